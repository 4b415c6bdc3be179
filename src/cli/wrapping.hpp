#pragma once
// Text broken into lines that fit a terminal. What goes into a file or a pipe is never broken.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sabot::cli {

// Of the terminal on standard output; none where that is something else.
std::optional<std::size_t> terminal_width();

// Breaks between words. Every line but the first begins with `indent` blanks, for which the first
// is taken to have room already used.
std::string wrapped(std::string_view text, std::size_t indent, std::optional<std::size_t> width);

// With blanks behind it, as wide as a column.
std::string padded(std::string text, std::size_t columns);

}  // namespace sabot::cli
