#include "sabot/cli/treinta_cuarenta_odds_text.hpp"

#include <algorithm>
#include <array>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/csv.hpp"
#include "sabot/cli/odds_text.hpp"

namespace sabot::cli {
namespace {

using odds::decimal_text;
using odds::Fraction;
using odds::fraction_text;
using odds::RowsBet;
using odds::RowsLaw;
using odds::RowsPlay;
using odds::RowsReport;

constexpr int name_width = 20;

int width_for(int digits) { return std::max(11, digits + 4) + 1; }

std::string head(std::string_view first, int width, std::initializer_list<std::string_view> rest) {
  std::string text = fmt::format("  {:<{}}", first, name_width);
  for (const auto one : rest) text += fmt::format("{:>{}}", one, width);
  return tinted(Tone::strong, text) + '\n';
}

std::string row(std::string_view first, int width, int digits,
                std::initializer_list<const Fraction*> rest) {
  std::string text = fmt::format("  {:<{}}", first, name_width);
  for (const auto* one : rest) text += fmt::format("{:>{}}", decimal_text(*one, digits), width);
  return text + '\n';
}

std::string_view play_text(const Common& common, RowsPlay play) {
  switch (play) {
    case RowsPlay::half: return common.say("mitad", "half");
    case RowsPlay::prison: return common.say("prisión", "prison");
    case RowsPlay::best: return common.say("lo mejor", "best");
    case RowsPlay::insured: break;
  }
  return common.say("asegurada", "insured");
}

std::string chances_text(const Common& common, const RowsReport& report, int digits) {
  const int width = width_for(digits);
  auto text = head(common.say("suerte", "chance"), width,
                   {common.say("gana", "wins"), common.say("pierde", "loses"),
                    common.say("empate", "tie"), "31-31"});
  for (const auto& bet : report.bets)
    text += row(to_text(bet.chance), width, digits,
                {&bet.law.win, &bet.law.loss, &bet.law.tie, &bet.law.refait});
  return text;
}

std::string values_text(const Common& common, const RowsReport& report, int digits) {
  const int width = width_for(digits);
  auto text = head(common.say("apuesta", "bet"), width,
                   {common.say("valor", "value"), common.say("ventaja", "edge"),
                    common.say("decidida", "decided"), common.say("varianza", "variance")});
  for (const auto& bet : report.bets)
    for (const auto& way : bet.ways)
      text += row(to_text(bet.chance) + ", " + std::string(play_text(common, way.play)), width,
                  digits, {&way.value, &way.edge, &way.decided_edge, &way.variance});
  return text + "  " +
         std::string(common.say("decidida: la ventaja sin contar las jugadas nulas\n",
                                "decided: the edge where void coups are not counted\n"));
}

// How often the negra and the roja have each total; and both the same.
std::string totals_text(const Common& common, const RowsReport& report, int digits) {
  const int width = width_for(digits);
  auto text = head(
      common.say("total", "total"), width,
      {common.say("negra", "negra"), common.say("roja", "roja"), common.say("las dos", "both")});
  for (std::size_t i = 0; i < RowsLaw::totals; ++i) {
    Fraction negra;
    Fraction roja;
    for (std::size_t j = 0; j < RowsLaw::totals; ++j) {
      negra += report.law.all[i][j];
      roja += report.law.all[j][i];
    }
    text += row(std::to_string(report.law.least + static_cast<int>(i)), width, digits,
                {&negra, &roja, &report.law.all[i][i]});
  }
  if (report.law.unfinished > 0)
    text += row(common.say("carta roja", "red card"), width, digits, {&report.law.unfinished});
  return text;
}

bool same_prison(const RowsBet& one, const RowsBet& other) {
  return one.law.win == other.law.win && one.law.refait == other.law.refait &&
         one.law.loss == other.law.loss;
}

// One table for all chances that have the same.
std::string prison_text(const Common& common, const RowsReport& report, int digits) {
  const int width = width_for(digits);
  std::string text;
  for (auto bet = report.bets.begin(); bet != report.bets.end(); ++bet) {
    const auto same = [&](const RowsBet& other) { return same_prison(*bet, other); };
    if (std::any_of(report.bets.begin(), bet, same)) continue;
    std::string names;
    for (const auto& other : report.bets)
      if (same(other)) names += (names.empty() ? "" : ", ") + to_text(other.chance);
    text +=
        '\n' +
        tinted(Tone::strong, fmt::format(fmt::runtime(common.say("Tras 31 a 31, en apuestas: {}",
                                                                 "After 31 and 31, in stakes: {}")),
                                         names)) +
        '\n' +
        head(common.say("veces", "times"), width,
             {common.say("retenido", "held"), common.say("mitad", "half"),
              common.say("prisión", "prison"), common.say("y lo mejor", "then best")});
    for (const auto& now : bet->prison.zeros())
      text += row(std::to_string(now.zeros), width, digits,
                  {&now.held, &now.half, &now.prisoner, &now.best_prisoner});
  }
  return text;
}

boost::json::array totals_json(const RowsLaw::Table& table, int digits) {
  boost::json::array all;
  for (const auto& of_negra : table) {
    boost::json::array one;
    for (const auto& value : of_negra) one.push_back(exact_json(value, digits));
    all.push_back(std::move(one));
  }
  return all;
}

boost::json::object bet_json(const RowsBet& bet, int digits) {
  boost::json::array ways;
  for (const auto& way : bet.ways)
    ways.push_back({{"play", play_name(way.play)},
                    {"value", exact_json(way.value, digits)},
                    {"edge", exact_json(way.edge, digits)},
                    {"decided_edge", exact_json(way.decided_edge, digits)},
                    {"variance", exact_json(way.variance, digits)},
                    {"standard_deviation", odds::root_text(way.variance, digits)}});
  boost::json::array prison;
  for (const auto& now : bet.prison.zeros())
    prison.push_back({{"times", now.zeros},
                      {"held", exact_json(now.held, digits)},
                      {"half", exact_json(now.half, digits)},
                      {"prisoner", exact_json(now.prisoner, digits)},
                      {"best_prisoner", exact_json(now.best_prisoner, digits)},
                      {"must_stay", now.must_stay},
                      {"best", now.half_is_best() ? "half" : "prison"}});
  return {{"chance", to_text(bet.chance)},
          {"win", exact_json(bet.law.win, digits)},
          {"loss", exact_json(bet.law.loss, digits)},
          {"tie", exact_json(bet.law.tie, digits)},
          {"refait", exact_json(bet.law.refait, digits)},
          {"ways", std::move(ways)},
          {"prison", std::move(prison)}};
}

}  // namespace

std::string_view play_name(RowsPlay play) {
  constexpr std::array<std::string_view, 4> names{"half", "prison", "best", "insured"};
  return names[static_cast<std::size_t>(play)];
}

std::string rows_odds_text(const Common& common, const RowsReport& report, int digits) {
  auto text = tinted(Tone::strong, report.ground.ruleset) +
              fmt::format("  {} {}\n", report.deck.cards(), common.say("cartas", "cards"));
  text += settings_text(common, report.ground);
  if (report.stake)
    text +=
        fmt::format("  {}: {}, {}: {}\n", common.say("apuesta", "stake"), to_text(*report.stake),
                    common.say("mínimo de la mesa", "table minimum"), to_text(report.minimum));
  const auto& first = report.bets.front();
  return text + '\n' + chances_text(common, report, digits) + '\n' +
         values_text(common, report, digits) + '\n' + totals_text(common, report, digits) + '\n' +
         fmt::format("  31-31: {}\n", fraction_text(first.law.refait)) +
         prison_text(common, report, digits);
}

boost::json::object rows_odds_json(const RowsReport& report, int digits) {
  boost::json::array bets;
  for (const auto& bet : report.bets) bets.push_back(bet_json(bet, digits));
  boost::json::array gone;
  for (const auto card : report.gone) gone.emplace_back(to_text(card));
  auto json = ground_json(report.ground);
  json["packs"] = report.rules.packs.value;
  json["gone"] = std::move(gone);
  json["cards"] = report.deck.cards();
  json["least_total"] = report.law.least;
  json["totals"] = totals_json(report.law.all, digits);
  json["totals_red_first"] = totals_json(report.law.red_first, digits);
  json["unfinished"] = exact_json(report.law.unfinished, digits);
  json["insurance"] = exact_json(report.insurance, digits);
  if (report.stake) {
    json["stake"] = to_text(*report.stake);
    json["minimum"] = to_text(report.minimum);
  }
  json["bets"] = std::move(bets);
  return json;
}

std::string rows_odds_csv(const std::vector<RowsReport>& reports, int digits) {
  Csv::Row columns{"rules", "settings", "cards", "chance", "play"};
  for (const auto* name :
       {"win", "loss", "tie", "refait", "value", "edge", "decided_edge", "variance"})
    Csv::name_exact(columns, name);
  Csv csv(columns);
  for (const auto& report : reports) {
    std::string settings;
    for (const auto& one : report.ground.settings) settings += (settings.empty() ? "" : "; ") + one;
    for (const auto& bet : report.bets)
      for (const auto& way : bet.ways) {
        Csv::Row cells{report.ground.ruleset, settings, std::to_string(report.deck.cards()),
                       to_text(bet.chance), std::string(play_name(way.play))};
        for (const auto* value : {&bet.law.win, &bet.law.loss, &bet.law.tie, &bet.law.refait,
                                  &way.value, &way.edge, &way.decided_edge, &way.variance})
          Csv::add_exact(cells, *value, digits);
        csv.add(cells);
      }
  }
  return csv.text();
}

}  // namespace sabot::cli
