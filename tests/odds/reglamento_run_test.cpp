#include "sabot/odds/reglamento_run.hpp"

#include <gtest/gtest.h>

#include <random>

#include "rulesets.hpp"

namespace sabot::odds {
namespace {

law::Ruleset rules(std::string_view overlay = "") {
  return ruleset("ar", "punto-y-banca", overlay);
}
RunPlan plan_of(Money opening, int passes) {
  return {.opening = opening, .minimum = 5_units, .maximum = 1000_units, .passes = passes};
}
// Of the passes decided the bank wins two thirds.
const OutcomeLaw lucky{Fraction(1, 4), Fraction(1, 2), Fraction(1, 4)};

RunReport run(const RunPlan& plan, std::string_view overlay = "", const OutcomeLaw& law = lucky) {
  return reglamento_run(rules(overlay), plan, law).value();
}

// 100 wins 100 without deduction; 200 wins 200 less 20. A loss costs 100, or 200.
TEST(ReglamentoRun, ASmallOneByHand) {
  const auto report = run(plan_of(100_units, 2));
  EXPECT_EQ(report.value, Fraction(620, 9));
  EXPECT_EQ(report.lost, Fraction(5, 9));
  EXPECT_EQ(report.given, Fraction(4, 9));
  EXPECT_EQ(report.kept, Fraction(80, 9));
  ASSERT_EQ(report.passes.size(), 2U);
  EXPECT_EQ(report.passes[0].bank, 100_units);
  EXPECT_EQ(report.passes[0].deduction, Money{});
  EXPECT_EQ(report.passes[0].charge, 10_units);
  EXPECT_EQ(report.passes[0].give, -10);
  EXPECT_EQ(report.passes[0].go_on, Fraction(160, 3));
  EXPECT_FALSE(report.passes[0].should_give());
  EXPECT_EQ(report.passes[1].reached, Fraction(2, 3));
  EXPECT_EQ(report.passes[1].bank, 200_units);
  EXPECT_EQ(report.passes[1].deduction, 20_units);
  EXPECT_EQ(report.passes[1].charge, Money{});
  EXPECT_FALSE(report.passes[1].go_on);
}

// Given after the first pass, which bore none, it pays the charge.
TEST(ReglamentoRun, GivingAfterAPassWithoutDeductionIsCharged) {
  auto plan = plan_of(100_units, 2);
  plan.suite = 1;
  EXPECT_EQ(run(plan).value, Fraction(80, 3));
  EXPECT_EQ(run(plan, "exit-charge = \"taker\"").value, Fraction(100, 3));
}

// More than half of the maximum: the odd passes, and the bank never exceeds the maximum.
TEST(ReglamentoRun, ALargeOpeningPaysInOddPasses) {
  const auto report = run(plan_of(600_units, 2));
  EXPECT_EQ(report.passes[0].deduction, 60_units);
  EXPECT_EQ(report.passes[0].paid_out, 140_units);
  EXPECT_EQ(report.passes[1].bank, 1000_units);
  EXPECT_EQ(report.passes[1].deduction, Money{});
  EXPECT_EQ(report.passes[1].paid_out, 1000_units);
  EXPECT_EQ(report.passes[1].charge, 100_units);
  const auto half = run(plan_of(500_units, 2));
  EXPECT_EQ(half.passes[0].deduction, Money{});
}

TEST(ReglamentoRun, RefusesWhatTheTableWould) {
  const auto refused = [&](const RunPlan& plan) {
    const auto report = reglamento_run(rules(), plan, lucky);
    return report ? std::string() : report.error();
  };
  EXPECT_NE(refused(plan_of(4_units, 3)), "");
  EXPECT_NE(refused(plan_of(1001_units, 3)), "");
  auto early = plan_of(100_units, 4);
  early.halves = {2};
  EXPECT_EQ(refused(early), "the half may not be taken before pass 2");
  early.halves = {3};
  EXPECT_EQ(refused(early), "");
  early.halves = {3, 4};
  EXPECT_EQ(refused(early), "the half may not be taken before pass 4");
  auto high = plan_of(600_units, 3);
  high.raises = {{1, 401_units}};
  EXPECT_EQ(refused(high), "the bank of 600 may not be raised by 401 before pass 1");
  high.raises = {{1, 400_units}};
  EXPECT_EQ(refused(high), "");
  high.raises = {{5, 1_units}};
  EXPECT_NE(refused(high), "");
}

// The same written down again from the articles, course by course.
struct Course {
  struct Reading {
    bool every_pass = false;
    bool by_stake = false;
    bool ties_count = false;
    bool paid_out = false;
  };
  RunPlan plan;
  Reading reading;
  OutcomeLaw law;

  struct Sum {
    Fraction value;
    Fraction unsettled;  // how likely a course is that was broken off
  };

