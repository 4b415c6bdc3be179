#include "sabot/rules/baccarat/deduction.hpp"

#include "sabot/law/art.hpp"

#include <gtest/gtest.h>

namespace sabot::baccarat {
namespace {

using namespace law::literals;

const law::Cited<Ratio> five_percent{{5, 100}, "as11.pyb.D-b"_art};
const law::Cited<DeductionRounding> down{DeductionRounding::down, "A-34"_art};
const law::Cited<DeductionRounding> up{DeductionRounding::up, "A-34"_art};

TEST(Deduction, OfAWholeNumberOfCentsCitesNoRounding) {
  for (const auto& rounding : {down, up}) {
    const auto deduction = deduction_of(10_units, five_percent, rounding);
    EXPECT_EQ(deduction.amount, 50_cents);
    EXPECT_EQ(deduction.by, five_percent.by);
  }
}

TEST(Deduction, RoundsAFractionOfACentAndSaysSo) {
  const law::Citations both{"as11.pyb.D-b"_art, "A-34"_art};
  EXPECT_EQ(deduction_of(39_cents, five_percent, down).amount, 1_cents);
  EXPECT_EQ(deduction_of(39_cents, five_percent, down).by, both);
  EXPECT_EQ(deduction_of(21_cents, five_percent, up).amount, 2_cents);
  EXPECT_EQ(deduction_of(21_cents, five_percent, up).by, both);
}

TEST(Deduction, MayBeNothing) {
  EXPECT_EQ(deduction_of(19_cents, five_percent, down).amount, Money{});
  EXPECT_EQ(deduction_of(19_cents, five_percent, up).amount, 1_cents);
}

}  // namespace
}  // namespace sabot::baccarat
