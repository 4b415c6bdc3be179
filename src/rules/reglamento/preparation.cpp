#include <algorithm>

#include "sabot/rules/reglamento/rulings.hpp"

// The deck: counted, tipped out and stirred, riffled, cut by the player at the left of whoever goes
// out first, and a card put in that warns of its end (arts. 8 bis to 11).

namespace sabot::reglamento {
namespace {

constexpr int most_riffles = 20;

Citations tipping() { return "ar.pyb.8bis-a"_art; }

}  // namespace

// A game begins with a remate, and a remate with three players at the table.
Bar bar(const Context& at, As<CountCards>) {
  if (auto bar = bar_pagador(at, Phase::counting, tipping())) return bar;
  if (at.state.unrevealed) return refusal(RefusalCode::not_revealed, "S-11"_art);
  if (at.state.remate_due && seated(at.state) < at.rules.least_players.value)
    return refusal(RefusalCode::too_few_players, at.rules.least_players.by);
  return std::nullopt;
}

void offer(const Context& at, As<CountCards>, Options& out) {
  out.push_back(baccarat::offer_count(at.state.sabot));
}

Decision rule(const Context& at, const CountCards& command) {
  const auto by = Citations(at.rules.packs.by).add(tipping());
  if (command.count != at.state.sabot.size()) return refuse(RefusalCode::wrong_count, by);
  return Course(at).add(CardsCounted{command.count}, by).done();
}

Bar bar(const Context& at, As<Ensalada>) { return bar_pagador(at, Phase::ensalada, tipping()); }

Decision rule(const Context& at, const Ensalada&) {
  return Course(at).add(CardsTipped{}, tipping()).done();
}

Bar bar(const Context& at, As<Mix>) {
  return bar_pagador(at, Phase::riffling, "ar.pyb.8bis-b"_art);
}

void offer(const Context& at, As<Mix>, Options& out) {
  out.push_back({"mix",
                 {{"riffles", rules::Numbers{at.rules.least_riffles.value, most_riffles}},
                  {"commitment", rules::AnyDigest{.may_be_left_out = true}}}});
}

Decision rule(const Context& at, const Mix& command) {
  const auto& least = at.rules.least_riffles;
  if (command.riffles < least.value || command.riffles > most_riffles)
    return refuse(RefusalCode::wrong_count, least.by);
  Course on(at);
  on.add(CardsRiffled{command.riffles}, Citations("ar.pyb.8bis-b"_art).add(least.by));
  Citations mixed{"ar.pyb.8bis-b"_art};
  if (command.commitment) mixed.add("S-11"_art);
  on.add(CardsMixed{command.commitment}, mixed);
  begin_deck(on);
  return on.done();
}

void begin_deck(Course& on) {
  const auto& state = on.state;
  if (state.remate_due)
    on.add(RemateOpened{}, "ar.pyb.5-a"_art);
  else if (state.bank.exists())
    offer_cut(on, Citations("ar.pyb.44-a"_art).add(on.rules.bank_over_decks.by));
  else if (state.next_at != 0)
    offer_again(on, state.next_at);
  else
    offer_turn(on, state.next_from, state.after_suite ? "ar.pyb.42-a"_art : "ar.pyb.44-b"_art);
}

namespace {

Citations cutting(const Context& at) {
  return Citations("ar.pyb.9-a"_art).add(at.state.cutter.is_nobody() ? "S-95"_art : "S-12"_art);
}

// Left of the place where the deck begins: the numbers fall. Whoever goes out comes last.
PersonId next_cutter(const State& state) {
  const Person* best = nullptr;
  const auto steps = [&](const Person& one) {
    const int left = state.places.steps_right(one.seat, state.place);
    return left == 0 ? state.places.last() : left;
  };
  for (const auto& one : state.people.all()) {
    const bool asked = std::ranges::find(state.uncut, one.id) != state.uncut.end();
    if (one.is_seated() && !asked && (best == nullptr || steps(one) < steps(*best))) best = &one;
  }
  return best == nullptr ? PersonId() : best->id;
}

}  // namespace

void offer_cut(Course& on, const Citations& why) {
  const auto next = next_cutter(on.state);
  const bool first = on.state.uncut.empty();
  Citations by{first ? "ar.pyb.9-a"_art : "ar.pyb.9-b"_art};
  if (next.is_nobody()) by.add("S-95"_art);
  by.add(why);
  on.add(CutOffered{rules::somebody(next)}, by);
}

Bar bar(const Context& at, As<Cut>) {
  if (!is_pagador(at))
    if (auto bar = bar_player(at, "ar.pyb.9-a"_art)) return bar;
  if (!at.phase_is(Phase::cutting)) return refusal(RefusalCode::wrong_phase, "ar.pyb.9-a"_art);
  const bool theirs = is_pagador(at) ? at.state.cutter.is_nobody() : at.state.cutter == at.who;
  if (!theirs) return refusal(RefusalCode::not_your_turn, "ar.pyb.9-a"_art);
  return std::nullopt;
}

void offer(const Context& at, As<Cut>, Options& out) {
  const int least = at.rules.least_cut.value;
  out.push_back({"cut", {{"at", rules::Numbers{least, at.state.sabot.size() - least}}}});
}

Decision rule(const Context& at, const Cut& command) {
  const auto& least = at.rules.least_cut;
  if (command.at < least.value || command.at > at.state.sabot.size() - least.value)
    return refuse(RefusalCode::cut_out_of_range, least.by);
  return Course(at).add(CardsCut{at.who, command.at}, cutting(at).add(least.by)).done();
}

Bar bar(const Context& at, As<DeclineCut>) {
  if (auto bar = bar_player(at, "ar.pyb.9-b"_art)) return bar;
  if (!at.phase_is(Phase::cutting)) return refusal(RefusalCode::wrong_phase, "ar.pyb.9-b"_art);
  if (at.state.cutter != at.who) return refusal(RefusalCode::not_your_turn, "ar.pyb.9-b"_art);
  return std::nullopt;
}

Decision rule(const Context& at, const DeclineCut&) {
  Course on(at);
  on.add(CutDeclined{at.who}, "ar.pyb.9-b"_art);
  offer_cut(on);
  return on.done();
}

Bar bar(const Context& at, As<PlaceStopCard>) {
  return bar_pagador(at, Phase::stopping, "ar.pyb.11-a"_art);
}

void offer(const Context& at, As<PlaceStopCard>, Options& out) {
  out.push_back(baccarat::offer_stop_card(at.rules.cards_below_stop.value));
}

Decision rule(const Context& at, const PlaceStopCard& command) {
  const auto& below = at.rules.cards_below_stop;
  if (command.below != below.value) return refuse(RefusalCode::wrong_stop_place, below.by);
  return Course(at)
      .add(StopCardPlaced{command.below}, Citations("ar.pyb.11-a"_art).add(below.by))
      .done();
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

}  // namespace sabot::reglamento
