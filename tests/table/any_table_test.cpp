#include "sabot/table/any_table.hpp"

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace sabot::table {
namespace {

boost::json::object json(std::string_view text) { return boost::json::parse(text).as_object(); }

std::unique_ptr<AnyTable> open() { return open_table("as11", "punto-y-banca", "").value(); }

TEST(AnyTable, TakesACommandAsTextOrAsJson) {
  const auto by_text = open();
  const auto by_json = open();
  const auto told = by_text->submit("casa admit person=ana role=player");
  const auto same =
      by_json->submit(json(R"({"who":"casa","command":"admit","person":"ana","role":"player"})"));
  ASSERT_TRUE(told);
  ASSERT_TRUE(same);
  EXPECT_EQ(told->front().notation, "admitted person=ana role=player");
  EXPECT_EQ(same->front().json, told->front().json);
  EXPECT_EQ(by_json->head(), by_text->head());
}

TEST(AnyTable, JsonThatIsNoCommandIsToldWhere) {
  const auto table = open();
  const auto path_of = [&](std::string_view text) {
    return std::get<JsonError>(table->submit(json(text)).error()).path;
  };
  EXPECT_EQ(path_of(R"({"command":"close"})"), "who");
  EXPECT_EQ(path_of(R"({"who":7,"command":"close"})"), "who");
  EXPECT_EQ(path_of(R"({"who":"casa","command":"fly"})"), "command");
  EXPECT_EQ(path_of(R"({"who":"ana","command":"bet","on":"punto","stake":"much"})"), "stake");
}

TEST(AnyTable, NothingIsToldOfARefusal) {
  const auto table = open();
  ASSERT_TRUE(table->submit("casa admit person=ana role=player"));
  EXPECT_EQ(table->told_whole().size(), 1U);
  ASSERT_FALSE(table->submit("ana take-sabot"));
  EXPECT_TRUE(table->told_whole().empty());
  EXPECT_TRUE(table->told_to("ana"_who).empty());
}

TEST(AnyTable, WhoDealsFaceDownIsNotToldTheCardEither) {
  const auto table = open();
  for (const auto* line : {"casa admit person=crupier role=croupier",
                           "casa open minimum=5 factor=20 multiples=false standing=false",
                           "crupier count-cards count=312", "crupier mix", "crupier cut at=20",
                           "crupier place-stop-card below=7", "crupier turn-first-card card=2h",
                           "crupier burn", "crupier no-va-mas", "crupier cartas"})
    ASSERT_TRUE(table->submit(line)) << line;
  const auto told = table->submit("crupier deal card=9c");
  ASSERT_TRUE(told);
  EXPECT_EQ(told->front().notation, "card-dealt hand=punto face=down");
  EXPECT_EQ(table->told_whole().front().notation, "card-dealt hand=punto card=9c face=down");
}

}  // namespace
}  // namespace sabot::table
