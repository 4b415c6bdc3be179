#include <algorithm>

#include "sabot/base/money.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/reglamento/bank.hpp"
#include "sabot/rules/reglamento/rulings.hpp"

// The holder's bank: raised, half of it withdrawn, given up after a tie on the first pass; and how
// it goes back (arts. 6, 34, 35).

namespace sabot::reglamento {
namespace {

Money room(const State& state) { return state.limits.maximum - state.bank.amount; }

// Before «no va más».
Bar bar_own_bank(const Context& at, const Citations& by) {
  if (auto bar = bar_holder(at, by)) return bar;
  if (is_pass(at.state.phase)) return refusal(RefusalCode::bets_closed, "ar.pyb.13-a"_art);
  if (!at.phase_is(Phase::betting)) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

}  // namespace

Bar bar(const Context& at, As<RaiseBank>) { return bar_own_bank(at, "ar.pyb.34-a"_art); }

void offer(const Context& at, As<RaiseBank>, Options& out) {
  const Money greatest = std::min(room(at.state), at.actor->chips);
  if (greatest > Money{})
    out.push_back({"raise-bank", {{"amount", rules::Amounts{{1}, greatest, {1}}}}});
}

Decision rule(const Context& at, const RaiseBank& command) {
  if (command.amount <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.amount > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (command.amount > room(at.state))
    return refuse(RefusalCode::above_maximum, Citations("ar.pyb.34-a"_art).add("ar.pyb.3-b"_art));
  if (command.amount > at.actor->chips) return refuse(RefusalCode::insufficient_chips, "S-03"_art);
  const bool again = at.state.bank.half_taken && at.rules.half_again.value;
  const bool bears = raise_restarts(at.rules, at.state.bank);
  Citations by{"ar.pyb.34-a"_art};
  if (bears && at.state.bank.title != Title::suite)
    by.add("ar.pyb.35-b"_art).add(again ? at.rules.half_again.by : at.rules.raise_restarts.by);
  return Course(at).add(BankRaised{at.who, command.amount, bears}, by).done();
}

Bar bar(const Context& at, As<TakeHalf>) {
  if (auto bar = bar_own_bank(at, "ar.pyb.35-a"_art)) return bar;
  const auto& bank = at.state.bank;
  if (half_is_earned(at.rules, bank)) return std::nullopt;
  if (bank.title == Title::suite) return refusal(RefusalCode::half_not_earned, "ar.pyb.40-a"_art);
  if (bank.half_taken)
    return refusal(RefusalCode::half_not_earned,
                   Citations("ar.pyb.35-a"_art).add(at.rules.half_again.by));
  const bool raised = bank.wins > bank.earned || bank.raised;
  Citations by = at.rules.half_after.by;
  return refusal(RefusalCode::half_not_earned,
                 raised ? by.add("ar.pyb.35-b"_art).add(at.rules.raise_restarts.by) : by);
}

void offer(const Context& at, As<TakeHalf>, Options& out) {
  const Money half = half_of(at.rules, at.state.bank);
  if (half > Money{} && at.state.bank.amount - half >= at.state.limits.minimum)
    out.push_back({"take-half", {}});
}

Decision rule(const Context& at, const TakeHalf&) {
  const Money half = half_of(at.rules, at.state.bank);
  const auto by =
      Citations(at.rules.half_after.by).add("ar.pyb.35-c"_art).add(at.rules.chip_unit.by);
  if (half <= Money{}) return refuse(RefusalCode::amount_not_positive, by);
  if (at.state.bank.amount - half < at.state.limits.minimum)
    return refuse(RefusalCode::below_minimum, "ar.pyb.2-a"_art);
  return Course(at).add(HalfTaken{at.who, half}, by).done();
}

// Only the winner of the remate, and only while the first pass has been nothing but a tie.
Bar bar(const Context& at, As<Desist>) {
  if (auto bar = bar_own_bank(at, "ar.pyb.6-a"_art)) return bar;
  const auto& bank = at.state.bank;
  const bool may = bank.title == Title::remate && bank.wins == 0 && bank.ties == 1;
  if (!may) return refusal(RefusalCode::too_late, "ar.pyb.6-a"_art);
  return std::nullopt;
}

Decision rule(const Context& at, const Desist&) {
  Course on(at);
  on.add(Desisted{at.who}, "ar.pyb.6-a"_art);
  return_bank(on, "ar.pyb.6-a"_art);
  return_seat(on, "S-99"_art);
  offer_on(on);
  return on.done();
}

void return_bank(Course& on, const Citations& by) {
  const auto bank = on.state.bank;
  if (!bank.holder.is_nobody()) on.add(BankReturned{bank.holder, bank.amount}, by);
}

void return_seat(Course& on, const Citations& by) {
  const auto lent = on.state.lent;
  if (lent.seat == 0) return;
  const bool owned = !lent.owner.is_nobody();
  on.add(SeatReturned{lent.to, rules::somebody(lent.owner), lent.seat},
         owned ? Citations(by).add("S-99"_art) : Citations("S-99"_art));
}

}  // namespace sabot::reglamento
