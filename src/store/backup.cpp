#include "sabot/store/backup.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <system_error>
#include <utility>

#include "sabot/store/lock.hpp"
#include "sabot/store/schema.hpp"

namespace sabot::store {
namespace {

using std::filesystem::path;

constexpr int pages_per_step = 256;
constexpr auto side_files = {"-wal", "-shm", "-journal"};

path beside(path file, std::string_view suffix) { return file += suffix; }

std::unexpected<StoreError> refuse(StoreTrouble what, const path& file, std::string_view why) {
  return std::unexpected(StoreError{what, fmt::format("{}: {}", file.string(), why)});
}

// A file under a name of its own until it is known to be good; gone if it never is.
class Draft {
 public:
  explicit Draft(path file) : file_(std::move(file)) { remove(); }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() { remove(); }

  const path& file() const { return file_; }

  // Durably: a new name outlives a crash only when its folder is stored too.
  Stored<void> become(const path& final_name) {
    std::error_code wrong;
    std::filesystem::rename(file_, final_name, wrong);
    if (wrong) return refuse(StoreTrouble::cannot_write, final_name, wrong.message());
    const auto folder = std::filesystem::absolute(final_name).parent_path();
    const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool synced = opened >= 0 && ::fsync(opened) == 0;
    if (opened >= 0) ::close(opened);
    if (!synced) return refuse(StoreTrouble::cannot_write, folder, "the folder cannot be synced");
    return {};
  }

 private:
  void remove() const {
    std::error_code ignored;
    std::filesystem::remove(file_, ignored);
    for (const auto* suffix : side_files) std::filesystem::remove(beside(file_, suffix), ignored);
  }

