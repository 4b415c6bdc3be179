#include "sabot/rules/treinta_cuarenta/acts.hpp"

// The end of a coup, and of the talla where the red card is next: no coup could be dealt.

namespace sabot::treinta_cuarenta {

void end_coup(Course& on, const Citations& by) {
  const auto& rules = on.rules;
  on.add(CardsCleared{}, rules.cards_stay).add(CoupEnded{on.state.coup}, by);
  if (!on.state.stop_card_appeared && on.state.sabot.left() == rules.cards_below_stop.value)
    on.add(StopCardAppeared{}, Citations(rules.red_card).add(rules.stop_card_seen.by));
  if (on.state.stop_card_appeared) leave_cloth(on);
}

void leave_cloth(Course& on) {
  const auto& prison = on.rules.talla_and_prison;
  return_bets(on, "S-10"_art);
  if (prison.value == TallaAndPrison::refunded) refund_prisoners(on, prison.by);
}

}  // namespace sabot::treinta_cuarenta
