#include "sabot/odds/duel.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>

#include "literal.hpp"
#include "sabot/base/invariant.hpp"

namespace sabot::odds {
namespace {

using baccarat::Cuadro;
using baccarat::Draw;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// The letters as text: eight of the punto's, then eight rows of eleven.
struct Letters {
  std::string punto;
  std::vector<std::string> banca;

  Drawing drawing() const { return {*baccarat::draws_by_total(punto), *Cuadro::from(banca)}; }
  char at_punto(int total) const { return punto[at(total)]; }
  char at_banca(int total, int third) const { return banca[at(total)][at(third)]; }
};
std::ostream& operator<<(std::ostream& out, const Letters& letters) {
  out << letters.punto;
  for (const auto& row : letters.banca) out << ' ' << row;
  return out;
}

// One letter in `rarity` is a choice.
rc::Gen<Letters> letters(int rarity) {
  const auto letter = rc::gen::map(rc::gen::inRange(0, 2 * rarity), [](int i) {
    return i == 1 ? 'O' : i % 2 == 0 ? 'P' : 'T';
  });
  const auto row = rc::gen::container<std::string>(11, letter);
  return rc::gen::build<Letters>(
      rc::gen::set(&Letters::punto, rc::gen::container<std::string>(8, letter)),
      rc::gen::set(&Letters::banca, rc::gen::container<std::vector<std::string>>(8, row)));
}

// What each side sees of its hand, in the words of a decision.
std::string seen(Hand hand, bool cards) {
  if (!cards) return std::to_string(baccarat::total(hand));
  const int one = baccarat::points(hand[0]);
  const int other = baccarat::points(hand[1]);
  return std::to_string(std::min(one, other)) + '+' + std::to_string(std::max(one, other));
}

// How often of twelve each side draws in each of its decisions.
struct Given {
  std::map<std::string, int> punto;
  std::map<std::string, int> banca;
};

std::map<std::string, int> any_play(const std::vector<Decision>& decisions) {
  const auto how = *rc::gen::container<std::vector<int>>(decisions.size(), twelfths());
  std::map<std::string, int> play;
  for (std::size_t i = 0; i < how.size(); ++i)
    RC_ASSERT(play.emplace(decision_text(decisions[i]), how[i]).second);
  return play;
}

Play in_order(const std::vector<Decision>& decisions, const std::map<std::string, int>& how) {
  Play play;
  for (const auto& decision : decisions)
    play.push_back(fraction(how.at(decision_text(decision)), always));
  return play;
}

// By the letters where they say T or P; a choice that is not among the decisions throws.
Players players_of(const Letters& letters, Sees sees, const Given& given) {
  const auto by_letter = [](char letter, const auto& chosen) {
    if (letter == 'O') return chosen();
    return letter == 'T' ? always : 0;
  };
  return {[=](Hand punto) {
            return by_letter(letters.at_punto(baccarat::total(punto)),
                             [&] { return given.punto.at(seen(punto, sees == Sees::cards)); });
          },
          [=](Hand banca, std::optional<Card> third) {
            const auto against = third ? baccarat::points(*third) : Cuadro::punto_stood;
            const auto name = third ? std::to_string(against) : "no";
            return by_letter(letters.at_banca(baccarat::total(banca), against), [&] {
              return given.banca.at(seen(banca, sees != Sees::totals) + ':' + name);
            });
          }};
}

struct Won {
  Fraction punto;
  Fraction banca;
};
Won played_out(std::vector<Card> sabot, const Players& players) {
  std::int64_t punto = 0;
  std::int64_t banca = 0;
  std::int64_t sequences = 0;
  for_each_sequence(sabot, [&](Hand cards) {
    ++sequences;
    play_coup(cards, players, [&](const Ended& coup) {
      if (coup.punto > coup.banca) punto += coup.weight;
      if (coup.punto < coup.banca) banca += coup.weight;
    });
  });
  const Integer all = integer(sequences * always * always);
  return {fraction(integer(punto), all), fraction(integer(banca), all)};
}

void same(const Fraction& one, const Fraction& other) {
  RC_ASSERT(fraction_text(one) == fraction_text(other));
}

rc::Gen<Sees> any_sight() {
  return rc::gen::element(Sees::totals, Sees::banker_cards, Sees::cards);
}
rc::Gen<Fraction> deductions() {
  return rc::gen::map(rc::gen::element(0, 5, 10, 37, 100),
                      [](int percent) { return fraction(percent, 100); });
}

RC_GTEST_PROP(Duel, IsWorthWhatPlayingItOutIsWorth, ()) {
  const auto sabot = *sabots();
  const auto letter = *letters(3);
  const auto sees = *any_sight();
  const auto deduction = *deductions();
  const Duel duel({composition_of(sabot), false}, letter.drawing(), sees, deduction);
  const Given given{any_play(duel.punto()), any_play(duel.banca())};
  const auto won = played_out(sabot, players_of(letter, sees, given));
  const auto punto = in_order(duel.punto(), given.punto);
  const auto banca = in_order(duel.banca(), given.banca);
  same(duel.punto_value(punto, banca), won.punto - won.banca);
  same(duel.banca_value(punto, banca), won.banca * (1 - deduction) - won.punto);
  same(duel.house_value(punto, banca), won.banca * deduction);
}

RC_GTEST_PROP(Duel, WhatOneLosesTheOthersWin, ()) {
  const Source source{composition_of(*sabots()), *rc::gen::arbitrary<bool>()};
  const Duel duel(source, (*letters(3)).drawing(), *any_sight(), *deductions());
  const auto punto = in_order(duel.punto(), any_play(duel.punto()));
  const auto banca = in_order(duel.banca(), any_play(duel.banca()));
  same(duel.punto_value(punto, banca) + duel.banca_value(punto, banca) +
           duel.house_value(punto, banca),
       0);
}

// Of the gains of the game, in units of the stake.
RC_GTEST_PROP(Duel, AGainIsWhatDrawingBringsMoreThanStanding, ()) {
  const Source source{composition_of(*sabots()), *rc::gen::arbitrary<bool>()};
  const auto deduction = *deductions();
  const Duel duel(source, (*letters(3)).drawing(), *any_sight(), deduction);
  const auto game = duel.game();
  auto punto = in_order(duel.punto(), any_play(duel.punto()));
  auto banca = in_order(duel.banca(), any_play(duel.banca()));
  RC_ASSERT(game.rows.decisions() == punto.size());
  RC_ASSERT(game.columns.decisions() == banca.size());
  const Fraction unit = integer(source.sequences());
  const auto difference = [](Play& play, std::size_t i, const auto& value) -> Fraction {
    const auto before = play[i];
    play[i] = 1;
    const Fraction drawing = value();
    play[i] = 0;
    const Fraction standing = value();
    play[i] = before;
    return drawing - standing;
  };
  for (std::size_t i = 0; i < std::min<std::size_t>(punto.size(), 5); ++i)
    same(game.rows.of(i, banca) / unit,
         difference(punto, i, [&] { return duel.punto_value(punto, banca); }));
  for (std::size_t j = 0; j < std::min<std::size_t>(banca.size(), 5); ++j)
    same(game.columns.of(j, punto) / unit / deduction.get_den(),
         difference(banca, j, [&] { return duel.banca_value(punto, banca); }));
}

// The best that any of the answers without mixing brings.
template <class Value>
Fraction best_of_all(std::size_t decisions, const Value& value) {
  std::optional<Fraction> best;
  for (std::size_t bits = 0; bits < std::size_t{1} << decisions; ++bits) {
    Play play;
    for (std::size_t i = 0; i < decisions; ++i) play.emplace_back((bits >> i & 1) != 0 ? 1 : 0);
    const Fraction brought = value(play);
    if (!best || brought > *best) best = brought;
  }
  return *best;
}

// Everything is laid down but one total of the punto and one cell of the banca: seen by cards, at
// most six decisions of each.
Letters with_one_choice_each(Letters letters) {
  const auto settle = [](char& letter) { letter = letter == 'O' ? 'T' : letter; };
  std::ranges::for_each(letters.punto, settle);
  for (auto& row : letters.banca) std::ranges::for_each(row, settle);
  letters.punto[*rc::gen::inRange<std::size_t>(0, 8)] = 'O';
  letters.banca[*rc::gen::inRange<std::size_t>(0, 8)][*rc::gen::inRange<std::size_t>(0, 11)] = 'O';
  return letters;
}

RC_GTEST_PROP(Duel, NoAnswerIsBetterThanTheBest, ()) {
  const Source source{composition_of(*sabots()), false};
  const auto letter = with_one_choice_each(*letters(3));
  const Duel duel(source, letter.drawing(), *any_sight(), *deductions());
  const auto game = duel.game();
  const auto punto = in_order(duel.punto(), any_play(duel.punto()));
  const auto banca = in_order(duel.banca(), any_play(duel.banca()));
  same(duel.punto_value(best_response(game.rows, banca), banca),
       best_of_all(punto.size(), [&](const Play& play) { return duel.punto_value(play, banca); }));
  same(duel.banca_value(punto, best_response(game.columns, punto)),
       best_of_all(banca.size(), [&](const Play& play) { return duel.banca_value(punto, play); }));
}

Drawing free_drawing() {
  std::vector<std::string> rows(8, std::string(11, 'O'));
  rows.front() = std::string(11, 'T');
  return {*baccarat::draws_by_total("TTTTTOPP"), *Cuadro::from(rows)};
}

TEST(Duel, HasOneDecisionForEachHandThatIsSeenAsAnother) {
  const Source source{Composition::of_packs(1), false};
  const Duel totals(source, free_drawing(), Sees::totals, 0);
  EXPECT_EQ(totals.punto().size(), 1U);
  EXPECT_EQ(totals.banca().size(), 77U);
  const Duel cards(source, free_drawing(), Sees::cards, 0);
  EXPECT_EQ(cards.punto().size(), 5U);
  EXPECT_EQ(cards.banca().size(), 418U);
  const auto find = [&](std::string_view text) {
    return std::ranges::count(cards.banca(), text, decision_text);
  };
  EXPECT_EQ(find("0+6:no"), 1);
  EXPECT_EQ(find("9+9:no"), 0);  // a natural decides nothing
  EXPECT_EQ(find("5+5:3"), 0);   // baccará must draw
}

TEST(Duel, NeedsSixCards) {
  const auto five = Composition::of_counts({0, 1, 1, 1, 1, 1, 0, 0, 0, 0});
  EXPECT_THROW(Duel({five, false}, free_drawing(), Sees::totals, 0), BrokenInvariant);
}

TEST(Duel, TheLetterOfADecisionIsThatOfItsCell) {
  auto rows = std::vector<std::string>(8, std::string(11, 'P'));
  rows[3][9] = 'O';
  rows[6][10] = 'T';
  const auto cuadro = *Cuadro::from(rows);
  EXPECT_EQ(letter_at(cuadro, {{3, {}}, 9}), Draw::optional);
  EXPECT_EQ(letter_at(cuadro, {{6, TwoCards{0, 6}}, Cuadro::punto_stood}), Draw::draw);
  EXPECT_EQ(letter_at(cuadro, {{6, {}}, 9}), Draw::stand);
}

}  // namespace
}  // namespace sabot::odds
