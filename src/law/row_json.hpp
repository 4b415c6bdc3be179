#pragma once
// A row of the law for programs, in both languages. Its provenance is always there: custom and
// interpretation are never shown as law.

#include <optional>
#include <string_view>

#include <boost/json/object.hpp>

#include "sabot/law/catalogue.hpp"

namespace sabot::law {

Provenance provenance_of(const Row& row);

// "engine", "operator-config", "human-only"
std::string_view name(Testable testable);

// The same rule in the other text, if it has it.
std::optional<Citation> parallel_of(const Row& row);

boost::json::object row_json(const Row& row);

}  // namespace sabot::law
