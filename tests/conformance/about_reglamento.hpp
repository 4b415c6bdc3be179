#pragma once
// What the suite has to be told of the reglamento's punto y banca.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "about.hpp"
#include "sabot/rules/reglamento/acts.hpp"
#include "sabot/rules/reglamento/game.hpp"

namespace sabot::conformance {

template <>
struct About<reglamento::Reglamento> {
  using Rules = reglamento::Rules;
  using State = reglamento::State;
  using Command = reglamento::Command;
  using Events = std::vector<rules::Ruled<reglamento::Event>>;
  using Phase = reglamento::Phase;
  using Hand = reglamento::Hand;

  static constexpr int plays = 15;

  // Four who sit and two who stand.
  static std::vector<Line> set_up(const Rules&) {
    return {
        {"casa", "admit person=crupier role=pagador"},
        {"casa", "admit person=jefe role=chief"},
        {"casa", "admit person=inspector role=inspector"},
        {"casa", "admit person=caja role=cashier"},
        {"casa", "admit person=ana role=player"},
        {"casa", "admit person=blas role=player"},
        {"casa", "admit person=carla role=player"},
        {"casa", "admit person=diego role=player"},
        {"casa", "admit person=elena role=player"},
        {"casa", "admit person=fidel role=player"},
        {"casa", "open minimum=5 maximum=500"},
        {"caja", "sell-chips to=ana amount=1000"},
        {"caja", "sell-chips to=blas amount=2000.01"},
        {"caja", "sell-chips to=carla amount=300.33"},
        {"caja", "sell-chips to=diego amount=77777"},
        {"caja", "sell-chips to=elena amount=5041.07"},
        {"caja", "sell-chips to=fidel amount=5000"},
        {"ana", "sit seat=1"},
        {"blas", "sit seat=2"},
        {"carla", "sit seat=3"},
        {"diego", "sit seat=4"},
        {"elena", "stand-behind seat=1"},
        {"fidel", "stand-behind seat=3"},
    };
  }

