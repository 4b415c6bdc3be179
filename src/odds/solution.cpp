#include "sabot/odds/solution.hpp"

#include <algorithm>

#include "sabot/odds/games.hpp"

namespace sabot::odds {
namespace {

using baccarat::Cuadro;
using baccarat::Draw;

constexpr std::size_t most_read_apart = 6;  // optional cells, each two ways

std::vector<Choice> optional_cells(const Drawing& drawing) {
  auto choices = choices_of(drawing);
  std::erase_if(choices, [](const Choice& choice) { return choice.is_puntos(); });
  return choices;
}

// For each optional cell whether it is drawn.
using Drawn = std::vector<bool>;

// Every way to read that many cells, all drawn first; where they are too many, only all drawn and
// none.
std::vector<Drawn> ways_to_read(std::size_t cells) {
  if (cells > most_read_apart) return {Drawn(cells, true), Drawn(cells, false)};
  std::vector<Drawn> ways;
  for (std::size_t bits = 0; bits < std::size_t{1} << cells; ++bits) {
    auto& way = ways.emplace_back();
    for (std::size_t i = 0; i < cells; ++i) way.push_back((bits >> (cells - 1 - i) & 1) == 0);
  }
  return ways;
}

// The letters of the cuadro, the optional cells as they are read.
Reading reading_of(const Duel& duel, const Drawing& drawing, const std::vector<Choice>& optional,
                   const Drawn& drawn) {
  Reading reading;
  for (std::size_t i = 0; i < optional.size(); ++i)
    reading.options.push_back({choice_text(optional[i]), drawn[i] ? 1 : 0});
  for (const auto& decision : duel.banca()) {
    const auto letter = letter_at(drawing.banca, decision);
    const Choice cell{decision.hand.total, *decision.third};
    const auto i = static_cast<std::size_t>(std::ranges::find(optional, cell) - optional.begin());
    const bool draws = letter == Draw::optional ? drawn[i] : letter == Draw::draw;
    reading.banca.emplace_back(draws ? 1 : 0);
  }
  return reading;
}

std::vector<Reading> readings_of(const Duel& duel, const TwoSidedGame& game, const Drawing& drawing,
                                 const Play& punto) {
  const auto optional = optional_cells(drawing);
  std::vector<Reading> readings;
  for (const auto& drawn : ways_to_read(optional.size())) {
    auto& reading = readings.emplace_back(reading_of(duel, drawing, optional, drawn));
    reading.answer = best_response(game.rows, reading.banca);
    reading.against_answer = values_of(duel, reading.answer, reading.banca);
    reading.against_punto = values_of(duel, punto, reading.banca);
  }
  return readings;
}

// Under which regulation, where another has a game of that name.
std::string solvable() {
  std::string names;
  for (const auto& one : known_games()) {
    if (one.banker == BankerChoice::none) continue;
    if (!names.empty()) names += ", ";
    if (one.regulations.size() == 1) names += std::string(law::name(one.regulations.front())) + '.';
    names += one.name;
  }
  return names;
}

// What is read from the ruleset, and what it comes from.
struct Footing {
  Baccarat game;
  Source source;
};
std::expected<Footing, std::string> footing_of(const law::Ruleset& ruleset, const Model& model) {
  const auto* known = find_game(ruleset);
  if (known == nullptr || known->banker == BankerChoice::none)
    return std::unexpected("in " + ruleset.game() +
                           " the banker has no choice to play against; only " + solvable() +
                           " can be solved");
  auto game = baccarat_of(ruleset);
  if (!game) return std::unexpected(game.error());
  auto source = Source::with_replacement();
  if (!model.with_replacement) {
    const auto cards = cards_left(*game, model.gone);
    if (!cards) return std::unexpected(cards.error());
    source = {*cards, false};
  }
  return Footing{*std::move(game), source};
}

Duel duel_on(const Footing& ground, const Model& model) {
  const auto& drawing = model.follows_cuadro ? ground.game.drawing : ground.game.freedom;
  // Cards that come back say nothing of those to come: two cards are no more than their total.
  const auto sees = model.with_replacement ? Sees::totals : model.sees;
  return {ground.source, drawing, sees, ground.game.deduction};
}

}  // namespace

Values values_of(const Duel& duel, const Play& punto, const Play& banca) {
  return {duel.punto_value(punto, banca), duel.banca_value(punto, banca),
          duel.house_value(punto, banca)};
}

std::expected<Duel, std::string> duel_of(const law::Ruleset& ruleset, const Model& model) {
  const auto ground = footing_of(ruleset, model);
  if (!ground) return std::unexpected(ground.error());
  return duel_on(*ground, model);
}

std::expected<Solution, std::string> solve(const law::Ruleset& ruleset, const Model& asked) {
  const auto ground = footing_of(ruleset, asked);
  if (!ground) return std::unexpected(ground.error());
  auto model = asked;
  // A banker whom the cuadro binds follows it, whatever was asked.
  if (find_game(ruleset)->banker == BankerChoice::optional_cells) model.follows_cuadro = true;
  Solution solution{.ground = odds::ground_of(ruleset),
                    .packs = model.with_replacement ? 0 : ground->game.packs,
                    .model = model,
                    .duel = duel_on(*ground, model),
                    .equilibria = {},
                    .values = {},
                    .readings = {}};
  const auto game = solution.duel.game();
  solution.equilibria = find_equilibria(game);
  if (solution.equilibria.empty())
    return std::unexpected("this game is degenerate: no equilibrium was found");
  const auto& [punto, banca] = solution.equilibrium();
  solution.values = values_of(solution.duel, punto, banca);
  if (!model.follows_cuadro)
    solution.readings = readings_of(solution.duel, game, ground->game.drawing, punto);
  return solution;
}

std::expected<void, std::string> set_play(const std::vector<Decision>& decisions, Play& play,
                                          std::string_view text) {
  const auto equals = text.find('=');
  const auto name = text.substr(0, equals);
  const auto probability = equals == std::string_view::npos
                               ? std::unexpected(std::string("should be a choice and a "
                                                             "probability, such as 5=9/11"))
                               : read_probability(text.substr(equals + 1));
  if (!probability) return std::unexpected("\"" + std::string(text) + "\" " + probability.error());
  bool any = false;
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    auto by_total = decisions[i];
    by_total.hand.cards.reset();
    if (decision_text(decisions[i]) != name && decision_text(by_total) != name) continue;
    play[i] = *probability;
    any = true;
  }
  if (any) return {};
  std::string known;
  for (std::size_t i = 0; i < std::min<std::size_t>(decisions.size(), 4); ++i)
    known += (i == 0 ? "" : ", ") + decision_text(decisions[i]);
  return std::unexpected("\"" + std::string(name) + "\" is not a choice here; the choices are " +
                         known + (decisions.size() > 4 ? ", …" : ""));
}

}  // namespace sabot::odds
