#include "sabot/table/announcing.hpp"

#include <gtest/gtest.h>

#include <array>

#include <boost/json/parse.hpp>

#include "sabot/chance/seeded_source.hpp"
#include "sabot/table/session.hpp"

namespace sabot::table {
namespace {

using law::Language;
using rules::Sentence;
namespace json = boost::json;

constexpr std::array own_events{
    Sentence{"won late=true", "{by} cobra {amount}, tarde", "{by} wins {amount}, late"},
    Sentence{"won by!=to", "{by} cobra {amount} por {to}", "{by} wins {amount} for {to}"},
    Sentence{"won", "{by} cobra {amount}", "{by} wins {amount}"},
    Sentence{"ended", "", ""},
};
constexpr std::array shared_events{
    Sentence{"won", "nunca", "never"},
    Sentence{"shown", "{hand} muestra {cards}", "{hand} shows {cards}"},
    Sentence{"given", "Carta de {hand}: {card}", "Card of {hand}: {card}"},
    Sentence{"called", "«{total}: {hands}»", "«{total}: {hands}»"},
    Sentence{"passed", "Pasa a {hand} desde {hand}", "To {hand} from {hand}"},
};
constexpr std::array values{
    Sentence{"hand=punto", "el punto", "the punto"},
    Sentence{"hand=banca", "la banca", "the bank"},
    Sentence{"hands=banca", "banca", "bank"},
};
constexpr rules::Words own{own_events, {}, {}, {}};
constexpr rules::Words shared{shared_events, {}, {}, values};
constexpr std::array<const rules::Words*, 2> words{&own, &shared};

std::string said(std::string_view event, Language language = Language::es) {
  return announced(words, json::parse(event).as_object(), language);
}

TEST(Announced, TheFirstSentenceThatFits) {
  EXPECT_EQ(said(R"({"event": "won", "by": "ana", "amount": "5", "late": true})"),
            "ana cobra 5, tarde");
  EXPECT_EQ(said(R"({"event": "won", "by": "ana", "amount": "5", "to": "eva"})"),
            "ana cobra 5 por eva");
  EXPECT_EQ(said(R"({"event": "won", "by": "ana", "amount": "5", "to": "ana", "late": false})"),
            "ana cobra 5");
  EXPECT_EQ(said(R"({"event": "won", "by": "ana"})"), "nunca");
}

TEST(Announced, NumbersAsTheLanguageWritesThem) {
  constexpr std::string_view event = R"({"event": "won", "by": "ana", "amount": "12.50"})";
  EXPECT_EQ(said(event), "ana cobra 12,50");
  EXPECT_EQ(said(event, Language::en), "ana wins 12.50");
}

TEST(Announced, WordsWithTheirArticle) {
  constexpr std::string_view shown =
      R"({"event": "shown", "hand": "punto", "cards": ["9c", "Td"]})";
  EXPECT_EQ(said(shown), "El punto muestra 9♣ 10♦");
  EXPECT_EQ(said(shown, Language::en), "The punto shows 9♣ 10♦");
  EXPECT_EQ(said(R"({"event": "given", "hand": "punto", "card": "9c"})"), "Carta del punto: 9♣");
  EXPECT_EQ(said(R"({"event": "given", "hand": "banca"})"), "Carta de la banca: 🂠");
  EXPECT_EQ(said(R"({"event": "passed", "hand": "punto"})"), "Pasa al punto desde el punto");
  constexpr std::string_view called =
      R"({"event": "called", "total": 7, "hands": ["banca", "other"]})";
  EXPECT_EQ(said(called), "«7: banca, other»");
  EXPECT_EQ(said(called, Language::en), "«7: bank, other»");
  // Somebody may be called so.
  EXPECT_EQ(said(R"({"event": "won", "by": "punto", "amount": "5"})"), "punto cobra 5");
}

TEST(Announced, WhatGoesWithoutSayingAndWhatNobodyKnows) {
  EXPECT_EQ(said(R"({"event": "ended"})"), "");
  EXPECT_EQ(said(R"({"event": "endedearly", "coup": 3, "by-articles": ["A-1"]})"),
            "endedearly coup=3");
  EXPECT_EQ(said(R"({"event": "shown", "hand": "punto"})"), "shown hand=punto");
  EXPECT_EQ(said("{}"), "");
  EXPECT_EQ(said(R"({"event": 7})"), "");
}

// Whatever bots do at a table is said in sentences, and never in the notation.
TEST(Announced, AllOfATalla) {
  for (const auto& game : games()) {
    auto table = open_table(law::name(game.regulations.front()), game.name, "");
    ASSERT_TRUE(table) << table.error();
    chance::SeededSource source(7, 0);
    const SessionPlan plan{.players = 5, .bots = Bots::mixed, .rebuys = true};
    Session<chance::SeededSource> session(
        **table, plan, source, [&](const std::vector<Told>& events) {
          for (const auto& one : events)
            for (const auto language : {Language::es, Language::en}) {
              const auto text = announced(game.facts->words, one.json, language);
              EXPECT_FALSE(text.starts_with(std::string_view(one.json.at("event").as_string())))
                  << game.name << ": " << text;
            }
        });
    const auto opened = session.open();
    ASSERT_TRUE(opened) << opened.error();
    const auto played = session.play_talla();
    ASSERT_TRUE(played) << played.error();
  }
}

TEST(Words, AsTheyAreSent) {
  const auto all = words_json(find_game("as11", "punto-y-banca")->facts->words, Language::es);
  EXPECT_EQ(all.at("commands").at("take-sabot"), "tomar el sabot");
  EXPECT_EQ(all.at("commands").at("sit"), "sentarse");
  EXPECT_EQ(all.at("fields").at("cards-left"), "cartas");
  EXPECT_EQ(all.at("values").at("role=chief"), "jefe de mesa");
}

}  // namespace
}  // namespace sabot::table
