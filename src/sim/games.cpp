#include "sabot/sim/games.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "sabot/base/invariant.hpp"
#include "sabot/rules/baccarat/baccarat.hpp"

namespace sabot::sim {
namespace {

// Ten and figures are alike: they have the same points and burn as many.
Burn burn_of(const punto_banca::Rules& rules) {
  Burn burn{};
  burn.fill(-1);
  for (int index = 0; index < Card::kinds; ++index) {
    const auto card = Card::from_index(index);
    auto& of_points = burn[static_cast<std::size_t>(baccarat::points(card))];
    const int burned = rules.cards_to_burn(card);
    require(of_points == -1 || of_points == burned,
            "simulation: cards of the same points burn differently");
    of_points = burned;
  }
  return burn;
}

template <class Rules>
std::optional<SabotPlan> read(const law::Ruleset& ruleset) {
  const auto rules = Rules::from(ruleset);
  return rules ? std::optional(sabot_of(*rules)) : std::nullopt;
}

// Adding a game adds a line.
struct Known {
  std::string_view game;
  std::optional<SabotPlan> (*read)(const law::Ruleset&);
};
constexpr std::array known{
    Known{"punto-y-banca", read<punto_banca::Rules>},
    Known{"mini-punto-y-banca", read<punto_banca::Rules>},
    Known{"chemin-de-fer", read<chemin_de_fer::Rules>},
};

}  // namespace

SabotPlan sabot_of(const punto_banca::Rules& rules) {
  return {.packs = rules.packs.value,
          .cards_below_stop = rules.cards_below_stop.value,
          .stop_card_seen = rules.stop_card_seen.value,
          .burn = burn_of(rules)};
}

SabotPlan sabot_of(const chemin_de_fer::Rules& rules) {
  return {.packs = rules.packs.value,
          .cards_below_stop = rules.cards_below_stop.value,
          .stop_card_seen = rules.stop_card_seen.value,
          .burn = std::nullopt};
}

std::optional<SabotPlan> sabot_of(const law::Ruleset& ruleset) {
  const auto* game = std::ranges::find(known, ruleset.game(), &Known::game);
  return game == known.end() ? std::nullopt : game->read(ruleset);
}

}  // namespace sabot::sim
