#pragma once
// SQLite's C interface, with owners and with errors as values. A connection and its statements
// belong to one thread at a time.

#include <concepts>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "sabot/store/error.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace sabot::store {

using Bytes = std::span<const std::uint8_t>;
template <class T>
using Stored = std::expected<T, StoreError>;

// A prepared statement, kept to be run again.
class Statement {
 public:
  Statement() = default;
  explicit Statement(sqlite3_stmt* statement) : statement_(statement) {}

  // Runs it from the beginning with these values for its question marks: whether there is a row.
  template <class... V>
  Stored<bool> first(const V&... values) {
    begin();
    int place = 0;
    (bind(++place, values), ...);
    return next();
  }
  // Whether there is another row.
  Stored<bool> next();

  // Runs one that has no rows.
  template <class... V>
  Stored<void> run(const V&... values) {
    auto row = first(values...);
    reset();
    if (!row) return std::unexpected(std::move(row.error()));
    return {};
  }

  // A statement left in the middle of its rows keeps the database's state of that moment alive.
  void reset();

  // Of the current row, counted from zero; valid until the next one.
  std::int64_t integer(int column) const;
  std::string_view text(int column) const;
  Bytes bytes(int column) const;
  bool is_null(int column) const;

 private:
  struct Closing {
    void operator()(sqlite3_stmt* statement) const;
  };

  void begin();
  void bind(int place, std::integral auto value) {
    bind_integer(place, static_cast<std::int64_t>(value));
  }
  void bind(int place, std::string_view value);
  void bind(int place, Bytes value);
  void bind(int place, std::nullptr_t);
  template <class T>
  void bind(int place, const std::optional<T>& value) {
    if (value)
      bind(place, *value);
    else
      bind(place, nullptr);
  }
  void bind_integer(int place, std::int64_t value);
  // Reported by the next step: a statement with a value missing must not run.
  void note(int code);

  std::unique_ptr<sqlite3_stmt, Closing> statement_;
  int fault_ = 0;
};

enum class Access : std::uint8_t { read, write, create };

class Database {
 public:
  // A new file can be read by nobody but its owner: secrets will lie in it.
  static Stored<Database> open(const std::filesystem::path& path, Access access);

  Stored<Statement> prepare(std::string_view sql);
  // One or more statements whose rows are of no interest.
  Stored<void> execute(const std::string& sql);
  // The one value of the first row.
  Stored<std::int64_t> integer(std::string_view sql);
  Stored<std::string> text(std::string_view sql);

  // Rows changed by the last statement.
  std::int64_t changes() const;
  // Whether a transaction is open: SQLite itself ends one on some failures.
  bool is_within() const;
  sqlite3* handle() const { return handle_.get(); }

 private:
  struct Closing {
    void operator()(sqlite3* handle) const;
  };
  explicit Database(sqlite3* handle) : handle_(handle) {}

  std::unique_ptr<sqlite3, Closing> handle_;
};

// Undone when it is destroyed, unless it has been committed.
class Transaction {
 public:
  enum class Kind : std::uint8_t { reading, writing };

  static Stored<Transaction> begin(Database& database, Kind kind);
  Transaction(Transaction&& other) noexcept : database_(std::exchange(other.database_, nullptr)) {}
  Transaction& operator=(Transaction&&) = delete;
  ~Transaction();

  Stored<void> commit();

 private:
  explicit Transaction(Database& database) : database_(&database) {}

  Database* database_;
};

// What SQLite says about the last failure on this connection.
StoreError failure(sqlite3* handle, int code);

}  // namespace sabot::store
