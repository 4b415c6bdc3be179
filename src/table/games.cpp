#include "sabot/rules/chemin_de_fer/game.hpp"
#include "sabot/rules/punto_banca/game.hpp"
#include "sabot/table/typed_table.hpp"

// The games there are: adding one adds a line.

namespace sabot::table {

const std::vector<Game>& games() {
  static const std::vector<Game> all{
      game_of<punto_banca::PuntoBanca>("punto-y-banca"),
      game_of<punto_banca::PuntoBanca>("mini-punto-y-banca"),
      game_of<chemin_de_fer::CheminDeFer>("chemin-de-fer"),
  };
  return all;
}

}  // namespace sabot::table
