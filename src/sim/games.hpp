#pragma once
// The games that can be simulated, and the sabot of each.

#include <optional>

#include "sabot/law/ruleset.hpp"
#include "sabot/rules/chemin_de_fer/rules.hpp"
#include "sabot/rules/punto_banca/rules.hpp"
#include "sabot/rules/reglamento/rules.hpp"
#include "sabot/sim/sabot_plan.hpp"

namespace sabot::sim {

SabotPlan sabot_of(const punto_banca::Rules& rules);
SabotPlan sabot_of(const chemin_de_fer::Rules& rules);
SabotPlan sabot_of(const reglamento::Rules& rules);
// Of a ruleset's game; none where it cannot be simulated, or its ruleset contradicts itself.
std::optional<SabotPlan> sabot_of(const law::Ruleset& ruleset);

}  // namespace sabot::sim
