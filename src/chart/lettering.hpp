#pragma once
// Fitting text into room: breaking it into lines, shortening it, and keeping labels apart.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sabot::chart {

// How much room a text takes, in whatever the picture counts.
using Width = std::function<double(std::string_view)>;

// The characters of a UTF-8 text; refuses one that is not clean.
std::vector<std::string_view> characters(std::string_view text);

// Broken between words, and inside a word that fits no line.
std::vector<std::string> broken(std::string_view text, double room, const Width& width);

// The text, or as much of its beginning as fits with an ellipsis.
std::string shortened(std::string_view text, double room, const Width& width);

// Moves positions as little as keeps them `gap` apart and between the ends, in the order given by
// their size; none where there is no room.
std::optional<std::vector<double>> spread(const std::vector<double>& wanted, double gap, double low,
                                          double high);

}  // namespace sabot::chart
