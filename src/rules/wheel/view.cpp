#include "sabot/rules/wheel/view.hpp"

#include "sabot/rules/wheel/acts.hpp"

namespace sabot::wheel {
namespace {

void show_wheel(const Rules& rules, View& view) {
  view.wheel = rules.order.value;
  for (int one = 0; one <= rules.cloth.highest(); ++one) {
    if (rules.cloth.is_red(one)) view.red.push_back(one);
    if (rules.cloth.is_black(one)) view.black.push_back(one);
  }
}

void show_limits(const Rules& rules, const State& state, View& view) {
  view.currency = rules.currency.value;
  view.minimum = state.minimum;
  for (int pano = 1; pano <= rules.panos.value; ++pano)
    view.minima.push_back(minimum_of(rules, state.minimum, pano));
  for (const auto suerte : rules.cloth.order().value) {
    const auto& terms = rules.cloth.terms(suerte);
    view.terms.push_back(
        {suerte, terms.price.value, *checked_times(state.minimum, terms.cap.value)});
  }
}

void show_people(const Rules& rules, const State& state, View& view) {
  view.awaited = awaited(rules, state);
  view.places = rules::place_views(state.people);
  view.waiting = state.people.waiting();
  for (const auto& own : state.colours) view.colours.push_back({own.by, own.colour, own.value});
}

Money staked_by(const State& state, const PersonId& person) {
  Money staked;
  for (const auto& one : state.stakes)
    if (one.by == person) staked += one.amount;
  for (const auto& one : state.prison)
    if (one.by == person) staked += one.value;
  return staked;
}

}  // namespace

View Wheel::view(const Rules& rules, const State& state, const PersonId& person) {
  View view;
  view.phase = state.phase;
  view.coup = state.coup;
  show_limits(rules, state, view);
  show_wheel(rules, view);
  view.number = state.number;
  view.past = state.past;
  view.commitment = state.commitment;
  view.turned = state.turned;
  view.last = state.last;
  view.over = state.over;
  show_people(rules, state, view);
  for (const auto& one : state.stakes)
    view.stakes.push_back({one.by, one.on, one.pano, one.amount, one.won});
  for (const auto& one : state.prison)
    view.prison.push_back({one.by, one.on, one.pano, one.value, one.zeros, one.asked});
  view.self = rules::self_view(state.people, person, staked_by(state, person));
  return view;
}

Event Wheel::seen_by(const State&, const Event& event, const PersonId&) { return event; }

}  // namespace sabot::wheel
