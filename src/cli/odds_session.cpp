#include "sabot/cli/odds_session.hpp"

#include <algorithm>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "sabot/cli/csv.hpp"
#include "sabot/cli/odds_text.hpp"

namespace sabot::cli {
namespace {

using odds::decimal_text;
using odds::Fraction;
using odds::fraction_text;

constexpr std::array quantiles{1, 5, 25, 50, 75, 95, 99};  // in hundredths

int width_for(int digits) { return std::max(9, digits + 3) + 1; }

std::vector<odds::Step> steps_of(const odds::Report& report, const odds::Way& way,
                                 std::size_t bet) {
  return odds::steps_of(report.game.bets[bet], way.law.outcome_law());
}

// A whole number as it is, and else with decimals.
std::string short_text(const Fraction& value) {
  return value.get_den() == 1 ? fraction_text(value) : decimal_text(value, 2);
}

std::string law_text(const Common& common, const odds::Report& report, const odds::Way& way,
                     int coups, int digits) {
  const int width = width_for(digits);
  std::string text =
      tinted(Tone::strong,
             fmt::format(
                 fmt::runtime(common.say(
                     "Tras {} jugadas con la misma apuesta, cada una desde este sabot, en apuestas",
                     "After {} coups with the same stake, each from this sabot, in stakes")),
                 coups));
  text += fmt::format("\n  {:<8}", common.say("apuesta", "bet"));
  for (const auto& [es, en] : {std::pair("media", "mean"),
                               {"desv. típ.", "std. dev."},
                               {"pierde", "behind"},
                               {"igual", "even"},
                               {"gana", "ahead"}})
    text += fmt::format("{:>{}}", common.say(es, en), width);
  for (const int percent : quantiles) text += fmt::format("{:>8}", fmt::format("{} %", percent));
  text += '\n';
  for (std::size_t bet = 0; bet < way.bets.size(); ++bet) {
    const auto law = law_of_coups(steps_of(report, way, bet), coups);
    text += fmt::format("  {:<8}{:>{}}{:>{}}", way.bets[bet].name, decimal_text(law.mean, digits),
                        width, odds::root_text(law.variance, digits), width);
    for (const auto* one : {&law.behind, &law.even, &law.ahead})
      text += fmt::format("{:>{}}", decimal_text(*one, digits), width);
    for (const int percent : quantiles)
      text += fmt::format("{:>8}", short_text(law.quantile(odds::fraction(percent, 100))));
    text += '\n';
  }
  return text;
}

odds::Gambler gambler_of(const Session& session) {
  return {*session.bankroll, session.goal, session.coups};
}

std::string ruin_heading(const Common& common, const Session& session) {
  std::string text = fmt::format(
      fmt::runtime(common.say("Riesgo de ruina con {} apuestas", "Risk of ruin with {} stakes")),
      short_text(*session.bankroll));
  if (session.goal)
    text += fmt::format(fmt::runtime(common.say(", hasta tener {}", ", until there are {}")),
                        short_text(*session.goal));
  if (session.coups)
    text += fmt::format(fmt::runtime(common.say(", durante {} jugadas", ", for at most {} coups")),
                        *session.coups);
  return text;
}

std::expected<std::string, std::string> ruin_text(const Common& common, const odds::Report& report,
                                                  const odds::Way& way, const Session& session,
                                                  int digits) {
  const int width = width_for(digits);
  auto text = tinted(Tone::strong, ruin_heading(common, session)) +
              fmt::format("\n  {:<8}", common.say("apuesta", "bet"));
  for (const auto& [es, en] :
       {std::pair("ruina", "ruined"), {"meta", "goal"}, {"ninguna", "neither"}})
    text += fmt::format("{:>{}}", common.say(es, en), width);
  text += '\n';
  for (std::size_t bet = 0; bet < way.bets.size(); ++bet) {
    const auto ruin = ruin_of(steps_of(report, way, bet), gambler_of(session));
    if (!ruin) return std::unexpected(ruin.error());
    text += fmt::format("  {:<8}", way.bets[bet].name);
    for (const auto* one : {&ruin->ruined, &ruin->reached, &ruin->neither})
      text += fmt::format("{:>{}}", decimal_text(*one, digits), width);
    text += '\n';
  }
  return text;
}

boost::json::object law_json(const odds::RepeatedLaw& law, int digits) {
  boost::json::object at;
  for (const int percent : quantiles)
    at[fmt::format("0.{:02}", percent)] =
        exact_json(law.quantile(odds::fraction(percent, 100)), digits);
  boost::json::array results;
  for (const auto& one : law.results)
    results.push_back({{"net", exact_json(one.net, digits)},
                       {"probability", exact_json(one.probability, digits)}});
  return {{"mean", exact_json(law.mean, digits)},
          {"variance", exact_json(law.variance, digits)},
          {"standard_deviation", odds::root_text(law.variance, digits)},
          {"behind", exact_json(law.behind, digits)},
          {"even", exact_json(law.even, digits)},
          {"ahead", exact_json(law.ahead, digits)},
          {"quantiles", std::move(at)},
          {"results", std::move(results)}};
}

boost::json::value given_json(const std::optional<Fraction>& value, int digits) {
  return value ? boost::json::value(exact_json(*value, digits)) : boost::json::value();
}

}  // namespace

std::expected<std::string, std::string> session_text(const Common& common,
                                                     const odds::Report& report,
                                                     const odds::Way& way, const Session& session,
                                                     int digits) {
  std::string text;
  if (session.coups) text += '\n' + law_text(common, report, way, *session.coups, digits);
  if (!session.bankroll) return text;
  const auto ruin = ruin_text(common, report, way, session, digits);
  if (!ruin) return ruin;
  return text + '\n' + *ruin;
}

std::expected<boost::json::object, std::string> session_json(const odds::Report& report,
                                                             const odds::Way& way,
                                                             const Session& session, int digits) {
  boost::json::array bets;
  for (std::size_t bet = 0; bet < way.bets.size(); ++bet) {
    const auto steps = steps_of(report, way, bet);
    boost::json::object one{{"bet", way.bets[bet].name}, {"law", nullptr}, {"ruin", nullptr}};
    if (session.coups) one["law"] = law_json(law_of_coups(steps, *session.coups), digits);
    if (session.bankroll) {
      const auto ruin = ruin_of(steps, gambler_of(session));
      if (!ruin) return std::unexpected(ruin.error());
      one["ruin"] = boost::json::object{{"ruined", exact_json(ruin->ruined, digits)},
                                        {"reached", exact_json(ruin->reached, digits)},
                                        {"neither", exact_json(ruin->neither, digits)}};
    }
    bets.push_back(std::move(one));
  }
  boost::json::object json{{"coups", nullptr},
                           {"bankroll", given_json(session.bankroll, digits)},
                           {"goal", given_json(session.goal, digits)},
                           {"bets", std::move(bets)}};
  if (session.coups) json["coups"] = *session.coups;
  return json;
}

std::string session_csv(const odds::Report& report, const Session& session, int digits) {
  Csv::Row columns{"rules", "packs", "coups", "way", "bet"};
  Csv::name_exact(columns, "net");
  Csv::name_exact(columns, "probability");
  Csv csv(columns);
  for (std::size_t way = 0; way < report.ways.size(); ++way)
    for (std::size_t bet = 0; bet < report.ways[way].bets.size(); ++bet) {
      const auto law = law_of_coups(steps_of(report, report.ways[way], bet), *session.coups);
      for (const auto& one : law.results) {
        Csv::Row row{report.ground.ruleset, std::to_string(report.game.packs),
                     std::to_string(*session.coups), std::to_string(way + 1),
                     report.ways[way].bets[bet].name};
        Csv::add_exact(row, one.net, digits);
        Csv::add_exact(row, one.probability, digits);
        csv.add(row);
      }
    }
  return csv.text();
}

}  // namespace sabot::cli
