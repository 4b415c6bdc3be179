#pragma once
// The list behind rule_places.hpp, as tools/rule_places.py writes it.

#include <span>
#include <string_view>

namespace sabot::cli {

// One link a line: src/rules/chemin_de_fer/banco.cpp#L42.
struct RulePlaces {
  std::string_view id;
  std::string_view code;
  std::string_view rounds;
};
// In the order of their ids.
std::span<const RulePlaces> all_rule_places();

}  // namespace sabot::cli
