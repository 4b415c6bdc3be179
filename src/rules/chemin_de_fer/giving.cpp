#include <algorithm>

#include "sabot/rules/chemin_de_fer/rulings.hpp"

// The croupier carries the punto's cards to the player they belong to; a player who lifts them from
// the cloth has seen them. And what becomes of cards that went to somebody else.

namespace sabot::chemin_de_fer {
namespace {

// The banker must first show the cards that are owed (es79.08.VIII.3-h).
bool banker_owes_a_card(const State& state) {
  return state.banca_must_open[0] || state.banca_must_open[1];
}

bool by_seguido(const State& state) { return state.seguido_used && state.owed_to == state.seguido; }

// A hand given by mistake can be put right without harm while nobody has seen it.
Citations misgiving(const Context& at) {
  return at.art(by_seguido(at.state) ? "as11.cdf.B-u"_art : "as11.cdf.C2-c"_art);
}

bool is_other_here(const State& state, const PersonId& who) {
  return is_present(state, who) && who != state.owed_to && !state.is_banker(who);
}

// Cards cannot be misgiven to the player they belong to, nor to the banker.
Bar bar_other_here(const Context& at, const PersonId& who, const Citations& by) {
  if (auto bar = bar_named(at, who, by)) return bar;
  if (!is_present(at.state, who)) return refusal(RefusalCode::not_here, by);
  if (!is_other_here(at.state, who)) return refusal(RefusalCode::wrong_person, by);
  return std::nullopt;
}

rules::OneOf others_here(const State& state) {
  rules::OneOf names;
  for (const auto& one : state.people.all())
    if (is_other_here(state, one.id)) names.values.emplace_back(one.id.handle());
  return names;
}

// Seated, or by a word that gives the cards even to a player who stands: banco, also in
// association, half of the bank with the table, or the other half as long as the bank is complete.
bool holds_by_right(const State& state, const PersonId& who) {
  const bool completes = state.ultimo_completo == who && uncovered(state) == Money{};
  return is_seated_here(state, who) || !state.banco_by.is_nobody() || state.con_la_mesa == who ||
         completes;
}

bool may_hold(const Course& on, const PersonId& who) {
  return holds_by_right(on.state, who) || on.rules.standing_cards.value == StandingCards::they_hold;
}

// In this coup, or by the other reading of S-64 in this talla.
bool is_too_slow(const Course& on, const PersonId& who) {
  const auto& relieved = on.state.relieved;
  if (std::ranges::find(relieved, who) != relieved.end()) return true;
  return on.rules.slow_holder.value == SlowHolder::in_the_talla && on.state.mark(who).slow;
}

bool is_next(const Course& on, const Stake& one) {
  return one.by != on.state.holder && !is_too_slow(on, one.by);
}

// A natural that the banker has abated too early leaves nothing to say.
void punto_may_speak(Course& on) {
  if (on.state.hand(Hand::banca).abated)
    to_showing(on, on.art("as11.cdf.A-f"_art));
  else
    punto_speaks(on, on.art("as11.cdf.A-g"_art));
}

}  // namespace

void lift_punto(Course& on, const Citations& by) {
  const auto& punto = on.state.hand(Hand::punto);
  std::vector<Card> cards;
  for (const auto& card : punto.first)
    if (on.state.named && card) cards.push_back(*card);
  on.add(HandLifted{Hand::punto, on.state.holder, cards}, by);
}

void give_punto(Course& on, const PersonId& to, const Citations& by) {
  on.add(HandGiven{to}, by);
  // A croupier who holds the cards looks at them at once, plays by the rules, and stands with 5.
  if (const auto* person = on.state.people.find(to); person && person->role == Role::croupier) {
    bind(on, Hand::punto, Binding::five_stands, Citations(by).add("S-34"_art));
    lift_punto(on, by);
    punto_may_speak(on);
  }
}

PersonId next_holder(const Course& on) {
  const Stake* first = nullptr;
  for (const auto& one : on.state.stakes) {
    if (!is_next(on, one) || !may_hold(on, one.by)) continue;
    if (first == nullptr ||
        rank_of(on.rules, on.state, one.by, 0) < rank_of(on.rules, on.state, first->by, 0))
      first = &one;
  }
  return first != nullptr ? first->by : on.state.croupier;
}

Citations standing_articles(const Course& on, const PersonId& next) {
  // They come to the croupier once nobody who is left may hold them.
  const bool passed_by =
      next == on.state.croupier &&
      std::ranges::any_of(on.state.stakes, [&](const Stake& one) { return is_next(on, one); });
  const bool one_of_them = next != on.state.croupier && !holds_by_right(on.state, next);
  return passed_by || one_of_them ? on.rules.standing_cards.by : Citations();
}

Bar bar(const Context& at, As<GiveCards>) {
  const Citations by{at.art("as11.cdf.B-z"_art)};
  if (auto bar = bar_croupier(at, Phase::giving, by)) return bar;
  if (banker_owes_a_card(at.state))
    return refusal(RefusalCode::card_owed, at.art("as11.cdf.C3-h"_art));
  return std::nullopt;
}

Decision rule(const Context& at, const GiveCards&) {
  Course on(at);
  if (is_too_slow(on, on.state.owed_to)) {
    const auto next = next_holder(on);
    const Citations by =
        Citations(on.art("as11.cdf.C4-b"_art)).add(on.rules.slow_holder.by).add("S-34"_art);
    on.add(CardsOwedTo{next}, Citations(by).add(standing_articles(on, next)));
  }
  const auto to = on.state.owed_to;
  Citations by{on.art("as11.cdf.B-z"_art)};
  // Having been slow in an earlier coup takes nothing away in this one.
  if (on.state.mark(to).slow) by.add(on.rules.slow_holder.by);
  give_punto(on, to, by);
  return on.done();
}

Bar bar(const Context& at, As<TakeCards>) {
  const Citations by{at.art("as11.cdf.B-u"_art)};
  if (auto bar = bar_player(at)) return bar;
  if (!at.phase_is(Phase::lifting)) return refusal(RefusalCode::wrong_phase, by);
  if (at.state.holder != at.who) return refusal(RefusalCode::not_your_hand, by);
  return std::nullopt;
}

Decision rule(const Context& at, const TakeCards&) {
  Course on(at);
  lift_punto(on, on.art("as11.cdf.B-u"_art));
  punto_may_speak(on);
  return on.done();
}

Bar bar(const Context& at, As<ReclaimCards>) {
  const auto by = misgiving(at);
  if (auto bar = bar_player(at)) return bar;
  const auto& state = at.state;
  const bool is_owed = state.owed_to == at.who && state.holder != at.who;
  if (state.phase < Phase::lifting || state.phase >= Phase::paying)
    return refusal(RefusalCode::wrong_phase, by);
  if (!is_owed) return refusal(RefusalCode::not_your_hand, by);
  if (!at.phase_is(Phase::lifting)) return refusal(RefusalCode::cards_seen, by);
  return std::nullopt;
}

Decision rule(const Context& at, const ReclaimCards&) {
  Course on(at);
  const auto by = misgiving(at);
  const auto from = on.state.holder;
  on.add(CardsRecovered{from, at.who}, by).add(HandGiven{at.who}, by);
  return on.done();
}

Bar bar(const Context& at, As<MisgiveCards>) {
  const auto by = misgiving(at);
  if (auto bar = bar_report(at, by)) return bar;
  if (!at.phase_is(Phase::giving)) return refusal(RefusalCode::wrong_phase, by);
  if (banker_owes_a_card(at.state))
    return refusal(RefusalCode::card_owed, at.art("as11.cdf.C3-h"_art));
  return std::nullopt;
}

void offer(const Context& at, As<MisgiveCards>, Options& out) {
  if (auto names = others_here(at.state); !names.values.empty())
    out.push_back({"misgive-cards", {{"to", std::move(names)}}});
}

Decision rule(const Context& at, const MisgiveCards& command) {
  const auto by = misgiving(at);
  if (auto bar = bar_other_here(at, command.to, by)) return std::unexpected(*bar);
  Course on(at);
  on.add(CardsMisgiven{command.to}, by).add(HandGiven{command.to}, by);
  return on.done();
}

// Cards that belong to a banco seguido are taken back from another player, even if seen.
Bar bar(const Context& at, As<CardsSnatched>) {
  const Citations by{at.art("as11.cdf.B-w"_art)};
  if (auto bar = bar_report(at, by)) return bar;
  if (!at.phase_is(Phase::giving) || !by_seguido(at.state))
    return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

void offer(const Context& at, As<CardsSnatched>, Options& out) {
  if (auto names = others_here(at.state); !names.values.empty())
    out.push_back({"cards-snatched", {{"by", std::move(names)}}});
}

Decision rule(const Context& at, const CardsSnatched& command) {
  const Citations by{at.art("as11.cdf.B-w"_art)};
  if (auto bar = bar_other_here(at, command.by, by)) return std::unexpected(*bar);
  Course on(at);
  const auto owed_to = on.state.owed_to;
  on.add(CardsRecovered{command.by, owed_to}, by).add(HandGiven{owed_to}, by);
  return on.done();
}

}  // namespace sabot::chemin_de_fer
