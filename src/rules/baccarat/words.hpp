#pragma once
// What people read of any game of the family: the sabot and its talla, the two hands.

#include "sabot/rules/common/words.hpp"

namespace sabot::baccarat {

extern const rules::Words family_words;

}  // namespace sabot::baccarat
