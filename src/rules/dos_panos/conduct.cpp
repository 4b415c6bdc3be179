#include "sabot/base/forms.hpp"
#include "sabot/rules/common/reason.hpp"
#include "sabot/rules/dos_panos/rulings.hpp"

// How people behave: both words said, slowness, advice from outside, cards thrown away unseen,
// claims (es79.09.VIII.4 and 5, as11.dos.C4 and C5).

namespace sabot::dos_panos {
namespace {

// The word has been said, and nothing has come of it yet.
bool may_have_changed(const State& state, Hand pano) {
  const auto& hand = state.hand(pano);
  if (pano == Hand::banca || !is_played(hand) || !hand.said || hand.judged || hand.third)
    return false;
  if (hand.said == Declaration::carta) return state.phase == Phase::drawing && state.due == pano;
  if (hand.said == Declaration::abatir) return false;
  const bool banker_is_next = pano == Hand::segundo || !is_played(state.hand(Hand::segundo));
  return state.phase == (banker_is_next ? Phase::banker_speaks : Phase::second_speaks);
}

std::optional<Hand> changed_hand(const State& state) {
  for (const Hand pano : panos)
    if (may_have_changed(state, pano)) return pano;
  return std::nullopt;
}

}  // namespace

// The croupier looks at the hand: with 5 the first word stands, otherwise the rules speak.
Bar bar(const Context& at, As<ChangedWord>) {
  return bar_report(at, changed_hand(at.state).has_value(), at.art("as11.dos.C4-c"_art));
}

void offer(const Context& at, As<ChangedWord>, Options& out) {
  const auto hand = changed_hand(at.state);
  if (!hand) return;
  const int unnamed = baccarat::unnamed_cards(at.state.hand(*hand));
  if (unnamed > 0 && !is_croupier(at)) return;
  Option changed{"changed-word", {{"hand", rules::OneOf{{to_text(*hand)}}}}};
  if (unnamed > 0) changed.fields.push_back({"cards", rules::CardList{unnamed, at.state.sabot}});
  out.push_back(std::move(changed));
}

Decision rule(const Context& at, const ChangedWord& command) {
  const Citations by{at.art("as11.dos.C4-c"_art)};
  if (command.cards)
    if (auto bar = bar_naming(at)) return std::unexpected(*bar);
  if (!may_have_changed(at.state, command.hand)) return refuse(RefusalCode::wrong_phase, by);
  const auto& hand = at.state.hand(command.hand);
  if (auto bar = baccarat::bar_hand_named(at, hand, command.cards, by))
    return std::unexpected(*bar);
  Course on(at);
  on.add(WordChanged{command.hand}, by);
  if (command.cards)
    on.add(HandChecked{command.hand, baccarat::whole_hand(hand, *command.cards)}, by);
  const int total = *first_total(on.state.hand(command.hand));
  const auto said = *on.state.hand(command.hand).said;
  if (is_wrong(on.rules, on.state, command.hand, said, total)) {
    adjudicate(on, command.hand, said, total);
    go_on(on);
  }
  return on.done();
}

// A player who takes too long may no longer hold the cards: they go to the next in turn.
Bar bar(const Context& at, As<TooSlow>) {
  const Citations by{at.art("as11.dos.C5-b"_art)};
  const bool speaks = at.phase_is(Phase::first_speaks) || at.phase_is(Phase::second_speaks);
  if (!speaks) return bar_report(at, false, by);
  const auto* holder = at.state.people.find(at.state.hand(speaking(at.state.phase)).holder);
  return bar_report(at, holder != nullptr && holder->role == Role::player, by);
}

Decision rule(const Context& at, const TooSlow&) {
  Course on(at);
  const Hand pano = speaking(at.state.phase);
  const Citations by{on.art("as11.dos.C5-b"_art)};
  on.add(HolderRelieved{pano, on.state.hand(pano).holder}, by);
  const auto next = next_holder(on, pano);
  const auto why = Citations(by).add("S-34"_art);
  on.add(CardsOwedTo{pano, next}, why);
  give_hand(on, pano, next, why);
  go_on(on);
  return on.done();
}

Bar bar(const Context& at, As<OutsideAdvice>) {
  const bool may = at.state.phase >= Phase::giving && at.state.phase <= Phase::drawing;
  return bar_report(at, may, at.art("as11.dos.C5-c"_art));
}

void offer(const Context&, As<OutsideAdvice>, Options& out) {
  out.push_back({"outside-advice", {{"hand", rules::OneOf{{"primero", "segundo", "banca"}}}}});
}

Decision rule(const Context& at, const OutsideAdvice& command) {
  Course on(at);
  const Citations advised{on.art("as11.dos.C5-c"_art)};
  const auto by = Citations(advised).add(on.rules.advice_binds.by);
  const bool banca = command.hand == Hand::banca;
  const bool binds = banca || on.rules.advice_binds.value == AdviceBinds::both;
  on.add(AdviceNoted{command.hand}, binds ? advised : by);
  if (banca)
    bind(on, Hand::banca, Binding::drawing, by);
  else if (binds && is_played(on.state.hand(command.hand)))
    bind(on, command.hand, Binding::five_stands, by);
  return on.done();
}

namespace {

// From when somebody has the hand until everybody has seen it.
bool may_be_thrown(const State& state, Hand which) {
  const auto& hand = state.hand(which);
  const bool is_seen = hand.abated || (hand.open[0] && hand.open[1]);
  return state.phase > Phase::giving && state.phase <= Phase::showing && is_played(hand) &&
         !is_seen;
}

law::Citation throwing(const Context& at, Thrower by) {
  return at.art(by == Thrower::holder ? "as11.dos.C5-d"_art : "as11.dos.C5-e"_art);
}

}  // namespace

// By the player who holds it: it counts as baccará. By the croupier: it is taken out again, and its
// score is what those who saw it say, where the table does not know it.
Bar bar(const Context& at, As<ThrownUnseen>) { return bar_reporter(at); }

void offer(const Context& at, As<ThrownUnseen>, Options& out) {
  for (const Hand hand : all_hands) {
    if (!may_be_thrown(at.state, hand)) continue;
    const rules::OneOf which{{to_text(hand)}};
    out.push_back({"thrown-unseen", {{"hand", which}, {"by", rules::OneOf{{"holder"}}}}});
    Option rebuilt{"thrown-unseen", {{"hand", which}, {"by", rules::OneOf{{"croupier"}}}}};
    if (!first_total(at.state.hand(hand)))
      rebuilt.fields.push_back({"total", rules::Numbers{0, 9}});
    out.push_back(std::move(rebuilt));
  }
}

Decision rule(const Context& at, const ThrownUnseen& command) {
  const Citations by{throwing(at, command.by)};
  if (!may_be_thrown(at.state, command.hand)) return refuse(RefusalCode::wrong_phase, by);
  const bool croupier = command.by == Thrower::croupier;
  const bool known = first_total(at.state.hand(command.hand)).has_value();
  const int total = command.total.value_or(0);
  if (command.total.has_value() != (croupier && !known) || total < 0 || total > 9)
    return refuse(RefusalCode::ruling_unfit, by);
  Course on(at);
  on.add(HandThrown{command.hand, command.by}, by);
  if (!croupier)
    on.add(HandDeemed{command.hand, on.rules.thrown_total.value}, on.rules.thrown_total.by);
  else if (!known)
    on.add(HandRebuilt{command.hand, total}, by);
  go_on(on);
  return on.done();
}

Bar bar(const Context& at, As<Warn>) {
  return bar_report(at, !at.phase_is(Phase::closed), at.art("as11.dos.C5-a"_art));
}

void offer(const Context& at, As<Warn>, Options& out) {
  rules::OneOf names;
  for (const auto& one : at.state.people.all())
    if (one.is_placed()) names.values.emplace_back(one.id.handle());
  if (!names.values.empty()) out.push_back({"warn", {{"person", std::move(names)}}});
}

Decision rule(const Context& at, const Warn& command) {
  const Citations by{at.art("as11.dos.C5-a"_art)};
  if (auto bar = bar_named(at, command.person, by)) return std::unexpected(*bar);
  return Course(at).add(Warned{command.person}, by).done();
}

// The inspector rules on it; once the bets are settled there is nothing left to claim.
Bar bar(const Context& at, As<Claim>) {
  if (auto bar = bar_player(at)) return bar;
  if (!is_coup(at.state.phase)) return refusal(RefusalCode::too_late, at.art("as11.dos.C5-g"_art));
  return std::nullopt;
}

void offer(const Context&, As<Claim>, Options& out) {
  out.push_back({"claim", {rules::reason_field()}});
}

Decision rule(const Context& at, const Claim& command) {
  if (rules::is_unfit_reason(command.reason)) return refuse(RefusalCode::reason_unfit, "S-32"_art);
  return Course(at)
      .add(ClaimHeard{at.who, command.reason}, Citations(at.rules.inspector).add("S-32"_art))
      .done();
}

}  // namespace sabot::dos_panos
