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

int session_width(int digits) { return std::max(9, digits + 3) + 1; }

// As wide as the longest name, with a blank after it.
int name_width(const std::vector<RepeatedBet>& bets) {
  std::size_t widest = 7;
  for (const auto& bet : bets) widest = std::max(widest, bet.name.size());
  return static_cast<int>(widest) + 1;
}

// A whole number as it is, and else with decimals.
std::string short_text(const Fraction& value) {
  return value.get_den() == 1 ? fraction_text(value) : decimal_text(value, 2);
}

std::string law_text(const Common& common, const std::vector<RepeatedBet>& bets, int coups,
                     int digits) {
  const int width = session_width(digits);
  const int names = name_width(bets);
  std::string text =
      tinted(Tone::strong,
             fmt::format(fmt::runtime(common.say(
                             "Tras {} jugadas independientes con la misma apuesta, en apuestas",
                             "After {} independent coups with the same stake, in stakes")),
                         coups));
  text += fmt::format("\n  {:<{}}", common.say("apuesta", "bet"), names);
  for (const auto& [es, en] : {std::pair("media", "mean"),
                               {"desv. típ.", "std. dev."},
                               {"pierde", "behind"},
                               {"igual", "even"},
                               {"gana", "ahead"}})
    text += fmt::format("{:>{}}", common.say(es, en), width);
  for (const int percent : quantiles) text += fmt::format("{:>8}", fmt::format("{} %", percent));
  text += '\n';
  for (const auto& bet : bets) {
    const auto law = law_of_coups(bet.steps, coups);
    text += fmt::format("  {:<{}}{:>{}}{:>{}}", bet.name, names, decimal_text(law.mean, digits),
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

std::expected<std::string, std::string> ruin_text(const Common& common,
                                                  const std::vector<RepeatedBet>& bets,
                                                  const Session& session, int digits) {
  const int width = session_width(digits);
  const int names = name_width(bets);
  auto text = tinted(Tone::strong, ruin_heading(common, session)) +
              fmt::format("\n  {:<{}}", common.say("apuesta", "bet"), names);
  for (const auto& [es, en] :
       {std::pair("ruina", "ruined"), {"meta", "goal"}, {"ninguna", "neither"}})
    text += fmt::format("{:>{}}", common.say(es, en), width);
  text += '\n';
  for (const auto& bet : bets) {
    const auto ruin = ruin_of(bet.steps, gambler_of(session));
    if (!ruin) return std::unexpected(ruin.error());
    text += fmt::format("  {:<{}}", bet.name, names);
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

std::optional<std::string> too_many_coups(const Common& common,
                                          const std::vector<RepeatedBet>& bets,
                                          const Session& session) {
  for (const auto& bet : bets)
    if (const int most = most_coups_of(bet.steps); session.coups && *session.coups > most)
      return fmt::format(
          fmt::runtime(common.say("tantas jugadas de {} darían demasiado trabajo: dé --coups {} o "
                                  "menos, o la apuesta que le interesa con --bet",
                                  "that many coups of {} are too much work: give --coups {} or "
                                  "fewer, or the bet you want with --bet")),
          bet.name, most);
  return std::nullopt;
}

std::expected<std::string, std::string> session_text(const Common& common,
                                                     const std::vector<RepeatedBet>& bets,
                                                     const Session& session, int digits) {
  std::string text;
  if (session.coups) text += '\n' + law_text(common, bets, *session.coups, digits);
  if (!session.bankroll) return text;
  const auto ruin = ruin_text(common, bets, session, digits);
  if (!ruin) return ruin;
  return text + '\n' + *ruin;
}

std::expected<boost::json::object, std::string> session_json(const std::vector<RepeatedBet>& bets,
                                                             const Session& session, int digits) {
  boost::json::array all;
  for (const auto& bet : bets) {
    boost::json::object one{{"bet", bet.name}, {"law", nullptr}, {"ruin", nullptr}};
    if (session.coups) one["law"] = law_json(law_of_coups(bet.steps, *session.coups), digits);
    if (session.bankroll) {
      const auto ruin = ruin_of(bet.steps, gambler_of(session));
      if (!ruin) return std::unexpected(ruin.error());
      one["ruin"] = boost::json::object{{"ruined", exact_json(ruin->ruined, digits)},
                                        {"reached", exact_json(ruin->reached, digits)},
                                        {"neither", exact_json(ruin->neither, digits)}};
    }
    all.push_back(std::move(one));
  }
  boost::json::object json{{"coups", nullptr},
                           {"bankroll", given_json(session.bankroll, digits)},
                           {"goal", given_json(session.goal, digits)},
                           {"bets", std::move(all)}};
  if (session.coups) json["coups"] = *session.coups;
  return json;
}

std::string session_csv(const std::vector<SessionRows>& rows, const Session& session, int digits) {
  Csv::Row columns;
  for (const auto& [column, cell] : rows.front().start) columns.push_back(column);
  columns.emplace_back("bet");
  Csv::name_exact(columns, "net");
  Csv::name_exact(columns, "probability");
  Csv csv(columns);
  for (const auto& each : rows)
    for (const auto& bet : each.bets)
      for (const auto& one : law_of_coups(bet.steps, *session.coups).results) {
        Csv::Row row;
        for (const auto& [column, cell] : each.start) row.push_back(cell);
        row.push_back(bet.name);
        Csv::add_exact(row, one.net, digits);
        Csv::add_exact(row, one.probability, digits);
        csv.add(row);
      }
  return csv.text();
}

}  // namespace sabot::cli
