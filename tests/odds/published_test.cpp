// What others have published, against what comes out here: tests/odds/published.json.

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "rulesets.hpp"
#include "sabot/base/forms.hpp"
#include "sabot/odds/solution.hpp"

namespace sabot::odds {
namespace {

using boost::json::object;
using boost::json::value;

value read_published() {
  std::ifstream in("tests/odds/published.json");
  std::ostringstream text;
  text << in.rdbuf();
  return boost::json::parse(text.str());
}
const value& published() {
  static const value all = read_published();
  return all;
}

std::string text_at(const object& figure, std::string_view name) {
  return std::string(figure.at(name).as_string());
}

// With the packs that the figure speaks of, or endless ones.
Source source_of(const object& figure) {
  if (!figure.contains("packs")) return Source::with_replacement();
  return {Composition::of_packs(static_cast<int>(figure.at("packs").as_int64())), false};
}

Baccarat punto_y_banca() { return *baccarat_of(ruleset("as11", "punto-y-banca")); }
Strategy by_the_rules() { return Strategy::of(punto_y_banca().drawing); }

constexpr std::array outcome_names{std::pair("punto", Outcome::punto),
                                   std::pair("banca", Outcome::banca),
                                   std::pair("empate", Outcome::empate)};

// As many decimals as were printed.
int decimals(std::string_view text) { return static_cast<int>(text.size() - text.find('.') - 1); }

void expect_printed(const value& printed, const Fraction& exact) {
  const auto text = std::string(printed.as_string());
  EXPECT_EQ(decimal_text(exact, decimals(text)), text);
}

TEST(Published, EveryFigureHasASource) {
  for (const auto* kind : {"punto_y_banca", "chemin_de_fer", "sizes_of_chemin_de_fer"}) {
    ASSERT_FALSE(published().at(kind).as_array().empty());
    for (const auto& figure : published().at(kind).as_array()) {
      const auto& source = published().at("sources").at(text_at(figure.as_object(), "source"));
      for (const auto* part : {"author", "title", "where"})
        EXPECT_FALSE(source.at(part).as_string().empty());
    }
  }
}

// What the figure says of this outcome, if anything.
const value* said(const object& figure, std::string_view kind, std::string_view outcome) {
  const auto* all = figure.if_contains(kind);
  return all == nullptr ? nullptr : all->as_object().if_contains(outcome);
}

void check_law(const object& figure, const CoupLaw& law) {
  const auto probabilities = law.outcome_law();
  const auto bets = punto_y_banca().bets;
  for (const auto& [name, outcome] : outcome_names) {
    const auto at = static_cast<std::size_t>(outcome);
    if (const auto* sequences = said(figure, "sequences", name)) {
      EXPECT_EQ(fraction_text(law.sequences_of(outcome)), sequences->as_string());
    }
    if (const auto* probability = said(figure, "probability", name))
      expect_printed(*probability, probabilities[at]);
    if (const auto* edge = said(figure, "edge_in_percent", name))
      expect_printed(*edge, 100 * odds_of(bets[at], probabilities).edge);
  }
}

// By the punto's first two cards, as they are shown before the banca's.
void check_by_first_total(const object& figure, const Source& source) {
  std::array<std::array<Integer, outcomes>, 10> counted;
  walk_coups(source, punto_y_banca().drawing, [&](const Coup& coup) {
    const auto outcome = static_cast<std::size_t>(outcome_of(coup.punto(), coup.banca()));
    counted[static_cast<std::size_t>(coup.punto_first)][outcome] += integer(coup.sequences);
  });
  for (std::size_t total = 0; total < counted.size(); ++total) {
    const Integer all = counted[total][0] + counted[total][1] + counted[total][2];
    for (const auto& [name, outcome] : outcome_names)
      expect_printed(figure.at(name).at(total),
                     fraction(counted[total][static_cast<std::size_t>(outcome)], all));
  }
}

TEST(Published, OddsOfPuntoYBanca) {
  for (const auto& one : published().at("punto_y_banca").as_array()) {
    const auto& figure = one.as_object();
    SCOPED_TRACE(text_at(figure, "source"));
    const auto source = source_of(figure);
    check_law(figure, law_of(source, by_the_rules()));
    if (const auto* by_total = figure.if_contains("given_the_puntos_first_total"))
      check_by_first_total(by_total->as_object(), source);
  }
}

void check_play(const object& figure, const std::vector<Decision>& decisions, const Play& play) {
  std::size_t found = 0;
  for (std::size_t i = 0; i < play.size(); ++i) {
    const auto name = decision_text(decisions[i]);
    if (const auto* draws = figure.if_contains(name)) {
      ++found;
      EXPECT_EQ(fraction_text(play[i]), draws->as_string()) << name;
    } else {
      EXPECT_TRUE(play[i] == 0 || play[i] == 1) << name;  // nobody else mixes
    }
  }
  EXPECT_EQ(found, figure.size());
}

TEST(Published, SolutionOfCheminDeFer) {
  const auto rules = ruleset("as11", "chemin-de-fer", "deduction = \"0%\"");
  for (const auto& one : published().at("chemin_de_fer").as_array()) {
    const auto& figure = one.as_object();
    SCOPED_TRACE(text_at(figure, "source"));
    const auto solution = solve(rules, {.with_replacement = !figure.contains("packs")});
    ASSERT_TRUE(solution);
    EXPECT_EQ(solution->equilibria.size(), 1U);
    const auto& [punto, banca] = solution->equilibrium();
    check_play(figure.at("punto").as_object(), solution->duel.punto(), punto);
    check_play(figure.at("banca").as_object(), solution->duel.banca(), banca);
    EXPECT_EQ(fraction_text(solution->values.punto), text_at(figure, "value_to_the_punto"));
  }
}

// Here a banker with baccará must draw, whatever the punto's third card; they leave it open.
TEST(Published, SizesOfCheminDeFer) {
  const auto rules = ruleset("as11", "chemin-de-fer");
  for (const auto& one : published().at("sizes_of_chemin_de_fer").as_array()) {
    const auto& figure = one.as_object();
    const auto sees = *from_text<Sees>(text_at(figure, "sees"));
    const auto duel = duel_of(rules, {.sees = sees});
    ASSERT_TRUE(duel);
    const std::size_t baccara = sees == Sees::totals ? 1 : 6;
    EXPECT_EQ(duel->punto().size(), figure.at("punto").to_number<std::size_t>());
    EXPECT_EQ(duel->banca().size() + 11 * baccara, figure.at("banca").to_number<std::size_t>());
  }
}

}  // namespace
}  // namespace sabot::odds
