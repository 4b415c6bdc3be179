// The battery as a whole, at the size it has by default: sound sources pass, broken ones do not.
// All seeds are fixed, so each of these always passes or never does.

#include "sabot/lab/battery.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "sabot/base/forms.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/base/little_endian.hpp"
#include "sabot/chance/seeded_source.hpp"

namespace sabot::lab {
namespace {

using chance::SeededSource;

Report judged(Subject subject, int packs = 6, std::uint64_t sabots = Battery::usual_sabots) {
  Battery battery(packs);
  while (battery.sabots() < sabots) battery.see(subject);
  return battery.report();
}

std::set<Measure> failed(const Report& report) {
  std::set<Measure> tests;
  for (const auto& one : report.results)
    if (!report.passes(one)) tests.insert(one.measure);
  EXPECT_EQ(report.passes(), tests.empty());
  return tests;
}

std::string names(const std::set<Measure>& tests) {
  std::string text;
  for (const auto one : tests) text += to_text(one) + ' ';
  return text;
}

// That these tests fail, whatever else does.
void expect_caught_by(const Report& report, const std::set<Measure>& tests) {
  const auto found = failed(report);
  EXPECT_TRUE(std::ranges::includes(found, tests)) << "failed: " << names(found);
}

std::uint32_t word_of(SeededSource& source) {
  std::array<std::uint8_t, 4> bytes;
  source.fill(bytes);
  return load_le<std::uint32_t>(bytes.data());
}

TEST(Battery, PassesASoundSource) {
  for (const std::uint64_t seed : {1u, 2u, 3u}) {
    SeededSource source(seed, 0);
    EXPECT_EQ(names(failed(judged(subject_of(source)))), "") << seed;
  }
  for (const int packs : {1, 2, 8}) {
    SeededSource source(4, 0);
    EXPECT_EQ(names(failed(judged(subject_of(source), packs, 2000))), "") << packs;
  }
}

TEST(Battery, GivesEveryTestWithItsSignificance) {
  SeededSource source(1, 0);
  const auto report = judged(subject_of(source), 6, Battery::fewest_sabots);
  EXPECT_EQ(report.sabots, 1000u);
  EXPECT_EQ(report.numbers, 100'000u);
  std::set<Measure> tests;
  for (const auto& one : report.results) tests.insert(one.measure);
  EXPECT_EQ(tests.size(), enumerators<Measure>.size());
  EXPECT_DOUBLE_EQ(report.significance() * static_cast<double>(report.results.size()), 1e-3);
}

TEST(Battery, DoesNotJudgeByTooFew) {
  SeededSource source(1, 0);
  auto subject = subject_of(source);
  Battery battery(6);
  battery.see(subject);
  EXPECT_THROW(battery.report(), BrokenInvariant);
  EXPECT_THROW(Battery(0), BrokenInvariant);
}

// The remainder of ten bits: in 1024 there is no room for equally many of each of 52.
TEST(Battery, CatchesTheRemainderOfAFewBits) {
  SeededSource source(5, 0);
  auto subject = subject_of(source);
  subject.below = [&](std::uint32_t bound) { return (word_of(source) & 1023) % bound; };
  expect_caught_by(judged(subject), {Measure::numbers_below, Measure::rejection});
}

// The same within the shuffle alone.
TEST(Battery, CatchesAShuffleByTheRemainderOfAFewBits) {
  SeededSource source(5, 0);
  auto subject = subject_of(source);
  subject.shuffle = [&](std::span<Card> cards) {
    for (std::size_t left = cards.size(); left > 1; --left)
      std::swap(cards[left - 1], cards[(word_of(source) & 1023) % left]);
  };
  expect_caught_by(judged(subject), {Measure::mean_position});
}

// The remainder of a whole word differs from a fair one by less than one in ten million for the
// bounds of games: no number of cards shows it. The test made for it does.
TEST(Battery, CatchesTheRemainderOfAWholeWord) {
  SeededSource source(5, 0);
  auto subject = subject_of(source);
  subject.below = [&](std::uint32_t bound) { return word_of(source) % bound; };
  EXPECT_EQ(names(failed(judged(subject))), "rejection ");
  subject.below = [&](std::uint32_t bound) {
    return static_cast<std::uint32_t>(std::uint64_t{word_of(source)} * bound >> 32);
  };
  EXPECT_EQ(names(failed(judged(subject))), "rejection ");
}

TEST(Battery, CatchesALastCardThatNeverMoves) {
  SeededSource source(5, 0);
  auto subject = subject_of(source);
  subject.shuffle = [&](std::span<Card> cards) {
    chance::shuffle(cards.first(cards.size() - 1), source);
  };
  expect_caught_by(judged(subject), {Measure::kinds_and_positions, Measure::each_position,
                                     Measure::each_kind, Measure::unmoved, Measure::as_before});
}

// Fisher and Yates one off: a card never stays where it is, and all are in one cycle.
TEST(Battery, CatchesSattolosShuffle) {
  SeededSource source(5, 0);
  auto subject = subject_of(source);
  subject.shuffle = [&](std::span<Card> cards) {
    for (std::size_t left = cards.size(); left > 1; --left)
      std::swap(cards[left - 1], cards[source.below(static_cast<std::uint32_t>(left - 1))]);
  };
  expect_caught_by(judged(subject), {Measure::kinds_and_positions, Measure::unmoved});
}

// Every card is swapped with any other: n^n ways, which n! does not divide.
TEST(Battery, CatchesTheNaiveShuffle) {
  SeededSource source(5, 0);
  auto subject = subject_of(source);
  subject.shuffle = [&](std::span<Card> cards) {
    for (auto& card : cards)
      std::swap(card, cards[source.below(static_cast<std::uint32_t>(cards.size()))]);
  };
  expect_caught_by(judged(subject), {Measure::kinds_and_positions});
}

TEST(Battery, CatchesAlternatingColours) {
  SeededSource source(5, 0);
  auto subject = subject_of(source);
  subject.shuffle = [&](std::span<Card> cards) {
    chance::shuffle(cards, source);
    std::vector<Card> reds;
    std::vector<Card> blacks;
    for (const auto card : cards)
      (card.suit() == 1 || card.suit() == 2 ? reds : blacks).push_back(card);
    if (source.below(2) == 0) std::swap(reds, blacks);
    for (std::size_t i = 0; i < reds.size(); ++i) {
      cards[2 * i] = reds[i];
      cards[2 * i + 1] = blacks[i];
    }
  };
  expect_caught_by(judged(subject),
                   {Measure::colour_runs, Measure::colour_run_lengths, Measure::neighbours});
}

// The same 65,536 words over and over.
TEST(Battery, CatchesARepeatingSequence) {
  SeededSource source(5, 0);
  std::vector<std::uint32_t> words(65'536);
  for (auto& word : words) word = word_of(source);
  std::size_t at = 0;
  const auto next = [&] { return words[at++ % words.size()]; };
  struct Repeating {
    decltype(next)& word;
    std::uint32_t below(std::uint32_t bound) {
      const auto surplus = (0 - bound) % bound;
      auto drawn = word();
      while (drawn < surplus) drawn = word();
      return drawn % bound;
    }
    void fill(std::span<std::uint8_t> bytes) {
      for (std::size_t i = 0; i < bytes.size(); i += 4) store_le(bytes.data() + i, word());
    }
  } repeating{next};
  expect_caught_by(judged(subject_of(repeating)), {Measure::bytes, Measure::numbers_below});
}

// Sabots that come again after 4000 others.
TEST(Battery, CatchesRepeatingSabots) {
  SeededSource source(5, 0);
  SeededSource sabots(6, 0);
  int shuffled = 0;
  auto subject = subject_of(source);
  subject.shuffle = [&](std::span<Card> cards) {
    if (shuffled++ % 4000 == 0) sabots = SeededSource(6, 0);
    chance::shuffle(cards, sabots);
  };
  expect_caught_by(judged(subject), {Measure::kinds_and_positions});
}

// One card is always turned into another: the composition is wrong.
TEST(Battery, CatchesAForgedCard) {
  SeededSource source(5, 0);
  auto subject = subject_of(source);
  int shuffled = 0;
  subject.shuffle = [&](std::span<Card> cards) {
    chance::shuffle(cards, source);
    if (shuffled++ == 500) cards[7] = Card::from_index((cards[7].index() + 1) % Card::kinds);
  };
  EXPECT_EQ(names(failed(judged(subject))), "composition ");
}

TEST(Battery, CatchesASourceThatGivesNothing) {
  Subject subject{.shuffle = [](std::span<Card>) {},
                  .below = [](std::uint32_t) { return 0u; },
                  .fill = [](std::span<std::uint8_t> bytes) { std::ranges::fill(bytes, 0); }};
  const auto found = failed(judged(subject, 6, Battery::fewest_sabots));
  EXPECT_EQ(found.size(), enumerators<Measure>.size() - 1) << names(found);
  EXPECT_FALSE(found.contains(Measure::composition));
}

// Numbers that are too even: each below a bound in its turn.
TEST(Battery, CatchesWhatIsTooEven) {
  SeededSource source(5, 0);
  auto subject = subject_of(source);
  std::uint32_t turn = 0;
  subject.below = [&](std::uint32_t bound) { return turn++ % bound; };
  expect_caught_by(judged(subject, 6, Battery::fewest_sabots),
                   {Measure::numbers_below, Measure::pairs, Measure::collector_of_ranks});
}

}  // namespace
}  // namespace sabot::lab
