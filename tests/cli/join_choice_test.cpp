#include "sabot/cli/join_choice.hpp"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

namespace sabot::cli {
namespace {

Offered offered(std::string_view text) {
  return ordered(*table::read_options(boost::json::parse(text).as_array()));
}

const Offered at_the_felt = offered(R"([
  {"command": "tip", "act": "aside", "fields": [
    {"name": "amount", "kind": "amounts", "least": "0.01", "greatest": "9", "step": "0.01"}]},
  {"command": "bet", "fields": [
    {"name": "on", "kind": "one-of", "values": ["punto", "banca"]},
    {"name": "stake", "kind": "amounts", "least": "5", "greatest": "100", "step": "5"}]},
  {"command": "claim", "act": "aside", "fields": [
    {"name": "about", "kind": "one-of", "values": ["payment"]},
    {"name": "reason", "kind": "text", "greatest-length": 20}]},
  {"command": "show", "fields": [
    {"name": "card", "kind": "cards", "cards": ["Ac"], "may-be-left-out": true}]}])");

TEST(JoinChoice, WhatMattersComesFirst) {
  ASSERT_EQ(at_the_felt.size(), 4U);
  EXPECT_EQ(at_the_felt[0].command, "bet");
  EXPECT_EQ(at_the_felt[1].command, "show");
  EXPECT_EQ(at_the_felt[2].command, "tip");
}

TEST(JoinChoice, AWordOrANumberBehindWhichItsFieldsStand) {
  EXPECT_EQ(choose("bet banca 50", at_the_felt, at_the_felt)->draft->line(),
            "bet on=banca stake=50");
  EXPECT_EQ(choose("1 punto 5", at_the_felt, at_the_felt)->draft->line(), "bet on=punto stake=5");
  EXPECT_EQ(choose("bet on=banca stake=7", at_the_felt, at_the_felt)->line, "bet on=banca stake=7");
  EXPECT_EQ(choose("bett", at_the_felt, at_the_felt)->line, "bett");
  EXPECT_EQ(choose("sit 1", at_the_felt, at_the_felt)->wrong, "sit");
}

TEST(JoinChoice, WhatLiesOutsideTheBoundsIsNamed) {
  EXPECT_EQ(choose("bet banca 7", at_the_felt, at_the_felt)->wrong, "7");
  EXPECT_EQ(choose("bet banca 105", at_the_felt, at_the_felt)->wrong, "105");
  EXPECT_EQ(choose("bet nadie", at_the_felt, at_the_felt)->wrong, "nadie");
  EXPECT_EQ(choose("bet banca 5 5", at_the_felt, at_the_felt)->wrong, "5");
}

// As punto y banca offers them: one for each chance, with its own bounds.
const Offered chances = offered(R"([
  {"command": "bet", "fields": [
    {"name": "on", "kind": "one-of", "values": ["punto"]},
    {"name": "stake", "kind": "amounts", "least": "5", "greatest": "100", "step": "5"}]},
  {"command": "bet", "fields": [
    {"name": "on", "kind": "one-of", "values": ["empate"]},
    {"name": "stake", "kind": "amounts", "least": "5", "greatest": "10", "step": "5"}]}])");

TEST(JoinChoice, CommandsOfOneNameAreToldApart) {
  EXPECT_EQ(choose("bet empate 5", chances, chances)->draft->line(), "bet on=empate stake=5");
  EXPECT_EQ(choose("2 5", chances, chances)->draft->line(), "bet on=empate stake=5");
  EXPECT_EQ(choose("2 empate 5", chances, chances)->draft->line(), "bet on=empate stake=5");
  EXPECT_EQ(choose("bet empate", chances, chances)->draft->next()->name, "stake");
  EXPECT_EQ(choose("bet empate 15", chances, chances)->wrong, "15");
}

TEST(JoinChoice, WhatCouldBeSeveralCommandsIsNoneOfThem) {
  EXPECT_FALSE(choose("bet", chances, chances)->draft);
  EXPECT_FALSE(choose("bet 5", chances, chances)->draft);
  // Unless one says less than the others.
  const auto bets = offered(R"([
    {"command": "bet", "fields": [
      {"name": "stake", "kind": "amounts", "least": "10", "greatest": "90", "step": "0.01"},
      {"name": "line", "kind": "one-of", "values": ["true"]}]},
    {"command": "bet", "fields": [
      {"name": "stake", "kind": "amounts", "least": "5", "greatest": "45", "step": "0.01"}]}])");
  EXPECT_EQ(choose("bet 20", bets, bets)->draft->line(), "bet stake=20");
  EXPECT_FALSE(choose("bet 50", bets, bets)->draft);
  EXPECT_EQ(choose("bet 20 true", bets, bets)->draft->line(), "bet stake=20 line=true");
  EXPECT_EQ(choose("bet", bets, bets)->draft->next()->name, "stake");
}

TEST(JoinChoice, ANumberIsOfTheMenuThatWasSeen) {
  const auto now = offered(R"([{"command": "leave", "fields": []}])");
  EXPECT_FALSE(choose("1 punto 5", at_the_felt, now));
  EXPECT_FALSE(choose("5", at_the_felt, at_the_felt));
  EXPECT_FALSE(choose("0", at_the_felt, at_the_felt));
  EXPECT_TRUE(choose("1", now, now));
}

