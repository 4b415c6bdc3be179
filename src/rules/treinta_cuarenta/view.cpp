#include "sabot/rules/treinta_cuarenta/view.hpp"

#include "sabot/rules/treinta_cuarenta/acts.hpp"

namespace sabot::treinta_cuarenta {
namespace {

Money staked_by(const State& state, const PersonId& person) {
  Money staked;
  for (const auto& one : state.stakes)
    if (one.by == person) staked += one.amount + one.insurance;
  for (const auto& one : state.prison)
    if (one.by == person) staked += one.value;
  return staked;
}

RowView row_view(const RowCards& row) { return {row.cards, row.total}; }

void show_table(const Rules& rules, const State& state, View& view) {
  view.currency = rules.currency.value;
  view.minimum = state.limits.minimum;
  view.maximum = state.limits.maximum;
  if (rules.insurance.value != Insurance::none) view.insurance_from = rules.insurance_from.value;
  view.awaited = awaited(rules, state);
  view.places = rules::place_views(state.people);
  view.waiting = state.people.waiting();
}

}  // namespace

View TreintaCuarenta::view(const Rules& rules, const State& state, const PersonId& person) {
  View view;
  view.phase = state.phase;
  view.talla = state.talla;
  view.coup = state.coup;
  show_table(rules, state, view);
  view.cards_left = state.sabot.left();
  view.stop_card_appeared = state.stop_card_appeared;
  view.commitment = state.unrevealed;
  view.negra = row_view(state.row(Row::negra));
  view.roja = row_view(state.row(Row::roja));
  view.last = state.last;
  view.over = state.over;
  view.tallador = rules::somebody(state.tallador);
  for (const auto& one : state.stakes)
    view.stakes.push_back({one.by, one.on, one.amount, one.insured, one.insurance});
  for (const auto& one : state.prison)
    view.prison.push_back({one.by, one.on, one.value, one.times, one.asked});
  view.self = rules::self_view(state.people, person, staked_by(state, person));
  return view;
}

Event TreintaCuarenta::seen_by(const State&, const Event& event, const PersonId&) { return event; }

}  // namespace sabot::treinta_cuarenta
