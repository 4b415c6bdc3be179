#include <algorithm>

#include "sabot/rules/dos_panos/rulings.hpp"
#include "sabot/rules/dos_panos/settlement.hpp"

// Bets are collected and paid on each paño, the deduction is taken of what the banker has won on
// both together, and the cards pass on where the bank has won; then the bank stays, breaks, or the
// talla ends (es79.09.V.3 and VII, as11.dos.B, D and E2; A-14).

namespace sabot::dos_panos {
namespace {

Money played_on(const State& state, Hand pano) {
  Money sum;
  for (const auto& one : state.stakes) sum += one.plays[index_of(pano)];
  return sum;
}

// Of the banker, before any deduction.
struct Result {
  Money won;
  Money lost;
};

Result result_of(const State& state) {
  Result result;
  for (const Hand pano : panos) {
    const auto winner = state.winners[index_of(pano)];
    if (winner == Winner::banca) result.won += played_on(state, pano);
    if (winner == Winner::punto) result.lost += played_on(state, pano);
  }
  return result;
}

void collect(Course& on) {
  const auto stakes = on.state.stakes;
  for (const auto& one : stakes)
    for (const Hand pano : panos) {
      const Money stake = one.plays[index_of(pano)];
      if (on.state.winners[index_of(pano)] == Winner::banca && stake > Money{})
        on.add(BetLost{one.by, one.on, pano, stake}, on.art("as11.dos.B-p"_art));
    }
}

// A limited bank pays as long as it has something: only where banco plays the whole of it on each
// paño can that fall short.
void pay(Course& on) {
  const auto stakes = on.state.stakes;
  for (const Hand pano : panos)
    for (const auto& one : stakes) {
      const Money stake = one.plays[index_of(pano)];
      if (on.state.winners[index_of(pano)] != Winner::punto || stake == Money{}) continue;
      const Money winnings = std::min(stake, on.state.bank.amount);
      Citations by{on.art("as11.dos.B-p"_art)};
      if (winnings < stake) by.add(on.rules.limited_bank).add(on.rules.cover.by);
      on.add(BetWon{one.by, one.on, pano, stake, winnings}, by);
    }
}

void deduct(Course& on, const Result& result) {
  const auto& rate = on.rules.is_free_bank() ? on.rules.free_deduction : on.rules.deduction;
  const auto deduction = deduction_of(on.rules, rate, result.won, result.lost);
  if (deduction.amount == Money{}) return;
  on.add(Deducted{deduction.amount},
         Citations(deduction.by).add(on.art("as11.dos.B-q"_art)).add(on.rules.deduction_base.by));
}

// What is neither won nor lost goes back: bets on a paño that was tied or void, and what of a bet
// on the line does not play.
void free_bets(Course& on) {
  while (!on.state.stakes.empty()) {
    const Stake stake = on.state.stakes.front();
    Citations by;
    for (const Hand pano : panos) {
      if (stake.plays[index_of(pano)] == Money{}) continue;
      const bool tied = on.state.winners[index_of(pano)] == Winner::empate;
      by.add(on.art(tied ? "as11.cdf.A-d"_art : "as11.dos.C2-d"_art)).add("S-27"_art);
    }
    if (by.empty()) by.add(on.art("as11.dos.B-g"_art));
    on.add(BetReturned{stake.by, stake.on, stake.amount}, by);
  }
}

// What the banker has in the end; a bank may grow beyond the amount that it could be made up with.
void tell_result(Course& on, Money before) {
  const auto& bank = on.state.bank;
  const auto& most = on.state.bank_maximum;
  if (bank.amount > before) {
    Citations by{on.art("as11.dos.B-r"_art)};
    if (most && bank.amount > *most) by.add(on.rules.winnings);
    on.add(BankWon{bank.banker, bank.amount - before}, by);
  }
  if (bank.amount < before)
    on.add(BankLost{bank.banker, before - bank.amount}, on.art("as11.dos.B-p"_art));
}

// Where the bank has won, the cards go to the next in number. Cards that were in the wrong hands
// go to the player whose they were; and banco has nothing to do with anybody's turn.
void pass_turns(Course& on) {
  if (!on.state.banco_by.is_nobody()) return;
  for (const Hand pano : panos) {
    const auto& hand = on.state.hand(pano);
    if (on.state.winners[index_of(pano)] != Winner::banca || hand.holder != hand.owed_to) continue;
    const auto* holder = on.state.people.find(hand.holder);
    if (holder == nullptr || !holder->is_seated()) continue;
    on.add(TurnPassed{pano, seat_after(on.state, pano, holder->seat)}, on.art("as11.dos.D-g"_art));
  }
}

// Neither win nor loss on either paño.
bool is_void(const State& state) {
  return std::ranges::all_of(
      state.winners, [](Winner one) { return one == Winner::empate || one == Winner::nulo; });
}

void close_coup(Course& on, bool nothing_won) {
  const auto banco_by = on.state.banco_by;
  const int coup = on.state.coup;
  if (!on.state.aside.empty())
    on.add(AsideDiscarded{static_cast<int>(on.state.aside.size())}, on.art("as11.dos.C1-b"_art));
  on.add(CoupEnded{coup}, on.art("as11.dos.B-n"_art));
  const auto& state = on.state;
  const int left = on.rules.banco_repeats.value - state.banco_voids;
  const bool repeats = nothing_won && !banco_by.is_nobody() && left > 0;
  if (repeats && !state.stop_card_appeared)
    on.add(BancoMayRepeat{banco_by, left - 1},
           Citations(on.rules.banco_repeats.by).add(on.art("as11.dos.A-o"_art)).add("S-89"_art));
  if (state.bank.amount == Money{}) {
    on.add(BankBroken{state.bank.banker}, on.art("as11.dos.E1-h"_art));
    return;
  }
  if (state.stop_card_appeared) end_talla(on, on.art("as11.dos.B-c"_art));
}

}  // namespace

Bar bar(const Context& at, As<Pay>) {
  return bar_croupier(at, Phase::paying, at.art("as11.dos.B-p"_art));
}

Decision rule(const Context& at, const Pay&) {
  Course on(at);
  const auto result = result_of(on.state);
  const bool nothing_won = is_void(on.state);
  const Money before = on.state.bank.amount;
  collect(on);
  pay(on);
  deduct(on, result);
  tell_result(on, before);
  free_bets(on);
  pass_turns(on);
  close_coup(on, nothing_won);
  return on.done();
}

void annul_coup(Course& on, const Citations& by) {
  on.add(CoupAnnulled{}, by);
  return_bets(on, Citations(by).add("S-27"_art));
  close_coup(on, true);
}

// A bank that was awarded for more tallas stays.
void end_talla(Course& on, const Citations& by) {
  const int talla = on.state.talla;
  if (!on.state.aside.empty())
    on.add(AsideDiscarded{static_cast<int>(on.state.aside.size())}, on.art("as11.dos.C1-b"_art));
  if (on.state.bank.until <= talla) return_bank(on, Citations(by).add("S-86"_art));
  on.add(TallaEnded{talla}, by);
}

}  // namespace sabot::dos_panos
