#include "sabot/base/forms.hpp"
#include "sabot/rules/reglamento/rulings.hpp"

// Cards that leave the sabot or are turned over as they should not, and what becomes of them
// (arts. 15, 49 to 51).

namespace sabot::reglamento {
namespace {

bool on_the_way(const State& state) {
  return state.phase == Phase::dealing || state.phase == Phase::drawing;
}

// The first four lie on the cloth, and no third card is due.
bool no_card_is_due(const State& state) {
  return state.phase >= Phase::showing_punto && !on_the_way(state);
}

bool has_cards(const State& state) { return !state.hand(Hand::punto).first.empty(); }

// Only the pagador names a card: to others what the sabot can still hold would tell which cards lie
// face down.
Bar bar_named_card(const Context& at, const std::optional<Card>& card) {
  if (card)
    if (auto bar = baccarat::bar_naming(at)) return bar;
  return baccarat::bar_card(at, card);
}

constexpr std::size_t most_aside = 2;  // a pass has no more than two third cards

}  // namespace

// Before the pagador has asked for it.
Bar bar(const Context& at, As<DrawnEarly>) {
  const auto& state = at.state;
  const bool fits =
      state.phase == Phase::betting || state.phase == Phase::calling || no_card_is_due(state);
  return bar_report(at, fits, "ar.pyb.15-a"_art);
}

void offer(const Context& at, As<DrawnEarly>, Options& out) {
  if (at.state.sabot.left() == 0) return;
  Option drawn{"drawn-early", {}};
  if (is_pagador(at)) drawn.fields.push_back({"card", rules::Cards{at.state.sabot.kinds(), true}});
  out.push_back(std::move(drawn));
}

Decision rule(const Context& at, const DrawnEarly& command) {
  if (auto bar = bar_named_card(at, command.card)) return std::unexpected(*bar);
  Course on(at);
  burn_card(on, command.card, Face::down, "ar.pyb.15-a"_art);
  return on.done();
}

// It lies with its face up in the sabot, and everybody sees it.
Bar bar(const Context& at, As<CardFaceUp>) {
  if (auto bar = baccarat::bar_naming(at)) return bar;
  const auto& state = at.state;
  const bool fits =
      state.phase == Phase::betting || state.phase == Phase::calling || on_the_way(state);
  return bar_report(at, fits, "ar.pyb.49-a"_art);
}

void offer(const Context& at, As<CardFaceUp>, Options& out) { baccarat::offer_face_up(at, out); }

Decision rule(const Context& at, const CardFaceUp& command) {
  if (auto bar = baccarat::bar_card(at, command.card)) return std::unexpected(*bar);
  Course on(at);
  on.add(CardInverted{command.card}, "ar.pyb.49-a"_art);
  burn_card(on, command.card, Face::up, {"ar.pyb.49-a"_art, "S-97"_art});
  end_for_want_of_cards(on);
  return on.done();
}

// The inspector has been consulted, and gives the order.
Bar bar(const Context& at, As<BurnDeck>) {
  const Citations by{"ar.pyb.49-b"_art};
  if (auto bar = rules::bar_unless(at.actor, Role::inspector, by)) return bar;
  const auto& state = at.state;
  const bool between = state.phase == Phase::offering || state.phase == Phase::open_offer;
  const bool undecided = state.phase >= Phase::betting && state.phase < Phase::paying;
  if (!state.in_play || !(between || undecided)) return refusal(RefusalCode::wrong_phase, by);
  if (state.inverted < at.rules.many_inverted.value)
    return refusal(RefusalCode::wrong_count, Citations(by).add(at.rules.many_inverted.by));
  return std::nullopt;
}

Decision rule(const Context& at, const BurnDeck&) {
  const auto by = Citations("ar.pyb.49-b"_art).add(at.rules.many_inverted.by);
  Course on(at);
  on.add(DeckBurned{}, by);
  if (is_pass(at.state.phase)) {
    on.add(CoupAnnulled{}, by);
    if (!on.state.aside.empty()) on.add(AsideBurned{static_cast<int>(on.state.aside.size())}, by);
    on.add(CoupEnded{on.state.coup}, Citations(by).add("ar.pyb.48-a"_art));
  }
  end_deck(on, by);
  return on.done();
}

namespace {

// Whether a card of a hand can still be turned up before its time.
bool lies_face_down(const State& state, Hand hand, int place) {
  const auto& cards = state.hand(hand);
  const auto i = static_cast<std::size_t>(place - 1);
  return place >= 1 && i < cards.first.size() && !cards.shown && !cards.open[i];
}

Bar bar_exposed(const Context& at, const CardTurned& command) {
  const Citations by{"ar.pyb.51-b"_art};
  const auto& hand = at.state.hand(*command.hand);
  const int place = *command.place;
  if (place < 1 || place > std::ssize(hand.first)) return refusal(RefusalCode::no_such_card, by);
  if (!lies_face_down(at.state, *command.hand, place))
    return refusal(RefusalCode::already_open, by);
  const bool known = hand.first[static_cast<std::size_t>(place - 1)].has_value();
  if (known && command.card) return refusal(RefusalCode::naming_differs, "S-20"_art);
  if (!known && !command.card) return refusal(RefusalCode::card_not_named, "S-20"_art);
  if (command.card && !at.state.sabot.may_hold(*command.card))
    return refusal(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  return std::nullopt;
}

Decision turn_hand_card(const Context& at, const CardTurned& command) {
  if (!has_cards(at.state) || at.state.phase > Phase::banca_speaks)
    return refuse(RefusalCode::wrong_phase, "ar.pyb.51-b"_art);
  if (auto bar = bar_exposed(at, command)) return std::unexpected(*bar);
  const auto& first = at.state.hand(*command.hand).first;
  const auto card = first[static_cast<std::size_t>(*command.place - 1)];
  return Course(at)
      .add(CardExposed{*command.hand, *command.place, card ? *card : *command.card},
           {"ar.pyb.51-b"_art, "S-98"_art})
      .done();
}

// Before «no va más» it is burned; afterwards it is the next card, or the next third card.
Decision turn_sabot_card(const Context& at, const CardTurned& command) {
  const Phase phase = at.state.phase;
  const bool before = phase == Phase::betting;
  const Citations by{before ? "ar.pyb.51-a"_art : "ar.pyb.51-b"_art};
  const bool aside = no_card_is_due(at.state) && at.state.aside.size() < most_aside;
  const bool fits = before || phase == Phase::calling || phase == Phase::dealing || aside;
  if (!fits) return refuse(RefusalCode::wrong_phase, by);
  if (at.state.sabot.left() == 0 || (command.card && !at.state.sabot.may_hold(*command.card)))
    return refuse(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  if (!command.card) return refuse(RefusalCode::card_not_named, by);
  Course on(at);
  if (before)
    burn_card(on, command.card, Face::up, by);
  else if (aside)
    draw_with_stop_card(on,
                        [&] { on.add(CardSetAside{command.card}, Citations(by).add("S-98"_art)); });
  else {
    if (phase == Phase::calling) on.add(CardsCalled{}, by);
    deal_one(on, command.card, Face::up, Citations(by).add("S-98"_art));
  }
  return on.done();
}

}  // namespace

Bar bar(const Context& at, As<CardTurned>) {
  const Phase phase = at.state.phase;
  const bool fits = phase >= Phase::betting && phase != Phase::drawing;
  return bar_report(at, fits, "ar.pyb.51-b"_art);
}

void offer(const Context& at, As<CardTurned>, Options& out) {
  const auto& state = at.state;
  const bool room = !no_card_is_due(state) || state.aside.size() < most_aside;
  if (is_pagador(at) && room && state.sabot.left() > 0)
    out.push_back({"card-turned", {{"card", rules::Cards{state.sabot.kinds(), false}}}});
  for (const Hand hand : {Hand::punto, Hand::banca})
    for (int place = 1; place <= 2; ++place) {
      if (!lies_face_down(state, hand, place)) continue;
      const bool known = state.hand(hand).first[static_cast<std::size_t>(place - 1)].has_value();
      if (!known && !is_pagador(at)) continue;
      Option turned{
          "card-turned",
          {{"hand", rules::OneOf{{to_text(hand)}}}, {"place", rules::Numbers{place, place}}}};
      if (!known) turned.fields.push_back({"card", rules::Cards{state.sabot.kinds(), false}});
      out.push_back(std::move(turned));
    }
}

Decision rule(const Context& at, const CardTurned& command) {
  if (command.card)
    if (auto bar = baccarat::bar_naming(at)) return std::unexpected(*bar);
  if (command.hand.has_value() != command.place.has_value())
    return refuse(RefusalCode::no_such_card, "ar.pyb.51-b"_art);
  return command.hand ? turn_hand_card(at, command) : turn_sabot_card(at, command);
}

namespace {

bool may_be_undue(const Rules& rules, const State& state, Hand hand) {
  const Phase phase = state.phase;
  if (hand == Hand::banca) {
    return (phase == Phase::drawing && state.due == Hand::punto) || phase == Phase::paying;
  }
  const bool later = phase == Phase::showing_banca || phase == Phase::banca_speaks ||
                     (phase == Phase::drawing && state.due == Hand::banca) ||
                     phase == Phase::paying;
  const bool has_played = punto_stands(rules, state) || state.hand(Hand::punto).third;
  return later && has_played && state.aside.size() < most_aside;
}

// The banca's two cards must be seen first; where they have been, it is known whether it draws.
void undue_by_punto(Course& on, Card card) {
  const Citations by{"ar.pyb.51-c"_art};
  on.add(UndueRequest{Hand::punto}, by);
  if (on.state.phase == Phase::drawing) return third_card(on, Hand::banca, card, Source::sabot, by);
  if (on.state.phase == Phase::paying) return burn_card(on, card, Face::up, by);
  draw_with_stop_card(on, [&] { on.add(CardSetAside{card}, Citations(by).add("S-98"_art)); });
}

}  // namespace

Bar bar(const Context& at, As<UndueCard>) {
  if (auto bar = baccarat::bar_naming(at)) return bar;
  const bool fits = may_be_undue(at.rules, at.state, Hand::punto) ||
                    may_be_undue(at.rules, at.state, Hand::banca);
  return bar_report(at, fits, "ar.pyb.51-c"_art);
}

void offer(const Context& at, As<UndueCard>, Options& out) {
  rules::OneOf hands;
  for (const Hand hand : {Hand::punto, Hand::banca})
    if (may_be_undue(at.rules, at.state, hand)) hands.values.push_back(to_text(hand));
  if (at.state.sabot.left() > 0)
    out.push_back(
        {"undue-card",
         {{"hand", std::move(hands)}, {"card", rules::Cards{at.state.sabot.kinds(), false}}}});
}

Decision rule(const Context& at, const UndueCard& command) {
  const Citations by{command.hand == Hand::punto ? "ar.pyb.51-c"_art : "ar.pyb.51-d"_art};
  if (!may_be_undue(at.rules, at.state, command.hand)) return refuse(RefusalCode::wrong_phase, by);
  if (auto bar = baccarat::bar_card(at, command.card)) return std::unexpected(*bar);
  Course on(at);
  if (command.hand == Hand::punto) {
    undue_by_punto(on, command.card);
  } else {
    on.add(UndueRequest{Hand::banca}, by);
    burn_card(on, command.card, Face::up, by);
    end_for_want_of_cards(on);
  }
  return on.done();
}

Bar bar(const Context& at, As<Confusion>) {
  const auto& state = at.state;
  const bool fits = has_cards(state) && state.phase < Phase::paying;
  return bar_report(at, fits, "ar.pyb.50-a"_art);
}

Decision rule(const Context& at, const Confusion&) {
  const auto by = Citations("ar.pyb.50-a"_art).add(at.rules.confusion.by);
  Course on(at);
  if (at.rules.confusion.value == AfterConfusion::annul) {
    annul_pass(on, by);
    return on.done();
  }
  if (!on.state.aside.empty()) on.add(AsideBurned{static_cast<int>(on.state.aside.size())}, by);
  int count = 0;
  for (const auto& hand : on.state.hands)
    count += static_cast<int>(hand.first.size()) + (hand.third ? 1 : 0);
  on.add(HandsBurned{count}, by);
  end_for_want_of_cards(on);
  return on.done();
}

}  // namespace sabot::reglamento
