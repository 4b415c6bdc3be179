#pragma once
// Cards, words, the end of a coup, errors and rulings.

#include "sabot/rules/chemin_de_fer/applying.hpp"

namespace sabot::chemin_de_fer {

struct ApplyPlay {
  State& state;

  // Cards
  void operator()(const CardDealt& event) {
    std::optional<Card> known;
    if (event.from == Source::sabot) {
      state.sabot.draw_unseen();
    } else {
      require(!state.aside.empty(), "chemin de fer: no card lies aside");
      known = state.aside.front();
      state.aside.erase(state.aside.begin());
    }
    see(state, known, event.card);
    auto& hand = state.hand(event.hand);
    if (state.hands[0].first.empty()) state.named = event.card.has_value();
    if (hand.first.size() < 2)
      hand.first.push_back(event.card);
    else
      hand.third = event.card;
  }
  void operator()(const CardSetAside& event) {
    state.sabot.draw_unseen();
    see(state, std::nullopt, event.card);
    state.aside.push_back(event.card);
    state.fifth = is_coup(state.phase);
  }
  void operator()(const AsideDiscarded&) {
    state.aside.clear();
    state.fifth = false;
  }
  void operator()(const CardDiscarded& event) {
    state.sabot.draw_unseen();
    see(state, std::nullopt, event.card);
  }
  void operator()(const ThirdDiscarded& event) { state.hand(event.hand).third.reset(); }
  void operator()(const CardExposed& event) {
    auto& hand = state.hand(event.hand);
    const auto at = static_cast<std::size_t>(event.place - 1);
    require(at < hand.first.size(), "chemin de fer: a card is exposed that was not dealt");
    see(state, hand.first[at], event.card);
    hand.first[at] = event.card;
    hand.open[at] = true;
    state.noted = event.by == Culprit::croupier ? Cause::card_exposed : Cause::banker_exposed;
    // A card of the punto's turned over by the banker costs the same of the bank, if still hidden.
    if (event.hand == Hand::banca || event.by == Culprit::banker)
      state.banca_must_open[at] = !state.hand(Hand::banca).open[at];
  }
  void operator()(const HandGiven& event) {
    state.holder = event.to;
    state.hand(Hand::punto).lifted = false;
    state.noted = Cause::croupier_holds;
    state.phase = Phase::lifting;
  }
  void operator()(const HandLifted& event) {
    state.hand(event.hand).lifted = true;
    state.hand(event.hand).seen = true;
  }
  void operator()(const HandShown& event) {
    auto& hand = state.hand(event.hand);
    require(event.cards.size() >= hand.first.size(), "chemin de fer: a hand is shown in part");
    for (std::size_t i = 0; i < hand.first.size(); ++i) {
      see(state, hand.first[i], event.cards[i]);
      hand.first[i] = event.cards[i];
      hand.open[i] = true;
    }
    hand.shown = true;
    if (event.hand == Hand::banca) state.banca_must_open = {};
  }
  void operator()(const HandDeemed& event) {
    auto& hand = state.hand(event.hand);
    (event.may_draw ? hand.deemed_first : hand.deemed) = event.total;
  }

