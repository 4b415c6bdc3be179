#include "sabot/rules/punto_banca/acts.hpp"
#include "sabot/rules/punto_banca/settlement.hpp"

// Losing bets are collected, winning ones paid, the deduction taken; then the sabot stays, passes,
// or the talla ends.

namespace sabot::punto_banca {
namespace {

// The house is the bank: it collects and pays all bets.
Citations house_as_bank(const Context& at) {
  return Citations(at.rules.banker).add(at.art("as11.pyb.D-a"_art));
}

void pay_winner(const Context& at, Verdict& verdict, const Stake& stake,
                const Settlement& settled) {
  Citations by = house_as_bank(at).add(price_of(at.rules, stake.on).by);
  if (!settled.whole) by.add("A-34"_art);
  verdict.add(BetWon{stake.by, stake.on, stake.amount, settled.winnings}, by);
  const auto& deduction = settled.deduction;
  if (deduction.amount > Money{}) verdict.add(Deducted{stake.by, deduction.amount}, deduction.by);
}

// Losing bets are collected before any is paid.
std::vector<Stake> settle_all(const Context& at, Verdict& verdict) {
  std::vector<Stake> freed;
  for (const Fate fate : {Fate::lost, Fate::won, Fate::freed})
    for (const auto& stake : at.state.stakes) {
      const auto settled = settle(at.rules, stake.on, stake.amount, at.state.winner);
      if (settled.fate != fate) continue;
      switch (fate) {
        case Fate::lost:
          verdict.add(BetLost{stake.by, stake.on, stake.amount}, house_as_bank(at));
          break;
        case Fate::won: pay_winner(at, verdict, stake, settled); break;
        case Fate::freed:
          verdict.add(BetFreed{stake.by, stake.on, stake.amount}, at.art("as11.pyb.A1-e"_art));
          freed.push_back(stake);
          break;
      }
    }
  return freed;
}

}  // namespace

Bar bar(const Context& at, As<Pay>) {
  return bar_croupier(at, Phase::paying, at.art("as11.pyb.B-l"_art));
}

Decision rule(const Context& at, const Pay&) {
  // A bet won on the banca is two events; the coup ends, and the sabot or the talla with it.
  Verdict verdict(2 * at.state.stakes.size() + 4);
  const auto lying = settle_all(at, verdict);
  const Citations paid{at.art("as11.pyb.B-l"_art)};
  after_coup(at, verdict, {at.state.winner == Chance::punto, paid}, lying);
  return verdict.done();
}

void after_coup(const Context& at, Verdict& verdict, const CoupEnd& end,
                const std::vector<Stake>& lying) {
  const auto& state = at.state;
  const auto& [banca_lost, by] = end;
  verdict.add(CoupEnded{state.coup}, by);
  const Citations turn{at.art("as11.pyb.C-i"_art)};
  if (banca_lost && !state.holder.is_nobody()) verdict.add(SabotLost{state.holder}, turn);
  if (state.stop_card_appeared)
    end_talla(at, verdict, lying, at.art("as11.pyb.B-c"_art));
  else if (banca_lost)
    pass_sabot(at, verdict, PersonId(), turn);
}

void end_talla(const Context& at, Verdict& verdict, const std::vector<Stake>& lying,
               const Citations& by) {
  for (const auto& stake : lying)
    verdict.add(BetReturned{stake.by, stake.on, stake.amount}, "S-10"_art);
  verdict.add(TallaEnded{at.state.talla}, by);
}

}  // namespace sabot::punto_banca
