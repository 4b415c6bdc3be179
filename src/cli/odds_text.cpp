#include "sabot/cli/odds_text.hpp"

#include <algorithm>
#include <span>
#include <sstream>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/odds_tables.hpp"

namespace sabot::cli {
namespace {

using odds::BetOdds;
using odds::decimal_text;
using odds::Fraction;
using odds::fraction_text;
using odds::Outcome;

struct Column {
  std::string_view es;
  std::string_view en;
  std::string_view json;
  Fraction BetOdds::*value;
};
constexpr std::array columns{
    Column{"gana", "wins", "win", &BetOdds::win},
    Column{"empata", "ties", "tie", &BetOdds::tie},
    Column{"pierde", "loses", "loss", &BetOdds::loss},
    Column{"varianza", "variance", "variance", &BetOdds::variance},
    Column{"valor", "value", "value", &BetOdds::value},
    Column{"ventaja", "edge", "edge", &BetOdds::edge},
    Column{"valor/res.", "val./res.", "resolved_value", &BetOdds::resolved_value},
    Column{"vent./res.", "edge/res.", "resolved_edge", &BetOdds::resolved_edge},
    Column{"casa", "house", "house", &BetOdds::house},
};
// As wide as the widest number, with a blank before it.
int width_of(const odds::Way& way, int digits) {
  std::size_t widest = 11;
  for (const auto& bet : way.bets)
    for (const auto& column : columns)
      widest = std::max(widest, decimal_text(bet.*column.value, digits).size());
  return static_cast<int>(widest) + 1;
}

std::string heading(const Common& common, const odds::Report& report) {
  return tinted(Tone::strong, report.ground.ruleset) +
         fmt::format("  {} {}, {} {}\n", report.game.packs, common.say("barajas", "packs"),
                     report.cards.size(), common.say("cartas", "cards"));
}

// Two blocks, each of which fits a narrow terminal: how often, and how much.
std::string bet_table(const Common& common, const odds::Way& way, int digits) {
  constexpr std::size_t first_block = 4;
  const int width = width_of(way, digits);
  const std::span all(columns);
  std::string text;
  for (const auto block : {all.first(first_block), all.subspan(first_block)}) {
    if (!text.empty()) text += '\n';
    text += fmt::format("  {:<8}", common.say("apuesta", "bet"));
    for (const auto& column : block)
      text += fmt::format("{:>{}}", common.say(column.es, column.en), width);
    text += '\n';
    for (const auto& bet : way.bets) {
      text += fmt::format("  {:<8}", bet.name);
      for (const auto& column : block)
        text += fmt::format("{:>{}}", decimal_text(bet.*column.value, digits), width);
      text += '\n';
    }
  }
  return text;
}

std::string fractions(const Common& common, const odds::Way& way) {
  std::string text = tinted(Tone::strong, common.say("Exacto", "Exactly")) + '\n';
  for (const auto& bet : way.bets)
    for (const auto& column : columns) {
      const auto name = common.say(column.es, column.en);
      text += fmt::format("  {:<8}{:<12}{}\n", bet.name, name, fraction_text(bet.*column.value));
    }
  return text;
}

std::string cards_text(const Common& common, const odds::Way& way, int digits) {
  const auto& law = way.law;
  std::string text = tinted(Tone::strong, common.say("Cartas del punto y de la banca",
                                                     "Cards of punto and banca")) +
                     '\n';
  for (const int punto : {2, 3})
    for (const int banca : {2, 3}) {
      const auto sequences = law.sequences_of_cards(punto, banca);
      text += fmt::format("  {} + {}   {:>{}}   {}\n", punto, banca,
                          decimal_text(law.probability(sequences), digits), digits + 2,
                          fraction_text(law.probability(sequences)));
    }
  return text + fmt::format("  {:<8}{}   {}\n", common.say("media", "mean"),
                            decimal_text(law.cards_mean(), digits),
                            fraction_text(law.cards_mean()));
}

std::string totals_text(const Common& common, const odds::Way& way) {
  std::string text =
      tinted(Tone::strong, common.say("Totales, en %: punto por filas, banca por columnas",
                                      "Totals, in %: punto down, banca across")) +
      "\n      ";
  for (int banca = 0; banca < 10; ++banca) text += fmt::format("{:>7}", banca);
  text += '\n';
  for (int punto = 0; punto < 10; ++punto) {
    text += fmt::format("  {:>4}", punto);
    for (int banca = 0; banca < 10; ++banca)
      text += fmt::format(
          "{:>7}", decimal_text(100 * way.law.probability(way.law.sequences_of(punto, banca)), 3));
    text += '\n';
  }
  return text;
}

std::string sequences_text(const Common& common, const odds::Way& way) {
  const auto line = [&](std::string_view name, const Fraction& sequences) {
    return fmt::format("  {:<8}{}\n", name, fraction_text(sequences));
  };
  return tinted(Tone::strong, common.say("Sucesiones de seis cartas", "Sequences of six cards")) +
         '\n' + line("punto", way.law.sequences_of(Outcome::punto)) +
         line("banca", way.law.sequences_of(Outcome::banca)) +
         line("empate", way.law.sequences_of(Outcome::empate)) +
         line(common.say("todas", "all"), way.law.sequences());
}

std::string way_text(const Common& common, const odds::Report& report, const odds::Way& way,
                     bool removals, int digits) {
  std::string text;
  if (!way.choices.empty()) text = tinted(Tone::strong, choices_text(common, way.choices)) + '\n';
  text += bet_table(common, way, digits) + '\n' + covariances_text(common, report, way, digits);
  if (removals)
    text += '\n' + removals_text(common, odds::removals_of(report, way), way.bets,
                                 report.ways.size() == 1, digits);
  return text;
}

boost::json::object law_json(const odds::CoupLaw& law, int digits) {
  boost::json::array totals;
  for (int punto = 0; punto < 10; ++punto) {
    auto& row = totals.emplace_back(boost::json::array()).get_array();
    for (int banca = 0; banca < 10; ++banca)
      row.push_back(exact_json(law.probability(law.sequences_of(punto, banca)), digits));
  }
  boost::json::array cards;
  for (const int punto : {2, 3})
    for (const int banca : {2, 3})
      cards.push_back(
          {{"punto", punto},
           {"banca", banca},
           {"probability",
            exact_json(law.probability(law.sequences_of_cards(punto, banca)), digits)}});
  boost::json::object sequences;
  for (const auto& [name, outcome] :
       {std::pair("punto", Outcome::punto), {"banca", Outcome::banca}, {"empate", Outcome::empate}})
    sequences[name] = fraction_text(law.sequences_of(outcome));
  sequences["all"] = law.sequences().get_str();
  return {{"sequences", std::move(sequences)},
          {"totals", std::move(totals)},
          {"cards", std::move(cards)},
          {"cards_mean", exact_json(law.cards_mean(), digits)}};
}

boost::json::object way_json(const odds::Report& report, const odds::Way& way, bool removals,
                             int digits) {
  boost::json::array bets;
  for (const auto& bet : way.bets) {
    boost::json::object one{{"bet", bet.name}};
    for (const auto& column : columns) one[column.json] = exact_json(bet.*column.value, digits);
    one["standard_deviation"] = odds::root_text(bet.variance, digits);
    bets.push_back(std::move(one));
  }
  auto json = law_json(way.law, digits);
  json["choices"] = choices_json(way.choices);
  json["bets"] = std::move(bets);
  json["covariances"] = covariances_json(report, way, digits);
  if (removals) json["removals"] = removals_json(odds::removals_of(report, way), way.bets, digits);
  return json;
}

}  // namespace

boost::json::object exact_json(const Fraction& value, int digits) {
  return {{"fraction", fraction_text(value)}, {"decimal", decimal_text(value, digits)}};
}

std::string choices_text(const Common& common, const std::vector<odds::Played>& choices) {
  std::string text;
  for (const auto& one : choices) {
    const bool pure = one.probability == 0 || one.probability == 1;
    const auto how = one.probability == 1 ? common.say("pide", "draws")
                     : pure               ? common.say("se planta", "stands")
                                          : common.say("pide con", "draws with");
    text += fmt::format("{}{} {}{}", text.empty() ? "" : ", ", one.choice, how,
                        pure ? "" : " " + fraction_text(one.probability));
  }
  return text;
}

std::string settings_text(const Common& common, const odds::Ground& ground) {
  std::string text;
  std::istringstream lines(ground.overlay);
  for (std::string line; std::getline(lines, line);)
    if (!line.starts_with(law::leaving_key))
      text += fmt::format("  {}: {}\n", common.say("ajuste de la casa", "house setting"), line);
  return text + departures_text(common, ground.departures);
}

std::string no_such_bet(const Common& common, const std::vector<std::string>& bets,
                        std::string_view name) {
  std::string known;
  for (const auto& one : bets) known += (known.empty() ? "" : ", ") + one;
  return fmt::format(fmt::runtime(common.say("--bet: no existe la apuesta «{}»; existen {}",
                                             "--bet: there is no bet \"{}\"; there are {}")),
                     name, known);
}

boost::json::object ground_json(const odds::Ground& ground) {
  boost::json::array settings;
  for (const auto& one : ground.settings) settings.emplace_back(one);
  return {{"rules", ground.ruleset},
          {"regulation", ground.regulation},
          {"game", ground.game},
          {"settings", std::move(settings)},
          {"leaves_regulation", departures_json(ground.departures)},
          {"overlay", ground.overlay}};
}

boost::json::object choices_json(const std::vector<odds::Played>& choices) {
  boost::json::object json;
  for (const auto& one : choices) json[one.choice] = fraction_text(one.probability);
  return json;
}

boost::json::array cards_json(const std::vector<Card>& cards) {
  boost::json::array json;
  for (const auto card : cards) json.emplace_back(to_text(card));
  return json;
}

std::string odds_text(const Common& common, const odds::Report& report, bool removals, int digits) {
  std::string text = heading(common, report) + settings_text(common, report.ground);
  for (const auto& way : report.ways)
    text += '\n' + way_text(common, report, way, removals, digits);
  if (report.best_for_punto)
    text += fmt::format("\n{}: {}\n", common.say("Lo mejor para el punto", "Best for the punto"),
                        choices_text(common, report.ways[*report.best_for_punto].choices));
  if (report.ways.size() > 1)
    return text + '\n' +
           tinted(Tone::dim,
                  common.say("Con --play ELECCIÓN=PROBABILIDAD se muestra una sola, entera.",
                             "--play CHOICE=PROBABILITY shows one of them in full.")) +
           '\n';
  const auto& way = report.ways.front();
  return text + '\n' + fractions(common, way) + '\n' + sequences_text(common, way) + '\n' +
         totals_text(common, way) + '\n' + cards_text(common, way, digits);
}

boost::json::object odds_json(const odds::Report& report, bool removals, int digits) {
  boost::json::array ways;
  for (const auto& way : report.ways) ways.push_back(way_json(report, way, removals, digits));
  boost::json::array points;
  for (int one = 0; one < 10; ++one) points.push_back(report.cards.count(one));
  auto json = ground_json(report.ground);
  json["packs"] = report.game.packs;
  json["deduction"] = exact_json(report.game.deduction, digits);
  json["gone"] = cards_json(report.gone);
  json["cards"] = report.cards.size();
  json["cards_by_points"] = std::move(points);
  json["ways"] = std::move(ways);
  if (report.best_for_punto) json["best_for_punto"] = *report.best_for_punto;
  return json;
}

}  // namespace sabot::cli
