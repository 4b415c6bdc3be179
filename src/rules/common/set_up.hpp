#pragma once
// The lines of a round that set a table up in one stroke; each stands for ordinary commands. What
// every game has:
//   table …                            the staff is admitted, and the table opened
//   player blas seat=1 chips=1000      admitted, with chips, seated (or behind=1)
// A game adds its own, such as `sabot`, as described structs of those names.

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <boost/describe/class.hpp>

#include "sabot/base/notation.hpp"
#include "sabot/base/person.hpp"
#include "sabot/rules/common/game_facts.hpp"

namespace sabot::rules::set_up {

// In a command, what only the table can tell: the person who is to give it, a number, or whether
// there is anything to do.
inline constexpr std::string_view as_the_rules_want = "*";

struct Player {
  PersonId name;
  std::optional<int> seat;
  std::optional<int> behind;
  std::optional<Money> chips;
};
BOOST_DESCRIBE_STRUCT(Player, (), (name, seat, behind, chips))

Lines expand(const Player& player);
Lines admit(std::span<const Staff> staff);
// As the rules want where there is none.
std::string number(const std::optional<int>& value);

// A line that may begin with the words of these alternatives. "player blas" reads better than
// "player name=blas": the line as the notation has it, and back, where something is wrong with it.
struct Line {
  std::string text;
  std::size_t inserted_at = std::string::npos;

  static std::optional<Line> of(std::string_view line, std::span<const std::string_view> words);
  NotationError as_written(NotationError error) const;
};

// V is a variant of described structs, each of which `expand` turns into commands. No lines where
// it is none of them.
template <class V, class Expand>
std::expected<Lines, NotationError> read(std::string_view text, Expand expand) {
  const auto line = Line::of(text, sabot::detail::names_of(variant_codec<V>.alternatives));
  if (!line) return Lines{};
  const auto setup = read_notation<V>(line->text);
  if (!setup) return std::unexpected(line->as_written(setup.error()));
  return visit(expand, *setup);
}

}  // namespace sabot::rules::set_up
