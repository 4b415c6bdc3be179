#include <algorithm>
#include <iterator>

#include "sabot/rules/chemin_de_fer/rulings.hpp"

// Bets are collected or paid, the deduction is taken, everybody in the bank gets their part; then
// the bank stays, passes, or the talla ends.

namespace sabot::chemin_de_fer {
namespace {

// A player who followed the hand is collected first and paid last.
std::vector<Stake> in_order(const State& state, bool followers_first) {
  std::vector<Stake> stakes;
  for (const bool follows : {followers_first, !followers_first})
    std::ranges::copy_if(state.stakes, std::back_inserter(stakes),
                         [&](const Stake& one) { return state.mark(one.by).follows == follows; });
  return stakes;
}

Citations settling(const Course& on, const Stake& stake) {
  Citations by{on.art("as11.cdf.B-ac"_art)};
  if (stake.plays != stake.amount) by.add(on.art("as11.cdf.C4-l"_art));
  if (on.state.mark(stake.by).follows) by.add(on.art("as11.cdf.D-l"_art));
  return by;
}

Citations sharing(const Course& on) {
  Citations by;
  if (on.state.bank.members.size() > 1) by.add(on.art("as11.cdf.E1-c"_art)).add("S-28"_art);
  return by;
}

void exclude_excess(Course& on) {
  const auto& maximum = on.state.bank_maximum;
  const Money bank = on.state.bank.amount();
  if (!maximum || bank <= *maximum) return;
  on.add(GarageMade{GarageKind::impropio, bank - *maximum, true},
         Citations(on.art("as11.cdf.E3-d"_art))
             .add(on.art("as11.cdf.E3-a"_art))
             .add(on.rules.bank_place));
}

void collect(Course& on) {
  const auto stakes = in_order(on.state, true);
  const auto before = on.state.bank;
  Money won;
  for (const auto& stake : stakes) {
    const auto by = settling(on, stake);
    on.add(BetLost{stake.by, stake.plays}, by);
    won += stake.plays;
    if (stake.amount > stake.plays)
      on.add(BetReturned{stake.by, stake.amount - stake.plays, stake.late},
             on.art("as11.cdf.C4-l"_art));
  }
  const auto deduction = baccarat::deduction_of(won, on.rules.deduction, on.rules.rounding);
  if (deduction.amount > Money{})
    on.add(Deducted{deduction.amount}, Citations(deduction.by).add(on.art("as11.cdf.B-ad"_art)));
  Citations by = Citations(on.art("as11.cdf.B-ae"_art)).add(sharing(on));
  for (const auto& [who, part] : before.parts_of(won - deduction.amount))
    if (part > Money{}) on.add(BankWon{who, part}, by);
  exclude_excess(on);
}

void pay_winners(Course& on) {
  const auto stakes = in_order(on.state, false);
  const auto before = on.state.bank;
  Money paid;
  for (const auto& stake : stakes) {
    on.add(BetWon{stake.by, stake.amount, stake.plays}, settling(on, stake));
    paid += stake.plays;
  }
  const Citations by = Citations(on.art("as11.cdf.B-ac"_art)).add(sharing(on));
  for (const auto& [who, part] : before.parts_from(paid))
    if (part > Money{}) on.add(BankPaid{who, part}, by);
}

// Only one has a bet in the end: late ones count, those withdrawn do not.
bool played_alone(const State& state) {
  const auto& stakes = state.stakes;
  return !stakes.empty() &&
         std::ranges::all_of(stakes, [&](const Stake& one) { return one.by == stakes.front().by; });
}

// A player who was alone against the banker and lost may repeat. A right that is not used lapses,
// but a tie leaves it.
void settle_seguido(Course& on) {
  const auto& state = on.state;
  const auto had = state.seguido;
  if (state.winner == Winner::empate) {
    if (!had.is_nobody() && !state.seguido_used)
      on.add(SeguidoKept{had}, Citations(on.art("as11.cdf.B-x"_art)).add("S-31"_art));
    return;
  }
  PersonId to;
  Citations by;
  if (state.winner == Winner::banca && !state.banco_by.is_nobody()) {
    to = state.banco_by;
    by = on.art("as11.cdf.B-t"_art);
  } else if (state.winner == Winner::banca && played_alone(state)) {
    to = state.stakes.front().by;
    by = on.art("as11.cdf.B-y"_art);
    if (state.con_la_mesa == to) by.add(on.art("as11.cdf.B-n"_art));
  }
  if (to.is_nobody()) {
    if (!had.is_nobody()) on.add(SeguidoLapsed{had}, on.art("as11.cdf.B-t"_art));
    return;
  }
  on.add(SeguidoGranted{to}, by.add("S-31"_art));
}

void close_coup(Course& on, bool lost, bool won) {
  const int coup = on.state.coup;
  if (!on.state.aside.empty())
    on.add(AsideDiscarded{static_cast<int>(on.state.aside.size())}, on.art("as11.cdf.C1-b"_art));
  on.add(CoupEnded{coup}, on.art("as11.cdf.A-o"_art));
  const auto banker = on.state.bank.banker;
  if (lost) {
    const auto title = on.state.bank.title;
    const bool acquired =
        on.state.bank.why == Vacancy::passed && title != Title::forced && title != Title::retaken;
    const auto by = on.art(acquired ? "as11.cdf.E1-v"_art : "as11.cdf.E1-e"_art);
    on.add(BankLost{banker}, by);
    return_bank(on, by);
  }
  if (on.state.stop_card_appeared) {
    if (won) on.add(MayContinue{banker, on.state.bank.amount()}, on.art("as11.cdf.B-ag"_art));
    return end_talla(on, on.art("as11.cdf.B-e"_art));
  }
  if (lost) offer_after_loss(on);
}

}  // namespace

Bar bar(const Context& at, As<Pay>) {
  return bar_croupier(at, Phase::paying, at.art("as11.cdf.B-ac"_art));
}

Decision rule(const Context& at, const Pay&) {
  Course on(at);
  const Winner winner = on.state.winner;
  settle_seguido(on);
  if (winner == Winner::banca) collect(on);
  if (winner == Winner::punto) pay_winners(on);
  if (winner == Winner::empate)
    return_bets(on, Citations(on.art("as11.cdf.A-d"_art)).add("S-27"_art));
  close_coup(on, winner == Winner::punto, winner == Winner::banca);
  return on.done();
}

void annul_coup(Course& on, const Citations& by) {
  on.add(CoupAnnulled{}, by);
  return_bets(on, Citations(by).add("S-27"_art));
  close_coup(on, false, false);
}

bool end_if_stopped(Course& on) {
  if (!on.state.stop_card_appeared) return false;
  const Citations by{on.art("as11.cdf.B-e"_art), "S-57"_art};
  // A banker who won what has turned out to be the talla's last coup may go on in the next.
  const auto& bank = on.state.bank;
  if (bank.won_last) on.add(MayContinue{bank.banker, bank.amount()}, on.art("as11.cdf.B-ag"_art));
  end_talla(on, by);
  return true;
}

void end_talla(Course& on, const Citations& by) {
  const int talla = on.state.talla;
  if (!on.state.aside.empty())
    on.add(AsideDiscarded{static_cast<int>(on.state.aside.size())}, on.art("as11.cdf.C1-b"_art));
  return_bank(on, by);
  on.add(TallaEnded{talla}, by);
}

}  // namespace sabot::chemin_de_fer
