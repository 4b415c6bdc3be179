#pragma once
// The order of a sabot, promised before it is cut and shown when the talla is over; or where a ball
// falls, promised before bets are made and shown when it stops. A salted hash is published; the
// salt keeps anyone from finding by trying what is promised; anybody who kept the hash can later
// tell that what is shown is what was promised.

#include <cstdint>
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

// Whether lots that are drawn before the order is shown are promised with it.
enum class Lots : std::uint8_t { apart, promised };

// What is published: BLAKE2b-256 of "SABOT-ORDER-1\n", or with lots "SABOT-ORDER-2\n", the salt,
// the number of cards (four bytes, the least significant first) and one byte for each card, its
// index.
Digest commit(const SealedOrder& sealed, Lots lots = Lots::apart);

bool opens(const Digest& commitment, const SealedOrder& sealed, Lots lots);
// With lots or without.
bool opens(const Digest& commitment, const SealedOrder& sealed);

// Which lot of those under one salt, how many were drawn before it, and where a player has cut the
// cards, so that whoever chose the salt did not choose the lot.
struct Lot {
  int cut_at = 0;
  int before = 0;
  int of = 1;  // a number from 1 to this is drawn
};
// The first eight bytes (the least significant first) of BLAKE2b-256 of "SABOT-LOT-1\n", the salt,
// the cut, the lots before and the attempt, from 0 on (four bytes each); modulo `of`, and 1 more.
// An attempt that would favour some numbers is followed by another.
int number_of(const Lot& lot, const Digest& salt);

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
