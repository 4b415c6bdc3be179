#include "sabot/store/database.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>

#include <bit>
#include <cerrno>
#include <system_error>

namespace sabot::store {
namespace {

// For as long as another program may hold the database; then it is an error.
constexpr int patience_ms = 5000;

// SQLite makes its own copy of what is bound.
const auto copied = std::bit_cast<sqlite3_destructor_type>(std::intptr_t{-1});

StoreTrouble trouble_of(int code) {
  switch (code & 0xff) {
    case SQLITE_CONSTRAINT: return StoreTrouble::schema_refused;
    case SQLITE_TOOBIG: return StoreTrouble::too_long;
    case SQLITE_FULL: return StoreTrouble::disk_full;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return StoreTrouble::busy;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH: return StoreTrouble::cannot_open;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return StoreTrouble::damaged;
    default: break;
  }
  switch (code) {
    case SQLITE_IOERR_READ:
    case SQLITE_IOERR_SHORT_READ: return StoreTrouble::cannot_read;
    default: return StoreTrouble::cannot_write;
  }
}

// Before SQLite makes it, which would let everybody read it. The files beside it take its mode.
Stored<void> make_private(const std::string& path) {
  const int file = ::open(path.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
  if (file >= 0) {
    ::close(file);
    return {};
  }
  // Not opened any further: closing it would drop the locks of a connection in this process.
  if (errno == EEXIST) return {};
  const auto why = std::error_code(errno, std::generic_category()).message();
  return std::unexpected(StoreError{StoreTrouble::cannot_open, fmt::format("{}: {}", path, why)});
}

int flags_of(Access access) {
  const int how = access == Access::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
  return how | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_URI;
}

// How a store lies where nobody can write, as on a disc: a reader could not make the files that
// SQLite wants beside it, and needs none of them, unless a log has something that is not in it.
enum class Lies : std::uint8_t { where_one_writes, frozen, with_its_log };

Lies lies(const std::filesystem::path& file) {
  std::error_code unknown;
  if (::faccessat(AT_FDCWD, file.parent_path().c_str(), W_OK, AT_EACCESS) == 0 ||
      std::filesystem::exists(file.string() + "-shm", unknown))
    return Lies::where_one_writes;
  const auto log = std::filesystem::file_size(file.string() + "-wal", unknown);
  return unknown || log == 0 ? Lies::frozen : Lies::with_its_log;
}

// A file's name as SQLite takes it with what follows it; no letter of it means anything there.
std::string address_of(const std::string& full, std::string_view behind) {
  std::string address = "file:";
  for (const char c : full) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       c == '/' || c == '.' || c == '-' || c == '_';
    if (plain)
      address += c;
    else
      address += fmt::format("%{:02x}", static_cast<unsigned char>(c));
  }
  return address.append(behind);
}

}  // namespace

StoreError failure(sqlite3* handle, int code) {
  const int known = handle == nullptr ? code : sqlite3_extended_errcode(handle);
  const char* words = handle == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(handle);
  // A later call may have replaced what the connection remembers.
  if ((known & 0xff) != (code & 0xff)) words = sqlite3_errstr(code);
  auto what = trouble_of(code);
  if (what == StoreTrouble::cannot_write && handle != nullptr &&
      sqlite3_db_readonly(handle, "main"))
    what = StoreTrouble::cannot_read;
  return {what, fmt::format("SQLite {}: {}", code, words)};
}

void Statement::Closing::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

void Statement::begin() {
  reset();
  fault_ = SQLITE_OK;
}

Stored<bool> Statement::next() {
  auto* const statement = statement_.get();
  if (fault_ != SQLITE_OK) return std::unexpected(failure(nullptr, fault_));
  const int code = sqlite3_step(statement);
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  return std::unexpected(failure(sqlite3_db_handle(statement), code));
}

void Statement::reset() { sqlite3_reset(statement_.get()); }

std::int64_t Statement::integer(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

std::string_view Statement::text(int column) const {
  const auto bytes_there = bytes(column);
  // NOLINTNEXTLINE: letters are bytes
  return {reinterpret_cast<const char*>(bytes_there.data()), bytes_there.size()};
}

Bytes Statement::bytes(int column) const {
  const auto* data =
      static_cast<const std::uint8_t*>(sqlite3_column_blob(statement_.get(), column));
  return {data, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

bool Statement::is_null(int column) const {
  return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

void Statement::bind(int place, std::string_view value) {
  // A pointer to nothing would be bound as null.
  const char* data = value.empty() ? "" : value.data();
  note(sqlite3_bind_text64(statement_.get(), place, data, value.size(), copied, SQLITE_UTF8));
}

void Statement::bind(int place, Bytes value) {
  const void* data = value.empty() ? static_cast<const void*>("") : value.data();
  note(sqlite3_bind_blob64(statement_.get(), place, data, value.size(), copied));
}

void Statement::bind(int place, std::nullptr_t) {
  note(sqlite3_bind_null(statement_.get(), place));
}

void Statement::bind_integer(int place, std::int64_t value) {
  note(sqlite3_bind_int64(statement_.get(), place, value));
}

void Statement::note(int code) {
  if (fault_ == SQLITE_OK) fault_ = code;
}

void Database::Closing::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

Stored<Database> Database::open(const std::filesystem::path& path, Access access) {
  // Absolute, and written as an address: no name is taken for something else.
  std::error_code unknown;
  const auto full = std::filesystem::absolute(path, unknown).string();
  // SQLite has nothing better than an error of the disk for these.
  const auto refuse = [&](std::string_view why) {
    return std::unexpected(StoreError{StoreTrouble::cannot_open, fmt::format("{}: {}", full, why)});
  };
  if (std::filesystem::is_directory(full, unknown)) return refuse("it is a folder");
  if (access != Access::create && !std::filesystem::exists(full, unknown))
    return refuse(std::make_error_code(std::errc::no_such_file_or_directory).message());
  if (access == Access::create)
    if (auto made = make_private(full); !made) return std::unexpected(std::move(made.error()));
  const auto place = access == Access::read ? lies(full) : Lies::where_one_writes;
  if (place == Lies::with_its_log)
    return refuse("its log is beside it, and nothing can be written there; copy both elsewhere");
  const auto address = address_of(full, place == Lies::frozen ? "?immutable=1" : "");
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(address.c_str(), &handle, flags_of(access), nullptr);
  Database database(handle);
  if (code != SQLITE_OK) {
    auto error = failure(handle, code);
    error.reason = fmt::format("{}: {}", full, error.reason);
    return std::unexpected(std::move(error));
  }
  sqlite3_busy_timeout(handle, patience_ms);
  return database;
}

Stored<Statement> Database::prepare(std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (code != SQLITE_OK) return std::unexpected(failure(handle_.get(), code));
  return Statement(statement);
}

Stored<void> Database::execute(const std::string& sql) {
  const int code = sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) return std::unexpected(failure(handle_.get(), code));
  return {};
}

Stored<std::int64_t> Database::integer(std::string_view sql) {
  auto statement = prepare(sql);
  if (!statement) return std::unexpected(std::move(statement.error()));
  const auto row = statement->first();
  if (!row) return std::unexpected(row.error());
  return *row ? statement->integer(0) : 0;
}

Stored<std::string> Database::text(std::string_view sql) {
  auto statement = prepare(sql);
  if (!statement) return std::unexpected(std::move(statement.error()));
  const auto row = statement->first();
  if (!row) return std::unexpected(row.error());
  return std::string(*row ? statement->text(0) : "");
}

std::int64_t Database::changes() const { return sqlite3_changes64(handle_.get()); }

bool Database::is_within() const { return sqlite3_get_autocommit(handle_.get()) == 0; }

Stored<Transaction> Transaction::begin(Database& database, Kind kind) {
  // Writing: the lock is taken now, so that no later statement finds the database taken.
  if (auto begun = database.execute(kind == Kind::writing ? "BEGIN IMMEDIATE" : "BEGIN"); !begun)
    return std::unexpected(std::move(begun.error()));
  return Transaction(database);
}

Transaction::~Transaction() {
  // A rollback that fails has been done by SQLite already.
  if (database_ != nullptr && database_->is_within()) (void)database_->execute("ROLLBACK");
}

Stored<void> Transaction::commit() {
  auto done = database_->execute("COMMIT");
  if (done) database_ = nullptr;
  return done;
}

}  // namespace sabot::store
