#include "sabot/cli/join_purse.hpp"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

namespace sabot::cli {
namespace {

boost::json::array events(std::string_view text) { return boost::json::parse(text).as_array(); }

boost::json::value seen(std::string_view chips, std::string_view staked) {
  return {{"self", {{"person", "ana"}, {"role", "player"}, {"chips", chips}, {"staked", staked}}}};
}

const auto coup_ended = events(R"([{"event": "coup-ended", "coup": 1}])");

TEST(JoinPurse, WhatLiesOnTheFeltOrInABankIsStillTheirs) {
  Purse ana("ana");
  ana.see(seen("100", "0"));
  ana.see(seen("60", "40"));
  EXPECT_FALSE(ana.coup());
  ana.hear(coup_ended);
  ana.see(seen("60", "78"));  // a bank that has won 40, less the deduction
  const auto first = ana.coup();
  ASSERT_TRUE(first);
  EXPECT_EQ(first->coup, 38_units);
  EXPECT_EQ(first->total, 38_units);
  EXPECT_EQ(first->owned, 138_units);
  ana.hear(coup_ended);
  ana.see(seen("60", "0"));
  const auto second = ana.coup();
  EXPECT_EQ(second->coup, Money{} - 78_units);
  EXPECT_EQ(second->total, Money{} - 40_units);
}

TEST(JoinPurse, ChipsBoughtRedeemedOrGivenAwayAreNoGain) {
  Purse ana("ana");
  ana.see(seen("100", "0"));
  ana.hear(events(R"([{"event": "chips-sold", "to": "ana", "amount": "50"},
                      {"event": "chips-sold", "to": "blas", "amount": "900"},
                      {"event": "tipped", "by": "ana", "amount": "2.50"}])"));
  ana.see(seen("137.50", "10"));
  ana.hear(events(R"([{"event": "chips-redeemed", "from": "ana", "amount": "100"},
                      {"event": "coup-ended"}])"));
  ana.see(seen("57.50", "0"));
  EXPECT_EQ(ana.coup()->total, 10_units);
}

TEST(JoinPurse, OfACoupInWhichTheyHadNoPartNothingIsSaid) {
  Purse ana("ana");
  ana.see(seen("100", "0"));
  ana.hear(coup_ended);
  ana.see(seen("100", "0"));
  EXPECT_FALSE(ana.coup());
  // A bet that came back is a part all the same.
  ana.see(seen("90", "10"));
  ana.hear(coup_ended);
  ana.see(seen("100", "0"));
  EXPECT_EQ(ana.coup()->coup, Money{});
}

TEST(JoinPurse, SeveralCoupsThatWereMissedHaveOnlyATotal) {
  Purse ana("ana");
  ana.see(seen("90", "10"));
  ana.hear(coup_ended);
  ana.hear(coup_ended);
  ana.see(seen("120", "0"));
  const auto both = ana.coup();
  EXPECT_EQ(both->coup, std::nullopt);
  EXPECT_EQ(both->total, 20_units);
}

TEST(JoinPurse, WhatIsNotKnownIsNotSaid) {
  Purse ana("ana");
  ana.see(seen("100", "10"));
  ana.lose_count();
  ana.hear(coup_ended);
  EXPECT_FALSE(ana.coup());
  ana.see(seen("500", "10"));
  ana.hear(coup_ended);
  ana.see(seen("520", "0"));
  const auto since = ana.coup();
  EXPECT_EQ(since->coup, 10_units);
  EXPECT_TRUE(since->since_back);
  // An older house, somebody who serves at the table, nobody.
  Purse blas("blas");
  for (const auto* view : {R"({"self": {"role": "player", "chips": "100"}})",
                           R"({"self": {"role": "croupier", "chips": "0", "staked": "0"}})", "{}",
                           R"({"self": {"role": "player", "chips": "-5", "staked": "x"}})"}) {
    blas.see(boost::json::parse(view));
    blas.hear(coup_ended);
    EXPECT_FALSE(blas.coup()) << view;
    EXPECT_FALSE(blas.so_far()) << view;
  }
}

}  // namespace
}  // namespace sabot::cli
