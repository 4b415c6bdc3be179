#include "sabot/base/forms.hpp"
#include "sabot/rules/chemin_de_fer/rulings.hpp"

// The hands are turned over: each by the player who holds it, or by the croupier instead, who is
// also the one to name real cards.

namespace sabot::chemin_de_fer {
namespace {

using baccarat::must_be_shown;
using baccarat::unnamed_cards;
using baccarat::whole_hand;

// The hand that abates is shown first; otherwise the punto's.
std::optional<Hand> next_to_show(const State& state) {
  const Hand first = state.hand(Hand::banca).abated ? Hand::banca : Hand::punto;
  const Hand second = first == Hand::banca ? Hand::punto : Hand::banca;
  if (must_be_shown(state.hand(first))) return first;
  if (must_be_shown(state.hand(second))) return second;
  return std::nullopt;
}

const PersonId& holder_of(const State& state, Hand hand) {
  return hand == Hand::punto ? state.holder : state.bank.banker;
}

Citations showing(const Context& at) {
  return Citations(at.art("as11.cdf.B-ac"_art)).add(at.art("as11.cdf.A-o"_art));
}

}  // namespace

void show_hand(Course& on, Hand hand, const std::vector<Card>& cards, const Citations& by) {
  Citations shown = by;
  // With the third card, which lies face up beside them, so that the total is the hand's.
  auto all = cards;
  if (const auto third = on.state.hand(hand).third) all.push_back(*third);
  shown.add(on.art("as11.cdf.A-a"_art));
  if (baccarat::sum_of_points(all) != baccarat::total(all)) shown.add(on.art("as11.cdf.A-b"_art));
  on.add(HandShown{hand, all, baccarat::total(all)}, shown);
  on.add(Announced{Call::total, hand, final_total(on.state.hand(hand)), {}},
         on.art("as11.cdf.A-o"_art));
}

void to_showing(Course& on, const Citations& by) {
  const auto next = next_to_show(on.state);
  if (!next) return decide_coup(on);
  on.add(Turn{Phase::showing, holder_of(on.state, *next)}, by);
}

Bar bar(const Context& at, As<Show>) {
  if (!is_croupier(at))
    if (auto bar = bar_player(at)) return bar;
  if (!at.phase_is(Phase::showing)) return refusal(RefusalCode::wrong_phase, showing(at));
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
  const auto by = showing(at);
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

// After a banker's early abating: everybody who wanted to has withdrawn.
Bar bar(const Context& at, As<GoOn>) {
  return bar_croupier(at, Phase::retiring, at.art("as11.cdf.C3-k"_art));
}

Decision rule(const Context& at, const GoOn&) {
  Course on(at);
  const Citations by = Citations(on.art("as11.cdf.C3-k"_art)).add(on.rules.early_abating.by);
  if (on.state.stakes.empty()) {
    annul_coup(on, by);
    return on.done();
  }
  // Cards that went to somebody else by mistake, and have not been seen, are given anew.
  const auto holder = on.state.holder;
  const bool misgiven =
      !holder.is_nobody() && holder != on.state.owed_to && !on.state.hand(Hand::punto).seen;
  const bool given = !holder.is_nobody() && !misgiven;
  const auto whose = given ? holder : on.state.owed_to;
  // The croupier, who plays for others, has no bet to withdraw.
  const bool stays = whose == on.state.croupier || on.state.stake_of(whose) != nullptr;
  if (given && stays) {
    to_showing(on, on.art("as11.cdf.A-f"_art));
    return on.done();
  }
  const auto next = stays ? whose : next_holder(on);
  if (!stays) on.add(CardsOwedTo{next}, Citations(by).add(standing_articles(on, next)));
  if (misgiven) on.add(CardsRecovered{holder, next}, on.art("as11.cdf.C2-c"_art));
  give_punto(on, next, by);
  return on.done();
}

}  // namespace sabot::chemin_de_fer
