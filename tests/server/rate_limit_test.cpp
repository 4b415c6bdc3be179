#include "sabot/server/rate_limit.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace sabot::server {
namespace {

using namespace std::chrono_literals;

constexpr RateLimit::Moment start{1'000h};

// The house's own clock may be set back; then everybody would be refused until it has caught up.
template <class Time>
concept CountsTime = requires(RateLimit limit, Time now) {
  limit.take("ana", now);
};
static_assert(CountsTime<std::chrono::steady_clock::time_point>);
static_assert(!CountsTime<std::chrono::system_clock::time_point>);
static_assert(!CountsTime<std::int64_t>);

TEST(RateLimit, LetsSomeThroughAtOnceAndThenOneByOne) {
  RateLimit limit({3, 1s}, 100);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(limit.take("ana", start), 0ms);
  EXPECT_EQ(limit.take("ana", start), 1000ms);
  EXPECT_EQ(limit.take("blas", start), 0ms);
  EXPECT_EQ(limit.take("ana", start + 999ms), 1ms);
  EXPECT_EQ(limit.take("ana", start + 1000ms), 0ms);
  EXPECT_EQ(limit.take("ana", start + 1000ms), 1000ms);
  // After a long time there are as many as at first, and no more.
  for (int i = 0; i < 3; ++i) EXPECT_EQ(limit.take("ana", start + 1'000'000ms), 0ms);
  EXPECT_EQ(limit.take("ana", start + 1'000'000ms), 1000ms);
}

TEST(RateLimit, CountsWhatIsDearForSeveral) {
  RateLimit limit({10, 100ms}, 100);
  EXPECT_EQ(limit.take("ana", start, 8), 0ms);
  EXPECT_EQ(limit.take("ana", start, 8), 600ms);
  EXPECT_EQ(limit.take("ana", start, 2), 0ms);
  // More than there ever is can be had once the bucket is full.
  EXPECT_EQ(limit.take("ana", start, 50), 1000ms);
  EXPECT_EQ(limit.take("ana", start + 1000ms, 50), 0ms);
}

TEST(RateLimit, CountsNothingThatIsGivenBack) {
  RateLimit limit({2, 1s}, 100);
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(limit.take("ana", start), 0ms);
    limit.give_back("ana");
  }
  EXPECT_EQ(limit.take("ana", start), 0ms);
  EXPECT_EQ(limit.take("ana", start), 0ms);
  EXPECT_EQ(limit.take("ana", start), 1000ms);
  limit.give_back("blas");  // who owes nothing
  for (int i = 0; i < 2; ++i) EXPECT_EQ(limit.take("blas", start), 0ms);
  EXPECT_EQ(limit.take("blas", start), 1000ms);
}

TEST(RateLimit, DoesNotLoseFractionsOfAMillisecond) {
  RateLimit limit({1, std::chrono::microseconds(1'000'000 / 7)}, 100);
  int passed = 0;
  for (int i = 0; i < 10'000; ++i)
    passed += limit.take("ana", start + std::chrono::milliseconds(i)) == 0ms;
  // Seven a second, and the one at the beginning; those that come between two milliseconds wait
  // for the next.
  EXPECT_GE(passed, 69);
  EXPECT_LE(passed, 71);
}

TEST(RateLimit, ForgetsWhoeverHasNothingToMakeUpFor) {
  RateLimit limit({2, 1s}, 1000);
  for (int i = 0; i < 500; ++i) (void)limit.take(std::to_string(i), start);
  EXPECT_EQ(limit.keys(), 500u);
  (void)limit.take("one", start + 1000ms);
  EXPECT_EQ(limit.keys(), 1u);
}

TEST(RateLimit, HoldsNoMoreKeysThanItMayAndForgetsTheLeastDebtFirst) {
  RateLimit limit({5, 1s}, 10);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(limit.take("flood", start), 0ms);
  for (int i = 0; i < 10'000; ++i) {
    EXPECT_EQ(limit.take("address" + std::to_string(i), start), 0ms);
    ASSERT_LE(limit.keys(), 10u);
  }
  EXPECT_GT(limit.take("flood", start), 0ms);
}

// Whatever is asked and when: in any stretch of time no more passes than the allowance says, and
// waiting as long as told is enough to pass.
RC_GTEST_PROP(RateLimit, IsNeverExceeded, ()) {
  const auto at_once = *rc::gen::inRange<std::uint32_t>(1, 6);
  const auto each = *rc::gen::inRange<std::int64_t>(1, 5000);
  RateLimit limit({at_once, std::chrono::microseconds(each * 10)}, 100);
  std::vector<RateLimit::Moment> passed;
  auto now = start;
  for (const auto wait : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 60))) {
    now += std::chrono::milliseconds(wait);
    const auto told = limit.take("ana", now);
    if (told == 0ms) {
      passed.push_back(now);
    } else {
      auto copy = limit;
      RC_ASSERT(copy.take("ana", now + told - 1ms) > 0ms);
      RC_ASSERT(copy.take("ana", now + told) == 0ms);
    }
  }
  for (std::size_t first = 0; first < passed.size(); ++first)
    for (std::size_t last = first; last < passed.size(); ++last) {
      const auto over = (passed[last] - passed[first]) / std::chrono::microseconds(each * 10);
      RC_ASSERT(static_cast<std::int64_t>(last - first + 1) <= at_once + over);
    }
}

}  // namespace
}  // namespace sabot::server
