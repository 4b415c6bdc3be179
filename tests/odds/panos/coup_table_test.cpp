#include "sabot/odds/panos/coup_table.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "literal_panos.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/odds/panos/strategy.hpp"

namespace sabot::odds {
namespace {

using baccarat::Draw;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

int seen_of(const SeenPano& pano) {
  if (pano.third) return baccarat::points(*pano.third);
  if (!pano.abated) return BankerCell::stood;
  return *pano.abated == 8 ? BankerCell::eight : BankerCell::nine;
}

// A play in twelfths, for the table and for the coup played out.
struct Twelfths {
  std::array<std::array<int, 8>, 2> puntos{};
  std::vector<int> banca = std::vector<int>(banker_cells);

  PanoPlayers players() const {
    return {[this](int pano, int total) { return puntos[at(pano)][at(total)]; },
            [this](int total, const SeenPano& first, const SeenPano& second) {
              return banca[BankerCell{total, seen_of(first), seen_of(second)}.number()];
            }};
  }
  PanosStrategy strategy() const {
    PanosStrategy all;
    for (std::size_t total = 0; total < 8; ++total) {
      all.first[total] = fraction(puntos[0][total], always);
      all.second[total] = fraction(puntos[1][total], always);
    }
    for (std::size_t i = 0; i < banker_cells; ++i) all.banca[i] = fraction(banca[i], always);
    return all;
  }
};

NaturalBeats beating(TwoCardsBeat beat) {
  return [beat](int pano, int banca) {
    if (banca < 8 || beat == TwoCardsBeat::nothing) return false;
    return pano == 8 || beat == TwoCardsBeat::with_both;
  };
}

// Every order of the cards, one after the other.
JointLaw played_out(std::vector<Card> sabot, const Twelfths& how, TwoCardsBeat beat) {
  const LiteralPanos literal(how.players(), beating(beat));
  std::array<std::int64_t, joint_outcomes> sums{};
  std::int64_t sequences = 0;
  const std::function<void(std::size_t)> deal = [&](std::size_t drawn) {
    if (drawn == cards_for_both_panos) {
      ++sequences;
      literal.play(std::span<const Card>(sabot).first(9), [&](const PanosEnded& end) {
        sums[joint_outcome(end.outcomes[0], end.outcomes[1])] += end.weight;
      });
      return;
    }
    for (auto i = drawn; i < sabot.size(); ++i) {
      std::swap(sabot[drawn], sabot[i]);
      deal(drawn + 1);
      std::swap(sabot[drawn], sabot[i]);
    }
  };
  deal(0);
  JointLaw law;
  for (std::size_t i = 0; i < law.size(); ++i)
    law[i] = fraction(integer(sums[i]), integer(sequences * always * always * always));
  return law;
}

void expect_same(const JointLaw& one, const JointLaw& other) {
  for (std::size_t i = 0; i < one.size(); ++i)
    RC_ASSERT(fraction_text(one[i]) == fraction_text(other[i]));
}

Twelfths any_play(const std::array<Draw, 8>& letters) {
  Twelfths how;
  for (auto& punto : how.puntos)
    for (std::size_t total = 0; total < 8; ++total)
      punto[total] = letters[total] == Draw::draw    ? always
                     : letters[total] == Draw::stand ? 0
                                                     : *twelfths();
  how.banca = *rc::gen::container<std::vector<int>>(banker_cells, twelfths());
  return how;
}

TEST(CoupTable, IsEveryOrderOfFewCards) {
  hold(6, [] {
    const auto pick =
        rc::gen::map(rc::gen::pair(rc::gen::inRange(0, 10), rc::gen::inRange(0, 16)),
                     [](std::pair<int, int> one) { return card_of(one.first, one.second); });
    const auto sabot = *rc::gen::container<std::vector<Card>>(9, pick);
    const auto letters = *rc::gen::element<std::string>("TTTTTOPP", "OTTPTOPO", "PPTTTTPP");
    const auto puntos = *baccarat::draws_by_total(letters);
    const auto beat =
        *rc::gen::element(TwoCardsBeat::nothing, TwoCardsBeat::with_eight, TwoCardsBeat::with_both);
    const auto how = any_play(puntos);
    const CoupTable table({composition_of(sabot)}, puntos, beat);
    expect_same(law_of(table, how.strategy()), played_out(sabot, how, beat));
  });
}

// Ten cards, so that one of them is never drawn; kinds in which each rule of two cards shows.
TEST(CoupTable, LeavesCardsInTheSabot) {
  std::vector<Card> sabot;
  for (const int points : {0, 8, 9, 4, 4, 5, 3, 0, 9, 1}) sabot.push_back(card_of(points, 0));
  const auto puntos = *baccarat::draws_by_total("TTTTTOPP");
  Twelfths how;
  for (auto& punto : how.puntos) punto = {12, 12, 12, 12, 12, 5, 0, 0};
  for (std::size_t i = 0; i < banker_cells; ++i) how.banca[i] = static_cast<int>(i * 7 % 13);
  std::set<std::string> laws;
  for (const auto beat :
       {TwoCardsBeat::nothing, TwoCardsBeat::with_eight, TwoCardsBeat::with_both}) {
    const CoupTable table({composition_of(sabot)}, puntos, beat);
    const auto law = law_of(table, how.strategy());
    const auto played = played_out(sabot, how, beat);
    std::string text;
    for (std::size_t i = 0; i < law.size(); ++i) {
      EXPECT_EQ(law[i], played[i]) << i;
      text += fraction_text(law[i]) + ' ';
    }
    EXPECT_TRUE(laws.insert(text).second) << "the rule changes nothing";
  }
}

// With replacement the three hands are independent until the banker decides: a direct sum.
TEST(CoupTable, WithReplacementIsAProduct) {
  const auto puntos = *baccarat::draws_by_total("TTTTTTPP");
  const CoupTable table(Source::with_replacement(), puntos, TwoCardsBeat::with_eight);
  PanosStrategy strategy = by_letters(puntos);
  for (std::size_t i = 0; i < banker_cells; ++i)
    strategy.banca[i] = BankerCell::of(i).total <= 5 && !BankerCell::of(i).is_over() ? 1 : 0;
  std::array<Fraction, 10> card;
  for (int points = 0; points < 10; ++points) card[at(points)] = Fraction(points == 0 ? 4 : 1, 13);
  std::array<Fraction, 10> two;
  for (int a = 0; a < 10; ++a)
    for (int b = 0; b < 10; ++b) two[at((a + b) % 10)] += card[at(a)] * card[at(b)];
  struct One {
    int total;
    bool natural;
    bool drew;
    Fraction probability;
  };
  std::vector<One> panos;
  for (int total = 0; total < 10; ++total) {
    if (total >= 6) panos.push_back({total, total >= 8, false, two[at(total)]});
    for (int third = 0; total < 6 && third < 10; ++third)
      panos.push_back({(total + third) % 10, false, true, two[at(total)] * card[at(third)]});
  }
  const auto eight = [](const One& one, const One& other) {
    return one.natural && one.total == 8 && other.drew && other.total >= 8;
  };
  const auto against = [&](const One& pano, const One& banca) {
    if (eight(pano, banca)) return Outcome::punto;
    return eight(banca, pano) ? Outcome::banca : outcome_of(pano.total, banca.total);
  };
  JointLaw expected;
  for (int first = 0; first < 10; ++first)
    for (const auto& one : panos)
      for (const auto& other : panos)
        for (int third = 0; third < 10; ++third) {
          const bool drew = first <= 5 && !(one.natural && other.natural);
          const One banca{drew ? (first + third) % 10 : first, first >= 8, drew, 0};
          expected[joint_outcome(against(one, banca), against(other, banca))] +=
              two[at(first)] * one.probability * other.probability * card[at(third)];
        }
  const auto law = law_of(table, strategy);
  for (std::size_t i = 0; i < law.size(); ++i) EXPECT_EQ(law[i], expected[i]) << i;
}

TEST(CoupTable, BothPanosAreAlike) {
  const auto puntos = *baccarat::draws_by_total("TTTTTOPP");
  const CoupTable table({Composition::of_packs(1)}, puntos, TwoCardsBeat::with_eight);
  auto strategy = by_letters(puntos);
  strategy.first[5] = fraction(1, 3);
  auto mirrored = strategy;
  std::swap(mirrored.first, mirrored.second);
  for (std::size_t i = 0; i < banker_cells; ++i) {
    const auto cell = BankerCell::of(i);
    strategy.banca[i] = i * i % 5 == 0 ? 1 : 0;
    mirrored.banca[BankerCell{cell.total, cell.second, cell.first}.number()] = strategy.banca[i];
  }
  const auto law = law_of(table, strategy);
  const auto other = law_of(table, mirrored);
  Fraction sum;
  for (std::size_t i = 0; i < law.size(); ++i) {
    EXPECT_EQ(law[i], other[joint_outcome(of_second(i), of_first(i))]);
    sum += law[i];
  }
  EXPECT_EQ(sum, 1);
}

TEST(CoupTable, NamesItsCells) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < banker_cells; ++i) {
    EXPECT_EQ(BankerCell::of(i).number(), i);
    EXPECT_TRUE(names.insert(cell_text(BankerCell::of(i))).second);
  }
  EXPECT_EQ(cell_text({6, BankerCell::stood, 7}), "6:no:7");
  EXPECT_EQ(cell_text({3, BankerCell::nine, BankerCell::eight}), "3:a9:a8");
}

TEST(CoupTable, NeedsNineCards) {
  const auto puntos = *baccarat::draws_by_total("TTTTTOPP");
  const auto eight = Composition::of_counts({8, 0, 0, 0, 0, 0, 0, 0, 0, 0});
  EXPECT_THROW(CoupTable({eight}, puntos, TwoCardsBeat::nothing), BrokenInvariant);
}

}  // namespace
}  // namespace sabot::odds
