// What bots do with what they are offered and what they see.

#include "sabot/table/bot.hpp"

#include <gtest/gtest.h>

#include <set>

#include <boost/json/parse.hpp>

#include "sabot/chance/seeded_source.hpp"
#include "sabot/table/bots/chemin_de_fer.hpp"
#include "sabot/table/bots/punto_banca.hpp"

namespace sabot::table {
namespace {

using rules::Amounts;
using rules::Option;

Whim whim_of(chance::SeededSource& source) {
  return Whim{[&source](std::uint32_t bound) { return source.below(bound); }};
}

// ana's view of a coup in which she is the banker, or holds the punto's cards.
boost::json::value view(std::string_view phase, bool banks, int punto, int banca,
                        std::string_view third) {
  const auto text = [](std::string_view word) { return "\"" + std::string(word) + "\""; };
  return boost::json::parse(
      R"({"phase": )" + text(phase) + R"(, "minimum": "5", "bank-minimum": "5", "offer": null,
          "bids": [], "stakes": [], "proposals": [], "bank-maximum": "500",
          "bank": {"banker": )" +
      text(banks ? "ana" : "blas") + R"(, "amount": "100", "members": [], "coups": 1},
          "punto": {"total": )" +
      std::to_string(punto) + R"(, "third": )" + (third.empty() ? "null" : text(third)) +
      R"(}, "banca": {"total": )" + std::to_string(banca) + R"(},
          "self": {"chips": "1000"}})");
}

class CheminDeFerBotTest : public testing::Test {
 protected:
  std::string as_punto(int total, const BaccaratStrategy& strategy) {
    Outlook at({{"carta", {}}, {"no", {}}, {"abatir", {}}},
               [&] { return view("punto-speaks", false, total, 0, ""); });
    return chemin_de_fer_bot("ana"_who, whim_of(source), strategy)(at).value();
  }
  std::string as_banker(int total, std::string_view third, const BaccaratStrategy& strategy) {
    Outlook at({{"carta", {}}, {"no", {}}, {"abatir", {}}},
               [&] { return view("banker-speaks", true, 0, total, third); });
    return chemin_de_fer_bot("ana"_who, whim_of(source), strategy)(at).value();
  }

