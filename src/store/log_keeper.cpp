#include "sabot/store/log_keeper.hpp"

#include <sqlite3.h>

#include <algorithm>

namespace sabot::store {
namespace {

// Pages that are written again and again are carried over once, so that it pays to wait; but the
// longer the log, the longer the next start takes.
constexpr int worth_carrying = 32 * 1024;
// Few enough for the writer to carry over between two commits.
constexpr int worth_a_moment = 2 * 1024;

}  // namespace

Stored<std::unique_ptr<LogKeeper>> LogKeeper::open(const std::filesystem::path& path,
                                                   Database& writers) {
  auto own = Database::open(path, Access::write);
  if (!own) return std::unexpected(std::move(own.error()));
  if (auto done = own->execute("PRAGMA synchronous = FULL"); !done)
    return std::unexpected(std::move(done.error()));
  std::unique_ptr<LogKeeper> keeper(new LogKeeper(*std::move(own)));
  keeper->thread_ =
      std::jthread([self = keeper.get()](const std::stop_token& stop) { self->work(stop); });
  sqlite3_wal_hook(
      writers.handle(),
      [](void* self, sqlite3* handle, const char*, int pages) {
        static_cast<LogKeeper*>(self)->grown(handle, pages);
        return SQLITE_OK;
      },
      keeper.get());
  return keeper;
}

void LogKeeper::grown(sqlite3* writers, int pages) {
  if (pages < worth_carrying) return;
  const std::scoped_lock held(mutex_);
  if (works_) return;
  // SQLite restarts its log only when nothing is left in it, and while the keeper works the writer
  // adds to it: the last pages are the writer's own to carry.
  if (pages - carried_ <= worth_a_moment) {
    carried_ = 0;
    carry_over(writers);
    return;
  }
  works_ = true;
  asked_.notify_one();
}

void LogKeeper::work(const std::stop_token& stop) {
  std::unique_lock held(mutex_);
  while (asked_.wait(held, stop, [&] { return works_; })) {
    held.unlock();
    const int carried = carry_over(own_.handle());
    held.lock();
    carried_ = carried;
    works_ = false;
  }
}

// Where it fails, as on a full disk, the pages stay in the log and nothing is lost: the next commit
// tries again, and says so itself if it cannot be written.
int LogKeeper::carry_over(sqlite3* handle) {
  int carried = 0;
  sqlite3_wal_checkpoint_v2(handle, nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, &carried);
  return std::max(carried, 0);
}

}  // namespace sabot::store