  // With `bank` cents before a pass; `gained` is what has been won and lost so far.
  void play(std::int64_t bank, int won, int counted, std::int64_t gained, const Fraction& likely,
            int coups, Sum& sum) const {
    if (coups == 0) {
      sum.unsettled += likely;
      return;
    }
    sum.value += likely * law[0] * fraction(gained - bank, 100);
    play(bank, won, counted + (reading.ties_count ? 1 : 0), gained, likely * law[2], coups - 1,
         sum);
    const auto maximum = plan.maximum.cents;
    const bool large = 2 * (reading.by_stake ? bank : plan.opening.cents) > maximum;
    const int pass = counted + 1;
    const bool pays = reading.every_pass || (large ? pass % 2 == 1 : pass % 2 == 0);
    const auto net = bank - (pays ? bank / 10 : 0);
    const Fraction here = likely * law[1];
    const bool given = won + 1 == plan.passes || plan.suite == won + 1;
    if (given) {
      const auto charge = pays ? 0 : bank / 10;
      sum.value += here * fraction(gained + net - charge, 100);
      return;
    }
    auto next = reading.paid_out ? bank : std::min(bank + net, maximum);
    if (plan.halves.contains(won + 2)) next -= next / 2 / 100 * 100;
    if (const auto raise = plan.raises.find(won + 2); raise != plan.raises.end())
      next += raise->second.cents;
    play(next, won + 1, pass, gained + net, here, coups - 1, sum);
  }
};

std::string overlay_of(const Course::Reading& reading) {
  std::string text;
  if (reading.every_pass) text += "holder-deduction = \"every-pass\"\n";
  if (reading.by_stake) text += "parity-follows = \"stake\"\n";
  if (reading.ties_count) text += "ties-count = true\n";
  if (reading.paid_out) text += "bank-winnings = \"paid-out\"\n";
  return text;
}

TEST(ReglamentoRun, AgreesWithEveryCourseOfPlay) {
  std::mt19937 random(17);
  const auto among = [&](int from, int to) {
    return std::uniform_int_distribution(from, to)(random);
  };
  for (int i = 0; i < 120; ++i) {
    const Course::Reading reading{among(0, 3) == 0, among(0, 2) == 0, among(0, 1) == 0,
                                  among(0, 2) == 0};
    auto plan = plan_of(Money{among(5'00, 400'00)}, among(1, 5));
    if (among(0, 1) == 0) plan.suite = among(1, plan.passes);
    if (among(0, 1) == 0 && plan.passes >= 3) plan.halves = {3};
    if (among(0, 1) == 0 && plan.passes >= 2) plan.raises = {{2, Money{among(1, 150'00)}}};
    const bool ties = among(0, 2) > 0;
    const OutcomeLaw law{Fraction(9, 20), ties ? Fraction(9, 20) : Fraction(11, 20),
                         ties ? Fraction(1, 10) : Fraction(0)};
    const auto report = reglamento_run(rules(overlay_of(reading)), plan, law);
    if (!report) continue;  // a raise beyond the maximum
    Course::Sum sum;
    Course{plan, reading, law}.play(plan.opening.cents, 0, 0, 0, 1, ties ? 24 : plan.passes + 1,
                                    sum);
    if (!ties) {
      EXPECT_EQ(sum.unsettled, 0);
      EXPECT_EQ(report->value, sum.value) << overlay_of(reading);
    } else {
      // A run brings and costs no more than twice the maximum in every pass.
      const Fraction gap = sum.unsettled * 1000 * (2 * plan.passes);
      EXPECT_LE(abs(report->value - sum.value), gap) << overlay_of(reading);
      EXPECT_LT(gap, Fraction(1, 1'000'000'000));
    }
  }
}

// Where ties change nothing, the suite given at the best moment is given after one certain pass.
TEST(ReglamentoRun, TheBestMomentIsTheBestOfAllPlans) {
  const OutcomeLaw fair{Fraction(446, 1000), Fraction(459, 1000), Fraction(95, 1000)};
  for (const auto opening : {5_units, 100_units, 333_units, 500_units, 501_units, 1000_units})
    for (const bool count : {false, true}) {
      const auto overlay = count ? "ties-count = true" : "";
      auto plan = plan_of(opening, 8);
      const auto best = run(plan, overlay, fair).best;
      std::optional<Fraction> of_plans;
      for (int pass = 1; pass <= 8; ++pass) {
        plan.suite = pass;
        const auto value = run(plan, overlay, fair).value;
        if (!of_plans || value > *of_plans) of_plans = value;
      }
      if (count)
        EXPECT_GE(best, *of_plans);
      else
        EXPECT_EQ(best, *of_plans);
    }
}

}  // namespace
}  // namespace sabot::odds
