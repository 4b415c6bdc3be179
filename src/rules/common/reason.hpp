#pragma once
// The reason that somebody writes down with a ruling or a claim.

#include <string_view>

#include "sabot/base/text.hpp"
#include "sabot/rules/common/option.hpp"

namespace sabot::rules {

inline constexpr std::size_t longest_reason = 200;

inline Field reason_field() { return {"reason", AnyText{longest_reason}}; }

inline bool is_unfit_reason(std::string_view reason) {
  return reason.empty() || count_characters(reason) > longest_reason;
}

}  // namespace sabot::rules
