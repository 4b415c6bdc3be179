#pragma once
// Exact systems of linear equations, small ones.

#include <optional>
#include <vector>

#include "sabot/odds/exact.hpp"

namespace sabot::odds {

using Row = std::vector<Fraction>;

// The x with matrix · x = right; none where there is none or more than one.
std::optional<Row> solve_linear(std::vector<Row> matrix, Row right);

}  // namespace sabot::odds
