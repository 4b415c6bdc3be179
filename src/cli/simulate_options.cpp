#include "sabot/cli/simulate_options.hpp"

#include <algorithm>
#include <cmath>
#include <thread>

#include "sabot/cli/counts.hpp"
#include "sabot/sim/blocks.hpp"

namespace sabot::cli {
namespace {

constexpr std::uint64_t usual_coups = 10'000'000;

std::optional<double> read_error(Common& common, const std::string& text) {
  // People write 1e-6, which is not a fraction.
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (*end == '\0' && std::isfinite(value) && value > 0) return value;
  common.fail(common.say("--until-error es un número mayor que 0, como 1e-5",
                         "--until-error is a number above 0, such as 1e-5"));
  return std::nullopt;
}

std::optional<std::uint64_t> rounds_of(Common& common, const SimulateOptions& options) {
  if (!options.coups.empty() && !options.tallas.empty())
    return common.fail(common.say("--coups o --tallas, no ambas", "--coups or --tallas, not both")),
           std::nullopt;
  const auto& text = options.tallas.empty() ? options.coups : options.tallas;
  if (text.empty()) return options.until_error.empty() ? usual_coups : sim::most_rounds;
  return read_count(common, options.tallas.empty() ? "--coups" : "--tallas", text, 1,
                    sim::most_rounds);
}

}  // namespace

std::optional<Asked> asked_of(Common& common, const SimulateOptions& options, const Ranks& ranks) {
  const auto rounds = rounds_of(common, options);
  if (!rounds) return std::nullopt;
  const auto seed = read_seed(common, options.seed);
  if (!seed) return std::nullopt;
  Asked asked{.rounds = *rounds, .seed = *seed};
  const auto processors = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const auto usual = ranks.size() > 1 ? 1 : processors;
  asked.threads = options.threads > 0 ? options.threads : usual;
  if (options.until_error.empty()) return asked;
  asked.until_error = read_error(common, options.until_error);
  if (!asked.until_error) return std::nullopt;
  return asked;
}

}  // namespace sabot::cli