  static bool takes_on(std::string_view command) {
    constexpr std::array commands{
        "count-cards", "ensalada",  "mix",          "cut",       "decline-cut",  "place-stop-card",
        "reveal",      "bid",       "close-remate", "take-bank", "decline-bank", "close-offer",
        "bet",         "no-va-mas", "cartas",       "deal",      "carta",        "no",
        "show",        "pay"};
    return std::ranges::find(commands, command) != commands.end();
  }
  static bool is_play(const rules::Person&, const rules::Option& option) {
    return takes_on(option.command);
  }
  static std::uint32_t weight(const State& state, const rules::Person& person,
                              const rules::Option& option) {
    struct Weight {
      std::string_view command;
      std::uint32_t weight;
    };
    static constexpr Weight all[] = {{"admit", 1},
                                     {"sell-chips", 4},
                                     {"redeem-chips", 1},
                                     {"open", 300},
                                     {"close", 8},
                                     {"sit", 20},
                                     {"stand-behind", 40},
                                     {"wait", 10},
                                     {"leave", 1},
                                     {"take-bank", 60},
                                     {"decline-bank", 150},
                                     {"close-offer", 150},
                                     {"decline-cut", 150},
                                     {"bid", 60},
                                     {"close-remate", 100},
                                     {"desist", 300},
                                     {"give-suite", 60},
                                     {"announce-suite", 200},
                                     {"take-half", 100},
                                     {"raise-bank", 20},
                                     {"bet", 60},
                                     {"withdraw", 4},
                                     {"waive-cards", 40},
                                     {"misgive-cards", 12},
                                     {"notice-misgiven", 40},
                                     {"misstate-wish", 60},
                                     {"notice-misstated", 60},
                                     {"card-face-up", 8},
                                     {"burn-deck", 20},
                                     {"confusion", 2},
                                     {"warn", 1},
                                     {"clock-out", 4}};
    if (option.command == "rule") return state.phase == Phase::counting ? 30 : 1;
    // Time for somebody to bid who may not.
    if (state.phase == Phase::improving && option.command == "close-remate") return 1;
    // A remate that three began and two are left of.
    if (option.command == "leave" && state.phase == Phase::remate) return 40;
    const auto found = std::ranges::find(all, option.command, &Weight::command);
    if (found != std::end(all)) return found->weight;
    if (takes_on(option.command)) return 300;
    return person.role == rules::Role::pagador ? 3 : 1;
  }
  static constexpr std::uint32_t anything_in = 64;
  static rules::Option preferred(rules::Option option) {
    for (auto& field : option.fields) {
      auto* amounts = get_if<rules::Amounts>(&field.domain);
      if (amounts == nullptr) continue;
      Money most = amounts->greatest;
      if (field.name == "maximum") most = Money{500'00};
      if (option.command == "bid") most = Money{6'00};
      if (option.command == "sell-chips") most = Money{3000'00};
      if (option.command == "redeem-chips") most = Money{1'00};
      amounts->greatest = std::clamp(most, amounts->least, amounts->greatest);
    }
    return option;
  }

  // What the maximum may be depends on the minimum.
  static bool may_go_unoffered(const Command& command) {
    return holds_alternative<reglamento::Open>(command);
  }

  static std::string_view fault(const State& state) {
    const auto& bank = state.bank;
    const bool needs_bank = state.phase >= Phase::cutting;
    if (needs_bank && !bank.exists()) return "a pass without a bank";
    if (bank.exists() && (state.phase == Phase::offering || state.phase == Phase::open_offer))
      return "a bank that is somebody's is offered";
    if (bank.is_house && state.suite_of == 0) return "the house banks, and there is no suite";
    const auto* holder = state.people.find(bank.holder);
    if (holder != nullptr && !holder->is_seated()) return "the holder does not sit";
    if (holder != nullptr && holder->seat != state.place) return "the sabot is somewhere else";
    if (bank.exists() && (bank.amount <= Money{} || bank.amount > state.limits.maximum))
      return "a bank of nothing, or beyond the maximum";
    if (state.lent.seat != 0 && state.lent.to != bank.holder) return "a seat lent for no bank";
    return pass_fault(state);
  }

  static std::string_view pass_fault(const State& state) {
    const bool cards = state.phase >= Phase::dealing;
    for (const auto& hand : state.hands) {
      if (hand.first.size() > 2) return "a hand has more than two first cards";
      if (!cards && (!hand.first.empty() || hand.third)) return "cards lie there between passes";
      if (hand.said && !hand.shown) return "a hand has spoken that was not shown";
    }
    if (!cards && !state.aside.empty()) return "cards lie aside between passes";
    for (const auto& stake : state.stakes) {
      const bool time = reglamento::is_pass(state.phase) || state.phase == Phase::betting ||
                        state.phase == Phase::offering || state.phase == Phase::open_offer;
      if (!time) return "a bet lies there at another time";
      if (!state.people.find(stake.by)->is_placed()) return "a bet of somebody who is not here";
      if (state.staked_by(stake.by) > state.limits.maximum) return "more than one maximum";
    }
    return {};
  }

  static Money on_the_felt(const State& state, const PersonId& who) { return state.staked_by(who); }
  static Money bank(const State& state) {
    return state.bank.is_house ? Money{} : state.bank.amount;
  }
  static Money garage(const State&) { return {}; }

  static bool rests(const Rules& rules, const State& state) {
    const bool few = reglamento::seated(state) < rules.least_players.value;
    switch (state.phase) {
      case Phase::closed: return true;
      case Phase::counting: return few && state.remate_due;
      // Somebody must bid, or nobody can.
      case Phase::remate:
      case Phase::improving: return true;
      case Phase::open_offer: return state.offer.to_all;
      default: return false;
    }
  }

  static constexpr int hands = 2;

  static bool has_secrets(const Rules&) { return true; }
  static bool begins_coup(const State& state) {
    return std::ranges::all_of(state.hands, [](const auto& hand) { return hand.first.empty(); });
  }
  static std::optional<int> goes_face_down(const State& state, const Command& command) {
    const auto* deal = get_if<reglamento::Deal>(&command);
    if (deal == nullptr || !deal->card || state.phase != Phase::dealing) return std::nullopt;
    return static_cast<int>(reglamento::next_hand(state));
  }
  static bool reveals(const Command&, const Events& events, int hand) {
    using namespace reglamento;
    return std::ranges::any_of(events, [&](const auto& one) {
      if (const auto* shown = get_if<HandShown>(&one.event))
        return static_cast<int>(shown->hand) == hand;
      if (const auto* exposed = get_if<CardExposed>(&one.event))
        return static_cast<int>(exposed->hand) == hand;
      return holds_alternative<HandsBurned>(one.event);
    });
  }
  static bool sees(const State&, int, const PersonId&) { return false; }
  static bool names_cards(const rules::Person& person) {
    return person.role == rules::Role::pagador;
  }
  static std::vector<std::optional<Card>*> hidden_cards(State& state, const PersonId&) {
    std::vector<std::optional<Card>*> hidden;
    for (auto& hand : state.hands) {
      if (hand.shown) continue;
      for (std::size_t place = 0; place < hand.first.size(); ++place)
        if (hand.first[place] && !hand.open[place]) hidden.push_back(&hand.first[place]);
    }
    return hidden;
  }
  static Command with_card(Command command, Card card) {
    get<reglamento::Deal>(command).card = card;
    return command;
  }
};

}  // namespace sabot::conformance
