#pragma once
// Each game with its table in a file of its own: they take long to compile.

#include <string_view>
#include <vector>

#include "sabot/table/any_table.hpp"

namespace sabot::table {

Game punto_banca_game(std::string_view name, std::vector<law::Regulation> under);
Game chemin_de_fer_game(std::string_view name, std::vector<law::Regulation> under);
Game dos_panos_game(std::string_view name, std::vector<law::Regulation> under);
Game reglamento_game(std::string_view name, std::vector<law::Regulation> under);
Game wheel_game(std::string_view name, std::vector<law::Regulation> under);
Game treinta_cuarenta_game(std::string_view name, std::vector<law::Regulation> under);

}  // namespace sabot::table
