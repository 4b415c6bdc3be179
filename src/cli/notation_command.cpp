#include <iostream>
#include <memory>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/cli/command_line.hpp"
#include "sabot/cli/game_names.hpp"
#include "sabot/table/any_table.hpp"

// sabot notation GAME: every command and event with its fields. sabot games: which there are.

namespace sabot::cli {
namespace {

void print_forms(const std::vector<Form>& forms) {
  for (const auto& form : forms) {
    std::cout << "  " << tinted(Tone::strong, form.name);
    for (const auto& field : form.fields)
      std::cout << fmt::format(" {}{}={}{}", field.optional ? "[" : "", field.name,
                               tinted(Tone::dim, "<" + field.form + ">"),
                               field.optional ? "]" : "");
    std::cout << '\n';
  }
}

boost::json::array forms_json(const std::vector<Form>& forms) {
  boost::json::array all;
  for (const auto& form : forms) {
    boost::json::array fields;
    for (const auto& field : form.fields)
      fields.push_back(boost::json::object{
          {"name", field.name}, {"form", field.form}, {"optional", field.optional}});
    all.push_back(boost::json::object{{"name", form.name}, {"fields", std::move(fields)}});
  }
  return all;
}

void print_notation(Common& common, const std::string& name) {
  const auto* game = find_game(common, name);
  if (game == nullptr) return;
  if (common.json) {
    std::cout << boost::json::serialize(
                     boost::json::object{{"game", game->name},
                                         {"commands", forms_json(game->commands())},
                                         {"events", forms_json(game->events())}})
              << '\n';
    return;
  }
  std::cout << common.say("Órdenes (> quién orden)\n", "Commands (> who command)\n");
  print_forms(game->commands());
  std::cout << '\n'
            << common.say("Sucesos (< suceso [artículos])\n", "Events (< event [articles])\n");
  print_forms(game->events());
}

void print_games(const Common& common) {
  boost::json::array json;
  for (const auto& one : law::rulesets()) {
    json.push_back(boost::json::object{{"game", one.game}, {"rules", one.regulation}});
    if (!common.json) std::cout << fmt::format("{:<22} --rules {}\n", one.game, one.regulation);
  }
  if (common.json) std::cout << boost::json::serialize(json) << '\n';
}

}  // namespace

const table::Game* find_game(Common& common, std::string_view name) {
  if (const auto* game = table::find_game(name)) return game;
  std::string known;
  for (const auto& one : table::games())
    known += (known.empty() ? "" : ", ") + std::string(one.name);
  common.fail(fmt::format("{} {}; {}: {}", common.say("no existe el juego", "there is no game"),
                          name, common.say("hay", "there are"), known));
  return nullptr;
}

void add_notation(CLI::App& program, Common& common) {
  auto game = std::make_shared<std::string>();
  auto* command = add_command(program, common, "notation",
                              {"Enumera las órdenes y los sucesos de un juego, con sus campos",
                               "Lists every command and event of a game, with its fields"},
                              "sabot notation punto-y-banca");
  command
      ->add_option(
          common.text("JUEGO", "GAME"), *game,
          common.text("El juego; sabot games los enumera", "The game; sabot games lists them"))
      ->required();
  command->callback([&common, game] { print_notation(common, *game); });
}

void add_games(CLI::App& program, Common& common) {
  auto* command =
      add_command(program, common, "games",
                  {"Enumera los juegos y sus reglamentos", "Lists the games and their regulations"},
                  "sabot games --json");
  command->callback([&common] { print_games(common); });
}

}  // namespace sabot::cli
