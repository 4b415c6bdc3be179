#include "sabot/base/distance.hpp"

#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace sabot {
namespace {

TEST(Distance, CountsLettersPutInTakenOutOrChanged) {
  EXPECT_EQ(distance("", ""), 0U);
  EXPECT_EQ(distance("bet", "bet"), 0U);
  EXPECT_EQ(distance("bett", "bet"), 1U);
  EXPECT_EQ(distance("et", "bet"), 1U);
  EXPECT_EQ(distance("bat", "bet"), 1U);
  EXPECT_EQ(distance("", "bet"), 3U);
  EXPECT_EQ(distance("punto", "banca"), 4U);
}

RC_GTEST_PROP(Distance, IsTheSameBothWaysAndNoLessThanTheLengthsDiffer,
              (const std::string& a, const std::string& b)) {
  RC_ASSERT(distance(a, b) == distance(b, a));
  RC_ASSERT(distance(a, b) + std::min(a.size(), b.size()) >= std::max(a.size(), b.size()));
  RC_ASSERT(distance(a, a) == 0U);
}

}  // namespace
}  // namespace sabot
