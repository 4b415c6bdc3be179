#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/wheel/acts.hpp"

// At the American wheel a player may have chips of a colour of their own, each worth what the
// player says when they are given out.

namespace sabot::wheel {
namespace {

Bar bar_colours(const Context& at) {
  if (auto bar = bar_player(at)) return bar;
  const bool closed = at.phase_is(Phase::closed);
  if (!at.rules.has_colours() || closed)
    return Refusal{RefusalCode::wrong_phase,
                   at.rules.has_colours() ? at.rules.colour_value : at.rules.only_these};
  return std::nullopt;
}

bool is_taken(const State& state, Colour colour) {
  return std::ranges::find(state.colours, colour, &Own::colour) != state.colours.end();
}

Money greatest_value(const Context& at) {
  return *checked_times(at.state.minimum, at.rules.cloth.terms(Suerte::pleno).cap.value);
}

Bar bar_value(const Context& at, Money value) {
  const auto& by = at.rules.colour_value;
  if (value <= Money{}) return Refusal{RefusalCode::amount_not_positive, "S-02"_art};
  if (value < at.state.minimum) return Refusal{RefusalCode::below_minimum, by};
  if (value > greatest_value(at)) return Refusal{RefusalCode::above_maximum, by};
  const auto& chips = at.rules.chip_values.value;
  if (std::ranges::find(chips, value) == chips.end())
    return Refusal{RefusalCode::value_not_a_chip, Citations(by).add(at.rules.chip_values.by)};
  return std::nullopt;
}

}  // namespace

Bar bar(const Context& at, As<TakeColour>) {
  if (auto bar = bar_colours(at)) return bar;
  if (at.state.colour_of(at.who)) return Refusal{RefusalCode::has_colour, at.rules.colour_value};
  return std::nullopt;
}

void offer(const Context& at, As<TakeColour>, std::vector<Option>& out) {
  rules::OneOf colours;
  for (const auto colour : at.rules.colours.value)
    if (!is_taken(at.state, colour)) colours.values.push_back(to_text(colour));
  rules::OneOf values;
  for (const auto value : at.rules.chip_values.value)
    if (!bar_value(at, value)) values.values.push_back(to_text(value));
  if (colours.values.empty()) return;
  Option option{"take-colour", {{"colour", std::move(colours)}}};
  if (!values.values.empty()) option.fields.push_back({"value", std::move(values)});
  out.push_back(std::move(option));
}

Decision rule(const Context& at, const TakeColour& command) {
  const auto& rules = at.rules;
  const auto& colours = rules.colours.value;
  if (std::ranges::find(colours, command.colour) == colours.end() ||
      is_taken(at.state, command.colour))
    return refuse(RefusalCode::colour_taken, rules.colours.by);
  if (command.value)
    if (auto bar = bar_value(at, *command.value)) return std::unexpected(*bar);
  return Verdict()
      .add(ColourGiven{at.who, command.colour, command.value.value_or(at.state.minimum)},
           command.value ? rules.colour_value : rules.colour_default)
      .done();
}

// Not while its chips lie on the cloth: nobody would know what they are worth.
Bar bar(const Context& at, As<ReturnColour>) {
  if (auto bar = bar_colours(at)) return bar;
  if (!at.state.colour_of(at.who)) return Refusal{RefusalCode::no_colour, at.rules.colours.by};
  const auto is_own = [&](const auto& one) { return one.by == at.who; };
  if (std::ranges::any_of(at.state.stakes, is_own) || std::ranges::any_of(at.state.prison, is_own))
    return Refusal{RefusalCode::coup_in_progress, "S-73"_art};
  return std::nullopt;
}

Decision rule(const Context& at, const ReturnColour&) {
  const auto* own = at.state.colour_of(at.who);
  return Verdict().add(ColourReturned{at.who, own->colour}, at.rules.colours.by).done();
}

}  // namespace sabot::wheel
