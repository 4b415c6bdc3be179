#include "sabot/cli/simulate_text.hpp"

#include <cmath>
#include <iostream>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "sabot/cli/csv.hpp"
#include "sabot/cli/odds_text.hpp"
#include "sabot/law/numbers.hpp"

namespace sabot::cli {
namespace {

using odds::decimal_text;

constexpr int digits = 10;
constexpr std::array outcome_names{"punto", "banca", "empate"};

double per_talla(const SimulationReport& report, std::uint64_t sum) {
  return static_cast<double>(sum) /
         static_cast<double>(std::max<std::uint64_t>(report.simulated.totals.rounds, 1));
}

std::string heading(const Common& common, const SimulationReport& report) {
  const auto& totals = report.simulated.totals;
  std::string text =
      tinted(Tone::strong, report.ground.ruleset) +
      fmt::format("  {} {}", report.plan.sabot.packs, common.say("barajas", "packs"));
  if (!report.gone.empty())
    text += fmt::format(fmt::runtime(common.say(", faltan {} cartas", ", {} cards gone")),
                        report.gone.size());
  text += '\n';
  text += settings_text(common, report.ground);
  if (!report.choices.empty()) text += choices_text(common, report.choices) + '\n';
  if (report.simulated.interrupted)
    text += tinted(Tone::bad, common.say("Interrumpida: esto es lo que hay",
                                         "Interrupted: this is what there is")) +
            '\n';
  if (report.missed()) text += tinted(Tone::bad, missed_text(common, report)) + '\n';
  text += '\n';
  if (report.plan.kind == sim::Kind::tallas)
    text += fmt::format("  {} {}, {:.3f} {}, {:.3f} {}\n", grouped(common.lang(), totals.rounds),
                        common.say("tallas", "tallas"), per_talla(report, report.coups()),
                        common.say("jugadas en cada una", "coups in each"),
                        per_talla(report, totals.burned),
                        common.say("cartas quemadas", "cards burned"));
  return text;
}

std::string counts_text(const Common& common, const SimulationReport& report) {
  std::string text = fmt::format("  {} {}", grouped(common.lang(), report.coups()),
                                 common.say("jugadas", "coups"));
  for (std::size_t i = 0; i < outcome_names.size(); ++i)
    text += fmt::format(", {} {}", outcome_names[i],
                        grouped(common.lang(), report.simulated.totals.coups[i]));
  const double rate =
      static_cast<double>(report.coups()) / std::max(report.simulated.seconds, 1e-9);
  return text + fmt::format("\n  {:.2f} s, {} {}\n", report.simulated.seconds, short_number(rate),
                            common.say("jugadas por segundo", "coups per second"));
}

std::string number_or_dash(const std::optional<double>& value, std::string_view form) {
  return value ? fmt::format(fmt::runtime(form), *value) : "—";
}

std::string means_text(const Common& common, const SimulationReport& report) {
  std::string text =
      tinted(Tone::strong, fmt::format("  {:<8}{:>14}{:>12}{:>28}", common.say("apuesta", "bet"),
                                       common.say("media", "mean"), common.say("error", "error"),
                                       common.say("con un 95 % entre", "95% between")));
  text += '\n';
  for (const auto& one : report.estimates) {
    const auto interval = one.mean.interval();
    const auto between =
        interval ? fmt::format("{:.8f}  {:.8f}", interval->first, interval->second) : "—";
    text += fmt::format("  {:<8}{:>14}{:>12}{:>28}\n", one.bet, decimal_text(one.mean.value, 8),
                        number_or_dash(one.mean.error, "{:.2e}"), between);
  }
  return text;
}

// Of tallas what is compared is not all that was dealt, and has a mean of its own.
std::string agreement_text(const Common& common, const SimulationReport& report) {
  const bool of_tallas = report.plan.kind == sim::Kind::tallas;
  std::string head = fmt::format("  {:<8}", common.say("apuesta", "bet"));
  if (of_tallas)
    head += fmt::format("{:>14}{:>12}", common.say("media", "mean"), common.say("error", "error"));
  head +=
      fmt::format("{:>14}{:>12}", common.say("exacto", "exact"), common.say("desvío", "deviation"));
  std::string text = tinted(Tone::strong, head) + '\n';
  for (const auto& one : report.estimates) {
    text += fmt::format("  {:<8}", one.bet);
    if (of_tallas)
      text += fmt::format("{:>14}{:>12}", decimal_text(one.compared.value, 8),
                          number_or_dash(one.compared.error, "{:.2e}"));
    const auto deviation = fmt::format("{:>12}", number_or_dash(one.deviation(), "{:+.2f}"));
    const bool far = one.deviation() && std::abs(*one.deviation()) > 3;
    text += fmt::format("{:>14}{}\n", decimal_text(one.exact, 8),
                        far ? tinted(Tone::bad, deviation) : deviation);
  }
  return text;
}

std::string estimates_text(const Common& common, const SimulationReport& report) {
  std::string text = '\n' + means_text(common, report) + '\n';
  if (report.plan.kind == sim::Kind::tallas)
    text +=
        fmt::format("  {} {} {}\n", common.say("Las", "The first"), report.plan.sabot.sure_coups(),
                    common.say("primeras jugadas, a las que llega toda talla:",
                               "coups, which every talla reaches:"));
  return text + agreement_text(common, report);
}

boost::json::value number_json(const std::optional<double>& value) {
  return value ? boost::json::value(*value) : boost::json::value();
}

// How many rounds at most, and until which error.
boost::json::object asked_json(const SimulationReport& report) {
  const bool of_coups = report.plan.kind == sim::Kind::coups;
  return {{of_coups ? "coups" : "tallas", report.plan.rounds},
          {"until_error", number_json(report.until_error)}};
}

}  // namespace

std::string missed_text(const Common& common, double asked, double reached, std::uint64_t rounds,
                        std::string_view unit) {
  const auto form =
      common.say("no se ha alcanzado el error pedido, {:.3g}: con {} {} es {}",
                 "the error that was asked for, {:.3g}, was not reached: after {} {} it is {}");
  const auto error = std::isfinite(reached) ? fmt::format("{:.3g}", reached)
                                            : std::string(common.say("desconocido", "unknown"));
  return fmt::format(fmt::runtime(form), asked, grouped(common.lang(), rounds), unit, error);
}

std::string missed_text(const Common& common, const SimulationReport& report) {
  return missed_text(common, *report.until_error, report.largest_error,
                     report.simulated.totals.rounds,
                     report.plan.kind == sim::Kind::coups ? common.say("jugadas", "coups")
                                                          : common.say("tallas", "tallas"));
}

void conclude(Common& common, bool csv, const std::optional<std::string>& missed,
              bool interrupted) {
  if (missed) {
    if (common.json || csv) std::cerr << "sabot: " << *missed << '\n';
    common.exit = Exit::not_so;
  }
  if (interrupted) common.exit = Exit::interrupted;
  std::cout.flush();
}

boost::json::object estimate_json(const Estimate& one) {
  boost::json::value interval;
  if (const auto between = one.mean.interval())
    interval = boost::json::array{between->first, between->second};
  return {{"bet", one.bet},
          {"mean", exact_json(one.mean.value, digits)},
          {"error", number_json(one.mean.error)},
          {"interval", std::move(interval)},
          {"exact", exact_json(one.exact, digits)},
          {"compared", boost::json::object{{"mean", exact_json(one.compared.value, digits)},
                                           {"error", number_json(one.compared.error)}}},
          {"deviation", number_json(one.deviation())}};
}

std::uint64_t SimulationReport::coups() const {
  std::uint64_t sum = 0;
  for (const auto count : simulated.totals.coups) sum += count;
  return sum;
}

std::string simulation_text(const Common& common, const SimulationReport& report) {
  return heading(common, report) + counts_text(common, report) + estimates_text(common, report);
}

boost::json::object simulation_json(const SimulationReport& report) {
  const auto& totals = report.simulated.totals;
  boost::json::object counts;
  for (std::size_t i = 0; i < outcome_names.size(); ++i) counts[outcome_names[i]] = totals.coups[i];
  boost::json::array bets;
  for (const auto& one : report.estimates) bets.push_back(estimate_json(one));
  auto json = ground_json(report.ground);
  json["packs"] = report.plan.sabot.packs;
  json["gone"] = cards_json(report.gone);
  json["choices"] = choices_json(report.choices);
  // As a text: many programs read numbers beyond 2^53 only roughly.
  json["seed"] = std::to_string(report.plan.seed);
  json["asked"] = asked_json(report);
  json["coups"] = report.coups();
  json["counts"] = std::move(counts);
  if (report.plan.kind == sim::Kind::tallas) {
    json["tallas"] = totals.rounds;
    json["burned"] = totals.burned;
    json["sure_coups"] = report.plan.sabot.sure_coups();
  }
  json["bets"] = std::move(bets);
  json["reached"] =
      report.until_error ? boost::json::value(!report.missed()) : boost::json::value();
  json["interrupted"] = report.simulated.interrupted;
  json["threads"] = report.threads;
  json["processes"] = report.processes;
  json["seconds"] = report.simulated.seconds;
  return json;
}

void name_estimate(std::vector<std::string>& columns) {
  columns.emplace_back("bet");
  Csv::name_exact(columns, "mean");
  columns.insert(columns.end(), {"error", "low", "high"});
  Csv::name_exact(columns, "exact");
  columns.emplace_back("deviation");
}

void add_estimate(std::vector<std::string>& row, const Estimate& one) {
  const auto text = [](const std::optional<double>& value) {
    return value ? fmt::format("{}", *value) : std::string();
  };
  row.push_back(one.bet);
  Csv::add_exact(row, one.mean.value, digits);
  const auto interval = one.mean.interval();
  row.push_back(text(one.mean.error));
  row.push_back(interval ? fmt::format("{}", interval->first) : "");
  row.push_back(interval ? fmt::format("{}", interval->second) : "");
  Csv::add_exact(row, one.exact, digits);
  row.push_back(text(one.deviation()));
}

std::string simulation_csv(const SimulationReport& report) {
  Csv::Row columns{"rules", "packs", "seed", "coups"};
  name_estimate(columns);
  Csv csv(columns);
  for (const auto& one : report.estimates) {
    Csv::Row row{report.ground.ruleset, std::to_string(report.plan.sabot.packs),
                 std::to_string(report.plan.seed), std::to_string(report.coups())};
    add_estimate(row, one);
    csv.add(row);
  }
  return csv.text();
}

}  // namespace sabot::cli
