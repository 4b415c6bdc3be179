#include "sabot/odds/linear.hpp"

#include <utility>

namespace sabot::odds {

std::optional<Row> solve_linear(std::vector<Row> matrix, Row right) {
  const auto size = right.size();
  for (std::size_t column = 0; column < size; ++column) {
    auto pivot = column;
    while (pivot < size && matrix[pivot][column] == 0) ++pivot;
    if (pivot == size) return std::nullopt;
    std::swap(matrix[pivot], matrix[column]);
    std::swap(right[pivot], right[column]);
    for (std::size_t row = 0; row < size; ++row) {
      if (row == column || matrix[row][column] == 0) continue;
      const Fraction factor = matrix[row][column] / matrix[column][column];
      for (auto i = column; i < size; ++i) matrix[row][i] -= factor * matrix[column][i];
      right[row] -= factor * right[column];
    }
  }
  for (std::size_t i = 0; i < size; ++i) right[i] /= matrix[i][i];
  return right;
}

}  // namespace sabot::odds
