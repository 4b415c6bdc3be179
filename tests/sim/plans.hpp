#pragma once
// Plans of simulations, from the rulesets that tables read.

#include <string_view>

#include "sabot/base/invariant.hpp"
#include "sabot/law/legal.hpp"
#include "sabot/sim/games.hpp"
#include "sabot/sim/simulation.hpp"

namespace sabot::sim {

template <class Rules>
Rules rules_of(std::string_view regulation, std::string_view game, std::string_view overlay) {
  auto ruleset = law::Ruleset::of(regulation, game).value();
  require(overlay.empty() || law::overlay_recorded(ruleset, overlay), "the overlay cannot be read");
  return Rules::from(ruleset).value();
}

// Punto as the ruleset has it; in chemin de fer, whatever is left open drawn this often.
inline Plan plan_of(std::string_view regulation, std::string_view game,
                    std::string_view overlay = {}, Odds open = Odds::always()) {
  Plan plan;
  if (game != "chemin-de-fer") {
    const auto rules = rules_of<punto_banca::Rules>(regulation, game, overlay);
    plan.sabot = sabot_of(rules);
    plan.drawing = drawing_of(rules);
    return plan;
  }
  const auto rules = rules_of<chemin_de_fer::Rules>(regulation, game, overlay);
  Choices choices;
  for (int total = 0; total < 8; ++total) {
    const auto at = static_cast<std::size_t>(total);
    if (rules.punto_draws.value[at] == baccarat::Draw::optional) choices.punto[at] = open;
    for (int third = 0; third <= baccarat::Cuadro::punto_stood; ++third)
      if (rules.cuadro.value.at(total, third) == baccarat::Draw::optional)
        choices.banca[at][static_cast<std::size_t>(third)] = open;
  }
  plan.sabot = sabot_of(rules);
  plan.drawing = drawing_of(rules, choices).value();
  return plan;
}

// A banker who asks for no cuadro and draws this often wherever allowed; and so the punto.
inline Drawing free_banker(const chemin_de_fer::Rules& rules, Odds often) {
  Choices choices;
  for (std::size_t total = 0; total < 8; ++total) {
    if (rules.punto_draws.value[total] == baccarat::Draw::optional) choices.punto[total] = often;
    if (!baccarat::banker_always_draws(static_cast<int>(total))) choices.banca[total].fill(often);
  }
  return drawing_of(rules, choices).value();
}

}  // namespace sabot::sim
