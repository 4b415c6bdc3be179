#include <algorithm>

#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/dos_panos/rulings.hpp"

// What the banker does between coups: announces how much is at stake, where that is the custom;
// goes on, or leaves the bank; and when it has broken, makes another deposit (es79.09.V.1,
// as11.dos.E1; S-86, S-90).

namespace sabot::dos_panos {
namespace {

Bar bar_leaving_bank(const Context& at) {
  const auto& state = at.state;
  const Citations by{at.art("as11.dos.E1-f"_art)};
  if (auto bar = bar_banker(at, by)) return bar;
  const bool may = at.phase_is(Phase::announcing) || at.phase_is(Phase::deciding) ||
                   at.phase_is(Phase::broken) || at.phase_is(Phase::counting);
  if (!may) return refusal(RefusalCode::wrong_phase, by);
  if (state.bank.coups == 0) return refusal(RefusalCode::must_deal_once, by);
  if (!state.aside.empty()) return refusal(RefusalCode::must_play_on, at.art("as11.dos.C1-b"_art));
  return std::nullopt;
}

}  // namespace

void return_bank(Course& on, const Citations& by) {
  const auto bank = on.state.bank;
  if (!bank.banker.is_nobody()) on.add(BankReturned{bank.banker, bank.amount}, by);
}

// The others are asked, unless the talla has ended or the stop card ends it.
void abandon_bank(Course& on, bool chosen, const Citations& by) {
  const auto bank = on.state.bank;
  if (is_preparation(on.state.phase)) {
    on.add(BankLeft{bank.banker, bank.amount}, by);
    return return_bank(on, by);
  }
  return_bets(on, "S-27"_art);
  on.add(BankLeft{bank.banker, bank.amount}, by);
  if (chosen && bank.amount > bank.deposited)
    on.add(BankBarred{bank.banker}, Citations(on.art("as11.dos.E1-g"_art)).add("S-90"_art));
  return_bank(on, by);
  if (on.state.stop_card_appeared) return end_talla(on, on.art("as11.dos.B-c"_art));
  offer_onwards(on);
}

Bar bar(const Context& at, As<AnnounceStake>) {
  const auto& by = at.rules.stake_announced.by;
  if (auto bar = bar_banker(at, by)) return bar;
  const bool may = at.phase_is(Phase::announcing) && at.rules.stake_announced.value;
  if (!may) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

namespace {

// A bank that has less than the minimum is staked whole.
Money least_stake(const State& state) { return std::min(state.minimum, state.bank.amount); }

Citations announcing(const Context& at) {
  auto by = Citations(at.rules.stake_announced.by).add(at.art("as11.dos.B-d"_art));
  return at.state.bank.coups > 0 ? by.add(at.rules.next_coup) : by;
}

}  // namespace

void offer(const Context& at, As<AnnounceStake>, Options& out) {
  out.push_back({"announce-stake",
                 {{"amount", rules::Amounts{least_stake(at.state), at.state.bank.amount, {1}}}}});
}

Decision rule(const Context& at, const AnnounceStake& command) {
  const auto& by = at.rules.stake_announced.by;
  if (command.amount <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.amount > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (command.amount < least_stake(at.state)) return refuse(RefusalCode::below_minimum, by);
  if (command.amount > at.state.bank.amount)
    return refuse(RefusalCode::above_maximum, at.rules.limited_bank);
  return Course(at).add(StakeAnnounced{command.amount}, announcing(at)).done();
}

Bar bar(const Context& at, As<KeepBank>) {
  const Citations by{at.art("as11.dos.E1-d"_art)};
  if (auto bar = bar_banker(at, by)) return bar;
  if (!at.phase_is(Phase::deciding)) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

Decision rule(const Context& at, const KeepBank&) {
  return Course(at).add(BankKept{at.who}, at.art("as11.dos.E1-d"_art)).done();
}

Bar bar(const Context& at, As<LeaveBank>) { return bar_leaving_bank(at); }

Decision rule(const Context& at, const LeaveBank&) {
  Course on(at);
  const bool broken = at.phase_is(Phase::broken);
  abandon_bank(on, true, on.art(broken ? "as11.dos.E1-i"_art : "as11.dos.E1-f"_art));
  return on.done();
}

Bar bar(const Context& at, As<Redeposit>) {
  const Citations by{at.art("as11.dos.E1-i"_art)};
  if (auto bar = bar_banker(at, by)) return bar;
  if (!at.phase_is(Phase::broken)) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

namespace {

Money greatest_deposit(const State& state) {
  return std::max(greatest_bank(state), state.bank.initial);
}

}  // namespace

void offer(const Context& at, As<Redeposit>, Options& out) {
  const Money least = at.state.bank.initial;
  const Money greatest = std::min(greatest_deposit(at.state), at.actor->chips);
  if (least > greatest) return;
  const rules::Amounts amounts{least, greatest, {1}};
  out.push_back({"redeposit", {{"amount", amounts}}});
  if (at.rules.sabot_after_break.value)
    out.push_back({"redeposit", {{"amount", amounts}, {"new-sabot", rules::OneOf{{"true"}}}}});
}

Decision rule(const Context& at, const Redeposit& command) {
  const auto& state = at.state;
  const Citations by{at.art("as11.dos.E1-i"_art)};
  const bool new_sabot = command.new_sabot.value_or(false);
  if (command.amount <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.amount > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (command.amount < state.bank.initial) return refuse(RefusalCode::below_minimum, by);
  if (command.amount > greatest_deposit(state))
    return refuse(RefusalCode::above_maximum, at.art("as11.dos.E2-b"_art));
  if (auto bar = bar_banking(at, at.who, command.amount)) return std::unexpected(*bar);
  if (new_sabot && !at.rules.sabot_after_break.value)
    return refuse(RefusalCode::no_new_sabot, at.rules.sabot_after_break.by);
  Course on(at);
  // Another sabot takes the place of this one; and a talla that has ended anyway is followed by
  // one more, so that the deposit can be played.
  const bool one_more = state.stop_card_appeared ? state.bank.until <= state.talla : new_sabot;
  Citations articles = by;
  if (new_sabot) articles.add(at.rules.sabot_after_break.by);
  if (one_more) articles.add("S-86"_art);
  on.add(Redeposited{at.who, command.amount, state.bank.until + (one_more ? 1 : 0)}, articles);
  if (state.stop_card_appeared)
    end_talla(on, on.art("as11.dos.B-c"_art));
  else if (new_sabot)
    end_talla(on, articles);
  return on.done();
}

}  // namespace sabot::dos_panos
