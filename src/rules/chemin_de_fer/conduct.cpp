#include "sabot/base/forms.hpp"
#include "sabot/rules/chemin_de_fer/rulings.hpp"
#include "sabot/rules/common/reason.hpp"

// How people behave: slowness, advice from outside, following the hand, bets left unwatched, and
// claims (es79.08.IV and VIII.4, as11.cdf.D and C4).

namespace sabot::chemin_de_fer {
namespace {

bool while_hands_are_played(Phase phase) {
  return phase >= Phase::giving && phase <= Phase::banker_speaks;
}

template <class Accept>
rules::OneOf people_who(const State& state, Accept accept) {
  rules::OneOf names;
  for (const auto& one : state.people.all())
    if (accept(one)) names.values.emplace_back(one.id.handle());
  return names;
}

Bar bar_in_talla(const Context& at, const Citations& by) {
  if (auto bar = bar_report(at, by)) return bar;
  if (is_preparation(at.state.phase)) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

}  // namespace

Bar bar(const Context& at, As<Warn>) { return bar_report(at, at.art("as11.cdf.C4-a"_art)); }

void offer(const Context& at, As<Warn>, Options& out) {
  auto names = people_who(at.state, [](const Person& one) { return one.is_placed(); });
  if (!names.values.empty()) out.push_back({"warn", {{"person", std::move(names)}}});
}

Decision rule(const Context& at, const Warn& command) {
  const Citations by{at.art("as11.cdf.C4-a"_art)};
  if (auto bar = bar_named(at, command.person, by)) return std::unexpected(*bar);
  return Course(at).add(Warned{command.person}, by).done();
}

// A player who takes too long to speak may no longer hold the cards.
Bar bar(const Context& at, As<TooSlow>) {
  const Citations by{at.art("as11.cdf.C4-b"_art)};
  if (auto bar = bar_report(at, by)) return bar;
  const auto* holder = at.state.people.find(at.state.holder);
  if (!at.phase_is(Phase::punto_speaks) || holder == nullptr || holder->role != Role::player)
    return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

Decision rule(const Context& at, const TooSlow&) {
  Course on(at);
  const auto from = on.state.holder;
  const auto next = next_holder(on);
  const Citations slow{on.art("as11.cdf.C4-b"_art)};
  const auto by = Citations(slow).add("S-34"_art).add(standing_articles(on, next));
  on.add(HolderRelieved{from}, slow).add(CardsOwedTo{next}, by);
  give_punto(on, next, by);
  return on.done();
}

Bar bar(const Context& at, As<OutsideAdvice>) {
  const Citations by{at.art("as11.cdf.C4-c"_art)};
  if (auto bar = bar_report(at, by)) return bar;
  if (!while_hands_are_played(at.state.phase)) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

void offer(const Context&, As<OutsideAdvice>, Options& out) {
  out.push_back({"outside-advice", {{"hand", rules::OneOf{{"punto", "banca"}}}}});
}

Decision rule(const Context& at, const OutsideAdvice& command) {
  Course on(at);
  const Citations advised{on.art("as11.cdf.C4-c"_art)};
  const auto by = Citations(advised).add(on.rules.advice_binds.by);
  const bool binds =
      command.hand == Hand::banca || on.rules.advice_binds.value == AdviceBinds::both;
  on.add(AdviceNoted{command.hand}, binds ? advised : by);
  if (command.hand == Hand::banca)
    bind(on, Hand::banca, Binding::drawing, Citations(by).add(cuadro_articles(on.rules)));
  else if (binds)
    bind(on, Hand::punto, Binding::five_stands, by);
  return on.done();
}

Bar bar(const Context& at, As<FollowedHand>) {
  return bar_in_talla(at, at.art("as11.cdf.D-l"_art));
}

void offer(const Context& at, As<FollowedHand>, Options& out) {
  auto names = people_who(
      at.state, [&](const Person& one) { return one.standing && !at.state.mark(one.id).follows; });
  if (!names.values.empty()) out.push_back({"followed-hand", {{"person", std::move(names)}}});
}

Decision rule(const Context& at, const FollowedHand& command) {
  const Citations by{at.art("as11.cdf.D-l"_art)};
  if (auto bar = bar_named(at, command.person, by)) return std::unexpected(*bar);
  if (!at.state.people.find(command.person)->standing) return refuse(RefusalCode::wrong_person, by);
  if (at.state.mark(command.person).follows) return refuse(RefusalCode::already_noted, by);
  return Course(at).add(FollowNoted{command.person}, by).done();
}

Bar bar(const Context& at, As<BetUnwatched>) {
  return bar_in_talla(at, at.art("as11.cdf.C4-k"_art));
}

void offer(const Context& at, As<BetUnwatched>, Options& out) {
  auto names = people_who(at.state, [&](const Person& one) {
    return at.state.stake_of(one.id) != nullptr && !at.state.mark(one.id).unwatched;
  });
  if (!names.values.empty()) out.push_back({"bet-unwatched", {{"person", std::move(names)}}});
}

Decision rule(const Context& at, const BetUnwatched& command) {
  const Citations by{at.art("as11.cdf.C4-k"_art)};
  if (auto bar = bar_named(at, command.person, by)) return std::unexpected(*bar);
  if (at.state.stake_of(command.person) == nullptr) return refuse(RefusalCode::no_such_bet, by);
  if (at.state.mark(command.person).unwatched) return refuse(RefusalCode::already_noted, by);
  return Course(at).add(UnwatchedNoted{command.person}, by).done();
}

namespace {

// Against the banker while the coup lasts; about a bet too, or by the other reading of S-65 until
// the bets of the next coup are closed, in the next talla if need be.
bool may_claim(const Context& at, ClaimAbout about) {
  if (is_coup(at.state.phase)) return true;
  const bool after_a_coup =
      !at.phase_is(Phase::closed) && (at.state.coup > 0 || at.state.talla > 1);
  return about == ClaimAbout::bet && after_a_coup &&
         at.rules.bet_claims.value == BetClaims::until_bets_close;
}

bool was_unwatched(const Context& at) {
  const auto& mark = at.state.mark(at.who);
  return is_coup(at.state.phase) ? mark.unwatched : mark.unwatched_before;
}

Citations late_claim(const Context& at, ClaimAbout about) {
  const Citations by{at.art("as11.cdf.C3-n"_art)};
  return about == ClaimAbout::banker ? by : Citations(by).add(at.rules.bet_claims.by);
}

}  // namespace

// The inspector rules on it.
Bar bar(const Context& at, As<Claim>) { return bar_player(at); }

void offer(const Context& at, As<Claim>, Options& out) {
  rules::OneOf about;
  if (may_claim(at, ClaimAbout::banker)) about.values.push_back(to_text(ClaimAbout::banker));
  if (may_claim(at, ClaimAbout::bet) && !was_unwatched(at))
    about.values.push_back(to_text(ClaimAbout::bet));
  if (about.values.empty()) return;
  out.push_back({"claim", {{"about", std::move(about)}, rules::reason_field()}});
}

Decision rule(const Context& at, const Claim& command) {
  if (!may_claim(at, command.about))
    return refuse(RefusalCode::too_late, late_claim(at, command.about));
  if (rules::is_unfit_reason(command.reason)) return refuse(RefusalCode::reason_unfit, "S-32"_art);
  if (command.about == ClaimAbout::bet && was_unwatched(at))
    return refuse(RefusalCode::claim_not_admitted, at.art("as11.cdf.C4-k"_art));
  Course on(at);
  Citations by = Citations(on.rules.inspector).add("S-32"_art);
  if (!is_coup(at.state.phase)) by.add(on.rules.bet_claims.by);
  on.add(ClaimHeard{at.who, command.about, command.reason}, by);
  return on.done();
}

}  // namespace sabot::chemin_de_fer
