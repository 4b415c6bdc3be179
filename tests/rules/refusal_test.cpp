// The closed list of refusals.

#include "sabot/rules/common/refusal.hpp"

#include <gtest/gtest.h>

#include "sabot/base/reflect.hpp"

namespace sabot::rules {
namespace {

TEST(Refusal, NumbersRiseInTheOrderOfPrecedence) {
  int last = 0;
  for (const auto& code : enumerators<RefusalCode>) {
    EXPECT_GT(static_cast<int>(code.value), last) << code.name;
    last = static_cast<int>(code.value);
  }
}

TEST(Refusal, EveryCodeHasItsOwnAdviceInBothLanguages) {
  for (const auto language : {law::Language::es, law::Language::en})
    for (const auto& code : enumerators<RefusalCode>) {
      const auto told = advice(code.value, language);
      EXPECT_TRUE(told.ends_with('.')) << code.name;
      for (const auto& other : enumerators<RefusalCode>)
        EXPECT_EQ(told == advice(other.value, language), other.value == code.value)
            << code.name << " and " << other.name;
    }
  for (const auto& code : enumerators<RefusalCode>)
    EXPECT_NE(advice(code.value, law::Language::es), advice(code.value, law::Language::en));
}

}  // namespace
}  // namespace sabot::rules