  path file_;
};

Stored<void> copy_pages(Database& from, Database& to, const CopyProgress& progress) {
  const std::unique_ptr<sqlite3_backup, decltype(&sqlite3_backup_finish)> copy(
      sqlite3_backup_init(to.handle(), "main", from.handle(), "main"), &sqlite3_backup_finish);
  if (!copy) return std::unexpected(failure(to.handle(), sqlite3_errcode(to.handle())));
  while (true) {
    const int code = sqlite3_backup_step(copy.get(), pages_per_step);
    if (progress)
      progress(sqlite3_backup_remaining(copy.get()), sqlite3_backup_pagecount(copy.get()));
    if (code == SQLITE_DONE) return {};
    if (code != SQLITE_OK) return std::unexpected(failure(nullptr, code));
  }
}

// One file with no log beside it, so that it can be moved about.
Stored<void> make_single(Database& database, const path& file) {
  const auto mode = database.text("PRAGMA journal_mode = DELETE");
  if (!mode) return std::unexpected(mode.error());
  if (*mode != "delete") return refuse(StoreTrouble::busy, file, "somebody reads it");
  return {};
}

Stored<Verified> copy_verified(const path& from, const path& to, const CopyProgress& progress) {
  auto source = Database::open(from, Access::read);
  if (!source) return std::unexpected(std::move(source.error()));
  if (auto ours = version_of(*source); !ours) {
    ours.error().reason = fmt::format("{}: {}", from.string(), ours.error().reason);
    return std::unexpected(std::move(ours.error()));
  }
  {
    auto target = Database::open(to, Access::create);
    if (!target) return std::unexpected(std::move(target.error()));
    // Reading all the while: otherwise each commit of the writer would restart the copy.
    auto moment = Transaction::begin(*source, Transaction::Kind::reading);
    if (!moment) return std::unexpected(std::move(moment.error()));
    if (const auto read = source->integer("SELECT count(*) FROM tables"); !read)
      return std::unexpected(read.error());
    auto done = copy_pages(*source, *target, progress);
    // A backup of an earlier version is as good as any.
    if (done) done = migrate(*target);
    if (done) done = make_single(*target, to);
    if (!done) return std::unexpected(std::move(done.error()));
  }
  return verify_all(to);
}

// A name that has an owner would be free for anybody.
Stored<void> check_nobody_lost(Reader& fresh, Reader& old, const path& target) {
  const auto before = old.people();
  if (!before) return std::unexpected(before.error());
  const auto after = fresh.people();
  if (!after) return std::unexpected(after.error());
  for (const auto& person : *before)
    if (!std::ranges::binary_search(*after, person.handle, {}, &PersonInfo::handle))
      return refuse(StoreTrouble::would_lose, target, person.handle.handle());
  return {};
}

// Money that came in or went out at the counter stands in no table.
Stored<void> check_no_money_lost(Reader& fresh, Reader& old, const path& target) {
  const auto last = [](Reader& reader) -> Stored<std::uint64_t> {
    std::uint64_t sequence = 0;
    const auto read =
        reader.wallet_entries([&](const WalletEntry& entry) { sequence = entry.sequence; });
    if (!read) return std::unexpected(read.error());
    return sequence;
  };
  const auto before = last(old);
  if (!before) return std::unexpected(before.error());
  const auto after = last(fresh);
  if (!after) return std::unexpected(after.error());
  if (*after < *before) return refuse(StoreTrouble::would_lose, target, "money in wallets");
  return {};
}

// Whether everything that the target has been told stands in the backup too.
Stored<void> check_nothing_lost(const path& backup, const path& target) {
  auto old = Reader::open(target);
  if (!old) return std::unexpected(std::move(old.error()));
  auto fresh = Reader::open(backup);
  if (!fresh) return std::unexpected(std::move(fresh.error()));
  const auto tables = old->tables();
  if (!tables) return std::unexpected(tables.error());
  for (const auto& table : *tables) {
    const auto end = old->chain(table.id);
    if (!end) return std::unexpected(end.error());
    const auto same = fresh->hash(table.id, end->length() - 1);
    if (!same) return std::unexpected(same.error());
    if (*same != end->head())
      return refuse(StoreTrouble::would_lose, target,
                    fmt::format("table {}, record {}", table.id, end->length() - 1));
  }
  if (auto kept = check_no_money_lost(*fresh, *old, target); !kept) return kept;
  return check_nobody_lost(*fresh, *old, target);
}

// A log left beside the new file would be taken for its own.
Stored<void> clear_the_place(const path& backup, const path& target) {
  std::error_code unknown;
  if (std::filesystem::exists(target, unknown)) {
    if (auto kept = check_nothing_lost(backup, target); !kept) return kept;
    auto old = Database::open(target, Access::write);
    if (!old) return std::unexpected(std::move(old.error()));
    return make_single(*old, target);
  }
  for (const auto* suffix : side_files)
    if (const auto file = beside(target, suffix); std::filesystem::exists(file, unknown))
      return refuse(StoreTrouble::would_lose, file, "left by a store that is not there");
  return {};
}

}  // namespace

Stored<Verified> backup(const path& from, const path& to, const CopyProgress& progress) {
  std::error_code unknown;
  if (std::filesystem::exists(to, unknown))
    return std::unexpected(StoreError{StoreTrouble::file_exists, to.string()});
  Draft draft(beside(to, ".partial"));
  auto verified = copy_verified(from, draft.file(), progress);
  if (!verified) return verified;
  if (auto done = draft.become(to); !done) return std::unexpected(std::move(done.error()));
  return verified;
}

Stored<Verified> restore(const path& from, const path& target) {
  const auto lock = Lock::take(target);
  if (!lock) return std::unexpected(lock.error());
  Draft draft(beside(target, ".restoring"));
  if (auto verified = copy_verified(from, draft.file(), {}); !verified) return verified;
  auto done = clear_the_place(draft.file(), target);
  if (done) done = draft.become(target);
  if (!done) return std::unexpected(std::move(done.error()));
  return verify_all(target);
}

}  // namespace sabot::store
