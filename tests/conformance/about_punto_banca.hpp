#pragma once
// What the suite has to be told of punto y banca.

#include <optional>
#include <string_view>
#include <variant>

#include "about.hpp"
#include "sabot/rules/punto_banca/game.hpp"

namespace sabot::conformance {

template <>
struct About<punto_banca::PuntoBanca> {
  using State = punto_banca::State;
  using Command = punto_banca::Command;
  using Phase = punto_banca::Phase;

  static Money on_the_felt(const State& state, const PersonId& who) {
    Money sum;
    for (const auto& stake : state.stakes)
      if (stake.by == who) sum += stake.amount;
    return sum;
  }

  static bool rests(const State& state) {
    if (state.phase == Phase::closed) return true;
    // So many cards discarded by rulings that the coup cannot be dealt: the chief must annul it.
    const bool deals = state.phase == Phase::dealing || state.phase == Phase::drawing;
    if (deals && state.sabot.left() == 0) return true;
    // Nobody is seated, and the house has chosen to wait for who takes the sabot.
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
    return {};
  }

  static constexpr int hands = 2;

  static bool begins_coup(const State& state) {
    return state.hands[0].dealt.empty() && state.hands[1].dealt.empty();
  }
  static std::optional<int> goes_face_down(const State& state, const Command& command) {
    const auto* deal = std::get_if<punto_banca::Deal>(&command);
    if (deal == nullptr || !deal->card || state.phase != Phase::dealing) return std::nullopt;
    return state.hands[0].dealt.size() == state.hands[1].dealt.size() ? 0 : 1;
  }
  static std::optional<int> shows(const Command& command) {
    const auto* show = std::get_if<punto_banca::Show>(&command);
    return show == nullptr ? std::nullopt : std::optional(static_cast<int>(show->hand));
  }
  static Command with_card(Command command, Card card) {
    std::get<punto_banca::Deal>(command).card = card;
    return command;
  }

  // Which table is meant is settled before any rule is asked.
  static bool unreachable(rules::RefusalCode code) {
    return code == rules::RefusalCode::unknown_table;
  }
};

}  // namespace sabot::conformance
