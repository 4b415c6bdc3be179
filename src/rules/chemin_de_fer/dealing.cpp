#include "sabot/rules/chemin_de_fer/rulings.hpp"

// The banker deals, the croupier enters what comes: two cards to each by turns, face down, the
// opponent first; and third cards, face up.

namespace sabot::chemin_de_fer {
namespace {

std::size_t dealt_so_far(const State& state) {
  return state.hand(Hand::punto).first.size() + state.hand(Hand::banca).first.size();
}

Hand next_hand(const State& state) {
  return dealt_so_far(state) % 2 == 0 ? Hand::punto : Hand::banca;
}

// The next card is one of the banker's that must be exposed as soon as it is dealt.
bool must_lie_open(const State& state) {
  const Hand hand = next_hand(state);
  return hand == Hand::banca && state.banca_must_open[state.hand(hand).first.size()];
}

bool must_be_named(const State& state) { return state.named || must_lie_open(state); }

Bar bar_naming(const Context& at, const Deal& command) {
  const auto& state = at.state;
  if (at.phase_is(Phase::drawing))
    return command.card ? Bar() : refusal(RefusalCode::card_not_named, at.art("as11.cdf.A-n"_art));
  if (dealt_so_far(state) == 0) return std::nullopt;
  if (!command.card && must_lie_open(state))
    return refusal(RefusalCode::card_not_named, at.art("as11.cdf.C3-h"_art));
  if (command.card.has_value() != must_be_named(state))
    return refusal(RefusalCode::naming_differs, "S-20"_art);
  return std::nullopt;
}

Decision deal_initial(const Context& at, const Deal& command) {
  Course on(at);
  const Hand hand = next_hand(on.state);
  const bool open = must_lie_open(on.state);
  Citations by{on.art("as11.cdf.B-z"_art)};
  by.add(on.art("as11.cdf.A-e"_art));
  deal_card(on, hand, command.card, Face::down, by);
  if (open)
    on.add(CardExposed{Culprit::banker, hand, static_cast<int>(on.state.hand(hand).first.size()),
                       *command.card},
           on.art("as11.cdf.C3-h"_art));
  if (dealt_so_far(on.state) == 4) after_first_four(on);
  return on.done();
}

Decision deal_third(const Context& at, const Deal& command) {
  Course on(at);
  const Hand hand = on.state.due;
  Citations by;
  // A fifth card that was drawn by mistake lies there already.
  if (!on.state.aside.empty()) by.add(on.art("as11.cdf.C3-a"_art));
  deal_card(on, hand, command.card, Face::up, by.add(on.art("as11.cdf.A-n"_art)));
  after_third(on, hand);
  return on.done();
}

}  // namespace

void deal_card(Course& on, Hand hand, std::optional<Card> card, Face face, const Citations& by) {
  if (!on.state.aside.empty()) {
    on.add(CardDealt{hand, card, face, Source::aside}, by);
    return;
  }
  draw_with_stop_card(on, [&] { on.add(CardDealt{hand, card, face, Source::sabot}, by); });
}

void discard_card(Course& on, std::optional<Card> card, const Citations& by) {
  draw_with_stop_card(on, [&] { on.add(CardDiscarded{card}, by); });
}

void after_first_four(Course& on) {
  const auto& banca = on.state.hand(Hand::banca);
  std::vector<Card> cards;
  for (const auto& card : banca.first)
    if (on.state.named && card) cards.push_back(*card);
  const Citations by{on.art("as11.cdf.A-e"_art)};
  on.add(HandLifted{Hand::banca, on.state.bank.banker, cards}, by);
  // A card of the punto's that fell into the basket has settled what it is worth.
  if (on.state.hand(Hand::punto).deemed) return to_showing(on, on.art("as11.cdf.C3-e"_art));
  on.add(Turn{Phase::giving, on.state.croupier}, on.art("as11.cdf.B-z"_art));
}

void after_third(Course& on, Hand hand) {
  if (hand == Hand::punto) return banker_speaks(on, on.art("as11.cdf.A-l"_art));
  // A card that the inspector gave the banker takes the word from nobody.
  const auto interrupted = on.state.interrupted;
  if (interrupted == Phase::punto_speaks) return punto_speaks(on, on.art("as11.cdf.A-g"_art));
  if (interrupted == Phase::banker_answers) return banker_answers(on, on.art("as11.cdf.A-g"_art));
  if (interrupted == Phase::slip)
    on.add(Turn{Phase::slip, on.state.bank.banker}, on.art("as11.cdf.C4-d"_art));
  else
    to_showing(on, on.art("as11.cdf.B-ac"_art));
}

Bar bar(const Context& at, As<Deal>) {
  // The banker deals; the croupier enters what comes out of the sabot.
  if (auto bar = bar_naming(at)) return bar;
  if (at.phase_is(Phase::dealing) || at.phase_is(Phase::drawing)) return std::nullopt;
  if (at.phase_is(Phase::banco) || at.phase_is(Phase::betting))
    return refusal(RefusalCode::bets_open,
                   Citations(at.art("as11.cdf.B-aa"_art)).add(at.art("as11.cdf.C1-a"_art)));
  return refusal(RefusalCode::wrong_phase, at.art("as11.cdf.B-z"_art));
}

void offer(const Context& at, As<Deal>, Options& out) {
  const auto& state = at.state;
  const bool from_sabot = state.aside.empty();
  if (from_sabot && state.sabot.left() == 0) return;
  const bool first = at.phase_is(Phase::dealing) && dealt_so_far(state) == 0;
  const bool named = at.phase_is(Phase::drawing) || first || must_be_named(state);
  Option deal{"deal", {}};
  if (named) deal.fields.push_back({"card", rules::Cards{state.sabot.kinds(), first}});
  out.push_back(std::move(deal));
}

Decision rule(const Context& at, const Deal& command) {
  const auto& state = at.state;
  const bool from_sabot = state.aside.empty();
  if ((from_sabot && state.sabot.left() == 0) ||
      (command.card && !state.sabot.may_hold(*command.card)))
    return refuse(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  if (auto bar = bar_naming(at, command)) return std::unexpected(*bar);
  return at.phase_is(Phase::dealing) ? deal_initial(at, command) : deal_third(at, command);
}

}  // namespace sabot::chemin_de_fer
