#pragma once
// What the odds of bacarrá a dos paños read from its rules.

#include <expected>
#include <string>

#include "sabot/odds/panos/report.hpp"

namespace sabot::odds {

std::expected<TwoPanos, std::string> read_panos(const law::Ruleset& ruleset);

}  // namespace sabot::odds
