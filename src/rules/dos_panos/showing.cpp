#include "sabot/base/forms.hpp"
#include "sabot/rules/dos_panos/rulings.hpp"

// The hands are turned over, the paños' first: each by its holder, or by the croupier, who is also
// the one to name real cards. The banker shows the bank's to both paños.

namespace sabot::dos_panos {
namespace {

using baccarat::must_be_shown;
using baccarat::unnamed_cards;
using baccarat::whole_hand;

std::optional<Hand> next_to_show(const State& state) {
  for (const Hand hand : all_hands)
    if (!state.hand(hand).voided && must_be_shown(state.hand(hand))) return hand;
  return std::nullopt;
}

const PersonId& holder_of(const State& state, Hand hand) {
  return hand == Hand::banca ? state.bank.banker : state.hand(hand).holder;
}

Citations showing(const Context& at, Hand hand) {
  return at.art(hand == Hand::banca ? "as11.dos.B-o"_art : "as11.dos.B-n"_art);
}

}  // namespace

void show_hand(Course& on, Hand hand, const std::vector<Card>& cards, const Citations& by) {
  Citations shown = by;
  auto all = cards;
  if (const auto third = on.state.hand(hand).third) all.push_back(*third);
  shown.add(on.rules.card_values);
  if (baccarat::sum_of_points(all) != baccarat::total(all)) shown.add(on.art("as11.cdf.A-b"_art));
  on.add(HandShown{hand, all, baccarat::total(all)}, shown);
  on.add(Announced{.call = Call::total, .hand = hand, .total = final_total(on.state.hand(hand))},
         on.art("as11.dos.B-n"_art));
}

void to_showing(Course& on) {
  const auto next = next_to_show(on.state);
  if (!next) return decide_coup(on);
  on.add(Turn{Phase::showing, holder_of(on.state, *next)}, on.art("as11.dos.B-n"_art));
}

Bar bar(const Context& at, As<Show>) {
  if (!is_croupier(at))
    if (auto bar = bar_player(at)) return bar;
  if (!at.phase_is(Phase::showing))
    return refusal(RefusalCode::wrong_phase, at.art("as11.dos.B-n"_art));
  return std::nullopt;
}

void offer(const Context& at, As<Show>, Options& out) {
  const auto next = next_to_show(at.state);
  if (!next || (!is_croupier(at) && holder_of(at.state, *next) != at.who)) return;
  const int unnamed = unnamed_cards(at.state.hand(*next));
  if (unnamed > 0 && !is_croupier(at)) return;
  Option show{"show", {{"hand", rules::OneOf{{to_text(*next)}}}}};
  if (unnamed > 0) show.fields.push_back({"cards", rules::CardList{unnamed, at.state.sabot}});
  out.push_back(std::move(show));
}

Decision rule(const Context& at, const Show& command) {
  const auto next = next_to_show(at.state);
  const auto by = showing(at, command.hand);
  const auto& hand = at.state.hand(command.hand);
  if (unnamed_cards(hand) > 0 && !is_croupier(at))
    return refuse(RefusalCode::wrong_role, "S-20"_art);
  if (!next || command.hand != *next) return refuse(RefusalCode::not_your_turn, by);
  if (!is_croupier(at) && holder_of(at.state, *next) != at.who)
    return refuse(RefusalCode::not_your_hand, by);
  if (auto bar = baccarat::bar_hand_named(at, hand, command.cards, by))
    return std::unexpected(*bar);
  Course on(at);
  Citations shown = by;
  if (holder_of(at.state, *next) != at.who) shown.add("S-20"_art);
  show_hand(on, *next, whole_hand(hand, command.cards.value_or(std::vector<Card>{})), shown);
  judge(on);
  return on.done();
}

}  // namespace sabot::dos_panos
