#include "sabot/odds/treinta_cuarenta/rows_report.hpp"

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/limits.hpp"

namespace sabot::odds {
namespace {

using treinta_cuarenta::Fate;
using treinta_cuarenta::Insurance;
using treinta_cuarenta::TieAndPrison;

AtZero choice_of(RowsPlay play) {
  if (play == RowsPlay::half) return AtZero::half;
  return play == RowsPlay::prison ? AtZero::prison : AtZero::best;
}

Fraction per_stake(Money amount, Money stake) {
  return fraction(integer(amount.cents), integer(stake.cents));
}

// What frees a prisoner, and what is one more 31 and 31; coups that leave it alone do not count.
PrisonSpin spin_of(const RowsReport& report, const ChanceLaw& law) {
  const bool frees = report.rules.tie_and_prison.value == TieAndPrison::freed;
  const Fraction freed = frees ? Fraction(law.win + law.tie) : law.win;
  const Fraction all = freed + law.loss + law.refait;
  return {freed / all, law.refait / all};
}

Prison prison_of(const RowsReport& report, const ChanceLaw& law) {
  const auto spin = spin_of(report, law);
  if (!report.stake) return Prison::of_unit(spin);
  return Prison::of_stake(report.rules.halving(), spin, *report.stake, report.minimum);
}

Fraction paid(const RowsReport& report) {
  const auto& price = report.rules.terms.price.value;
  if (!report.stake) return fraction(price);
  return per_stake(winnings_at(*report.stake, price).amount, *report.stake);
}

// Of what a coup brings. After 31 and 31 it may take more coups, each with its own law.
Moments net_moments(const RowsReport& report, const RowsBet& bet, RowsPlay play) {
  Moments all;
  const auto add = [&](const Fraction& often, Fate fate) {
    const Fraction net = rows_net(report, bet, play, fate);
    all.mean += often * net;
    if (fate != Fate::refait || play == RowsPlay::insured) all.square += often * net * net;
  };
  add(bet.law.win, Fate::wins);
  add(bet.law.loss, Fate::loses);
  add(bet.law.refait, Fate::refait);
  if (play == RowsPlay::insured) return all;
  const auto back = bet.prison.back(choice_of(play));
  all.square += bet.law.refait * (back.square - 2 * back.mean + 1);
  return all;
}

RowsWay way_of(const RowsReport& report, const RowsBet& bet, RowsPlay play) {
  const auto net = net_moments(report, bet, play);
  const Fraction decided = bet.law.win + bet.law.loss + bet.law.refait;
  return {.play = play,
          .value = net.mean,
          .edge = -net.mean,
          .decided_edge = -net.mean / decided,
          .variance = net.square - net.mean * net.mean};
}

std::optional<std::string> fault_of(const treinta_cuarenta::Rules& rules, const RowsOdds& asked) {
  if (!asked.stake) return std::nullopt;
  if (*asked.minimum < rules.authorised_minimum.value)
    return "the minimum is below the authorised one, " + to_text(rules.authorised_minimum.value);
  if (*asked.stake < *asked.minimum)
    return "the stake is below the minimum of the table, " + to_text(*asked.minimum);
  if (*asked.stake > rules::largest_amount)
    return "the stake is above " + to_text(rules::largest_amount);
  return std::nullopt;
}

RowsBet bet_on(const RowsReport& report, treinta_cuarenta::Chance chance) {
  const auto law = chance_law(report.rules, report.law, chance);
  RowsBet bet{chance, law, prison_of(report, law), {}};
  for (const auto play : {RowsPlay::half, RowsPlay::prison, RowsPlay::best})
    bet.ways.push_back(way_of(report, bet, play));
  if (report.rules.insurance.value != Insurance::none)
    bet.ways.push_back(way_of(report, bet, RowsPlay::insured));
  return bet;
}

}  // namespace

Fraction rows_net(const RowsReport& report, const RowsBet& bet, RowsPlay play, Fate fate) {
  const bool insured = play == RowsPlay::insured;
  const bool kept = report.rules.insurance.value == Insurance::premium;
  const Fraction cost = insured && (kept || fate == Fate::refait) ? report.insurance : Fraction(0);
  switch (fate) {
    case Fate::wins: return paid(report) - cost;
    case Fate::loses: return -1 - cost;
    case Fate::tied: return 0;
    case Fate::refait: break;
  }
  return insured ? Fraction(-cost) : Fraction(bet.prison.back(choice_of(play)).mean - 1);
}

std::expected<RowsReport, std::string> rows_report(const law::Ruleset& ruleset,
                                                   const RowsOdds& query) {
  const auto rules = treinta_cuarenta::Rules::from(ruleset);
  if (!rules) return std::unexpected(rules.error().what);
  auto asked = query;
  asked.minimum = query.minimum.value_or(rules->authorised_minimum.value);
  if (const auto fault = fault_of(*rules, asked)) return std::unexpected(*fault);
  const auto deck = RowDeck::after(*rules, query.gone);
  if (!deck) return std::unexpected(deck.error());
  RowsReport report{.ground = ground_of(ruleset),
                    .rules = *rules,
                    .gone = query.gone,
                    .deck = *deck,
                    .law = rows_law(*deck, rows_query(*rules, *deck)),
                    .stake = query.stake,
                    .minimum = *asked.minimum,
                    .insurance = query.stake
                                     ? per_stake(rules->insurance_of(*query.stake), *query.stake)
                                     : fraction(rules->insurance_rate.value),
                    .bets = {}};
  if (report.law.unfinished == 1) return std::unexpected("too few cards are left for a coup");
  for (const auto chance : rules->order.value) report.bets.push_back(bet_on(report, chance));
  return report;
}

}  // namespace sabot::odds
