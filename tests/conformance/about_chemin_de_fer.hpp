#pragma once
// What the suite has to be told of chemin de fer.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "about.hpp"
#include "chemin_de_fer_faults.hpp"
#include "chemin_de_fer_weights.hpp"
#include "sabot/rules/chemin_de_fer/acts.hpp"
#include "sabot/rules/chemin_de_fer/game.hpp"

namespace sabot::conformance {

template <>
struct About<chemin_de_fer::CheminDeFer> {
  using Rules = chemin_de_fer::Rules;
  using State = chemin_de_fer::State;
  using Command = chemin_de_fer::Command;
  using Events = std::vector<rules::Ruled<chemin_de_fer::Event>>;
  using Phase = chemin_de_fer::Phase;
  using Hand = chemin_de_fer::Hand;

  static constexpr int plays = 15;

  // Five sit and two stand; where there are fewer seats, the others wait.
  static std::vector<Line> set_up(const Rules& rules) {
    std::vector<Line> lines{
        {"casa", "admit person=crupier role=croupier"},
        {"casa", "admit person=inspector role=inspector"},
        {"casa", "admit person=caja role=cashier"},
        {"casa", "admit person=ana role=player"},
        {"casa", "admit person=blas role=player"},
        {"casa", "admit person=carla role=player"},
        {"casa", "admit person=diego role=player"},
        {"casa", "admit person=elena role=player"},
        {"casa", "admit person=fidel role=player"},
        {"casa", "admit person=gala role=player"},
        {"casa", "open minimum=5"},
        {"caja", "sell-chips to=ana amount=1000"},
        {"caja", "sell-chips to=blas amount=2000.01"},
        {"caja", "sell-chips to=carla amount=300.33"},
        {"caja", "sell-chips to=diego amount=77777"},
        {"caja", "sell-chips to=elena amount=41.07"},
        {"caja", "sell-chips to=fidel amount=5000"},
        {"caja", "sell-chips to=gala amount=620"},
    };
    static constexpr Line sitting[] = {{"ana", "sit seat=1"},
                                       {"blas", "sit seat=2"},
                                       {"carla", "sit seat=3"},
                                       {"diego", "sit seat=4"},
                                       {"elena", "sit seat=5"}};
    for (int i = 0; i < static_cast<int>(std::size(sitting)); ++i)
      lines.push_back(i < rules.seats.value ? sitting[i] : Line{sitting[i].who, "wait"});
    lines.push_back({"fidel", "stand-behind seat=1"});
    lines.push_back({"gala", "stand-behind seat=4"});
    return lines;
  }

