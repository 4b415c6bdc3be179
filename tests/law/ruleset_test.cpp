#include "sabot/law/ruleset.hpp"

#include "sabot/law/art.hpp"

#include <gtest/gtest.h>

#include <ostream>

namespace sabot::law {
namespace {

Ruleset of(std::string_view regulation, std::string_view game = "punto-y-banca") {
  return Ruleset::of(regulation, game).value();
}

template <class T>
T value(const Ruleset& rules, std::string_view name) {
  return std::get<T>(rules.find(name)->value);
}

using Texts = std::vector<std::string>;
using Numbers = std::vector<std::int64_t>;

TEST(Ruleset, ThoseThatComeWithTheProgramAllLoad) {
  EXPECT_GE(rulesets().size(), 3u);
  for (const auto& [regulation, game] : rulesets()) {
    const auto rules = Ruleset::of(regulation, game);
    ASSERT_TRUE(rules) << regulation << "." << game;
    EXPECT_EQ(rules->name(), std::string(regulation) + "." + std::string(game));
    for (const auto& parameter : rules->parameters())
      EXPECT_TRUE(find("house." + parameter.name)) << parameter.name;
  }
}

TEST(Ruleset, AnUnknownOneIsToldWhichThereAre) {
  const auto rules = Ruleset::of("as11", "canasta");
  ASSERT_FALSE(rules);
  EXPECT_NE(rules.error().what.find("as11.canasta"), std::string::npos);
  EXPECT_NE(rules.error().what.find("es79.punto-y-banca"), std::string::npos);
  EXPECT_EQ(rules.error().line, 0);
}

TEST(Ruleset, EachValueStandsBesideItsSource) {
  const auto rules = of("as11");
  EXPECT_EQ(rules.regulation(), Regulation::as11);
  EXPECT_EQ(rules.game(), "punto-y-banca");
  EXPECT_EQ(value<std::int64_t>(rules, "cards-below-stop"), 7);
  EXPECT_EQ(rules.find("cards-below-stop")->by, Citations{"as11.pyb.B-b"_art});
  EXPECT_EQ(value<std::string>(rules, "tie-price"), "8/1");
  EXPECT_EQ(value<Numbers>(rules, "factors"), (Numbers{20, 50, 100}));
  EXPECT_EQ(value<Texts>(rules, "chances"), (Texts{"punto", "banca", "empate"}));
  EXPECT_FALSE(value<bool>(rules, "turned-card-is-one-of-the-burned"));
  EXPECT_EQ(rules.find("nothing"), nullptr);
}

TEST(Ruleset, AParameterThatCameLaterCountsOnceAnOperatorSetsIt) {
  auto rules = of("as11", "mini-punto-y-banca");
  EXPECT_TRUE(rules.find("croupier-when-free")->later);
  EXPECT_FALSE(rules.find("punto-draws")->later);
  ASSERT_TRUE(rules.overlay("croupier-when-free = \"stands\""));
  EXPECT_FALSE(rules.find("croupier-when-free")->later);
}

TEST(Ruleset, ParametersStandInTheOrderOfTheFile) {
  const auto rules = of("es79");
  EXPECT_EQ(rules.parameters().front().name, "packs");
  EXPECT_EQ(rules.parameters()[1].name, "cards-below-stop");
}

TEST(Ruleset, TheCuadroIsTakenFromTheRowsOfTheCatalogue) {
  const auto rules = of("es79");
  const auto cuadro = value<Texts>(rules, "cuadro");
  ASSERT_EQ(cuadro.size(), 8u);
  EXPECT_EQ(cuadro[3], "TTTTTTTTPTT");
  EXPECT_EQ(cuadro[7], "PPPPPPPPPPP");
  EXPECT_EQ(rules.find("cuadro")->by.front(), "es79.07.VI.2-c"_art);
}

TEST(Ruleset, TakesFromItsBaseWhatItDoesNotState) {
  const auto mini = of("as11", "mini-punto-y-banca");
  const auto base = of("as11");
  EXPECT_EQ(value<std::int64_t>(mini, "seats"), 7);
  EXPECT_EQ(mini.find("seats")->by, Citations{"as11.pyb.E-b"_art});
  EXPECT_EQ(mini.find("deduction")->value, base.find("deduction")->value);
  EXPECT_EQ(mini.find("deduction")->by, base.find("deduction")->by);
  EXPECT_EQ(mini.find("base"), nullptr);
  EXPECT_EQ(value<std::int64_t>(base, "seats"), 14);
}

TEST(Overlay, ReplacesValuesWhichThenCiteTheHouse) {
  auto rules = of("as11");
  ASSERT_TRUE(
      rules.overlay("leaves-regulation = true\n"
                    "packs = 8\n"
                    "chances = [\"punto\", \"banca\"]\n"
                    "factors = [200]\n"
                    "seat-13 = false\n"
                    "deduction = \"4%\"\n"));
  EXPECT_EQ(value<std::int64_t>(rules, "packs"), 8);
  EXPECT_EQ(rules.find("packs")->by, Citations{"house.packs"_art});
  EXPECT_EQ(value<Texts>(rules, "chances"), (Texts{"punto", "banca"}));
  EXPECT_EQ(value<Numbers>(rules, "factors"), Numbers{200});
  EXPECT_FALSE(value<bool>(rules, "seat-13"));
  EXPECT_EQ(value<std::string>(rules, "deduction"), "4%");
  EXPECT_EQ(rules.find("tie-price")->by, Citations{"as11.pyb.A1-f"_art});
}

TEST(Overlay, AWholeNumberMayStandForARatioOrAnAmount) {
  auto rules = of("as11");
  ASSERT_TRUE(rules.overlay("leaves-regulation = true\ntie-price = 9\nauthorised-minimum = 5"));
  EXPECT_EQ(value<std::string>(rules, "tie-price"), "9");
  EXPECT_EQ(value<std::string>(rules, "authorised-minimum"), "5");
}

TEST(Overlay, AnotherCuadroIsEightTextsOfElevenLetters) {
  auto rules = of("as11");
  Texts cuadro(8, "TTTTTTTTTTT");
  std::string list;
  for (const auto& row : cuadro) list += "'" + row + "',";
  ASSERT_TRUE(rules.overlay("leaves-regulation = true\ncuadro = [" + list + "]"));
  EXPECT_EQ(value<Texts>(rules, "cuadro"), cuadro);
}

// What is wrong, and where.
struct Fault {
  const char* toml;
  const char* what;
  int line;
  int column;
};
void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.toml; }

class OverlayFault : public testing::TestWithParam<Fault> {};

TEST_P(OverlayFault, IsToldWithItsPlaceAndChangesNothing) {
  const auto& [toml, what, line, column] = GetParam();
  auto rules = of("as11");
  const auto done = rules.overlay(std::string("packs = 8\n") + toml);
  ASSERT_FALSE(done);
  EXPECT_NE(done.error().what.find(what), std::string::npos) << done.error().what;
  EXPECT_EQ(done.error().line, line);
  EXPECT_EQ(done.error().column, column);
  EXPECT_EQ(value<std::int64_t>(rules, "packs"), 6) << "the good line before it took effect";
}

INSTANTIATE_TEST_SUITE_P(
    Overlay, OverlayFault,
    testing::Values(
        Fault{"  pacs = 8", "no setting pacs; did you mean packs?", 2, 3},
        Fault{"tie-prise = '9/1'", "did you mean tie-price?", 2, 1},
        Fault{"[seats]\nvalue = 8", "seats wants a whole number", 2, 1},
        Fault{"seats = 'eight'", "seats wants a whole number", 2, 9},
        Fault{"seats = 8.0", "seats wants a whole number", 2, 9},
        Fault{"seat-13 = 1", "seat-13 wants true or false", 2, 11},
        Fault{"rotation = 3", "rotation wants a text such as \"restarts\"", 2, 12},
        Fault{"rotation = ''", "rotation wants a text", 2, 12},
        Fault{"deduction = 'five'", "deduction wants a ratio", 2, 13},
        Fault{"deduction = 0.05", "deduction wants a ratio", 2, 13},
        Fault{"deduction = -5", "deduction wants a ratio", 2, 13},
        Fault{"authorised-minimum = '1/2'", "authorised-minimum wants an amount", 2, 22},
        Fault{"factors = true", "factors wants a list of whole numbers", 2, 11},
        Fault{"factors = []", "factors wants a list of whole numbers", 2, 11},
        Fault{"factors = [20, 'x']", "factors wants a list of whole numbers", 2, 11},
        Fault{"chances = [1]", "chances wants a list of texts such as \"punto\"", 2, 11},
        Fault{"chances = ['punto', '']", "chances wants a list of texts", 2, 11},
        Fault{"cuadro = ['TTTTTTTTTTT']", "cuadro wants 8 texts of 11 letters", 2, 10},
        Fault{"cuadro = ['T','T','T','T','T','T','T','T']", "8 texts of 11 letters", 2, 10},
        Fault{"seats = ", "", 2, 9}, Fault{"packs = 9", "packs", 2, 9}));

TEST(Overlay, TheFirstOfTwoMistakesIsTheOneTold) {
  auto rules = of("as11");
  const auto done = rules.overlay("seats = 'x'\npacks = 'x'");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().line, 1);
}

