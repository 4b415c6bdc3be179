#include "sabot/odds/games.hpp"

#include <algorithm>
#include <array>

#include "sabot/odds/chemin_de_fer.hpp"
#include "sabot/odds/dos_panos.hpp"
#include "sabot/odds/punto_banca.hpp"
#include "sabot/odds/reglamento.hpp"
#include "sabot/odds/reglamento_run.hpp"

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
constexpr KnownGame known(std::string_view name, std::span<const law::Regulation> regulations,
                          BankerChoice banker, decltype(KnownGame::run) run = nullptr) {
  return {name, regulations, read<Rules>, bets_at<Rules>, banker, run};
}

using enum law::Regulation;
constexpr std::array catalogues{es79, as11};
constexpr std::array asturias{as11};
constexpr std::array reglamento_alone{ar};

// Adding a baccarat game adds a line.
constexpr std::array all{
    known<punto_banca::Rules>("punto-y-banca", catalogues, BankerChoice::none),
    known<punto_banca::Rules>("mini-punto-y-banca", asturias, BankerChoice::none),
    known<chemin_de_fer::Rules>("chemin-de-fer", catalogues, BankerChoice::free),
    known<reglamento::Rules>("punto-y-banca", reglamento_alone, BankerChoice::optional_cells,
                             reglamento_run),
};

constexpr std::array both_panos{es79, as11, art};
constexpr std::array panos{
    KnownPanos{"dos-panos", both_panos, read_panos, panos_bets_at},
};

template <class Games>
auto find_in(const Games& games, const law::Ruleset& ruleset) {
  const auto found = std::ranges::find_if(games, [&](const auto& game) {
    return game.name == ruleset.game() &&
           std::ranges::find(game.regulations, ruleset.regulation()) != game.regulations.end();
  });
  return found == games.end() ? nullptr : &*found;
}

}  // namespace

std::span<const KnownGame> known_games() { return all; }

const KnownGame* find_game(const law::Ruleset& ruleset) { return find_in(all, ruleset); }

const KnownPanos* find_panos(const law::Ruleset& ruleset) { return find_in(panos, ruleset); }

}  // namespace sabot::odds
