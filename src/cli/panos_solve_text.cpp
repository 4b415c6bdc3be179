#include "sabot/cli/panos_solve_text.hpp"

#include <array>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/csv.hpp"
#include "sabot/cli/odds_text.hpp"
#include "sabot/cli/panos_options.hpp"

namespace sabot::cli {
namespace {

using baccarat::Draw;
using odds::BankerCell;
using odds::decimal_text;
using odds::Fraction;
using odds::fraction_text;
using odds::PanosSolution;
using odds::PanosValues;

constexpr std::array<std::pair<std::string_view, Fraction PanosValues::*>, 4> value_columns{
    {{"first", &PanosValues::first},
     {"second", &PanosValues::second},
     {"banca", &PanosValues::banca},
     {"house", &PanosValues::house}}};

std::string strong(const Common& common, std::string_view es, std::string_view en) {
  return tinted(Tone::strong, common.say(es, en)) + '\n';
}

std::string heading(const Common& common, const PanosSolution& solution) {
  auto packs = solution.packs == 0
                   ? std::string(common.say("con reposición", "with replacement"))
                   : fmt::format("{} {}", solution.packs, common.say("barajas", "packs"));
  if (const auto gone = solution.model.gone.size(); gone > 0)
    packs += fmt::format(fmt::runtime(common.say(", faltan {} cartas", ", {} cards gone")), gone);
  const auto banker =
      solution.model.follows_cuadro
          ? common.say("el banquero sigue el cuadro donde indica lo mismo para los dos paños",
                       "the banker follows the cuadro where it says the same for both paños")
          : common.say("el banquero es libre", "the banker is free");
  return tinted(Tone::strong, solution.ground.ruleset) +
         fmt::format("  {}; {}\n  {}\n", packs, banker,
                     panos_stakes_text(common, solution.model.stakes, solution.bank(),
                                       solution.deduction().rate)) +
         settings_text(common, solution.ground);
}

// A mix that is no simple fraction is told by its decimals alone.
std::string probability_text(const Fraction& value, int digits) {
  constexpr std::size_t longest = 40;
  const auto exact = fraction_text(value);
  if (value == 0 || value == 1) return exact;
  return decimal_text(value, digits) + (exact.size() > longest ? "" : "  " + exact);
}

std::string puntos_text(const Common& common, const PanosSolution& solution, int digits) {
  auto text = strong(common, "Los puntos piden con esta probabilidad",
                     "The puntos draw with this probability");
  for (const int total : solution.table->free_totals()) {
    const auto at = static_cast<std::size_t>(total);
    text += fmt::format("  1:{:<6}{}\n  2:{:<6}{}\n", total,
                        probability_text(solution.play.first[at], digits), total,
                        probability_text(solution.play.second[at], digits));
  }
  return text;
}

char letter_of(const Fraction& draws) { return draws == 0 ? 'P' : draws == 1 ? 'T' : '*'; }

constexpr std::array<std::string_view, BankerCell::seen> seen_names{
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "no", "a8", "a9"};

// The rows of one total of the banca's: the first paño down, the second across. Empty where every
// row would be the same letter.
std::string grid_text(const PanosSolution& solution, int total, char& all) {
  std::string rows;
  all = 0;
  bool same = true;
  for (int first = 0; first < BankerCell::seen; ++first) {
    rows += fmt::format("  {:>4} ", seen_names[static_cast<std::size_t>(first)]);
    for (int second = 0; second < BankerCell::seen; ++second) {
      const BankerCell cell{total, first, second};
      const auto letter = cell.is_over() ? ' ' : letter_of(solution.play.banca[cell.number()]);
      rows += fmt::format("{:>3}", letter);
      if (cell.is_over()) continue;
      if (all == 0) all = letter;
      same = same && letter == all;
    }
    rows += '\n';
  }
  return same ? std::string() : rows;
}

std::string banca_text(const Common& common, const PanosSolution& solution, int digits) {
  auto text = strong(common,
                     "La banca: T pide, P se planta, * mezcla; el primer paño por filas, el "
                     "segundo por columnas; no: se plantó, a8 y a9: abatió",
                     "The banca: T draws, P stands, * mixes; the first paño down, the second "
                     "across; no: it stood, a8 and a9: it turned over its cards");
  std::string head = "       ";
  for (const auto name : seen_names) head += fmt::format("{:>3}", name);
  for (int total = 0; total < 8; ++total) {
    char all = 0;
    const auto grid = grid_text(solution, total, all);
    if (grid.empty())
      text += fmt::format("  {} {}  {}\n", common.say("con", "on"), total, all);
    else
      text += fmt::format("  {} {}\n{}\n{}", common.say("con", "on"), total, head, grid);
  }
  for (std::size_t i = 0; i < odds::banker_cells; ++i)
    if (letter_of(solution.play.banca[i]) == '*')
      text += fmt::format("  {:<10}{}\n", cell_text(BankerCell::of(i)),
                          probability_text(solution.play.banca[i], digits));
  return text;
}

std::string values_text(const Common& common, const PanosValues& values, int digits) {
  const auto line = [&](std::string_view name, const Fraction& value) {
    return fmt::format("  {:<16}{:>{}}\n", name, decimal_text(value, digits), digits + 3);
  };
  return line(common.say("primer paño", "first paño"), values.first) +
         line(common.say("segundo paño", "second paño"), values.second) +
         line("banca", values.banca) + line(common.say("casa", "house"), values.house);
}

// Whether it is an equilibrium exactly, and if not how near it is.
std::string certainty_text(const Common& common, const PanosSolution& solution) {
  if (solution.is_answer() || !solution.equilibrium) return {};
  const auto& found = *solution.equilibrium;
  if (found.is_exact())
    return std::string(common.say("  Es un equilibrio exacto: nadie gana jugando de otro modo.\n",
                                  "  This is an exact equilibrium: nobody gains by playing "
                                  "otherwise.\n"));
  return fmt::format(
      fmt::runtime(common.say("  Es un equilibrio aproximado, con mezclas en partes de 2^96: "
                              "jugando de otro modo nadie gana más de {} de lo apostado.\n",
                              "  This is an equilibrium to within mixes in parts of 2^96: by "
                              "playing otherwise nobody gains more than {} of the stake.\n")),
      decimal_text(found.regrets.largest() + Fraction("1/10000000000000000000000000000000000"),
                   34));
}

std::string heeding_text(const Common& common, const PanosSolution& solution, int digits) {
  return fmt::format(
      "  {} {}\n",
      common.say("Si el segundo punto atendiera además a lo que enseña el primer paño, ganaría",
                 "A second punto who also heeded what the first paño shows would gain"),
      decimal_text(solution.heeding, digits));
}

std::string_view plays_text(const Common& common, odds::BankerPlays plays) {
  switch (plays) {
    case odds::BankerPlays::first:
      return common.say("como contra el primero", "as against the first");
    case odds::BankerPlays::second:
      return common.say("como contra el segundo", "as against the second");
    case odds::BankerPlays::draw: return common.say("pidiendo", "drawing");
    case odds::BankerPlays::stand: return common.say("plantándose", "standing");
    default: return common.say("lo mejor", "what is best");
  }
}

std::string readings_text(const Common& common, const PanosSolution& solution, int digits) {
  auto text = '\n' + strong(common,
                            "Lo que pierde un banquero que sigue el cuadro, según juegue donde no "
                            "indica lo mismo",
                            "What a banker loses who follows the cuadro, by the play where it does "
                            "not say the same");
  for (const auto& reading : solution.readings)
    text +=
        fmt::format("  {:<26}{:>{}}\n", plays_text(common, reading.plays),
                    decimal_text(solution.values.banca - reading.values.banca, digits), digits + 3);
  return text;
}

boost::json::object values_json(const PanosValues& values, int digits) {
  boost::json::object json;
  for (const auto& [name, value] : value_columns) json[name] = exact_json(values.*value, digits);
  return json;
}

boost::json::array puntos_json(const PanosSolution& solution, int digits) {
  boost::json::array json;
  for (const int total : solution.table->free_totals()) {
    const auto at = static_cast<std::size_t>(total);
    json.push_back({{"at", fmt::format("1:{}", total)},
                    {"draw", exact_json(solution.play.first[at], digits)}});
    json.push_back({{"at", fmt::format("2:{}", total)},
                    {"draw", exact_json(solution.play.second[at], digits)}});
  }
  return json;
}

boost::json::array banca_json(const PanosSolution& solution, int digits) {
  boost::json::array json;
  for (std::size_t i = 0; i < odds::banker_cells; ++i)
    if (solution.game->letters()[i] == Draw::optional)
      json.push_back({{"at", cell_text(BankerCell::of(i))},
                      {"draw", exact_json(solution.play.banca[i], digits)}});
  return json;
}

boost::json::value equilibrium_json(const PanosSolution& solution, int digits) {
  if (solution.is_answer() || !solution.equilibrium) return nullptr;
  const auto& found = *solution.equilibrium;
  boost::json::value root;
  if (found.root_of) {
    boost::json::array parts;
    for (const auto& part : *found.root_of) parts.emplace_back(part.get_str());
    root = std::move(parts);
  }
  return boost::json::object{
      {"exact", found.is_exact()},
      {"regrets", boost::json::object{{"first", exact_json(found.regrets.first, digits)},
                                      {"second", exact_json(found.regrets.second, digits)},
                                      {"banca", exact_json(found.regrets.banca, digits)}}},
      {"root_of", std::move(root)}};
}

Csv::Row csv_start(const PanosSolution& solution) {
  return {solution.ground.ruleset,
          solution.packs > 0 ? std::to_string(solution.packs) : "",
          fraction_text(solution.model.stakes.first),
          fraction_text(solution.model.stakes.second),
          to_text(solution.bank()),
          fraction_text(solution.deduction().rate)};
}
const Csv::Row csv_start_columns{"rules",        "packs", "first_stake",
                                 "second_stake", "bank",  "deduction"};

}  // namespace

std::string panos_solution_text(const Common& common, const PanosSolution& solution, int digits) {
  return heading(common, solution) + '\n' + puntos_text(common, solution, digits) + '\n' +
         banca_text(common, solution, digits) + '\n' +
         strong(common, "Valor de una unidad en cada paño, y de lo apostado en los dos",
                "Value of a unit on each paño, and of all that is staked on both") +
         values_text(common, solution.values, digits) + certainty_text(common, solution) +
         heeding_text(common, solution, digits) + readings_text(common, solution, digits);
}

boost::json::object panos_solution_json(const PanosSolution& solution, bool cells, int digits) {
  boost::json::array readings;
  for (const auto& reading : solution.readings)
    readings.push_back(
        {{"plays", to_text(reading.plays)},
         {"values", values_json(reading.values, digits)},
         {"cost", exact_json(solution.values.banca - reading.values.banca, digits)}});
  auto json = ground_json(solution.ground);
  json["with_replacement"] = solution.model.with_replacement;
  if (solution.packs > 0) json["packs"] = solution.packs;
  json["gone"] = cards_json(solution.model.gone);
  json["follows_cuadro"] = solution.model.follows_cuadro;
  json["stakes"] = boost::json::array{exact_json(solution.model.stakes.first, digits),
                                      exact_json(solution.model.stakes.second, digits)};
  json["bank"] = to_text(solution.bank());
  json["deduction"] = exact_json(solution.deduction().rate, digits);
  json["answer"] = solution.is_answer();
  json["puntos"] = puntos_json(solution, digits);
  json["banca"] = banca_json(solution, digits);
  json["values"] = values_json(solution.values, digits);
  json["equilibrium"] = equilibrium_json(solution, digits);
  json["heeding"] = exact_json(solution.heeding, digits);
  json["cuadro"] = std::move(readings);
  if (!cells) return json;
  boost::json::array all;
  for (const auto& one : panos_cells(solution))
    all.push_back({{"at", cell_text(one.cell)},
                   {"draw", exact_json(one.draws, digits)},
                   {"reach", exact_json(one.reach, digits)},
                   {"gain", exact_json(one.gain, digits)}});
  json["cells"] = std::move(all);
  return json;
}

std::string panos_solutions_csv(const std::vector<PanosSolution>& solutions, bool cells,
                                int digits) {
  auto columns = csv_start_columns;
  if (cells) {
    columns.emplace_back("at");
    for (const auto* name : {"draw", "reach", "gain"}) Csv::name_exact(columns, name);
  } else {
    for (const auto& [name, value] : value_columns) Csv::name_exact(columns, name);
  }
  Csv csv(columns);
  for (const auto& solution : solutions) {
    auto row = csv_start(solution);
    if (!cells) {
      for (const auto& [name, value] : value_columns)
        Csv::add_exact(row, solution.values.*value, digits);
      csv.add(row);
      continue;
    }
    for (const auto& one : panos_cells(solution)) {
      auto line = row;
      line.push_back(cell_text(one.cell));
      for (const auto* value : {&one.draws, &one.reach, &one.gain})
        Csv::add_exact(line, *value, digits);
      csv.add(line);
    }
  }
  return csv.text();
}

}  // namespace sabot::cli
