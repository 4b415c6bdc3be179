#include "sabot/table/spin_check.hpp"

#include <gtest/gtest.h>

#include "sabot/chance/commitment.hpp"

namespace sabot::table {
namespace {

namespace of = rules::heard;

constexpr chance::SealedNumber second{2, {}};

// The second pocket of 0, 32, 15 is promised and the wheel turned by four: 15 must fall.
SpinCheck promised() {
  SpinCheck check;
  check.hear(of::Wheel{{0, 32, 15}});
  check.hear(of::SpinPromised{chance::commit(second)});
  check.hear(of::Turned{1});
  check.hear(of::Turned{3});
  return check;
}

TEST(SpinCheck, ProvesASpinThatFellAsPromised) {
  auto check = promised();
  check.hear(of::PocketShown{2, {}});
  check.hear(of::NumberFell{15});
  EXPECT_EQ(check.fault(), std::nullopt);
  EXPECT_EQ(check.promised(), 1);
  EXPECT_EQ(check.verified(), 1);
}

TEST(SpinCheck, FindsAnotherNumber) {
  auto check = promised();
  check.hear(of::PocketShown{2, {}});
  check.hear(of::NumberFell{32});
  EXPECT_EQ(check.fault(), "the number announced was 32, and 15 was promised");
  EXPECT_EQ(check.verified(), 0);
}

TEST(SpinCheck, FindsAnotherPocketOrSalt) {
  auto pocket = promised();
  pocket.hear(of::PocketShown{3, {}});
  EXPECT_TRUE(pocket.fault());
  auto salt = promised();
  Digest other;
  other.bytes[0] = 1;
  salt.hear(of::PocketShown{2, other});
  EXPECT_TRUE(salt.fault());
}

TEST(SpinCheck, FindsANumberWithoutWhatWasPromised) {
  auto check = promised();
  check.hear(of::NumberFell{15});
  EXPECT_TRUE(check.fault());
}

TEST(SpinCheck, AVoidSpinProvesNothing) {
  auto check = promised();
  check.hear(of::SpinVoid{});
  check.hear(of::NumberFell{0});
  EXPECT_EQ(check.fault(), std::nullopt);
  EXPECT_EQ(check.verified(), 0);
  EXPECT_EQ(check.annulled(), 1);
}

TEST(SpinCheck, ARealWheelPromisesNothing) {
  SpinCheck check;
  check.hear(of::Wheel{{0, 32, 15}});
  check.hear(of::SpinPromised{});
  check.hear(of::NumberFell{32});
  EXPECT_EQ(check.fault(), std::nullopt);
  EXPECT_EQ(check.promised(), 0);
}

}  // namespace
}  // namespace sabot::table
