#include "sabot/cli/join_menu.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "sabot/base/text.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/cli/join_house.hpp"
#include "sabot/cli/wrapping.hpp"

namespace sabot::cli {
namespace {

constexpr std::size_t name_column = 18;
constexpr std::size_t label_column = 34;
constexpr std::size_t below = 6;  // how far what stands below an option is indented

std::string indented(std::string_view text, std::optional<std::size_t> width) {
  return std::string(below, ' ') + tinted(Tone::dim, wrapped(text, below, width));
}

// Pieces side by side, as many to a line as there is room for.
std::vector<std::string> in_rows(const std::vector<std::string>& pieces,
                                 std::optional<std::size_t> width) {
  std::vector<std::string> rows;
  for (const auto& one : pieces) {
    const bool fits =
        !rows.empty() &&
        (!width || count_characters(rows.back()) + 3 + count_characters(one) <= *width);
    if (fits)
      rows.back() += "   " + one;
    else
      rows.push_back("     " + one);
  }
  return rows;
}

}  // namespace

// A promise is never asked for: with real cards nobody can make one.
std::string Menu::fields_text(const table::OwnedOption& option, const HouseWords& words) const {
  std::string text;
  for (const auto& field : option.fields) {
    if (is_left_out(field.domain)) continue;
    const auto bounds = bounds_text(field.domain, language_);
    if (!text.empty()) text += "  ";
    text += words.field(field.name);
    if (bounds != "true") text += " " + bounds;
  }
  return without_controls(text);
}

void Menu::add(Lines& lines, std::size_t number, const table::OwnedOption& option,
               const HouseWords& words, std::optional<std::size_t> width) const {
  const auto head =
      fmt::format("{:>4}  {} ", number,
                  tinted(Tone::strong, padded(without_controls(option.command), name_column)));
  constexpr auto head_columns = below + name_column + 1;
  const auto label = words.command(option.command);
  const auto fields = fields_text(option, words);
  const auto fits = [&](std::size_t label_columns) {
    return !width || head_columns + label_columns + 2 + count_characters(fields) <= *width;
  };
  const auto own = count_characters(label);
  if (fields.empty())
    lines.push_back(head + wrapped(label, head_columns, width));
  else if (fits(std::max(own, label_column)) || fits(own))
    lines.push_back(head +
                    (fits(std::max(own, label_column)) ? padded(label, label_column) : label) +
                    "  " + tinted(Tone::dim, fields));
  else
    lines.insert(lines.end(),
                 {head + wrapped(label, head_columns, width), indented(fields, width)});
}

std::vector<std::string> Menu::lines(const Offered& offered, const HouseWords& words,
                                     std::optional<std::size_t> width) {
  Lines lines;
  Lines rest;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    const auto& one = offered[i];
    if (is_idle(one)) {
      rest.push_back(fmt::format("{} {}", i + 1, without_controls(one.command)));
      continue;
    }
    add(lines, i + 1, one, words, width);
    const auto description = words.description(one.command);
    if (!description.empty() && described_.insert(one.command).second)
      lines.push_back(indented(description, width));
  }
  for (const auto& row : in_rows(rest, width)) lines.push_back(tinted(Tone::dim, row));
  return lines;
}

std::vector<std::string> Menu::described(const Offered& offered, std::string_view name,
                                         const HouseWords& words,
                                         std::optional<std::size_t> width) const {
  Lines lines;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    const auto& one = offered[i];
    if (!name.empty() && name != one.command && name != std::to_string(i + 1)) continue;
    add(lines, i + 1, one, words, width);
    // Of several that are called the same, once.
    const bool is_last = i + 1 == offered.size() || offered[i + 1].command != one.command;
    if (const auto text = words.description(one.command); is_last && !text.empty())
      lines.push_back(indented(text, width));
  }
  return lines;
}

}  // namespace sabot::cli
