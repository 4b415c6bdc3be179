#include "sabot/rules/reglamento/bank.hpp"
#include "sabot/rules/reglamento/rulings.hpp"

// The pagador announces the suite, the holder may give it, and a charge is due where the last pass
// won bore no deduction (arts. 36 to 39, 43).

namespace sabot::reglamento {
namespace {

bool may_be_given(const State& state) {
  const Phase phase = state.phase;
  const bool before = phase == Phase::betting || phase == Phase::calling || phase == Phase::dealing;
  return before && !state.drawn;
}

}  // namespace

Bar bar(const Context& at, As<AnnounceSuite>) {
  if (auto bar = bar_pagador(at, Phase::betting, "ar.pyb.36-a"_art)) return bar;
  const auto& bank = at.state.bank;
  if (bank.is_house || bank.wins == 0)
    return refusal(RefusalCode::wrong_phase, Citations("ar.pyb.36-a"_art).add("S-96"_art));
  if (bank.suite_announced) return refusal(RefusalCode::already_noted, "ar.pyb.36-a"_art);
  return std::nullopt;
}

Decision rule(const Context& at, const AnnounceSuite&) {
  const Citations by{"ar.pyb.36-a"_art, "S-96"_art};
  return Course(at)
      .add(Announced{Call::suite, {}, {}}, "ar.pyb.36-a"_art)
      .add(SuiteAnnounced{}, by)
      .done();
}

Bar bar(const Context& at, As<GiveSuite>) {
  const Citations by{"ar.pyb.36-a"_art};
  if (auto bar = bar_holder(at, by)) return bar;
  const auto& state = at.state;
  if (is_pass(state.phase) && !may_be_given(state)) return refusal(RefusalCode::too_late, by);
  if (!may_be_given(state)) return refusal(RefusalCode::wrong_phase, by);
  if (!state.bank.suite_announced) return refusal(RefusalCode::no_suite, by);
  return std::nullopt;
}

law::Citation charge_row(Charge charge) {
  if (charge == Charge::odd_pass) return "ar.pyb.38-b"_art;
  return charge == Charge::even_pass ? "ar.pyb.38-c"_art : "ar.pyb.38-a"_art;
}

// The giver pays for the last pass won, if it bore nothing: the same pass never pays twice. By the
// other reading the taker pays, in the cases of the article, whatever the giver has paid.
Decision rule(const Context& at, const GiveSuite&) {
  const auto bank = at.state.bank;
  const Charge charge = charge_of(at.rules, bank, at.state.limits.maximum);
  const bool taker = at.rules.exit_charge.value == ExitCharge::taker;
  Course on(at);
  if (is_pass(at.state.phase)) on.add(BetsReopened{}, {"ar.pyb.36-a"_art, "S-96"_art});
  on.add(SuiteGiven{at.who, bank.amount, taker ? charge : Charge::none}, "ar.pyb.36-a"_art);
  return_bank(on, "ar.pyb.36-a"_art);
  if (const Money due = exit_charge(on.rules, bank); due > Money{}) {
    const auto why = Citations(charge_row(charge)).add(on.rules.exit_charge.by);
    on.add(Deducted{at.who, due}, deduction_of(on.rules, bank.untaxed, why).by);
  }
  return_seat(on, "S-99"_art);
  offer_on(on);
  return on.done();
}

}  // namespace sabot::reglamento
