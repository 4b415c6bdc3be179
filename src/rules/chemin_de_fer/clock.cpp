#include "sabot/rules/common/clock.hpp"

#include "sabot/rules/chemin_de_fer/rulings.hpp"

// Whom the game waits for, and what the house does for a player whose time has run out: the article
// on slow play where it applies (es79.08.VIII.4-b, as11.cdf.C4-b), otherwise S-46 to S-48. The
// croupier closes bids, bancos and bets, and can show any hand: nobody waits for those.

namespace sabot::chemin_de_fer {
namespace {

using baccarat::Draw;
using Awaited = rules::Awaited<HouseAct>;

bool is_player(const State& state, const PersonId& who) {
  const auto* person = state.people.find(who);
  return person != nullptr && person->role == Role::player;
}

// Cards that went to somebody else by mistake are their owner's to reclaim; otherwise the player
// who has them has not lifted them.
Awaited lifting(const Rules& rules, const State& state) {
  const bool misgiven = state.holder != state.owed_to && is_player(state, state.owed_to);
  if (misgiven) return {state.owed_to, HouseAct::reclaim_cards, "S-46"_art};
  const auto slow = Citations(rules.art("as11.cdf.C4-b"_art)).add("S-46"_art);
  return {state.holder, HouseAct::too_slow, slow};
}

// What commits the banker least, with a total that is known: the cuadro, standing where it leaves a
// choice. Against a third card that was lost, which makes the punto 9, only a card can help.
bool house_draws(const Rules& rules, const State& state, int total) {
  const auto order = banker_order(rules, state, total);
  if (order != Draw::optional) return order == Draw::draw;
  const auto& punto = state.hand(Hand::punto);
  if (total > 7) return false;
  if (punto.third_fell) return true;
  const int third = punto.third ? baccarat::points(*punto.third) : baccarat::Cuadro::punto_stood;
  return rules.cuadro.value.at(total, third) == Draw::draw;
}

// The banker abates with 8 or 9. Cards that nobody has named are turned over to see what they are,
// but not after a slip, which would be settled by it.
bool house_abates(const Context& banker) {
  if (bar(banker, As<Abatir>{})) return false;
  const auto& banca = banker.state.hand(Hand::banca);
  return first_total(banca) || !banker.phase_is(Phase::slip);
}

HouseAct banker_act(const Context& banker) {
  const auto& state = banker.state;
  if (house_abates(banker)) return HouseAct::abatir;
  if (banker.phase_is(Phase::banker_answers)) return HouseAct::dar_carta;
  if (banker.phase_is(Phase::slip))
    return state.hand(Hand::punto).said == Declaration::carta ? HouseAct::negar_carta
                                                              : HouseAct::dar_carta;
  // The banker may not stand: a fifth card waits, or the cuadro orders a card.
  if (bar(banker, As<No>{})) return HouseAct::carta;
  const auto total = first_total(state.hand(Hand::banca));
  return total && house_draws(banker.rules, state, *total) ? HouseAct::carta : HouseAct::no;
}

HouseAct after_coup(const Context& banker) {
  return bar(banker, As<PassHand>{}) ? HouseAct::keep_bank : HouseAct::pass_hand;
}

std::vector<Awaited> all_awaited(const Rules& rules, const State& state) {
  const Context banker(rules, state, state.bank.banker);
  switch (state.phase) {
    case Phase::cutting:
      if (state.cut_offered_to.is_nobody()) return {};
      return {{state.cut_offered_to, HouseAct::decline_cut, "S-46"_art}};
    case Phase::offering:
    case Phase::retaking:
    case Phase::forced: return {{state.offer.to, HouseAct::refuse_bank, "S-46"_art}};
    case Phase::betting:
      if (!state.stakes.empty() || !state.aside.empty()) return {};
      return {{banker.who, HouseAct::pass_hand, "S-48"_art}};
    case Phase::lifting: return {lifting(rules, state)};
    case Phase::punto_speaks:
      if (!is_player(state, state.holder)) return {};
      return {{state.holder, HouseAct::too_slow, rules.art("as11.cdf.C4-b"_art)}};
    case Phase::slip:
    case Phase::banker_answers:
    case Phase::banker_speaks: return {{banker.who, banker_act(banker), "S-47"_art}};
    case Phase::deciding: return {{banker.who, after_coup(banker), "S-46"_art}};
    default: return {};
  }
}

// Nobody has bet against the bank: the hand passes while bets are open, when the banker could not
// pass it.
Decision pass_for(const Context& banker) {
  if (!banker.phase_is(Phase::betting)) return rule(banker, PassHand{});
  Course on(banker);
  pass_bank(on, Citations(on.art("as11.cdf.E1-f"_art)).add("S-48"_art));
  return on.done();
}

Decision act_for(const Context& player, HouseAct act) {
  switch (act) {
    case HouseAct::decline_cut: return rule(player, DeclineCut{});
    case HouseAct::refuse_bank: return rule(player, RefuseBank{});
    case HouseAct::pass_hand: return pass_for(player);
    case HouseAct::keep_bank: return rule(player, KeepBank{});
    case HouseAct::reclaim_cards: return rule(player, ReclaimCards{});
    case HouseAct::too_slow: return rule(player, TooSlow{});
    case HouseAct::carta: return rule(player, Carta{});
    case HouseAct::no: return rule(player, No{});
    case HouseAct::abatir: return rule(player, Abatir{});
    case HouseAct::dar_carta: return rule(player, DarCarta{});
    case HouseAct::negar_carta: break;
  }
  return rule(player, NegarCarta{});
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

}  // namespace sabot::chemin_de_fer
