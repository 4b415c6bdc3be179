#pragma once
// What one test of the battery found: its statistic, the law this follows if the source is sound,
// and how likely a sound source is to be that far out.

#include <cstdint>
#include <optional>
#include <span>

#include <boost/describe/enum.hpp>

namespace sabot::lab {

enum class Measure {
  // over shuffled sabots
  composition,
  kinds_and_positions,
  each_position,
  each_kind,
  mean_position,
  unmoved,
  as_before,
  after_the_cut,
  gaps,
  colour_runs,
  colour_run_lengths,
  runs_up,
  runs_down,
  serial_correlation,
  neighbours,
  // over numbers below a bound
  numbers_below,
  rejection,
  pairs,
  returns,
  collector_of_ranks,
  collector_of_kinds,
  // over raw bytes and words
  bytes,
  word_correlation,
  word_turns,
  word_orders,
};
BOOST_DESCRIBE_ENUM(Measure, composition, kinds_and_positions, each_position, each_kind,
                    mean_position, unmoved, as_before, after_the_cut, gaps, colour_runs,
                    colour_run_lengths, runs_up, runs_down, serial_correlation, neighbours,
                    numbers_below, rejection, pairs, returns, collector_of_ranks,
                    collector_of_kinds, bytes, word_correlation, word_turns, word_orders)

// Exact: the statistic counts what can never be.
enum class Law { exact, chi_squared, normal, fisher };
BOOST_DESCRIBE_ENUM(Law, exact, chi_squared, normal, fisher)

struct Result {
  Measure measure{};
  std::optional<std::uint32_t> bound;  // of the numbers below it
  Law law{};
  double statistic = 0;
  double degrees = 0;
  double more_degrees = 0;     // the second of Fisher's
  std::uint64_t worst_of = 1;  // of this many statistics, this is the furthest out
  double p = 1;
};

Result exact_result(Measure measure, std::uint64_t impossible);
Result chi_squared_result(Measure measure, double statistic, double degrees);
Result normal_result(Measure measure, double statistic);
Result fisher_result(Measure measure, double statistic, double degrees, double more_degrees);
// The furthest out of several chi-squares, its p multiplied by their number (Bonferroni), which
// holds however they depend on each other.
Result worst_result(Measure measure, std::span<const double> statistics, double degrees);

}  // namespace sabot::lab
