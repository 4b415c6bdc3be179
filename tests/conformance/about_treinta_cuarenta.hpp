#pragma once
// What the suite has to be told of treinta y cuarenta.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "about.hpp"
#include "sabot/rules/treinta_cuarenta/game.hpp"

namespace sabot::conformance {

template <>
struct About<treinta_cuarenta::TreintaCuarenta> {
  using Rules = treinta_cuarenta::Rules;
  using State = treinta_cuarenta::State;
  using Command = treinta_cuarenta::Command;
  using Events = std::vector<rules::Ruled<treinta_cuarenta::Event>>;
  using Phase = treinta_cuarenta::Phase;

  static constexpr int plays = 20;

  static std::vector<Line> set_up(const Rules&) {
    return {
        {"casa", "admit person=crupier role=croupier"},
        {"casa", "admit person=segundo role=croupier"},
        {"casa", "admit person=jefe role=chief"},
        {"casa", "admit person=caja role=cashier"},
        {"casa", "admit person=ana role=player"},
        {"casa", "admit person=blas role=player"},
        {"casa", "admit person=carla role=player"},
        {"casa", "open minimum=5"},
        {"caja", "sell-chips to=ana amount=1000"},
        {"caja", "sell-chips to=blas amount=20000.01"},
        {"caja", "sell-chips to=carla amount=300"},
        {"ana", "sit seat=1"},
        {"blas", "stand-behind seat=1"},
    };
  }

  static bool is_play(const rules::Person& person, const rules::Option& option) {
    if (option.facts.is_ordinary()) return true;
    const auto act = option.facts.player;
    return person.role == rules::Role::player &&
           (act == rules::PlayerAct::play || act == rules::PlayerAct::seldom);
  }
  // Most people answer in time, and cards are dealt far more often than anybody bets.
  static std::uint32_t weight(const State& state, const rules::Person& person,
                              const rules::Option& option) {
    // Now and then an order cannot be shown.
    if (option.command == "rule") return state.phase == Phase::counting && state.unrevealed ? 4 : 0;
    if (option.command == "clock-out" || option.command == "ultima-jugada") return 1;
    if (!is_play(person, option)) return 0;
    if (option.facts.closes_a_phase()) return 8;
    return option.facts.is_ordinary() ? 40 : 4;
  }
  static constexpr std::uint32_t anything_in = 40;
  // Tens and aces, of which 31 is easily made, twice in a row too.
  static rules::Option preferred(rules::Option option) {
    constexpr std::uint64_t ranks = 0b1'1110'0000'0001;
    constexpr auto kinds = ranks | ranks << 13 | ranks << 26 | ranks << 39;
    for (auto& field : option.fields)
      if (auto* cards = std::get_if<rules::Cards>(&field.domain);
          cards != nullptr && (cards->kinds & kinds) != 0)
        cards->kinds &= kinds;
    return option;
  }
  // That a bet is not insured may be said or not.
  static bool may_go_unoffered(const Command& command) {
    const auto* bet = get_if<treinta_cuarenta::Bet>(&command);
    return bet != nullptr && bet->insured == false;
  }

  static Money on_the_felt(const State& state, const PersonId& who) {
    Money sum;
    for (const auto& one : state.stakes)
      if (one.by == who) sum += one.amount + one.insurance;
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
    for (const auto& one : state.stakes)
      if (one.amount <= Money{} || one.insured > one.amount) return "a stake of nothing";
    for (const auto& one : state.prison) {
      if (one.times < 1 || one.value <= Money{}) return "a prisoner of nothing";
      if (one.asked && state.phase != Phase::choosing) return "a question that nobody waits for";
    }
    const auto asked = [](const treinta_cuarenta::Prisoner& one) { return one.asked; };
    if (state.phase == Phase::choosing && std::ranges::none_of(state.prison, asked))
      return "nobody has anything to choose";
    const bool in_a_coup = state.phase >= Phase::dealing_negra && state.phase <= Phase::choosing;
    for (const auto& row : state.rows)
      if (!in_a_coup && !row.cards.empty()) return "cards lie there between coups";
    if (state.over && !state.prison.empty()) return "prisoners after the last coup";
    return {};
  }

  // Nothing lies face down.
  static constexpr int hands = 1;
  static bool has_secrets(const Rules&) { return false; }
  static bool begins_coup(const State&) { return false; }
  static std::optional<int> goes_face_down(const State&, const Command&) { return std::nullopt; }
  static bool reveals(const Command&, const Events&, int) { return false; }
  static bool sees(const State&, int, const PersonId&) { return true; }
  static bool names_cards(const rules::Person& person) {
    return person.role == rules::Role::croupier;
  }
  static std::vector<std::optional<Card>*> hidden_cards(State&, const PersonId&) { return {}; }
  static Command with_card(Command command, Card) { return command; }
};

}  // namespace sabot::conformance
