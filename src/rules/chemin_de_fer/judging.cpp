#include "sabot/rules/chemin_de_fer/rulings.hpp"

// What the cards prove once they are shown: words that were wrong, a card too few or too many; and
// at last which hand has won.

namespace sabot::chemin_de_fer {
namespace {

using baccarat::Draw;

// On a word spoken while nobody but its speaker knew the cards. True: the coup goes back to it.
bool judge_punto(Course& on) {
  const auto& punto = on.state.hand(Hand::punto);
  const auto total = first_total(punto);
  if (!punto.said || punto.judged || punto.deemed || !total) return false;
  const auto said = *punto.said;
  // A card that the inspector gave, though none had been asked for, has settled the matter.
  if (said != Declaration::carta && punto.third) return false;
  if (!is_wrong(on.rules, when_said(on.state, Hand::punto), said, *total)) return false;
  // The banker's 8 or 9 on the table ended the coup; only an 8 or 9 forgotten still matters.
  const auto& banca = on.state.hand(Hand::banca);
  if (banca.abated && has_natural(banca) && !baccarat::is_natural(*total)) return false;
  adjudicate_punto(on, said, *total);
  return on.state.phase != Phase::showing;
}

// The banker turned over what is no 8 or 9. No article says what follows, so the coup goes on from
// where it was.
bool banker_abated_nothing(Course& on) {
  const Citations by = Citations(on.rules.inspector).add("S-24"_art);
  const auto& punto = on.state.hand(Hand::punto);
  on.add(Misdeclared{Hand::banca, Declaration::abatir}, by);
  // A punto who lost a first card has abated with 9, and nobody draws against that.
  if (punto.deemed && !punto.lifted) return false;
  // A card or a value given by a ruling leaves the punto nothing more to say.
  const bool settled = punto.third || punto.deemed;
  if (!settled && !punto.said)
    punto_speaks(on, by);
  else if (!settled && punto.said == Declaration::carta)
    banker_answers(on, by);
  else
    banker_speaks(on, by);
  return true;
}

bool judge_banca(Course& on) {
  const auto& banca = on.state.hand(Hand::banca);
  const auto total = first_total(banca);
  if (!total || !banca.said || banca.deemed) return false;
  if (banca.abated && !has_natural(banca)) return banker_abated_nothing(on);
  const auto& punto = on.state.hand(Hand::punto);
  const bool gave = (punto.third && punto.said == Declaration::carta) || banca.third;
  if (banca.abated && !gave) return false;
  const Citations given{on.art("as11.cdf.C3-l"_art)};
  // Turned over too late: the hand counts, and the banker has stood.
  if (banca.abated) on.add(Misdeclared{Hand::banca, Declaration::abatir}, given);
  if (has_natural(banca) && gave && !banca.abate_lost) on.add(AbateLost{Hand::banca}, given);
  // A fifth card was the banker's whatever the cuadro says.
  const bool took_fifth = on.state.fifth && banca.third && !punto.third;
  if (!banca.said || took_fifth) return false;
  const auto then = when_said(on.state, Hand::banca);
  const auto order = banker_order(on.rules, then, *total);
  const auto by = banker_order_articles(on.rules, then, *total);
  if (order == Draw::draw && !banca.third) {
    on.add(Misdeclared{Hand::banca, *banca.said}, by);
    on.add(Rectified{Hand::banca, Declaration::carta}, by);
    card_for(on, Hand::banca, by);
    return true;
  }
  if (order == Draw::stand && banca.third) {
    const Card third = *banca.third;
    on.add(Misdeclared{Hand::banca, *banca.said}, by);
    on.add(ThirdDiscarded{Hand::banca, third}, by);
    on.add(Rectified{Hand::banca, Declaration::no}, by);
  }
  return false;
}

// The total; by the other reading of A-33 an 8 or 9 with two cards is above all the rest, whether
// it was abated, shown because the other hand was, or its right to abate was lost.
int rank_of_hand(const Rules& rules, const State& state, Hand which) {
  const auto& hand = state.hand(which);
  const int total = final_total(hand).value_or(0);
  const bool abated = state.hand(Hand::punto).abated || state.hand(Hand::banca).abated;
  const bool ranks = rules.lost_abating.value == LostAbating::keeps_rank &&
                     (hand.abate_lost || abated) && has_natural(hand) && !hand.third;
  return ranks ? 10 + total : total;
}

Winner winner_of(int punto, int banca) {
  if (punto == banca) return Winner::empate;
  return punto > banca ? Winner::punto : Winner::banca;
}

bool forgotten_nine_against_eight(const State& state) {
  const auto& punto = state.hand(Hand::punto);
  const auto& banca = state.hand(Hand::banca);
  if (punto.deemed || banca.deemed) return false;
  return punto.abate_lost && !punto.third && first_total(punto) == 9 && banca.abated &&
         first_total(banca) == 8;
}

bool took_fifth_card_with_natural(const State& state) {
  const auto& banca = state.hand(Hand::banca);
  return state.fifth && has_natural(banca) && banca.third && !banca.said;
}

void announce_winner(Course& on, Winner winner, int punto, int banca) {
  const Citations by{on.art("as11.cdf.A-o"_art)};
  if (winner == Winner::empate) {
    on.add(Announced{Call::empate, {}, punto, {}}, by);
    return;
  }
  const Hand hand = winner == Winner::punto ? Hand::punto : Hand::banca;
  on.add(Announced{Call::gana, hand, winner == Winner::punto ? punto : banca, {}}, by);
}

}  // namespace

void judge(Course& on) {
  if (!on.state.named) {
    if (on.state.hand(Hand::punto).shown && judge_punto(on)) return;
    if (on.state.hand(Hand::banca).shown && judge_banca(on)) return;
  }
  to_showing(on, on.art("as11.cdf.B-ac"_art));
}

void decide_coup(Course& on) {
  const auto& state = on.state;
  const int punto = final_total(state.hand(Hand::punto)).value_or(0);
  const int banca = final_total(state.hand(Hand::banca)).value_or(0);
  Winner winner = winner_of(rank_of_hand(on.rules, state, Hand::punto),
                            rank_of_hand(on.rules, state, Hand::banca));
  const bool lost = state.hand(Hand::punto).abate_lost || state.hand(Hand::banca).abate_lost;
  Citations by{on.art(winner == Winner::empate ? "as11.cdf.A-d"_art : "as11.cdf.A-c"_art)};
  if (forgotten_nine_against_eight(state)) {
    winner = Winner::banca;
    by = on.art("as11.cdf.C4-g"_art);
  } else if (lost || winner != winner_of(punto, banca)) {
    by.add(on.rules.lost_abating.by);
  }
  if (took_fifth_card_with_natural(state)) by.add(on.rules.fifth_and_natural.by);
  on.add(CoupDecided{winner, punto, banca}, by);
  announce_winner(on, winner, punto, banca);
}

void forfeit(Course& on, Hand loser, const Citations& by) {
  const int punto = final_total(on.state.hand(Hand::punto)).value_or(0);
  const int banca = final_total(on.state.hand(Hand::banca)).value_or(0);
  const Winner winner = loser == Hand::punto ? Winner::banca : Winner::punto;
  on.add(CoupForfeited{loser}, by).add(CoupDecided{winner, punto, banca}, by);
}

}  // namespace sabot::chemin_de_fer
