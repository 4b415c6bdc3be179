#include <iostream>
#include <memory>

#include <boost/json/serialize.hpp>

#include "sabot/base/typescript.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/cli/game_names.hpp"
#include "sabot/table/schema.hpp"

// sabot schema: what goes in and out of a table, for programs that are to understand it.

namespace sabot::cli {
namespace {

struct SchemaOptions {
  std::string game;
  bool typescript = false;
};

void print_schema(Common& common, const SchemaOptions& options) {
  std::vector<const table::Game*> games;
  if (options.game.empty())
    for (const auto& one : table::games()) games.push_back(&one);
  else if (const auto* game = find_game(common, options.game))
    games.push_back(game);
  if (games.empty()) return;
  const auto document = table::schema_document(games);
  if (options.typescript)
    std::cout << "// Made by `sabot schema --typescript`.\n\n" << typescript_of(document);
  else
    std::cout << boost::json::serialize(document) << '\n';
}

}  // namespace

void add_schema(CLI::App& program, Common& common) {
  auto options = std::make_shared<SchemaOptions>();
  auto* command = add_command(
      program, common, "schema",
      "Writes JSON Schema (or TypeScript's types) of commands, events, views and options",
      "sabot schema punto-y-banca --typescript > sabot.ts");
  command->add_option("GAME", options->game, "Of this game alone; otherwise of all");
  command->add_flag("--typescript", options->typescript, "Types for TypeScript instead")
      ->excludes("--json");
  command->callback([&common, options] { print_schema(common, *options); });
}

}  // namespace sabot::cli
