#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/treinta_cuarenta/acts.hpp"

// The director opens the table with its minimum, and closes the session.

namespace sabot::treinta_cuarenta {
namespace {

Bar bar_director(const Context& at) {
  return rules::bar_unless(at.actor, Role::director, "S-22"_art);
}

// The maximum must fit the books too.
Money greatest_minimum(const Rules& rules) {
  return Money{rules::largest_amount.cents / rules.terms.cap.value};
}

bool talla_under_way(Phase phase) { return phase == Phase::betting || phase == Phase::recounting; }

}  // namespace

Bar bar(const Context& at, As<Open>) {
  if (auto bar = bar_director(at)) return bar;
  if (!at.phase_is(Phase::closed)) return Refusal{RefusalCode::wrong_phase, "S-22"_art};
  return std::nullopt;
}

void offer(const Context& at, As<Open>, std::vector<Option>& out) {
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
  const auto maximum = checked_times(command.minimum, rules.terms.cap.value);
  return Course(at)
      .add(TableOpened{command.minimum, *maximum},
           Citations(rules.minimum).add(rules.terms.cap.by).add("S-22"_art))
      .done();
}

Bar bar(const Context& at, As<Close>) {
  if (auto bar = bar_director(at)) return bar;
  if (at.phase_is(Phase::closed)) return Refusal{RefusalCode::wrong_phase, "S-22"_art};
  if (in_a_coup(at.state.phase)) return Refusal{RefusalCode::coup_in_progress, "S-22"_art};
  // They are set free, lost or halved by the last coup of the session.
  if (!at.state.prison.empty())
    return Refusal{RefusalCode::prisoners_wait, Citations(at.rules.last_coup).add("S-75"_art)};
  return std::nullopt;
}

Decision rule(const Context& at, const Close&) {
  Course on(at);
  if (talla_under_way(at.state.phase)) {
    return_bets(on, "S-22"_art);
    on.add(TallaEnded{at.state.talla}, "S-22"_art);
  }
  return on.add(TableClosed{}, "S-22"_art).done();
}

}  // namespace sabot::treinta_cuarenta
