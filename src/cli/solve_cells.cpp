#include "sabot/cli/solve_cells.hpp"

#include <algorithm>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "sabot/cli/csv.hpp"
#include "sabot/cli/odds_text.hpp"

namespace sabot::cli {
namespace {

using odds::Cell;
using odds::decimal_text;
using odds::Ending;
using odds::Fraction;
using odds::fraction_text;

constexpr std::array<std::pair<std::string_view, Fraction Ending::*>, 5> ending_columns{
    {{"value", &Ending::value},
     {"win", &Ending::win},
     {"tie", &Ending::tie},
     {"loss", &Ending::loss},
     {"variance", &Ending::variance}}};

odds::Cells equilibrium_cells(const odds::Solution& solution) {
  return cells_of(solution.duel, solution.equilibrium().rows, solution.equilibrium().columns);
}

std::string ending_text(const Ending& ending, int digits, int width) {
  std::string text;
  for (const auto& [name, value] : ending_columns)
    text += fmt::format("{:>{}}", decimal_text(ending.*value, digits), width);
  return text + '\n';
}

// Two lines: what drawing brings, and what standing does.
std::string cell_text(const Common& common, const std::string& at, const Cell& cell, int digits) {
  const int width = std::max(9, digits + 3) + 1;
  auto text = fmt::format("  {:<8}{:>{}}", at, decimal_text(cell.reach, digits), width);
  if (!cell.ways)
    return text + "  " + std::string(common.say("no se da nunca", "never comes up")) + '\n';
  text += fmt::format("{:>{}}  {:<9}", decimal_text(cell.ways->gain, digits), width,
                      common.say("pide", "draws"));
  text += ending_text(cell.ways->draw, digits, width);
  text += fmt::format("  {:<{}}{:<9}", "", 8 + 2 * width + 2, common.say("se planta", "stands"));
  return text + ending_text(cell.ways->stand, digits, width);
}

std::string side_text(const Common& common, std::string_view side,
                      const std::vector<odds::Decision>& decisions, const std::vector<Cell>& cells,
                      int digits) {
  const int width = std::max(9, digits + 3) + 1;
  auto text = fmt::format("  {:<8}{:>{}}{:>{}}  {:<9}", side, common.say("frecuencia", "reached"),
                          width, common.say("ganancia", "gain"), width, "");
  for (const auto& [es, en] : {std::pair("valor", "value"),
                               {"gana", "wins"},
                               {"empata", "ties"},
                               {"pierde", "loses"},
                               {"varianza", "variance"}})
    text += fmt::format("{:>{}}", common.say(es, en), width);
  text += '\n';
  for (std::size_t i = 0; i < cells.size(); ++i)
    text += cell_text(common, decision_text(decisions[i]), cells[i], digits);
  return text;
}

boost::json::object ending_json(const Ending& ending, int digits) {
  boost::json::object json;
  for (const auto& [name, value] : ending_columns) json[name] = exact_json(ending.*value, digits);
  return json;
}

boost::json::array side_json(const std::vector<odds::Decision>& decisions,
                             const std::vector<Cell>& cells, int digits) {
  boost::json::array json;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    boost::json::object one{{"at", decision_text(decisions[i])},
                            {"reach", exact_json(cells[i].reach, digits)},
                            {"gain", nullptr},
                            {"drawing", nullptr},
                            {"standing", nullptr}};
    if (const auto& ways = cells[i].ways) {
      one["gain"] = exact_json(ways->gain, digits);
      one["drawing"] = ending_json(ways->draw, digits);
      one["standing"] = ending_json(ways->stand, digits);
    }
    json.push_back(std::move(one));
  }
  return json;
}

Csv::Row csv_start(const odds::Solution& solution) {
  return {solution.ground.ruleset, solution.packs > 0 ? std::to_string(solution.packs) : "",
          fraction_text(solution.duel.deduction())};
}

std::string values_csv(const std::vector<odds::Solution>& solutions, int digits) {
  Csv::Row columns{"rules", "packs", "deduction", "equilibria"};
  for (const auto* name : {"punto", "banca", "house"}) Csv::name_exact(columns, name);
  Csv csv(columns);
  for (const auto& solution : solutions) {
    auto row = csv_start(solution);
    row.push_back(std::to_string(solution.equilibria.size()));
    for (const auto* value :
         {&solution.values.punto, &solution.values.banca, &solution.values.house})
      Csv::add_exact(row, *value, digits);
    csv.add(row);
  }
  return csv.text();
}

// A cell that never comes up has a reach of 0 and no more.
void add_side(Csv& csv, const odds::Solution& solution, bool of_punto, int digits) {
  const auto all = equilibrium_cells(solution);
  const auto& cells = of_punto ? all.punto : all.banca;
  const auto& decisions = of_punto ? solution.duel.punto() : solution.duel.banca();
  const auto& [rows, columns] = solution.equilibrium();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    auto row = csv_start(solution);
    row.emplace_back(of_punto ? "punto" : "banca");
    row.push_back(decision_text(decisions[i]));
    Csv::add_exact(row, of_punto ? rows[i] : columns[i], digits);
    Csv::add_exact(row, cells[i].reach, digits);
    if (const auto& ways = cells[i].ways) {
      Csv::add_exact(row, ways->gain, digits);
      for (const auto* ending : {&ways->draw, &ways->stand})
        for (const auto& [name, value] : ending_columns)
          Csv::add_exact(row, ending->*value, digits);
    } else {
      row.resize(row.size() + 2 + 4 * ending_columns.size());
    }
    csv.add(row);
  }
}

