#include "sabot/rules/wheel/game.hpp"
#include "sabot/table/bots/wheel.hpp"
#include "sabot/table/known_games.hpp"
#include "sabot/table/typed_table.hpp"

namespace sabot::table {

Game wheel_game(std::string_view name) { return game_of<wheel::Wheel>(name, wheel_seating); }

}  // namespace sabot::table
