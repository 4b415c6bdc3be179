#pragma once
// What the suite has to be told of punto y banca.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "about.hpp"
#include "sabot/rules/punto_banca/game.hpp"

namespace sabot::conformance {

template <>
struct About<punto_banca::PuntoBanca> {
  using Rules = punto_banca::Rules;
  using State = punto_banca::State;
  using Command = punto_banca::Command;
  using Events = std::vector<rules::Ruled<punto_banca::Event>>;
  using Phase = punto_banca::Phase;

  static constexpr int plays = 40;

  static std::vector<Line> set_up(const Rules&) {
    return {
        {"casa", "admit person=crupier role=croupier"},
        {"casa", "admit person=jefe role=chief"},
        {"casa", "admit person=caja role=cashier"},
        {"casa", "admit person=ana role=player"},
        {"casa", "admit person=blas role=player"},
        {"casa", "admit person=carla role=player"},
        {"casa", "admit person=diego role=player"},
        {"casa", "admit person=elena role=player"},
        {"casa", "open minimum=5 factor=100 multiples=false standing=true"},
        {"caja", "sell-chips to=ana amount=1000"},
        {"caja", "sell-chips to=blas amount=2000.01"},
        {"caja", "sell-chips to=carla amount=300"},
        {"caja", "sell-chips to=diego amount=77777"},
        {"ana", "sit seat=1"},
        {"blas", "sit seat=2"},
        {"carla", "stand-behind seat=1"},
    };
  }

  static bool is_play(const rules::Person& person, const rules::Option& option) {
    static constexpr std::string_view others[] = {
        "admit", "sell-chips", "redeem-chips", "sit", "stand-behind", "wait", "leave", "clock-out"};
    const bool at_play = person.role == rules::Role::player || person.role == rules::Role::croupier;
    return at_play && std::ranges::find(others, option.command) == std::end(others);
  }
  // Most people answer in time.
  static std::uint32_t weight(const State&, const rules::Person& person,
                              const rules::Option& option) {
    if (option.command == "clock-out") return 1;
    return is_play(person, option) ? 8 : 0;
  }
  static constexpr std::uint32_t anything_in = 8;
  static rules::Option preferred(rules::Option option) { return option; }
  static bool may_go_unoffered(const Command&) { return false; }

  static Money on_the_felt(const State& state, const PersonId& who) {
    Money sum;
    for (const auto& stake : state.stakes)
      if (stake.by == who) sum += stake.amount;
    return sum;
  }

  static Money bank(const State&) { return {}; }
  static Money garage(const State&) { return {}; }

  static bool rests(const Rules&, const State& state) {
    if (state.phase == Phase::closed) return true;
    // Rulings have discarded too many cards for the coup to be dealt: the chief must annul it.
    const bool deals = state.phase == Phase::dealing || state.phase == Phase::drawing;
    if (deals && state.sabot.left() == 0) return true;
    // Nobody is seated, and the house has chosen to wait until somebody takes the sabot.
    const bool anybody_seated =
        state.people.next_seated_right(state.places, 0, [](const auto&) { return true; });
    return state.phase == Phase::offering && state.offered_to.is_nobody() && !anybody_seated;
  }

  // What is wrong with a state that no events should lead to.
  static std::string_view fault(const State& state) {
    const bool in_a_coup = state.phase >= Phase::dealing;
    for (const auto& hand : state.hands) {
      if (hand.dealt.size() > 3) return "a hand has more than three cards";
      if (!in_a_coup && !hand.dealt.empty()) return "cards lie there between coups";
    }
    const bool is_open = state.phase != Phase::closed;
    for (const auto& stake : state.stakes)
      if (!is_open || !state.people.find(stake.by)->is_placed()) return "a bet of nobody here";
    const auto* holder = state.people.find(state.holder);
    if (holder && !holder->is_seated()) return "the sabot's holder does not sit";
    if (holder && state.phase == Phase::offering) return "a sabot that is held is offered";
    const auto* asked = state.people.find(state.offered_to);
    if (asked && !asked->is_seated()) return "the sabot is offered to who cannot take it";
    const auto& punto = state.hands[0];
    if (state.phase == Phase::punto_speaks && (!punto.shown || punto.said))
      return "a punto is asked that has not shown its cards, or has spoken";
    if (punto.said && state.phase < Phase::showing_banca) return "a word stays from another coup";
    return {};
  }

  static constexpr int hands = 2;

  static bool begins_coup(const State& state) {
    return state.hands[0].dealt.empty() && state.hands[1].dealt.empty();
  }
  static std::optional<int> goes_face_down(const State& state, const Command& command) {
    const auto* deal = get_if<punto_banca::Deal>(&command);
    if (deal == nullptr || !deal->card || state.phase != Phase::dealing) return std::nullopt;
    return state.hands[0].dealt.size() == state.hands[1].dealt.size() ? 0 : 1;
  }
  static bool has_secrets(const Rules&) { return true; }
  static bool reveals(const Command& command, const Events&, int hand) {
    const auto* show = get_if<punto_banca::Show>(&command);
    return show != nullptr && static_cast<int>(show->hand) == hand;
  }
  static bool sees(const State&, int, const PersonId&) { return false; }
  static bool names_cards(const rules::Person& person) {
    return person.role == rules::Role::croupier;
  }
  static std::vector<std::optional<Card>*> hidden_cards(State& state, const PersonId&) {
    std::vector<std::optional<Card>*> hidden;
    for (auto& hand : state.hands)
      for (auto& card : hand.dealt)
        if (card && !hand.shown) hidden.push_back(&card);
    return hidden;
  }
  static Command with_card(Command command, Card card) {
    get<punto_banca::Deal>(command).card = card;
    return command;
  }
};

}  // namespace sabot::conformance
