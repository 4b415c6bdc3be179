#pragma once
// Where a table's settings leave its regulation, as a person reads it and as a program does.

#include <string>
#include <vector>

#include <boost/json/array.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/law/legal.hpp"

namespace sabot::cli {

// Of a table that was opened with this overlay; none where there is no such ruleset.
std::vector<law::Departure> departures_by(std::string_view regulation, std::string_view game,
                                          std::string_view overlay);

// "leaves the regulation"
std::string_view departure_label(const Common& common);

// A line for each; nothing of a table that keeps to the regulation.
std::string departures_text(const Common& common, const std::vector<law::Departure>& departures);

// [{"setting": "seats", "value": "8", "by": ["as11.pyb.E-b"]}]
boost::json::array departures_json(const std::vector<law::Departure>& departures);

}  // namespace sabot::cli
