#pragma once
// What bets are worth at a stake so small that the rounding of a deduction or of a price to whole
// cents counts.

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "sabot/base/money.hpp"
#include "sabot/odds/report.hpp"

namespace sabot::odds {

// Why no stake can be this, if it cannot.
std::optional<std::string> unfit_stake(Money stake);

// The bets as the table settles this very stake, still in units of it. In chemin de fer the banca's
// stake is the bank where all of it is covered. Refuses a stake of nothing or beyond all limits.
std::expected<std::vector<Bet>, std::string> bets_at(const law::Ruleset& ruleset, Money stake);

// The same report with every bet at this stake.
std::expected<Report, std::string> at_stake(Report report, const law::Ruleset& ruleset,
                                            Money stake);

}  // namespace sabot::odds
