#include "sabot/odds/stakes.hpp"

#include "sabot/base/forms.hpp"
#include "sabot/rules/punto_banca/settlement.hpp"

namespace sabot::odds {
namespace {

constexpr Money largest_stake{1'000'000'000'00};

Fraction part(Money amount, Money of) { return fraction(integer(amount.cents), integer(of.cents)); }

std::vector<Bet> bets_of_the_house(const punto_banca::Rules& rules, Money stake) {
  using punto_banca::Chance;
  using punto_banca::Fate;
  std::vector<Bet> bets;
  for (const auto on : rules.chances.value) {
    auto& bet = bets.emplace_back(Bet{to_text(on), {}});
    for (const auto winner : {Chance::punto, Chance::banca, Chance::empate}) {
      const auto settled = punto_banca::settle(rules, on, stake, winner);
      auto& result = bet.on[static_cast<std::size_t>(winner)];
      result.resolved = settled.fate != Fate::freed;
      if (settled.fate == Fate::won)
        result.net = part(settled.winnings, stake) - part(settled.deduction.amount, stake);
      if (settled.fate == Fate::lost) result.net = -1;
      result.to_house = -result.net;
    }
  }
  return bets;
}

std::vector<Bet> bets_between_players(const chemin_de_fer::Rules& rules, Money stake) {
  const auto kept = part(rules::deduction_of(stake, rules.deduction, rules.rounding).amount, stake);
  const Result tie{.resolved = false, .net = 0, .to_house = 0};
  return {{"punto", {Result{true, 1, 0}, Result{true, -1, 0}, tie}},
          {"banca", {Result{true, -1, 0}, Result{true, 1 - kept, kept}, tie}}};
}

}  // namespace

std::expected<std::vector<Bet>, std::string> bets_at(const law::Ruleset& ruleset, Money stake) {
  if (stake <= Money{} || stake > largest_stake)
    return std::unexpected("a stake is an amount from 0.01 to " + to_text(largest_stake));
  if (ruleset.game() == "chemin-de-fer") {
    const auto rules = chemin_de_fer::Rules::from(ruleset);
    if (!rules) return std::unexpected(rules.error().what);
    return bets_between_players(*rules, stake);
  }
  const auto rules = punto_banca::Rules::from(ruleset);
  if (!rules) return std::unexpected(rules.error().what);
  return bets_of_the_house(*rules, stake);
}

std::expected<Report, std::string> at_stake(Report report, const law::Ruleset& ruleset,
                                            Money stake) {
  auto bets = bets_at(ruleset, stake);
  if (!bets) return std::unexpected(bets.error());
  report.game.bets = *std::move(bets);
  for (auto& way : report.ways) {
    const auto law = way.law.outcome_law();
    way.bets.clear();
    for (const auto& bet : report.game.bets) way.bets.push_back(odds_of(bet, law));
  }
  return report;
}

}  // namespace sabot::odds
