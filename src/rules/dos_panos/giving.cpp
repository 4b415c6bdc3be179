#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/dos_panos/rulings.hpp"

// The croupier carries each paño's cards to the player whose turn it is; and what becomes of cards
// that went to somebody else (es79.09.VII and VIII.1, as11.dos.B and C1).

namespace sabot::dos_panos {
namespace {

// A player who makes banco sees the second hand once the first has been played.
bool must_wait(const State& state, Hand pano) {
  return pano == Hand::segundo && !state.banco_by.is_nobody() &&
         state.hand(pano).holder == state.banco_by && is_played(state.hand(Hand::primero)) &&
         !state.hand(Hand::primero).said;
}

bool is_dealt(const State& state) {
  return state.phase >= Phase::giving && state.phase < Phase::paying;
}

Citations misgiving(const Context& at) { return at.art("as11.dos.C1-g"_art); }

bool may_be_misgiven(const State& state, Hand pano) {
  const auto& hand = state.hand(pano);
  const bool before = state.phase == Phase::giving || state.phase == Phase::first_speaks ||
                      state.phase == Phase::second_speaks;
  return before && pano != Hand::banca && is_played(hand) && !hand.said;
}

rules::OneOf others_here(const State& state, Hand pano) {
  rules::OneOf names;
  for (const auto& one : state.people.all())
    if (one.is_placed() && one.id != state.hand(pano).owed_to && !state.is_banker(one.id) &&
        one.id != state.hand(pano).holder)
      names.values.emplace_back(one.id.handle());
  return names;
}

rules::OneOf panos_that(const State& state, auto accept) {
  rules::OneOf names;
  for (const Hand pano : panos)
    if (accept(state, pano)) names.values.push_back(to_text(pano));
  return names;
}

}  // namespace

void lift_hand(Course& on, Hand hand, const Citations& by) {
  const auto& cards_of = on.state.hand(hand);
  std::vector<Card> cards;
  for (const auto& card : cards_of.first)
    if (on.state.named && card) cards.push_back(*card);
  const auto& who = hand == Hand::banca ? on.state.bank.banker : cards_of.holder;
  on.add(HandLifted{hand, who, cards}, by);
}

void give_hand(Course& on, Hand pano, const PersonId& to, const Citations& by) {
  on.add(HandGiven{pano, to}, by);
  // A croupier who holds the cards looks at them at once, plays by the rules, and stands with 5.
  const auto* person = on.state.people.find(to);
  if (person == nullptr || person->role != Role::croupier) return;
  bind(on, pano, Binding::five_stands, Citations(by).add("S-34"_art));
  lift_hand(on, pano, by);
}

PersonId next_holder(const Course& on, Hand pano) {
  // In place of a player who makes banco only the croupier plays: nobody else has a bet.
  const auto* next = on.state.banco_by.is_nobody() ? turn_of(on.state, pano) : nullptr;
  return next != nullptr ? next->id : on.state.croupier;
}

Bar bar(const Context& at, As<GiveCards>) {
  return bar_croupier(at, Phase::giving, at.art("as11.dos.B-k"_art));
}

Decision rule(const Context& at, const GiveCards&) {
  Course on(at);
  const Citations by{on.art("as11.dos.B-k"_art)};
  for (const Hand pano : panos) {
    const auto& hand = on.state.hand(pano);
    // Cards that were reported as given to somebody else are there already.
    if (!hand.voided && hand.holder.is_nobody()) give_hand(on, pano, hand.owed_to, by);
  }
  go_on(on);
  return on.done();
}

// Also without this the holder who speaks has looked at them.
Bar bar(const Context& at, As<TakeCards>) {
  if (auto bar = bar_player(at)) return bar;
  if (!is_dealt(at.state) || at.phase_is(Phase::giving))
    return refusal(RefusalCode::wrong_phase, at.art("as11.dos.B-k"_art));
  return std::nullopt;
}

void offer(const Context& at, As<TakeCards>, Options& out) {
  auto hands = panos_that(at.state, [&](const State& state, Hand pano) {
    const auto& hand = state.hand(pano);
    return hand.holder == at.who && !hand.lifted && is_played(hand) && !must_wait(state, pano);
  });
  if (!hands.values.empty()) out.push_back({"take-cards", {{"hand", std::move(hands)}}});
}

Decision rule(const Context& at, const TakeCards& command) {
  const auto& hand = at.state.hand(command.hand);
  const Citations by{at.art("as11.dos.B-k"_art)};
  const bool theirs = command.hand != Hand::banca && hand.holder == at.who && is_played(hand);
  if (theirs && must_wait(at.state, command.hand))
    return refuse(RefusalCode::not_your_turn, at.art("as11.dos.A-m"_art));
  if (!theirs) return refuse(RefusalCode::not_your_hand, by);
  if (hand.lifted) return refuse(RefusalCode::already_open, by);
  Course on(at);
  lift_hand(on, command.hand, by);
  return on.done();
}

// A player who has not spoken has not played them.
Bar bar(const Context& at, As<ReclaimCards>) {
  if (auto bar = bar_player(at)) return bar;
  if (!is_dealt(at.state)) return refusal(RefusalCode::wrong_phase, misgiving(at));
  return std::nullopt;
}

namespace {

bool is_in_other_hands(const State& state, Hand pano, const PersonId& who) {
  const auto& hand = state.hand(pano);
  return pano != Hand::banca && hand.owed_to == who && !hand.holder.is_nobody() &&
         hand.holder != who && is_played(hand);
}

}  // namespace

void offer(const Context& at, As<ReclaimCards>, Options& out) {
  auto hands = panos_that(at.state, [&](const State& state, Hand pano) {
    return is_in_other_hands(state, pano, at.who) && !state.hand(pano).said;
  });
  if (!hands.values.empty()) out.push_back({"reclaim-cards", {{"hand", std::move(hands)}}});
}

Decision rule(const Context& at, const ReclaimCards& command) {
  const auto by = misgiving(at);
  if (!is_in_other_hands(at.state, command.hand, at.who))
    return refuse(RefusalCode::not_your_hand, by);
  const auto& hand = at.state.hand(command.hand);
  if (hand.said) return refuse(RefusalCode::too_late, by);
  Course on(at);
  on.add(CardsRecovered{command.hand, hand.holder, at.who}, by);
  on.add(HandGiven{command.hand, at.who}, by);
  if (!at.phase_is(Phase::giving)) go_on(on);
  return on.done();
}

Bar bar(const Context& at, As<MisgiveCards>) {
  const bool may =
      may_be_misgiven(at.state, Hand::primero) || may_be_misgiven(at.state, Hand::segundo);
  return bar_report(at, may, misgiving(at));
}

void offer(const Context& at, As<MisgiveCards>, Options& out) {
  for (const Hand pano : panos) {
    auto names = others_here(at.state, pano);
    if (may_be_misgiven(at.state, pano) && !names.values.empty())
      out.push_back(
          {"misgive-cards", {{"hand", rules::OneOf{{to_text(pano)}}}, {"to", std::move(names)}}});
  }
}

Decision rule(const Context& at, const MisgiveCards& command) {
  const auto by = misgiving(at);
  if (auto bar = bar_named(at, command.to, by)) return std::unexpected(*bar);
  const auto& hand = at.state.hand(command.hand);
  const bool other =
      command.to != hand.owed_to && command.to != hand.holder && !at.state.is_banker(command.to);
  if (!other) return refuse(RefusalCode::wrong_person, by);
  if (!may_be_misgiven(at.state, command.hand)) return refuse(RefusalCode::wrong_phase, by);
  Course on(at);
  on.add(CardsMisgiven{command.hand, command.to}, by).add(HandGiven{command.hand, command.to}, by);
  if (!at.phase_is(Phase::giving)) go_on(on);
  return on.done();
}

}  // namespace sabot::dos_panos
