#pragma once
// What the baccarat games share: the points of a card, the total of a hand, naturals, and the
// cuadro that tells the banca when to draw.

#include <array>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/base/card.hpp"

namespace sabot::baccarat {

// The card's own number; ace one, ten and figures nothing.
constexpr int points(Card card) { return card.rank() >= 10 ? 0 : card.rank(); }

// Only the units of the sum count.
constexpr int total(std::span<const Card> cards) {
  int sum = 0;
  for (const auto card : cards) sum += points(card);
  return sum % 10;
}

// Eight or nine with two cards.
constexpr bool is_natural(int two_card_total) { return two_card_total >= 8; }

// A banker who is not held to the cuadro is free, but draws with baccará (as11.cdf.A-m).
constexpr bool banker_always_draws(int total) { return total == 0; }

// How many cards lie in the basket, where all go that have left both sabot and cloth.
inline int in_basket(const SabotCount& sabot, int on_the_cloth) {
  return sabot.size() - sabot.left() - on_the_cloth;
}

// The letters of the regulations' tables.
enum class Draw : char { draw = 'T', stand = 'P', optional = 'O' };

// By total of the first two cards of the banca, 0 to 7, and third card of the punto, 0 to 9 or
// none because it stood.
class Cuadro {
 public:
  static constexpr int punto_stood = 10;

  // Eight rows of eleven letters.
  static std::expected<Cuadro, std::string> from(std::span<const std::string> rows);

  Draw at(int banca_total, int punto_third) const {
    return cells_[static_cast<std::size_t>(banca_total)][static_cast<std::size_t>(punto_third)];
  }
  bool has_option() const;

 private:
  std::array<std::array<Draw, 11>, 8> cells_{};
};

// A row of letters, one for each total from 0 to 7, for the hand that draws by its total alone.
std::expected<std::array<Draw, 8>, std::string> draws_by_total(std::string_view letters);

}  // namespace sabot::baccarat
