#include "sabot/chance/commitment.hpp"

#include <sodium/crypto_generichash_blake2b.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "sabot/base/invariant.hpp"
#include "sabot/base/little_endian.hpp"
#include "sabot/chance/sodium.hpp"

namespace sabot::chance {
namespace {

// So that no other hash of ours can ever be passed off as a commitment.
constexpr std::string_view order_tag = "SABOT-ORDER-1\n";
constexpr std::string_view number_tag = "SABOT-NUMBER-1\n";

// The tag, the salt, four bytes of a number.
std::vector<std::uint8_t> beginning(std::string_view tag, const Digest& salt, std::size_t number) {
  std::array<std::uint8_t, 4> four;
  store_le(four.data(), static_cast<std::uint32_t>(number));
  std::vector<std::uint8_t> bytes(tag.begin(), tag.end());
  bytes.insert(bytes.end(), salt.bytes.begin(), salt.bytes.end());
  bytes.insert(bytes.end(), four.begin(), four.end());
  return bytes;
}

Digest hash(const std::vector<std::uint8_t>& bytes) {
  ready_sodium();
  Digest digest;
  crypto_generichash_blake2b(digest.bytes.data(), digest.bytes.size(), bytes.data(), bytes.size(),
                             nullptr, 0);
  return digest;
}

}  // namespace

Digest commit(const SealedOrder& sealed) {
  auto bytes = beginning(order_tag, sealed.salt, sealed.order.size());
  for (const auto card : sealed.order) bytes.push_back(static_cast<std::uint8_t>(card.index()));
  return hash(bytes);
}

Digest commit(const SealedNumber& sealed) {
  return hash(beginning(number_tag, sealed.salt, static_cast<std::size_t>(sealed.number)));
}

bool opens(const Digest& commitment, const SealedOrder& sealed) {
  return commit(sealed) == commitment;
}

bool opens(const Digest& commitment, const SealedNumber& sealed) {
  return sealed.number >= 0 && commit(sealed) == commitment;
}

std::vector<Card> after_cut(std::span<const Card> order, int at) {
  require(at >= 0 && static_cast<std::size_t>(at) <= order.size(),
          "chance: the cut is not within the cards");
  std::vector<Card> cut(order.size());
  std::rotate_copy(order.begin(), order.begin() + at, order.end(), cut.begin());
  return cut;
}

}  // namespace sabot::chance
