#pragma once
// The odds of two rows, as a person reads them and as a program does.

#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/odds/treinta_cuarenta/rows_report.hpp"

namespace sabot::cli {

// "half", "prison", "best", "insured": as JSON has it.
std::string_view play_name(odds::RowsPlay play);

std::string rows_odds_text(const Common& common, const odds::RowsReport& report, int digits);
boost::json::object rows_odds_json(const odds::RowsReport& report, int digits);
std::string rows_odds_csv(const std::vector<odds::RowsReport>& reports, int digits);

}  // namespace sabot::cli
