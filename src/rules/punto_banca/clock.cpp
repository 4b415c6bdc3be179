#include "sabot/rules/common/clock.hpp"

#include "sabot/rules/punto_banca/acts.hpp"

// Whom the game waits for, and what the house does for a player whose time has run out (S-45).
// Nobody waits for a player who merely may bet, and cards are cut and shown by the croupier if
// nobody else does.

namespace sabot::punto_banca {
namespace {

using Awaited = rules::Awaited<HouseAct>;

// The punto is free: the house says for its holder what a croupier would (S-44).
Awaited free_punto(const Rules& rules, const State& state) {
  const auto act = croupier_word(rules) == Declaration::carta ? HouseAct::carta : HouseAct::no;
  return {state.punto_holder, act, Citations("S-45"_art).add(rules.croupier_when_free.by)};
}

std::vector<Awaited> all_awaited(const Rules& rules, const State& state) {
  switch (state.phase) {
    case Phase::offering:
      if (state.offered_to.is_nobody()) return {};
      return {{state.offered_to, HouseAct::decline_sabot, "S-45"_art}};
    case Phase::betting:
      if (holder_has_bet(rules, state)) return {};
      return {{state.holder, HouseAct::decline_sabot,
               Citations("S-45"_art).add(rules.duty_to_bet).add(rules.holder_must_bet.by)}};
    case Phase::punto_speaks:
      if (croupier_holds(state)) return {};
      return {free_punto(rules, state)};
    default: return {};
  }
}

Decision act_for(const Context& his, HouseAct act) {
  switch (act) {
    case HouseAct::decline_sabot: return rule(his, DeclineSabot{});
    case HouseAct::carta: return rule(his, Carta{});
    case HouseAct::no: break;
  }
  return rule(his, No{});
}

}  // namespace

std::vector<PersonId> awaited(const Rules& rules, const State& state) {
  return rules::names_of(all_awaited(rules, state));
}

Bar bar(const Context& at, As<ClockOut>) {
  return rules::bar_clock_out(at.actor, Role::chief, at.rules.chief);
}

void offer(const Context& at, As<ClockOut>, std::vector<Option>& out) {
  rules::offer_clock_out(awaited(at.rules, at.state), out);
}

Decision rule(const Context& at, const ClockOut& command) {
  return rules::decide_for_absent<HouseDecided>(at, all_awaited(at.rules, at.state), command.person,
                                                act_for);
}

}  // namespace sabot::punto_banca
