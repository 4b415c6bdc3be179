#include "sabot/cli/counts.hpp"

#include <fmt/format.h>

#include "sabot/base/forms.hpp"

namespace sabot::cli {

std::optional<std::uint64_t> read_count(Common& common, const char* option, const std::string& text,
                                        std::uint64_t least, std::uint64_t most) {
  const auto e = text.find_first_of("eE");
  const auto digits = from_text<std::uint64_t>(text.substr(0, e));
  const auto zeros =
      e == std::string::npos ? 0u : from_text<std::uint64_t>(text.substr(e + 1)).value_or(99);
  std::uint64_t count = digits.value_or(0);
  bool fits = digits && zeros < 20;
  for (std::uint64_t i = 0; fits && i < zeros; ++i) {
    fits = count <= most / 10;
    count *= 10;
  }
  if (fits && count >= least && count <= most) return count;
  common.fail(fmt::format(
      fmt::runtime(common.say("{} es un número entero, como 1000000 o 1e6, de {} a {}",
                              "{} is a whole number, such as 1000000 or 1e6, from {} to {}")),
      option, least, most));
  return std::nullopt;
}

std::optional<std::uint64_t> read_seed(Common& common, const std::string& text) {
  const auto seed = from_text<std::uint64_t>(text);
  if (seed) return *seed;
  common.fail(common.say("--seed es un número entero, de 0 a 18446744073709551615",
                         "--seed is a whole number, from 0 to 18446744073709551615"));
  return std::nullopt;
}

}  // namespace sabot::cli
