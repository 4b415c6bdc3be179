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
constexpr std::string_view order_and_lots_tag = "SABOT-ORDER-2\n";
constexpr std::string_view lot_tag = "SABOT-LOT-1\n";
constexpr std::string_view number_tag = "SABOT-NUMBER-1\n";

void add_four_bytes(std::vector<std::uint8_t>& bytes, std::size_t number) {
  std::array<std::uint8_t, 4> four;
  store_le(four.data(), static_cast<std::uint32_t>(number));
  bytes.insert(bytes.end(), four.begin(), four.end());
}

// The tag, the salt, four bytes of a number.
std::vector<std::uint8_t> beginning(std::string_view tag, const Digest& salt, std::size_t number) {
  std::vector<std::uint8_t> bytes(tag.begin(), tag.end());
  bytes.insert(bytes.end(), salt.bytes.begin(), salt.bytes.end());
  add_four_bytes(bytes, number);
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

Digest commit(const SealedOrder& sealed, Lots lots) {
  const auto tag = lots == Lots::promised ? order_and_lots_tag : order_tag;
  auto bytes = beginning(tag, sealed.salt, sealed.order.size());
  for (const auto card : sealed.order) bytes.push_back(static_cast<std::uint8_t>(card.index()));
  return hash(bytes);
}

Digest commit(const SealedNumber& sealed) {
  return hash(beginning(number_tag, sealed.salt, static_cast<std::size_t>(sealed.number)));
}

bool opens(const Digest& commitment, const SealedOrder& sealed, Lots lots) {
  return commit(sealed, lots) == commitment;
}

bool opens(const Digest& commitment, const SealedOrder& sealed) {
  return opens(commitment, sealed, Lots::apart) || opens(commitment, sealed, Lots::promised);
}

int number_of(const Lot& lot, const Digest& salt) {
  require(lot.of > 0 && lot.cut_at >= 0 && lot.before >= 0, "chance: no such lot");
  const auto of = static_cast<std::uint64_t>(lot.of);
  for (std::size_t attempt = 0;; ++attempt) {
    auto bytes = beginning(lot_tag, salt, static_cast<std::size_t>(lot.cut_at));
    add_four_bytes(bytes, static_cast<std::size_t>(lot.before));
    add_four_bytes(bytes, attempt);
    const auto word = load_le<std::uint64_t>(hash(bytes).bytes.data());
    // Words from the greatest multiple of `of` on are left out.
    if (word <= UINT64_MAX - (UINT64_MAX % of + 1) % of) return 1 + static_cast<int>(word % of);
  }
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
