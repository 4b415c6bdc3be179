#include "sabot/law/catalogue.hpp"

#include <gtest/gtest.h>

#include "sabot/law/art.hpp"
#include "sabot/law/ruleset.hpp"

#include <algorithm>
#include <string>

namespace sabot::law {
namespace {

auto count(auto rows, Testable testable) {
  return std::ranges::count(rows, testable, &Row::testable);
}
auto count(auto rows, Regulation regulation) {
  return std::ranges::count(rows, regulation, &Row::regulation);
}

TEST(Catalogue, HasEveryRuleOfTheFiveRegulations) {
  EXPECT_EQ(articles().size(), 1110u);
  EXPECT_EQ(count(articles(), Testable::engine), 967);
  EXPECT_EQ(count(articles(), Testable::operator_config), 64);
  EXPECT_EQ(count(articles(), Testable::human_only), 79);
  EXPECT_EQ(count(articles(), Regulation::es79), 648);
  EXPECT_EQ(count(articles(), Regulation::as11), 308);
  EXPECT_EQ(count(articles(), Regulation::ar), 90);
  EXPECT_EQ(count(articles(), Regulation::art), 64);
}

TEST(Catalogue, HasInterpretationsAndSettingsOfNoRegulation) {
  EXPECT_GE(interpretations().size(), 64u);
  EXPECT_EQ(count(interpretations(), Regulation::none), std::ssize(interpretations()));
  EXPECT_EQ(count(settings(), Regulation::none), std::ssize(settings()));
  for (const auto& name : rulesets()) {
    const auto ruleset = Ruleset::of(name.regulation, name.game);
    for (const auto& one : ruleset->parameters())
      EXPECT_TRUE(find("house." + one.name)) << one.name;
  }
}

TEST(Catalogue, EveryIdLeadsToItsRowAndBack) {
  for (const auto rows : {articles(), interpretations(), settings()})
    for (const auto& one : rows) {
      const auto citation = find(one.id);
      ASSERT_TRUE(citation) << one.id;
      EXPECT_EQ(&row(*citation), &one) << one.id;
      EXPECT_EQ(id(*citation), one.id);
    }
  EXPECT_FALSE(find("as11.pyb.ZZ-a"));
}

TEST(Catalogue, ANumberThatNoRowHasIsABug) {
  EXPECT_THROW(row(Citation{648}), BrokenInvariant);
  EXPECT_THROW(row(Citation{1024 + 308}), BrokenInvariant);
  EXPECT_THROW(row(Citation{4095}), BrokenInvariant);
  EXPECT_THROW(row(Citation{8191}), BrokenInvariant);
  EXPECT_THROW(row(Citation{0xffff}), BrokenInvariant);
  EXPECT_FALSE(exists(Citation{648}));
  EXPECT_TRUE(exists(Citation{647}));
}

TEST(Catalogue, EveryRowSaysWhatItSaysInBothLanguages) {
  for (const auto rows : {articles(), interpretations(), settings()})
    for (const auto& one : rows) {
      EXPECT_FALSE(one.text(Language::es).empty()) << one.id;
      EXPECT_FALSE(one.text(Language::en).empty()) << one.id;
      EXPECT_NE(one.es, one.en) << one.id;
    }
  for (const auto& one : interpretations()) {
    EXPECT_NE(one.reason(Language::es).find("Otra lectura: "), std::string_view::npos) << one.id;
    EXPECT_NE(one.reason(Language::en).find("The other reading: "), std::string_view::npos)
        << one.id;
  }
}

TEST(Catalogue, AnArticleCarriesAllOfItsRow) {
  const auto& rule = row("es79.07.VI.2-c"_art);
  EXPECT_EQ(rule.regulation, Regulation::es79);
  EXPECT_EQ(rule.game, "punto-y-banca");
  EXPECT_EQ(rule.article, "07 Punto y banca, VI.2");
  EXPECT_EQ(rule.kind, "draw-rule");
  EXPECT_EQ(rule.testable, Testable::engine);
  EXPECT_TRUE(rule.inferred);
  EXPECT_FALSE(rule.note.empty());
  EXPECT_EQ(rule.source_file, "es79-catalogo-de-juegos.txt");
  EXPECT_GT(rule.source_line, 0);
  EXPECT_TRUE(std::ranges::count(rule.interpretations, "A-01"_art.number));
  EXPECT_EQ(row("as11.pyb.A2-g"_art).table, "3 TTTTTTTTPTT");
  EXPECT_EQ(rule.table, "");
}

TEST(Catalogue, AnInterpretationNamesItsSeverityAndRows) {
  EXPECT_EQ(row("A-15"_art).article, "L: art.dos.juego-i");
  // What an interpretation names, and what names an interpretation, agree.
  EXPECT_TRUE(std::ranges::count(row("as11.pyb.B-c"_art).interpretations, "S-06"_art.number));
  EXPECT_TRUE(row("as11.pyb.A1-a"_art).interpretations.empty());
}

TEST(Catalogue, ResolvesACitationToTheRegulationInForceBothWays) {
  EXPECT_EQ(in_force(Regulation::es79, "as11.pyb.A1-h"_art), "es79.07.VI.1-f"_art);
  EXPECT_EQ(in_force(Regulation::as11, "es79.07.VI.1-f"_art), "as11.pyb.A1-h"_art);
  EXPECT_EQ(in_force(Regulation::as11, "as11.pyb.A1-h"_art), "as11.pyb.A1-h"_art);
  EXPECT_EQ(in_force(Regulation::es79, "es79.07.VI.1-f"_art), "es79.07.VI.1-f"_art);
}

TEST(Catalogue, LeavesACitationWithoutAParallelAsItIs) {
  EXPECT_EQ(in_force(Regulation::es79, "as11.pyb.A1-f"_art), "as11.pyb.A1-f"_art);
  EXPECT_EQ(in_force(Regulation::ar, "as11.pyb.A1-h"_art), "as11.pyb.A1-h"_art);
  EXPECT_EQ(in_force(Regulation::none, "as11.pyb.A1-h"_art), "as11.pyb.A1-h"_art);
  EXPECT_EQ(in_force(Regulation::es79, "A-25"_art), "A-25"_art);
  EXPECT_EQ(in_force(Regulation::es79, "house.packs"_art), "house.packs"_art);
}

TEST(Catalogue, ParallelsAreMutual) {
  int parallel = 0;
  for (const auto& one : articles()) {
    if (one.parallel == 0xffff) continue;
    ++parallel;
    const auto& other = row(Citation{one.parallel});
    EXPECT_NE(other.regulation, one.regulation) << one.id;
    EXPECT_EQ(id(Citation{other.parallel}), one.id);
  }
  EXPECT_EQ(parallel, 2 * 275);
}

TEST(Catalogue, HasAFingerprint) {
  EXPECT_EQ(fingerprint().size(), 64u);
  EXPECT_EQ(fingerprint().find_first_not_of("0123456789abcdef"), std::string_view::npos);
}

}  // namespace
}  // namespace sabot::law
