#include "sabot/rules/wheel/game.hpp"
#include "sabot/rules/wheel/state_fields.hpp"
#include "sabot/table/bots/wheel.hpp"
#include "sabot/table/known_games.hpp"
#include "sabot/table/typed_table.hpp"

namespace sabot::table {

Game wheel_game(std::string_view name, std::vector<law::Regulation> under) {
  return game_of<wheel::Wheel>(name, std::move(under), wheel_seating);
}

}  // namespace sabot::table
