#include <iostream>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/cli/odds_options.hpp"
#include "sabot/cli/wheel_odds_text.hpp"
#include "sabot/law/numbers.hpp"

// The odds of wheels.

namespace sabot::cli {
namespace {

bool asks_for_cards(Common& common, const OddsOptions& options) {
  return says_of_cards(common, {{"--gone", !options.gone.empty()},
                                {"--play", !options.plays.empty()},
                                {"--removals", options.removals},
                                {"--svg", !options.svg.empty()},
                                {"--picture", !options.picture.empty()},
                                {"--bet", !options.bet.empty()}});
}

bool contradicts_itself(Common& common, const OddsOptions& options, const Session& session,
                        bool sweep) {
  if (!options.minimum.empty() && options.stake.empty())
    common.fail(common.say("--minimum es el de una mesa con una apuesta: dé también --stake",
                           "--minimum is that of a table with a stake: give --stake too"));
  else if (options.csv && (session.bankroll || (session.any() && sweep)))
    common.fail(common.say("--csv da una sola tabla: quite --bankroll, o pida un solo ajuste",
                           "--csv gives one table: leave out --bankroll, or ask for one setting"));
  else
    return false;
  return true;
}

std::optional<std::vector<odds::WheelReport>> reports_of(
    Common& common, const OddsOptions& options, const std::vector<law::Ruleset>& rulesets) {
  const auto stake = amount_of(common, "--stake", options.stake);
  if (!stake) return std::nullopt;
  const auto minimum = amount_of(common, "--minimum", options.minimum);
  if (!minimum) return std::nullopt;
  std::vector<odds::WheelReport> reports;
  for (const auto& ruleset : rulesets) {
    auto report = odds::wheel_report(ruleset, {*stake, *minimum});
    if (!report) return common.fail(report.error()), std::nullopt;
    reports.push_back(*std::move(report));
  }
  return reports;
}

std::expected<std::string, std::string> json_text(const std::vector<odds::WheelReport>& reports,
                                                  const OddsOptions& options,
                                                  const Session& session) {
  boost::json::array all;
  for (const auto& report : reports) {
    auto json = wheel_odds_json(report, options.digits);
    if (session.any()) {
      auto many = session_json(settled_at_once(report), session, options.digits);
      if (!many) return std::unexpected(many.error());
      json["session"] = *std::move(many);
    }
    all.push_back(std::move(json));
  }
  if (all.size() == 1) return boost::json::serialize(all.front()) + '\n';
  return boost::json::serialize(boost::json::object{{"sweep", std::move(all)}}) + '\n';
}

// Which stakes the law of many spins speaks of.
std::string halves_text(const Common& common, const odds::WheelReport& report) {
  if (!report.rules.has_prison()) return {};
  return std::string(common.say(
      "En las suertes sencillas, la mitad tras cada cero; la prisión necesita más de una tirada.\n",
      "On the simple chances, half after every zero; prison takes more than one spin.\n"));
}

std::expected<std::string, std::string> plain_text(const Common& common,
                                                   const std::vector<odds::WheelReport>& reports,
                                                   const OddsOptions& options,
                                                   const Session& session) {
  std::string text;
  for (const auto& report : reports) {
    if (!text.empty()) text += '\n';
    text += wheel_odds_text(common, report, options.digits);
    if (!session.any()) continue;
    const auto many = session_text(common, settled_at_once(report), session, options.digits);
    if (!many) return many;
    text += *many + halves_text(common, report);
  }
  return text;
}

std::string csv_text(const std::vector<odds::WheelReport>& reports, const OddsOptions& options,
                     const Session& session) {
  if (!session.any()) return wheel_odds_csv(reports, options.digits);
  const auto& report = reports.front();
  return session_csv(
      {{{{"rules", report.ground.ruleset}, {"coups", std::to_string(*session.coups)}},
        settled_at_once(report)}},
      session, options.digits);
}

}  // namespace

void show_wheel_odds(Common& common, const OddsOptions& options,
                     const std::vector<law::Ruleset>& rulesets) {
  if (asks_for_cards(common, options)) return;
  const auto session = session_of(common, options);
  if (!session || contradicts_itself(common, options, *session, rulesets.size() > 1)) return;
  const auto reports = reports_of(common, options, rulesets);
  if (!reports) return;
  if (options.csv) {
    std::cout << csv_text(*reports, options, *session);
    return;
  }
  const auto text = common.json ? json_text(*reports, options, *session)
                                : plain_text(common, *reports, options, *session);
  if (!text) return common.fail(text.error());
  std::cout << (common.json ? *text : with_numbers(common.lang(), *text));
}

}  // namespace sabot::cli
