#include <algorithm>

#include "sabot/rules/punto_banca/acts.hpp"

// The director opens the table with its limits, and closes it.

namespace sabot::punto_banca {
namespace {

Bar bar_director(const Context& at) {
  return rules::bar_unless(at.actor, Role::director, "S-22"_art);
}

Money greatest_minimum(int factor) { return Money{rules::largest_amount.cents / factor}; }

bool talla_under_way(Phase phase) { return phase == Phase::offering || phase == Phase::betting; }

}  // namespace

Bar bar(const Context& at, As<Open>) {
  if (auto bar = bar_director(at)) return bar;
  if (!at.phase_is(Phase::closed)) return Refusal{RefusalCode::wrong_phase, "S-22"_art};
  return std::nullopt;
}

Bar bar(const Context& at, As<Close>) {
  if (auto bar = bar_director(at)) return bar;
  if (at.phase_is(Phase::closed)) return Refusal{RefusalCode::wrong_phase, "S-22"_art};
  if (in_a_coup(at.state.phase)) return Refusal{RefusalCode::coup_in_progress, "S-22"_art};
  return std::nullopt;
}

void offer(const Context& at, As<Open>, std::vector<Option>& out) {
  const rules::OneOf yes_or_no{{"true", "false"}};
  for (const int factor : at.rules.factors.value)
    out.push_back(
        {"open",
         {{"minimum",
           rules::Amounts{at.rules.authorised_minimum.value, greatest_minimum(factor), {1}}},
          {"factor", rules::OneOf{{std::to_string(factor)}}},
          {"multiples", yes_or_no},
          {"standing", yes_or_no}}});
}

Decision rule(const Context& at, const Open& command) {
  const auto& rules = at.rules;
  if (command.minimum <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  const bool known =
      std::ranges::find(rules.factors.value, command.factor) != rules.factors.value.end();
  if (known && command.minimum > greatest_minimum(command.factor))
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (!known) return refuse(RefusalCode::factor_not_allowed, rules.factors.by);
  if (command.minimum < rules.authorised_minimum.value)
    return refuse(RefusalCode::minimum_not_authorised,
                  Citations(rules.authorised_minimum.by).add(at.art("as11.pyb.D-d"_art)));
  Citations by{at.art("as11.pyb.D-d"_art)};
  by.add(rules.factors.by);
  if (command.multiples) by.add(at.art("as11.pyb.D-f"_art));
  if (command.standing) by.add(rules.standing);
  by.add(rules.identical_rules);
  const auto maximum = checked_times(command.minimum, command.factor);
  Verdict verdict;
  verdict.add(TableOpened{command.minimum, *maximum, command.multiples, command.standing}, by);
  // Those who stood here while that was allowed stand here no longer.
  for (const auto& one : at.state.people.all())
    if (one.standing && !command.standing) verdict.add(Left{one.id}, rules.standing);
  return verdict.done();
}

Decision rule(const Context& at, const Close&) {
  Verdict verdict;
  if (talla_under_way(at.state.phase)) end_talla(at, verdict, at.state.stakes, "S-22"_art);
  verdict.add(TableClosed{}, "S-22"_art);
  return verdict.done();
}

}  // namespace sabot::punto_banca
