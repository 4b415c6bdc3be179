#include <algorithm>

#include "sabot/rules/chemin_de_fer/rulings.hpp"

// A talla is prepared: the packs are counted, mixed by the croupier, by any player who wants to and
// by the croupier again, cut, and the stop card goes in. Then the bank sets out.

namespace sabot::chemin_de_fer {
namespace {

Citations mixing(const Context& at) {
  return Citations(at.art("as11.cdf.B-b"_art)).add(at.rules.staff);
}

bool declined_cut(const State& state, const PersonId& who) {
  return std::ranges::find(state.cut_declined, who) != state.cut_declined.end();
}

// The cut is somebody else's: that of the player to whom it is offered, or the croupier's when
// nobody has wanted it.
Refusal not_their_cut(const Context& at) {
  const auto why = at.state.cut_offered_to.is_nobody() ? "S-30"_art : "S-42"_art;
  return refusal(RefusalCode::not_your_turn, {at.art("as11.cdf.B-c"_art), why});
}

Bar bar_cutting_phase(const Context& at) {
  const Citations by{at.art("as11.cdf.B-c"_art)};
  if (!at.phase_is(Phase::cutting)) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

}  // namespace

// From the croupier's left, where the highest number is, downwards (S-42).
void offer_cut(Course& on) {
  const Person* next = nullptr;
  for (const auto& one : on.state.people.all()) {
    const bool may =
        one.is_seated() && is_present(on.state, one.id) && !declined_cut(on.state, one.id);
    if (may && (next == nullptr || one.seat > next->seat)) next = &one;
  }
  const auto by = on.art("as11.cdf.B-c"_art);
  if (next == nullptr)
    on.add(CutToCroupier{}, {by, "S-30"_art});
  else
    on.add(CutOffered{next->id, next->seat}, {by, "S-42"_art});
}

Bar bar(const Context& at, As<CountCards>) {
  const auto by = Citations(at.rules.packs.by).add(at.rules.staff);
  if (auto bar = bar_croupier(at, Phase::counting, by)) return bar;
  if (at.state.unrevealed) return refusal(RefusalCode::not_revealed, "S-11"_art);
  if (!enough_players(at.rules, at.state))
    return refusal(RefusalCode::too_few_players, players_article(at.rules));
  return std::nullopt;
}

void offer(const Context& at, As<CountCards>, Options& out) {
  out.push_back(baccarat::offer_count(at.state.sabot));
}

Decision rule(const Context& at, const CountCards& command) {
  auto by = Citations(at.rules.packs.by).add(at.rules.staff);
  if (command.count != at.state.sabot.size()) return refuse(RefusalCode::wrong_count, by);
  by.add(players_article(at.rules));
  if (at.state.talla > 0) by.add(at.art("as11.cdf.B-af"_art));
  return Course(at).add(CardsCounted{command.count}, by).done();
}

Bar bar(const Context& at, As<Mix>) {
  if (is_croupier(at)) return bar_croupier(at, Phase::mixing, mixing(at));
  if (auto bar = bar_player(at)) return bar;
  if (!at.phase_is(Phase::passing)) return refusal(RefusalCode::wrong_phase, mixing(at));
  return std::nullopt;
}

Decision rule(const Context& at, const Mix&) {
  Course on(at);
  on.add(CardsPassed{at.who}, mixing(at));
  if (is_croupier(at)) on.add(Announced{.call = Call::las_cartas_pasan}, mixing(at));
  return on.done();
}

Bar bar(const Context& at, As<MixLast>) { return bar_croupier(at, Phase::passing, mixing(at)); }

void offer(const Context&, As<MixLast>, Options& out) {
  out.push_back({"mix-last", {{"commitment", rules::AnyDigest{.may_be_left_out = true}}}});
}

Decision rule(const Context& at, const MixLast& command) {
  Course on(at);
  auto by = mixing(at);
  if (command.commitment) by.add("S-11"_art);
  on.add(CardsMixed{command.commitment}, by);
  offer_cut(on);
  return on.done();
}

// The player to whom it is offered; the croupier, when nobody has wanted to.
Bar bar(const Context& at, As<Cut>) {
  if (!is_croupier(at))
    if (auto bar = bar_player(at)) return bar;
  if (auto bar = bar_cutting_phase(at)) return bar;
  const auto& to = at.state.cut_offered_to;
  const bool may = to.is_nobody() ? is_croupier(at) : to == at.who;
  if (!may) return not_their_cut(at);
  return std::nullopt;
}

void offer(const Context& at, As<Cut>, Options& out) {
  out.push_back(baccarat::offer_cut(at.state.sabot));
}

Decision rule(const Context& at, const Cut& command) {
  Citations by{at.art("as11.cdf.B-c"_art)};
  if (const auto wrong = baccarat::wrong_cut(at.state.sabot, command.at)) return refuse(*wrong, by);
  if (is_croupier(at)) by.add("S-30"_art);
  return Course(at).add(CardsCut{at.who, command.at}, by).done();
}

Bar bar(const Context& at, As<DeclineCut>) {
  if (auto bar = bar_player(at)) return bar;
  if (auto bar = bar_cutting_phase(at)) return bar;
  if (at.state.cut_offered_to != at.who) return not_their_cut(at);
  return std::nullopt;
}

Decision rule(const Context& at, const DeclineCut&) {
  Course on(at);
  on.add(CutDeclined{at.who}, at.art("as11.cdf.B-c"_art));
  offer_cut(on);
  return on.done();
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
  on.add(StopCardPlaced{command.below}, Citations(below.by).add(at.art("as11.cdf.B-d"_art)));
  begin_bank(on);
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

}  // namespace sabot::chemin_de_fer
