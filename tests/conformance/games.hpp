#pragma once
// Every game under every ruleset, and under settings that reach what is rare otherwise: a sabot of
// one pack that ends after two coups or three, fewer seats than players, the other readings.

#include <string_view>

#include "about_punto_banca.hpp"
#include "sabot/rules/punto_banca/game.hpp"

namespace sabot::conformance {

struct Setting {
  std::string_view regulation;
  std::string_view game;
  std::string_view overlay;
};

template <class G, const Setting& S>
struct Case {
  using Game = G;
  static constexpr const Setting& setting = S;
};

template <class... C>
struct Cases {};

inline constexpr Setting es79{"es79", "punto-y-banca", ""};
inline constexpr Setting as11{"as11", "punto-y-banca", ""};
inline constexpr Setting mini{"as11", "mini-punto-y-banca", ""};
inline constexpr Setting es79_short{"es79", "punto-y-banca", R"(
packs = 1
cards-below-stop = 30
seats = 3
authorised-minimum = "5"
)"};
inline constexpr Setting as11_short{"as11", "punto-y-banca", R"(
packs = 1
cards-below-stop = 30
seats = 3
stop-card-seen = "when-drawn"
rotation = "continues"
all-decline = "wait"
holder-must-bet = "on-any-chance"
)"};
// To the last card of the sabot.
inline constexpr Setting as11_deep{"as11", "punto-y-banca", R"(
packs = 1
cards-below-stop = 6
seats = 15
seat-13 = false
burn-of-figures = 0
authorised-minimum = "5"
turned-card-is-one-of-the-burned = true
equal-highest = "first-to-bet"
)"};
inline constexpr Setting mini_house{"as11", "mini-punto-y-banca", R"(
packs = 2
seats = 2
waiting-list = false
all-decline = "wait"
holder-must-bet = "no"
authorised-minimum = "5"
deduction = "7/300"
rounding = "up"
)"};

using punto_banca::PuntoBanca;

using AllCases = Cases<Case<PuntoBanca, es79>, Case<PuntoBanca, as11>, Case<PuntoBanca, mini>,
                       Case<PuntoBanca, es79_short>, Case<PuntoBanca, as11_short>,
                       Case<PuntoBanca, as11_deep>, Case<PuntoBanca, mini_house>>;

}  // namespace sabot::conformance