TEST(OverlayOne, ReadsTheTextByTheTypeOfTheValueItReplaces) {
  auto rules = of("as11");
  ASSERT_TRUE(rules.overlay_one("packs", "8"));
  ASSERT_TRUE(rules.overlay_one("seat-13", "false"));
  ASSERT_TRUE(rules.overlay_one("deduction", "1/25"));
  ASSERT_TRUE(rules.overlay_one("tie-price", "9"));
  ASSERT_TRUE(rules.overlay_one("rotation", "continues"));
  ASSERT_TRUE(rules.overlay_one("factors", "10, 20"));
  ASSERT_TRUE(rules.overlay_one("chances", "punto,banca"));
  EXPECT_EQ(value<std::int64_t>(rules, "packs"), 8);
  EXPECT_FALSE(value<bool>(rules, "seat-13"));
  EXPECT_EQ(value<std::string>(rules, "deduction"), "1/25");
  EXPECT_EQ(value<std::string>(rules, "tie-price"), "9");
  EXPECT_EQ(value<std::string>(rules, "rotation"), "continues");
  EXPECT_EQ(value<Numbers>(rules, "factors"), (Numbers{10, 20}));
  EXPECT_EQ(value<Texts>(rules, "chances"), (Texts{"punto", "banca"}));
  EXPECT_EQ(rules.find("factors")->by, Citations{"house.factors"_art});
}

