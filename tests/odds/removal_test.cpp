#include "sabot/odds/removal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "literal.hpp"
#include "rulesets.hpp"

namespace sabot::odds {
namespace {

// What a unit on each bet of punto y banca brings, by every order of these cards.
std::vector<Fraction> by_hand(std::vector<Card> sabot, const Baccarat& game) {
  const auto draws = [](baccarat::Draw letter) {
    return letter == baccarat::Draw::draw ? always : 0;
  };
  const Players players{
      [&](Hand punto) {
        return draws(game.drawing.punto[static_cast<std::size_t>(baccarat::total(punto))]);
      },
      [&](Hand banca, std::optional<Card> third) {
        return draws(
            game.drawing.banca.at(baccarat::total(banca), third ? baccarat::points(*third)
                                                                : baccarat::Cuadro::punto_stood));
      }};
  std::array<std::int64_t, 3> ends{};
  std::int64_t sequences = 0;
  for_each_sequence(sabot, [&](Hand cards) {
    ++sequences;
    play_coup(cards, players, [&](const Ended& coup) {
      ++ends[coup.punto > coup.banca ? 0 : coup.punto < coup.banca ? 1 : 2];
    });
  });
  const auto part = [&](std::size_t i) { return fraction(integer(ends[i]), integer(sequences)); };
  return {part(0) - part(1), part(1) * Fraction(19, 20) - part(0), 8 * part(2) - part(0) - part(1)};
}

TEST(Removals, AreAsPlayedByHand) {
  const auto whole = report(ruleset("as11", "punto-y-banca"), {}).value();
  hold(10, [&] {
    auto sabot = *sabots();
    if (sabot.size() == 6U) sabot.push_back(card_of(*rc::gen::inRange(0, 10), 0));
    auto small = whole;
    small.cards = composition_of(sabot);
    const auto law = law_of({small.cards}, small.ways[0].strategy).outcome_law();
    for (std::size_t bet = 0; bet < 3; ++bet)
      small.ways[0].bets[bet] = odds_of(small.game.bets[bet], law);
    const auto before = by_hand(sabot, small.game);
    for (const auto& removal : removals_of(small, small.ways[0])) {
      auto rest = sabot;
      rest.erase(std::ranges::find(rest, removal.points,
                                   [](Card card) { return baccarat::points(card); }));
      const auto after = by_hand(rest, small.game);
      for (std::size_t bet = 0; bet < 3; ++bet)
        RC_ASSERT(removal.changes[bet] == after[bet] - before[bet]);
    }
  });
}

// A card that nobody has seen changes nothing: over all the cards the changes add up to nothing.
TEST(Removals, AddUpToNothing) {
  for (const auto* game : {"punto-y-banca", "chemin-de-fer"})
    for (const auto* gone : {"", "6x9s,5xAd,Kh"}) {
      const auto all = report(ruleset("as11", game), {*read_cards(gone), {}}).value();
      for (const auto& way : all.ways) {
        const auto removals = removals_of(all, way);
        ASSERT_EQ(removals.size(), 10U);
        for (std::size_t bet = 0; bet < way.bets.size(); ++bet) {
          Fraction sum;
          for (const auto& one : removals) sum += one.cards * one.changes[bet];
          EXPECT_EQ(sum, 0);
        }
      }
    }
}

TEST(Removals, AreTheDifferenceToASabotWithoutTheCard) {
  const auto rules = ruleset("as11", "punto-y-banca");
  const auto full = report(rules, {}).value();
  const auto removals = removals_of(full, full.ways[0]);
  const auto without = report(rules, {*read_cards("4c"), {}}).value();
  for (std::size_t bet = 0; bet < 3; ++bet)
    EXPECT_EQ(removals[4].changes[bet],
              without.ways[0].bets[bet].value - full.ways[0].bets[bet].value);
}

// Figures of a sum over all sequences of six values, made with another program.
TEST(Removals, AreThoseOfAnotherProgram) {
  const auto full = report(ruleset("as11", "punto-y-banca"), {}).value();
  const auto removals = removals_of(full, full.ways[0]);
  EXPECT_EQ(removals[0].changes[0], Fraction("-108635776/4577443785915"));
  EXPECT_EQ(removals[4].changes[0], Fraction("-48541936/305162919061"));
  EXPECT_EQ(removals[4].changes[1], Fraction("39941568903/259388481201850"));
  EXPECT_EQ(removals[4].changes[2], Fraction("-333941292/836737036135"));
  EXPECT_EQ(removals[9].changes[1], Fraction("-110457953/3586015869150"));
}

TEST(Removals, NeedACardOfTheKindAndSixMore) {
  auto few = report(ruleset("as11", "punto-y-banca"), {}).value();
  few.cards = Composition::of_counts({3, 0, 0, 2, 0, 0, 0, 0, 2, 0});
  std::vector<int> points;
  for (const auto& one : removals_of(few, few.ways[0])) points.push_back(one.points);
  EXPECT_EQ(points, (std::vector{0, 3, 8}));
  few.cards.remove(0);
  EXPECT_TRUE(removals_of(few, few.ways[0]).empty());
}

}  // namespace
}  // namespace sabot::odds
