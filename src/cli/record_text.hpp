#pragma once
// A journal's records, as the notation and as JSON, for showing or exporting them.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::cli {

// [as11.pyb.B-l A-25]
std::string articles_text(const law::Citations& by);
// {"sequence": 12, "who": "ana", "command": …, "events": […]}; each event with its sentence.
boost::json::object record_json(const table::ToldRecord& record, const table::Genesis& genesis,
                                law::Language language);

// None, and a message, where the file cannot be read.
std::optional<std::vector<std::uint8_t>> read_journal_file(Common& common, const std::string& file);
// The table that a journal is of. None, and a message, where it is no journal or its game is not
// known here.
std::optional<table::Genesis> read_genesis_of(Common& common, const std::string& file,
                                              std::span<const std::uint8_t> bytes);

}  // namespace sabot::cli
