#include "sabot/sim/sabot_plan.hpp"

#include <algorithm>

#include "sabot/base/invariant.hpp"
#include "sabot/rules/baccarat/baccarat.hpp"
#include "sabot/sim/words.hpp"

namespace sabot::sim {
namespace {

constexpr int least_cards_of_a_coup = 4;

// The coups it takes, at this many cards each, until no more than `end` are left.
int coups_until(int end, int left, int cards_each) {
  return (left - end + cards_each - 1) / cards_each;
}

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

// Adding a game with tallas adds a line.
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

int SabotPlan::cards_of(int points) const {
  int kinds = 0;
  for (int index = 0; index < Card::kinds; ++index)
    if (baccarat::points(Card::from_index(index)) == points) ++kinds;
  return packs * kinds - gone[static_cast<std::size_t>(points)];
}

int SabotPlan::least_to_play() const {
  return burn ? cards() - 1 - std::ranges::max(*burn) : cards();
}

int SabotPlan::most_to_play() const {
  return burn ? cards() - 1 - std::ranges::min(*burn) : cards();
}

int SabotPlan::sure_coups() const {
  return coups_until(left_at_the_end(), least_to_play(), cards_per_coup);
}

int SabotPlan::most_coups() const {
  return coups_until(left_at_the_end(), most_to_play(), least_cards_of_a_coup);
}

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
