#include "sabot/table/known_games.hpp"

// The games there are: adding one adds a line.

namespace sabot::table {

const std::vector<Game>& games() {
  using enum law::Regulation;
  static const std::vector<Game> all{
      punto_banca_game("punto-y-banca", {es79, as11}),
      punto_banca_game("mini-punto-y-banca", {as11}),
      chemin_de_fer_game("chemin-de-fer", {es79, as11}),
      dos_panos_game("dos-panos", {es79, as11, art}),
      wheel_game("ruleta", {es79}),
      wheel_game("ruleta-americana", {es79}),
      wheel_game("boule", {es79}),
      reglamento_game("punto-y-banca", {ar}),
      treinta_cuarenta_game("treinta-y-cuarenta", {es79}),
  };
  return all;
}

}  // namespace sabot::table
