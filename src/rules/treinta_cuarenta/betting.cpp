#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/treinta_cuarenta/acts.hpp"

// Bets on the four chances, until «no va más»; and what insures them against 31 and 31, which is
// put down with them (A-05, S-116).

namespace sabot::treinta_cuarenta {
namespace {

Bar bar_betting_phase(const Context& at) {
  if (at.phase_is(Phase::betting)) return std::nullopt;
  const auto code = in_a_coup(at.state.phase) ? RefusalCode::bets_closed : RefusalCode::wrong_phase;
  return Refusal{code, at.rules.bets_until};
}

bool offers(const Rules& rules, Chance on) {
  return std::ranges::find(rules.order.value, on) != rules.order.value.end();
}

Stake own_on(const Context& at, Chance on) {
  const auto* stake = at.state.stake(at.who, on);
  return stake ? *stake : Stake{at.who, on, {}, {}, {}};
}

// What counts towards the maximum of a chance: this player's bets, or everybody's (S-68).
Money lying(const Context& at, Chance on) {
  const bool own = at.rules.maximum_for.value == MaximumFor::each_player;
  Money sum;
  for (const auto& one : at.state.stakes)
    if (one.on == on && (!own || one.by == at.who)) sum += one.amount;
  return sum;
}

// The greatest stake that these chips pay for together with what insures it.
Money greatest_insured(const Rules& rules, Money chips) {
  const auto is_paid_for = [&](Money stake) { return stake + rules.insurance_of(stake) <= chips; };
  Money low;
  Money high = chips;
  while (low < high) {
    const Money middle{low.cents + (high.cents - low.cents + 1) / 2};
    if (is_paid_for(middle))
      low = middle;
    else
      high = Money{middle.cents - 1};
  }
  return low;
}

void offer_bets(const Context& at, Chance on, bool insured, std::vector<Option>& out) {
  const auto& rules = at.rules;
  const auto own = own_on(at, on);
  Money least = std::max(at.state.limits.minimum - own.amount, Money{1});
  Money greatest = std::min(at.state.limits.maximum - lying(at, on), at.actor->chips);
  if (insured) {
    least = std::max(least, rules.insurance_from.value - own.insured);
    greatest = std::min(greatest, greatest_insured(rules, at.actor->chips));
  }
  if (least > greatest) return;
  Option option{
      "bet",
      {{"on", rules::OneOf{{to_text(on)}}}, {"stake", rules::Amounts{least, greatest, {1}}}}};
  if (insured) option.fields.push_back({"insured", rules::OneOf{{"true"}}});
  out.push_back(std::move(option));
}

// What is wrong with a stake that is added to what lies there.
Bar bar_stake(const Context& at, const Bet& command, bool insured) {
  const auto& rules = at.rules;
  const auto own = own_on(at, command.on);
  if (own.amount + command.stake < at.state.limits.minimum)
    return Refusal{RefusalCode::below_minimum, rules.minimum};
  if (insured && own.insured + command.stake < rules.insurance_from.value)
    return Refusal{RefusalCode::below_minimum,
                   Citations(rules.insurance_from.by).add(rules.insurance.by)};
  if (lying(at, command.on) + command.stake > at.state.limits.maximum)
    return Refusal{RefusalCode::above_maximum,
                   Citations(rules.terms.cap.by).add(rules.maximum_for.by)};
  return std::nullopt;
}

Citations placing(const Rules& rules, Money insurance) {
  Citations by = Citations(rules.bets_until).add(rules.only_these).add(rules.taking_part);
  if (insurance != Money{}) by.add(rules.insurance.by).add(rules.insurance_rate.by);
  return by;
}

}  // namespace

Bar bar(const Context& at, As<Bet>) {
  if (auto bar = bar_player(at)) return bar;
  if (auto bar = bar_betting_phase(at)) return bar;
  if (at.state.over) return Refusal{RefusalCode::session_over, at.rules.last_coup};
  return std::nullopt;
}

void offer(const Context& at, As<Bet>, std::vector<Option>& out) {
  const bool may_insure = at.rules.insurance.value != Insurance::none;
  for (const auto on : at.rules.order.value) {
    offer_bets(at, on, false, out);
    if (may_insure) offer_bets(at, on, true, out);
  }
}

Decision rule(const Context& at, const Bet& command) {
  const auto& rules = at.rules;
  const bool insured = command.insured.value_or(false);
  if (command.stake <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  const auto sum = checked_add(lying(at, command.on), command.stake);
  if (!sum || *sum > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (!offers(rules, command.on)) return refuse(RefusalCode::chance_not_offered, rules.only_these);
  if (insured && rules.insurance.value == Insurance::none)
    return refuse(RefusalCode::chance_not_offered, rules.insurance.by);
  if (auto bar = bar_stake(at, command, insured)) return std::unexpected(*bar);
  const Money insurance = insured ? rules.insurance_of(command.stake) : Money{};
  if (command.stake + insurance > at.actor->chips)
    return refuse(RefusalCode::insufficient_chips, "S-03"_art);
  auto by = placing(rules, insurance);
  if (insured) by.add("S-116"_art);
  return Course(at)
      .add(BetPlaced{at.who, command.on, command.stake, insurance, insured}, by)
      .done();
}

Bar bar(const Context& at, As<Withdraw>) {
  if (auto bar = bar_player(at)) return bar;
  return bar_betting_phase(at);
}

void offer(const Context& at, As<Withdraw>, std::vector<Option>& out) {
  rules::OneOf chances;
  for (const auto& one : at.state.stakes)
    if (one.by == at.who) chances.values.push_back(to_text(one.on));
  if (!chances.values.empty()) out.push_back({"withdraw", {{"on", std::move(chances)}}});
}

Decision rule(const Context& at, const Withdraw& command) {
  const auto* stake = at.state.stake(at.who, command.on);
  if (stake == nullptr) return refuse(RefusalCode::no_such_bet, "S-08"_art);
  Citations by{"S-08"_art};
  if (stake->insurance != Money{}) by.add("S-116"_art);
  return Course(at)
      .add(BetWithdrawn{stake->by, stake->on, stake->amount, stake->insurance}, by)
      .done();
}

void return_bets(Course& on, const Citations& by) {
  const auto lying = on.state.stakes;
  for (const auto& one : lying) on.add(BetReturned{one.by, one.on, one.amount, one.insurance}, by);
}

}  // namespace sabot::treinta_cuarenta
