#include <gtest/gtest.h>

#include "cli/program.hpp"

namespace sabot::cli {
namespace {

constexpr auto good = "tests/rounds/chemin-de-fer/people/seated-elsewhere.round";

TEST(RoundCommand, CountsWhatItHasJudged) {
  const auto said = run({"round", good});
  EXPECT_EQ(said.exit, Exit::done);
  EXPECT_EQ(said.out, "1 round, 0 failed\n");
  EXPECT_EQ(said.err, "");
}

TEST(RoundCommand, AFileThatIsNotThereIsNoRound) {
  const auto said = run({"round", "none.round"});
  EXPECT_EQ(said.exit, Exit::failed);
  EXPECT_EQ(said.out, "");
  EXPECT_NE(said.err, "");
  const auto both = run({"round", "none.round", good});
  EXPECT_EQ(both.exit, Exit::failed);
  EXPECT_EQ(both.out, "1 round, 0 failed\n");
}

}  // namespace
}  // namespace sabot::cli
