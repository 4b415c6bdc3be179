#pragma once
// Options as lines that a person can read: "- bet on=punto stake=5..500/5".

#include <string>
#include <vector>

#include "sabot/rules/common/option.hpp"

namespace sabot::rounds {

std::string option_text(const rules::Option& option);
std::vector<std::string> option_lines(const std::vector<rules::Option>& options);

}  // namespace sabot::rounds
