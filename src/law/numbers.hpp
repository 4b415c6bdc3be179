#pragma once
// Numbers for people. Spanish has a decimal comma and leaves a no-break space between thousands
// from five figures on: 0,5, 1234, 60 560. English: 0.5, 1,234, 60,560. What programs read (JSON,
// the notation, fractions) is never written that way.

#include <cstdint>
#include <string>
#include <string_view>

#include "sabot/law/catalogue.hpp"

namespace sabot::law {

std::string grouped(Language language, std::uint64_t number);

// A text with its numbers as the language writes them. Only what is a number and nothing else
// counts as one: not as11.pyb, not 127.0.0.1.
std::string with_numbers(Language language, std::string_view text);

// The same for what an SVG picture shows, and not for its coordinates.
std::string svg_with_numbers(Language language, std::string_view svg);

}  // namespace sabot::law
