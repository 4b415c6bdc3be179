#include "sabot/rules/dos_panos/acts.hpp"

// What the cards prove once they are shown: words that were wrong, a card too few or too many; and
// at last which hand has won on each paño.

namespace sabot::dos_panos {
namespace {

using baccarat::Draw;

// What has bound a hand since it spoke binds no word before.
State when_said(const State& state, Hand hand) {
  State then = state;
  then.hand(hand).bound = then.hand(hand).said_under;
  return then;
}

// On a word spoken while nobody but its speaker knew the cards. True: the coup goes on from there.
bool judge_pano(Course& on, Hand pano) {
  const auto& hand = on.state.hand(pano);
  const auto total = first_total(hand);
  if (!hand.shown || !is_played(hand) || !hand.said || hand.judged || !total) return false;
  const auto said = *hand.said;
  if (!is_wrong(on.rules, when_said(on.state, pano), pano, said, *total)) return false;
  return adjudicate(on, pano, said, *total);
}

// The banker turned over what is no 8 or 9, and no article says what follows: the banker speaks
// again.
bool judge_abating(Course& on) {
  on.add(Misdeclared{Hand::banca, Declaration::abatir},
         Citations(on.rules.inspector).add("S-24"_art));
  return true;
}

bool judge_banca(Course& on) {
  const auto& banca = on.state.hand(Hand::banca);
  const auto total = first_total(banca);
  if (!banca.shown || banca.deemed || !banca.said || !total) return false;
  if (banca.abated) return has_natural(banca) ? false : judge_abating(on);
  if (banca.judged) return false;
  const auto order = banker_order(on.rules, when_said(on.state, Hand::banca), *total);
  if (order.draw == Draw::draw && !banca.third) {
    on.add(Misdeclared{Hand::banca, *banca.said}, order.by);
    on.add(Rectified{Hand::banca, Declaration::carta}, order.by);
    return true;
  }
  // A card that was left over is the banker's whatever the cuadro says, where the text has it so.
  const bool had_to = banca.third_was_loose && on.rules.left_card.value == LeftCard::taken;
  if (order.draw == Draw::stand && banca.third && !had_to) {
    const Card third = *banca.third;
    on.add(Misdeclared{Hand::banca, *banca.said}, order.by);
    on.add(ThirdTaken{Hand::banca, third}, order.by);
    on.add(Rectified{Hand::banca, Declaration::no}, order.by);
  }
  return false;
}

// 8 or 9 with two cards, unless the right to show it was lost.
bool is_superior(const Rules& rules, const HandState& hand) {
  const bool lost = hand.abate_lost && rules.lost_abating.value == LostAbating::plain;
  return has_natural(hand) && !hand.third && !lost;
}

struct Comparison {
  Winner winner{};
  Citations by{};
};

// Which of two hands is better, beyond their totals: more than nothing, the first; less, the
// second.
int superiority(const Rules& rules, const HandState& one, const HandState& other, Citations& by) {
  if (rules.two_card_eight.value != TwoCardEight::beats) return 0;
  const bool with_three = other.third && !other.deemed && *final_total(other) >= 8;
  if (!is_superior(rules, one) || !with_three) return 0;
  if (first_total(one) == 8) {
    by = rules.two_card_eight.by;
    return 1;
  }
  const bool nines = final_total(other) == 9;
  if (nines) by = rules.two_card_nine.by;
  return nines && rules.two_card_nine.value == TwoCardNine::beats ? 1 : 0;
}

Comparison compare(const Rules& rules, const HandState& punto, const HandState& banca) {
  Citations by;
  int better = superiority(rules, punto, banca, by);
  if (better == 0) better = -superiority(rules, banca, punto, by);
  const int difference = final_total(punto).value_or(0) - final_total(banca).value_or(0);
  if (better == 0) better = difference;
  const bool lost = punto.abate_lost || banca.abate_lost;
  if (lost) by.add(rules.lost_abating.by);
  if (better == 0) return {Winner::empate, Citations(rules.art("as11.cdf.A-d"_art)).add(by)};
  return {better > 0 ? Winner::punto : Winner::banca,
          Citations(rules.art("as11.cdf.A-c"_art)).add(by)};
}

void announce(Course& on, Hand pano, Winner winner) {
  const Citations by{on.art("as11.dos.B-n"_art)};
  if (winner == Winner::empate) on.add(Announced{.call = Call::empate, .hand = pano}, by);
  if (winner == Winner::punto) on.add(Announced{.call = Call::gana, .hand = pano}, by);
  if (winner == Winner::banca) on.add(Announced{.call = Call::gana, .hand = Hand::banca}, by);
}

}  // namespace

void judge(Course& on) {
  if (!on.state.named) {
    for (const Hand pano : panos)
      if (judge_pano(on, pano)) return go_on(on);
    if (judge_banca(on)) return go_on(on);
  }
  to_showing(on);
}

void decide_coup(Course& on) {
  if (!on.state.loose.empty())
    on.add(LooseDiscarded{static_cast<int>(on.state.loose.size())}, "S-88"_art);
  for (const Hand pano : panos) {
    const auto& hand = on.state.hand(pano);
    const auto& banca = on.state.hand(Hand::banca);
    if (hand.voided) {
      on.add(PanoDecided{pano, Winner::nulo, 0, 0},
             Citations(on.art("as11.dos.C2-d"_art)).add("S-85"_art));
      continue;
    }
    const auto [winner, by] = compare(on.rules, hand, banca);
    on.add(PanoDecided{pano, winner, final_total(hand).value_or(0), final_total(banca).value_or(0)},
           by);
    announce(on, pano, winner);
  }
}

}  // namespace sabot::dos_panos
