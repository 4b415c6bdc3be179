// Coups of two rows: the kernel against card by card, and both against the exact law.

#include "sabot/sim/treinta_cuarenta/rows.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "sabot/odds/treinta_cuarenta/rows_law.hpp"
#include "sabot/sim/targets.hpp"
#include "sim/plans.hpp"

namespace sabot::sim {
namespace {

treinta_cuarenta::Rules rows_rules(std::string_view overlay = "") {
  return rules_of<treinta_cuarenta::Rules>("es79", "treinta-y-cuarenta", overlay);
}

RowsPlan plan_for(const treinta_cuarenta::Rules& rules, std::span<const Card> gone = {}) {
  auto plan = rows_plan(rules, gone).value();
  plan.seed = 0x0123456789ABCDEF;
  plan.rounds = rounds_per_block(plan) + 1000;
  return plan;
}

// Cards gone so that the colours are uneven.
std::vector<Card> some_gone() {
  std::vector<Card> gone;
  for (int rank = 1; rank <= 13; ++rank)
    for (int i = 0; i < rank % 4; ++i) gone.push_back(Card::of(rank, 2));
  return gone;
}

RowsTotals card_by_card(const RowsPlan& plan, std::uint64_t block) {
  RowsTotals totals;
  for (std::uint32_t strand = 0; strand < strands_per_block; ++strand)
    add_strand(plan, block, strand, totals);
  return totals;
}

void expect_as_card_by_card(const RowsPlan& plan) {
  for (std::uint64_t block = 0; block < block_count(plan); ++block) {
    const auto expected = card_by_card(plan, block);
    EXPECT_EQ(expected.rounds, rounds_in_block(plan, block));
    for (const auto& target : vector_targets()) {
      SCOPED_TRACE(target);
      const HeldTo held(target);
      RowsTotals totals;
      add_block(plan, block, totals);
      ASSERT_EQ(totals, expected) << "block " << block;
    }
  }
}

TEST(Rows, TheKernelGivesWhatCardByCardDoes) {
  expect_as_card_by_card(plan_for(rows_rules()));
  expect_as_card_by_card(plan_for(rows_rules(), some_gone()));
  expect_as_card_by_card(plan_for(rows_rules("packs = 1\nleaves-regulation = true\n")));
}

TEST(Rows, ThreadsMakeNoDifference) {
  auto plan = plan_for(rows_rules());
  plan.rounds = 5 * rounds_per_block(plan) + 17;
  EXPECT_EQ(run(plan, all_blocks(plan), 1).totals, run(plan, all_blocks(plan), 3).totals);
}

TEST(Rows, TotalsSurviveTheWayBetweenMachines) {
  const auto plan = plan_for(rows_rules());
  const auto totals = run(plan, all_blocks(plan), 1).totals;
  EXPECT_EQ(read_totals(plan, totals.to_words()).value(), totals);
  EXPECT_FALSE(read_totals(plan, std::vector<std::uint64_t>(7)));
}

TEST(Rows, TooFewCardsAreRefused) {
  std::vector<Card> gone;
  for (int index = 0; index < 49; ++index) gone.push_back(Card::from_index(index));
  EXPECT_FALSE(rows_plan(rows_rules("packs = 1\nleaves-regulation = true\n"), gone));
}

// No cell is far from what the exact law says; the chi-square of all of them is likely.
void expect_the_law(const treinta_cuarenta::Rules& rules, std::span<const Card> gone) {
  auto plan = plan_for(rules, gone);
  plan.rounds = 20'000'000;
  const auto totals = run(plan, all_blocks(plan), 2).totals;
  const auto deck = odds::RowDeck::after(rules, gone).value();
  const auto law = odds::rows_law(deck, {rules.row_ends_at.value, deck.cards()});
  double chi_square = 0;
  for (int negra = 0; negra < 10; ++negra)
    for (int roja = 0; roja < 10; ++roja)
      for (int red = 0; red < 2; ++red) {
        const auto i = static_cast<std::size_t>(negra);
        const auto j = static_cast<std::size_t>(roja);
        const odds::Fraction often =
            red == 1 ? law.red_first[i][j] : odds::Fraction(law.all[i][j] - law.red_first[i][j]);
        const double expected = odds::approximate(often) * static_cast<double>(totals.rounds);
        const double off =
            static_cast<double>(totals.counts[RowsTotals::cell(negra, roja, red)]) - expected;
        EXPECT_LT(std::abs(off), 5 * std::sqrt(expected)) << negra << ' ' << roja << ' ' << red;
        chi_square += off * off / expected;
      }
  // 199 degrees of freedom: 199 on average, with a deviation of 20.
  EXPECT_GT(chi_square, 199 - 5 * 20);
  EXPECT_LT(chi_square, 199 + 5 * 20);
}

TEST(Rows, TheyHaveTheExactLaw) {
  expect_the_law(rows_rules(), {});
  expect_the_law(rows_rules(), some_gone());
}

}  // namespace
}  // namespace sabot::sim
