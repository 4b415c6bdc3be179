#include <iostream>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/cli/odds_options.hpp"
#include "sabot/cli/panos_odds_text.hpp"
#include "sabot/cli/pictures.hpp"
#include "sabot/law/numbers.hpp"

// The odds of games with two paños.

namespace sabot::cli {
namespace {

bool is_sound(Common& common, const OddsOptions& options, bool sweep) {
  if (says_nothing_of_panos(common, {{"--removals", options.removals},
                                     {"--stake", !options.stake.empty()},
                                     {"--minimum", !options.minimum.empty()},
                                     {"--coups", options.coups > 0},
                                     {"--bankroll", !options.bankroll.empty()},
                                     {"--goal", !options.goal.empty()},
                                     {"--picture", options.picture == "gone"},
                                     {"--bet", !options.bet.empty()}}))
    return false;
  if (sweep && !options.svg.empty()) {
    common.fail(
        common.say("el dibujo es de un solo ajuste: dé un solo valor a --decks y a --deduction",
                   "a picture is of one setting: give --decks and --deduction one value "
                   "each"));
    return false;
  }
  return picture_has_a_place(common, options.svg, {{"--picture", !options.picture.empty()}});
}

std::optional<std::vector<odds::PanosReport>> reports_of(
    Common& common, const OddsOptions& options, const std::vector<law::Ruleset>& rulesets) {
  const auto gone = read_gone(common, options.gone);
  const auto panos = options.panos.read(common);
  if (!gone || !panos) return std::nullopt;
  const odds::PanosQuery query{*gone, options.plays, panos->banker, panos->stakes, panos->bank};
  std::vector<odds::PanosReport> reports;
  for (const auto& ruleset : rulesets) {
    auto report = odds::panos_report(ruleset, query);
    if (!report) return common.fail(report.error()), std::nullopt;
    reports.push_back(*std::move(report));
  }
  return reports;
}

std::string json_text(const std::vector<odds::PanosReport>& reports, int digits) {
  boost::json::array all;
  for (const auto& report : reports) all.push_back(panos_odds_json(report, digits));
  if (all.size() == 1) return boost::json::serialize(all.front()) + '\n';
  return boost::json::serialize(boost::json::object{{"sweep", std::move(all)}}) + '\n';
}

std::string plain_text(const Common& common, const std::vector<odds::PanosReport>& reports,
                       int digits) {
  std::string text;
  for (const auto& report : reports)
    text += (text.empty() ? "" : "\n") + panos_odds_text(common, report, digits);
  return with_numbers(common.lang(), text);
}

// How often a coup ends so on both paños.
Picture joint_picture(const Common& common, const odds::PanosReport& report) {
  chart::HeatMap map{.title = std::string(common.say("Cómo acaba la jugada en los dos paños",
                                                     "How a coup ends on both paños")),
                     .subtitle = report.ground.ruleset,
                     .row_title = std::string(common.say("primer paño", "first paño")),
                     .column_title = std::string(common.say("segundo paño", "second paño")),
                     .numbers = chart::Numbers::percent};
  for (const auto& [es, en] : pano_outcomes) {
    map.rows.emplace_back(common.say(es, en));
    map.columns.emplace_back(common.say(es, en));
  }
  for (const auto& probability : report.ways.front().law)
    map.cells.push_back(odds::approximate(probability));
  return map;
}

}  // namespace

void show_panos_odds(Common& common, const OddsOptions& options,
                     const std::vector<law::Ruleset>& rulesets) {
  if (!is_sound(common, options, rulesets.size() > 1)) return;
  const auto reports = reports_of(common, options, rulesets);
  if (!reports) return;
  if (options.csv)
    std::cout << panos_odds_csv(*reports, options.digits);
  else
    std::cout << (common.json ? json_text(*reports, options.digits)
                              : plain_text(common, *reports, options.digits));
  if (reports->size() > 1 || (options.csv && options.svg.empty()) ||
      !wants_picture(common, options.svg))
    return;
  show_picture(common, options.svg, joint_picture(common, reports->front()));
}

}  // namespace sabot::cli
