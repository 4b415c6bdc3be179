#pragma once
// The colours of a picture, chosen so that colour-blind readers tell them apart too.

#include <cstddef>
#include <cstdint>
#include <string>

namespace sabot::chart {

struct Rgb {
  std::uint8_t red{};
  std::uint8_t green{};
  std::uint8_t blue{};

  bool operator==(const Rgb&) const = default;
};

inline constexpr Rgb white{255, 255, 255};
inline constexpr Rgb ink{0x1F, 0x23, 0x28};
inline constexpr Rgb pale_ink{0x57, 0x60, 0x6A};
inline constexpr Rgb hairline{0xE4, 0xE7, 0xEB};
inline constexpr Rgb base_line{0x8C, 0x95, 0x9F};

// Okabe and Ito's, without the yellow that nobody sees on white.
inline constexpr std::size_t distinct_colours = 7;
Rgb distinct_colour(std::size_t index);

// Steps of one scale, from dark blue by purple to orange; `part` from 0 to 1.
Rgb ordered_colour(double part);

// From nearly white to dark blue; `part` from 0 to 1.
Rgb heat_colour(double part);
Rgb terminal_heat_colour(double part);

// As much of the second as `part` says.
Rgb mixed(Rgb first, Rgb second, double part);

// Dark enough for letters on white.
Rgb for_letters(Rgb colour);
// White or ink, whichever is read better on this.
Rgb letters_on(Rgb paper);
// Light enough for a dark terminal, and still dark enough for a light one.
Rgb for_terminal(Rgb colour);

std::string hex(Rgb colour);
// The nearest of the 256 colours that terminals know.
int terminal_colour(Rgb colour);

}  // namespace sabot::chart
