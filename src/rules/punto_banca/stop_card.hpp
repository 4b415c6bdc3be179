#pragma once
// The stop card appears among the cards as they are drawn: at the mouth, behind the card before
// it; or, by the other reading of S-06, when it is itself the next to come out.

#include "sabot/rules/punto_banca/acts.hpp"

namespace sabot::punto_banca {

// Draws one card by `draw`, announcing the stop card before or after it if it is due.
template <class DrawOne>
void with_stop_card(const Context& at, Verdict& verdict, DrawOne draw) {
  const auto& seen = at.rules.stop_card_seen;
  const int above = at.state.sabot.left() - at.rules.cards_below_stop.value;
  const Citations by = Citations(at.art("as11.pyb.B-c"_art)).add(seen.by);
  const bool due_before = seen.value == StopCardSeen::when_drawn && above == 0;
  const bool due_after = seen.value == StopCardSeen::at_the_mouth && above == 1;
  if (due_before) verdict.add(StopCardAppeared{}, by);
  draw();
  if (due_after) verdict.add(StopCardAppeared{}, by);
}

}  // namespace sabot::punto_banca
