#include "sabot/rules/dos_panos/rulings.hpp"

// A talla is prepared: the packs are counted, mixed and cut, and the stop card goes in. Then the
// bank is awarded, unless somebody has it already.

namespace sabot::dos_panos {
namespace {

Citations preparing(const Context& at) {
  return Citations(at.rules.cards_below_stop.by).add(at.rules.staff);
}

Citations session_articles(const Context& at) {
  return Citations(at.rules.free_tallas.by).add("S-87"_art);
}

}  // namespace

Bar bar(const Context& at, As<CountCards>) {
  const auto& state = at.state;
  if (auto bar = bar_croupier(at, Phase::counting, at.rules.packs.by)) return bar;
  if (state.unrevealed) return refusal(RefusalCode::not_revealed, "S-11"_art);
  if (!enough_players(at.rules, state))
    return refusal(RefusalCode::too_few_players, players_article(at.rules));
  if (at.rules.is_free_bank() && state.tallas_in_session >= at.rules.free_tallas.value)
    return refusal(RefusalCode::session_over, session_articles(at));
  return std::nullopt;
}

void offer(const Context& at, As<CountCards>, Options& out) {
  out.push_back(baccarat::offer_count(at.state.sabot));
}

Decision rule(const Context& at, const CountCards& command) {
  auto by = Citations(at.rules.packs.by).add(at.rules.staff);
  if (command.count != at.state.sabot.size()) return refuse(RefusalCode::wrong_count, by);
  by.add(players_article(at.rules));
  if (at.rules.is_free_bank()) by.add(at.rules.free_tallas.by);
  return Course(at).add(CardsCounted{command.count}, by).done();
}

Bar bar(const Context& at, As<Mix>) { return bar_croupier(at, Phase::mixing, preparing(at)); }

void offer(const Context&, As<Mix>, Options& out) {
  out.push_back({"mix", {{"commitment", rules::AnyDigest{.may_be_left_out = true}}}});
}

Decision rule(const Context& at, const Mix& command) {
  auto by = preparing(at);
  if (command.commitment) by.add("S-11"_art);
  return Course(at).add(CardsMixed{command.commitment}, by).done();
}

Bar bar(const Context& at, As<Cut>) {
  if (!is_croupier(at))
    if (auto bar = bar_player(at)) return bar;
  if (!at.phase_is(Phase::cutting)) return refusal(RefusalCode::wrong_phase, preparing(at));
  return std::nullopt;
}

void offer(const Context& at, As<Cut>, Options& out) {
  out.push_back(baccarat::offer_cut(at.state.sabot));
}

Decision rule(const Context& at, const Cut& command) {
  const auto by = preparing(at).add("S-12"_art);
  if (const auto wrong = baccarat::wrong_cut(at.state.sabot, command.at)) return refuse(*wrong, by);
  return Course(at).add(CardsCut{at.who, command.at}, by).done();
}

Bar bar(const Context& at, As<PlaceStopCard>) {
  return bar_croupier(at, Phase::stopping, at.rules.cards_below_stop.by);
}

void offer(const Context& at, As<PlaceStopCard>, Options& out) {
  out.push_back(baccarat::offer_stop_card(at.rules.cards_below_stop.value));
}

Decision rule(const Context& at, const PlaceStopCard& command) {
  const auto& below = at.rules.cards_below_stop;
  if (command.below != below.value) return refuse(RefusalCode::wrong_stop_place, below.by);
  Course on(at);
  on.add(StopCardPlaced{command.below}, below.by);
  const auto& bank = on.state.bank;
  if (bank.banker.is_nobody())
    on.add(BankVacant{Vacancy::opening}, on.art("as11.dos.E1-a"_art));
  else
    on.add(BankStays{bank.banker, bank.amount},
           Citations(on.art("as11.dos.E1-d"_art)).add("S-86"_art));
  return on.done();
}

Bar bar(const Context& at, As<Reveal>) {
  const bool between = at.phase_is(Phase::counting) || at.phase_is(Phase::closed);
  return baccarat::bar_reveal(at.actor, at.rules.dealer, at.rules.staff, between,
                              at.state.unrevealed);
}

void offer(const Context& at, As<Reveal>, Options& out) {
  out.push_back(baccarat::offer_reveal(at.state.sabot));
}

Decision rule(const Context& at, const Reveal& command) {
  if (const auto wrong = baccarat::wrong_order(at.state.sabot, command.order))
    return refuse(*wrong, at.rules.packs.by);
  return Course(at).add(OrderRevealed{command.salt, command.order}, "S-11"_art).done();
}

}  // namespace sabot::dos_panos
