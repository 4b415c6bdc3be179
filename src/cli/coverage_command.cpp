#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sabot/cli/command.hpp"
#include "sabot/cli/coverage.hpp"
#include "sabot/cli/failed_file.hpp"
#include "sabot/cli/law_selection.hpp"
#include "sabot/cli/wrapping.hpp"
#include "sabot/law/ruleset.hpp"

// sabot law coverage: what the rounds prove, what they do not, and whether anything was lost.

namespace sabot::cli {
namespace {

struct CoverageOptions {
  Selection selection;
  std::string rounds = "tests/rounds";
  std::string check;
  std::string write;
  bool missing = false;
  bool bite = false;
};

// The enforceable rows of one game in one regulation.
struct Group {
  std::string_view regulation;
  std::string_view game;
  int proven = 0;
  std::vector<const law::Row*> missing;

  std::size_t enforceable() const { return static_cast<std::size_t>(proven) + missing.size(); }
};

std::vector<Group> grouped(const Coverage& coverage, const std::vector<const law::Row*>& rows) {
  std::vector<Group> groups;
  for (const auto* row : rows) {
    if (row->testable != law::Testable::engine) continue;
    const auto regulation = law::name(row->regulation);
    auto group = std::ranges::find_if(groups, [&](const Group& one) {
      return one.regulation == regulation && one.game == row->game;
    });
    if (group == groups.end()) group = groups.insert(group, Group{regulation, row->game, 0, {}});
    if (coverage.rounds_of(*row).empty())
      group->missing.push_back(row);
    else
      ++group->proven;
  }
  return groups;
}

void print_table(const Common& common, const std::vector<Group>& groups) {
  const auto line = [](auto regulation, auto game, auto enforceable, auto proven, auto missing) {
    std::cout << fmt::format("{:<5} {:<20} {:>12} {:>9} {:>8}\n", regulation, game, enforceable,
                             proven, missing);
  };
  line(common.say("norma", "rules"), common.say("juego", "game"),
       common.say("exigibles", "enforceable"), common.say("probadas", "proven"),
       common.say("faltan", "missing"));
  std::size_t proven = 0;
  std::size_t missing = 0;
  for (const auto& one : groups) {
    line(one.regulation, one.game, one.enforceable(), one.proven, one.missing.size());
    proven += static_cast<std::size_t>(one.proven);
    missing += one.missing.size();
  }
  line("", common.say("total", "total"), proven + missing, proven, missing);
}

void print_missing_ids(const Common& common, const std::vector<Group>& groups) {
  for (const auto& one : groups) {
    if (one.missing.empty()) continue;
    std::vector<std::string_view> ids;
    for (const auto* row : one.missing) ids.push_back(row->id);
    std::cout << fmt::format("\n{}, {} {}:\n  {}\n", common.say("Faltan", "Missing"),
                             one.regulation, one.game,
                             wrapped(fmt::format("{}", fmt::join(ids, " ")), 2, terminal_width()));
  }
}

// One row per line, for somebody about to write the missing rounds.
void print_missing_rows(const Common& common, const std::vector<Group>& groups) {
  for (const auto& one : groups)
    for (const auto* row : one.missing)
      std::cout << fmt::format(
          "{} {}\n", tinted(Tone::strong, fmt::format("{:<18}", row->id)),
          wrapped(fmt::format("{}: {}", row->article, row->text(common.lang())), 19,
                  terminal_width()));
}

void print_json(const Coverage& coverage, const std::vector<const law::Row*>& rows,
                bool only_missing) {
  boost::json::array json;
  for (const auto* row : rows) {
    const auto& files = coverage.rounds_of(*row);
    if (only_missing && (row->testable != law::Testable::engine || !files.empty())) continue;
    json.push_back(boost::json::object{{"id", row->id},
                                       {"game", row->game},
                                       {"testable", law::name(row->testable)},
                                       {"rounds", boost::json::array(files.begin(), files.end())}});
  }
  std::cout << boost::json::serialize(json) << '\n';
}

void check_list(Common& common, const Coverage& coverage, const std::string& file) {
  const auto list = read_file(common, file);
  if (!list) return;
  const auto change = compare_coverage(coverage, *list);
  if (!change.lost.empty() || !change.unlisted.empty()) common.exit = Exit::not_so;
  if (common.json) {
    std::cout << boost::json::serialize(boost::json::object{
                     {"lost", boost::json::array(change.lost.begin(), change.lost.end())},
                     {"unlisted",
                      boost::json::array(change.unlisted.begin(), change.unlisted.end())}})
              << '\n';
    return;
  }
  for (const auto& id : change.lost)
    std::cout << fmt::format("{}: {} {}\n", file,
                             common.say("ninguna ronda prueba ya", "no round proves any more"), id);
  for (const auto& id : change.unlisted)
    std::cout << fmt::format("{}: {} {}\n", file,
                             common.say("falta en la lista", "not in the list yet"), id);
  if (!change.unlisted.empty())
    std::cout << fmt::format("{}: sabot law coverage --write {}\n",
                             common.say("anótelo con", "to list it, run"), file);
}

void write_list(Common& common, const Coverage& coverage, const std::string& file) {
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  out << coverage_list(coverage);
  out.close();
  if (!out) fail_to_write(common, file);
}

bool is_folder(Common& common, const std::string& folder) {
  if (std::filesystem::is_directory(folder)) return true;
  common.fail(fmt::format("{} {}; {}", common.say("no existe la carpeta", "there is no folder"),
                          folder,
                          common.say("diga con --rounds dónde están las rondas",
                                     "say with --rounds where the rounds are")));
  return false;
}

std::optional<Coverage> measured(Common& common, const std::string& folder) {
  if (!is_folder(common, folder)) return std::nullopt;
  Coverage coverage;
  for (const auto& file : round_files(folder))
    if (const auto text = read_file(common, file)) add_round_to(coverage, file, *text);
  for (const auto& fault : coverage.faults)
    common.fail(fmt::format("{} ({})", fault,
                            common.say("la ronda no se cumple", "the round does not pass")));
  return coverage;
}

void show_coverage(Common& common, const CoverageOptions& options) {
  const auto rows = selected(common, options.selection);
  if (!rows) return;
  if (options.bite) {
    if (is_folder(common, options.rounds)) show_bite(common, options.rounds, options.selection);
    return;
  }
  const auto coverage = measured(common, options.rounds);
  if (!coverage) return;
  if (!options.check.empty() || !options.write.empty()) {
    // What a failing round would have proven is not known: it is neither lost nor found.
    if (common.exit == Exit::failed) return;
    if (!options.write.empty()) write_list(common, *coverage, options.write);
    if (!options.check.empty()) check_list(common, *coverage, options.check);
    return;
  }
  if (common.json) return print_json(*coverage, *rows, options.missing);
  const auto groups = grouped(*coverage, *rows);
  if (options.missing) return print_missing_rows(common, groups);
  print_table(common, groups);
  print_missing_ids(common, groups);
}

}  // namespace

void add_coverage(Command law, Common& common) {
  auto options = std::make_shared<CoverageOptions>();
  const auto command =
      add_command(law, common, "coverage",
                  {"Muestra qué reglas exigibles prueban las rondas y cuáles no",
                   "Shows which enforceable rules the rounds prove, and which they do not"},
                  "sabot law coverage --rules as11 --game punto-y-banca\n"
                  "  sabot law coverage --bite");
  add_rules_and_game(command, common, options->selection);
  command.add_flag("--missing", options->missing,
                   common.text("Solo las reglas que ninguna ronda prueba",
                               "Only the rules that no round proves"));
  const auto bite = command.add_flag(
      "--bite", options->bite,
      common.text(
          "Cambia cada valor de la norma, uno a uno, y dice qué cambios no nota ninguna ronda",
          "Change every value of the law, one at a time, and tell which changes no round "
          "notices"));
  bite.excludes("--missing");
  command
      .add_option("--rounds", options->rounds,
                  common.text("La carpeta de las rondas", "The folder that holds the rounds"))
      .show_default();
  // The list covers all the law: a part of it would look as if the rest were lost.
  for (const auto option :
       {command.add_option("--check", options->check,
                           common.text("Compara con una lista de lo que estaba probado",
                                       "Compare with a list of what was proven before")),
        command.add_option("--write", options->write,
                           common.text("Escribe la lista de lo que está probado",
                                       "Write the list of what is proven"))})
    for (const char* part : {"--rules", "--game", "--missing", "--bite"}) option.excludes(part);
  command.callback([&common, options] { show_coverage(common, *options); });
}

}  // namespace sabot::cli
