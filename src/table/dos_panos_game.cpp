#include "sabot/rules/dos_panos/game.hpp"
#include "sabot/rules/dos_panos/state_fields.hpp"
#include "sabot/table/bots/dos_panos.hpp"
#include "sabot/table/known_games.hpp"
#include "sabot/table/typed_table.hpp"

namespace sabot::table {

Game dos_panos_game(std::string_view name, std::vector<law::Regulation> under) {
  return game_of<dos_panos::DosPanos>(name, std::move(under), dos_panos_seating);
}

}  // namespace sabot::table
