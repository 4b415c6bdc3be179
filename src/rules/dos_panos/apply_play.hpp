#pragma once
// Cards, words, errors and rulings.

#include <utility>

#include "sabot/rules/dos_panos/applying.hpp"

namespace sabot::dos_panos {

struct ApplyPlay {
  State& state;

  // Cards
  void operator()(const CardDealt& event) {
    std::optional<Card> known;
    if (event.from == Source::sabot) {
      state.sabot.draw_unseen();
    } else {
      require(!state.aside.empty(), "dos paños: no card lies aside");
      known = state.aside.front();
      state.aside.erase(state.aside.begin());
    }
    see(state, known, event.card);
    if (state.hands[0].first.empty()) state.named = event.card.has_value();
    auto& hand = state.hand(event.hand);
    if (hand.first.size() < 2) {
      hand.first.push_back(event.card);
      return;
    }
    hand.third = event.card;
    hand.third_order = ++state.thirds;
  }
  void operator()(const CardSetAside& event) {
    state.sabot.draw_unseen();
    see(state, std::nullopt, event.card);
    state.aside.push_back(event.card);
  }
  void operator()(const AsideDiscarded&) { state.aside.clear(); }
  void operator()(const CardDiscarded& event) {
    state.sabot.draw_unseen();
    see(state, std::nullopt, event.card);
  }
  void operator()(const ThirdTaken& event) {
    state.hand(event.hand).third.reset();
    state.hand(event.hand).third_was_loose = false;
    lay_loose(state, {event.card, state.hand(event.hand).third_order});
  }
  void operator()(const CardLoose& event) {
    state.sabot.draw_unseen();
    state.sabot.see(event.card);
    lay_loose(state, {event.card, ++state.thirds});
  }
  void operator()(const ThirdGiven& event) {
    require(!state.loose.empty(), "dos paños: no card lies loose");
    state.hand(event.hand).third_order = state.loose.front().order;
    state.hand(event.hand).third_was_loose = true;
    state.loose.erase(state.loose.begin());
    state.hand(event.hand).third = event.card;
  }
  void operator()(const LooseDiscarded&) { state.loose.clear(); }
  void operator()(const CardExposed& event) {
    auto& hand = state.hand(event.hand);
    const auto at = static_cast<std::size_t>(event.place - 1);
    require(at < hand.first.size(), "dos paños: a card is exposed that was not dealt");
    see(state, hand.first[at], event.card);
    hand.first[at] = event.card;
    hand.open[at] = true;
  }
  void operator()(const HandGiven& event) {
    auto& hand = state.hand(event.hand);
    hand.holder = event.to;
    hand.lifted = false;
  }
  void operator()(const HandLifted& event) { state.hand(event.hand).lifted = true; }
  void operator()(const HandChecked& event) { name_first_two(event.hand, event.cards); }
  void operator()(const HandShown& event) {
    name_first_two(event.hand, event.cards);
    state.hand(event.hand).open = {true, true};
    state.hand(event.hand).shown = true;
  }
  void operator()(const HandDeemed& event) { state.hand(event.hand).deemed = event.total; }
  // With a third card on the table it is all that the hand counts.
  void operator()(const HandRebuilt& event) {
    auto& hand = state.hand(event.hand);
    (hand.third ? hand.deemed : hand.deemed_first) = event.total;
  }
  void operator()(const PanoVoided& event) { state.hand(event.hand).voided = true; }

  // What is said, and what is due
  void operator()(const Announced&) {}
  void operator()(const Turn& event) { state.phase = event.to; }
  void operator()(const Declared& event) {
    auto& hand = state.hand(event.hand);
    hand.said = event.what;
    hand.said_under = hand.bound;
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
    hand.said_under = hand.bound;
    hand.judged = true;
    hand.abated = false;
  }
  void operator()(const AbateLost& event) { state.hand(event.hand).abate_lost = true; }
  // Whatever the banker has said before is said again, except that 8 or 9 on the table stays there.
  // An error of the banker's is not made good by another's.
  void operator()(const CoupRestored& event) {
    if (state.restored != Culprit::banker) state.restored = event.after;
    auto& banca = state.hand(Hand::banca);
    if (!banca.abated) banca.said.reset();
    banca.judged = false;
  }
  void operator()(const FiveBinds&) { state.five_binds = true; }
  void operator()(const HandBound& event) { state.hand(event.hand).bound = event.to; }
  void operator()(const CuadroAsked&) { state.hand(Hand::banca).asked = true; }
  void operator()(const AdviceAsked& event) {
    for (const Hand pano : panos)
      if (state.hand(pano).holder == event.by && !state.hand(pano).said) {
        state.hand(pano).asked = true;
        return;
      }
  }
  void operator()(const CardDue& event) {
    state.due = event.hand;
    state.phase = Phase::drawing;
  }

  // Errors, infractions and rulings
  void operator()(const CardsStuckNoted&) {}
  void operator()(const CardPickedUp&) {}
  void operator()(const CardRecovered&) {}
  void operator()(const CardsMisgiven&) {}
  void operator()(const CardsRecovered&) {}
  void operator()(const MisdealNoted&) {}
  void operator()(const WithholdingNoted&) {}
  void operator()(const HandThrown&) {}
  // The banker's word was not the last one.
  void operator()(const ScoreMisannounced&) {
    state.hand(Hand::banca).said.reset();
    state.misannounced = true;
  }
  void operator()(const WordChanged& event) { state.hand(event.hand).judged = true; }
  void operator()(const HolderRelieved& event) { state.relieved.push_back(event.from); }
  void operator()(const AdviceNoted&) {}
  void operator()(const Warned&) {}
  void operator()(const ClaimHeard&) {}
  void operator()(const FaultCorrected&) {}
  void operator()(const RulingGiven&) {}
  void operator()(const HouseDecided&) {}

 private:
  void name_first_two(Hand which, const std::vector<Card>& cards) {
    auto& hand = state.hand(which);
    require(cards.size() >= hand.first.size(), "dos paños: a hand is shown in part");
    for (std::size_t i = 0; i < hand.first.size(); ++i) {
      see(state, hand.first[i], cards[i]);
      hand.first[i] = cards[i];
    }
  }
};

}  // namespace sabot::dos_panos
