#pragma once
// The run of a holder's bank in the reglamento's game.

#include <expected>

#include "sabot/law/ruleset.hpp"
#include "sabot/odds/bank_run.hpp"

namespace sabot::odds {

// Refuses a plan that the table would: stakes beyond the limits, a half that is not earned.
std::expected<RunReport, std::string> reglamento_run(const law::Ruleset& ruleset,
                                                     const RunPlan& plan, const OutcomeLaw& law);

}  // namespace sabot::odds
