#pragma once
// Reads the letters of the regulations' tables out of a ruleset: for each total, or for each total
// and third card.

#include <array>
#include <string_view>

#include "sabot/law/citation.hpp"
#include "sabot/rules/baccarat/baccarat.hpp"
#include "sabot/rules/common/parameters.hpp"

namespace sabot::baccarat {

law::Cited<std::array<Draw, 8>> read_draws(rules::Parameters& read, std::string_view name);
law::Cited<Cuadro> read_cuadro(rules::Parameters& read, std::string_view name);

}  // namespace sabot::baccarat
