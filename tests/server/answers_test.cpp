// A key is for one command: sent again it gets the first answer, and with another one none.

#include "sabot/server/answers.hpp"

#include <gtest/gtest.h>

#include "server/house_fixture.hpp"

namespace sabot::server {
namespace {

using Object = boost::json::object;

class Keys : public HouseTest {
 protected:
  Keys() {
    EXPECT_EQ(code_of(enter(here(), ana_)), "accepted");
    EXPECT_EQ(code_of(enter(here(), "blas"_who)), "accepted");
  }

  LiveTable& here() { return table(id_); }
  // What is said changes nothing, and is refused for its key.
  void expect_reused(const Said& command, const std::string& key) {
    const auto before = here().table().head();
    const auto submitted = world_.storage().submitted();
    const auto answer = say(here(), ana_, command, key);
    EXPECT_EQ(code_of(answer), "key-reused");
    EXPECT_EQ(answer.error().status, 409);
    EXPECT_EQ(here().table().head(), before);
    EXPECT_EQ(world_.storage().submitted(), submitted);
  }

  PersonId ana_ = "ana"_who;
  std::string id_ = create("punto-y-banca").id();
};

TEST_F(Keys, TheSameCommandGetsItsFirstAnswer) {
  const auto first = say(here(), ana_, "sit seat=1", "k");
  ASSERT_TRUE(first.has_value());
  for (const Said& same :
       {Said("sit seat=1"), Said(" sit\tseat=1 "), Said(Object{{"command", "sit"}, {"seat", 1}})}) {
    const auto again = say(here(), ana_, same, "k");
    ASSERT_TRUE(again.has_value()) << again.error().code;
    EXPECT_EQ(again->sequence, first->sequence);
  }
  restart();
  const auto later = say(here(), ana_, "sit seat=1", "k");
  ASSERT_TRUE(later.has_value());
  EXPECT_EQ(later->sequence, first->sequence);
}

TEST_F(Keys, AnotherCommandIsRefused) {
  ASSERT_TRUE(say(here(), ana_, "sit seat=1", "k").has_value());
  for (int i = 0; i < 2; ++i) {
    expect_reused("leave", "k");
    expect_reused("sit seat=2", "k");
    expect_reused(Object{{"command", "leave"}}, "k");
    expect_reused("no command at all", "k");
    restart();
  }
  EXPECT_TRUE(say(here(), ana_, "leave", "k2").has_value());
}

TEST_F(Keys, WhatWasRefusedIsRefusedAgainAndAnotherForItsKey) {
  ASSERT_EQ(code_of(say(here(), "blas"_who, "sit seat=1")), "accepted");
  const auto first = say(here(), ana_, Object{{"command", "sit"}, {"seat", 1}}, "k");
  ASSERT_FALSE(first.has_value());
  ASSERT_EQ(first.error().status, 422);
  // The seat is free by now, but the key stays answered.
  ASSERT_EQ(code_of(say(here(), "blas"_who, "leave")), "accepted");
  for (int i = 0; i < 2; ++i) {
    const auto again = say(here(), ana_, "sit seat=1", "k");
    ASSERT_FALSE(again.has_value());
    EXPECT_EQ(again.error(), first.error());
    expect_reused("sit seat=2", "k");
    restart();
  }
}

TEST_F(Keys, AreEachPersonsOwnAndEachTables) {
  auto& there = create("punto-y-banca");
  ASSERT_EQ(code_of(enter(there, ana_)), "accepted");
  EXPECT_EQ(code_of(say(here(), ana_, "sit seat=1", "k")), "accepted");
  EXPECT_EQ(code_of(say(here(), "blas"_who, "sit seat=2", "k")), "accepted");
  EXPECT_EQ(code_of(say(there, ana_, "sit seat=3", "k")), "accepted");
}

TEST_F(Keys, HoldAtTheCageToo) {
  const Hall::Trade trade{.customer = ana_, .amount = 100_units, .key = "k"};
  const auto first = buy(here(), trade);
  ASSERT_TRUE(first.has_value());
  EXPECT_EQ(buy(here(), trade)->sequence, first->sequence);
  auto more = trade;
  more.amount = 200_units;
  EXPECT_EQ(code_of(buy(here(), more)), "key-reused");
  auto back = trade;
  back.sells = false;
  EXPECT_EQ(code_of(buy(here(), back)), "key-reused");
  auto other = more;
  other.customer = "blas"_who;
  EXPECT_EQ(code_of(buy(here(), other)), "accepted");
}

TEST(KeptRefusal, AnOlderOneHasNoLine) {
  const KeptRefusal refusal{problem(Objection::unfit, "seat"), "sit seat=1"};
  const auto again = kept_refusal(kept_text(refusal));
  EXPECT_EQ(again.why, refusal.why);
  EXPECT_EQ(again.line, refusal.line);
  const auto old = kept_refusal(
      R"({"status":422,"code":"c","en":"e","es":"s","about":"a","by":["as11.pyb.A1-e"]})");
  EXPECT_EQ(old.line, "");
  EXPECT_EQ(old.why.code, "c");
}

}  // namespace
}  // namespace sabot::server
