#include "sabot/sim/drawing.hpp"

#include <algorithm>

#include "sabot/base/invariant.hpp"

namespace sabot::sim {
namespace {

using baccarat::Cuadro;
using baccarat::Draw;

// None: it is left to the player.
std::optional<Odds> ordered(Draw letter) {
  switch (letter) {
    case Draw::draw: return Odds::always();
    case Draw::stand: return Odds::never();
    case Draw::optional: break;
  }
  return std::nullopt;
}

std::string name_of(int banca, int third) {
  return "the banca with " + std::to_string(banca) +
         (third == Cuadro::punto_stood ? " after the punto stood"
                                       : " after the punto drew " + std::to_string(third));
}

std::expected<Odds, std::string> punto_odds(Draw letter, std::optional<Odds> chosen, int total) {
  const auto order = ordered(letter);
  const auto who = "the punto with " + std::to_string(total);
  if (order && chosen && *chosen != *order)
    return std::unexpected(who + " has no choice: leave it out");
  if (!order && !chosen) return std::unexpected(who + " may draw or stand: say how often it draws");
  return order ? *order : *chosen;
}

std::expected<Odds, std::string> banca_odds(Draw letter, std::optional<Odds> chosen, int banca,
                                            int third) {
  const auto order = ordered(letter);
  if (baccarat::banker_always_draws(banca)) {
    if (chosen && *chosen != Odds::always())
      return std::unexpected(name_of(banca, third) + " must draw: leave it out");
    return Odds::always();
  }
  if (chosen) return *chosen;
  if (!order)
    return std::unexpected(name_of(banca, third) + " may draw or stand: say how often it draws");
  return *order;
}

}  // namespace

std::optional<Odds> Odds::of(Ratio ratio) {
  if (ratio.denominator <= 0 || ratio.numerator < 0 || ratio.numerator > ratio.denominator)
    return std::nullopt;
  // Long division, a binary digit at a time: no product leaves 64 bits.
  auto rest = static_cast<std::uint64_t>(ratio.numerator);
  const auto divisor = static_cast<std::uint64_t>(ratio.denominator);
  std::uint64_t parts = rest == divisor ? 1 : 0;
  rest -= parts * divisor;
  for (int digit = 0; digit < 32; ++digit) {
    rest *= 2;
    parts = parts * 2 + (rest >= divisor ? 1 : 0);
    if (rest >= divisor) rest -= divisor;
  }
  return Odds{parts + (rest * 2 >= divisor ? 1 : 0)};
}

bool Drawing::is_mixed() const {
  const auto mixed = [](Odds odds) { return odds.is_mixed(); };
  return std::ranges::any_of(punto, mixed) || std::ranges::any_of(banca, [&](const auto& row) {
           return std::ranges::any_of(row, mixed);
         });
}

Drawing drawing_of(const baccarat::FamilyRules& rules) {
  Drawing drawing;
  const auto must = [](Draw letter) {
    const auto order = ordered(letter);
    require(order.has_value(), "simulation: a choice is left open");
    return *order;
  };
  for (int total = 0; total < 8; ++total) {
    const auto at = static_cast<std::size_t>(total);
    drawing.punto[at] = must(rules.punto_draws.value[at]);
    for (int third = 0; third <= Cuadro::punto_stood; ++third)
      drawing.banca[at][static_cast<std::size_t>(third)] =
          must(rules.cuadro.value.at(total, third));
  }
  return drawing;
}

std::expected<Drawing, std::string> drawing_of(const baccarat::FamilyRules& rules,
                                               const Choices& choices) {
  Drawing drawing;
  for (int total = 0; total < 8; ++total) {
    const auto at = static_cast<std::size_t>(total);
    const auto punto = punto_odds(rules.punto_draws.value[at], choices.punto[at], total);
    if (!punto) return std::unexpected(punto.error());
    drawing.punto[at] = *punto;
    for (int third = 0; third <= Cuadro::punto_stood; ++third) {
      const auto card = static_cast<std::size_t>(third);
      const auto banca =
          banca_odds(rules.cuadro.value.at(total, third), choices.banca[at][card], total, third);
      if (!banca) return std::unexpected(banca.error());
      drawing.banca[at][card] = *banca;
    }
  }
  return drawing;
}

}  // namespace sabot::sim
