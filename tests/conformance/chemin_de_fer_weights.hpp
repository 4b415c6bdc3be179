#pragma once
// How often what is offered at a table of chemin de fer is chosen, so that coups are played to
// their end most of the time, errors are reported regularly, and people come and go seldom.

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "sabot/rules/common/people.hpp"

namespace sabot::conformance {

// Besides these nothing takes the game on: it can go on for ever while everybody tips.
inline bool takes_chemin_de_fer_on(std::string_view command) {
  static constexpr std::string_view all[] = {
      "count-cards",     "mix",       "mix-last",   "cut",         "decline-cut",
      "place-stop-card", "reveal",    "take-bank",  "award-bank",  "refuse-bank",
      "announce-bank",   "keep-bank", "pass-hand",  "award-banco", "bet",
      "no-van-mas",      "deal",      "give-cards", "take-cards",  "reclaim-cards",
      "carta",           "no",        "abatir",     "dar-carta",   "negar-carta",
      "go-on",           "show",      "pay"};
  return std::ranges::find(all, command) != std::end(all);
}

struct CommandWeight {
  std::string_view command;
  std::uint32_t weight;
};

inline std::uint32_t chemin_de_fer_weight(const rules::Person& person, std::string_view command) {
  static constexpr CommandWeight all[] = {
      // The house
      {"open", 3},
      {"close", 4},
      {"authorise-banco", 2},
      {"note-elsewhere", 1},
      {"admit", 0},
      {"sell-chips", 2},
      {"redeem-chips", 1},
      // Places
      {"sit", 20},
      {"stand-behind", 10},
      {"wait", 10},
      {"leave", 1},
      {"ask-change", 2},
      {"change-seat", 3},
      {"step-away", 3},
      {"come-back", 20},
      {"tip", 1},
      // The bank on its way: enough refusals for auctions, enough bids for equal ones
      {"take-bank", 300},
      {"refuse-bank", 240},
      {"bid", 60},
      {"award-bank", 150},
      {"refuse-to-deal", 4},
      {"offer-association", 6},
      {"accept-associate", 60},
      {"raise-bank", 10},
      {"put-in-garage", 60},
      {"todo-va", 20},
      {"keep-bank", 300},
      {"pass-hand", 120},
      {"announce-bank", 150},
      // Bets
      {"banco", 25},
      {"banco-seguido", 60},
      {"award-banco", 150},
      {"banco-con-la-mesa", 15},
      {"ultimo-completo", 60},
      {"bet", 60},
      {"withdraw", 4},
      {"remove-late-bets", 60},
      {"no-van-mas", 150},
      // Errors
      {"drawn-early", 10},
      {"too-slow", 8},
      {"expose-card", 2},
      {"misgive-cards", 20},
  };
  // Nobody mixes for ever.
  if (command == "mix" && person.role == rules::Role::player) return 10;
  const auto found = std::ranges::find(all, command, &CommandWeight::command);
  if (found != std::end(all)) return found->weight;
  if (takes_chemin_de_fer_on(command)) return 300;
  // Asking for the cuadro or for advice, and reports; the croupier's compete with ordinary work.
  return person.role == rules::Role::croupier ? 4 : 3;
}

}  // namespace sabot::conformance
