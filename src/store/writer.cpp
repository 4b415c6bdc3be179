#include "sabot/store/writer.hpp"

#include <fmt/format.h>

#include <exception>
#include <future>
#include <utility>

#include "sabot/store/schema.hpp"

namespace sabot::store {
namespace {

// A foreign file is refused before anything about it is changed.
Stored<void> make_ready(Database& database) {
  // Every commit is synced before it is announced; what is deleted is overwritten. Each record goes
  // to the end of its own table, so that small pages mean less to write, and the last ones of a few
  // thousand tables have room in the cache.
  auto done = database.execute(
      "PRAGMA page_size = 1024; PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY;"
      "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;");
  if (!done) return done;
  const auto sound = database.text("PRAGMA quick_check(1)");
  if (!sound) return std::unexpected(sound.error());
  if (*sound != "ok") return std::unexpected(StoreError{StoreTrouble::damaged, *sound});
  if (auto migrated = migrate(database); !migrated) return migrated;
  const auto mode = database.text("PRAGMA journal_mode = WAL");
  if (!mode) return std::unexpected(mode.error());
  if (*mode != "wal")
    return std::unexpected(
        StoreError{StoreTrouble::cannot_open, "this file system has no write-ahead log"});
  return {};
}

}  // namespace

Stored<std::unique_ptr<Writer>> Writer::open(const std::filesystem::path& path, std::size_t room) {
  auto lock = Lock::take(path);
  if (!lock) return std::unexpected(std::move(lock.error()));
  auto database = Database::open(path, Access::create);
  if (!database) return std::unexpected(std::move(database.error()));
  if (auto ready = make_ready(*database); !ready) {
    ready.error().reason = fmt::format("{}: {}", path.string(), ready.error().reason);
    return std::unexpected(std::move(ready.error()));
  }
  std::unique_ptr<Writer> writer(new Writer(*std::move(lock), *std::move(database), room));
  auto appender = Appender::on(writer->database_);
  if (!appender) return std::unexpected(std::move(appender.error()));
  writer->appender_.emplace(*std::move(appender));
  auto keeper = LogKeeper::open(path, writer->database_);
  if (!keeper) return std::unexpected(std::move(keeper.error()));
  writer->keeper_ = *std::move(keeper);
  writer->thread_ =
      std::jthread([self = writer.get()](const std::stop_token& stop) { self->work(stop); });
  return writer;
}

Writer::Writer(Lock lock, Database database, std::size_t room)
    : lock_(std::move(lock)), database_(std::move(database)), room_(room) {}

Writer::~Writer() = default;

Stored<void> Writer::submit(Write write, Done done) {
  {
    const std::scoped_lock held(mutex_);
    if (queue_.size() >= room_)
      return std::unexpected(
          StoreError{StoreTrouble::queue_full, fmt::format("{} are waiting", room_)});
    queue_.push_back({std::move(write), std::move(done), {}});
  }
  arrived_.notify_one();
  return {};
}

Stored<void> Writer::write(Write write) {
  std::promise<Stored<void>> promise;
  auto result = promise.get_future();
  auto taken = submit(std::move(write), [&](Stored<void> done) { promise.set_value(done); });
  if (!taken) return taken;
  return result.get();
}

void Writer::work(const std::stop_token& stop) {
  while (true) {
    auto batch = take(stop);
    if (batch.empty()) return;
    store(batch);
    for (auto& one : batch) one.done(std::move(one.result));
  }
}

std::vector<Writer::Waiting> Writer::take(const std::stop_token& stop) {
  std::unique_lock held(mutex_);
  arrived_.wait(held, stop, [&] { return !queue_.empty(); });
  return std::exchange(queue_, {});
}

void Writer::store(std::vector<Waiting>& batch) {
  Stored<void> stored;
  try {
    stored = commit(batch);
  } catch (const std::exception& broken) {
    // Memory ran out, or worse: everything that waits must hear of it.
    stored = std::unexpected(StoreError{StoreTrouble::cannot_write, broken.what()});
  }
  if (stored) return;
  stop_tables(batch, stored.error());
  for (auto& one : batch) one.result = stored;
}

Stored<void> Writer::commit(std::vector<Waiting>& batch) {
  auto transaction = Transaction::begin(database_, Transaction::Kind::writing);
  if (!transaction) return std::unexpected(std::move(transaction.error()));
  for (auto& one : batch) {
    if (const auto* why = stopped(one.write)) {
      one.result =
          std::unexpected(StoreError{StoreTrouble::stopped, describe(*why, law::Language::en)});
      continue;
    }
    one.result = appender_->write(one.write);
    if (!one.result && !is_of_one_write(one.result.error().what)) return one.result;
  }
  return transaction->commit();
}

void Writer::stop_tables(const std::vector<Waiting>& batch, const StoreError& why) {
  // A full disk has stored nothing. After anything else the log itself may not be what SQLite
  // believes, and no table can go on from there.
  if (why.what != StoreTrouble::disk_full && why.what != StoreTrouble::busy) {
    all_stopped_ = why;
    has_stopped_ = true;
  }
  for (const auto& one : batch)
    if (const auto table = table_of(one.write); !table.empty())
      stopped_.try_emplace(std::string(table), why);
}

const StoreError* Writer::stopped(const Write& write) const {
  if (all_stopped_) return &*all_stopped_;
  const auto found = stopped_.find(table_of(write));
  return found == stopped_.end() ? nullptr : &found->second;
}

}  // namespace sabot::store