  // What is said, and what is due
  void operator()(const Announced&) {}
  void operator()(const Turn& event) {
    state.phase = event.to;
    state.interrupted.reset();
  }
  void operator()(const Declared& event) {
    auto& hand = state.hand(event.hand);
    hand.said = event.what;
    hand.said_under = hand.bond;
    hand.abated = event.what == Declaration::abatir;
  }
  void operator()(const Misdeclared& event) {
    auto& hand = state.hand(event.hand);
    hand.judged = true;
    if (event.what != Declaration::abatir) return;
    hand.abated = false;
    hand.said.reset();
  }
  void operator()(const Rectified& event) {
    auto& hand = state.hand(event.hand);
    hand.said = event.to;
    hand.said_under = hand.bond;
    hand.judged = true;
    hand.abated = false;
  }
  void operator()(const AbateLost& event) { state.hand(event.hand).abate_lost = true; }
  void operator()(const HandBound& event) {
    auto& bond = state.hand(event.hand).bond;
    bond.to = event.to;
    const bool both = state.noted == Cause::card_exposed && event.to == Binding::drawing;
    bond.causes.push_back(both ? Cause::both_exposed : state.noted);
  }
  void operator()(const CuadroAsked&) {
    state.hand(Hand::banca).asked = true;
    state.noted = Cause::cuadro_asked;
  }
  void operator()(const AdviceAsked&) {
    state.hand(Hand::punto).asked = true;
    state.noted = Cause::croupiers_advice;
  }
  // Whatever the banker has said of the bank's hand before is said again after this card.
  void operator()(const CardGranted&) {
    state.hand(Hand::banca).said.reset();
    state.hand(Hand::banca).abated = false;
  }
  void operator()(const CardDenied&) {}
  void operator()(const CardDue& event) {
    state.due = event.hand;
    state.phase = Phase::drawing;
  }
  void operator()(const BetsMayGo&) { state.phase = Phase::retiring; }

  // The coup ends
  void operator()(const CoupForfeited& event) { state.forfeited = event.by; }
  void operator()(const CoupDecided& event) {
    ++state.bank.coups;
    state.winner = event.winner;
    state.bank.won_last = event.winner == Winner::banca;
    state.phase = Phase::paying;
  }
  void operator()(const BetLost& event) { take_stake(state, event.by, event.stake); }
  void operator()(const BetWon& event) {
    take_stake(state, event.by, event.stake);
    state.people.give(event.by, event.stake + event.winnings);
  }
  void operator()(const Deducted&) {}
  void operator()(const BankWon& event) {
    member(state, event.member).bank += event.amount;
    state.bank.won += event.amount;
    state.bank.winnings += event.amount;
  }
  void operator()(const BankPaid& event) {
    auto& one = member(state, event.member);
    one.bank -= event.amount;
    require(one.bank >= Money{}, "chemin de fer: a part of the bank below nothing");
  }
  void operator()(const CoupAnnulled&) { state.bank.won_last = false; }
  void operator()(const CoupEnded&) {
    clear_coup(state);
    state.aside.clear();
    // Rights that come from the hand before end once the acquirer's first coup is decided.
    if (state.bank.coups > 0) {
      state.former_banker = state.former_banco = PersonId();
      state.former_bank = Money{};
    }
    state.phase = Phase::deciding;
  }
  void operator()(const SeguidoGranted& event) { state.seguido = event.to; }
  void operator()(const SeguidoKept&) {}
  void operator()(const SeguidoLapsed&) { state.seguido = PersonId(); }

  // Errors, infractions and rulings
  void operator()(const CardsStuckNoted&) {}
  void operator()(const CardPickedUp&) {}
  void operator()(const CartaMiscalled&) { state.noted = Cause::carta_miscalled; }
  void operator()(const CardFell& event) {
    if (event.which == Fallen::third) state.hand(Hand::punto).third_fell = true;
  }
  void operator()(const CardsMisgiven&) {}
  void operator()(const CardsRecovered&) {}
  void operator()(const HolderRelieved& event) {
    state.relieved.push_back(event.from);
    state.mark_of(event.from).slow = true;
  }
  void operator()(const AdviceNoted&) { state.noted = Cause::outside_advice; }
  void operator()(const Warned&) {}
  void operator()(const FollowNoted& event) { state.mark_of(event.person).follows = true; }
  void operator()(const UnwatchedNoted& event) { state.mark_of(event.person).unwatched = true; }
  void operator()(const ClaimHeard&) {}
  void operator()(const FaultCorrected&) {}
  void operator()(const RulingGiven& event) {
    if (event.effect == Effect::give_card) state.interrupted = state.phase;
  }
  void operator()(const HouseDecided&) {}
};

}  // namespace sabot::chemin_de_fer
