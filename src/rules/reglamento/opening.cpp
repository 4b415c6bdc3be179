#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/reglamento/rulings.hpp"

// The director opens the table with its minimum and maximum (art. 2), and closes it.

namespace sabot::reglamento {
namespace {

Bar bar_director(const Context& at) {
  return rules::bar_unless(at.actor, Role::director, "S-22"_art);
}

Citations limits(const Context& at) {
  return Citations("ar.pyb.2-a"_art).add(at.rules.authorised_minimum.by);
}

}  // namespace

Bar bar(const Context& at, As<Open>) {
  if (auto bar = bar_director(at)) return bar;
  if (!at.phase_is(Phase::closed)) return refusal(RefusalCode::wrong_phase, "S-22"_art);
  return std::nullopt;
}

// What the maximum may be depends on the minimum chosen: some minimums go with each maximum.
void offer(const Context& at, As<Open>, Options& out) {
  const Money least = at.rules.authorised_minimum.value;
  out.push_back({"open",
                 {{"minimum", rules::Amounts{least, least, {1}}},
                  {"maximum", rules::Amounts{least, rules::largest_amount, {1}}}}});
}

Decision rule(const Context& at, const Open& command) {
  if (command.minimum <= Money{} || command.maximum <= Money{})
    return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.minimum > rules::largest_amount || command.maximum > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (command.maximum < command.minimum)
    return refuse(RefusalCode::below_minimum, "ar.pyb.2-a"_art);
  if (command.minimum < at.rules.authorised_minimum.value)
    return refuse(RefusalCode::minimum_not_authorised, limits(at));
  const Citations by{"ar.pyb.2-a"_art, "S-22"_art};
  return Course(at).add(TableOpened{command.minimum, command.maximum}, by).done();
}

Bar bar(const Context& at, As<Close>) {
  if (auto bar = bar_director(at)) return bar;
  if (at.phase_is(Phase::closed)) return refusal(RefusalCode::wrong_phase, "S-22"_art);
  if (is_pass(at.state.phase)) return refusal(RefusalCode::coup_in_progress, "S-22"_art);
  return std::nullopt;
}

Decision rule(const Context& at, const Close&) {
  Course on(at);
  return_bets(on, "S-10"_art);
  return_bank(on, "S-22"_art);
  return_seat(on, "S-99"_art);
  if (on.state.talla > 0 && !at.phase_is(Phase::counting))
    on.add(TallaEnded{on.state.talla}, "S-22"_art);
  on.add(TableClosed{}, "S-22"_art);
  return on.done();
}

}  // namespace sabot::reglamento
