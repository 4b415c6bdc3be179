// Options as JSON: every kind as it is promised to clients, there and back.

#include "sabot/table/option_json.hpp"

#include <gtest/gtest.h>

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/null_resource.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/choosing.hpp"

namespace sabot::table {
namespace {

using namespace rules;

Option with(Domain domain) { return {"do", {{"it", std::move(domain)}}}; }

std::string field_text(Domain domain) {
  const auto object = to_json(with(std::move(domain)));
  return boost::json::serialize(object.at("fields").at(0));
}

JsonError error_of(std::string_view text) {
  return read_option(boost::json::parse(text).as_object()).error();
}

TEST(OptionJson, EveryKindIsWrittenAsItIsPromised) {
  SabotCount sabot(2);
  for (int i = 0; i < Card::kinds; ++i)
    for (int seen = 0; seen < (i < 3 ? i : 2); ++seen) sabot.see(Card::from_index(i));
  const std::pair<Domain, std::string> kinds[] = {
      {OneOf{{"punto", "banca"}}, R"("kind":"one-of","values":["punto","banca"])"},
      {Amounts{{500}, {10050}, {1}},
       R"("kind":"amounts","least":"5","greatest":"100.50","step":"0.01")"},
      {Numbers{-1, 9}, R"("kind":"numbers","least":-1,"greatest":9)"},
      {Cards{0b1001, true}, R"("kind":"cards","cards":["Ac","4c"],"may-be-left-out":true)"},
      {CardList{2, sabot}, R"("kind":"card-list","count":2,"at-most":{"Ac":2,"2c":1})"},
      {AnyText{200}, R"("kind":"text","greatest-length":200)"},
      {NewPerson{{"ana"_who, "blas"_who}}, R"("kind":"new-person","known":["ana","blas"])"},
      {AnyDigest{}, R"("kind":"digest","may-be-left-out":false)"},
  };
  static_assert(std::size(kinds) == std::variant_size_v<Domain>);
  for (const auto& [domain, text] : kinds)
    EXPECT_EQ(field_text(domain), R"({"name":"it",)" + text + "}");
}

TEST(OptionJson, WhatIsTheCroupiersNextActSaysSo) {
  const Option pay{"pay", {}, {CroupierAct::routine, PlayerAct::never}};
  EXPECT_EQ(boost::json::serialize(to_json(pay)),
            R"({"command":"pay","act":"never","croupier":"routine","fields":[]})");
  EXPECT_EQ(read_option(to_json(pay))->option(), pay);
  const Option report{"warn", {}, {CroupierAct::never, PlayerAct::never, StaffAct::report}};
  EXPECT_EQ(boost::json::serialize(to_json(report)),
            R"({"command":"warn","act":"never","staff":"report","fields":[]})");
  EXPECT_EQ(read_option(to_json(report))->option(), report);
}

// Bots play a while; whatever anybody is offered is read back as it was written, and offers the
// same.
TEST(OptionJson, WhatTablesOfferComesBackTheSame) {
  for (const auto* game : {"punto-y-banca", "chemin-de-fer"}) {
    const auto table = open_table("as11", game, "").value();
    chance::SeededSource source(7, 0);
    for (const auto* line :
         {"casa admit person=crupier role=croupier", "casa admit person=ana role=player",
          "casa admit person=blas role=player"})
      ASSERT_TRUE(table->submit(line)) << line;
    std::size_t read = 0;
    for (int step = 0; step < 1500; ++step) {
      const PersonId people[] = {"casa"_who, "crupier"_who, "ana"_who, "blas"_who};
      const auto who = people[source.below(4)];
      const auto options = table->options(who);
      if (options.empty()) continue;
      const auto array = to_json(options);
      const auto owned = read_options(array);
      ASSERT_TRUE(owned) << owned.error().path << ": " << owned.error().what;
      std::vector<Option> again;
      for (const auto& one : *owned) again.push_back(one.option());
      EXPECT_EQ(to_json(again), array);
      read += again.size();
      const auto& chosen = again[source.below(static_cast<std::uint32_t>(again.size()))];
      const auto line = choose(chosen, source);
      EXPECT_TRUE(is_offered(options, line)) << line;
      if (!line.starts_with("close"))
        std::ignore = table->submit(std::string(who.handle()) + " " + line);
    }
    EXPECT_GT(read, 500U);
  }
}

TEST(OptionJson, StandsWhollyInTheStorageGiven) {
  alignas(std::max_align_t) unsigned char buffer[8192];
  boost::json::monotonic_resource resource(buffer, sizeof buffer, boost::json::get_null_resource());
  const std::vector<Option> options = {
      with(Cards{0xFFFFF, true}), with(CardList{2, SabotCount(6)}),
      with(OneOf{{"a-word-that-is-longer-than-any-string-in-place"}})};
  const auto array = to_json(options, &resource);
  EXPECT_EQ(array.size(), 3U);
}

TEST(OptionJson, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(error_of(R"({"fields":[]})").path, "command");
  EXPECT_EQ(error_of(R"({"command":"bet"})").path, "fields");
  EXPECT_EQ(error_of(R"({"command":"bet","fields":{}})").what, "a list is needed");
  EXPECT_EQ(error_of(R"({"command":"bet","fields":[7]})").path, "fields[0]");
  EXPECT_EQ(error_of(R"({"command":"bet","fields":[{"kind":"text","greatest-length":1}]})").path,
            "fields[0].name");
  const auto unknown = error_of(R"({"command":"bet","fields":[{"name":"on","kind":"dice"}]})");
  EXPECT_EQ(unknown.path, "fields[0].kind");
  EXPECT_NE(unknown.what.find("\"dice\""), std::string::npos);
  EXPECT_EQ(
      error_of(R"({"command":"bet","fields":[{"name":"on","kind":"amounts","least":"x"}]})").path,
      "fields[0].least");
  EXPECT_EQ(error_of(R"({"command":"show","fields":[{"name":"cards","kind":"card-list","count":2,
                         "at-most":{"Zc":1}}]})")
                .path,
            "fields[0].at-most.Zc");
  EXPECT_EQ(error_of(R"({"command":"show","fields":[{"name":"cards","kind":"card-list","count":2,
                         "at-most":{"Ac":256}}]})")
                .path,
            "fields[0].at-most.Ac");
}

TEST(OptionJson, KeysOfANewerServerArePassedOver) {
  const auto read = read_option(boost::json::parse(
                                    R"({"command":"bet","hint":1,"fields":[
              {"name":"n","kind":"numbers","least":1,"greatest":2,"new":[]}]})")
                                    .as_object());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->fields.front().name, "n");
}

}  // namespace
}  // namespace sabot::table
