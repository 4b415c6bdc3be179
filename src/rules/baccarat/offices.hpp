#pragma once
// Who may act at a table where players bank, and name what: the croupier deals and names the cards,
// the croupier or the inspector reports what went wrong, and the rest are players. `Context` is a
// game's own.

#include <optional>
#include <vector>

#include "sabot/law/art.hpp"
#include "sabot/rules/baccarat/hand.hpp"
#include "sabot/rules/common/deciding.hpp"

namespace sabot::baccarat {

template <class Context>
bool is_croupier(const Context& at) {
  return at.actor != nullptr && at.actor->role == at.rules.dealer;
}

// An act of the croupier's in one phase of the game.
template <class Context, class Phase>
rules::Bar bar_croupier(const Context& at, Phase phase, const law::Citations& by) {
  if (auto bar = rules::bar_unless(at.actor, at.rules.dealer, at.rules.staff)) return bar;
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
  return rules::bar_unless(at.actor, at.rules.dealer, "S-20"_art);
}

// What is wrong with the cards that are named when a hand is turned over: just those that nobody
// has named before.
template <class Context, class Hand>
rules::Bar bar_hand_named(const Context& at, const Hand& hand,
                          const std::optional<std::vector<Card>>& cards, const law::Citations& by) {
  using namespace law::literals;
  using rules::RefusalCode;
  const int unnamed = unnamed_cards(hand);
  if (unnamed > 0 && !cards) return rules::Refusal{RefusalCode::card_not_named, "S-20"_art};
  if (unnamed == 0 && cards) return rules::Refusal{RefusalCode::naming_differs, "S-20"_art};
  if (!cards) return std::nullopt;
  if (std::ssize(*cards) != unnamed) return rules::Refusal{RefusalCode::wrong_count, by};
  if (!at.state.sabot.may_hold_all(*cards))
    return rules::Refusal{RefusalCode::card_not_in_sabot, at.rules.packs.by};
  return std::nullopt;
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
