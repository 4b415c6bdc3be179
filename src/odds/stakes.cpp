#include "sabot/odds/stakes.hpp"

#include "sabot/base/forms.hpp"
#include "sabot/odds/games.hpp"

namespace sabot::odds {
namespace {

constexpr Money largest_stake{1'000'000'000'00};

}  // namespace

std::optional<std::string> unfit_stake(Money stake) {
  if (stake > Money{} && stake <= largest_stake) return std::nullopt;
  return "a stake is an amount from 0.01 to " + to_text(largest_stake);
}

std::expected<std::vector<Bet>, std::string> bets_at(const law::Ruleset& ruleset, Money stake) {
  if (auto unfit = unfit_stake(stake)) return std::unexpected(*std::move(unfit));
  const auto* game = find_game(ruleset);
  if (game == nullptr)
    return std::unexpected("the odds of " + ruleset.game() + " are not known yet");
  return game->bets_at(ruleset, stake);
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
