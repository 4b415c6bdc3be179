#include <algorithm>

#include "sabot/rules/reglamento/rulings.hpp"

// Whose the punto's cards are (arts. 17, 18, 27, 45 to 47), and what follows when the pagador gives
// them to somebody else (19).

namespace sabot::reglamento {
namespace {

bool is_misgiven(const State& state) { return state.punto_holder != state.owed_to; }

bool may_have(const State& state, const Stake& stake) {
  const auto* person = state.people.find(stake.by);
  return stake.on == Chance::punto && person->is_seated() && !state.is_holder(stake.by) &&
         state.stake_on(stake.by, Chance::banca) == Money{} &&
         std::ranges::find(state.waived, stake.by) == state.waived.end();
}

}  // namespace

PersonId entitled(const State& state) {
  const Stake* best = nullptr;
  const auto rank = [&](const Stake& one) {
    return state.places.rank_right(state.place, state.people.find(one.by)->seat);
  };
  for (const auto& one : state.stakes) {
    if (!may_have(state, one)) continue;
    const bool better = best == nullptr || one.amount > best->amount ||
                        (one.amount == best->amount && rank(one) < rank(*best));
    if (better) best = &one;
  }
  return best == nullptr ? PersonId() : best->by;
}

void give_punto(Course& on) {
  const auto to = entitled(on.state);
  if (to.is_nobody()) {
    on.add(HandGiven{on.state.pagador}, "ar.pyb.27-a"_art);
    return;
  }
  Citations by{on.state.suite_of != 0 ? "ar.pyb.17-b"_art : "ar.pyb.17-a"_art};
  if (!on.state.waived.empty()) by.add("ar.pyb.46-a"_art);
  const bool passed_over = std::ranges::any_of(on.state.stakes, [&](const Stake& one) {
    return one.on == Chance::punto && one.amount > on.state.stake_on(to, Chance::punto) &&
           on.state.stake_on(one.by, Chance::banca) > Money{};
  });
  if (passed_over) by.add("ar.pyb.47-a"_art);
  on.add(HandGiven{to}, by.add("ar.pyb.4-a"_art));
}

// The right goes to the next, whoever that is: nobody chooses.
Bar bar(const Context& at, As<WaiveCards>) {
  if (auto bar = bar_player(at, "ar.pyb.46-a"_art)) return bar;
  if (!at.phase_is(Phase::showing_punto))
    return refusal(RefusalCode::wrong_phase, "ar.pyb.46-a"_art);
  if (at.state.owed_to != at.who) return refusal(RefusalCode::not_your_hand, "ar.pyb.46-a"_art);
  if (!at.rules.waiver.value)
    return refusal(RefusalCode::may_not_cede, Citations("ar.pyb.45-a"_art).add(at.rules.waiver.by));
  return std::nullopt;
}

Decision rule(const Context& at, const WaiveCards&) {
  Course on(at);
  on.add(CardsWaived{at.who}, Citations("ar.pyb.46-a"_art).add(at.rules.waiver.by));
  give_punto(on);
  return on.done();
}

Bar bar(const Context& at, As<CedeCards>) {
  if (auto bar = bar_player(at, "ar.pyb.45-a"_art)) return bar;
  return refusal(RefusalCode::may_not_cede, "ar.pyb.45-a"_art);
}

void offer(const Context&, As<CedeCards>, Options&) {}

Decision rule(const Context&, const CedeCards&) {
  return refuse(RefusalCode::may_not_cede, "ar.pyb.45-a"_art);
}

namespace {

// Somebody who plays here, and neither has the cards nor should.
bool may_be_misgiven_to(const State& state, const Person& one) {
  return one.role == Role::player && one.is_placed() && one.id != state.owed_to &&
         one.id != state.punto_holder && !state.is_holder(one.id);
}

}  // namespace

Bar bar(const Context& at, As<MisgiveCards>) {
  return bar_report(at, at.phase_is(Phase::showing_punto), "ar.pyb.19-a"_art);
}

void offer(const Context& at, As<MisgiveCards>, Options& out) {
  rules::OneOf names;
  for (const auto& one : at.state.people.all())
    if (may_be_misgiven_to(at.state, one)) names.values.emplace_back(one.id.handle());
  if (!names.values.empty()) out.push_back({"misgive-cards", {{"to", std::move(names)}}});
}

Decision rule(const Context& at, const MisgiveCards& command) {
  if (auto bar = baccarat::bar_named(at, command.to, "ar.pyb.19-a"_art))
    return std::unexpected(*bar);
  if (!may_be_misgiven_to(at.state, *at.state.people.find(command.to)))
    return refuse(RefusalCode::wrong_person, "ar.pyb.19-a"_art);
  return Course(at).add(CardsMisgiven{command.to}, "ar.pyb.19-a"_art).done();
}

Bar bar(const Context& at, As<NoticeMisgiven>) {
  const bool fits = at.state.phase >= Phase::showing_punto && is_misgiven(at.state);
  if (auto bar = bar_report(at, fits, "ar.pyb.19-a"_art)) return bar;
  if (at.state.hand(Hand::punto).said)
    return refusal(RefusalCode::claim_not_admitted, "ar.pyb.19-c"_art);
  if (at.state.hand(Hand::punto).shown && banca_turned(at.state))
    return refusal(RefusalCode::too_late, "ar.pyb.19-b"_art);
  return std::nullopt;
}

Decision rule(const Context& at, const NoticeMisgiven&) {
  const bool shown = at.state.hand(Hand::punto).shown;
  const Citations by{shown ? "ar.pyb.19-b"_art : "ar.pyb.19-a"_art};
  Course on(at);
  on.add(CardsRecovered{at.state.punto_holder, at.state.owed_to}, by);
  if (at.phase_is(Phase::punto_speaks)) {
    if (!is_player(on.state, on.state.owed_to))
      on.add(Declared{Hand::punto, Declaration::no}, Citations(by).add("ar.pyb.28-a"_art));
    else
      on.add(WishAsked{on.state.owed_to, Hand::punto}, Citations(by).add("S-98"_art));
  }
  return on.done();
}

}  // namespace sabot::reglamento
