#pragma once
// The odds of two paños, as a person reads them and as a program does.

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/odds/panos/removal.hpp"

namespace sabot::cli {

// How a coup may end on a paño, in the order of odds::Outcome.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, odds::outcomes>
    pano_outcomes{{{"gana el punto", "the punto wins"},
                   {"gana la banca", "the bank wins"},
                   {"empate", "tie"}}};
// The same in JSON.
inline constexpr std::array<std::string_view, odds::outcomes> outcome_words{"punto", "banca",
                                                                            "empate"};

// By way; none where they were not asked for.
using PanosRemovals = std::vector<std::vector<odds::Removal>>;

std::string panos_odds_text(const Common& common, const odds::PanosReport& report,
                            const PanosRemovals& removals, int digits);
boost::json::object panos_odds_json(const odds::PanosReport& report, const PanosRemovals& removals,
                                    int digits);
std::string panos_odds_csv(const std::vector<odds::PanosReport>& reports, int digits);
std::string panos_removals_csv(const std::vector<odds::PanosReport>& reports, int digits);

// {"punto": {"punto": …, "banca": …, "empate": …}, …}: by the first paño, then by the second.
boost::json::object joint_json(const odds::JointLaw& law, int digits);

}  // namespace sabot::cli
