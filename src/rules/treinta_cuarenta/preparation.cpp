#include "sabot/rules/treinta_cuarenta/acts.hpp"

// A talla is prepared: the packs are counted and mixed, and after the cut the red card goes in.
// When it has come, those behind it are counted.

namespace sabot::treinta_cuarenta {

Bar bar(const Context& at, As<CountCards>) {
  if (auto bar = bar_croupier(at, Phase::counting, at.rules.prepare)) return bar;
  if (at.state.unrevealed) return Refusal{RefusalCode::not_revealed, "S-11"_art};
  if (at.state.over) return Refusal{RefusalCode::session_over, at.rules.last_coup};
  return std::nullopt;
}

void offer(const Context& at, As<CountCards>, std::vector<Option>& out) {
  out.push_back(baccarat::offer_count(at.state.sabot));
}

Decision rule(const Context& at, const CountCards& command) {
  const auto by = Citations(at.rules.packs.by).add(at.rules.prepare);
  if (command.count != at.state.sabot.size()) return refuse(RefusalCode::wrong_count, by);
  return Course(at).add(CardsCounted{command.count}, by).done();
}

Bar bar(const Context& at, As<Mix>) { return bar_croupier(at, Phase::mixing, at.rules.prepare); }

void offer(const Context&, As<Mix>, std::vector<Option>& out) {
  out.push_back({"mix", {{"commitment", rules::AnyDigest{.may_be_left_out = true}}}});
}

Decision rule(const Context& at, const Mix& command) {
  Citations by = at.rules.prepare;
  if (command.commitment) by.add("S-11"_art);
  return Course(at).add(CardsMixed{command.commitment}, by).done();
}

Bar bar(const Context& at, As<PlaceStopCard>) {
  return bar_croupier(at, Phase::stopping, at.rules.red_card);
}

void offer(const Context& at, As<PlaceStopCard>, std::vector<Option>& out) {
  out.push_back(baccarat::offer_stop_card(at.rules.cards_below_stop.value));
}

Decision rule(const Context& at, const PlaceStopCard& command) {
  const auto& below = at.rules.cards_below_stop;
  if (command.below != below.value) return refuse(RefusalCode::wrong_stop_place, below.by);
  return Course(at)
      .add(StopCardPlaced{command.below}, Citations(at.rules.red_card).add(below.by))
      .done();
}

Bar bar(const Context& at, As<CountRest>) {
  return bar_croupier(at, Phase::recounting, at.rules.rest_counted);
}

void offer(const Context& at, As<CountRest>, std::vector<Option>& out) {
  const int left = at.state.sabot.left();
  out.push_back({"count-rest", {{"count", rules::Numbers{left, left}}}});
}

Decision rule(const Context& at, const CountRest& command) {
  const auto& by = at.rules.rest_counted;
  if (command.count != at.state.sabot.left()) return refuse(RefusalCode::wrong_count, by);
  Citations ended = at.rules.red_card_voids;
  if (!at.state.prison.empty()) ended.add(at.rules.talla_and_prison.by);
  return Course(at)
      .add(RestCounted{command.count}, by)
      .add(TallaEnded{at.state.talla}, ended)
      .done();
}

Bar bar(const Context& at, As<Reveal>) {
  const bool between = at.phase_is(Phase::counting) || at.phase_is(Phase::closed);
  return baccarat::bar_reveal(at.actor, Role::croupier, at.rules.staff, between,
                              at.state.unrevealed);
}

void offer(const Context& at, As<Reveal>, std::vector<Option>& out) {
  out.push_back(baccarat::offer_reveal(at.state.sabot));
}

Decision rule(const Context& at, const Reveal& command) {
  if (const auto wrong = baccarat::wrong_order(at.state.sabot, command.order))
    return refuse(*wrong, at.rules.packs.by);
  return Course(at).add(OrderRevealed{command.salt, command.order}, "S-11"_art).done();
}

}  // namespace sabot::treinta_cuarenta