std::string cells_csv(const std::vector<odds::Solution>& solutions, int digits) {
  Csv::Row columns{"rules", "packs", "deduction", "side", "at"};
  for (const auto* name : {"draw", "reach", "gain"}) Csv::name_exact(columns, name);
  for (const std::string way : {"drawing_", "standing_"})
    for (const auto& [name, value] : ending_columns)
      Csv::name_exact(columns, way + std::string(name));
  Csv csv(columns);
  for (const auto& solution : solutions)
    for (const bool of_punto : {true, false}) add_side(csv, solution, of_punto, digits);
  return csv.text();
}

// Those that are mixed: "5=9/11".
std::string mixes_text(const std::vector<odds::Decision>& decisions, const odds::Play& play,
                       int digits) {
  std::string text;
  for (std::size_t i = 0; i < play.size(); ++i)
    if (play[i] != 0 && play[i] != 1)
      text += "  " + decision_text(decisions[i]) + '=' + decimal_text(play[i], digits);
  return text;
}

}  // namespace

std::string cells_text(const Common& common, const odds::Solution& solution, int digits) {
  const auto cells = equilibrium_cells(solution);
  return '\n' +
         tinted(Tone::strong, common.say("Lo que pedir gana sobre plantarse, en cada decisión",
                                         "What drawing gains over standing, at each decision")) +
         '\n' + side_text(common, "punto", solution.duel.punto(), cells.punto, digits) + '\n' +
         side_text(common, "banca", solution.duel.banca(), cells.banca, digits);
}

boost::json::object cells_json(const odds::Solution& solution, int digits) {
  const auto cells = equilibrium_cells(solution);
  return {{"punto", side_json(solution.duel.punto(), cells.punto, digits)},
          {"banca", side_json(solution.duel.banca(), cells.banca, digits)}};
}

std::string solutions_text(const Common& common, const std::vector<odds::Solution>& solutions,
                           int digits) {
  const int width = std::max(11, digits + 3) + 1;
  auto text = tinted(Tone::strong, solutions.front().ground.ruleset) + "\n\n" +
              fmt::format("  {:>7}{:>11}{:>{}}{:>{}}{:>{}}  {}\n", common.say("barajas", "packs"),
                          common.say("deducción", "deduction"), "punto", width, "banca", width,
                          common.say("casa", "house"), width, common.say("mezclas", "mixes"));
  for (const auto& solution : solutions) {
    const auto& [rows, columns] = solution.equilibrium();
    text += fmt::format("  {:>7}{:>11}", solution.packs > 0 ? std::to_string(solution.packs) : "∞",
                        fraction_text(solution.duel.deduction()));
    for (const auto* value :
         {&solution.values.punto, &solution.values.banca, &solution.values.house})
      text += fmt::format("{:>{}}", decimal_text(*value, digits), width);
    text += mixes_text(solution.duel.punto(), rows, 6) +
            mixes_text(solution.duel.banca(), columns, 6) + '\n';
  }
  return text;
}

std::string solutions_csv(const std::vector<odds::Solution>& solutions, bool cells, int digits) {
  return cells ? cells_csv(solutions, digits) : values_csv(solutions, digits);
}

}  // namespace sabot::cli
