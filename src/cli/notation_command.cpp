#include <iostream>
#include <memory>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/cli/command.hpp"
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

// Each with what the person is told.
boost::json::array refusals_json(const Common& common, const table::Game& game) {
  boost::json::array all;
  for (const auto code : game.facts->refusals)
    all.push_back(boost::json::object{{"code", to_text(code)},
                                      {"advice", rules::advice(code, common.lang())}});
  return all;
}

struct NotationOptions {
  std::string game;
  std::string rules;
};

void print_notation(Common& common, const NotationOptions& options) {
  const auto* game = find_game(common, options.game, options.rules);
  if (game == nullptr) return;
  if (common.json) {
    std::cout << boost::json::serialize(
                     boost::json::object{{"game", game->name},
                                         {"commands", forms_json(game->commands())},
                                         {"events", forms_json(game->events())},
                                         {"refusals", refusals_json(common, *game)}})
              << '\n';
    return;
  }
  std::cout << common.say("Órdenes (> quién orden)\n", "Commands (> who command)\n");
  print_forms(game->commands());
  std::cout << '\n'
            << common.say("Sucesos (< suceso [artículos])\n", "Events (< event [articles])\n");
  print_forms(game->events());
  std::cout << '\n' << common.say("Negativas (! refused código)\n", "Refusals (! refused code)\n");
  for (const auto code : game->facts->refusals)
    std::cout << fmt::format("  {:<24} {}\n", to_text(code),
                             tinted(Tone::dim, rules::advice(code, common.lang())));
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

const table::Game* find_game(Common& common, std::string_view name, std::string_view regulation) {
  const auto named = table::games_named(name);
  if (regulation.empty() && named.size() == 1) return named.front();
  if (const auto* game = table::find_game(regulation, name)) return game;
  std::string known;
  const auto add = [&](std::string_view one) {
    known += (known.empty() ? "" : ", ") + std::string(one);
  };
  if (named.empty()) {
    for (const auto one : table::game_names()) add(one);
  } else {
    for (const auto* game : named)
      for (const auto one : game->regulations)
        add(fmt::format("{} --rules {}", name, law::name(one)));
  }
  common.fail(fmt::format("{} {}; {}: {}", common.say("no existe el juego", "there is no game"),
                          name, common.say("hay", "there are"), known));
  return nullptr;
}

std::string rules_where_shared(const Common& common) {
  return common.text("El reglamento, donde varios tienen un juego de ese nombre",
                     "The regulation, where several have a game of that name");
}

void add_notation(Command program, Common& common) {
  auto options = std::make_shared<NotationOptions>();
  const auto command = add_command(program, common, "notation",
                                   {"Enumera las órdenes y los sucesos de un juego, con sus campos",
                                    "Lists every command and event of a game, with its fields"},
                                   "sabot notation punto-y-banca");
  command
      .add_option(
          common.text("JUEGO", "GAME"), options->game,
          common.text("El juego; sabot games los enumera", "The game; sabot games lists them"))
      .required();
  command.add_option("--rules", options->rules, rules_where_shared(common));
  command.callback([&common, options] { print_notation(common, *options); });
}

void add_games(Command program, Common& common) {
  const auto command =
      add_command(program, common, "games",
                  {"Enumera los juegos y sus reglamentos", "Lists the games and their regulations"},
                  "sabot games --json");
  command.callback([&common] { print_games(common); });
}

}  // namespace sabot::cli
