#include "sabot/odds/answer.hpp"

#include <algorithm>

namespace sabot::odds {
namespace {

// Every optional cell drawn, as by a banker who follows the table under C2-b; where the banker is
// bound to the cuadro, its optional cells are all that is decided.
Play cuadro_of(const Solution& solution) {
  if (!solution.readings.empty()) return solution.readings.front().banca;
  return Play(solution.duel.banca().size(), Fraction(1));
}

// The same choice twice, played differently.
std::optional<std::string> contradicted(const std::vector<std::string>& parts) {
  const auto name = [](std::string_view part) { return part.substr(0, part.find('=')); };
  for (auto one = parts.begin(); one != parts.end(); ++one)
    for (auto before = parts.begin(); before != one; ++before)
      if (name(*before) == name(*one) && *before != *one) return *one;
  return std::nullopt;
}

// A single hand is the exception to what is said of its total, in whichever order they come.
std::expected<Play, std::string> play_of(const std::vector<Decision>& decisions, Play play,
                                         std::vector<std::string> parts) {
  if (const auto part = contradicted(parts)) return std::unexpected(contradiction(*part));
  std::ranges::partition(parts, [](const auto& part) { return !part.contains('+'); });
  for (const auto& part : parts)
    if (auto set = set_play(decisions, play, part); !set) return std::unexpected(set.error());
  return play;
}

}  // namespace

std::expected<Answers, std::string> answers_to(const Solution& solution, const GivenPlays& given) {
  const auto& duel = solution.duel;
  auto parts = given.banca;
  auto base = solution.equilibrium().columns;
  if (std::erase(parts, "cuadro") > 0) base = cuadro_of(solution);
  auto punto = play_of(duel.punto(), solution.equilibrium().rows, given.punto);
  if (!punto) return std::unexpected(punto.error());
  auto banca = play_of(duel.banca(), std::move(base), parts);
  if (!banca) return std::unexpected(banca.error());
  const auto game = duel.game();
  Answers answers{.punto = *std::move(punto),
                  .banca = *std::move(banca),
                  .values = {},
                  .to_punto = {},
                  .with_to_punto = {},
                  .to_banca = {},
                  .with_to_banca = {}};
  answers.to_punto = best_response(game.columns, answers.punto);
  answers.to_banca = best_response(game.rows, answers.banca);
  answers.values = values_of(duel, answers.punto, answers.banca);
  answers.with_to_punto = values_of(duel, answers.punto, answers.to_punto);
  answers.with_to_banca = values_of(duel, answers.to_banca, answers.banca);
  return answers;
}

}  // namespace sabot::odds
