#pragma once
// The parts of a state that games share, for those who keep it as bytes.

#include "sabot/base/field_bytes.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/common/people.hpp"

namespace sabot {

template <>
struct BytesForm<rules::Places> : FieldBytes<rules::Places> {};
template <>
struct BytesForm<rules::Limits> : FieldBytes<rules::Limits> {};

}  // namespace sabot
