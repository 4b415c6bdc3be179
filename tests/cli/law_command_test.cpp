#include <gtest/gtest.h>

#include <algorithm>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "cli/program.hpp"
#include "sabot/law/catalogue.hpp"

namespace sabot::cli {
namespace {

auto lines(const std::string& text) { return std::ranges::count(text, '\n'); }

TEST(LawList, HasOneLineForEachRowSelected) {
  const auto all = run({"law", "list"});
  EXPECT_EQ(all.exit, Exit::done);
  EXPECT_EQ(lines(all.out), std::ssize(law::articles()));
  const auto some = run({"law", "list", "--rules", "as11", "--game", "mini-punto-y-banca"});
  EXPECT_EQ(lines(some.out), 6);
  EXPECT_TRUE(some.out.starts_with("as11.pyb.E-a        article        Anexo, E"));
}

TEST(LawList, FiltersByKindAndByWhoSeesToIt) {
  const auto count = [](std::vector<std::string> more) {
    std::vector<std::string> arguments{"law", "list"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return lines(run(arguments).out);
  };
  EXPECT_EQ(count({"--testable", "engine"}) + count({"--testable", "human-only"}) +
                count({"--testable", "operator-config"}),
            count({}));
  EXPECT_GT(count({"--kind", "auction"}), 0);
  EXPECT_LT(count({"--kind", "auction"}), count({}));
}

TEST(LawList, InterpretationsAreThoseOfTheRulesSelected) {
  EXPECT_EQ(lines(run({"law", "list", "--interpretations"}).out),
            std::ssize(law::interpretations()));
  const auto said = run({"law", "list", "--interpretations", "--game", "mini-punto-y-banca"});
  EXPECT_TRUE(said.out.starts_with("S-18                interpretation")) << said.out;
}

TEST(LawList, SettingsAreOfNoRegulation) {
  EXPECT_EQ(lines(run({"law", "list", "--settings"}).out), std::ssize(law::settings()));
  EXPECT_EQ(run({"law", "list", "--settings", "--rules", "as11"}).exit, Exit::failed);
}

TEST(LawList, NamesTheGamesAndKindsWhereOneIsUnknown) {
  const auto game = run({"law", "list", "--game", "poker"});
  EXPECT_EQ(game.exit, Exit::failed);
  EXPECT_TRUE(game.out.empty());
  EXPECT_NE(game.err.find("punto-y-banca"), std::string::npos);
  const auto kind = run({"law", "list", "--kind", "nope"});
  EXPECT_EQ(kind.exit, Exit::failed);
  EXPECT_NE(kind.err.find("draw-rule"), std::string::npos);
}

TEST(LawShow, SaysWhereARowComesFrom) {
  const auto article = run({"law", "show", "as11.pyb.A2-d"});
  EXPECT_EQ(article.exit, Exit::done);
  EXPECT_NE(article.out.find("an article of as11"), std::string::npos);
  EXPECT_NE(article.out.find("0 TTTTTTTTTTT"), std::string::npos);
  EXPECT_NE(article.out.find("as11-punto-y-banca.txt:106"), std::string::npos);
  const auto reading = run({"law", "show", "A-01", "--lang", "es"});
  EXPECT_NE(reading.out.find("una interpretación nuestra"), std::string::npos);
  EXPECT_NE(reading.out.find("Otra lectura:"), std::string::npos);
  EXPECT_NE(reading.out.find("H (dinero o quién puede actuar)"), std::string::npos);
  EXPECT_NE(run({"law", "show", "house.packs"}).out.find("an operator's setting"),
            std::string::npos);
}

TEST(LawShow, HasBothLanguagesInJson) {
  const auto said = run({"law", "show", "as11.pyb.A1-e", "A-01", "house.packs", "--json"});
  const auto json = boost::json::parse(said.out);
  ASSERT_EQ(json.as_array().size(), 3U);
  const auto& article = json.at(0).as_object();
  const auto& row = law::row(*law::find("as11.pyb.A1-e"));
  EXPECT_EQ(article.at("provenance"), "article");
  EXPECT_EQ(article.at("regulation"), "as11");
  EXPECT_EQ(article.at("text").at("es"), boost::json::string_view(row.es));
  EXPECT_EQ(article.at("text").at("en"), boost::json::string_view(row.en));
  EXPECT_EQ(json.at(1).at("provenance"), "interpretation");
  EXPECT_TRUE(json.at(1).at("regulation").is_null());
  EXPECT_EQ(json.at(2).at("provenance"), "setting");
}

// Line numbers come and go: only that there are some, in the right files.
TEST(LawShow, SaysWhereARuleLives) {
  const auto shown = boost::json::parse(run({"law", "show", "as11.cdf.C2-e", "--json"}).out);
  const auto& lives = shown.at(0).at("lives");
  const auto has = [](const boost::json::value& links, std::string_view start) {
    return std::ranges::any_of(links.as_array(), [&](const boost::json::value& one) {
      return std::string_view(one.as_string()).starts_with(start);
    });
  };
  EXPECT_TRUE(has(lives.at("code"), "src/rules/chemin_de_fer/banker_errors.cpp#L"));
  EXPECT_TRUE(has(lives.at("code"), "law/rulesets/as11.chemin-de-fer.toml#L"));
  EXPECT_TRUE(has(lives.at("rounds"), "tests/rounds/chemin-de-fer/errors/C2-e-"));
  // The parallel row is cited by its ruleset; the code cites the rule once, by the other.
  EXPECT_EQ(lives.at("parallel").at("id"), "es79.08.VIII.2-e");
  EXPECT_TRUE(has(lives.at("parallel").at("code"), "law/rulesets/es79.chemin-de-fer.toml#L"));
  const auto page = run({"law", "show", "es79.08.VIII.2-e"}).out;
  EXPECT_NE(page.find("(as11.cdf.C2-e) "), std::string::npos) << page;
}

TEST(LawShow, NamesTheNearestWhereAnIdIsUnknown) {
  const auto said = run({"law", "show", "as11.pyb.A1e"});
  EXPECT_EQ(said.exit, Exit::failed);
  EXPECT_TRUE(said.out.empty());
  EXPECT_NE(said.err.find("as11.pyb.A1-e"), std::string::npos);
}

TEST(LawSearch, SaysSoWhenNothingIsFound) {
  EXPECT_EQ(run({"law", "search", "tercera", "CARTA"}).exit, Exit::done);
  const auto said = run({"law", "search", "xyzzy"});
  EXPECT_EQ(said.exit, Exit::not_so);
  EXPECT_TRUE(said.out.empty());
  EXPECT_NE(said.err.find("xyzzy"), std::string::npos);
  EXPECT_EQ(run({"law", "search", "xyzzy", "--json"}).out, "[]\n");
}

}  // namespace
}  // namespace sabot::cli
