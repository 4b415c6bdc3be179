// Every coup that two hands can make, against the drawing rules written down once more, sentence
// by sentence, without the cuadro: as11 annex A.1 and A.2.

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "sabot/base/notation.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/punto_banca/game.hpp"

namespace sabot::punto_banca {
namespace {

using Lines = std::vector<std::string>;

// A hand of two cards with this total, and a card with these points.
Card card_of(int points) { return Card::of(points == 0 ? 13 : points, 0); }

struct Coup {
  int punto = 0;
  int banca = 0;
  int punto_third = 0;
  int banca_third = 0;
};

bool banca_draws(int banca, std::optional<int> third) {
  if (banca <= 2) return true;
  if (banca == 7) return false;
  if (!third) return banca <= 5;
  switch (banca) {
    case 3: return *third != 8;
    case 4: return *third >= 2 && *third <= 7;
    case 5: return *third >= 4 && *third <= 7;
    default: return *third == 6 || *third == 7;
  }
}

std::string decided(int punto, int banca) {
  const auto* winner = punto > banca ? "punto" : banca > punto ? "banca" : "empate";
  return std::string("coup-decided winner=") + winner + " punto=" + std::to_string(punto) +
         " banca=" + std::to_string(banca);
}

// What the text orders, from both hands shown to the decision; or what it would, had a free punto
// spoken.
Lines ordered(const Coup& coup, std::optional<Declaration> word = {}) {
  Lines lines;
  if (coup.punto >= 8) lines.push_back("natural hand=punto total=" + std::to_string(coup.punto));
  if (coup.banca >= 8) lines.push_back("natural hand=banca total=" + std::to_string(coup.banca));
  int punto = coup.punto;
  int banca = coup.banca;
  if (lines.empty()) {
    std::optional<int> third;
    if (word ? *word == Declaration::carta : punto <= 5) third = coup.punto_third;
    lines.push_back(third ? "card-due hand=punto" : "stood hand=punto");
    if (third) punto = (punto + *third) % 10;
    const bool draws = banca_draws(banca, third);
    lines.push_back(draws ? "card-due hand=banca" : "stood hand=banca");
    if (draws) banca = (banca + coup.banca_third) % 10;
  }
  lines.push_back(decided(punto, banca));
  return lines;
}

// A table at which the cards of a coup have just been called.
State at_the_deal(const Rules& rules) {
  State state = PuntoBanca::initial(rules);
  state.people.admit("crupier"_who, rules::Role::croupier);
  state.phase = Phase::dealing;
  return state;
}

void give(const Rules& rules, State& state, const Command& command, Lines& lines,
          const PersonId& who = "crupier"_who) {
  const auto decision = PuntoBanca::decide(rules, state, {who, command});
  ASSERT_TRUE(decision) << write_notation(command);
  for (const auto& one : *decision) {
    PuntoBanca::apply(state, one.event);
    const auto line = write_notation(one.event);
    for (const auto* name : {"natural", "card-due", "stood", "coup-decided"})
      if (line.starts_with(name)) lines.push_back(line);
  }
}

Lines dealt(const Rules& rules, State state, const Coup& coup, const Command& word = No{}) {
  Lines lines;
  const Card nothing = card_of(0);
  for (const auto card : {card_of(coup.punto), card_of(coup.banca), nothing, nothing})
    give(rules, state, Deal{card}, lines);
  give(rules, state, Show{Hand::punto, {}}, lines);
  if (state.phase == Phase::punto_speaks) give(rules, state, word, lines, state.punto_holder);
  give(rules, state, Show{Hand::banca, {}}, lines);
  while (state.phase == Phase::drawing && !testing::Test::HasFailure())
    give(rules, state,
         Deal{card_of(state.due == Hand::punto ? coup.punto_third : coup.banca_third)}, lines);
  return lines;
}

TEST(Drawing, IsWhatTheTextOrdersForEveryCoup) {
  for (const auto& [regulation, game] : law::rulesets()) {
    if (!game.ends_with("punto-y-banca") || regulation == "ar") continue;
    const auto rules = Rules::from(law::Ruleset::of(regulation, game).value()).value();
    const State table = at_the_deal(rules);
    for (int i = 0; i < 10'000; ++i) {
      const Coup coup{i / 1000, i / 100 % 10, i / 10 % 10, i % 10};
      ASSERT_EQ(dealt(rules, table, coup), ordered(coup))
          << regulation << "." << game << ": punto " << coup.punto << ", banca " << coup.banca
          << ", thirds " << coup.punto_third << " and " << coup.banca_third;
    }
  }
}

// With every total free, the holder of the punto's cards decides in all cases but a natural's.
TEST(Drawing, IsAsAFreePuntoWishesInEveryCoup) {
  auto ruleset = law::Ruleset::of("as11", "punto-y-banca").value();
  ASSERT_TRUE(ruleset.overlay_one("punto-draws", "OOOOOOOO"));
  const auto rules = Rules::from(ruleset).value();
  State table = at_the_deal(rules);
  table.people.admit("ana"_who, rules::Role::player);
  table.people.place("ana"_who, 1, false);
  table.stakes.push_back({"ana"_who, Chance::punto, 5_units, false});
  for (int i = 0; i < 10'000; ++i) {
    const Coup coup{i / 1000, i / 100 % 10, i / 10 % 10, i % 10};
    ASSERT_EQ(dealt(rules, table, coup, Carta{}), ordered(coup, Declaration::carta)) << i;
    ASSERT_EQ(dealt(rules, table, coup, No{}), ordered(coup, Declaration::no)) << i;
  }
}

}  // namespace
}  // namespace sabot::punto_banca
