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

// Of a sabot from which no card is turned or burned at first.
SabotPlan unburned(const auto& rules) {
  return {.packs = rules.packs.value,
          .cards_below_stop = rules.cards_below_stop.value,
          .stop_card_seen = rules.stop_card_seen.value,
          .burn = std::nullopt};
}

// Adding a game adds a line; the first that fits counts, where regulations have games of one name.
struct Known {
  std::string_view game;
  std::optional<law::Regulation> regulation;  // none: any
  std::optional<SabotPlan> (*read)(const law::Ruleset&);
};
constexpr std::array known{
    Known{"punto-y-banca", law::Regulation::ar, read<reglamento::Rules>},
    Known{"punto-y-banca", std::nullopt, read<punto_banca::Rules>},
    Known{"mini-punto-y-banca", std::nullopt, read<punto_banca::Rules>},
    Known{"chemin-de-fer", std::nullopt, read<chemin_de_fer::Rules>},
};

}  // namespace

SabotPlan sabot_of(const punto_banca::Rules& rules) {
  return {.packs = rules.packs.value,
          .cards_below_stop = rules.cards_below_stop.value,
          .stop_card_seen = rules.stop_card_seen.value,
          .burn = burn_of(rules)};
}

SabotPlan sabot_of(const chemin_de_fer::Rules& rules) { return unburned(rules); }
SabotPlan sabot_of(const reglamento::Rules& rules) { return unburned(rules); }

std::optional<SabotPlan> sabot_of(const law::Ruleset& ruleset) {
  const auto* game = std::ranges::find_if(known, [&](const Known& one) {
    return one.game == ruleset.game() &&
           one.regulation.value_or(ruleset.regulation()) == ruleset.regulation();
  });
  return game == known.end() ? std::nullopt : game->read(ruleset);
}

}  // namespace sabot::sim
