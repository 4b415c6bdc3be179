#include "sabot/cli/solve_text.hpp"

#include <algorithm>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/odds_text.hpp"

namespace sabot::cli {
namespace {

using odds::decimal_text;
using odds::Decision;
using odds::Fraction;
using odds::fraction_text;
using odds::Play;
using odds::Sees;
using odds::Values;

std::string strong(const Common& common, std::string_view es, std::string_view en) {
  return tinted(Tone::strong, common.say(es, en)) + '\n';
}

// Cards that come back tell nothing more than their total.
Sees seen_in(const odds::Model& model) {
  return model.with_replacement ? Sees::totals : model.sees;
}

std::string_view sees_text(const Common& common, const odds::Model& model) {
  switch (seen_in(model)) {
    case Sees::totals: return common.say("cada uno ve su total", "each side sees its total");
    case Sees::banker_cards:
      return common.say("el banquero ve sus dos cartas", "the banker sees both cards");
    case Sees::cards: break;
  }
  return common.say("ambos ven sus cartas", "both sides see their cards");
}

std::string heading(const Common& common, const odds::Solution& solution) {
  const auto free = solution.model.follows_cuadro
                        ? common.say("el banquero sigue el cuadro", "the banker follows the cuadro")
                        : common.say("el banquero es libre", "the banker is free");
  return tinted(Tone::strong, solution.ground.ruleset) +
         fmt::format("  {}; {}; {}; {} {}\n", packs_text(common, solution),
                     sees_text(common, solution.model), free, common.say("deducción", "deduction"),
                     fraction_text(solution.duel.deduction()));
}

std::string probability_text(const Fraction& value, int digits) {
  if (value == 0 || value == 1) return fraction_text(value);
  return fmt::format("{}  {}", fraction_text(value), decimal_text(value, digits));
}

std::string punto_text(const Common& common, const odds::Solution& solution, const Play& play,
                       int digits) {
  std::string text = strong(common, "El punto pide con esta probabilidad",
                            "The punto draws with this probability");
  for (std::size_t i = 0; i < play.size(); ++i)
    text += fmt::format("  {:<6}{}\n", odds::decision_text(solution.duel.punto()[i]),
                        probability_text(play[i], digits));
  return text;
}

// The name of the hand alone.
std::string hand_text(Decision decision) {
  decision.third.reset();
  return odds::decision_text(decision);
}

std::string cell_text(const Fraction& draws) {
  if (draws == 0) return "P";
  return draws == 1 ? "T" : decimal_text(100 * draws, 1) + '%';
}

// T draws, P stands, a number the percentage of drawing; a blank is no choice.
std::string banca_text(const Common& common, const odds::Solution& solution, const Play& play,
                       int digits) {
  const auto& decisions = solution.duel.banca();
  std::string text = strong(common, "La banca: T pide, P se planta, por la tercera carta del punto",
                            "The banca: T draws, P stands, by the punto's third card");
  text += "        ";
  for (int third = 0; third < 10; ++third) text += fmt::format("{:>6}", third);
  text += "    no\n";
  std::string mixed;
  for (std::size_t i = 0; i < play.size();) {
    const auto hand = hand_text(decisions[i]);
    std::array<std::string, 11> row;
    for (; i < play.size() && hand_text(decisions[i]) == hand; ++i) {
      row[static_cast<std::size_t>(*decisions[i].third)] = cell_text(play[i]);
      if (play[i] != 0 && play[i] != 1)
        mixed += fmt::format("  {:<8}{}\n", odds::decision_text(decisions[i]),
                             probability_text(play[i], digits));
    }
    text += fmt::format("  {:<6}", hand);
    for (const auto& cell : row) text += fmt::format("{:>6}", cell);
    text += '\n';
  }
  return text + mixed;
}

std::string values_text(const Common& common, const Values& values, int digits) {
  const auto line = [&](std::string_view name, const Fraction& value) {
    return fmt::format("  {:<8}{:>{}}  {}\n", name, decimal_text(value, digits), digits + 3,
                       fraction_text(value));
  };
  return line("punto", values.punto) + line("banca", values.banca) +
         line(common.say("casa", "house"), values.house);
}

std::string reading_name(const Common& common, const odds::Reading& reading) {
  constexpr std::size_t most_named = 6;
  if (reading.options.size() > most_named)
    return std::string(reading.options.front().probability == 1
                           ? common.say("todas piden", "all of them draw")
                           : common.say("todas se plantan", "all of them stand"));
  const auto text = choices_text(common, reading.options);
  return text.empty() ? "cuadro" : text;
}

std::string readings_text(const Common& common, const odds::Solution& solution, int digits) {
  if (solution.readings.empty()) return {};
  std::string text =
      '\n' + strong(common, "Lo que cuesta al banquero seguir el cuadro, según sus opciones",
                    "What following the cuadro costs the banker, by its optional cells");
  const int width = std::max(26, digits + 4);
  text += fmt::format("  {:<26}{:>{}}{:>{}}\n", "",
                      common.say("ante la mejor respuesta", "against the best answer"), width,
                      common.say("ante el equilibrio", "against the equilibrium"), width);
  for (const auto& reading : solution.readings) {
    const Fraction answered = solution.values.banca - reading.against_answer.banca;
    const Fraction held = solution.values.banca - reading.against_punto.banca;
    text += fmt::format("  {:<26}{:>{}}{:>{}}\n", reading_name(common, reading),
                        decimal_text(answered, digits), width, decimal_text(held, digits), width);
  }
  return text;
}

boost::json::array play_json(const std::vector<Decision>& decisions, const Play& play, int digits) {
  boost::json::array json;
  for (std::size_t i = 0; i < play.size(); ++i) {
    boost::json::object one{{"at", odds::decision_text(decisions[i])},
                            {"hand", hand_text(decisions[i])}};
    if (const auto third = decisions[i].third) {
      if (*third == baccarat::Cuadro::punto_stood)
        one["third"] = "no";
      else
        one["third"] = *third;
    }
    one["draw"] = exact_json(play[i], digits);
    json.push_back(std::move(one));
  }
  return json;
}

boost::json::object values_json(const Values& values, int digits) {
  return {{"punto", exact_json(values.punto, digits)},
          {"banca", exact_json(values.banca, digits)},
          {"house", exact_json(values.house, digits)}};
}

boost::json::array readings_json(const odds::Solution& solution, int digits) {
  boost::json::array json;
  for (const auto& reading : solution.readings) {
    json.push_back({{"options", choices_json(reading.options)},
                    {"punto_answers", play_json(solution.duel.punto(), reading.answer, digits)},
                    {"against_answer", values_json(reading.against_answer, digits)},
                    {"against_equilibrium", values_json(reading.against_punto, digits)},
                    {"cost_against_answer",
                     exact_json(solution.values.banca - reading.against_answer.banca, digits)},
                    {"cost_against_equilibrium",
                     exact_json(solution.values.banca - reading.against_punto.banca, digits)}});
  }
  return json;
}

}  // namespace

std::string packs_text(const Common& common, const odds::Solution& solution) {
  if (solution.packs == 0) return std::string(common.say("con reposición", "with replacement"));
  auto text = fmt::format("{} {}", solution.packs, common.say("barajas", "packs"));
  if (const auto gone = solution.model.gone.size(); gone > 0)
    text += fmt::format(fmt::runtime(common.say(", faltan {} cartas", ", {} cards gone")), gone);
  return text;
}

std::string solution_text(const Common& common, const odds::Solution& solution, int digits) {
  const auto& [punto, banca] = solution.equilibrium();
  std::string text = heading(common, solution) + settings_text(common, solution.ground) + '\n' +
                     punto_text(common, solution, punto, digits) + '\n' +
                     banca_text(common, solution, banca, digits) + '\n' +
                     strong(common, "Valor de una unidad", "Value of one unit") +
                     values_text(common, solution.values, digits);
  if (solution.equilibria.size() > 1)
    text += fmt::format(
        "  {} {}\n", solution.equilibria.size(),
        common.say("equilibrios; se muestra el primero", "equilibria; the first is shown"));
  return text + readings_text(common, solution, digits);
}

boost::json::object solution_json(const odds::Solution& solution, int digits) {
  const auto& [punto, banca] = solution.equilibrium();
  auto json = ground_json(solution.ground);
  json["with_replacement"] = solution.model.with_replacement;
  json["sees"] = to_text(seen_in(solution.model));
  json["follows_cuadro"] = solution.model.follows_cuadro;
  json["deduction"] = exact_json(solution.duel.deduction(), digits);
  if (solution.packs > 0) json["packs"] = solution.packs;
  json["gone"] = cards_json(solution.model.gone);
  json["equilibria"] = solution.equilibria.size();
  json["punto"] = play_json(solution.duel.punto(), punto, digits);
  json["banca"] = play_json(solution.duel.banca(), banca, digits);
  json["values"] = values_json(solution.values, digits);
  json["cuadro"] = readings_json(solution, digits);
  return json;
}

std::string answers_text(const Common& common, const odds::Solution& solution,
                         const odds::Answers& answers, int digits) {
  return '\n' +
         strong(common, "Como se ha dado, punto contra banca", "As given, punto against banca") +
         values_text(common, answers.values, digits) + '\n' +
         strong(common, "La mejor respuesta de la banca al punto",
                "The banca's best answer to the punto") +
         banca_text(common, solution, answers.to_punto, digits) +
         values_text(common, answers.with_to_punto, digits) + '\n' +
         strong(common, "La mejor respuesta del punto a la banca",
                "The punto's best answer to the banca") +
         punto_text(common, solution, answers.to_banca, digits) +
         values_text(common, answers.with_to_banca, digits);
}

boost::json::object answers_json(const odds::Solution& solution, const odds::Answers& answers,
                                 int digits) {
  const auto& duel = solution.duel;
  return {{"punto", play_json(duel.punto(), answers.punto, digits)},
          {"banca", play_json(duel.banca(), answers.banca, digits)},
          {"values", values_json(answers.values, digits)},
          {"banca_answers", play_json(duel.banca(), answers.to_punto, digits)},
          {"values_with_banca_answer", values_json(answers.with_to_punto, digits)},
          {"punto_answers", play_json(duel.punto(), answers.to_banca, digits)},
          {"values_with_punto_answer", values_json(answers.with_to_banca, digits)}};
}

}  // namespace sabot::cli
