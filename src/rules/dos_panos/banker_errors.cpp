#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/reason.hpp"
#include "sabot/rules/dos_panos/rulings.hpp"

// Errors of the banker in dealing and announcing, as the croupier or the inspector reports them,
// and only the croupier where cards are named (es79.09.VIII.2, 3 and 5, as11.dos.C2, C3 and C5).

namespace sabot::dos_panos {
namespace {

bool while_hands_are_hidden(Phase phase) {
  return phase >= Phase::dealing && phase <= Phase::drawing;
}

bool while_hands_are_played(Phase phase) {
  return phase >= Phase::first_speaks && phase <= Phase::drawing;
}

rules::OneOf hands_that(auto accept) {
  rules::OneOf names;
  for (const Hand hand : all_hands)
    if (accept(hand)) names.values.push_back(to_text(hand));
  return names;
}

}  // namespace

// Turned over while dealing. Both cards of a paño bind the banker.
Bar bar(const Context& at, As<ExposeCard>) {
  return bar_report(at, while_hands_are_hidden(at.state.phase), at.art("as11.dos.C2-c"_art));
}

namespace {

std::optional<RefusalCode> wrong_exposure(const State& state, Hand hand, int place) {
  const auto& cards = state.hand(hand);
  if (cards.voided) return RefusalCode::no_such_card;
  if (place < 1 || place > std::ssize(cards.first)) return RefusalCode::no_such_card;
  if (cards.open[static_cast<std::size_t>(place - 1)]) return RefusalCode::already_open;
  return std::nullopt;
}

// The article on restored coups, as A-20 reads it: the error is the banker's own, or none, or the
// banker is bound to five whatever the cuadro says.
void bind_after_exposing(Course& on) {
  const auto by = Citations(on.art("as11.dos.C2-c"_art)).add(on.rules.exposed_hand.by);
  switch (on.rules.exposed_hand.value) {
    case ExposedHand::restored: on.add(CoupRestored{Culprit::banker}, by); return;
    case ExposedHand::not_a_fault: on.add(CoupRestored{Culprit::croupier}, by); return;
    case ExposedHand::five_or_less: on.add(FiveBinds{}, by); return;
  }
}

}  // namespace

void offer(const Context& at, As<ExposeCard>, Options& out) {
  for (const Hand hand : all_hands)
    for (int place = 1; place <= 2; ++place) {
      if (wrong_exposure(at.state, hand, place)) continue;
      const bool named = at.state.hand(hand).first[static_cast<std::size_t>(place - 1)].has_value();
      if (!named && !is_croupier(at)) continue;
      Option expose{
          "expose-card",
          {{"hand", rules::OneOf{{to_text(hand)}}}, {"place", rules::Numbers{place, place}}}};
      if (!named) expose.fields.push_back({"card", rules::Cards{at.state.sabot.kinds(), false}});
      out.push_back(std::move(expose));
    }
}

Decision rule(const Context& at, const ExposeCard& command) {
  const Citations by{at.art("as11.dos.C2-c"_art)};
  if (command.card)
    if (auto bar = bar_naming(at)) return std::unexpected(*bar);
  if (const auto wrong = wrong_exposure(at.state, command.hand, command.place))
    return refuse(*wrong, by);
  const auto& known =
      at.state.hand(command.hand).first[static_cast<std::size_t>(command.place - 1)];
  if (!known && command.card && !at.state.sabot.may_hold(*command.card))
    return refuse(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  if (!known && !command.card) return refuse(RefusalCode::card_not_named, "S-20"_art);
  if (known && command.card) return refuse(RefusalCode::naming_differs, "S-20"_art);
  Course on(at);
  on.add(CardExposed{command.hand, command.place, known ? *known : *command.card}, by);
  const auto& open = on.state.hand(command.hand).open;
  // What happens after the banker's word does not change it.
  const bool in_time = !on.state.hand(Hand::banca).said;
  if (command.hand != Hand::banca && open[0] && open[1] && in_time) bind_after_exposing(on);
  return on.done();
}

// A card went to a paño that had not asked for it: it goes on to the hand that takes the next one,
// and is no fault of the banker's.
Bar bar(const Context& at, As<CardMisdealt>) {
  if (auto bar = bar_naming(at)) return bar;
  return bar_report(at, while_hands_are_played(at.state.phase), at.art("as11.dos.C2-b"_art));
}

namespace {

bool asked_for_none(const State& state, Hand pano) {
  const auto& hand = state.hand(pano);
  return pano != Hand::banca && is_played(hand) && !hand.third && hand.said &&
         hand.said != Declaration::carta;
}

}  // namespace

void offer(const Context& at, As<CardMisdealt>, Options& out) {
  auto hands = hands_that([&](Hand hand) { return asked_for_none(at.state, hand); });
  if (hands.values.empty() || at.state.sabot.left() == 0) return;
  out.push_back(
      {"card-misdealt",
       {{"hand", std::move(hands)}, {"card", rules::Cards{at.state.sabot.kinds(), false}}}});
}

Decision rule(const Context& at, const CardMisdealt& command) {
  const Citations by{at.art("as11.dos.C2-b"_art)};
  if (!asked_for_none(at.state, command.hand)) return refuse(RefusalCode::wrong_phase, by);
  if (auto bar = baccarat::bar_card(at, command.card)) return std::unexpected(*bar);
  Course on(at);
  const auto not_a_fault = Citations(by).add(on.art("as11.dos.C3-e"_art));
  on.add(MisdealNoted{command.hand}, by);
  draw_with_stop_card(on, [&] {
    on.add(CardLoose{command.card}, Citations(not_a_fault).add(on.art("as11.dos.C4-b"_art)));
  });
  on.add(CoupRestored{Culprit::croupier}, not_a_fault);
  go_on(on);
  return on.done();
}

// A paño that asked for a card was passed over: the card that came out is the paño's.
Bar bar(const Context& at, As<CardWithheld>) {
  return bar_report(at, at.phase_is(Phase::drawing) && at.state.due != Hand::banca,
                    at.art("as11.dos.C2-b"_art));
}

void offer(const Context& at, As<CardWithheld>, Options& out) {
  Option withheld{"card-withheld", {{"hand", rules::OneOf{{to_text(at.state.due)}}}}};
  out.push_back(withheld);
  if (!is_croupier(at) || at.state.sabot.left() == 0) return;
  withheld.fields.push_back({"card", rules::Cards{at.state.sabot.kinds(), false}});
  out.push_back(std::move(withheld));
}

Decision rule(const Context& at, const CardWithheld& command) {
  const Citations by{at.art("as11.dos.C2-b"_art)};
  if (command.card)
    if (auto bar = bar_naming(at)) return std::unexpected(*bar);
  if (command.hand != at.state.due) return refuse(RefusalCode::not_your_turn, by);
  if (command.card)
    if (auto bar = baccarat::bar_card(at, command.card)) return std::unexpected(*bar);
  Course on(at);
  const auto restored = Citations(by).add(on.art("as11.dos.C4-a"_art));
  on.add(WithholdingNoted{command.hand}, by).add(CoupRestored{Culprit::banker}, restored);
  if (!command.card) return on.done();
  draw_with_stop_card(on, [&] {
    on.add(CardDealt{command.hand, command.card, Face::up, Source::sabot}, restored);
  });
  go_on(on);
  return on.done();
}

// Cards that nobody has seen make the coup void for their paño, or for both where they were the
// banker's; a third card that everybody has seen is taken out again.
Bar bar(const Context& at, As<CardInBasket>) {
  const bool may = while_hands_are_hidden(at.state.phase) || at.phase_is(Phase::showing);
  return bar_report(at, may, at.art("as11.dos.C2-d"_art));
}

namespace {

bool may_fall_unseen(const State& state, Hand hand) {
  const auto& cards = state.hand(hand);
  const bool on_its_way = state.phase == Phase::drawing && state.due == hand;
  const bool all_open = cards.open[0] && (cards.first.size() == 1 || cards.open[1]);
  const bool seen = cards.lifted || all_open;
  return is_played(cards) && (on_its_way || (!seen && !cards.first.empty()));
}

bool may_fall_seen(const State& state, Hand hand) {
  return is_played(state.hand(hand)) && state.hand(hand).third.has_value();
}

}  // namespace

void offer(const Context& at, As<CardInBasket>, Options& out) {
  auto unseen = hands_that([&](Hand hand) { return may_fall_unseen(at.state, hand); });
  if (!unseen.values.empty()) out.push_back({"card-in-basket", {{"hand", std::move(unseen)}}});
  auto seen = hands_that([&](Hand hand) { return may_fall_seen(at.state, hand); });
  if (!seen.values.empty())
    out.push_back(
        {"card-in-basket", {{"hand", std::move(seen)}, {"seen", rules::OneOf{{"true"}}}}});
}

Decision rule(const Context& at, const CardInBasket& command) {
  const bool seen = command.seen.value_or(false);
  const Citations by{at.art(seen ? "as11.dos.C2-e"_art : "as11.dos.C2-d"_art)};
  const bool may =
      seen ? may_fall_seen(at.state, command.hand) : may_fall_unseen(at.state, command.hand);
  if (!may) return refuse(RefusalCode::no_such_card, by);
  Course on(at);
  if (seen) return on.add(CardRecovered{command.hand}, by).done();
  // It was on its way from the sabot.
  if (at.phase_is(Phase::drawing) && at.state.due == command.hand && at.state.sabot.left() > 0)
    discard_card(on, std::nullopt, by);
  for (const Hand pano : panos)
    if ((command.hand == pano || command.hand == Hand::banca) && !on.state.hand(pano).voided)
      on.add(PanoVoided{pano}, by);
  if (command.hand == Hand::banca) {
    annul_coup(on, by);
    return on.done();
  }
  if (at.state.phase > Phase::giving) go_on(on);
  return on.done();
}

// The banker said a score that was not the bank's: as long as nobody has shown, another card may
// still be asked for; afterwards the coup is restored.
Bar bar(const Context& at, As<WrongScore>) {
  const auto& banca = at.state.hand(Hand::banca);
  const bool may = at.phase_is(Phase::showing) && banca.said == Declaration::no && !banca.third &&
                   is_played(banca);
  return bar_report(at, may, at.art("as11.dos.C5-f"_art));
}

void offer(const Context&, As<WrongScore>, Options& out) {
  out.push_back({"wrong-score", {{"total", rules::Numbers{0, 9}}}});
}

namespace {

bool somebody_has_shown(const State& state) {
  return std::ranges::any_of(
      panos, [&](Hand pano) { return state.hand(pano).shown || state.hand(pano).abated; });
}

}  // namespace

Decision rule(const Context& at, const WrongScore& command) {
  Citations by{at.art("as11.dos.C5-f"_art)};
  if (command.total < 0 || command.total > 9) return refuse(RefusalCode::wrong_count, by);
  Course on(at);
  const bool shown = somebody_has_shown(at.state);
  on.add(ScoreMisannounced{command.total}, by);
  if (shown && on.rules.wrong_score.value == WrongScoreBinds::restored)
    on.add(CoupRestored{Culprit::banker}, by.add(on.rules.wrong_score.by));
  if (shown && on.rules.wrong_score.value == WrongScoreBinds::five_or_less)
    on.add(FiveBinds{}, by.add(on.rules.wrong_score.by));
  go_on(on);
  return on.done();
}

// Any other irregularity in dealing, as the inspector judges it.
Bar bar(const Context& at, As<IrregularDeal>) {
  const Citations by{at.art("as11.dos.C2-a"_art)};
  if (auto bar = bar_inspector(at, by)) return bar;
  if (!is_coup(at.state.phase) || at.phase_is(Phase::paying))
    return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

void offer(const Context&, As<IrregularDeal>, Options& out) {
  out.push_back({"irregular-deal",
                 {{"correctable", rules::OneOf{{"true", "false"}}}, rules::reason_field()}});
}

Decision rule(const Context& at, const IrregularDeal& command) {
  const Citations by{at.art("as11.dos.C2-a"_art)};
  if (rules::is_unfit_reason(command.reason)) return refuse(RefusalCode::reason_unfit, "S-32"_art);
  Course on(at);
  if (command.correctable)
    on.add(FaultCorrected{command.reason}, by);
  else
    annul_coup(on, by);
  return on.done();
}

}  // namespace sabot::dos_panos