  chance::SeededSource source{1, 0};
};

TEST_F(CheminDeFerBotTest, ThePuntoSpeaksByTheRules) {
  for (int total = 0; total < 5; ++total) EXPECT_EQ(as_punto(total, by_cuadro()), "carta");
  for (const int total : {6, 7}) EXPECT_EQ(as_punto(total, by_cuadro()), "no");
  for (const int total : {8, 9}) EXPECT_EQ(as_punto(total, by_cuadro()), "abatir");
}

TEST_F(CheminDeFerBotTest, WithFiveThePuntoDoesAsItsStrategySays) {
  auto strategy = by_cuadro();
  std::set<std::string> words;
  for (int i = 0; i < 50; ++i) words.insert(as_punto(5, strategy));
  EXPECT_EQ(words, (std::set<std::string>{"carta", "no"}));
  strategy.draws_on_five = 0;
  for (int i = 0; i < 50; ++i) EXPECT_EQ(as_punto(5, strategy), "no");
  strategy.draws_on_five = 100;
  for (int i = 0; i < 50; ++i) EXPECT_EQ(as_punto(5, strategy), "carta");
}

TEST_F(CheminDeFerBotTest, TheBankerFollowsTheStrategyThatHeIsGiven) {
  // The cuadro leaves 3 against a nine, and 5 against a four, to the banker: here the bot draws.
  EXPECT_EQ(as_banker(3, "9c", by_cuadro()), "carta");
  EXPECT_EQ(as_banker(5, "4c", by_cuadro()), "carta");
  EXPECT_EQ(as_banker(3, "8c", by_cuadro()), "no");
  EXPECT_EQ(as_banker(6, "", by_cuadro()), "no");
  EXPECT_EQ(as_banker(5, "", by_cuadro()), "carta");
  EXPECT_EQ(as_banker(7, "Kc", by_cuadro()), "no");
  EXPECT_EQ(as_banker(9, "Kc", by_cuadro()), "abatir");

  BaccaratStrategy mine;  // draws nothing but this
  mine.banker_draws[7][0] = true;
  EXPECT_EQ(as_banker(7, "Kc", mine), "carta");
  EXPECT_EQ(as_banker(3, "9c", mine), "no");
}

// Nothing is said out of turn, even where the table would take it.
TEST_F(CheminDeFerBotTest, TheBankerWaitsForThePunto) {
  Outlook at({{"abatir", {}}}, [] { return view("punto-speaks", true, 0, 9, ""); });
  EXPECT_EQ(chemin_de_fer_bot("ana"_who, whim_of(source))(at), std::nullopt);
}

TEST_F(CheminDeFerBotTest, BetsOnlyWhileBetsAreOpen) {
  const Option bet{"bet", {{"stake", Amounts{5_units, 100_units, 1_cents}}}};
  Outlook open({bet}, [] { return view("betting", false, 0, 0, ""); });
  const auto line = chemin_de_fer_bot("ana"_who, whim_of(source))(open);
  ASSERT_TRUE(line);
  EXPECT_TRUE(line->starts_with("bet stake=")) << *line;
  Outlook late({bet}, [] { return view("dealing", false, 0, 0, ""); });
  EXPECT_EQ(chemin_de_fer_bot("ana"_who, whim_of(source))(late), std::nullopt);
}

TEST_F(CheminDeFerBotTest, DoesNotLookWhereNothingIsAsked) {
  Outlook at({{"tip", {}}, {"leave", {}}}, []() -> boost::json::value {
    ADD_FAILURE() << "looked";
    return {};
  });
  EXPECT_EQ(chemin_de_fer_bot("ana"_who, whim_of(source))(at), std::nullopt);
}

// A free punto draws below 5 and stands above it, whatever the house leaves open.
TEST(PuntoBancaBot, SpeaksByHisStrategy) {
  chance::SeededSource source{1, 0};
  BaccaratStrategy strategy;
  const auto word = [&](int total) {
    Outlook at({{"carta", {}}, {"no", {}}}, [&] {
      return boost::json::value{{"punto", {{"total", total}}}};
    });
    return punto_banca_bot("ana"_who, whim_of(source), strategy)(at).value();
  };
  std::set<std::string> words;
  for (int i = 0; i < 50; ++i) {
    for (const int total : {0, 4}) EXPECT_EQ(word(total), "carta");
    for (const int total : {6, 7}) EXPECT_EQ(word(total), "no");
    words.insert(word(5));
  }
  EXPECT_EQ(words, (std::set<std::string>{"carta", "no"}));
  strategy.draws_on_five = 0;
  for (int i = 0; i < 50; ++i) EXPECT_EQ(word(5), "no");
  strategy.draws_on_five = 100;
  for (int i = 0; i < 50; ++i) EXPECT_EQ(word(5), "carta");
}

TEST(RandomBot, DoesAnythingButGoAway) {
  using rules::PlayerAct;
  chance::SeededSource source(1, 0);
  const auto bot = random_bot(whim_of(source));
  std::set<std::string> done;
  for (int i = 0; i < 2000; ++i) {
    Outlook at({{"leave", {}, {{}, PlayerAct::parting}},
                {"step-away", {}, {{}, PlayerAct::parting}},
                {"carta", {}, {{}, PlayerAct::play}},
                {"no", {}, {{}, PlayerAct::play}},
                {"ask-change", {}, {{}, PlayerAct::aside}}},
               [] { return boost::json::value(); });
    done.insert(bot(at).value_or(""));
  }
  EXPECT_EQ(done, (std::set<std::string>{"", "carta", "no", "ask-change"}));
}

TEST(RoundAmount, IsWhatAPersonWouldName) {
  chance::SeededSource source(1, 0);
  auto whim = whim_of(source);
  std::set<std::string> named;
  for (int i = 0; i < 200; ++i)
    named.insert(round_amount({1234_cents, 100_units, 1_cents}, 30_units, 5_units, whim));
  EXPECT_EQ(named, (std::set<std::string>{"15", "20", "25", "30"}));
  // There is none: the least.
  EXPECT_EQ(round_amount({1234_cents, 14_units, 1_cents}, 30_units, 5_units, whim), "12.34");
}

TEST(Outlook, FindsAnOptionByItsFirstField) {
  const Outlook at(
      {{"bet", {{"on", rules::OneOf{{"punto"}}}}}, {"bet", {{"on", rules::OneOf{{"banca"}}}}}},
      [] { return boost::json::value(); });
  EXPECT_EQ(at.find("bet"), &at.options()[0]);
  EXPECT_EQ(at.find("bet", "banca"), &at.options()[1]);
  EXPECT_EQ(at.find("bet", "empate"), nullptr);
  EXPECT_EQ(at.find("show"), nullptr);
}

}  // namespace
}  // namespace sabot::table
