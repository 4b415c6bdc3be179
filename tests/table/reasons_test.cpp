// Why people may do what they may do now, and what keeps them from the rest.

#include "sabot/table/reasons.hpp"

#include <gtest/gtest.h>

#include "sabot/base/forms.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::table {
namespace {

class ReasonsTest : public testing::Test {
 protected:
  void give(std::initializer_list<std::string_view> lines) {
    for (const auto line : lines) ASSERT_TRUE(table_->submit(line)) << line;
  }
  // Who came first sits at the croupier's right.
  void seat(std::initializer_list<std::string_view> people) {
    for (const auto one : people) {
      const std::string name(one);
      give({"casa admit person=" + name + " role=player"});
      give({"caja sell-chips to=" + name + " amount=1000"});
      give({name + " sit seat=" + std::to_string(++seated_)});
    }
  }
  void open() {
    give({"casa admit person=crupier role=croupier", "casa admit person=caja role=cashier",
          "casa open minimum=5"});
  }
  Reasons of(std::string_view person) { return table_->reasons(*PersonId::from(person)); }
  std::string articles_of(std::string_view person, std::string_view command) {
    for (const auto& one : of(person).offered)
      if (one.command == command) return std::string(law::id(one.by));
    return "not offered";
  }
  std::string barred(std::string_view person, std::string_view command) {
    for (const auto& one : of(person).barred)
      if (one.command == command) return to_text(one.why.code);
    return "not barred";
  }

  std::unique_ptr<AnyTable> table_ = open_table("as11", "chemin-de-fer", "").value();
  int seated_ = 0;
};

TEST_F(ReasonsTest, ATableWithoutEnoughPlayersSaysWhatItWaitsFor) {
  open();
  seat({"ana"});
  const auto waiting = of("ana").waiting;
  ASSERT_TRUE(waiting);
  EXPECT_EQ(waiting->code, rules::RefusalCode::too_few_players);
  EXPECT_FALSE(waiting->by.empty());
  EXPECT_TRUE(of("nobody").waiting) << "anybody may know";
  seat({"blas", "carla", "dario", "elena"});
  EXPECT_FALSE(of("ana").waiting);
}

TEST_F(ReasonsTest, WhatMayBeDoneHasItsArticlesAndTheRestItsReason) {
  open();
  seat({"ana", "blas", "carla", "dario", "elena"});
  give({"crupier count-cards count=312", "crupier mix", "crupier mix-last"});
  ASSERT_EQ(articles_of("blas", "cut"), "not offered");
  // The player who is asked to cut may.
  for (const auto* who : {"ana", "blas", "carla", "dario", "elena"})
    if (table_->submit(std::string(who) + " cut at=20")) break;
  give({"crupier place-stop-card below=7"});
  EXPECT_EQ(articles_of("ana", "take-bank"), "as11.cdf.E1-a");
  give({"ana take-bank amount=100", "crupier announce-bank"});
  EXPECT_EQ(articles_of("blas", "banco"), "as11.cdf.E2-c");
  EXPECT_EQ(barred("blas", "banco-seguido"), "no-right-to-seguido");
  // It is not the moment for these, and no reason of blas's own.
  EXPECT_EQ(barred("blas", "carta"), "not barred");
  EXPECT_EQ(barred("blas", "pass-hand"), "not barred");
  EXPECT_EQ(barred("crupier", "deal"), "not barred");
}

}  // namespace
}  // namespace sabot::table
