#include "sabot/chart/colour.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include <fmt/format.h>

namespace sabot::chart {
namespace {

constexpr std::array<Rgb, distinct_colours> distinct{{{0x00, 0x72, 0xB2},
                                                      {0xD5, 0x5E, 0x00},
                                                      {0x00, 0x9E, 0x73},
                                                      {0xCC, 0x79, 0xA7},
                                                      {0xE6, 0x9F, 0x00},
                                                      {0x56, 0xB4, 0xE9},
                                                      {0x55, 0x55, 0x55}}};
// The darker five sixths of plasma, and ColorBrewer's blues.
constexpr std::array<Rgb, 6> plasma{{{0x0D, 0x08, 0x87},
                                     {0x5B, 0x02, 0xA3},
                                     {0x9A, 0x17, 0x9B},
                                     {0xCB, 0x46, 0x78},
                                     {0xE9, 0x6F, 0x51},
                                     {0xF6, 0xA0, 0x3A}}};
constexpr std::array<Rgb, 7> blues{{{0xF4, 0xF8, 0xFD},
                                    {0xDE, 0xEB, 0xF7},
                                    {0xC0, 0xD8, 0xED},
                                    {0x8F, 0xC1, 0xDF},
                                    {0x4A, 0x98, 0xC9},
                                    {0x21, 0x71, 0xB5},
                                    {0x08, 0x40, 0x84}}};
// The nearest colours that terminals know to those blues would be lilac and green in between.
constexpr std::array<Rgb, 9> terminal_blues{{{255, 255, 255},
                                             {215, 255, 255},
                                             {175, 215, 255},
                                             {135, 215, 255},
                                             {95, 175, 255},
                                             {0, 135, 255},
                                             {0, 95, 215},
                                             {0, 0, 175},
                                             {0, 0, 95}}};
constexpr std::array<int, 6> cube_levels{0, 95, 135, 175, 215, 255};

Rgb along(std::span<const Rgb> stops, double part) {
  const auto at = std::clamp(part, 0.0, 1.0) * static_cast<double>(stops.size() - 1);
  const auto from = std::min(static_cast<std::size_t>(at), stops.size() - 2);
  return mixed(stops[from], stops[from + 1], at - static_cast<double>(from));
}

// Relative luminance, from 0 for black to 1 for white, as contrast is computed.
double luminance(Rgb colour) {
  const auto linear = [](std::uint8_t channel) {
    const auto part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

int nearest_level(int channel) {
  const auto nearest = std::ranges::min_element(
      cube_levels, {}, [=](int level) { return std::abs(level - channel); });
  return static_cast<int>(nearest - cube_levels.begin());
}

int square(int number) { return number * number; }

}  // namespace

Rgb distinct_colour(std::size_t index) { return distinct[index % distinct.size()]; }
Rgb ordered_colour(double part) { return along(plasma, part); }
Rgb heat_colour(double part) { return along(blues, part); }

Rgb terminal_heat_colour(double part) {
  const auto step = std::clamp(part, 0.0, 1.0) * (terminal_blues.size() - 1) + 0.5;
  return terminal_blues[static_cast<std::size_t>(step)];
}

Rgb mixed(Rgb first, Rgb second, double part) {
  const auto channel = [=](std::uint8_t a, std::uint8_t b) {
    return static_cast<std::uint8_t>(std::lround(a + (b - a) * part));
  };
  return {channel(first.red, second.red), channel(first.green, second.green),
          channel(first.blue, second.blue)};
}

Rgb for_letters(Rgb colour) {
  // A contrast of 4.5 to 1 with white.
  while (luminance(colour) > 0.18) colour = mixed(colour, ink, 0.1);
  return colour;
}

Rgb letters_on(Rgb paper) { return luminance(paper) > 0.25 ? ink : white; }

Rgb for_terminal(Rgb colour) {
  // Brighter as long as it keeps its hue, and then paler.
  const auto brighter = [](std::uint8_t channel) {
    return static_cast<std::uint8_t>(std::min(255, channel * 11 / 10 + 1));
  };
  while (luminance(colour) < 0.2) {
    if (std::max({colour.red, colour.green, colour.blue}) < 255)
      colour = {brighter(colour.red), brighter(colour.green), brighter(colour.blue)};
    else
      colour = mixed(colour, white, 0.1);
  }
  return colour;
}

std::string hex(Rgb colour) {
  return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

int terminal_colour(Rgb colour) {
  const auto away = [=](int red, int green, int blue) {
    return square(red - colour.red) + square(green - colour.green) + square(blue - colour.blue);
  };
  const auto level = [](int index) { return cube_levels[static_cast<std::size_t>(index)]; };
  const auto red = nearest_level(colour.red);
  const auto green = nearest_level(colour.green);
  const auto blue = nearest_level(colour.blue);
  // Twenty-four greys follow the cube: 8, 18, …, 238.
  const auto grey = std::clamp(((colour.red + colour.green + colour.blue) / 3 - 8 + 5) / 10, 0, 23);
  const auto shade = 8 + 10 * grey;
  if (away(shade, shade, shade) < away(level(red), level(green), level(blue))) return 232 + grey;
  return 16 + 36 * red + 6 * green + blue;
}

}  // namespace sabot::chart
