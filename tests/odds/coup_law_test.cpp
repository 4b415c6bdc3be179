#include "sabot/odds/coup_law.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

#include "literal.hpp"
#include "sabot/base/invariant.hpp"

namespace sabot::odds {
namespace {

using baccarat::Cuadro;

// By totals and numbers of cards, how many sequences end so, each worth twelve times twelve.
using Counts = std::map<std::array<int, 4>, std::int64_t>;

// Eight of the punto's totals, then the banca's cells row by row: how often of twelve.
using Twelfths = std::vector<int>;
constexpr std::size_t cells = 8 + 8 * 11;
rc::Gen<Twelfths> strategies() { return rc::gen::container<Twelfths>(cells, twelfths()); }

int third_of(std::optional<Card> card) {
  return card ? baccarat::points(*card) : Cuadro::punto_stood;
}

Players players_of(const Twelfths& how) {
  return {[how](Hand punto) { return how[static_cast<std::size_t>(baccarat::total(punto))]; },
          [how](Hand banca, std::optional<Card> third) {
            return how[static_cast<std::size_t>(8 + 11 * baccarat::total(banca) + third_of(third))];
          }};
}

Strategy strategy_of(const Twelfths& how) {
  Strategy strategy;
  auto next = how.begin();
  for (auto& draws : strategy.punto) draws = fraction(*next++, always);
  for (auto& row : strategy.banca)
    for (auto& draws : row) draws = fraction(*next++, always);
  return strategy;
}

void add(Counts& counts, const Ended& coup, std::int64_t times = 1) {
  counts[{coup.punto, coup.banca, static_cast<int>(coup.punto_cards),
          static_cast<int>(coup.banca_cards)}] += coup.weight * times;
}

Fraction counted(const Counts& counts,
                 const std::function<bool(const std::array<int, 4>&)>& which) {
  Integer sum = 0;
  for (const auto& [coup, count] : counts)
    if (which(coup)) sum += integer(count);
  return fraction(sum, always * always);
}

// Everything that a law says, against the counts. As text: RapidCheck takes expressions apart,
// which unevaluated fractions do not survive.
void check(const CoupLaw& law, const Counts& counts, const Integer& sequences) {
  const auto same = [](const Fraction& one, const Fraction& other) {
    RC_ASSERT(fraction_text(one) == fraction_text(other));
  };
  same(law.sequences(), sequences);
  for (int punto = 0; punto < 10; ++punto)
    for (int banca = 0; banca < 10; ++banca)
      same(law.sequences_of(punto, banca),
           counted(counts, [&](const auto& coup) { return coup[0] == punto && coup[1] == banca; }));
  Fraction cards;
  for (const int punto : {2, 3})
    for (const int banca : {2, 3}) {
      const auto so_many =
          counted(counts, [&](const auto& coup) { return coup[2] == punto && coup[3] == banca; });
      same(law.sequences_of_cards(punto, banca), so_many);
      cards += (punto + banca) * so_many;
    }
  same(law.cards_mean(), cards / sequences);
  const auto outcome_law = law.outcome_law();
  for (const auto outcome : {Outcome::punto, Outcome::banca, Outcome::empate}) {
    const auto so_many = counted(counts, [&](const auto& coup) {
      return (coup[0] > coup[1] && outcome == Outcome::punto) ||
             (coup[0] < coup[1] && outcome == Outcome::banca) ||
             (coup[0] == coup[1] && outcome == Outcome::empate);
    });
    same(law.sequences_of(outcome), so_many);
    same(outcome_law[static_cast<std::size_t>(outcome)], so_many / sequences);
  }
  same(outcome_law[0] + outcome_law[1] + outcome_law[2], 1);
}

RC_GTEST_PROP(CoupLaw, IsThatOfEverySequencePlayedOut, ()) {
  auto sabot = *sabots();
  const auto how = *strategies();
  const auto players = players_of(how);
  Counts counts;
  std::int64_t sequences = 0;
  for_each_sequence(sabot, [&](Hand cards) {
    ++sequences;
    play_coup(cards, players, [&](const Ended& coup) { add(counts, coup); });
  });
  check(law_of({composition_of(sabot), false}, strategy_of(how)), counts, integer(sequences));
}

// Points with how often each comes, in every order, each card put back before the next.
void check_with_replacement(const Composition& cards, const Twelfths& how) {
  const auto players = players_of(how);
  Counts counts;
  std::vector<Card> six(6);
  const std::function<void(std::size_t, std::int64_t)> draw = [&](std::size_t drawn,
                                                                  std::int64_t times) {
    if (drawn == six.size())
      return play_coup(six, players, [&](const Ended& coup) { add(counts, coup, times); });
    for (int points = 0; points < 10; ++points) {
      if (cards.count(points) == 0) continue;
      six[drawn] = card_of(points, 0);
      draw(drawn + 1, times * cards.count(points));
    }
  };
  draw(0, 1);
  Integer sequences;
  mpz_ui_pow_ui(sequences.get_mpz_t(), static_cast<unsigned long>(cards.size()), 6);
  check(law_of({cards, true}, strategy_of(how)), counts, sequences);
}

RC_GTEST_PROP(CoupLaw, OfCardsThatComeBackIsThatOfEverySequenceToo, ()) {
  auto sabot = *rc::gen::container<std::vector<int>>(3, rc::gen::inRange(0, 10));
  std::array<int, 10> counts{};
  for (const auto points : sabot) counts[static_cast<std::size_t>(points)] += 1 + points % 3;
  check_with_replacement(Composition::of_counts(counts), *strategies());
}

TEST(CoupLaw, OfAnEndlessSabotIsThatOfAMillionSequences) {
  hold(1, [] { check_with_replacement(Source::with_replacement().cards, *strategies()); });
}

TEST(CoupLaw, NeedsSixCards) {
  const auto five = Composition::of_counts({0, 1, 1, 1, 1, 1, 0, 0, 0, 0});
  EXPECT_THROW(law_of({five, false}, Strategy{}), BrokenInvariant);
  EXPECT_NO_THROW(law_of({five, true}, Strategy{}));
}

}  // namespace
}  // namespace sabot::odds
