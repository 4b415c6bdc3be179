#include "sabot/rules/dos_panos/rulings.hpp"

// The banker deals, the croupier enters what comes: first paño, second paño, bank, one card at a
// time, face down; and third cards, face up. And how a coup goes on from each of its moments.

namespace sabot::dos_panos {
namespace {

std::size_t dealt_so_far(const State& state) {
  std::size_t count = 0;
  for (const auto& hand : state.hands) count += hand.first.size();
  return count;
}

Hand next_hand(const State& state) { return all_hands[dealt_so_far(state) % all_hands.size()]; }

Bar bar_card_name(const Context& at, const Deal& command) {
  if (at.phase_is(Phase::drawing))
    return command.card ? Bar() : refusal(RefusalCode::card_not_named, at.art("as11.cdf.A-n"_art));
  if (dealt_so_far(at.state) > 0 && command.card.has_value() != at.state.named)
    return refusal(RefusalCode::naming_differs, "S-20"_art);
  return std::nullopt;
}

// A paño that is neither void nor settled has still to speak, or to get the card it asked for.
bool goes_on(Course& on, Hand pano) {
  const auto& hand = on.state.hand(pano);
  if (!is_played(hand)) return false;
  if (hand.said == Declaration::carta && !hand.third) {
    card_for(on, pano, on.art("as11.dos.A-c"_art));
    return true;
  }
  if (hand.said) return false;
  const Phase phase = pano == Hand::primero ? Phase::first_speaks : Phase::second_speaks;
  on.add(Turn{phase, hand.holder}, on.art("as11.dos.B-m"_art));
  return true;
}

// Against two paños that have abated or are void the banker has nothing to decide.
bool is_decided(const State& state) {
  for (const Hand pano : panos) {
    const auto& hand = state.hand(pano);
    if (is_played(hand) && !hand.abated) return false;
    if (hand.deemed && !hand.voided) return false;
  }
  return true;
}

void banker_goes_on(Course& on) {
  const auto& banca = on.state.hand(Hand::banca);
  if (banca.deemed || banca.third || is_decided(on.state)) return to_showing(on);
  if (banca.said == Declaration::carta)
    return card_for(on, Hand::banca, on.art("as11.dos.A-g"_art));
  if (banca.said) return to_showing(on);
  on.add(Turn{Phase::banker_speaks, on.state.bank.banker}, on.art("as11.dos.B-m"_art));
}

}  // namespace

void go_on(Course& on) {
  const auto& first = on.state.hand(Hand::primero);
  const auto& second = on.state.hand(Hand::segundo);
  if (first.voided && second.voided) return decide_coup(on);
  for (const Hand pano : panos)
    if (goes_on(on, pano)) return;
  banker_goes_on(on);
}

void card_for(Course& on, Hand hand, const Citations& by) {
  on.add(CardDue{hand}, by);
  if (on.state.loose.empty()) return;
  on.add(ThirdGiven{hand, on.state.loose.front().card}, Citations(by).add("S-88"_art));
  go_on(on);
}

void discard_card(Course& on, std::optional<Card> card, const Citations& by) {
  draw_with_stop_card(on, [&] { on.add(CardDiscarded{card}, by); });
}

void after_six(Course& on) {
  lift_hand(on, Hand::banca, on.art("as11.dos.B-j"_art));
  if (on.state.hand(Hand::primero).voided && on.state.hand(Hand::segundo).voided)
    return decide_coup(on);
  on.add(Turn{Phase::giving, on.state.croupier}, on.art("as11.dos.B-k"_art));
}

Bar bar(const Context& at, As<Deal>) {
  if (auto bar = bar_naming(at)) return bar;
  if (at.phase_is(Phase::dealing) || at.phase_is(Phase::drawing)) return std::nullopt;
  if (at.phase_is(Phase::banco) || at.phase_is(Phase::betting))
    return refusal(RefusalCode::bets_open, at.art("as11.dos.C1-a"_art));
  return refusal(RefusalCode::wrong_phase, at.art("as11.dos.B-j"_art));
}

void offer(const Context& at, As<Deal>, Options& out) {
  const auto& state = at.state;
  if (state.sabot.left() == 0) return;
  const bool first = at.phase_is(Phase::dealing) && dealt_so_far(state) == 0;
  Option deal{"deal", {}};
  if (at.phase_is(Phase::drawing) || first || state.named)
    deal.fields.push_back({"card", rules::Cards{state.sabot.kinds(), first}});
  out.push_back(std::move(deal));
}

Decision rule(const Context& at, const Deal& command) {
  const auto& sabot = at.state.sabot;
  if (sabot.left() == 0 || (command.card && !sabot.may_hold(*command.card)))
    return refuse(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  if (auto bar = bar_card_name(at, command)) return std::unexpected(*bar);
  Course on(at);
  if (at.phase_is(Phase::drawing)) {
    const Hand hand = on.state.due;
    draw_with_stop_card(on, [&] {
      on.add(CardDealt{hand, command.card, Face::up, Source::sabot}, on.art("as11.cdf.A-n"_art));
    });
    go_on(on);
    return on.done();
  }
  const Hand hand = next_hand(on.state);
  draw_with_stop_card(on, [&] {
    on.add(CardDealt{hand, command.card, Face::down, Source::sabot},
           Citations(on.art("as11.dos.B-j"_art)).add(on.art("as11.cdf.A-e"_art)));
  });
  if (dealt_so_far(on.state) == 6) after_six(on);
  return on.done();
}

}  // namespace sabot::dos_panos
