#pragma once
// The house's signature under a journal. Each coup closes with a seal: an Ed25519 signature over
// the hash of everything before it, so that editing, dropping or adding a record takes the house's
// key; a last seal says that nothing comes after it, so that nothing can be cut off. Where the
// records' times are stored, too, the seal covers them.

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/bytes.hpp"
#include "sabot/table/chain.hpp"
#include "sabot/table/record.hpp"

namespace sabot::table {

using boost::describe::operators::operator==;

// The record that stands in the journal.
struct Seal {
  bool last = false;
  Digest key;  // the house's public key
  Digest r;    // the two halves of the signature
  Digest s;
  std::optional<Digest> times = {};  // of the records since the last seal, its own among them
};
// The times come behind them, in a timed seal.
BOOST_DESCRIBE_STRUCT(Seal, (), (last, key, r, s))

using Signature = std::array<std::uint8_t, 64>;

// When records were written, one after the other, in milliseconds since 1970: each with all before.
class Times {
 public:
  explicit Times(const Digest& so_far = {}) : so_far_(so_far) {}

  void add(std::int64_t at);
  const Digest& digest() const { return so_far_; }

 private:
  Digest so_far_;
};

class HouseKey {
 public:
  static constexpr std::size_t seed_bytes = 32;

  // A new one, from the operating system's generator.
  static HouseKey make();
  static HouseKey from_seed(const Digest& seed);
  // 64 hexadecimal digits, with or without a new line after them.
  static std::expected<HouseKey, std::string> read(std::string_view text);

  HouseKey(const HouseKey&) = default;
  HouseKey& operator=(const HouseKey&) = default;
  ~HouseKey();  // wipes its copy of the secret

  const Digest& public_key() const { return public_; }
  // What `read` takes: anybody who has it signs as the house.
  std::string secret_text() const;

  // For the next record of a chain.
  Seal seal(const Chain& before, bool last, const std::optional<Digest>& times = {}) const;

  // What only the house can make of these bytes, for what it keeps for itself alone.
  Digest mark(std::span<const std::uint8_t> bytes) const;
  // Its signature of anything else than a journal; the purpose keeps one thing from passing for
  // another.
  Signature sign(std::string_view purpose, std::span<const std::uint8_t> bytes) const;

 private:
  HouseKey() = default;

  Digest public_;
  std::array<std::uint8_t, 64> secret_{};
};

bool is_signed(const Signature& signature, const Digest& key, std::string_view purpose,
               std::span<const std::uint8_t> bytes);

// Whether the seal was made, with the key that it names, for the record that comes after this.
bool holds(const Seal& seal, const Chain& before);

void write_seal(std::vector<std::uint8_t>& out, const Seal& seal);
// Behind its kind, to the end; false where it is none.
bool read_seal(ByteReader& in, RecordKind kind, Seal& seal);

}  // namespace sabot::table
