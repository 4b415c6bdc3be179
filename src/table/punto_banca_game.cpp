#include "sabot/rules/punto_banca/game.hpp"
#include "sabot/rules/punto_banca/state_fields.hpp"
#include "sabot/table/bots/punto_banca.hpp"
#include "sabot/table/known_games.hpp"
#include "sabot/table/typed_table.hpp"

namespace sabot::table {

Game punto_banca_game(std::string_view name, std::vector<law::Regulation> under) {
  return game_of<punto_banca::PuntoBanca>(name, std::move(under), punto_banca_seating);
}

}  // namespace sabot::table
