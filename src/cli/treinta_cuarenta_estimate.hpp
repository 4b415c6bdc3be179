#pragma once
// What the coups of two rows say of every bet, beside the exact value.

#include <vector>

#include "sabot/cli/estimate.hpp"
#include "sabot/odds/treinta_cuarenta/rows_report.hpp"
#include "sabot/sim/treinta_cuarenta/rows.hpp"

namespace sabot::cli {

// Of every bet that one coup settles: "rojo half", "rojo insured". A unit was staked on every
// coup; the errors are those of the exact variances.
std::vector<Estimate> rows_estimates(const odds::RowsReport& report, const sim::RowsTotals& totals);

// Of those, how large the largest error is after that many rounds.
double largest_rows_error(const odds::RowsReport& report, std::uint64_t rounds);

}  // namespace sabot::cli
