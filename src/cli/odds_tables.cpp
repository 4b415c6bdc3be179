#include "sabot/cli/odds_tables.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "sabot/cli/csv.hpp"
#include "sabot/cli/odds_text.hpp"

namespace sabot::cli {
namespace {

using odds::BetOdds;
using odds::decimal_text;
using odds::Fraction;
using odds::fraction_text;

constexpr std::array<std::pair<std::string_view, Fraction BetOdds::*>, 9> csv_columns{
    {{"win", &BetOdds::win},
     {"tie", &BetOdds::tie},
     {"loss", &BetOdds::loss},
     {"variance", &BetOdds::variance},
     {"value", &BetOdds::value},
     {"edge", &BetOdds::edge},
     {"resolved_value", &BetOdds::resolved_value},
     {"resolved_edge", &BetOdds::resolved_edge},
     {"house", &BetOdds::house}}};

int width_for(int digits) { return std::max(11, digits + 3) + 1; }

// "5=1 3:9=0", as --play has them.
std::string plays_text(const std::vector<odds::Played>& choices) {
  std::string text;
  for (const auto& one : choices)
    text += (text.empty() ? "" : " ") + one.choice + '=' + fraction_text(one.probability);
  return text;
}

Fraction covariance_of(const odds::Report& report, const odds::Way& way, std::size_t one,
                       std::size_t other) {
  return covariance(report.game.bets[one], report.game.bets[other], way.law.outcome_law());
}

// The root of a fraction below one is no fraction, so it has decimals only.
boost::json::value correlation_json(const Fraction& covariance, const Fraction& variances,
                                    int digits) {
  if (variances == 0) return nullptr;
  const auto size = odds::root_text(covariance * covariance / variances, digits);
  return boost::json::string((covariance < 0 ? "-" : "") + size);
}

Csv::Row csv_start(const odds::Report& report, const odds::Way& way) {
  return {report.ground.ruleset, std::to_string(report.game.packs),
          fraction_text(report.game.deduction), std::to_string(report.cards.size()),
          plays_text(way.choices)};
}
const Csv::Row csv_start_columns{"rules", "packs", "deduction", "cards", "choices"};

std::string bets_csv(const std::vector<odds::Report>& reports, int digits) {
  auto columns = csv_start_columns;
  columns.emplace_back("bet");
  for (const auto& [name, value] : csv_columns) Csv::name_exact(columns, name);
  columns.emplace_back("standard_deviation");
  Csv csv(columns);
  for (const auto& report : reports)
    for (const auto& way : report.ways)
      for (const auto& bet : way.bets) {
        auto row = csv_start(report, way);
        row.push_back(bet.name);
        for (const auto& [name, value] : csv_columns) Csv::add_exact(row, bet.*value, digits);
        row.push_back(odds::root_text(bet.variance, digits));
        csv.add(row);
      }
  return csv.text();
}

std::string removals_csv(const std::vector<odds::Report>& reports, int digits) {
  auto columns = csv_start_columns;
  columns.insert(columns.end(), {"points", "cards_of_points", "bet"});
  Csv::name_exact(columns, "change");
  Csv csv(columns);
  for (const auto& report : reports)
    for (const auto& way : report.ways)
      for (const auto& removal : odds::removals_of(report, way))
        for (std::size_t bet = 0; bet < way.bets.size(); ++bet) {
          auto row = csv_start(report, way);
          row.push_back(std::to_string(removal.points));
          row.push_back(std::to_string(removal.cards));
          row.push_back(way.bets[bet].name);
          Csv::add_exact(row, removal.changes[bet], digits);
          csv.add(row);
        }
  return csv.text();
}

}  // namespace

std::string points_text(int points) {
  if (points == 0) return "10 J Q K";
  return points == 1 ? "A" : std::to_string(points);
}

std::string removals_text(const Common& common, const std::vector<odds::Removal>& removals,
                          const std::vector<odds::BetOdds>& bets, bool fractions, int digits) {
  const int width = width_for(digits);
  std::string text =
      tinted(Tone::strong, common.say("Cuánto cambia el valor si falta una carta más",
                                      "By how much the value changes when one more card is gone")) +
      fmt::format("\n  {:<10}", common.say("carta", "card"));
  for (const auto& bet : bets) text += fmt::format("{:>{}}", bet.name, width);
  text += '\n';
  for (const auto& removal : removals) {
    text += fmt::format("  {:<10}", points_text(removal.points));
    for (const auto& change : removal.changes)
      text += fmt::format("{:>{}}", decimal_text(change, digits), width);
    text += '\n';
  }
  if (!fractions) return text;
  text += '\n';
  for (const auto& removal : removals)
    for (std::size_t bet = 0; bet < bets.size(); ++bet)
      text += fmt::format("  {:<10}{:<8}{}\n", points_text(removal.points), bets[bet].name,
                          fraction_text(removal.changes[bet]));
  return text;
}

boost::json::array removals_json(const std::vector<odds::Removal>& removals,
                                 const std::vector<odds::BetOdds>& bets, int digits) {
  boost::json::array json;
  for (const auto& removal : removals) {
    boost::json::object changes;
    for (std::size_t bet = 0; bet < bets.size(); ++bet)
      changes[bets[bet].name] = exact_json(removal.changes[bet], digits);
    json.push_back(
        {{"points", removal.points}, {"cards", removal.cards}, {"changes", std::move(changes)}});
  }
  return json;
}

std::string covariances_text(const Common& common, const odds::Report& report, const odds::Way& way,
                             int digits) {
  const int width = width_for(digits);
  std::string text = fmt::format("  {:<8}", common.say("covar.", "covar."));
  for (const auto& bet : way.bets) text += fmt::format("{:>{}}", bet.name, width);
  text += fmt::format("{:>{}}\n", common.say("desv. típ.", "std. dev."), width);
  for (std::size_t one = 0; one < way.bets.size(); ++one) {
    text += fmt::format("  {:<8}", way.bets[one].name);
    for (std::size_t other = 0; other < way.bets.size(); ++other)
      text += fmt::format("{:>{}}", decimal_text(covariance_of(report, way, one, other), digits),
                          width);
    text += fmt::format("{:>{}}\n", odds::root_text(way.bets[one].variance, digits), width);
  }
  return text;
}

boost::json::array covariances_json(const odds::Report& report, const odds::Way& way, int digits) {
  boost::json::array json;
  for (std::size_t one = 0; one < way.bets.size(); ++one)
    for (std::size_t other = one + 1; other < way.bets.size(); ++other) {
      const auto covariance = covariance_of(report, way, one, other);
      const Fraction variances = way.bets[one].variance * way.bets[other].variance;
      json.push_back({{"bets", boost::json::array{way.bets[one].name, way.bets[other].name}},
                      {"covariance", exact_json(covariance, digits)},
                      {"correlation", correlation_json(covariance, variances, digits)}});
    }
  return json;
}

std::string sweep_text(const Common& common, const std::vector<odds::Report>& reports, int digits) {
  const int width = width_for(digits);
  std::string text = tinted(Tone::strong, reports.front().ground.ruleset) + "\n\n";
  text += fmt::format("  {:>7}{:>11}  {:<8}", common.say("barajas", "packs"),
                      common.say("deducción", "deduction"), common.say("apuesta", "bet"));
  for (const auto& [es, en] : {std::pair("gana", "wins"),
                               {"empata", "ties"},
                               {"pierde", "loses"},
                               {"valor", "value"},
                               {"desv. típ.", "std. dev."}})
    text += fmt::format("{:>{}}", common.say(es, en), width);
  text += '\n';
  for (const auto& report : reports)
    for (const auto& way : report.ways) {
      if (!way.choices.empty()) text += "  " + choices_text(common, way.choices) + '\n';
      for (const auto& bet : way.bets) {
        text += fmt::format("  {:>7}{:>11}  {:<8}", report.game.packs,
                            fraction_text(report.game.deduction), bet.name);
        for (const auto* value : {&bet.win, &bet.tie, &bet.loss, &bet.value})
          text += fmt::format("{:>{}}", decimal_text(*value, digits), width);
        text += fmt::format("{:>{}}\n", odds::root_text(bet.variance, digits), width);
      }
    }
  return text;
}

std::string odds_csv(const std::vector<odds::Report>& reports, bool removals, int digits) {
  return removals ? removals_csv(reports, digits) : bets_csv(reports, digits);
}

}  // namespace sabot::cli
