#include "sabot/odds/stakes.hpp"

#include <algorithm>
#include <array>

#include "sabot/base/forms.hpp"

namespace sabot::odds {
namespace {

constexpr Money largest_stake{1'000'000'000'00};

template <class Rules>
std::expected<std::vector<Bet>, std::string> bets(const law::Ruleset& ruleset, Money stake) {
  const auto rules = Rules::from(ruleset);
  if (!rules) return std::unexpected(rules.error().what);
  return bets_of(*rules, stake);
}

// Adding a baccarat game adds a line.
struct Known {
  std::string_view game;
  std::expected<std::vector<Bet>, std::string> (*bets)(const law::Ruleset&, Money);
};
constexpr std::array known{
    Known{"punto-y-banca", bets<punto_banca::Rules>},
    Known{"mini-punto-y-banca", bets<punto_banca::Rules>},
    Known{"chemin-de-fer", bets<chemin_de_fer::Rules>},
};

}  // namespace

std::expected<std::vector<Bet>, std::string> bets_at(const law::Ruleset& ruleset, Money stake) {
  if (stake <= Money{} || stake > largest_stake)
    return std::unexpected("a stake is an amount from 0.01 to " + to_text(largest_stake));
  const auto* game = std::ranges::find(known, ruleset.game(), &Known::game);
  if (game == known.end())
    return std::unexpected("the odds of " + ruleset.game() + " are not known yet");
  return game->bets(ruleset, stake);
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
