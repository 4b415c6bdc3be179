#include "sabot/rules/common/clock.hpp"

#include "sabot/rules/dos_panos/rulings.hpp"

// Whom the game waits for, and what the house does for a player whose time has run out: the article
// on slow play where it applies (es79.09.VIII.5, as11.dos.C5), otherwise S-46 and S-47.

namespace sabot::dos_panos {
namespace {

using baccarat::Cuadro;
using baccarat::Draw;
using Awaited = rules::Awaited<HouseAct>;

// What commits the banker least: the cuadro where it says the same for both paños, otherwise no
// card.
HouseAct banker_act(const Rules& rules, const State& state) {
  const auto& banca = state.hand(Hand::banca);
  const auto total = first_total(banca);
  if (!total) return HouseAct::no;
  if (has_natural(banca)) return HouseAct::abatir;
  const auto order = banker_order(rules, state, *total);
  if (order.draw != Draw::optional)
    return order.draw == Draw::draw ? HouseAct::carta : HouseAct::no;
  for (const Hand pano : panos) {
    const auto& hand = state.hand(pano);
    const int third = hand.third ? baccarat::points(*hand.third) : Cuadro::punto_stood;
    const bool speaks = !hand.voided && !hand.abated;
    if (speaks && rules.cuadro.value.at(*total, third) != Draw::draw) return HouseAct::no;
  }
  return HouseAct::carta;
}

std::vector<Awaited> all_awaited(const Rules& rules, const State& state) {
  const auto& banker = state.bank.banker;
  switch (state.phase) {
    case Phase::offering: return {{state.offer.to, HouseAct::refuse_bank, "S-46"_art}};
    case Phase::announcing:
      if (!rules.stake_announced.value || state.stake > Money{}) return {};
      return {{banker, HouseAct::announce_stake, "S-46"_art}};
    case Phase::first_speaks:
    case Phase::second_speaks: {
      const auto& holder = state.hand(speaking(state.phase)).holder;
      const auto* person = state.people.find(holder);
      if (person == nullptr || person->role != Role::player) return {};
      return {{holder, HouseAct::too_slow, rules.art("as11.dos.C5-b"_art)}};
    }
    case Phase::banker_speaks: return {{banker, banker_act(rules, state), "S-47"_art}};
    case Phase::deciding: {
      // Cards drawn too early must be played.
      const bool leaves = state.bank.coups > 0 && state.aside.empty();
      return {{banker, leaves ? HouseAct::leave_bank : HouseAct::keep_bank, "S-46"_art}};
    }
    case Phase::broken: return {{banker, HouseAct::leave_bank, "S-46"_art}};
    default: return {};
  }
}

Decision act_for(const Context& player, HouseAct act) {
  const auto& state = player.state;
  switch (act) {
    case HouseAct::refuse_bank: return rule(player, RefuseBank{});
    case HouseAct::announce_stake:
      return rule(player, AnnounceStake{std::min(state.minimum, state.bank.amount)});
    case HouseAct::too_slow: return rule(player, TooSlow{});
    case HouseAct::carta: return rule(player, Carta{});
    case HouseAct::no: return rule(player, No{});
    case HouseAct::abatir: return rule(player, Abatir{});
    case HouseAct::keep_bank: return rule(player, KeepBank{});
    case HouseAct::leave_bank: break;
  }
  return rule(player, LeaveBank{});
}

}  // namespace

std::vector<PersonId> awaited(const Rules& rules, const State& state) {
  return rules::names_of(all_awaited(rules, state));
}

Bar bar(const Context& at, As<ClockOut>) {
  return rules::bar_clock_out(at.actor, Role::inspector, at.rules.inspector);
}

void offer(const Context& at, As<ClockOut>, Options& out) {
  rules::offer_clock_out(awaited(at.rules, at.state), out);
}

Decision rule(const Context& at, const ClockOut& command) {
  return rules::decide_for_absent<HouseDecided>(at, all_awaited(at.rules, at.state), command.person,
                                                act_for);
}

}  // namespace sabot::dos_panos
