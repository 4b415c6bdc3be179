#include "sabot/base/forms.hpp"
#include "sabot/rules/chemin_de_fer/rulings.hpp"
#include "sabot/rules/common/reason.hpp"

// The inspector's word: on other faults of the croupier, on cards drawn too early, and on whatever
// no article foresees, in one of a few forms and with a reason (S-32).

namespace sabot::chemin_de_fer {
namespace {

Bar bar_inspector(const Context& at, const Citations& by) {
  return rules::bar_unless(at.actor, Role::inspector, by);
}

Citations unforeseen(const Context& at) {
  return Citations(at.rules.inspector).add(at.art("as11.cdf.C4-n"_art)).add("S-32"_art);
}

}  // namespace

// Any other fault of the croupier in dealing.
Bar bar(const Context& at, As<CroupierFault>) {
  const Citations by{at.art("as11.cdf.C2-c"_art)};
  if (auto bar = bar_inspector(at, by)) return bar;
  if (!is_coup(at.state.phase) || at.phase_is(Phase::paying))
    return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

void offer(const Context&, As<CroupierFault>, Options& out) {
  out.push_back({"croupier-fault",
                 {{"correctable", rules::OneOf{{"true", "false"}}}, rules::reason_field()}});
}

Decision rule(const Context& at, const CroupierFault& command) {
  const Citations by{at.art("as11.cdf.C2-c"_art)};
  if (rules::is_unfit_reason(command.reason)) return refuse(RefusalCode::reason_unfit, "S-32"_art);
  Course on(at);
  if (command.correctable)
    on.add(FaultCorrected{command.reason}, by);
  else
    annul_coup(on, by);
  return on.done();
}

// Exceptionally: the cards drawn before the bets were closed are nobody's, not even of the player
// who takes the hand next.
Bar bar(const Context& at, As<DiscardEarly>) {
  const Citations by{at.art("as11.cdf.C1-c"_art)};
  if (auto bar = bar_inspector(at, by)) return bar;
  if (!is_between_coups(at.state.phase) || at.state.aside.empty())
    return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

void offer(const Context&, As<DiscardEarly>, Options& out) {
  out.push_back({"discard-early", {rules::reason_field()}});
}

Decision rule(const Context& at, const DiscardEarly& command) {
  const Citations by{at.art("as11.cdf.C1-c"_art)};
  if (rules::is_unfit_reason(command.reason)) return refuse(RefusalCode::reason_unfit, "S-32"_art);
  Course on(at);
  on.add(AsideDiscarded{static_cast<int>(on.state.aside.size())}, by);
  if (at.phase_is(Phase::deciding)) end_if_stopped(on);
  return on.done();
}

namespace {

bool while_hands_are_played(Phase phase) {
  return phase >= Phase::punto_speaks && phase <= Phase::showing && phase != Phase::drawing &&
         phase != Phase::retiring;
}

bool may_get_a_card(const State& state, Hand which) {
  const auto& hand = state.hand(which);
  return while_hands_are_played(state.phase) && !hand.third && !hand.deemed &&
         state.aside.empty() && state.sabot.left() > 0;
}

bool may_be_deemed(const State& state, Hand which) {
  return while_hands_are_played(state.phase) && !state.hand(which).deemed;
}

bool may_take_effect(const State& state, Effect effect) {
  const Phase phase = state.phase;
  switch (effect) {
    case Effect::annul: return is_coup(phase);
    case Effect::go_on: return true;
    case Effect::give_card:
      return may_get_a_card(state, Hand::punto) || may_get_a_card(state, Hand::banca);
    case Effect::deem:
      return may_be_deemed(state, Hand::punto) || may_be_deemed(state, Hand::banca);
    case Effect::pass_bank: return is_between_coups(phase) && state.aside.empty();
    case Effect::end_talla: return is_vacant(phase) || is_between_coups(phase);
  }
  return false;
}

rules::OneOf hands_that(const State& state, bool (*may)(const State&, Hand)) {
  rules::OneOf hands;
  for (const Hand hand : {Hand::punto, Hand::banca})
    if (may(state, hand)) hands.values.push_back(to_text(hand));
  return hands;
}

// The hand draws no card, and the word goes on to the one that speaks after it. A banker who spoke
// before the punto's hand was questioned has said all there is to say.
void after_deeming(Course& on, Hand hand, const Citations& by) {
  const Phase phase = on.state.phase;
  const bool punto_still_to_play =
      phase == Phase::punto_speaks || phase == Phase::slip || phase == Phase::banker_answers;
  if (hand == Hand::punto && punto_still_to_play)
    return on.state.hand(Hand::banca).said ? to_showing(on, by) : banker_speaks(on, by);
  if (hand == Hand::banca && phase == Phase::banker_speaks) return to_showing(on, by);
  if (phase == Phase::showing) to_showing(on, by);
}

void carry_out(Course& on, const Rule& command, const Citations& by) {
  switch (command.effect) {
    case Effect::annul: return annul_coup(on, by);
    case Effect::go_on:
      // Between tallas it excuses an order that can no longer be shown.
      if (on.state.phase == Phase::counting && on.state.unrevealed) on.add(OrderExcused{}, by);
      return;
    case Effect::give_card: return card_for(on, *command.hand, by);
    case Effect::deem:
      on.add(HandDeemed{*command.hand, *command.total, false}, by);
      return after_deeming(on, *command.hand, by);
    case Effect::pass_bank: return pass_bank(on, by);
    case Effect::end_talla: return_bets(on, by); return end_talla(on, by);
  }
}

// Which hand, and how much: needed where the effect speaks of them, and nowhere else.
bool fields_fit(const Rule& command) {
  const bool of_a_hand = command.effect == Effect::give_card || command.effect == Effect::deem;
  const bool of_a_total = command.effect == Effect::deem;
  const int total = command.total.value_or(0);
  return command.hand.has_value() == of_a_hand && command.total.has_value() == of_a_total &&
         total >= 0 && total <= 9;
}

bool hand_fits(const State& state, const Rule& command) {
  if (command.effect == Effect::give_card) return may_get_a_card(state, *command.hand);
  if (command.effect == Effect::deem) return may_be_deemed(state, *command.hand);
  return true;
}

}  // namespace

Bar bar(const Context& at, As<Rule>) {
  if (auto bar = bar_inspector(at, unforeseen(at))) return bar;
  if (at.phase_is(Phase::closed)) return refusal(RefusalCode::wrong_phase, unforeseen(at));
  return std::nullopt;
}

void offer(const Context& at, As<Rule>, Options& out) {
  for (const auto& [name, effect] : enumerators<Effect>) {
    if (!may_take_effect(at.state, effect)) continue;
    Option option{"rule", {{"effect", rules::OneOf{{std::string(name)}}}, rules::reason_field()}};
    if (effect == Effect::give_card)
      option.fields.push_back({"hand", hands_that(at.state, may_get_a_card)});
    if (effect == Effect::deem) {
      option.fields.push_back({"hand", hands_that(at.state, may_be_deemed)});
      option.fields.push_back({"total", rules::Numbers{0, 9}});
    }
    out.push_back(std::move(option));
  }
}

Decision rule(const Context& at, const Rule& command) {
  const auto by = unforeseen(at);
  if (!may_take_effect(at.state, command.effect)) return refuse(RefusalCode::wrong_phase, by);
  if (fields_fit(command) && !hand_fits(at.state, command))
    return refuse(RefusalCode::wrong_phase, by);
  if (rules::is_unfit_reason(command.reason)) return refuse(RefusalCode::reason_unfit, "S-32"_art);
  if (!fields_fit(command)) return refuse(RefusalCode::ruling_unfit, "S-32"_art);
  Course on(at);
  on.add(RulingGiven{at.who, command.effect, command.reason}, by);
  carry_out(on, command, by);
  return on.done();
}

}  // namespace sabot::chemin_de_fer
