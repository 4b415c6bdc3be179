#include "sabot/rules/baccarat/baccarat.hpp"

#include <algorithm>

namespace sabot::baccarat {
namespace {

template <std::size_t N>
std::expected<std::array<Draw, N>, std::string> read_letters(std::string_view letters) {
  std::array<Draw, N> cells{};
  if (letters.size() != N)
    return std::unexpected("\"" + std::string(letters) + "\" should have " + std::to_string(N) +
                           " letters");
  for (std::size_t i = 0; i < N; ++i) {
    if (letters[i] != 'T' && letters[i] != 'P' && letters[i] != 'O')
      return std::unexpected("\"" + std::string(letters) + "\" should have only T, P and O");
    cells[i] = static_cast<Draw>(letters[i]);
  }
  return cells;
}

}  // namespace

std::expected<Cuadro, std::string> Cuadro::from(std::span<const std::string> rows) {
  Cuadro cuadro;
  if (rows.size() != cuadro.cells_.size())
    return std::unexpected("a cuadro has eight rows, for totals 0 to 7");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto cells = read_letters<11>(rows[i]);
    if (!cells) return std::unexpected(cells.error());
    cuadro.cells_[i] = *cells;
  }
  return cuadro;
}

bool Cuadro::has_option() const {
  return std::ranges::any_of(
      cells_, [](const auto& row) { return std::ranges::count(row, Draw::optional) > 0; });
}

std::expected<std::array<Draw, 8>, std::string> draws_by_total(std::string_view letters) {
  return read_letters<8>(letters);
}

}  // namespace sabot::baccarat
