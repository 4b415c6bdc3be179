#pragma once
// The order of a sabot, promised before it is cut and shown when the talla is over; or where a ball
// falls, promised before bets are made and shown when it stops. A salted hash is published; the
// salt keeps anyone from finding by trying what is promised; anybody who kept the hash can later
// tell that what is shown is what was promised.

#include <span>
#include <utility>
#include <vector>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/chance/random_source.hpp"

namespace sabot::chance {

struct SealedOrder {
  std::vector<Card> order;
  Digest salt;

  friend bool operator==(const SealedOrder&, const SealedOrder&) = default;
};

template <RandomSource S>
SealedOrder seal(std::vector<Card> order, S& source) {
  SealedOrder sealed{.order = std::move(order), .salt = {}};
  source.fill(sealed.salt.bytes);
  return sealed;
}

// What is published: BLAKE2b-256 of "SABOT-ORDER-1\n", the salt, the number of cards (four bytes,
// the least significant first) and one byte for each card, its index.
Digest commit(const SealedOrder& sealed);

bool opens(const Digest& commitment, const SealedOrder& sealed);

struct SealedNumber {
  int number = 0;
  Digest salt;

  friend bool operator==(const SealedNumber&, const SealedNumber&) = default;
};

// BLAKE2b-256 of "SABOT-NUMBER-1\n", the salt and the number (four bytes, the least significant
// first).
Digest commit(const SealedNumber& sealed);

bool opens(const Digest& commitment, const SealedNumber& sealed);

// The order after a player's cut: the first `at` cards go below the others.
std::vector<Card> after_cut(std::span<const Card> order, int at);

}  // namespace sabot::chance
