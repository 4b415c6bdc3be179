#include <algorithm>

#include <fmt/format.h>

#include "sabot/cli/pictures.hpp"
#include "sabot/cli/solve_text.hpp"

namespace sabot::cli {
namespace {

using chart::Numbers;
using odds::approximate;
using odds::Fraction;

constexpr int steps = 100;

// The first decision that is mixed in the equilibrium; else the first there is.
std::optional<std::size_t> mixed_in(const odds::Play& play) {
  if (play.empty()) return std::nullopt;
  for (std::size_t i = 0; i < play.size(); ++i)
    if (play[i] != 0 && play[i] != 1) return i;
  return 0;
}

// From 0 to 1 by steps, and this one among them: the lines bend there.
std::vector<Fraction> mixes_with(const Fraction& one) {
  std::vector<Fraction> mixes{one};
  for (int step = 0; step <= steps; ++step)
    mixes.push_back(odds::fraction(odds::Integer(step), odds::Integer(steps)));
  std::ranges::sort(mixes);
  return mixes;
}

std::string subtitle(const Common& common, const odds::Solution& solution) {
  return fmt::format("{}, {}, {} {}", solution.ground.ruleset, packs_text(common, solution),
                     common.say("deducción", "deduction"),
                     odds::fraction_text(solution.duel.deduction()));
}

std::string equilibrium_label(const Common& common, const Fraction& mix) {
  return fmt::format("{} {}", common.say("equilibrio", "equilibrium"), odds::decimal_text(mix, 4));
}

chart::Axis draws_axis(const Common& common, std::string_view who, const std::string& at) {
  return {fmt::format("{} {} {} {}", common.say("con qué probabilidad pide", "probability that"),
                      who, common.say("con", "draws on"), at),
          Numbers::percent};
}

}  // namespace

std::optional<Picture> punto_mix_picture(const Common& common, const odds::Solution& solution) {
  auto play = solution.equilibrium();
  const auto mixed = mixed_in(play.rows);
  if (!mixed) return std::nullopt;
  const auto& duel = solution.duel;
  const auto game = duel.game();
  const Fraction mix = play.rows[*mixed];
  chart::Chart picture{
      .title = std::string(common.say("Lo que vale la mezcla del punto si la banca responde bien",
                                      "What the punto's mix is worth when the banca answers well")),
      .subtitle = subtitle(common, solution),
      .x = draws_axis(common, "punto", odds::decision_text(duel.punto()[*mixed])),
      .y = {std::string(common.say("valor de una unidad", "value of one unit")), Numbers::percent},
      .lines = {{"punto", {}}, {"banca", {}}}};
  for (const auto& at_mix : mixes_with(mix)) {
    play.rows[*mixed] = at_mix;
    const auto values = odds::values_of(duel, play.rows, best_response(game.columns, play.rows));
    const double at = approximate(at_mix);
    picture.lines[0].points.push_back({at, approximate(values.punto)});
    picture.lines[1].points.push_back({at, approximate(values.banca)});
  }
  const auto label = equilibrium_label(common, mix);
  picture.marks = {{{approximate(mix), approximate(solution.values.punto)}, label},
                   {{approximate(mix), approximate(solution.values.banca)}, label}};
  return picture;
}

std::optional<Picture> banca_mix_picture(const Common& common, const odds::Solution& solution) {
  auto play = solution.equilibrium();
  const auto mixed = mixed_in(play.columns);
  const auto own = mixed_in(play.rows);
  if (!mixed || !own) return std::nullopt;
  const auto& duel = solution.duel;
  const Fraction mix = play.columns[*mixed];
  const auto hand = odds::decision_text(duel.punto()[*own]);
  const auto named = [&](std::string_view does) { return fmt::format("{} {}", hand, does); };
  chart::Chart picture{
      .title = std::string(common.say("Lo que vale cada juego del punto según mezcle la banca",
                                      "What the punto's ways are worth as the banca mixes")),
      .subtitle = subtitle(common, solution),
      .x = draws_axis(common, "banca", odds::decision_text(duel.banca()[*mixed])),
      .y = {std::string(common.say("valor para el punto", "value to the punto")), Numbers::percent},
      .lines = {{named(common.say("pide", "draws")), {}},
                {named(common.say("se planta", "stands")), {}}}};
  for (const int at : {0, 1}) {
    play.columns[*mixed] = at;
    for (const int draws : {1, 0}) {
      play.rows[*own] = draws;
      const auto value = duel.punto_value(play.rows, play.columns);
      picture.lines[draws == 1 ? 0 : 1].points.push_back(
          {static_cast<double>(at), approximate(value)});
    }
  }
  picture.marks = {
      {{approximate(mix), approximate(solution.values.punto)}, equilibrium_label(common, mix)}};
  return picture;
}

}  // namespace sabot::cli
