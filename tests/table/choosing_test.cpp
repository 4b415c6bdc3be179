// What is chosen from an option is among the options, and what lies just outside is not.

#include "sabot/table/choosing.hpp"

#include <gtest/gtest.h>

#include <string>

#include "sabot/base/forms.hpp"
#include "sabot/chance/seeded_source.hpp"

namespace sabot::table {
namespace {

using namespace rules;

Option with(Domain domain) { return {"do", {{"it", std::move(domain)}}}; }

bool offers(const Domain& domain, const std::string& text) {
  return is_offered({with(domain)}, "do it=" + text);
}

SabotCount one_pack_without(std::string_view seen) {
  SabotCount sabot(1);
  const auto cards = *from_text<std::vector<Card>>(seen);
  for (const auto card : cards) sabot.see(card);
  return sabot;
}

std::vector<Domain> domains() {
  return {OneOf{{"punto", "banca"}},
          Amounts{{500}, {2500}, {500}},
          Amounts{{1}, {1}, {1}},
          Amounts{{1}, {1'000'000'000'000}, {1}},
          Numbers{-3, 3},
          Cards{0b1011, true},
          Cards{std::uint64_t{1} << 51, false},
          CardList{52, SabotCount(1)},
          CardList{2, one_pack_without("Ac,2c")},
          AnyText{1},
          NewPerson{{"p1"_who}},
          AnyDigest{true},
          AnyDigest{false}};
}

TEST(Choosing, WhateverIsChosenIsOffered) {
  chance::SeededSource source(1, 0);
  for (const auto& domain : domains())
    for (int i = 0; i < 200; ++i) {
      const auto line = choose(with(domain), source);
      EXPECT_TRUE(is_offered({with(domain)}, line)) << domain.index() << ": " << line;
    }
}

TEST(Choosing, ANewPersonIsNobodyKnown) {
  const NewPerson people{{"p7"_who, "p8"_who, "p10"_who}};
  EXPECT_EQ(detail::unknown_handle(people, 6), "p6");
  EXPECT_EQ(detail::unknown_handle(people, 7), "p9");
  EXPECT_EQ(detail::unknown_handle(people, 10), "p11");
}

TEST(IsOffered, AmountsHaveTwoEndsAndAStep) {
  const Amounts domain{{500}, {2500}, {500}};
  EXPECT_TRUE(offers(domain, "5"));
  EXPECT_TRUE(offers(domain, "25"));
  EXPECT_FALSE(offers(domain, "4.99"));
  EXPECT_FALSE(offers(domain, "25.01"));
  EXPECT_FALSE(offers(domain, "30"));
  EXPECT_FALSE(offers(domain, "7.50"));
  EXPECT_FALSE(offers(domain, "punto"));
}

TEST(IsOffered, NumbersHaveTwoEnds) {
  EXPECT_TRUE(offers(Numbers{1, 51}, "1"));
  EXPECT_TRUE(offers(Numbers{1, 51}, "51"));
  EXPECT_FALSE(offers(Numbers{1, 51}, "0"));
  EXPECT_FALSE(offers(Numbers{1, 51}, "52"));
}

TEST(IsOffered, CardsAreThoseThatTheSabotMayHold) {
  EXPECT_TRUE(offers(Cards{0b10, false}, "2c"));
  EXPECT_FALSE(offers(Cards{0b10, false}, "Ac"));
  EXPECT_FALSE(is_offered({with(Cards{0b10, false})}, "do"));
  EXPECT_TRUE(is_offered({with(Cards{0b10, true})}, "do"));
}

TEST(IsOffered, NoCardOfAListMoreOftenThanThereIs) {
  const CardList two{2, one_pack_without("Ac")};
  EXPECT_TRUE(offers(two, "2c,3c"));
  EXPECT_FALSE(offers(two, "Ac,3c"));
  EXPECT_FALSE(offers(two, "2c,2c"));
  EXPECT_FALSE(offers(two, "2c"));
  EXPECT_FALSE(offers(two, "2c,3c,4c"));
}

TEST(IsOffered, TextHasALength) {
  EXPECT_TRUE(offers(AnyText{3}, "\"abc\""));
  EXPECT_FALSE(offers(AnyText{3}, "\"abcd\""));
  EXPECT_FALSE(offers(AnyText{3}, "\"\""));
}

TEST(IsOffered, ANewPersonMustBeNew) {
  EXPECT_TRUE(offers(NewPerson{{"ana"_who}}, "blas"));
  EXPECT_FALSE(offers(NewPerson{{"ana"_who}}, "ana"));
  EXPECT_FALSE(offers(NewPerson{{"ana"_who}}, "Blas"));
}

TEST(IsOffered, ADigestMayBeLeftOutWhereItSaysSo) {
  EXPECT_TRUE(offers(AnyDigest{}, std::string(64, 'a')));
  EXPECT_FALSE(offers(AnyDigest{}, std::string(63, 'a')));
  EXPECT_FALSE(is_offered({with(AnyDigest{})}, "do"));
  EXPECT_TRUE(is_offered({with(AnyDigest{true})}, "do"));
}

TEST(IsOffered, EveryFieldMustFitAndNoOtherMayStandThere) {
  const std::vector<Option> options{
      {"bet", {{"on", OneOf{{"punto"}}}, {"stake", Amounts{{500}, {500}, {1}}}}}};
  EXPECT_TRUE(is_offered(options, "bet on=punto stake=5"));
  EXPECT_TRUE(is_offered(options, "bet stake=5 on=punto"));
  EXPECT_FALSE(is_offered(options, "bet on=banca stake=5"));
  EXPECT_FALSE(is_offered(options, "bet on=punto"));
  EXPECT_FALSE(is_offered(options, "bet on=punto stake=5 more=1"));
  EXPECT_FALSE(is_offered(options, "bet on=punto on=punto stake=5"));
  EXPECT_FALSE(is_offered(options, "bets on=punto stake=5"));
  EXPECT_FALSE(is_offered(options, ""));
}

}  // namespace
}  // namespace sabot::table
