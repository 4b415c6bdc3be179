#pragma once
// The pass: its cards, what is said of them, and what went wrong with them.

#include "sabot/rules/reglamento/applying.hpp"

namespace sabot::reglamento {

struct ApplyPass {
  State& state;

  void operator()(const BetsClosed& event) {
    ++state.coup;
    state.pagador = event.pagador;
    state.phase = Phase::calling;
  }
  void operator()(const BetsReopened&) {
    --state.coup;
    state.phase = Phase::betting;
  }
  void operator()(const CardsCalled&) { state.phase = Phase::dealing; }
  void operator()(const Announced&) {}
  void operator()(const CardDealt& event) {
    auto& hand = state.hand(event.hand);
    draw(event);
    if (state.phase == Phase::drawing) {
      hand.third = event.card;
      return;
    }
    hand.open[hand.first.size()] = event.face == Face::up;
    hand.first.push_back(event.card);
  }
  void operator()(const HandGiven& event) {
    state.owed_to = state.punto_holder = event.to;
    state.phase = Phase::showing_punto;
  }
  void operator()(const CardsWaived& event) { state.waived.push_back(event.by); }
  void operator()(const HandShown& event) {
    auto& hand = state.hand(event.hand);
    for (std::size_t i = 0; i < std::min(event.cards.size(), hand.first.size()); ++i) {
      if (!hand.first[i]) state.sabot.see(event.cards[i]);
      hand.first[i] = event.cards[i];
    }
    hand.shown = true;
    state.phase = Phase::showing_banca;
  }
  void operator()(const Natural&) {}
  void operator()(const WishAsked& event) {
    state.phase = event.hand == Hand::punto ? Phase::punto_speaks : Phase::banca_speaks;
  }
  void operator()(const Declared& event) {
    state.hand(event.hand).said = event.what;
    if (event.hand == Hand::punto) state.phase = Phase::showing_banca;
  }
  void operator()(const CardDue& event) {
    state.due = event.hand;
    state.phase = Phase::drawing;
  }
  void operator()(const Stood&) {}
  void operator()(const CoupDecided& event) {
    state.winner = event.winner;
    state.phase = Phase::paying;
  }
  void operator()(const CoupEnded&) {
    clear_pass(state);
    ++state.burned;
    state.phase = Phase::betting;
  }

  // Errors
  void operator()(const CardBurned& event) {
    state.sabot.draw_unseen();
    if (event.card) state.sabot.see(*event.card);
    ++state.burned;
    if (is_pass(state.phase)) state.drawn = true;
  }
  void operator()(const CardInverted&) { ++state.inverted; }
  void operator()(const CardSetAside& event) {
    state.sabot.draw_unseen();
    if (event.card) state.sabot.see(*event.card);
    state.aside.push_back({event.card, state.asked_unduly});
    state.asked_unduly = false;
    state.drawn = true;
  }
  void operator()(const AsideBurned&) {
    state.aside.clear();
    ++state.burned;
  }
  void operator()(const HandsBurned&) {
    clear_hands(state);
    ++state.burned;
    state.phase = Phase::dealing;
  }
  void operator()(const CardsMisgiven& event) { state.punto_holder = event.to; }
  void operator()(const CardsRecovered& event) { state.punto_holder = event.to; }
  void operator()(const WishMisstated& event) { state.misstated = event.as; }
  // A card that a punto asked for whose word was «carta» was due.
  void operator()(const WishRestored& event) {
    state.misstated.reset();
    if (event.as == Declaration::carta)
      for (auto& one : state.aside) one.undue = false;
  }
  void operator()(const WishStands&) { state.misstatement_noted = true; }
  void operator()(const CardExposed& event) {
    auto& hand = state.hand(event.hand);
    const auto i = static_cast<std::size_t>(event.place - 1);
    require(i < hand.first.size(), "reglamento: a card is exposed that is not there");
    if (!hand.first[i]) state.sabot.see(event.card);
    hand.first[i] = event.card;
    hand.open[i] = true;
  }
  void operator()(const UndueRequest& event) {
    state.asked_unduly = event.hand == Hand::punto && state.phase < Phase::drawing;
  }
  void operator()(const Warned&) {}
  void operator()(const CoupAnnulled&) {}
  void operator()(const RulingGiven&) {}
  void operator()(const HouseDecided&) {}

 private:
  void draw(const CardDealt& event) {
    if (event.from == Source::aside) {
      require(!state.aside.empty(), "reglamento: a card is dealt from aside where none lies");
      state.aside.erase(state.aside.begin());
      return;
    }
    state.sabot.draw_unseen();
    if (event.card) state.sabot.see(*event.card);
    if (!event.card) state.real = true;
    state.drawn = true;
  }
};

}  // namespace sabot::reglamento
