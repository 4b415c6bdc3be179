#include "sabot/rules/treinta_cuarenta/game.hpp"
#include "sabot/rules/treinta_cuarenta/state_fields.hpp"
#include "sabot/table/bots/treinta_cuarenta.hpp"
#include "sabot/table/known_games.hpp"
#include "sabot/table/typed_table.hpp"

namespace sabot::table {

Game treinta_cuarenta_game(std::string_view name, std::vector<law::Regulation> under) {
  return game_of<treinta_cuarenta::TreintaCuarenta>(name, std::move(under),
                                                    treinta_cuarenta_seating);
}

}  // namespace sabot::table
