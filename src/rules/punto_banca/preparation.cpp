#include "sabot/rules/punto_banca/acts.hpp"

// A talla is prepared: the packs are counted, mixed and cut, the stop card goes in, the first
// card is turned and as many burned as it counts.

namespace sabot::punto_banca {
namespace {

Citations count_mix_cut(const Context& at) { return at.art("as11.pyb.B-a"_art); }

}  // namespace

int Rules::cards_to_burn(Card turned) const {
  const int value = turned.rank() >= 10 ? burn_of_figures.value : turned.rank();
  return turned_card_is_one_of_the_burned.value && value > 0 ? value - 1 : value;
}

Bar bar(const Context& at, As<CountCards>) {
  if (auto bar = bar_croupier(at, Phase::counting, count_mix_cut(at))) return bar;
  if (at.state.unrevealed) return Refusal{RefusalCode::not_revealed, "S-11"_art};
  return std::nullopt;
}

void offer(const Context& at, As<CountCards>, std::vector<Option>& out) {
  out.push_back(baccarat::offer_count(at.state.sabot));
}

Decision rule(const Context& at, const CountCards& command) {
  const auto by = Citations(at.rules.packs.by).add(count_mix_cut(at));
  if (command.count != at.state.sabot.size()) return refuse(RefusalCode::wrong_count, by);
  return Verdict().add(CardsCounted{command.count}, by).done();
}

Bar bar(const Context& at, As<Mix>) { return bar_croupier(at, Phase::mixing, count_mix_cut(at)); }

void offer(const Context&, As<Mix>, std::vector<Option>& out) {
  out.push_back({"mix", {{"commitment", rules::AnyDigest{.may_be_left_out = true}}}});
}

Decision rule(const Context& at, const Mix& command) {
  auto by = count_mix_cut(at);
  if (command.commitment) by.add("S-11"_art);
  return Verdict().add(CardsMixed{command.commitment}, by).done();
}

Bar bar(const Context& at, As<Cut>) {
  const bool is_croupier = at.actor != nullptr && at.actor->role == Role::croupier;
  if (!is_croupier)
    if (auto bar = bar_bettor(at)) return bar;
  if (!at.phase_is(Phase::cutting)) return Refusal{RefusalCode::wrong_phase, count_mix_cut(at)};
  return std::nullopt;
}

void offer(const Context& at, As<Cut>, std::vector<Option>& out) {
  out.push_back(baccarat::offer_cut(at.state.sabot));
}

Decision rule(const Context& at, const Cut& command) {
  const auto by = count_mix_cut(at).add("S-12"_art);
  if (const auto wrong = baccarat::wrong_cut(at.state.sabot, command.at)) return refuse(*wrong, by);
  return Verdict().add(CardsCut{at.who, command.at}, by).done();
}

Bar bar(const Context& at, As<PlaceStopCard>) {
  return bar_croupier(at, Phase::stopping, at.art("as11.pyb.B-b"_art));
}

void offer(const Context& at, As<PlaceStopCard>, std::vector<Option>& out) {
  out.push_back(baccarat::offer_stop_card(at.rules.cards_below_stop.value));
}

Decision rule(const Context& at, const PlaceStopCard& command) {
  const auto& below = at.rules.cards_below_stop;
  if (command.below != below.value) return refuse(RefusalCode::wrong_stop_place, below.by);
  const auto by = Citations(at.art("as11.pyb.B-b"_art)).add(below.by);
  return Verdict().add(StopCardPlaced{command.below}, by).done();
}

Bar bar(const Context& at, As<TurnFirstCard>) {
  return bar_croupier(at, Phase::turning, at.art("as11.pyb.B-d"_art));
}

void offer(const Context& at, As<TurnFirstCard>, std::vector<Option>& out) {
  out.push_back({"turn-first-card", {{"card", rules::Cards{at.state.sabot.kinds(), false}}}});
}

Decision rule(const Context& at, const TurnFirstCard& command) {
  if (!at.state.sabot.may_hold(command.card))
    return refuse(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  const int burn = at.rules.cards_to_burn(command.card);
  Citations by{at.art("as11.pyb.B-d"_art)};
  if (command.card.rank() >= 10) by.add(at.rules.burn_of_figures.by);
  by.add(at.rules.turned_card_is_one_of_the_burned.by);
  Verdict verdict;
  verdict.add(FirstCardTurned{command.card, burn}, by);
  // Where the turned card is itself the only one to be burned, nothing is left to do.
  if (burn == 0) begin_rotation(at, verdict);
  return verdict.done();
}

Bar bar(const Context& at, As<Burn>) {
  return bar_croupier(at, Phase::burning, at.art("as11.pyb.B-d"_art));
}

Decision rule(const Context& at, const Burn&) {
  Verdict verdict;
  verdict.add(CardsBurned{at.state.to_burn}, at.art("as11.pyb.B-d"_art));
  begin_rotation(at, verdict);
  return verdict.done();
}

Bar bar(const Context& at, As<Reveal>) {
  const bool between = at.phase_is(Phase::counting) || at.phase_is(Phase::closed);
  return baccarat::bar_reveal(at.actor, at.rules.dealer, at.rules.staff, between,
                              at.state.unrevealed);
}

void offer(const Context& at, As<Reveal>, std::vector<Option>& out) {
  out.push_back(baccarat::offer_reveal(at.state.sabot));
}

Decision rule(const Context& at, const Reveal& command) {
  if (const auto wrong = baccarat::wrong_order(at.state.sabot, command.order))
    return refuse(*wrong, at.rules.packs.by);
  return Verdict().add(OrderRevealed{command.salt, command.order}, "S-11"_art).done();
}

}  // namespace sabot::punto_banca
