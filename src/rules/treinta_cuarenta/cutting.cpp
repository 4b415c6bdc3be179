#include <algorithm>

#include "sabot/rules/treinta_cuarenta/acts.hpp"

// The player nearest to the croupier's right cuts; from one who does not want to, the cut passes
// on (S-111).

namespace sabot::treinta_cuarenta {
namespace {

// Places are numbered from the croupier's right; at the same one, who sits before who stands.
int nearness(const Person& person) { return 2 * person.seat + (person.standing ? 1 : 0); }

Bar bar_cutting(const Context& at) {
  if (!at.phase_is(Phase::cutting)) return Refusal{RefusalCode::wrong_phase, at.rules.cut};
  const auto* whose = cutter(at.rules, at.state);
  const bool is_theirs = whose ? whose->id == at.who : at.actor->role == Role::croupier;
  if (is_theirs) return std::nullopt;
  return Refusal{RefusalCode::not_your_turn, Citations(at.rules.cut).add(at.rules.cut_refused.by)};
}

}  // namespace

const Person* cutter(const Rules& rules, const State& state) {
  const auto& declined = state.declined_cut;
  if (!declined.empty() && rules.cut_refused.value == CutRefused::croupier_cuts) return nullptr;
  const Person* nearest = nullptr;
  for (const auto& one : state.people.all()) {
    const bool wants_to = std::ranges::find(declined, one.id) == declined.end();
    if (one.is_placed() && wants_to && (!nearest || nearness(one) < nearness(*nearest)))
      nearest = &one;
  }
  return nearest;
}

Bar bar(const Context& at, As<Cut>) {
  const bool is_croupier = at.actor != nullptr && at.actor->role == Role::croupier;
  if (!is_croupier)
    if (auto bar = bar_player(at)) return bar;
  return bar_cutting(at);
}

void offer(const Context& at, As<Cut>, std::vector<Option>& out) {
  out.push_back(baccarat::offer_cut(at.state.sabot));
}

Decision rule(const Context& at, const Cut& command) {
  Citations by = at.rules.cut;
  if (at.actor->role == Role::croupier) by.add(at.rules.cut_refused.by);
  if (const auto wrong = baccarat::wrong_cut(at.state.sabot, command.at)) return refuse(*wrong, by);
  return Course(at).add(CardsCut{at.who, command.at}, by).done();
}

Bar bar(const Context& at, As<DeclineCut>) {
  if (auto bar = bar_player(at)) return bar;
  return bar_cutting(at);
}

Decision rule(const Context& at, const DeclineCut&) {
  return Course(at).add(CutDeclined{at.who}, at.rules.cut_refused.by).done();
}

}  // namespace sabot::treinta_cuarenta
