#pragma once
// What an automatic croupier has promised and not shown yet, as the table's records tell it, and
// what it keeps secret of it. Both must agree: a secret that does not open the promise was changed
// by somebody, and dealing from it would break the promise.

#include <cstdint>
#include <optional>
#include <string>

#include <boost/describe/class.hpp>

#include "sabot/base/digest.hpp"
#include "sabot/rules/common/chance.hpp"
#include "sabot/table/automatic_croupier.hpp"

namespace sabot::table {

struct Promise {
  Digest commitment;
  std::uint64_t sequence = 0;  // of the record that made it
};
BOOST_DESCRIBE_STRUCT(Promise, (), (commitment, sequence))

// Told all that happens at a table, of whatever game.
class OpenPromise {
 public:
  OpenPromise() = default;
  explicit OpenPromise(const std::optional<Promise>& open) : open_(open) {}

  void hear(std::uint64_t sequence, const rules::Heard& heard);
  const std::optional<Promise>& open() const { return open_; }

 private:
  std::optional<Promise> open_;
};

// What a table with an automatic croupier keeps to itself: its memory, and the record with which it
// was stored; it has heard everything since.
struct Secret {
  std::uint64_t since = 0;
  CroupierMemory memory;
};
BOOST_DESCRIBE_STRUCT(Secret, (), (since, memory))

// What is wrong with the bytes kept of a table whose open promise this is; empty: nothing. One that
// was broken off may leave its secret behind until the next is made. Where a person deals, the
// house keeps nothing.
std::string wrong_secret(const std::optional<std::vector<std::uint8_t>>& kept,
                         const std::optional<Promise>& open, bool is_automatic);

}  // namespace sabot::table
