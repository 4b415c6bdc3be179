#pragma once
// What the odds of bacarrá a dos paños read from its rules.

#include <expected>
#include <string>

#include "sabot/odds/panos/report.hpp"

namespace sabot::odds {

std::expected<TwoPanos, std::string> read_panos(const law::Ruleset& ruleset);
// At the stake that the query has, with what the table rounds: the parts of a bet a caballo and on
// the line, and the deduction.
std::expected<std::vector<PanosBet>, std::string> panos_bets_at(const law::Ruleset& ruleset,
                                                                const PanosQuery& query);

}  // namespace sabot::odds