// As a wheel offers them: several chances in one, others alone.
TEST(JoinChoice, ANumberMeansTheChanceThatWasShownBesideIt) {
  const auto bets = offered(R"([
    {"command": "bet", "fields": [
      {"name": "on", "kind": "one-of", "values": ["docena-1", "docena-2"]},
      {"name": "stake", "kind": "amounts", "least": "5", "greatest": "90", "step": "5"}]},
    {"command": "bet", "fields": [
      {"name": "on", "kind": "one-of", "values": ["rojo"]},
      {"name": "stake", "kind": "amounts", "least": "5", "greatest": "90", "step": "5"}]}])");
  EXPECT_EQ(choose("2 20", bets, bets)->draft->line(), "bet on=rojo stake=20");
  EXPECT_EQ(choose("1 docena-2 20", bets, bets)->draft->line(), "bet on=docena-2 stake=20");
}

TEST(JoinChoice, FieldsAreAskedForOneByOne) {
  Draft draft(at_the_felt[0]);
  ASSERT_NE(draft.next(), nullptr);
  EXPECT_EQ(draft.next()->name, "on");
  EXPECT_EQ(draft.usual(), "punto");
  EXPECT_FALSE(draft.give("nadie"));
  EXPECT_TRUE(draft.give("banca"));
  EXPECT_EQ(draft.next()->name, "stake");
  EXPECT_FALSE(draft.give("101"));
  EXPECT_TRUE(draft.give(""));
  EXPECT_EQ(draft.next(), nullptr);
  EXPECT_EQ(draft.line(), "bet on=banca stake=5");
}

TEST(JoinChoice, OneValueIsNotAskedForAndTextIsQuoted) {
  Draft draft(at_the_felt[3]);
  EXPECT_EQ(draft.next()->name, "reason");
  EXPECT_FALSE(draft.give(""));
  EXPECT_TRUE(draft.give("falta \"una\""));
  EXPECT_EQ(draft.line(), R"(claim about=payment reason="falta \"una\"")");
}

TEST(JoinChoice, WhatMayBeLeftOutIs) {
  Draft draft(at_the_felt[1]);
  EXPECT_EQ(draft.usual(), std::nullopt);
  EXPECT_TRUE(draft.give(""));
  EXPECT_EQ(draft.line(), "show");
}

TEST(JoinChoice, AnAmountMayHaveADecimalComma) {
  EXPECT_EQ(choose("tip 2,50", at_the_felt, at_the_felt)->draft->line(), "tip amount=2.50");
}

TEST(JoinChoice, NobodyTypesACommitment) {
  const auto mixing = offered(R"([{"command": "mix", "act": "never", "croupier": "routine",
    "fields": [{"name": "commitment", "kind": "digest", "may-be-left-out": true}]}])");
  EXPECT_EQ(choose("1", mixing, mixing)->draft->next(), nullptr);
  EXPECT_EQ(choose("mix", mixing, mixing)->draft->line(), "mix");
  EXPECT_EQ(choose("mix commitment=aa", mixing, mixing)->line, "mix commitment=aa");
}

TEST(JoinChoice, CardsAsPeopleWriteThem) {
  EXPECT_EQ(read_cards("9c"), "9c");
  EXPECT_EQ(read_cards("10♥"), "Th");
  EXPECT_EQ(read_cards("kD, aS"), "Kd,As");
  EXPECT_EQ(read_cards("qh  10s"), "Qh,Ts");
  EXPECT_EQ(read_cards(""), "");
  const auto hand = offered(R"([{"command": "show", "fields": [
    {"name": "hand", "kind": "one-of", "values": ["punto"]},
    {"name": "cards", "kind": "card-list", "count": 2, "at-most": {"9c": 6, "Kd": 6}}]}])");
  Draft draft(hand[0]);
  EXPECT_FALSE(draft.give("9c"));
  EXPECT_TRUE(draft.give("9♣ kd"));
  EXPECT_EQ(draft.line(), "show hand=punto cards=9c,Kd");
}

TEST(JoinChoice, OtherBoundsAndIdleOptionsAreTheSameChoice) {
  auto other = at_the_felt;
  other.pop_back();
  other[0].fields[1].domain = rules::Amounts{5_units, 10_units, 5_units};
  EXPECT_TRUE(same_choice(at_the_felt, other));
  other.erase(other.begin());
  EXPECT_FALSE(same_choice(at_the_felt, other));
}

TEST(JoinChoice, BoundsAreReadAtAGlance) {
  const auto& bet = at_the_felt[0];
  EXPECT_EQ(bounds_text(bet.fields[0].domain, law::Language::en), "punto, banca");
  EXPECT_EQ(bounds_text(bet.fields[1].domain, law::Language::en), "5–100, by 5");
  EXPECT_EQ(bounds_text(bet.fields[1].domain, law::Language::es), "5–100, de 5 en 5");
  // A seat that is taken is not among them.
  const rules::OneOf seats{{"1", "2", "3", "5", "7", "8", "9", "10", "11", "12"}};
  EXPECT_EQ(bounds_text(seats, law::Language::en), "1–3, 5, 7–12");
}

}  // namespace
}  // namespace sabot::cli
