#include "sabot/odds/games.hpp"

#include <algorithm>
#include <array>

#include "sabot/odds/chemin_de_fer.hpp"
#include "sabot/odds/punto_banca.hpp"

namespace sabot::odds {
namespace {

template <class Rules>
std::expected<Baccarat, std::string> read(const law::Ruleset& ruleset) {
  const auto rules = Rules::from(ruleset);
  if (!rules) return std::unexpected(rules.error().what);
  const Drawing drawing{rules->punto_draws.value, rules->cuadro.value};
  return Baccarat{rules->packs.value, drawing, freedom_of(*rules, drawing), bets_of(*rules),
                  fraction(rules->deduction.value)};
}

template <class Rules>
std::expected<std::vector<Bet>, std::string> bets_at(const law::Ruleset& ruleset, Money stake) {
  const auto rules = Rules::from(ruleset);
  if (!rules) return std::unexpected(rules.error().what);
  return bets_of(*rules, stake);
}

template <class Rules>
constexpr KnownGame known(std::string_view name, bool banker_chooses) {
  return {name, read<Rules>, bets_at<Rules>, banker_chooses};
}

// Adding a baccarat game adds a line.
constexpr std::array all{
    known<punto_banca::Rules>("punto-y-banca", false),
    known<punto_banca::Rules>("mini-punto-y-banca", false),
    known<chemin_de_fer::Rules>("chemin-de-fer", true),
};

}  // namespace

std::span<const KnownGame> known_games() { return all; }

const KnownGame* find_game(std::string_view name) {
  const auto found = std::ranges::find(all, name, &KnownGame::name);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace sabot::odds
