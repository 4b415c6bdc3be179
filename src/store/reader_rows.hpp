#pragma once
// What the files of the reader share: going through rows, and the values in them.

#include <fmt/format.h>

#include <limits>
#include <string>
#include <string_view>

#include "sabot/base/person.hpp"
#include "sabot/store/database.hpp"

namespace sabot::store {

// Gives the statement back when its rows have been read, or are no longer wanted.
class Rows {
 public:
  explicit Rows(Statement& statement) : statement_(statement) {}
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  ~Rows() { statement_.reset(); }

  // Calls `take` for each row until it returns an error.
  template <class Take, class... V>
  Stored<void> each(Take take, const V&... values) {
    auto row = statement_.first(values...);
    for (; row && *row; row = statement_.next())
      if (Stored<void> taken = take(); !taken) return taken;
    if (!row) return std::unexpected(std::move(row.error()));
    return {};
  }

 private:
  Statement& statement_;
};

inline std::unexpected<StoreError> damaged(std::string reason) {
  return std::unexpected(StoreError{StoreTrouble::damaged, std::move(reason)});
}

inline Stored<PersonId> person(std::string_view handle) {
  const auto id = PersonId::from(handle);
  if (!id) return damaged(fmt::format("nobody can be called {}", handle));
  return *id;
}

// Numbers that the schema keeps from being negative.
inline std::uint64_t natural(std::int64_t number) { return static_cast<std::uint64_t>(number); }

// No sequence is beyond what SQLite's integers hold.
inline std::int64_t bounded(std::uint64_t sequence) {
  constexpr auto most = std::numeric_limits<std::int64_t>::max();
  return sequence > natural(most) ? most : static_cast<std::int64_t>(sequence);
}

}  // namespace sabot::store
