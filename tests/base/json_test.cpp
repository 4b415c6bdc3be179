#include "sabot/base/json.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "sample.hpp"

namespace sabot::sample {

struct Seat {
  std::int32_t number = 0;
  std::optional<PersonId> sitter;
};
BOOST_DESCRIBE_STRUCT(Seat, (), (number, sitter))

struct View {
  std::string_view phase;
  std::vector<Seat> seats;
  Seat holder;
  std::optional<Money> greatest_bet;
  std::vector<std::vector<Card>> hands;
  std::uint64_t coups = 0;
};
BOOST_DESCRIBE_STRUCT(View, (), (phase, seats, holder, greatest_bet, hands, coups))

}  // namespace sabot::sample

namespace sabot {
namespace {

using namespace sample;

std::string json_of(const Event& event) {
  return boost::json::serialize(to_json_object(event, "event"));
}
std::expected<Event, JsonError> read(std::string_view text) {
  return from_json_object<Event>(boost::json::parse(text).as_object(), "event", {"by-whom"});
}
JsonError error_of(std::string_view text) {
  const auto result = read(text);
  return result ? JsonError{"", "read as " + json_of(*result)} : result.error();
}
JsonError error(std::string path, std::string what) { return {std::move(path), std::move(what)}; }

TEST(Json, WritesTheNameUnderTheTag) {
  EXPECT_EQ(json_of(BetPlaced{"blas"_who, Chance::punto, 1250_cents}),
            R"({"event":"bet-placed","by":"blas","on":"punto","stake":"12.50"})");
  EXPECT_EQ(json_of(NoVaMas{}), R"({"event":"no-va-mas"})");
}

TEST(Json, KeepsItsOwnKindsAndLeavesOutWhatIsAbsent) {
  EXPECT_EQ(json_of(Shown{{Card::of(9, 0), Card::of(1, 3)}, {}, true}),
            R"({"event":"shown","cards":["9c","As"],"natural":true})");
  EXPECT_EQ(json_of(Ruling{"a \"b\"", {"c"}, {Chance::empate_doble}, {}, -3, UINT64_MAX}),
            R"({"event":"ruling","why":"a \"b\"","words":["c"],"on":["empate-doble"],)"
            R"("seat":-3,"sequence":18446744073709551615})");
}

TEST(Json, ReadsKeysInAnyOrderAndTheCallersOwn) {
  EXPECT_EQ(read(R"({"stake":"1","by-whom":3,"on":"banca","event":"bet-placed","by":"ana"})"),
            Event(BetPlaced{"ana"_who, Chance::banca, 1_units}));
  EXPECT_EQ(read(R"({"event":"shown","cards":[],"third-card":null,"natural":false})"),
            Event(Shown{}));
}

TEST(Json, NamesTheKeyThatIsWrong) {
  EXPECT_EQ(error_of("{}"), error("event", "missing: name"));
  EXPECT_EQ(error_of(R"({"event":3})"), error("event", "a string is needed: name"));
  EXPECT_EQ(error_of(R"({"event":"show"})"),
            error("event", R"(unknown event "show": did you mean "shown"?)"));
  EXPECT_EQ(error_of(R"({"event":"no-va-mas","by":"ana"})"),
            error("by", R"(unknown field "by": there are none)"));
  EXPECT_EQ(error_of(R"({"event":"bet-placed","by":"ana","on":"punto"})"),
            error("stake", "missing: amount"));
  EXPECT_EQ(error_of(R"({"event":"bet-placed","by":"ana","on":"punto","stake":"1.234"})"),
            error("stake", R"("1.234" is not an amount)"));
  EXPECT_EQ(error_of(R"({"event":"bet-placed","by":"ana","on":"punto","stake":100})"),
            error("stake", "a string is needed: amount"));
  EXPECT_EQ(error_of(R"({"event":"bet-placed","by":null,"on":"punto","stake":"1"})"),
            error("by", "a string is needed: person"));
}

TEST(Json, NamesTheElementThatIsWrong) {
  EXPECT_EQ(error_of(R"({"event":"shown","cards":["9c","Zx"],"natural":true})"),
            error("cards[1]", R"("Zx" is not a card)"));
  EXPECT_EQ(error_of(R"({"event":"shown","cards":"9c","natural":true})"),
            error("cards", "a list is needed"));
  EXPECT_EQ(error_of(R"({"event":"shown","cards":[],"natural":1})"),
            error("natural", "true or false is needed"));
}

TEST(Json, NumbersKeepToTheirType) {
  const auto with = [](std::string seat, std::string sequence) {
    return error_of(R"({"event":"ruling","why":"","words":[],"on":[],"seat":)" + seat +
                    R"(,"sequence":)" + sequence + "}");
  };
  EXPECT_EQ(with("2147483648", "1"), error("seat", "2147483648 is too large"));
  EXPECT_EQ(with("18446744073709551615", "1"), error("seat", "18446744073709551615 is too large"));
  EXPECT_EQ(with("1.0", "1"), error("seat", "a whole number is needed"));
  EXPECT_EQ(with("\"1\"", "1"), error("seat", "a whole number is needed"));
  EXPECT_EQ(with("1", "-1"), error("sequence", "-1 is negative"));
  EXPECT_EQ(with("1", "1e30"), error("sequence", "a whole number is needed"));
}

TEST(Json, ViewsNestAndSayNullForNothing) {
  const View view{"betting", {{1, "ana"_who}, {2, {}}}, {3, {}},
                  5_units,   {{Card::of(9, 0)}, {}},    8};
  EXPECT_EQ(boost::json::serialize(to_json(view)),
            R"({"phase":"betting","seats":[{"number":1,"sitter":"ana"},)"
            R"({"number":2,"sitter":null}],"holder":{"number":3,"sitter":null},)"
            R"("greatest-bet":"5","hands":[["9c"],[]],"coups":8})");
}

RC_GTEST_PROP(Json, WhatIsWrittenIsReadBack, (const Event& event)) {
  const auto back = from_json_object<Event>(to_json_object(event, "event"), "event");
  RC_ASSERT(back.has_value());
  RC_ASSERT(*back == event);
}

}  // namespace
}  // namespace sabot
