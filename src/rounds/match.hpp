#pragma once
// Whether what came is what a round expects.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sabot::rounds {

// A line: `< bet-placed by=blas on=punto stake=100 [as11.pyb.C-a]`. Expected without brackets, the
// articles are not compared; with `...` behind its name, or in its brackets, there may be further
// fields, or articles.
bool line_matches(std::string_view expected, std::string_view actual);

// All lines, in order. An expected `< ...` stands for any number of events, but never for a
// refusal;
// `- ...` for any number of options. Where they match: which of the lines that came (by place) an
// expected line of its own stands for.
std::optional<std::vector<std::size_t>> match_lines(const std::vector<std::string>& expected,
                                                    const std::vector<std::string>& actual);

}  // namespace sabot::rounds
