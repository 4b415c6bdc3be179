#include <algorithm>
#include <iostream>

#include <boost/json/serialize.hpp>

#include "sabot/cli/odds_options.hpp"
#include "sabot/cli/odds_tables.hpp"
#include "sabot/cli/odds_text.hpp"
#include "sabot/cli/pictures.hpp"
#include "sabot/cli/run_text.hpp"
#include "sabot/law/numbers.hpp"
#include "sabot/odds/games.hpp"
#include "sabot/odds/stakes.hpp"

// The odds of games that are dealt from the sabot.

namespace sabot::cli {
namespace {

// Runs of a bank, by setting, way and opening stake; empty where none is asked for.
using Runs = std::vector<std::vector<std::vector<odds::RunReport>>>;

std::optional<Runs> runs_of(Common& common, const OddsOptions& options,
                            const std::vector<law::Ruleset>& rulesets,
                            const std::vector<odds::Report>& reports) {
  const auto plans = options.run.read(common, options.minimum);
  if (!plans) return std::nullopt;
  Runs runs;
  for (std::size_t i = 0; i < rulesets.size() && !plans->empty(); ++i) {
    auto& ways = runs.emplace_back();
    for (const auto& way : reports[i].ways) {
      auto& all = ways.emplace_back();
      for (const auto& plan : *plans) {
        auto run = odds::find_game(rulesets[i])->run(rulesets[i], plan, way.law.outcome_law());
        if (!run) return common.fail(run.error()), std::nullopt;
        all.push_back(*std::move(run));
      }
    }
  }
  return runs;
}

// One for each setting asked for.
std::optional<std::vector<odds::Report>> reports_of(Common& common, const OddsOptions& options,
                                                    const std::vector<law::Ruleset>& rulesets) {
  const auto gone = read_gone(common, options.gone);
  const auto stake = amount_of(common, "--stake", options.stake);
  if (!gone || !stake) return std::nullopt;
  std::vector<odds::Report> reports;
  for (const auto& ruleset : rulesets) {
    auto report = odds::report(ruleset, {*gone, options.plays});
    if (report && *stake) report = odds::at_stake(*std::move(report), ruleset, **stake);
    if (!report) return common.fail(report.error()), std::nullopt;
    reports.push_back(*std::move(report));
  }
  return reports;
}

std::vector<RepeatedBet> bets_of(const odds::Report& report, const odds::Way& way) {
  std::vector<RepeatedBet> bets;
  const auto law = way.law.outcome_law();
  for (const auto& bet : report.game.bets) bets.push_back({bet.name, odds::steps_of(bet, law)});
  return bets;
}

std::vector<SessionRows> session_rows(const odds::Report& report, const Session& session) {
  std::vector<SessionRows> all;
  for (std::size_t way = 0; way < report.ways.size(); ++way)
    all.push_back({{{"rules", report.ground.ruleset},
                    {"packs", std::to_string(report.game.packs)},
                    {"coups", std::to_string(*session.coups)},
                    {"way", std::to_string(way + 1)}},
                   bets_of(report, report.ways[way])});
  return all;
}

std::expected<boost::json::object, std::string> json_of(const odds::Report& report,
                                                        const OddsOptions& options,
                                                        const Session& session,
                                                        const Runs::value_type& runs) {
  auto json = odds_json(report, options.removals, options.digits);
  if (!options.stake.empty()) json["stake"] = options.stake;
  auto& ways = json["ways"].as_array();
  for (std::size_t i = 0; i < runs.size(); ++i) {
    boost::json::array all;
    for (const auto& run : runs[i]) all.push_back(run_json(run, options.digits));
    ways[i].as_object()["runs"] = std::move(all);
  }
  if (!session.any()) return json;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    auto one = session_json(bets_of(report, report.ways[i]), session, options.digits);
    if (!one) return one;
    ways[i].as_object()["session"] = *std::move(one);
  }
  return json;
}

std::expected<std::string, std::string> json_text(const std::vector<odds::Report>& reports,
                                                  const OddsOptions& options,
                                                  const Session& session, const Runs& runs) {
  boost::json::array all;
  for (std::size_t i = 0; i < reports.size(); ++i) {
    auto one = json_of(reports[i], options, session, runs.empty() ? Runs::value_type() : runs[i]);
    if (!one) return std::unexpected(one.error());
    all.push_back(*std::move(one));
  }
  if (all.size() == 1) return boost::json::serialize(all.front()) + '\n';
  return boost::json::serialize(boost::json::object{{"sweep", std::move(all)}}) + '\n';
}

std::string runs_text(const Common& common, const odds::Report& report,
                      const Runs::value_type& runs, int digits) {
  std::string text;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (runs.size() > 1) text += '\n' + choices_text(common, report.ways[i].choices) + '\n';
    for (const auto& run : runs[i]) text += '\n' + run_text(common, run, digits);
  }
  return text;
}

