#pragma once
// What the suite has to be told of the wheels.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "about.hpp"
#include "sabot/rules/wheel/game.hpp"

namespace sabot::conformance {

template <>
struct About<wheel::Wheel> {
  using Rules = wheel::Rules;
  using State = wheel::State;
  using Command = wheel::Command;
  using Events = std::vector<rules::Ruled<wheel::Event>>;
  using Phase = wheel::Phase;

  static constexpr int plays = 20;

  static std::vector<Line> set_up(const Rules& rules) {
    std::vector<Line> lines{
        {"casa", "admit person=crupier role=croupier"},
        {"casa", "admit person=jefe role=chief"},
        {"casa", "admit person=caja role=cashier"},
        {"casa", "admit person=ana role=player"},
        {"casa", "admit person=blas role=player"},
        {"casa", "admit person=carla role=player"},
        {"casa", "open minimum=5"},
        {"caja", "sell-chips to=ana amount=1000"},
        {"caja", "sell-chips to=blas amount=20000.01"},
    };
    if (rules.seats.value > 0) lines.push_back({"ana", "sit seat=1"});
    if (rules.seats.value > 1) lines.push_back({"blas", "sit seat=2"});
    return lines;
  }

  static bool is_play(const rules::Person& person, const rules::Option& option) {
    if (option.facts.is_ordinary()) return true;
    const auto act = option.facts.player;
    return person.role == rules::Role::player &&
           (act == rules::PlayerAct::play || act == rules::PlayerAct::seldom ||
            act == rules::PlayerAct::aside) &&
           option.command != "wait";
  }
  // Most people answer in time, and the ball runs as often as anybody bets.
  static std::uint32_t weight(const State&, const rules::Person& person,
                              const rules::Option& option) {
    if (option.command == "clock-out") return 1;
    if (option.command == "tirada-nula" || option.command == "ultima-jugada") return 1;
    if (!is_play(person, option)) return 0;
    return option.facts.is_ordinary() ? 24 : 2;
  }
  static constexpr std::uint32_t anything_in = 12;
  // The zero as often as all other numbers together, on simple chances that it meets.
  static rules::Option preferred(rules::Option option) {
    for (auto& field : option.fields)
      if (auto* numbers = std::get_if<rules::OneOf>(&field.domain);
          numbers != nullptr && field.name == "number")
        numbers->values.insert(numbers->values.end(), numbers->values.size(),
                               numbers->values.front());
    return option;
  }
  // A number of a paño where there is one, and a colour's value, may be left out or not.
  static bool may_go_unoffered(const Command& command) {
    if (const auto* bet = get_if<wheel::Bet>(&command)) return bet->pano == 1;
    if (const auto* back = get_if<wheel::Withdraw>(&command)) return back->pano == 1;
    const auto* colour = get_if<wheel::TakeColour>(&command);
    return colour != nullptr && !colour->value;
  }

  static Money on_the_felt(const State& state, const PersonId& who) {
    Money sum;
    for (const auto& one : state.stakes)
      if (one.by == who) sum += one.amount;
    for (const auto& one : state.prison)
      if (one.by == who) sum += one.value;
    return sum;
  }
  static Money bank(const State&) { return {}; }
  static Money garage(const State&) { return {}; }

  static bool rests(const Rules&, const State& state) {
    return state.phase == Phase::closed || state.over;
  }

  static std::string_view fault(const State& state) {
    const bool is_open = state.phase != Phase::closed;
    if (!is_open && (!state.stakes.empty() || !state.prison.empty())) return "bets at no table";
    for (const auto& one : state.prison) {
      if (one.zeros < 1 || one.value <= Money{}) return "a prisoner of nothing";
      if (one.asked && state.phase != Phase::choosing) return "a question that nobody waits for";
    }
    const auto asked = [](const wheel::Prisoner& one) { return one.asked; };
    if (state.phase == Phase::choosing && std::ranges::none_of(state.prison, asked))
      return "nobody has anything to choose";
    if (state.over && !state.prison.empty()) return "prisoners after the last spin";
    if (state.commitment && state.phase == Phase::waiting) return "a promise for no spin";
    return {};
  }

  // Nothing lies face down.
  static constexpr int hands = 1;
  static bool has_secrets(const Rules&) { return false; }
  static bool begins_coup(const State&) { return false; }
  static std::optional<int> goes_face_down(const State&, const Command&) { return std::nullopt; }
  static bool reveals(const Command&, const Events&, int) { return false; }
  static bool sees(const State&, int, const PersonId&) { return true; }
  static bool names_cards(const rules::Person&) { return false; }
  static std::vector<std::optional<Card>*> hidden_cards(State&, const PersonId&) { return {}; }
  static Command with_card(Command command, Card) { return command; }

  // Nobody stands behind a seat.
  static bool is_never(std::string_view event) { return event == "stood-behind"; }

  // A house whose wheel is none opens no table, and nobody asks for a seat that is promised.
  static bool seldom(rules::RefusalCode code) {
    return code == rules::RefusalCode::seat_promised || code == rules::RefusalCode::wheel_unfit;
  }
};

}  // namespace sabot::conformance
