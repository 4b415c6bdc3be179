#include <iostream>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/cli/odds_options.hpp"
#include "sabot/cli/odds_text.hpp"
#include "sabot/cli/panos_odds_text.hpp"
#include "sabot/cli/pictures.hpp"
#include "sabot/law/numbers.hpp"

// The odds of games with two paños.

namespace sabot::cli {
namespace {

bool is_sound(Common& common, const OddsOptions& options) {
  if (says_nothing_of_panos(
          common, {{"--picture", options.picture == "gone",
                    "el dibujo es el de cómo acaba la jugada; lo que cambia al faltar una carta lo "
                    "da --removals",
                    "the picture is of how a coup ends; --removals gives what a card that is gone "
                    "changes"}}))
    return false;
  const bool session = options.coups > 0 || !options.bankroll.empty();
  if (!options.minimum.empty() && options.stake.empty())
    common.fail(common.say("--minimum es el de una mesa con una apuesta: dé también --stake",
                           "--minimum is that of a table with a stake: give --stake too"));
  else if (!options.bet.empty() && !session)
    common.fail(
        common.say("--bet dice de qué apuesta son las muchas jugadas: dé --coups o "
                   "--bankroll",
                   "--bet says which bet the many coups are of: give --coups or "
                   "--bankroll"));
  else
    return picture_has_a_place(common, options.svg, {{"--picture", !options.picture.empty()}});
  return false;
}

// What cannot be shown of several settings, or as a table with commas.
bool is_too_much(Common& common, const OddsOptions& options, const Session& session, bool sweep) {
  if (sweep && !options.svg.empty())
    common.fail(
        common.say("el dibujo es de un solo ajuste: dé un solo valor a --decks y a --deduction",
                   "a picture is of one setting: give --decks and --deduction one value "
                   "each"));
  else if (options.csv && (session.bankroll || (session.any() && options.removals)))
    common.fail(common.say("--csv da una sola tabla: quite --bankroll, y dé --coups o --removals",
                           "--csv gives one table: leave out --bankroll, and give --coups or "
                           "--removals"));
  else
    return false;
  return true;
}

std::optional<odds::PanosQuery> query_of(Common& common, const OddsOptions& options) {
  const auto gone = read_gone(common, options.gone);
  const auto panos = options.panos.read(common);
  const auto stake = amount_of(common, "--stake", options.stake);
  const auto minimum = amount_of(common, "--minimum", options.minimum);
  if (!gone || !panos || !stake || !minimum) return std::nullopt;
  odds::PanosQuery query{*gone, options.plays, panos->banker, panos->stakes, panos->bank};
  if (*stake) query.at = odds::PanosStake{**stake, *minimum};
  return query;
}

std::optional<std::vector<odds::PanosReport>> reports_of(
    Common& common, const OddsOptions& options, const std::vector<law::Ruleset>& rulesets) {
  const auto query = query_of(common, options);
  if (!query) return std::nullopt;
  std::vector<odds::PanosReport> reports;
  for (const auto& ruleset : rulesets) {
    auto report = odds::panos_report(ruleset, *query);
    if (!report) return common.fail(report.error()), std::nullopt;
    reports.push_back(*std::move(report));
  }
  return reports;
}

// The bets that the many coups are of: the one asked for, or all.
std::vector<RepeatedBet> bets_of(const odds::PanosReport& report, const odds::PanosWay& way,
                                 const std::string& bet) {
  std::vector<RepeatedBet> bets;
  for (const auto& one : report.bets)
    if (bet.empty() || one.name == bet) bets.push_back({one.name, odds::steps_of(one, way.law)});
  return bets;
}

// Refused before anything is computed of it.
bool is_repeatable(Common& common, const std::vector<odds::PanosReport>& reports,
                   const OddsOptions& options, const Session& session) {
  for (const auto& report : reports)
    for (const auto& way : report.ways) {
      const auto bets = bets_of(report, way, options.bet);
      if (bets.empty()) {
        common.fail(no_such_bet(common, names_of(report.bets), options.bet));
        return false;
      }
      if (const auto why = too_many_coups(common, bets, session)) return common.fail(*why), false;
    }
  return true;
}

// What is asked for beside the reports.
struct Asked {
  const OddsOptions& options;
  const Session& session;

  PanosRemovals removals(const odds::PanosReport& report) const {
    return options.removals ? odds::removals_of(report) : PanosRemovals();
  }
};

std::expected<std::string, std::string> json_text(const std::vector<odds::PanosReport>& reports,
                                                  const Asked& asked) {
  const int digits = asked.options.digits;
  boost::json::array all;
  for (const auto& report : reports) {
    auto json = panos_odds_json(report, asked.removals(report), digits);
    auto& ways = json["ways"].as_array();
    for (std::size_t i = 0; asked.session.any() && i < ways.size(); ++i) {
      auto one =
          session_json(bets_of(report, report.ways[i], asked.options.bet), asked.session, digits);
      if (!one) return std::unexpected(one.error());
      ways[i].as_object()["session"] = *std::move(one);
    }
    all.push_back(std::move(json));
  }
  if (all.size() == 1) return boost::json::serialize(all.front()) + '\n';
  return boost::json::serialize(boost::json::object{{"sweep", std::move(all)}}) + '\n';
}

std::string csv_text(const std::vector<odds::PanosReport>& reports, const Asked& asked) {
  const auto& [options, session] = asked;
  if (options.removals) return panos_removals_csv(reports, options.digits);
  if (!session.any()) return panos_odds_csv(reports, options.digits);
  std::vector<SessionRows> rows;
  for (const auto& report : reports)
    for (std::size_t way = 0; way < report.ways.size(); ++way)
      rows.push_back({{{"rules", report.ground.ruleset},
                       {"packs", std::to_string(report.game.packs)},
                       {"deduction", odds::fraction_text(report.deduction())},
                       {"coups", std::to_string(*session.coups)},
                       {"way", std::to_string(way + 1)}},
                      bets_of(report, report.ways[way], options.bet)});
  return session_csv(rows, session, options.digits);
}

std::expected<std::string, std::string> plain_text(const Common& common,
                                                   const std::vector<odds::PanosReport>& reports,
                                                   const Asked& asked) {
  const auto& [options, session] = asked;
  std::string text;
  for (const auto& report : reports) {
    text += (text.empty() ? "" : "\n") +
            panos_odds_text(common, report, asked.removals(report), options.digits);
    for (const auto& way : report.ways) {
      if (!session.any()) break;
      const auto more =
          session_text(common, bets_of(report, way, options.bet), session, options.digits);
      if (!more) return more;
      if (report.ways.size() > 1) text += '\n' + choices_text(common, way.choices) + '\n';
      text += *more;
    }
  }
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
  if (!is_sound(common, options)) return;
  const auto session = session_of(common, options);
  if (!session || is_too_much(common, options, *session, rulesets.size() > 1)) return;
  const auto reports = reports_of(common, options, rulesets);
  if (!reports || (session->any() && !is_repeatable(common, *reports, options, *session))) return;
  const Asked asked{options, *session};
  const std::expected<std::string, std::string> text = options.csv ? csv_text(*reports, asked)
                                                       : common.json
                                                           ? json_text(*reports, asked)
                                                           : plain_text(common, *reports, asked);
  if (!text) return common.fail(text.error());
  std::cout << *text;
  if (reports->size() > 1 || (options.csv && options.svg.empty()) ||
      !wants_picture(common, options.svg))
    return;
  show_picture(common, options.svg, joint_picture(common, reports->front()));
}

}  // namespace sabot::cli
