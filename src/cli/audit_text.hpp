#pragma once
// What was found in a journal or in a stored table, as a person reads it and as a program does.

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/store/times_check.hpp"
#include "sabot/table/audit.hpp"

namespace sabot::cli {

// What was audited: {"file", "table.journal"} or {"table", "t1"}.
struct Subject {
  std::string_view kind;
  std::string name;
  // It may still be played at: the order of a talla that has just ended may come yet.
  bool open = false;
  std::optional<store::Untimed> untimed = {};  // of a stored table
};

using Finding = std::expected<table::Audited, table::AuditFault>;

// Sets the exit code by it.
bool is_verified(Common& common, const Subject& subject, const Finding& finding);

boost::json::object finding_json(const Subject& subject, const Finding& finding);
// In full, and in one line.
std::string finding_text(const Common& common, const Subject& subject, const Finding& finding);
std::string finding_line(const Common& common, const Subject& subject, const Finding& finding);

}  // namespace sabot::cli
