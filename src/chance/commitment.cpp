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
constexpr std::string_view tag = "SABOT-ORDER-1\n";

}  // namespace

Digest commit(const SealedOrder& sealed) {
  ready_sodium();
  std::array<std::uint8_t, 4> count;
  store_le(count.data(), static_cast<std::uint32_t>(sealed.order.size()));

  std::vector<std::uint8_t> bytes;
  bytes.reserve(tag.size() + sealed.salt.bytes.size() + count.size() + sealed.order.size());
  bytes.insert(bytes.end(), tag.begin(), tag.end());
  bytes.insert(bytes.end(), sealed.salt.bytes.begin(), sealed.salt.bytes.end());
  bytes.insert(bytes.end(), count.begin(), count.end());
  for (const auto card : sealed.order) bytes.push_back(static_cast<std::uint8_t>(card.index()));

  Digest digest;
  crypto_generichash_blake2b(digest.bytes.data(), digest.bytes.size(), bytes.data(), bytes.size(),
                             nullptr, 0);
  return digest;
}

bool opens(const Digest& commitment, const SealedOrder& sealed) {
  return commit(sealed) == commitment;
}

std::vector<Card> after_cut(std::span<const Card> order, int at) {
  require(at >= 0 && static_cast<std::size_t>(at) <= order.size(),
          "chance: the cut is not within the cards");
  std::vector<Card> cut(order.size());
  std::rotate_copy(order.begin(), order.begin() + at, order.end(), cut.begin());
  return cut;
}

}  // namespace sabot::chance
