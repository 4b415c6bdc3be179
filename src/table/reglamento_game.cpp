#include "sabot/rules/reglamento/game.hpp"
#include "sabot/rules/reglamento/state_fields.hpp"
#include "sabot/table/bots/reglamento.hpp"
#include "sabot/table/known_games.hpp"
#include "sabot/table/typed_table.hpp"

namespace sabot::table {

Game reglamento_game(std::string_view name, std::vector<law::Regulation> under) {
  return game_of<reglamento::Reglamento>(name, std::move(under), reglamento_seating);
}

}  // namespace sabot::table
