#pragma once
// Rulesets for the tests of odds, with any settings over them.

#include <string_view>

#include <gtest/gtest.h>

#include "sabot/law/legal.hpp"

namespace sabot::odds {

inline law::Ruleset ruleset(std::string_view regulation, std::string_view game,
                            std::string_view overlay = "") {
  auto rules = law::Ruleset::of(regulation, game).value();
  const auto laid = law::overlay_recorded(rules, overlay);
  EXPECT_TRUE(laid) << laid.error().what;
  return rules;
}

}  // namespace sabot::odds
