#include "sabot/rules/chemin_de_fer/game.hpp"
#include "sabot/rules/chemin_de_fer/state_fields.hpp"
#include "sabot/table/bots/chemin_de_fer.hpp"
#include "sabot/table/known_games.hpp"
#include "sabot/table/typed_table.hpp"

namespace sabot::table {

Game chemin_de_fer_game(std::string_view name, std::vector<law::Regulation> under) {
  return game_of<chemin_de_fer::CheminDeFer>(name, std::move(under), chemin_de_fer_seating);
}

}  // namespace sabot::table
