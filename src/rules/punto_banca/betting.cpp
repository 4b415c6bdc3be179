#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/parameters.hpp"
#include "sabot/rules/punto_banca/acts.hpp"

// Bets on the punto, on the banca and, where the regulation has it, on the tie.

namespace sabot::punto_banca {
namespace {

struct Bound {
  Money amount;
  Citations by;
};

Bound greatest_stake(const Context& at, Chance on) {
  const auto& rules = at.rules;
  const Money maximum = at.state.limits.maximum;
  if (on == Chance::empate && rules.tie_cap)
    return {share(maximum, rules.tie_cap->value, Rounding::down), rules.tie_cap->by};
  return {maximum, rules.factors.by};
}

Bar bar_betting_phase(const Context& at) {
  const Citations by{at.art("as11.pyb.B-f"_art)};
  if (in_a_coup(at.state.phase)) return Refusal{RefusalCode::bets_closed, by};
  if (!at.phase_is(Phase::betting)) return Refusal{RefusalCode::wrong_phase, by};
  return std::nullopt;
}

// What is wrong with a stake that would make the whole bet `sum`.
Bar bar_sum(const Context& at, Chance on, Money sum) {
  const auto& limits = at.state.limits;
  if (sum < limits.minimum) return Refusal{RefusalCode::below_minimum, at.art("as11.pyb.D-d"_art)};
  if (const auto greatest = greatest_stake(at, on); sum > greatest.amount)
    return Refusal{RefusalCode::above_maximum, greatest.by};
  if (limits.multiples && sum.cents % limits.minimum.cents != 0)
    return Refusal{RefusalCode::not_a_multiple, at.art("as11.pyb.D-f"_art)};
  return std::nullopt;
}

// What lets this bet lie where it does, and not what it will bring: that is not known yet.
Citations placing(const Context& at, Chance on) {
  const auto& rules = at.rules;
  const Citations taking_part{at.art("as11.pyb.C-a"_art)};
  Citations by = at.actor->standing ? rules.standing : taking_part;
  by.add(rules.bets_lie);
  if (on == Chance::empate) by.add(rules.tie_cap->by);
  if (rules::Parameters::is_set(rules.chances.by)) by.add(rules.chances.by);
  return by;
}

}  // namespace

bool Rules::offers(Chance chance) const {
  return std::ranges::find(chances.value, chance) != chances.value.end();
}

Bar bar(const Context& at, As<Bet>) {
  if (auto bar = bar_bettor(at)) return bar;
  return bar_betting_phase(at);
}

void offer(const Context& at, As<Bet>, std::vector<Option>& out) {
  const auto& limits = at.state.limits;
  const Money step = limits.step();
  for (const auto on : at.rules.chances.value) {
    const Money lying = at.state.stake_on(at.who, on);
    Money greatest = std::min(greatest_stake(at, on).amount - lying, at.actor->chips);
    greatest.cents -= greatest.cents % step.cents;
    const Money least = lying > Money{} ? step : limits.minimum;
    if (least > greatest) continue;
    out.push_back(
        {"bet",
         {{"on", rules::OneOf{{to_text(on)}}}, {"stake", rules::Amounts{least, greatest, step}}}});
  }
}

Decision rule(const Context& at, const Bet& command) {
  if (command.stake <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  const auto sum = checked_add(at.state.stake_on(at.who, command.on), command.stake);
  if (!sum || *sum > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (!at.rules.offers(command.on))
    return refuse(RefusalCode::chance_not_offered, at.rules.chances.by);
  if (auto bar = bar_sum(at, command.on, *sum)) return std::unexpected(*bar);
  if (command.stake > at.actor->chips) return refuse(RefusalCode::insufficient_chips, "S-03"_art);
  return Verdict()
      .add(BetPlaced{at.who, command.on, command.stake}, placing(at, command.on))
      .done();
}

// Also while the sabot goes round with bets on the felt: «no va más» has not been called.
Bar bar(const Context& at, As<Withdraw>) {
  if (auto bar = bar_bettor(at)) return bar;
  if (at.phase_is(Phase::offering)) return std::nullopt;
  return bar_betting_phase(at);
}

void offer(const Context& at, As<Withdraw>, std::vector<Option>& out) {
  for (const auto& stake : at.state.stakes)
    if (stake.by == at.who)
      out.push_back({"withdraw", {{"on", rules::OneOf{{to_text(stake.on)}}}}});
}

Citations withdrawing(const Context& at, const Stake& stake) {
  if (!stake.freed) return "S-08"_art;
  if (at.state.annulled) return Citations(at.rules.chief).add("S-16"_art);
  return at.art("as11.pyb.A1-e"_art);
}

Decision rule(const Context& at, const Withdraw& command) {
  for (const auto& stake : at.state.stakes) {
    if (stake.by != at.who || stake.on != command.on) continue;
    return Verdict()
        .add(BetWithdrawn{stake.by, stake.on, stake.amount}, withdrawing(at, stake))
        .done();
  }
  return refuse(RefusalCode::no_such_bet, "S-08"_art);
}

}  // namespace sabot::punto_banca
