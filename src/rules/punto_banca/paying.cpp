#include "sabot/rules/punto_banca/acts.hpp"

// Losing bets are collected, winning ones paid, the deduction taken; then the sabot stays, passes,
// or the talla ends.

namespace sabot::punto_banca {
namespace {

// The house is the bank: it collects and pays all bets.
Citations house_as_bank(const Context& at) {
  return Citations(at.rules.banker).add(at.art("as11.pyb.D-a"_art));
}

void collect_losers(const Context& at, Verdict& verdict) {
  const Chance winner = at.state.winner;
  for (const auto& stake : at.state.stakes) {
    const bool void_by_tie = winner == Chance::empate && stake.on != Chance::empate;
    if (stake.on != winner && !void_by_tie)
      verdict.add(BetLost{stake.by, stake.on, stake.amount}, house_as_bank(at));
  }
}

const law::Cited<Ratio>& price_of(const Rules& rules, Chance on) {
  switch (on) {
    case Chance::punto: return rules.punto_price;
    case Chance::banca: return rules.banca_price;
    case Chance::empate: break;
  }
  return *rules.tie_price;
}

void deduct(const Context& at, Verdict& verdict, const Stake& stake) {
  const auto deduction = rules::deduction_of(stake.amount, at.rules.deduction, at.rules.rounding);
  if (deduction.amount > Money{}) verdict.add(Deducted{stake.by, deduction.amount}, deduction.by);
}

void pay_winner(const Context& at, Verdict& verdict, const Stake& stake) {
  const auto& price = price_of(at.rules, stake.on);
  const auto [winnings, whole] = winnings_at(stake.amount, price.value);
  Citations by = house_as_bank(at).add(price.by);
  if (!whole) by.add("A-34"_art);
  verdict.add(BetWon{stake.by, stake.on, stake.amount, winnings}, by);
  if (stake.on == Chance::banca) deduct(at, verdict, stake);
}

std::vector<Stake> free_stakes(const Context& at, Verdict& verdict) {
  std::vector<Stake> freed;
  for (const auto& stake : at.state.stakes) {
    if (stake.on == Chance::empate) continue;
    verdict.add(BetFreed{stake.by, stake.on, stake.amount}, at.art("as11.pyb.A1-e"_art));
    freed.push_back(stake);
  }
  return freed;
}

}  // namespace

Bar bar(const Context& at, As<Pay>) {
  return bar_croupier(at, Phase::paying, at.art("as11.pyb.B-l"_art));
}

Decision rule(const Context& at, const Pay&) {
  const Chance winner = at.state.winner;
  // A bet won on the banca is two events; the coup ends, and the sabot or the talla with it.
  Verdict verdict(2 * at.state.stakes.size() + 4);
  collect_losers(at, verdict);
  for (const auto& stake : at.state.stakes)
    if (stake.on == winner) pay_winner(at, verdict, stake);
  std::vector<Stake> lying;
  if (winner == Chance::empate) lying = free_stakes(at, verdict);
  after_coup(at, verdict, winner == Chance::punto, lying);
  return verdict.done();
}

void after_coup(const Context& at, Verdict& verdict, bool banca_lost,
                const std::vector<Stake>& lying) {
  const auto& state = at.state;
  verdict.add(CoupEnded{state.coup}, at.art("as11.pyb.B-l"_art));
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
