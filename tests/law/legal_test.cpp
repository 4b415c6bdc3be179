// What the regulations allow everybody, and what becomes of an overlay that goes beyond it.

#include "sabot/law/legal.hpp"

#include <gtest/gtest.h>

#include <ostream>

namespace sabot::law {
namespace {

Ruleset named(std::string_view name) {
  const auto dot = name.find('.');
  return Ruleset::of(name.substr(0, dot), name.substr(dot + 1)).value();
}

TEST(Legal, EveryRulesetKeepsToItsOwnRegulation) {
  for (const auto& [regulation, game] : rulesets()) {
    const auto rules = Ruleset::of(regulation, game).value();
    EXPECT_TRUE(departures_of(rules).empty()) << rules.name();
    for (const auto& one : rules.parameters()) {
      const auto& legal = legal_for(rules, one.name);
      EXPECT_FALSE(legal.by.empty()) << one.name;
      // Only an article, or our reading of one, binds an operator.
      if (!legal.is_free()) {
        EXPECT_NE(legal.by.front().provenance(), Provenance::setting)
            << rules.name() << " " << one.name;
      }
    }
  }
}

// On one side of a boundary and on the other.
struct Boundary {
  const char* ruleset;
  const char* allowed;
  const char* beyond;
  const char* told;  // what is said of the second
};
void PrintTo(const Boundary& one, std::ostream* out) { *out << one.ruleset << ' ' << one.beyond; }

class LegalBoundary : public testing::TestWithParam<Boundary> {};

TEST_P(LegalBoundary, WithinItAnOperatorIsFree) {
  auto rules = named(GetParam().ruleset);
  const auto laid = rules.overlay(GetParam().allowed);
  ASSERT_TRUE(laid) << laid.error().what;
  EXPECT_TRUE(departures_of(rules).empty());
}

TEST_P(LegalBoundary, BeyondItTheOverlayIsRefusedWithItsPlaceAndChangesNothing) {
  auto rules = named(GetParam().ruleset);
  const auto laid = rules.overlay("currency = 'USD'\n" + std::string(GetParam().beyond));
  ASSERT_FALSE(laid);
  EXPECT_EQ(laid.error().what, "this leaves the regulation: " + std::string(GetParam().told) +
                                   "; choose a value that it allows, or say leaves-regulation = "
                                   "true if this table is meant to leave it");
  EXPECT_EQ(laid.error().line, 2);
  EXPECT_EQ(std::get<std::string>(rules.find("currency")->value), "EUR");
}

TEST_P(LegalBoundary, BeyondItTheTableLeavesTheRegulationWhereTheOperatorSaysSo) {
  auto rules = named(GetParam().ruleset);
  const auto laid = rules.overlay(std::string(GetParam().beyond) + "\nleaves-regulation = true");
  ASSERT_TRUE(laid) << laid.error().what;
  ASSERT_EQ(departures_of(rules).size(), 1u);
  EXPECT_EQ(departures_of(rules).front().text(Language::en), GetParam().told);
}

TEST_P(LegalBoundary, WhatAJournalWasWrittenWithIsReadAsItStands) {
  auto rules = named(GetParam().ruleset);
  ASSERT_TRUE(overlay_recorded(rules, GetParam().beyond));
  ASSERT_EQ(departures_of(rules).size(), 1u);
  EXPECT_EQ(departures_of(rules).front().text(Language::en), GetParam().told);
}

constexpr auto mini = "as11.mini-punto-y-banca";
constexpr auto as11_pyb = "as11.punto-y-banca";
constexpr auto es79_pyb = "es79.punto-y-banca";
constexpr auto as11_cdf = "as11.chemin-de-fer";
constexpr auto es79_cdf = "es79.chemin-de-fer";

INSTANTIATE_TEST_SUITE_P(
    PuntoYBanca, LegalBoundary,
    testing::Values(
        Boundary{mini, "seats = 7", "seats = 8", "seats = 8 (as11.pyb.E-b: at most 7)"},
        Boundary{mini, "chances = ['empate', 'punto', 'banca']", "chances = ['punto', 'banca']",
                 "chances = punto,banca (as11.pyb.E-e, as11.pyb.A1-f: only punto, banca and "
                 "empate together)"},
        Boundary{as11_pyb, "seats = 20\npacks = 8", "cards-below-stop = 8",
                 "cards-below-stop = 8 (as11.pyb.B-b: only 7)"},
        Boundary{as11_pyb, "burn-of-figures = 10", "burn-of-figures = 9",
                 "burn-of-figures = 9 (as11.pyb.B-e: only 10)"},
        Boundary{as11_pyb, "holder-must-bet = 'on-any-chance'", "holder-must-bet = 'no'",
                 "holder-must-bet = no (as11.pyb.C-f: only on-banca or on-any-chance)"},
        Boundary{as11_pyb, "factors = [50]", "factors = [20, 51]",
                 "factors = 20,51 (as11.pyb.D-e: only 20, 50 or 100)"},
        Boundary{as11_pyb, "chances = ['punto', 'banca']", "chances = ['banca', 'empate']",
                 "chances = banca,empate (as11.pyb.D-b, as11.pyb.D-c, as11.pyb.A1-f: punto and "
                 "banca, with or without empate)"},
        Boundary{as11_pyb, "deduction = '1/20'", "deduction = '51/1000'",
                 "deduction = 51/1000 (as11.pyb.D-b: only 5%)"},
        Boundary{as11_pyb, "tie-price = 8", "tie-price = 9",
                 "tie-price = 9 (as11.pyb.A1-f: only 8/1)"},
        Boundary{as11_pyb, "tie-cap = '9%'", "tie-cap = '11%'",
                 "tie-cap = 11% (as11.pyb.A1-g: at most 10%)"},
        Boundary{as11_pyb, "tie-cap = '1/10'", "punto-price = '3/2'",
                 "punto-price = 3/2 (as11.pyb.D-c, A-25: only 1/1)"},
        Boundary{as11_pyb, "banca-price = 1", "banca-price = 2",
                 "banca-price = 2 (A-25: only 1/1)"},
        Boundary{as11_pyb, "waiting-list = false", "punto-draws = 'TTTTTOPP'",
                 "punto-draws = TTTTTOPP (as11.pyb.A2-a, as11.pyb.A2-b: only TTTTTTPP)"},
        Boundary{es79_pyb, "packs = 6", "packs = 8", "packs = 8 (es79.07.II.1-a: only 6)"},
        Boundary{es79_pyb, "holder-must-bet = 'on-banca'", "waiting-list = false",
                 "waiting-list = false (es79.07.III-c: only true)"},
        Boundary{es79_pyb, "factors = 50", "factors = 20",
                 "factors = 20 (es79.07.V-e: only 50 or 100)"},
        Boundary{es79_pyb, "seat-13 = false", "chances = 'banca'",
                 "chances = banca (es79.07.I-a: only punto and banca together)"}));

INSTANTIATE_TEST_SUITE_P(
    CheminDeFer, LegalBoundary,
    testing::Values(
        Boundary{as11_cdf, "packs = 8", "cards-below-stop = 6",
                 "cards-below-stop = 6 (as11.cdf.B-d: only 7)"},
        Boundary{es79_cdf, "packs = 6", "packs = 5", "packs = 5 (es79.08.II.1-a: only 6)"},
        Boundary{as11_cdf, "players-needed = 5", "players-needed = 3",
                 "players-needed = 3 (as11.cdf.B-a: at least 4)"},
        Boundary{as11_cdf, "bank-unlimited = true", "bank-factor = 101",
                 "bank-factor = 101 (as11.cdf.E2-d: only 100)"},
        Boundary{es79_cdf, "bank-unlimited = true", "garage-factor = 49",
                 "garage-factor = 49 (es79.08.V-ah: only 50)"},
        Boundary{es79_cdf, "seats = 4", "waiting-list = false",
                 "waiting-list = false (es79.08.III-c, es79.08.IV-j: only true)"},
        Boundary{as11_cdf, "larger-bank = 'banco-player'", "deduction = '4%'",
                 "deduction = 4% (as11.cdf.E2-g: only 5%)"},
        Boundary{as11_cdf, "rounding = 'up'", "punto-draws = 'TTTTTTPP'",
                 "punto-draws = TTTTTTPP (as11.cdf.A-h, as11.cdf.A-i, as11.cdf.A-j: only "
                 "TTTTTOPP)"}));

TEST(LeavesRegulation, IsTrueOrFalse) {
  auto rules = named(mini);
  const auto laid = rules.overlay("seats = 8\nleaves-regulation = 'if needed'");
  ASSERT_FALSE(laid);
  EXPECT_EQ(laid.error().what, "leaves-regulation wants true or false");
  EXPECT_EQ(laid.error().line, 2);
  EXPECT_EQ(laid.error().column, 21);
  EXPECT_FALSE(rules.overlay("seats = 8\nleaves-regulation = false"));
  EXPECT_FALSE(rules.overlay("seats = 8\nleaves-regulation = 'no'"));
  EXPECT_TRUE(named(mini).overlay("seats = 8\nleaves-regulation = 'yes'"));
  EXPECT_NE(rules.overlay("leave-regulation = true").error().what.find("leaves-regulation?"),
            std::string::npos);
}

TEST(LeavesRegulation, PermitsWhatTheTableNeedNotDo) {
  auto rules = named(mini);
  ASSERT_TRUE(rules.overlay("leaves-regulation = true\nseats = 6"));
  EXPECT_TRUE(departures_of(rules).empty());
  EXPECT_EQ(rules.find("leaves-regulation"), nullptr);
}

TEST(Departures, ComeInTheOrderOfTheParametersAndInEitherLanguage) {
  auto rules = named(mini);
  ASSERT_TRUE(rules.overlay("leaves-regulation = true\ntie-cap = '1/5'\nseats = 9"));
  const auto all = departures_of(rules);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].text(Language::es), "seats = 9 (as11.pyb.E-b: como máximo 7)");
  EXPECT_EQ(all[1].text(Language::es), "tie-cap = 1/5 (as11.pyb.A1-g: como máximo 10%)");
}

TEST(Departures, OfAnExperimentAreTold) {
  auto rules = named(es79_pyb);
  ASSERT_TRUE(rules.overlay_one("packs", "8"));
  ASSERT_TRUE(rules.overlay_one("deduction", "0"));
  ASSERT_EQ(departures_of(rules).size(), 2u);
  EXPECT_EQ(departures_of(rules)[1].setting, "deduction");
}

TEST(Legal, SaysWhatItAllows) {
  Legal legal;
  EXPECT_TRUE(legal.is_free());
  EXPECT_TRUE(legal.allows(Value(std::int64_t{3})));
  legal.at_least = Value(std::int64_t{2});
  legal.at_most = Value(std::int64_t{4});
  EXPECT_FALSE(legal.allows(Value(std::int64_t{1})));
  EXPECT_TRUE(legal.allows(Value(std::int64_t{2})));
  EXPECT_TRUE(legal.allows(Value(std::int64_t{4})));
  EXPECT_FALSE(legal.allows(Value(std::int64_t{5})));
  EXPECT_EQ(legal.text(Language::en), "2 to 4");
  EXPECT_EQ(legal.text(Language::es), "2 a 4");
}

}  // namespace
}  // namespace sabot::law
