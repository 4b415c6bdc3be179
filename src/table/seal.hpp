#pragma once
// The house's signature under a journal. Each coup closes with a seal: an Ed25519 signature over
// the hash of everything before it, so that editing, dropping or adding a record takes the house's
// key; a last seal says that nothing comes after it, so that nothing can be cut off.

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/bytes.hpp"
#include "sabot/table/chain.hpp"

namespace sabot::table {

using boost::describe::operators::operator==;

// The record that stands in the journal.
struct Seal {
  bool last = false;
  Digest key;  // the house's public key
  Digest r;    // the two halves of the signature
  Digest s;
};
BOOST_DESCRIBE_STRUCT(Seal, (), (last, key, r, s))

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
  Seal seal(const Chain& before, bool last) const;

 private:
  HouseKey() = default;

  Digest public_;
  std::array<std::uint8_t, 64> secret_{};
};

// Whether the seal was made, with the key that it names, for the record that comes after this.
bool holds(const Seal& seal, const Chain& before);

void write_seal(std::vector<std::uint8_t>& out, const Seal& seal);

}  // namespace sabot::table
