#include "sabot/odds/strategy.hpp"

#include <algorithm>

namespace sabot::odds {
namespace {

using baccarat::Cuadro;
using baccarat::Draw;

std::string listed(const std::vector<Choice>& choices) {
  std::string text;
  constexpr std::size_t most = 6;
  for (std::size_t i = 0; i < std::min(choices.size(), most); ++i)
    text += (i == 0 ? "" : ", ") + choice_text(choices[i]);
  if (choices.size() > most) text += ", … " + choice_text(choices.back());
  return text.empty() ? "none" : text;
}

}  // namespace

std::string choice_text(const Choice& choice) {
  auto text = std::to_string(choice.total);
  if (choice.is_puntos()) return text;
  return text + ':' + (choice.third == Cuadro::punto_stood ? "no" : std::to_string(choice.third));
}

std::string contradiction(std::string_view play) {
  return "\"" + std::string(play) + "\" contradicts what was given for the same choice before";
}

std::vector<Choice> choices_of(const Drawing& drawing) {
  std::vector<Choice> choices;
  for (int total = 0; total < 8; ++total)
    if (drawing.punto[static_cast<std::size_t>(total)] == Draw::optional)
      choices.push_back({.total = total});
  for (int total = 0; total < 8; ++total)
    for (int third = 0; third <= Cuadro::punto_stood; ++third)
      if (drawing.banca.at(total, third) == Draw::optional) choices.push_back({total, third});
  return choices;
}

Strategy Strategy::of(const Drawing& drawing) {
  Strategy strategy;
  for (int total = 0; total < 8; ++total) {
    if (drawing.punto[static_cast<std::size_t>(total)] == Draw::draw)
      strategy.at({.total = total}) = 1;
    for (int third = 0; third <= Cuadro::punto_stood; ++third)
      if (drawing.banca.at(total, third) == Draw::draw) strategy.at({total, third}) = 1;
  }
  return strategy;
}

std::expected<Choice, std::string> set_choice(Strategy& strategy, const Drawing& drawing,
                                              std::string_view text) {
  const auto equals = text.find('=');
  const auto choices = choices_of(drawing);
  const auto chosen = std::ranges::find(choices, text.substr(0, equals), choice_text);
  if (equals == std::string_view::npos)
    return std::unexpected("\"" + std::string(text) +
                           "\" should be a choice and a probability, such as 5=9/11");
  if (chosen == choices.end())
    return std::unexpected("\"" + std::string(text.substr(0, equals)) +
                           "\" is not a choice here; the choices are " + listed(choices));
  auto probability = read_probability(text.substr(equals + 1));
  if (!probability) return std::unexpected("\"" + std::string(text) + "\" " + probability.error());
  strategy.at(*chosen) = *std::move(probability);
  return *chosen;
}

}  // namespace sabot::odds
