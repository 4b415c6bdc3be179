#include <iostream>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/cli/odds_options.hpp"
#include "sabot/cli/treinta_cuarenta_odds_text.hpp"
#include "sabot/law/numbers.hpp"

// The odds of two rows.

namespace sabot::cli {
namespace {

// What is asked for that this game does not answer.
bool asks_too_much(Common& common, const OddsOptions& options) {
  const std::initializer_list<std::pair<std::string_view, bool>> others{
      {"--play", !options.plays.empty()},        {"--removals", options.removals},
      {"--svg", !options.svg.empty()},           {"--picture", !options.picture.empty()},
      {"--bet", !options.bet.empty()},           {"--coups", options.coups != 0},
      {"--bankroll", !options.bankroll.empty()}, {"--goal", !options.goal.empty()}};
  for (const auto& [option, given] : others)
    if (given) {
      common.fail(std::string(option) +
                  std::string(common.say(" no vale para este juego", " is not for this game")));
      return true;
    }
  if (options.minimum.empty() || !options.stake.empty()) return false;
  common.fail(common.say("--minimum es el de una mesa con una apuesta: dé también --stake",
                         "--minimum is that of a table with a stake: give --stake too"));
  return true;
}

std::optional<std::vector<odds::RowsReport>> reports_of(Common& common, const OddsOptions& options,
                                                        const std::vector<law::Ruleset>& rulesets) {
  const auto gone = read_gone(common, options.gone);
  if (!gone) return std::nullopt;
  const auto stake = amount_of(common, "--stake", options.stake);
  if (!stake) return std::nullopt;
  const auto minimum = amount_of(common, "--minimum", options.minimum);
  if (!minimum) return std::nullopt;
  std::vector<odds::RowsReport> reports;
  for (const auto& ruleset : rulesets) {
    auto report = odds::rows_report(ruleset, {*gone, *stake, *minimum});
    if (!report) return common.fail(report.error()), std::nullopt;
    reports.push_back(*std::move(report));
  }
  return reports;
}

std::string json_text(const std::vector<odds::RowsReport>& reports, int digits) {
  boost::json::array all;
  for (const auto& report : reports) all.push_back(rows_odds_json(report, digits));
  if (all.size() == 1) return boost::json::serialize(all.front()) + '\n';
  return boost::json::serialize(boost::json::object{{"sweep", std::move(all)}}) + '\n';
}

}  // namespace

void show_rows_odds(Common& common, const OddsOptions& options,
                    const std::vector<law::Ruleset>& rulesets) {
  if (asks_too_much(common, options)) return;
  const auto reports = reports_of(common, options, rulesets);
  if (!reports) return;
  if (options.csv) {
    std::cout << rows_odds_csv(*reports, options.digits);
  } else if (common.json) {
    std::cout << json_text(*reports, options.digits);
  } else {
    std::string text;
    for (const auto& report : *reports)
      text += (text.empty() ? "" : "\n") + rows_odds_text(common, report, options.digits);
    std::cout << with_numbers(common.lang(), text);
  }
}

}  // namespace sabot::cli
