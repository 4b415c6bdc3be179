#include "sabot/rules/common/clock.hpp"

#include "sabot/rules/reglamento/rulings.hpp"

// Whom the game waits for, and what the house does for a player whose time has run out (S-45): the
// sabot and the cut go on to the next, and a five stands, as the pagador's own would (art. 28).

namespace sabot::reglamento {
namespace {

using Awaited = rules::Awaited<HouseAct>;

std::vector<Awaited> all_awaited(const Rules&, const State& state) {
  switch (state.phase) {
    case Phase::offering: return {{state.offer.to, HouseAct::decline_bank, "S-45"_art}};
    case Phase::cutting:
      if (state.cutter.is_nobody()) return {};
      return {{state.cutter, HouseAct::decline_cut, Citations("S-45"_art).add("ar.pyb.9-b"_art)}};
    case Phase::punto_speaks:
      return {{state.punto_holder, HouseAct::no, Citations("S-45"_art).add("ar.pyb.28-a"_art)}};
    case Phase::banca_speaks: return {{state.bank.holder, HouseAct::no, "S-45"_art}};
    default: return {};
  }
}

Decision act_for(const Context& player, HouseAct act) {
  switch (act) {
    case HouseAct::decline_bank: return rule(player, DeclineBank{});
    case HouseAct::decline_cut: return rule(player, DeclineCut{});
    case HouseAct::no: break;
  }
  return rule(player, No{});
}

}  // namespace

std::vector<PersonId> awaited(const Rules& rules, const State& state) {
  return rules::names_of(all_awaited(rules, state));
}

Bar bar(const Context& at, As<ClockOut>) {
  return rules::bar_clock_out(at.actor, Role::chief, at.rules.chief, at.rules.dealer);
}

void offer(const Context& at, As<ClockOut>, Options& out) {
  rules::offer_clock_out(awaited(at.rules, at.state), out);
}

Decision rule(const Context& at, const ClockOut& command) {
  return rules::decide_for_absent<HouseDecided>(at, all_awaited(at.rules, at.state), command.person,
                                                act_for);
}

}  // namespace sabot::reglamento
