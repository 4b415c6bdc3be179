#include <algorithm>

#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/wheel/acts.hpp"

// The director opens the table with its minimum, shows the wheel, and closes the session.

namespace sabot::wheel {
namespace {

Bar bar_director(const Context& at) {
  return rules::bar_unless(at.actor, Role::director, "S-22"_art);
}

// What depends on the minimum must fit the books too.
Money greatest_minimum(const Rules& rules) {
  int most = std::max({1, rules.advance.value, rules.guarantee.value});
  for (const auto suerte : rules.cloth.order().value)
    most = std::max(most, rules.cloth.terms(suerte).cap.value);
  return Money{rules::largest_amount.cents / most};
}

int colour_of(const layout::Cloth& cloth, int number) {
  return cloth.is_red(number) ? 1 : cloth.is_black(number) ? 2 : 0;
}

// Every number as often as every other.
bool is_even(const Rules& rules) {
  const auto& order = rules.order.value;
  return std::ranges::all_of(order, [&](int one) {
    return std::ranges::count(order, one) == std::ranges::count(order, order.front());
  });
}

// Why this is no wheel of the game, if it is none.
Bar bar_wheel(const Rules& rules) {
  const auto& order = rules.order.value;
  if (!is_even(rules)) return Refusal{RefusalCode::wheel_unfit, rules.equally_often};
  for (std::size_t i = 0; i < order.size(); ++i) {
    const int one = order[i];
    const int next = order[(i + 1) % order.size()];
    const int colour = colour_of(rules.cloth, one);
    if (!rules.alternating.empty() && colour != 0 && colour == colour_of(rules.cloth, next))
      return Refusal{RefusalCode::wheel_unfit, rules.alternating};
    if (!rules.neighbours.empty() && (one - next == 1 || next - one == 1))
      return Refusal{RefusalCode::wheel_unfit, rules.neighbours};
  }
  return std::nullopt;
}

// Paños at twice the minimum, as long as one keeps it, here or elsewhere in the house.
Bar bar_doubled(const Rules& rules) {
  const bool none_keeps_it = rules.panos_at_double.value == rules.panos.value;
  if (none_keeps_it && !rules.minimum_kept_elsewhere.value)
    return Refusal{RefusalCode::minimum_not_authorised, rules.doubled_minimum};
  return std::nullopt;
}

Citations opening(const Rules& rules, Money minimum) {
  Citations by = rules.minimum;
  if (minimum != rules.authorised_minimum.value) by.add(rules.limits_follow);
  return by.add(rules.doubled_minimum).add(rules.panos.by).add(rules.identical_rules);
}

}  // namespace

Money minimum_of(const Rules& rules, Money minimum, int pano) {
  const bool doubled = pano > rules.panos.value - rules.panos_at_double.value;
  return doubled ? minimum + minimum : minimum;
}

Bar bar(const Context& at, As<Open>) {
  if (auto bar = bar_director(at)) return bar;
  if (!at.phase_is(Phase::closed))
    return Refusal{RefusalCode::wrong_phase, Citations(at.rules.limits_fixed).add("S-22"_art)};
  return std::nullopt;
}

void offer(const Context& at, As<Open>, std::vector<Option>& out) {
  if (bar_doubled(at.rules) || bar_wheel(at.rules)) return;
  out.push_back(
      {"open",
       {{"minimum",
         rules::Amounts{at.rules.authorised_minimum.value, greatest_minimum(at.rules), {1}}}}});
}

Decision rule(const Context& at, const Open& command) {
  const auto& rules = at.rules;
  if (command.minimum <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.minimum > greatest_minimum(rules))
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (command.minimum < rules.authorised_minimum.value)
    return refuse(RefusalCode::minimum_not_authorised,
                  Citations(rules.authorised_minimum.by).add(rules.minimum));
  if (auto bar = bar_doubled(rules)) return std::unexpected(*bar);
  if (auto bar = bar_wheel(rules)) return std::unexpected(*bar);
  return Verdict()
      .add(TableOpened{command.minimum, rules.panos.value,
                       *checked_times(command.minimum, rules.advance.value),
                       *checked_times(command.minimum, rules.guarantee.value)},
           opening(rules, command.minimum))
      .add(WheelShown{rules.order.value}, Citations(rules.order.by)
                                              .add(rules.alternating)
                                              .add(rules.neighbours)
                                              .add(rules.house_colour))
      .done();
}

Bar bar(const Context& at, As<Close>) {
  if (auto bar = bar_director(at)) return bar;
  if (at.phase_is(Phase::closed)) return Refusal{RefusalCode::wrong_phase, "S-22"_art};
  if (!at.phase_is(Phase::waiting) && !at.phase_is(Phase::betting))
    return Refusal{RefusalCode::coup_in_progress, "S-22"_art};
  // They are set free, lost or halved by the last spin of the session.
  if (at.state.has_prisoners())
    return Refusal{RefusalCode::prisoners_wait, Citations(at.rules.last_spin).add("S-75"_art)};
  return std::nullopt;
}

Decision rule(const Context& at, const Close&) {
  Verdict verdict;
  for (const auto& stake : at.state.stakes)
    verdict.add(BetReturned{stake.by, stake.on, stake.amount, stake.pano}, "S-22"_art);
  for (const auto& own : at.state.colours)
    verdict.add(ColourReturned{own.by, own.colour}, "S-22"_art);
  return verdict.add(TableClosed{}, "S-22"_art).done();
}

}  // namespace sabot::wheel
