#pragma once
// When each hand draws a third card: always, never, or sometimes, where it is left to a player.

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>

#include "sabot/base/money.hpp"
#include "sabot/rules/baccarat/baccarat.hpp"
#include "sabot/rules/baccarat/rules.hpp"

namespace sabot::sim {

// How likely something is, in parts of 2^32.
struct Odds {
  static constexpr std::uint64_t whole = std::uint64_t{1} << 32;

  std::uint64_t parts = 0;

  static constexpr Odds never() { return {0}; }
  static constexpr Odds always() { return {whole}; }
  // The nearest there is to a proportion; none if it is no proportion from 0 to 1.
  static std::optional<Odds> of(Ratio ratio);

  constexpr bool is_mixed() const { return parts != 0 && parts != whole; }
  friend constexpr bool operator==(Odds, Odds) = default;
};

// By totals of two cards, 0 to 7. Eight and nine are naturals, and nobody draws.
struct Drawing {
  std::array<Odds, 8> punto{};
  // By the banca's total and the punto's third card, 0 to 9 or Cuadro::punto_stood.
  std::array<std::array<Odds, 11>, 8> banca{};

  bool is_mixed() const;
  friend bool operator==(const Drawing&, const Drawing&) = default;
};

// What the players do where the rules leave it to them.
struct Choices {
  std::array<std::optional<Odds>, 8> punto{};
  std::array<std::array<std::optional<Odds>, 11>, 8> banca{};
};

// Of a game that leaves no choice.
Drawing drawing_of(const baccarat::FamilyRules& rules);

// Of one that does: every choice that the tables leave open must be made. The banker, whom the
// cuadro binds only on request, may choose in its other cells too, but must draw with 0; what is
// not chosen there goes by the cuadro.
std::expected<Drawing, std::string> drawing_of(const baccarat::FamilyRules& rules,
                                               const Choices& choices);

}  // namespace sabot::sim
