#include "sabot/base/forms.hpp"
#include "sabot/rules/chemin_de_fer/rulings.hpp"

// Accidents with the cards, as the croupier or the inspector reports them, and only the croupier
// where a card is named (es79.08.VIII.1 to 3, as11.cdf.C1 to C3): drawn too early, face up, stuck
// together, on the floor, turned over, a fifth one, too many.

namespace sabot::chemin_de_fer {
namespace {

using baccarat::bar_card;

constexpr std::size_t most_cards_drawn_early = 4;
constexpr int most_extra_cards = 3;

// A card that lies aside is the next to be dealt, and none comes out of the sabot before it.
bool cards_leave_the_sabot(const State& state) {
  return (state.phase == Phase::dealing || state.phase == Phase::drawing) && state.aside.empty();
}

bool punto_is_to_speak(Phase phase) {
  return phase == Phase::giving || phase == Phase::lifting || phase == Phase::punto_speaks;
}

// The first word was wrong: a false abating, or «no» with 0 in banco.
bool punto_speaks_again(const State& state) {
  return punto_is_to_speak(state.phase) && state.hand(Hand::punto).judged;
}

bool while_hands_are_hidden(Phase phase) {
  return phase >= Phase::dealing && phase <= Phase::drawing;
}

Bar bar_phase(const Context& at, bool holds, const Citations& by) {
  if (auto bar = bar_report(at, by)) return bar;
  if (!holds) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

}  // namespace

// Before the bets are closed. The cards never go back; the banker who drew them plays the coup.
Bar bar(const Context& at, As<DrawnEarly>) {
  const auto& state = at.state;
  const bool before = is_between_coups(state.phase);
  return bar_phase(at, before && state.aside.size() < most_cards_drawn_early,
                   at.art("as11.cdf.C1-a"_art));
}

void offer(const Context& at, As<DrawnEarly>, Options& out) {
  baccarat::offer_drawn_early(at, out);
}

Decision rule(const Context& at, const DrawnEarly& command) {
  if (auto bar = baccarat::bar_drawn_early(at, command.card)) return std::unexpected(*bar);
  Course on(at);
  const Citations by = Citations(on.art("as11.cdf.C1-a"_art)).add(on.art("as11.cdf.C1-b"_art));
  draw_with_stop_card(on, [&] { on.add(CardSetAside{command.card}, by); });
  return on.done();
}

// A card that leaves the sabot face up is of no use; nor is one that is seen so at its mouth while
// no coup is dealt (S-58). The bets stay as they are.
Bar bar(const Context& at, As<CardFaceUp>) {
  if (auto bar = bar_naming(at)) return bar;
  const Phase phase = at.state.phase;
  const bool may = cards_leave_the_sabot(at.state) || is_vacant(phase) || is_between_coups(phase);
  return bar_phase(at, may, at.art("as11.cdf.C1-d"_art));
}

void offer(const Context& at, As<CardFaceUp>, Options& out) { baccarat::offer_face_up(at, out); }

Decision rule(const Context& at, const CardFaceUp& command) {
  if (auto bar = bar_card(at, command.card)) return std::unexpected(*bar);
  Course on(at);
  Citations by{on.art("as11.cdf.C1-d"_art)};
  if (!cards_leave_the_sabot(at.state)) by.add("S-58"_art);
  discard_card(on, command.card, by);
  const bool no_coup = is_vacant(at.state.phase) || at.phase_is(Phase::deciding);
  if (no_coup && at.state.aside.empty()) end_if_stopped(on);
  return on.done();
}

Bar bar(const Context& at, As<CardsStuck>) {
  return bar_phase(at, cards_leave_the_sabot(at.state), at.art("as11.cdf.C1-e"_art));
}

void offer(const Context& at, As<CardsStuck>, Options& out) { baccarat::offer_stuck(at, out); }

Decision rule(const Context& at, const CardsStuck& command) {
  const Citations by{at.art("as11.cdf.C1-e"_art)};
  if (auto bar = baccarat::bar_stuck(at, command.count, by)) return std::unexpected(*bar);
  Course on(at);
  baccarat::void_for_stuck_cards(on, command.count, by);
  return on.done();
}

// It keeps its value, and the coup goes on.
Bar bar(const Context& at, As<CardOnFloor>) {
  return bar_phase(at, is_coup(at.state.phase), at.art("as11.cdf.C1-f"_art));
}

void offer(const Context& at, As<CardOnFloor>, Options& out) {
  rules::OneOf hands;
  for (const Hand hand : {Hand::punto, Hand::banca})
    if (!at.state.hand(hand).first.empty()) hands.values.push_back(to_text(hand));
  if (!hands.values.empty()) out.push_back({"card-on-floor", {{"hand", std::move(hands)}}});
}

Decision rule(const Context& at, const CardOnFloor& command) {
  const Citations by{at.art("as11.cdf.C1-f"_art)};
  if (at.state.hand(command.hand).first.empty()) return refuse(RefusalCode::no_such_card, by);
  return Course(at).add(CardPickedUp{command.hand}, by).done();
}

namespace {

Citations exposing(const Context& at, Culprit by) {
  return at.art(by == Culprit::croupier ? "as11.cdf.C2-a"_art : "as11.cdf.C3-h"_art);
}

// Why this card cannot be exposed. Bankers expose only those of their own cards that they owe.
std::optional<RefusalCode> wrong_exposure(const State& state, Culprit by, Hand hand, int place) {
  const auto& cards = state.hand(hand);
  if (place < 1 || place > std::ssize(cards.first)) return RefusalCode::no_such_card;
  const auto at = static_cast<std::size_t>(place - 1);
  if (cards.open[at]) return RefusalCode::already_open;
  const bool owed = by == Culprit::croupier || hand == Hand::punto || state.banca_must_open[at];
  if (!owed) return RefusalCode::card_not_owed;
  return std::nullopt;
}

// A card of the banker's own never makes it both of the punto's, whoever exposed those.
void bind_after_croupier(Course& on, Hand exposed) {
  const Citations by{on.art("as11.cdf.C2-a"_art)};
  bind(on, Hand::punto, Binding::by_rule, by);
  const auto& open = on.state.hand(Hand::punto).open;
  if (exposed == Hand::punto && open[0] && open[1])
    bind(on, Hand::banca, Binding::drawing,
         Citations(on.art("as11.cdf.C2-b"_art)).add(cuadro_articles(on.rules)));
  else
    bind(on, Hand::banca, Binding::by_rule, by);
}

// The banker's own card of the same place is exposed as well, and after both of the punto's the
// cuadro binds. A card of the banker's own that was owed adds nothing to that.
void bind_after_banker(Course& on, std::size_t place) {
  const auto& banca = on.state.hand(Hand::banca);
  const bool dealt = banca.first.size() > place;
  if (dealt && !banca.open[place] && banca.first[place])
    on.add(
        CardExposed{Culprit::banker, Hand::banca, static_cast<int>(place) + 1, *banca.first[place]},
        on.art("as11.cdf.C3-h"_art));
  const auto& open = on.state.hand(Hand::punto).open;
  if (open[0] && open[1])
    bind(on, Hand::banca, Binding::by_rule,
         Citations(on.art("as11.cdf.C3-i"_art)).add(cuadro_articles(on.rules)));
}

}  // namespace

// Which article applies depends on who turned it over, so `rule` asks when.
Bar bar(const Context& at, As<ExposeCard>) { return bar_reporter(at); }

void offer(const Context& at, As<ExposeCard>, Options& out) {
  const auto& state = at.state;
  if (!while_hands_are_hidden(state.phase)) return;
  for (const Culprit by : {Culprit::croupier, Culprit::banker})
    for (const Hand hand : {Hand::punto, Hand::banca})
      for (int place = 1; place <= 2; ++place) {
        if (wrong_exposure(state, by, hand, place)) continue;
        Option expose{"expose-card",
                      {{"by", rules::OneOf{{to_text(by)}}},
                       {"hand", rules::OneOf{{to_text(hand)}}},
                       {"place", rules::Numbers{place, place}}}};
        const bool is_named =
            state.hand(hand).first[static_cast<std::size_t>(place - 1)].has_value();
        if (!is_named && !is_croupier(at)) continue;
        if (!is_named) expose.fields.push_back({"card", rules::Cards{state.sabot.kinds(), false}});
        out.push_back(std::move(expose));
      }
}

Decision rule(const Context& at, const ExposeCard& command) {
  const auto& state = at.state;
  const auto by = exposing(at, command.by);
  if (!while_hands_are_hidden(state.phase)) return refuse(RefusalCode::wrong_phase, by);
  if (command.card)
    if (auto bar = bar_naming(at)) return std::unexpected(*bar);
  if (const auto wrong = wrong_exposure(state, command.by, command.hand, command.place))
    return refuse(*wrong, by);
  const auto place = static_cast<std::size_t>(command.place - 1);
  const auto known = state.hand(command.hand).first[place];
  if (!known && command.card && !state.sabot.may_hold(*command.card))
    return refuse(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  if (!known && !command.card) return refuse(RefusalCode::card_not_named, "S-20"_art);
  if (known && command.card) return refuse(RefusalCode::naming_differs, "S-20"_art);
  Course on(at);
  on.add(CardExposed{command.by, command.hand, command.place, known ? *known : *command.card}, by);
  if (command.by == Culprit::croupier)
    bind_after_croupier(on, command.hand);
  else
    bind_after_banker(on, place);
  return on.done();
}

// It will be the punto's if the punto asks for a card, and otherwise the banker's own. A punto who
// speaks again has spoken before: a card that is drawn then is no fifth card (S-59).
Bar bar(const Context& at, As<FifthCard>) {
  const bool may =
      punto_is_to_speak(at.state.phase) && !punto_speaks_again(at.state) && at.state.aside.empty();
  return bar_phase(at, may, at.art("as11.cdf.C3-a"_art));
}

void offer(const Context& at, As<FifthCard>, Options& out) {
  if (at.state.sabot.left() == 0 || (at.state.named && !is_croupier(at))) return;
  Option fifth{"fifth-card", {}};
  if (at.state.named) fifth.fields.push_back({"card", rules::Cards{at.state.sabot.kinds(), false}});
  out.push_back(std::move(fifth));
}

Decision rule(const Context& at, const FifthCard& command) {
  if (command.card)
    if (auto bar = bar_naming(at)) return std::unexpected(*bar);
  if (auto bar = bar_card(at, command.card)) return std::unexpected(*bar);
  if (at.state.named && !command.card) return refuse(RefusalCode::card_not_named, "S-20"_art);
  if (!at.state.named && command.card) return refuse(RefusalCode::naming_differs, "S-20"_art);
  Course on(at);
  draw_with_stop_card(on, [&] { on.add(CardSetAside{command.card}, on.art("as11.cdf.C3-a"_art)); });
  return on.done();
}

// A banker who took more than two cards counts as having 0, and may still draw. It is found out
// before the banker speaks of them or, where the punto abates and the banker says nothing, before
// they are shown.
Bar bar(const Context& at, As<ExtraCards>) {
  const auto& banca = at.state.hand(Hand::banca);
  const bool is_dealt = at.state.phase >= Phase::giving && at.state.phase <= Phase::showing;
  const bool has_played = banca.said || banca.third || banca.shown;
  const bool may = is_dealt && !has_played && !banca.deemed_first && !banca.deemed;
  return bar_phase(at, may, at.art("as11.cdf.C3-b"_art));
}

void offer(const Context& at, As<ExtraCards>, Options& out) {
  const int most = std::min(most_extra_cards, at.state.sabot.left());
  if (most > 0) out.push_back({"extra-cards", {{"count", rules::Numbers{1, most}}}});
}

Decision rule(const Context& at, const ExtraCards& command) {
  const Citations by{at.art("as11.cdf.C3-b"_art)};
  if (command.count < 1 || command.count > most_extra_cards)
    return refuse(RefusalCode::wrong_count, by);
  if (command.count > at.state.sabot.left())
    return refuse(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  Course on(at);
  for (int i = 0; i < command.count; ++i) discard_card(on, std::nullopt, by);
  const auto& deemed = on.rules.extra_cards_total;
  on.add(HandDeemed{Hand::banca, deemed.value, true}, as_set(by, deemed));
  // Where the punto has abated the banker's hand need not be shown any more.
  if (at.phase_is(Phase::showing)) to_showing(on, on.art("as11.cdf.B-ac"_art));
  return on.done();
}

namespace {

// In banco the article on other mistakes, which has cards discarded, does not apply.
Citations drawing_in_error(const Context& at) {
  const bool put_right = punto_speaks_again(at.state) && at.state.holder != at.state.banco_by;
  return {at.art(put_right ? "as11.cdf.C4-h"_art : "as11.cdf.C1-b"_art), "S-59"_art};
}

}  // namespace

// A card drawn though no word asked for one: it is nobody's (S-59).
Bar bar(const Context& at, As<DrawnInError>) {
  const Phase phase = at.state.phase;
  const bool none_is_due = phase == Phase::retiring || phase == Phase::showing;
  return bar_phase(at, none_is_due || punto_speaks_again(at.state), drawing_in_error(at));
}

void offer(const Context& at, As<DrawnInError>, Options& out) {
  if (at.state.sabot.left() == 0) return;
  Option drawn{"drawn-in-error", {}};
  if (is_croupier(at)) drawn.fields.push_back({"card", rules::Cards{at.state.sabot.kinds(), true}});
  out.push_back(std::move(drawn));
}

Decision rule(const Context& at, const DrawnInError& command) {
  if (command.card)
    if (auto bar = bar_naming(at)) return std::unexpected(*bar);
  if (auto bar = bar_card(at, command.card)) return std::unexpected(*bar);
  Course on(at);
  discard_card(on, command.card, drawing_in_error(at));
  return on.done();
}

}  // namespace sabot::chemin_de_fer
