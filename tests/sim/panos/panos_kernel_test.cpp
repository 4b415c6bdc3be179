// The kernel of two paños against the reference, for every kind of vectors that this machine has;
// and the reference against the cards.

#include <gtest/gtest.h>

#include "sabot/chance/seeded_source.hpp"
#include "sabot/sim/panos/reference.hpp"
#include "sabot/sim/targets.hpp"

namespace sabot::sim {
namespace {

// By the cuadro, against the first paño where it says different things.
PanosDrawing by_the_cuadro() {
  const std::vector<std::string> rows{"TTTTTTTTTTT", "TTTTTTTTTTT", "TTTTTTTTTTT", "TTTTTTTTPTT",
                                      "PPTTTTTTPPT", "PPPPTTTTPPT", "PPPPPPTTPPP", "PPPPPPPPPPP"};
  const auto cuadro = *baccarat::Cuadro::from(rows);
  PanosDrawing drawing;
  for (auto& punto : drawing.puntos)
    for (std::size_t total = 0; total <= 5; ++total) punto[total] = Odds::always();
  for (int total = 0; total < 8; ++total)
    for (int first = 0; first < PanoSeen::kinds; ++first)
      for (int second = 0; second < PanoSeen::kinds; ++second) {
        const int against = first <= PanoSeen::stood ? first : second;
        if (against > PanoSeen::stood) continue;
        if (cuadro.at(total, against) == baccarat::Draw::draw)
          drawing.banca[PanosDrawing::cell(total, first, second)] = Odds::always();
      }
  return drawing;
}

PanosPlan plan_of(int packs) {
  return {.seed = 0x0123456789ABCDEF,
          .rounds = (std::uint64_t{1} << 16) + 1000,
          .sabot = {.packs = packs,
                    .cards_below_stop = 10,
                    .stop_card_seen = baccarat::StopCardSeen::at_the_mouth,
                    .burn = std::nullopt},
          .drawing = by_the_cuadro()};
}

void expect_as_reference(const PanosPlan& plan) {
  for (std::uint64_t block = 0; block < block_count(plan); ++block) {
    const auto expected = reference_block(plan, block);
    for (const auto& target : vector_targets()) {
      SCOPED_TRACE(target);
      const HeldTo held(target);
      PanosTotals totals;
      add_block(plan, block, totals);
      ASSERT_EQ(totals.to_words(), expected.to_words()) << "block " << block;
    }
  }
}

Odds any_odds(chance::SeededSource& source) {
  switch (source.below(4)) {
    case 0: return Odds::never();
    case 1: return Odds::always();
    default: return {std::uint64_t{source.below(1u << 16)} << 16 | source.below(1u << 16)};
  }
}

TEST(PanosKernel, DealsAsTheReferenceDoes) {
  for (const int packs : {1, 6, 16}) {
    SCOPED_TRACE(packs);
    expect_as_reference(plan_of(packs));
  }
}

TEST(PanosKernel, WithCardsGone) {
  auto plan = plan_of(6);
  plan.sabot.gone = {90, 3, 0, 24, 0, 7, 0, 1, 0, 2};
  expect_as_reference(plan);
}

TEST(PanosKernel, WithChoicesEverywhere) {
  chance::SeededSource source(7, 0);
  for (int i = 0; i < 2; ++i) {
    auto plan = plan_of(6);
    plan.rounds = 3000;
    plan.drawing.eight_beats = i == 0;
    plan.drawing.nine_beats = true;
    for (auto& punto : plan.drawing.puntos)
      for (auto& odds : punto) odds = any_odds(source);
    for (auto& odds : plan.drawing.banca) odds = any_odds(source);
    expect_as_reference(plan);
  }
}

// One coup at a time: what it reads of the cards, and what it makes of them.
TEST(PanosCoup, IsPlayedCardByCard) {
  const auto drawing = by_the_cuadro();
  const auto end = [&](std::array<int, 9> cards, PanosDrawing rules) {
    return play_panos_coup(
        rules, [&](int place) { return cards[static_cast<std::size_t>(place)]; },
        [](PanosHand, Odds) { return false; });
  };
  // 6 and 7 stand, the banca draws a 3 to its 5: 8 beats both.
  EXPECT_EQ(end({6, 7, 5, 0, 0, 0, 9, 9, 3}, drawing), 4u);
  // The first paño turns over 8; the banca, on 4, draws against the second and makes 9.
  EXPECT_EQ(end({8, 7, 4, 0, 0, 0, 9, 9, 5}, drawing), 1u);
  auto plain = drawing;
  plain.eight_beats = false;
  EXPECT_EQ(end({8, 7, 4, 0, 0, 0, 9, 9, 5}, plain), 4u);
  // A 9 of two cards ties with a 9 of three, unless it beats it.
  EXPECT_EQ(end({9, 7, 4, 0, 0, 0, 9, 9, 5}, drawing), 7u);
  auto both = drawing;
  both.nine_beats = true;
  EXPECT_EQ(end({9, 7, 4, 0, 0, 0, 9, 9, 5}, both), 1u);
  // The paños draw before the banca turns over an 8, which beats what they make with three cards.
  EXPECT_EQ(end({0, 9, 8, 0, 0, 0, 9, 9, 9}, drawing), 3u);
  EXPECT_EQ(end({0, 9, 8, 0, 0, 0, 9, 9, 9}, plain), 0u);
  EXPECT_EQ(end({0, 7, 9, 0, 0, 0, 9, 9, 9}, drawing), 7u);
  EXPECT_EQ(end({0, 7, 9, 0, 0, 0, 9, 9, 9}, both), 4u);
  // Against two of them the banca draws nothing.
  EXPECT_EQ(end({9, 8, 0, 0, 0, 0, 9, 9, 9}, drawing), 0u);
}

TEST(PanosTotals, SurviveTheWayBetweenMachines) {
  PanosTotals totals{9, {1, 2, 3, 4, 5, 6, 7, 8, 9}};
  const auto plan = plan_of(6);
  const auto read = read_totals(plan, totals.to_words());
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, totals);
  EXPECT_FALSE(read_totals(plan, std::vector<std::uint64_t>(9)));
}

TEST(PanosSimulation, IsTheSameOnAnyNumberOfThreads) {
  auto plan = plan_of(6);
  plan.rounds = 5 * rounds_per_block(plan) + 77;
  const auto one = run(plan, all_blocks(plan), 1).totals;
  EXPECT_EQ(one.rounds, plan.rounds);
  EXPECT_EQ(one, run(plan, all_blocks(plan), 3).totals);
}

}  // namespace
}  // namespace sabot::sim