TEST(OverlayOne, RefusesWhatDoesNotFitAndLeavesTheRulesAsTheyWere) {
  auto rules = of("as11");
  const std::pair<const char*, const char*> wrong[] = {
      {"packs", "eight"},     {"packs", "8 packs"},
      {"packs", ""},          {"packs", "99999999999999999999"},
      {"seat-13", "aye"},     {"deduction", "x"},
      {"factors", "20,,"},    {"cuadro", "TTTTTTTTTTT"},
      {"chances", "punto,,"},
  };
  for (const auto& [name, text] : wrong) {
    const auto before = *rules.find(name);
    const auto done = rules.overlay_one(name, text);
    ASSERT_FALSE(done) << name << " " << text;
    EXPECT_NE(done.error().what.find(std::string(name) + " wants"), std::string::npos);
    EXPECT_EQ(rules.find(name)->value, before.value);
    EXPECT_EQ(rules.find(name)->by, before.by);
  }
  EXPECT_NE(rules.overlay_one("pack", "8").error().what.find("packs"), std::string::npos);
}

TEST(WithValue, ChangesTheValueAndKeepsItsSource) {
  const auto rules = of("as11");
  const auto changed = rules.with_value("cards-below-stop", std::int64_t{8});
  EXPECT_EQ(value<std::int64_t>(changed, "cards-below-stop"), 8);
  EXPECT_EQ(changed.find("cards-below-stop")->by, rules.find("cards-below-stop")->by);
  EXPECT_EQ(value<std::int64_t>(rules, "cards-below-stop"), 7);
  EXPECT_EQ(changed.parameters().size(), rules.parameters().size());
  EXPECT_THROW((void)rules.with_value("cards-above-stop", true), BrokenInvariant);
}

TEST(Regulation, IsNamedAsInTheIds) {
  EXPECT_EQ(name(Regulation::es79), "es79");
  EXPECT_EQ(name(Regulation::as11), "as11");
  EXPECT_EQ(name(Regulation::ar), "ar");
  EXPECT_EQ(name(Regulation::art), "art");
  EXPECT_EQ(name(Regulation::none), "");
}

}  // namespace
}  // namespace sabot::law
