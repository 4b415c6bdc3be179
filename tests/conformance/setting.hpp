#pragma once
// A game under a regulation and an operator's overlay.

#include <string_view>

namespace sabot::conformance {

struct Setting {
  std::string_view regulation;
  std::string_view game;
  std::string_view overlay;
};

}  // namespace sabot::conformance
