#pragma once
// The rulesets that come with the program, as they stand in law/rulesets/.

#include <span>
#include <string_view>

namespace sabot::law {

struct RulesetText {
  std::string_view regulation;
  std::string_view game;
  std::string_view toml;
};

std::span<const RulesetText> ruleset_texts();

}  // namespace sabot::law