  static bool is_play(const rules::Person& person, const rules::Option& option) {
    return person.role != rules::Role::inspector && takes_chemin_de_fer_on(option.command);
  }
  // In every fourth coup nobody wants the bank: it comes to auctions, and to force.
  static std::uint32_t weight(const State& state, const rules::Person& person,
                              const rules::Option& option) {
    const bool unwanted = state.coup % 4 == 3;
    if (option.command == "refuse-bank" && unwanted) return 6000;
    if (option.command == "pass-hand" && unwanted) return 600;
    if (option.command == "rule" && state.phase == Phase::counting) return 30;
    return chemin_de_fer_weight(person, option.command);
  }
  static constexpr std::uint32_t anything_in = 64;
  // A minimum that people can pay, chips that can run out, tips that do not ruin anybody.
  static rules::Option preferred(rules::Option option) {
    for (auto& field : option.fields) {
      auto* amounts = get_if<rules::Amounts>(&field.domain);
      if (amounts == nullptr) continue;
      Money most = amounts->greatest;
      if (option.command == "open") most = Money{10'00};
      if (option.command == "sell-chips") most = Money{3000'00};
      if (option.command == "tip" || option.command == "redeem-chips") most = Money{1'00};
      amounts->greatest = std::clamp(most, amounts->least, amounts->greatest);
    }
    return option;
  }

  // The bank's minimum depends on the minimum; how much of a stake plays, on the stake; the cards
  // of a hand that nobody has named, on those drawn. What means the same as leaving it out is not
  // offered either.
  static bool may_go_unoffered(const Command& command) {
    using namespace chemin_de_fer;
    if (const auto* open = get_if<Open>(&command)) return open->bank_minimum.has_value();
    if (const auto* bet = get_if<Bet>(&command))
      return bet->plays || bet->line == false || (bet->line && bet->with);
    if (const auto* wrong = get_if<WrongCarta>(&command))
      return wrong->of || (wrong->cards && wrong->cards->empty());
    if (const auto* two = get_if<TwoThirdCards>(&command)) return two->of.has_value();
    return false;
  }

  static std::string_view fault(const State& state) { return chemin_de_fer_fault(state); }

  static Money on_the_felt(const State& state, const PersonId& who) {
    Money sum;
    for (const auto& stake : state.stakes)
      if (stake.by == who) sum += stake.amount;
    return sum;
  }
  static Money bank(const State& state) { return state.bank.amount(); }
  static Money garage(const State& state) { return state.bank.garage(); }

  static bool rests(const Rules& rules, const State& state) {
    switch (state.phase) {
      case Phase::closed: return true;
      case Phase::counting:
      case Phase::announcing: return !chemin_de_fer::enough_players(rules, state);
      // Nobody has bet, and nobody has the money to.
      case Phase::betting:
        return !chemin_de_fer::enough_players(rules, state) || state.stakes.empty();
      // Rulings have cost too many cards for the coup to be dealt: the inspector must annul it.
      case Phase::dealing:
      case Phase::drawing: return state.sabot.left() == 0 && state.aside.empty();
      // The croupier must report first that the banker has turned over the card owed.
      case Phase::giving: return state.banca_must_open[0] || state.banca_must_open[1];
      default: return false;
    }
  }

  static constexpr int hands = 2;

  // Where wrong words are accepted, the ruling on them tells what the hand is.
  static bool has_secrets(const Rules& rules) {
    return rules.declarations.value == chemin_de_fer::Declarations::prevented;
  }
  static bool begins_coup(const State& state) {
    return state.hands[0].first.empty() && state.hands[1].first.empty();
  }
  static std::optional<int> goes_face_down(const State& state, const Command& command) {
    const auto* deal = get_if<chemin_de_fer::Deal>(&command);
    if (deal == nullptr || !deal->card || state.phase != Phase::dealing) return std::nullopt;
    return state.hands[0].first.size() == state.hands[1].first.size() ? 0 : 1;
  }
  // Which of two third cards counts, what is done after a wrong «carta», and what the house says
  // for an absent banker, depends on the hand.
  static bool reveals(const Command& command, const Events& events, int hand) {
    using namespace chemin_de_fer;
    if (holds_alternative<TwoThirdCards>(command)) return true;
    if (holds_alternative<WrongCarta>(command)) return true;
    const bool is_banca = hand == static_cast<int>(Hand::banca);
    if (holds_alternative<ClockOut>(command) && is_banca) return true;
    return std::ranges::any_of(events, [&](const auto& one) {
      if (const auto* shown = get_if<HandShown>(&one.event))
        return static_cast<int>(shown->hand) == hand;
      if (const auto* exposed = get_if<CardExposed>(&one.event))
        return static_cast<int>(exposed->hand) == hand;
      return false;
    });
  }
  static bool sees(const State& state, int hand, const PersonId& who) {
    if (hand == static_cast<int>(Hand::punto)) return state.hands[0].lifted && state.holder == who;
    return state.hands[1].lifted && state.is_banker(who);
  }
  static bool names_cards(const rules::Person& person) {
    return person.role == rules::Role::croupier;
  }
  static std::vector<std::optional<Card>*> hidden_cards(State& state, const PersonId& who) {
    std::vector<std::optional<Card>*> hidden;
    for (int i = 0; i < hands; ++i) {
      auto& hand = state.hands[static_cast<std::size_t>(i)];
      if (hand.shown || sees(state, i, who)) continue;
      for (std::size_t place = 0; place < hand.first.size(); ++place)
        if (hand.first[place] && !hand.open[place]) hidden.push_back(&hand.first[place]);
    }
    for (auto& card : state.aside)
      if (card) hidden.push_back(&card);
    return hidden;
  }
  static Command with_card(Command command, Card card) {
    get<chemin_de_fer::Deal>(command).card = card;
    return command;
  }
};

}  // namespace sabot::conformance
