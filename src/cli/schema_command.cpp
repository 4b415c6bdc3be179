#include <algorithm>
#include <iostream>
#include <memory>

#include <boost/json/serialize.hpp>

#include "sabot/base/typescript.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/cli/game_names.hpp"
#include "sabot/cli/report_schemas.hpp"
#include "sabot/table/schema.hpp"

// sabot schema: what goes in and out of a table, and what odds, solve and simulate write, for
// programs that are to understand it.

namespace sabot::cli {
namespace {

struct SchemaOptions {
  std::string of;
  std::string rules;
  bool typescript = false;
};

// All the games, and the reports beside them.
boost::json::object whole_document() {
  std::vector<const table::Game*> games;
  for (const auto& one : table::games()) games.push_back(&one);
  SchemaDefinitions all;
  const auto of_games = table::schema_document(games);
  for (const auto& one : of_games.at("$defs").as_object())
    all.define(one.key(), one.value().as_object());
  define_reports(all);
  return all.document("Sabot");
}

std::optional<boost::json::object> document_of(Common& common, const SchemaOptions& options) {
  const auto& of = options.of;
  if (of.empty()) return whole_document();
  if (std::ranges::find(reports(), of) != reports().end()) return report_schema(of);
  const auto* game = find_game(common, of, options.rules);
  return game == nullptr ? std::nullopt : std::optional(table::schema_document({game}));
}

void print_schema(Common& common, const SchemaOptions& options) {
  const auto document = document_of(common, options);
  if (!document) return;
  if (options.typescript)
    std::cout << "// Made by `sabot schema --typescript`.\n\n" << typescript_of(*document);
  else
    std::cout << boost::json::serialize(*document) << '\n';
}

}  // namespace

void add_schema(Command program, Common& common) {
  auto options = std::make_shared<SchemaOptions>();
  const auto command = add_command(
      program, common, "schema",
      {"Escribe el esquema JSON (o los tipos de TypeScript) de órdenes, sucesos, vistas y "
       "opciones, y de lo que escriben odds, solve y simulate con --json",
       "Writes a JSON Schema (or TypeScript types) of commands, events, views and options, and of "
       "what odds, solve and simulate write with --json"},
      "sabot schema punto-y-banca --typescript > sabot.ts\n  sabot schema odds");
  command.add_option(
      common.text("DE", "OF"), options->of,
      common.text("Solo de este juego, o del informe de odds, solve o simulate; si falta, de todos",
                  "For this game only, or for the report of odds, solve or simulate; for all if "
                  "left out"));
  command.add_option("--rules", options->rules, rules_where_shared(common));
  command
      .add_flag("--typescript", options->typescript,
                common.text("En su lugar, tipos para TypeScript", "TypeScript types instead"))
      .excludes("--json");
  command.callback([&common, options] { print_schema(common, *options); });
}

}  // namespace sabot::cli
