#include <functional>
#include <numeric>

#include "sabot/base/forms.hpp"
#include "sabot/rules/punto_banca/acts.hpp"

// The punto's hand is shown by its holder, then the banca's by the player who has the sabot. The
// croupier shows a hand of the house's, or for its holder, and names real cards.

namespace sabot::punto_banca {
namespace {

Hand hand_to_show(const State& state) {
  return state.phase == Phase::showing_punto ? Hand::punto : Hand::banca;
}

bool is_named(const State& state, Hand hand) { return state.hand(hand).dealt.front().has_value(); }

const PersonId& holder_of(const State& state, Hand hand) {
  return hand == Hand::punto ? state.punto_holder : state.holder;
}

Citations showing(const Context& at, Hand hand) {
  return at.art(hand == Hand::punto ? "as11.pyb.B-h"_art : "as11.pyb.B-i"_art);
}

// Only the croupier, who receives the cards, may name them.
bool may_show(const Context& at, Hand hand) {
  if (at.actor->role == Role::croupier) return true;
  return holder_of(at.state, hand) == at.who;
}

bool is_free(const Rules& rules, int punto) {
  return !baccarat::is_natural(punto) &&
         rules.punto_draws.value[static_cast<std::size_t>(punto)] == baccarat::Draw::optional;
}

int points_of(const std::vector<Card>& cards) {
  return std::transform_reduce(cards.begin(), cards.end(), 0, std::plus<>(), baccarat::points);
}

std::vector<Card> named_cards(const HandCards& hand) {
  std::vector<Card> cards;
  cards.reserve(hand.dealt.size());
  for (const auto& card : hand.dealt) cards.push_back(*card);
  return cards;
}

}  // namespace

Bar bar(const Context& at, As<Show>) {
  const bool is_croupier = at.actor != nullptr && at.actor->role == Role::croupier;
  if (!is_croupier)
    if (auto bar = bar_bettor(at)) return bar;
  const auto phase = at.state.phase;
  if (phase == Phase::showing_punto || phase == Phase::showing_banca) return std::nullopt;
  // The punto's hand comes first; where its total is free its holder speaks before the banca's.
  if (phase == Phase::punto_speaks)
    return Refusal{RefusalCode::wrong_phase, at.rules.punto_draws.by};
  const Hand hand = at.state.hand(Hand::punto).shown ? Hand::banca : Hand::punto;
  return Refusal{RefusalCode::wrong_phase, showing(at, hand)};
}

void offer(const Context& at, As<Show>, std::vector<Option>& out) {
  const Hand hand = hand_to_show(at.state);
  if (!may_show(at, hand)) return;
  const bool named = is_named(at.state, hand);
  if (!named && at.actor->role != Role::croupier) return;
  Option show{"show", {{"hand", rules::OneOf{{to_text(hand)}}}}};
  if (!named) show.fields.push_back({"cards", rules::CardList{2, at.state.sabot}});
  out.push_back(std::move(show));
}

Decision rule(const Context& at, const Show& command) {
  const auto& state = at.state;
  const Hand hand = hand_to_show(state);
  const Citations by = showing(at, command.hand);
  const bool named = is_named(state, hand);
  if (!named && at.actor->role != Role::croupier)
    return refuse(RefusalCode::wrong_role, "S-20"_art);
  if (command.hand != hand) return refuse(RefusalCode::not_your_turn, by);
  if (!may_show(at, hand)) return refuse(RefusalCode::not_your_hand, by);
  if (named && command.cards) return refuse(RefusalCode::naming_differs, "S-20"_art);
  if (!named && !command.cards) return refuse(RefusalCode::card_not_named, "S-20"_art);
  if (!named && command.cards->size() != 2)
    return refuse(RefusalCode::wrong_count, at.art("as11.pyb.A1-a"_art));
  if (!named && !state.sabot.may_hold_all(*command.cards))
    return refuse(RefusalCode::card_not_in_sabot, at.rules.packs.by);

  auto cards = named ? named_cards(state.hand(hand)) : *command.cards;
  const int total = baccarat::total(cards);
  Verdict verdict;
  Citations shown = by;
  shown.add(at.art("as11.pyb.A1-b"_art));
  if (points_of(cards) != total) shown.add(at.art("as11.pyb.A1-c"_art));
  if (holder_of(state, hand) != at.who) shown.add("S-20"_art);
  verdict.add(HandShown{hand, std::move(cards), total}, shown)
      .add(Announced{Call::total, hand, total}, by);
  if (hand == Hand::banca)
    after_both_shown(at, verdict, baccarat::total(named_cards(state.hand(Hand::punto))), total);
  else if (is_free(at.rules, total))
    ask_wish(at, verdict);
  return verdict.done();
}

}  // namespace sabot::punto_banca
