#include "sabot/table/known_games.hpp"

// The games there are: adding one adds a line.

namespace sabot::table {

const std::vector<Game>& games() {
  static const std::vector<Game> all{
      punto_banca_game("punto-y-banca"),   punto_banca_game("mini-punto-y-banca"),
      chemin_de_fer_game("chemin-de-fer"), wheel_game("ruleta"),
      wheel_game("ruleta-americana"),      wheel_game("boule"),
  };
  return all;
}

}  // namespace sabot::table
