#include "sabot/rules/dos_panos/acts.hpp"

// A coup is restored after an error: the third cards go to the hands that should have had them, in
// the order in which they came out, and the banker acts anew (es79.09.VIII.3 and 4, as11.dos.C3
// and C4; S-88).

namespace sabot::dos_panos {
namespace {

using baccarat::Draw;

// The word that the paño's own rules order; with 5 the first word was right.
Declaration right_word(const Rules& rules, const HandState& hand, int total) {
  if (baccarat::is_natural(total)) return Declaration::no;
  return punto_order(rules, hand, total) == Draw::draw ? Declaration::carta : Declaration::no;
}

law::Citation article_of(const Course& on, Declaration said, int total) {
  if (baccarat::is_natural(total)) return on.art("as11.dos.C4-d"_art);
  return on.art(said == Declaration::no ? "as11.dos.C4-a"_art : "as11.dos.C4-b"_art);
}

}  // namespace

void restore(Course& on, Hand from, Culprit after, const Citations& by) {
  on.add(CoupRestored{after}, by);
  for (const Hand hand : all_hands) {
    const auto third = on.state.hand(hand).third;
    if (hand >= from && third && !on.state.hand(hand).voided)
      on.add(ThirdTaken{hand, *third}, Citations(by).add("S-88"_art));
  }
}

bool adjudicate(Course& on, Hand pano, Declaration said, int total) {
  // Cards on the table that are no 8 or 9: no article says what follows, so the paño speaks again.
  if (said == Declaration::abatir) {
    const auto by = Citations(on.rules.inspector).add("S-24"_art);
    on.add(Misdeclared{pano, said}, by);
    // Found out late: others have drawn in the belief that it was over.
    if (on.state.phase == Phase::showing) restore(on, pano, Culprit::player, by);
    return true;
  }
  Citations by{article_of(on, said, total)};
  if (pano == Hand::segundo) by.add(on.art("as11.dos.C4-e"_art));
  // With 5 only what binds the hand makes a word wrong.
  const bool bound = !baccarat::is_natural(total) &&
                     on.rules.punto_draws.value[static_cast<std::size_t>(total)] == Draw::optional;
  if (bound) by.add(punto_articles(on.rules, on.state.hand(pano), total));
  on.add(Misdeclared{pano, said}, by);
  if (baccarat::is_natural(total)) on.add(AbateLost{pano}, by);
  const auto right = right_word(on.rules, on.state.hand(pano), total);
  // An 8 or 9 with which the paño said «no» simply stands.
  if (right == said) return false;
  on.add(Rectified{pano, right}, by);
  restore(on, pano, Culprit::player, by);
  return true;
}

}  // namespace sabot::dos_panos
