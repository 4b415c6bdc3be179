#pragma once
// JSON Schema of what `sabot odds`, `sabot solve` and `sabot simulate` write with --json.

#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/base/schema.hpp"

namespace sabot::cli {

// The commands with a report: "odds", "solve", "simulate".
const std::vector<std::string_view>& reports();

// Defines the report of each of them: OddsReport, SolveReport, SimulateReport.
void define_reports(SchemaDefinitions& all);

// A document that describes the report of this command, which must be one of them.
boost::json::object report_schema(std::string_view command);

}  // namespace sabot::cli
