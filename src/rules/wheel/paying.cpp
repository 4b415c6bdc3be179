#include <algorithm>

#include "sabot/rules/wheel/acts.hpp"

// Losing bets are collected first; then the winning ones are paid, kind after kind.

namespace sabot::wheel {
namespace {

bool wins(const Context& at, const Stake& stake) {
  const auto covers = at.rules.cloth.covered(stake.on);
  return covers && (*covers & layout::one_number(*at.state.number)) != 0;
}

bool is_house_number(const Context& at) {
  return at.state.number == at.rules.cloth.house_number().value;
}

// The house's number is no plain loss for a simple chance, unless the game says that it is.
bool is_spared(const Context& at, const Stake& stake) {
  return is_house_number(at) && layout::is_simple(stake.on.suerte) &&
         at.rules.house_number_rule.value != HouseNumberRule::loses;
}

void collect(const Context& at, Verdict& verdict) {
  const auto& rules = at.rules;
  for (const auto& stake : at.state.stakes) {
    if (wins(at, stake) || is_spared(at, stake)) continue;
    const bool simple = layout::is_simple(stake.on.suerte);
    Citations by = Citations(rules.banker).add(rules.collect);
    if (!simple) by.add(rules.other_lose);
    if (simple && is_house_number(at)) by.add(rules.house_number_rule.by);
    verdict.add(BetLost{stake.by, stake.on, stake.amount, stake.pano}, by);
  }
}

// In the order of payment, and of one kind in the order of placing. Where all of a player's are
// paid at once, they follow that player's first.
std::vector<Stake> winners_in_order(const Context& at) {
  std::vector<Stake> winners;
  for (const auto suerte : at.rules.cloth.order().value)
    for (const auto& stake : at.state.stakes)
      if (stake.on.suerte == suerte && wins(at, stake)) winners.push_back(stake);
  if (!at.rules.paid_at_once.value) return winners;
  std::vector<Stake> grouped;
  for (const auto& first : winners) {
    if (std::ranges::find(grouped, first.by, &Stake::by) != grouped.end()) continue;
    for (const auto& one : winners)
      if (one.by == first.by) grouped.push_back(one);
  }
  return grouped;
}

Money pay(const Context& at, Verdict& verdict, const Stake& stake) {
  const auto& rules = at.rules;
  const auto& price = rules.cloth.terms(stake.on.suerte).price;
  const auto won = winnings_at(stake.amount, price.value);
  Citations by = Citations(rules.banker).add(price.by).add(rules.cloth.order().by);
  by.add(layout::is_simple(stake.on.suerte) ? rules.keeps_simple : rules.keeps_multiple);
  if (!won.whole) by.add("A-34"_art);
  verdict.add(BetWon{stake.by, stake.on, stake.amount, won.amount, stake.pano}, by);
  if (rules.winning_stake.value == WinningStake::returned)
    verdict.add(BetReturned{stake.by, stake.on, stake.amount, stake.pano}, rules.winning_stake.by);
  return won.amount;
}

// A winner with chips of a colour gets as many of them as the winnings hold.
void hand_over(const Context& at, Verdict& verdict, const PersonId& to, Money winnings) {
  const auto* own = at.state.colour_of(to);
  if (own == nullptr) return;
  const auto chips = winnings.cents / own->value.cents;
  verdict.add(PaidInChips{to, own->colour, static_cast<int>(chips),
                          Money{winnings.cents % own->value.cents}},
              Citations(at.rules.paid_at_once.by).add(at.rules.paid_in));
}

void pay_winners(const Context& at, Verdict& verdict) {
  const auto winners = winners_in_order(at);
  Money winnings;
  for (std::size_t i = 0; i < winners.size(); ++i) {
    winnings += pay(at, verdict, winners[i]);
    const bool last_of_player = i + 1 == winners.size() || winners[i + 1].by != winners[i].by;
    if (!at.rules.paid_at_once.value || !last_of_player) continue;
    hand_over(at, verdict, winners[i].by, winnings);
    winnings = {};
  }
}

}  // namespace

Bar bar(const Context& at, As<Pay>) { return bar_croupier(at, Phase::paying, at.rules.collect); }

Decision rule(const Context& at, const Pay&) {
  Verdict verdict(2 * at.state.stakes.size() + 2);
  const bool zero = is_house_number(at);
  collect(at, verdict);
  if (!zero) release_prisoners(at, verdict, *at.state.number);
  pay_winners(at, verdict);
  const bool somebody_chooses = zero && meet_zero(at, verdict);
  if (!somebody_chooses) verdict.add(CoupEnded{at.state.coup}, at.rules.collect);
  return verdict.done();
}

}  // namespace sabot::wheel
