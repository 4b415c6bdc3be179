#include <algorithm>
#include <iostream>
#include <memory>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sabot/cli/command.hpp"
#include "sabot/cli/coverage.hpp"
#include "sabot/cli/law_search.hpp"
#include "sabot/cli/law_selection.hpp"
#include "sabot/cli/law_text.hpp"
#include "sabot/cli/rule_places.hpp"

// sabot law: the catalogue, listed, shown, searched, and how much of it is proven.

namespace sabot::cli {
namespace {

using Rows = std::vector<const law::Row*>;

struct ListOptions {
  Selection selection;
  bool interpretations = false;
  bool settings = false;
};

void print_json(const Rows& rows) {
  boost::json::array json;
  for (const auto* row : rows) json.push_back(law::row_json(*row));
  std::cout << boost::json::serialize(json) << '\n';
}

// The same with all that is known of them.
void print_pages(const Rows& rows) {
  boost::json::array json;
  for (const auto* row : rows) {
    auto page = law::row_json(*row);
    page["lives"] = places_json(*row);
    json.push_back(std::move(page));
  }
  std::cout << boost::json::serialize(json) << '\n';
}

void print_lines(const Common& common, const Rows& rows) {
  if (common.json) return print_json(rows);
  for (const auto* row : rows) std::cout << row_line(common, *row);
}

// All of them, or those that bear on any of the articles selected.
Rows interpretations_on(const Rows& articles, const Selection& selection) {
  Rows rows;
  for (const auto& one : law::interpretations()) {
    const auto number = law::find(one.id)->number;
    const auto bears_on = [&](const law::Row* article) {
      return std::ranges::find(article->interpretations, number) != article->interpretations.end();
    };
    if (selection.is_all() || std::ranges::any_of(articles, bears_on)) rows.push_back(&one);
  }
  return rows;
}

void list_rows(Common& common, const ListOptions& options) {
  const auto articles = selected(common, options.selection);
  if (!articles) return;
  if (!options.interpretations && !options.settings) return print_lines(common, *articles);
  Rows rows;
  if (options.interpretations) rows = interpretations_on(*articles, options.selection);
  if (options.settings)
    for (const auto& one : law::settings()) rows.push_back(&one);
  print_lines(common, rows);
}

void show_rows(Common& common, const std::vector<std::string>& ids) {
  Rows rows;
  for (const auto& id : ids) {
    if (const auto citation = law::find(id)) {
      rows.push_back(&law::row(*citation));
      continue;
    }
    common.fail(fmt::format("{} {}; {}: {}", common.say("no existe la regla", "there is no rule"),
                            id, common.say("las más parecidas", "the closest are"),
                            fmt::join(nearest_ids(id, 3), ", ")));
  }
  if (rows.empty()) return;
  if (common.json) return print_pages(rows);
  for (const auto* row : rows)
    std::cout << (row == rows.front() ? "" : "\n") << row_page(common, *row);
}

void search(Common& common, const std::vector<std::string>& words) {
  if (std::ranges::all_of(words, &std::string::empty))
    return common.fail(common.say("diga qué palabra se busca", "say which word to look for"));
  const auto rows = search_rows(words);
  if (rows.empty()) {
    common.exit = Exit::not_so;
    std::cerr << fmt::format("sabot: {} {}\n",
                             common.say("ninguna regla contiene", "no rule contains"),
                             fmt::join(words, common.say(" y ", " and ")));
    if (!common.json) return;
  }
  print_lines(common, rows);
}

void add_list(Command law, Common& common) {
  auto options = std::make_shared<ListOptions>();
  const auto command =
      add_command(law, common, "list",
                  {"Enumera las reglas, las interpretaciones o los ajustes del casino",
                   "Lists rules, interpretations or operators' settings"},
                  "sabot law list --rules as11 --game punto-y-banca --kind settlement");
  add_rules_and_game(command, common, options->selection);
  add_kind_and_testable(command, common, options->selection);
  command.add_flag("--interpretations", options->interpretations,
                   common.text("Nuestras interpretaciones de las reglas elegidas",
                               "Our interpretations of the rules selected"));
  const auto settings =
      command.add_flag("--settings", options->settings,
                       common.text("Lo que un casino puede ajustar", "What an operator may set"));
  // A setting is of no regulation.
  for (const char* part : {"--rules", "--game", "--kind", "--testable"}) settings.excludes(part);
  command.callback([&common, options] { list_rows(common, *options); });
}

void add_show(Command law, Common& common) {
  auto ids = std::make_shared<std::vector<std::string>>();
  const auto command = add_command(
      law, common, "show",
      {"Muestra todo lo que se sabe de una regla", "Shows everything known about a rule"},
      "sabot law show as11.pyb.A1-e A-25");
  command
      .add_option(
          "ID", *ids,
          common.text("Reglas, interpretaciones o ajustes", "Rules, interpretations or settings"))
      .required();
  command.callback([&common, ids] { show_rows(common, *ids); });
}

void add_search(Command law, Common& common) {
  auto words = std::make_shared<std::vector<std::string>>();
  const auto command = add_command(
      law, common, "search",
      {"Busca las reglas que contienen todas las palabras, en cualquiera de los dos idiomas",
       "Finds the rules that contain all the words, in either language"},
      "sabot law search tercera carta");
  command
      .add_option(
          common.text("PALABRA", "WORD"), *words,
          common.text("Palabras, con acentos o sin ellos", "Words, with or without accents"))
      .required();
  command.callback([&common, words] { search(common, *words); });
}

}  // namespace

void add_law(Command program, Common& common) {
  const auto law = add_group(program, common, "law",
                             {"Consulta los reglamentos y muestra cuánto de ellos está probado",
                              "Looks up the regulations, and shows how much of them is proven"},
                             "sabot law show as11.pyb.A1-e");
  add_list(law, common);
  add_show(law, common);
  add_search(law, common);
  add_coverage(law, common);
}

}  // namespace sabot::cli