std::expected<std::string, std::string> text_of(const Common& common,
                                                const std::vector<odds::Report>& reports,
                                                const OddsOptions& options, const Session& session,
                                                const Runs& runs) {
  if (options.csv && session.any())
    return session_csv(session_rows(reports.front(), session), session, options.digits);
  if (options.csv) return odds_csv(reports, options.removals, options.digits);
  if (common.json) return json_text(reports, options, session, runs);
  if (reports.size() > 1) return sweep_text(common, reports, options.digits);
  const auto& report = reports.front();
  auto text = odds_text(common, report, options.removals, options.digits);
  if (!options.stake.empty())
    text += '\n' +
            std::string(common.say("A esta apuesta, con lo que se redondea: ",
                                   "At this stake, with what is rounded: ")) +
            options.stake + '\n';
  if (!runs.empty()) text += runs_text(common, report, runs.front(), options.digits);
  for (const auto& way : report.ways) {
    if (!session.any()) break;
    const auto more = session_text(common, bets_of(report, way), session, options.digits);
    if (!more) return more;
    if (report.ways.size() > 1) text += '\n' + choices_text(common, way.choices) + '\n';
    text += *more;
  }
  return text;
}

// Which bet to draw: the one asked for, or the first. None, and a message, where there is no such.
std::optional<std::size_t> drawn_bet(Common& common, const OddsOptions& options,
                                     const odds::Report& report) {
  const auto& bets = report.game.bets;
  if (options.bet.empty()) return 0;
  const auto bet = std::ranges::find(bets, options.bet, &odds::Bet::name);
  if (bet == bets.end())
    return common.fail(no_such_bet(common, names_of(bets), options.bet)), std::nullopt;
  return static_cast<std::size_t>(bet - bets.begin());
}

// What would be drawn nowhere, or of no bet, is refused before anything is said.
bool has_idle_options(Common& common, const OddsOptions& options) {
  if (!options.minimum.empty() && options.run.opening.empty()) {
    common.fail(common.say("--minimum no cambia nada en este juego",
                           "--minimum changes nothing in this game"));
    return true;
  }
  if (!picture_has_a_place(
          common, options.svg,
          {{"--picture", !options.picture.empty()}, {"--bet", !options.bet.empty()}}))
    return true;
  if (options.bet.empty() || options.picture == "gone") return false;
  common.fail(common.say("--bet dice de qué apuesta es el dibujo de --picture gone: dé los dos",
                         "--bet says of which bet --picture gone is drawn: give both"));
  return true;
}

// What cannot be shown of several settings, or as a table with commas.
bool is_too_much_at_once(Common& common, const OddsOptions& options, const Session& session,
                         bool sweep) {
  if (!options.run.opening.empty() && (options.csv || (sweep && !common.json))) {
    common.fail(common.say("--opening de varios ajustes sale con --json, y nunca con --csv",
                           "--opening of several settings comes with --json, and never with "
                           "--csv"));
    return true;
  }
  if (sweep && (!options.svg.empty() || !options.picture.empty()))
    common.fail(
        common.say("el dibujo es de un solo ajuste: dé un solo valor a --decks y a --deduction",
                   "a picture is of one setting: give --decks and --deduction one value "
                   "each"));
  else if (sweep && (options.removals || session.any()) && !common.json &&
           (!options.csv || session.any()))
    common.fail(common.say("de varios ajustes eso sale con --json; --removals, también con --csv",
                           "of several settings that comes with --json; --removals with --csv "
                           "too"));
  else if (options.csv && (session.bankroll || (session.any() && options.removals)))
    common.fail(common.say("--csv da una sola tabla: quite --bankroll, y dé --coups o --removals",
                           "--csv gives one table: leave out --bankroll, and give --coups or "
                           "--removals"));
  else
    return false;
  return true;
}

}  // namespace

void show_card_odds(Common& common, const OddsOptions& options,
                    const std::vector<law::Ruleset>& rulesets) {
  if (has_idle_options(common, options)) return;
  const auto session = session_of(common, options);
  if (!session) return;
  const auto reports = reports_of(common, options, rulesets);
  if (!reports) return;
  const bool sweep = reports->size() > 1;
  if (is_too_much_at_once(common, options, *session, sweep)) return;
  const auto bet = drawn_bet(common, options, reports->front());
  if (!bet) return;
  const auto runs = runs_of(common, options, rulesets, *reports);
  if (!runs) return;
  const auto text = text_of(common, *reports, options, *session, *runs);
  if (!text) return common.fail(text.error());
  const bool for_programs = common.json || options.csv;
  std::cout << (for_programs ? *text : with_numbers(common.lang(), *text));
  if (sweep || (options.csv && options.svg.empty()) || !wants_picture(common, options.svg)) return;
  const auto& report = reports->front();
  show_picture(common, options.svg,
               options.picture == "gone" ? gone_picture(common, report, *bet)
                                         : totals_picture(common, report));
}

}  // namespace sabot::cli
