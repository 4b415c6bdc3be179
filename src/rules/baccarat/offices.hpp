#pragma once
// Who may act at a table where players bank: the croupier deals and names the cards, the croupier
// or the inspector reports what went wrong, and the rest are players. `Context` is a game's own.

#include "sabot/law/art.hpp"
#include "sabot/rules/common/deciding.hpp"

namespace sabot::baccarat {

template <class Context>
bool is_croupier(const Context& at) {
  return at.actor != nullptr && at.actor->role == rules::Role::croupier;
}

// An act of the croupier's in one phase of the game.
template <class Context, class Phase>
rules::Bar bar_croupier(const Context& at, Phase phase, const law::Citations& by) {
  if (auto bar = rules::bar_unless(at.actor, rules::Role::croupier, at.rules.staff)) return bar;
  if (!at.phase_is(phase)) return rules::Refusal{rules::RefusalCode::wrong_phase, by};
  return std::nullopt;
}

// A report is the croupier's or the inspector's.
template <class Context>
rules::Bar bar_reporter(const Context& at) {
  if (is_croupier(at)) return std::nullopt;
  return rules::bar_unless(at.actor, rules::Role::inspector, at.rules.inspector);
}

// Only the croupier names cards (S-20). To anybody else what the sabot can still hold would tell
// which cards lie face down, and so would a refusal.
template <class Context>
rules::Bar bar_naming(const Context& at) {
  using namespace law::literals;
  return rules::bar_unless(at.actor, rules::Role::croupier, "S-20"_art);
}

// The person whom a command names is not one who plays here.
template <class Context>
rules::Bar bar_named(const Context& at, const PersonId& who, const law::Citations& by) {
  const auto* person = at.state.people.find(who);
  if (person == nullptr || person->role != rules::Role::player)
    return rules::Refusal{rules::RefusalCode::no_such_player, by};
  if (!person->is_placed()) return rules::Refusal{rules::RefusalCode::not_here, by};
  return std::nullopt;
}

}  // namespace sabot::baccarat
