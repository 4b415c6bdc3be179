#include "sabot/base/forms.hpp"
#include "sabot/rules/common/reason.hpp"
#include "sabot/rules/dos_panos/rulings.hpp"

// Accidents with the cards on their way (es79.09.VIII.1, as11.dos.C1): drawn too early, face up,
// stuck together, on the floor. Only the director waives what early cards oblige to.

namespace sabot::dos_panos {
namespace {

constexpr std::size_t most_cards_drawn_early = 6;

bool cards_leave_the_sabot(const State& state) {
  return state.phase == Phase::dealing || state.phase == Phase::drawing;
}

}  // namespace

// The cards never go back, and the banker who drew them plays the coup.
Bar bar(const Context& at, As<DrawnEarly>) {
  const bool may =
      is_between_coups(at.state.phase) && at.state.aside.size() < most_cards_drawn_early;
  return bar_report(at, may, at.art("as11.dos.C1-a"_art));
}

void offer(const Context& at, As<DrawnEarly>, Options& out) {
  baccarat::offer_drawn_early(at, out);
}

Decision rule(const Context& at, const DrawnEarly& command) {
  if (auto bar = baccarat::bar_drawn_early(at, command.card)) return std::unexpected(*bar);
  Course on(at);
  const auto by = Citations(on.art("as11.dos.C1-a"_art)).add(on.art("as11.dos.C1-b"_art));
  draw_with_stop_card(on, [&] { on.add(CardSetAside{command.card}, by); });
  return on.done();
}

// It is of no use; the bets stay as they are. Outside a coup it is removed as soon as it is seen
// (S-58).
Bar bar(const Context& at, As<CardFaceUp>) {
  if (auto bar = bar_naming(at)) return bar;
  const Phase phase = at.state.phase;
  const bool may = cards_leave_the_sabot(at.state) || is_vacant(phase) || is_between_coups(phase);
  return bar_report(at, may, at.art("as11.dos.C1-d"_art));
}

void offer(const Context& at, As<CardFaceUp>, Options& out) { baccarat::offer_face_up(at, out); }

Decision rule(const Context& at, const CardFaceUp& command) {
  if (auto bar = baccarat::bar_card(at, command.card)) return std::unexpected(*bar);
  Course on(at);
  Citations by{on.art("as11.dos.C1-d"_art)};
  if (!cards_leave_the_sabot(at.state)) by.add("S-58"_art);
  discard_card(on, command.card, by);
  // Without a coup under way the talla ends with the stop card (S-57).
  const bool no_coup = is_vacant(at.state.phase) || at.phase_is(Phase::deciding);
  if (no_coup && on.state.stop_card_appeared && at.state.aside.empty())
    end_talla(on, Citations(on.art("as11.dos.B-c"_art)).add("S-57"_art));
  return on.done();
}

Bar bar(const Context& at, As<CardsStuck>) {
  return bar_report(at, cards_leave_the_sabot(at.state), at.art("as11.dos.C1-e"_art));
}

void offer(const Context& at, As<CardsStuck>, Options& out) { baccarat::offer_stuck(at, out); }

Decision rule(const Context& at, const CardsStuck& command) {
  const Citations by{at.art("as11.dos.C1-e"_art)};
  if (auto bar = baccarat::bar_stuck(at, command.count, by)) return std::unexpected(*bar);
  Course on(at);
  baccarat::void_for_stuck_cards(on, command.count, by);
  return on.done();
}

// It keeps its value, and the coup goes on.
Bar bar(const Context& at, As<CardOnFloor>) {
  return bar_report(at, is_coup(at.state.phase), at.art("as11.dos.C1-f"_art));
}

void offer(const Context& at, As<CardOnFloor>, Options& out) {
  rules::OneOf hands;
  for (const Hand hand : all_hands)
    if (!at.state.hand(hand).first.empty()) hands.values.push_back(to_text(hand));
  if (!hands.values.empty()) out.push_back({"card-on-floor", {{"hand", std::move(hands)}}});
}

Decision rule(const Context& at, const CardOnFloor& command) {
  const Citations by{at.art("as11.dos.C1-f"_art)};
  if (at.state.hand(command.hand).first.empty()) return refuse(RefusalCode::no_such_card, by);
  return Course(at).add(CardPickedUp{command.hand}, by).done();
}

// Exceptionally: the cards drawn before the bets were closed are nobody's.
Bar bar(const Context& at, As<DiscardEarly>) {
  const Citations by{at.art("as11.dos.C1-c"_art)};
  if (auto bar = bar_director(at, by)) return bar;
  if (!is_between_coups(at.state.phase) || at.state.aside.empty())
    return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

void offer(const Context&, As<DiscardEarly>, Options& out) {
  out.push_back({"discard-early", {rules::reason_field()}});
}

Decision rule(const Context& at, const DiscardEarly& command) {
  const Citations by{at.art("as11.dos.C1-c"_art)};
  if (rules::is_unfit_reason(command.reason)) return refuse(RefusalCode::reason_unfit, "S-32"_art);
  Course on(at);
  on.add(AsideDiscarded{static_cast<int>(on.state.aside.size())}, by);
  if (at.phase_is(Phase::deciding) && on.state.stop_card_appeared)
    end_talla(on, Citations(on.art("as11.dos.B-c"_art)).add("S-57"_art));
  return on.done();
}

}  // namespace sabot::dos_panos
