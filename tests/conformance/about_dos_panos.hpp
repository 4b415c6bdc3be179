#pragma once
// What the suite has to be told of bacarrá a dos paños.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "about.hpp"
#include "dos_panos_faults.hpp"
#include "sabot/rules/dos_panos/acts.hpp"
#include "sabot/rules/dos_panos/game.hpp"

namespace sabot::conformance {

template <>
struct About<dos_panos::DosPanos> {
  using Rules = dos_panos::Rules;
  using State = dos_panos::State;
  using Command = dos_panos::Command;
  using Events = std::vector<rules::Ruled<dos_panos::Event>>;
  using Phase = dos_panos::Phase;
  using Hand = dos_panos::Hand;

  static constexpr int plays = 15;

  // Three on each paño, one of whom stands.
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
        {"casa", "open minimum=5"},
        {"caja", "sell-chips to=ana amount=1000"},
        {"caja", "sell-chips to=blas amount=2000.01"},
        {"caja", "sell-chips to=carla amount=300.33"},
        {"caja", "sell-chips to=diego amount=77777"},
        {"caja", "sell-chips to=elena amount=5041.07"},
        {"caja", "sell-chips to=fidel amount=5000"},
        {"ana", "sit seat=1"},
    };
    const bool wide = rules.seats_per_pano.value == 5;
    lines.push_back({"blas", wide ? "sit seat=2" : "stand-behind seat=1"});
    lines.push_back({"elena", wide ? "sit seat=3" : "stand-behind seat=1"});
    lines.push_back({"carla", wide ? "sit seat=6" : "sit seat=2"});
    lines.push_back({"diego", wide ? "sit seat=8" : "stand-behind seat=2"});
    lines.push_back({"fidel", wide ? "stand-behind seat=6" : "stand-behind seat=2"});
    return lines;
  }

  static bool takes_on(std::string_view command) {
    constexpr std::array commands{"count-cards", "mix",           "cut",       "place-stop-card",
                                  "reveal",      "open-auction",  "take-bank", "refuse-bank",
                                  "bid",         "award-bank",    "draw-lot",  "open-bets",
                                  "award-banco", "bet",           "no-va-mas", "deal",
                                  "give-cards",  "carta",         "no",        "abatir",
                                  "show",        "pay",           "keep-bank", "leave-bank",
                                  "redeposit",   "announce-stake"};
    return std::ranges::find(commands, command) != commands.end();
  }
  static bool is_play(const rules::Person& person, const rules::Option& option) {
    if (person.role == rules::Role::inspector)
      return option.command == "open-auction" || option.command == "award-bank" ||
             option.command == "draw-lot";
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
                                     {"stand-behind", 20},
                                     {"wait", 10},
                                     {"leave", 1},
                                     {"accept-proof", 60},
                                     {"begin-session", 200},
                                     {"note-free-bank", 1},
                                     {"announce-banker", 40},
                                     {"open-auction", 150},
                                     {"take-bank", 300},
                                     {"refuse-bank", 150},
                                     {"bid", 80},
                                     {"award-bank", 100},
                                     {"draw-lot", 300},
                                     {"keep-bank", 300},
                                     {"leave-bank", 60},
                                     {"redeposit", 300},
                                     {"banco", 60},
                                     {"award-banco", 100},
                                     {"bet", 60},
                                     {"withdraw", 4},
                                     {"no-va-mas", 120},
                                     {"take-cards", 100},
                                     {"drawn-early", 6},
                                     {"expose-card", 2},
                                     {"misgive-cards", 12},
                                     {"reclaim-cards", 300},
                                     {"card-in-basket", 1},
                                     {"thrown-unseen", 1},
                                     {"claim", 1}};
    if (option.command == "rule" && state.phase == Phase::counting) return 30;
    const auto found = std::ranges::find(all, option.command, &Weight::command);
    if (found != std::end(all)) return found->weight;
    if (takes_on(option.command)) return 300;
    return person.role == rules::Role::croupier ? 4 : 3;
  }
  static constexpr std::uint32_t anything_in = 64;
  static rules::Option preferred(rules::Option option) {
    for (auto& field : option.fields) {
      auto* amounts = get_if<rules::Amounts>(&field.domain);
      if (amounts == nullptr) continue;
      Money most = amounts->greatest;
      if (option.command == "open") most = Money{10'00};
      if (option.command == "sell-chips") most = Money{3000'00};
      if (option.command == "redeem-chips") most = Money{1'00};
      amounts->greatest = std::clamp(most, amounts->least, amounts->greatest);
    }
    return option;
  }

  // What a limit may be depends on the others; for how many tallas, nobody offers; and what means
  // the same as leaving it out is not offered either.
  static bool may_go_unoffered(const Command& command) {
    using namespace dos_panos;
    if (const auto* open = get_if<Open>(&command))
      return open->maximum || open->bank_minimum || open->bank_maximum;
    if (const auto* banker = get_if<AnnounceBanker>(&command)) return banker->tallas.has_value();
    if (const auto* auction = get_if<OpenAuction>(&command)) return auction->tallas.has_value();
    if (const auto* bet = get_if<Bet>(&command)) return bet->line == false;
    if (const auto* more = get_if<Redeposit>(&command)) return more->new_sabot == false;
    if (const auto* fell = get_if<CardInBasket>(&command)) return fell->seen == false;
    return false;
  }

  static std::string_view fault(const State& state) { return dos_panos_fault(state); }

  static Money on_the_felt(const State& state, const PersonId& who) {
    Money sum;
    for (const auto& stake : state.stakes)
      if (stake.by == who) sum += stake.amount;
    return sum;
  }
  static Money bank(const State& state) { return state.bank.amount; }
  static Money garage(const State&) { return {}; }

  static bool rests(const Rules& rules, const State& state) {
    switch (state.phase) {
      case Phase::closed: return true;
      // With a free bank a session may be over, and the director says when the next begins.
      case Phase::counting:
      case Phase::announcing:
        return rules.is_free_bank() || !dos_panos::enough_players(rules, state);
      case Phase::betting:
        return rules.is_free_bank() || !dos_panos::enough_players(rules, state) ||
               state.stakes.empty();
      case Phase::dealing:
      case Phase::drawing: return state.sabot.left() == 0;
      default: return false;
    }
  }

  static constexpr int hands = 3;

  // Where wrong words are accepted, the ruling on them tells what the hand is.
  static bool has_secrets(const Rules& rules) {
    return rules.declarations.value == dos_panos::Declarations::prevented;
  }
  static bool begins_coup(const State& state) {
    return std::ranges::all_of(state.hands, [](const auto& hand) { return hand.first.empty(); });
  }
  static std::optional<int> goes_face_down(const State& state, const Command& command) {
    const auto* deal = get_if<dos_panos::Deal>(&command);
    if (deal == nullptr || !deal->card || state.phase != Phase::dealing) return std::nullopt;
    std::size_t dealt = 0;
    for (const auto& hand : state.hands) dealt += hand.first.size();
    return static_cast<int>(dealt % 3);
  }
  // What the croupier finds on checking a word, and what the house says for an absent banker,
  // depends on the hand.
  static bool reveals(const Command& command, const Events& events, int hand) {
    using namespace dos_panos;
    if (const auto* changed = get_if<ChangedWord>(&command))
      return static_cast<int>(changed->hand) == hand;
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
  static bool deals(const State& state, const PersonId& who) {
    const auto* person = state.people.find(who);
    return person != nullptr && names_cards(*person);
  }
  // A player whose turn it is may look at any moment.
  static bool sees(const State& state, int hand, const PersonId& who) {
    const auto& cards = state.hands[static_cast<std::size_t>(hand)];
    if (hand == static_cast<int>(Hand::banca)) return cards.lifted && state.is_banker(who);
    // What one croupier holds, another may speak for.
    if (deals(state, who) && deals(state, cards.holder)) return true;
    const bool speaks = state.phase == (hand == 0 ? Phase::first_speaks : Phase::second_speaks);
    return cards.holder == who && (cards.lifted || speaks);
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
    get<dos_panos::Deal>(command).card = card;
    return command;
  }
};

}  // namespace sabot::conformance
