#include "sabot/cli/panos_odds_text.hpp"

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/csv.hpp"
#include "sabot/cli/odds_tables.hpp"
#include "sabot/cli/odds_text.hpp"
#include "sabot/cli/panos_options.hpp"

namespace sabot::cli {
namespace {

using odds::BetOdds;
using odds::decimal_text;
using odds::Fraction;
using odds::fraction_text;

struct Column {
  std::string_view es;
  std::string_view en;
  std::string_view json;
  Fraction BetOdds::*value;
};
constexpr std::array columns{
    Column{"gana", "wins", "win", &BetOdds::win},
    Column{"igual", "even", "tie", &BetOdds::tie},
    Column{"pierde", "loses", "loss", &BetOdds::loss},
    Column{"valor", "value", "value", &BetOdds::value},
    Column{"varianza", "variance", "variance", &BetOdds::variance},
    Column{"casa", "house", "house", &BetOdds::house},
};

// At which stake the figures are, where something may be rounded.
std::string stake_text(const Common& common, const odds::PanosQuery& query) {
  if (!query.at) return {};
  auto text = "  " +
              std::string(common.say("a esta apuesta, con lo que se redondea: ",
                                     "at this stake, with what is rounded: ")) +
              to_text(query.at->stake);
  if (query.at->minimum)
    text += std::string(common.say("; mínimo de la mesa: ", "; the table's minimum: ")) +
            to_text(*query.at->minimum);
  return text + '\n';
}

std::string heading(const Common& common, const odds::PanosReport& report) {
  return tinted(Tone::strong, report.ground.ruleset) +
         fmt::format(
             "  {} {}, {} {}\n  {}\n", report.game.packs, common.say("barajas", "packs"),
             report.cards.size(), common.say("cartas", "cards"),
             panos_stakes_text(common, report.query.stakes, report.bank, report.deduction())) +
         stake_text(common, report.query) + settings_text(common, report.ground);
}

std::string joint_text(const Common& common, const odds::JointLaw& law, int digits) {
  const int width = std::max(16, digits + 4);
  auto text = fmt::format("  {:<18}", common.say("primero \\ segundo", "first \\ second"));
  for (const auto& [es, en] : pano_outcomes)
    text += fmt::format("{:>{}}", common.say(es, en), width);
  text += '\n';
  for (std::size_t first = 0; first < odds::outcomes; ++first) {
    text += fmt::format("  {:<18}",
                        common.say(pano_outcomes[first].first, pano_outcomes[first].second));
    for (std::size_t second = 0; second < odds::outcomes; ++second)
      text +=
          fmt::format("{:>{}}", decimal_text(law[first * odds::outcomes + second], digits), width);
    text += '\n';
  }
  return text;
}

std::string bets_text(const Common& common, const odds::PanosWay& way, int digits) {
  const int width = std::max(11, digits + 3) + 1;
  auto text = fmt::format("  {:<10}", common.say("apuesta", "bet"));
  for (const auto& column : columns)
    text += fmt::format("{:>{}}", common.say(column.es, column.en), width);
  text += '\n';
  for (const auto& bet : way.bets) {
    text += fmt::format("  {:<10}", bet.name);
    for (const auto& column : columns)
      text += fmt::format("{:>{}}", decimal_text(bet.*column.value, digits), width);
    text += '\n';
  }
  return text;
}

std::string exact_text(const Common& common, const odds::PanosWay& way) {
  auto text = '\n' + tinted(Tone::strong, common.say("Exacto", "Exactly")) + '\n';
  for (std::size_t i = 0; i < odds::joint_outcomes; ++i)
    text += fmt::format("  {:<8}{:<8}{}\n", outcome_words[i / odds::outcomes],
                        outcome_words[i % odds::outcomes], fraction_text(way.law[i]));
  for (const auto& bet : way.bets)
    text += fmt::format("  {:<10}{:<8}{}\n", bet.name, common.say("valor", "value"),
                        fraction_text(bet.value));
  return text;
}

const Csv::Row start_columns{"rules", "packs",  "cards",     "first_stake", "second_stake",
                             "bank",  "banker", "deduction", "choices"};
Csv::Row start_of(const odds::PanosReport& report, const odds::PanosWay& way) {
  std::string choices;
  for (const auto& one : way.choices)
    choices += (choices.empty() ? "" : " ") + one.choice + '=' + fraction_text(one.probability);
  return {report.ground.ruleset,
          std::to_string(report.game.packs),
          std::to_string(report.cards.size()),
          fraction_text(report.query.stakes.first),
          fraction_text(report.query.stakes.second),
          to_text(report.bank),
          to_text(report.query.banker),
          fraction_text(report.deduction()),
          choices};
}

boost::json::object way_json(const odds::PanosReport& report, const odds::PanosWay& way,
                             int digits) {
  boost::json::array bets;
  for (const auto& bet : way.bets) {
    boost::json::object one{{"bet", bet.name}};
    for (const auto& column : columns) one[column.json] = exact_json(bet.*column.value, digits);
    one["standard_deviation"] = odds::root_text(bet.variance, digits);
    bets.push_back(std::move(one));
  }
  boost::json::array covariances;
  for (std::size_t one = 0; one < report.bets.size(); ++one)
    for (std::size_t other = one + 1; other < report.bets.size(); ++other)
      covariances.push_back(
          {{"bets", boost::json::array{report.bets[one].name, report.bets[other].name}},
           {"covariance",
            exact_json(covariance(report.bets[one].on, report.bets[other].on, way.law), digits)}});
  return {{"choices", choices_json(way.choices)},
          {"joint", joint_json(way.law, digits)},
          {"bets", std::move(bets)},
          {"covariances", std::move(covariances)}};
}

}  // namespace

boost::json::object joint_json(const odds::JointLaw& law, int digits) {
  boost::json::object json;
  for (std::size_t first = 0; first < odds::outcomes; ++first) {
    boost::json::object row;
    for (std::size_t second = 0; second < odds::outcomes; ++second)
      row[outcome_words[second]] = exact_json(law[first * odds::outcomes + second], digits);
    json[outcome_words[first]] = std::move(row);
  }
  return json;
}

std::string panos_odds_text(const Common& common, const odds::PanosReport& report,
                            const PanosRemovals& removals, int digits) {
  auto text = heading(common, report);
  for (std::size_t i = 0; i < report.ways.size(); ++i) {
    const auto& way = report.ways[i];
    text += '\n';
    if (!way.choices.empty())
      text += tinted(Tone::strong, choices_text(common, way.choices)) + '\n';
    text += joint_text(common, way.law, digits) + '\n' + bets_text(common, way, digits);
    if (!removals.empty())
      text += '\n' + removals_text(common, removals[i], way.bets, report.ways.size() == 1, digits);
  }
  if (report.ways.size() == 1) return text + exact_text(common, report.ways.front());
  return text + '\n' +
         tinted(Tone::dim,
                common.say("Con --play ELECCIÓN=PROBABILIDAD se muestra una sola, entera.",
                           "--play CHOICE=PROBABILITY shows one of them in full.")) +
         '\n';
}

boost::json::object panos_odds_json(const odds::PanosReport& report, const PanosRemovals& removals,
                                    int digits) {
  boost::json::array points;
  for (int one = 0; one < 10; ++one) points.push_back(report.cards.count(one));
  boost::json::array ways;
  for (std::size_t i = 0; i < report.ways.size(); ++i) {
    auto way = way_json(report, report.ways[i], digits);
    if (!removals.empty())
      way["removals"] = removals_json(removals[i], report.ways[i].bets, digits);
    ways.push_back(std::move(way));
  }
  auto json = ground_json(report.ground);
  json["packs"] = report.game.packs;
  json["gone"] = cards_json(report.query.gone);
  json["cards"] = report.cards.size();
  json["cards_by_points"] = std::move(points);
  json["stakes"] = boost::json::array{exact_json(report.query.stakes.first, digits),
                                      exact_json(report.query.stakes.second, digits)};
  json["bank"] = to_text(report.bank);
  json["deduction"] = exact_json(report.deduction(), digits);
  json["banker"] = to_text(report.query.banker);
  if (report.query.at) json["stake"] = to_text(report.query.at->stake);
  if (report.query.at && report.query.at->minimum)
    json["minimum"] = to_text(*report.query.at->minimum);
  json["ways"] = std::move(ways);
  return json;
}

std::string panos_odds_csv(const std::vector<odds::PanosReport>& reports, int digits) {
  auto names = start_columns;
  names.emplace_back("bet");
  for (const auto& column : columns) Csv::name_exact(names, column.json);
  names.emplace_back("standard_deviation");
  Csv csv(names);
  for (const auto& report : reports)
    for (const auto& way : report.ways)
      for (const auto& bet : way.bets) {
        auto row = start_of(report, way);
        row.push_back(bet.name);
        for (const auto& column : columns) Csv::add_exact(row, bet.*column.value, digits);
        row.push_back(odds::root_text(bet.variance, digits));
        csv.add(row);
      }
  return csv.text();
}

std::string panos_removals_csv(const std::vector<odds::PanosReport>& reports, int digits) {
  auto names = start_columns;
  names.insert(names.end(), {"points", "cards_of_points", "bet"});
  Csv::name_exact(names, "change");
  Csv csv(names);
  for (const auto& report : reports) {
    const auto removals = odds::removals_of(report);
    for (std::size_t i = 0; i < report.ways.size(); ++i)
      for (const auto& removal : removals[i])
        for (std::size_t bet = 0; bet < report.bets.size(); ++bet) {
          auto row = start_of(report, report.ways[i]);
          row.push_back(std::to_string(removal.points));
          row.push_back(std::to_string(removal.cards));
          row.push_back(report.bets[bet].name);
          Csv::add_exact(row, removal.changes[bet], digits);
          csv.add(row);
        }
  }
  return csv.text();
}

}  // namespace sabot::cli
