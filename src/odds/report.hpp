#pragma once
// The odds of a game under a ruleset: for every bet, and for every way of playing that the rules
// leave open.

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/odds/bets.hpp"

namespace sabot::odds {

struct Query {
  std::vector<Card> gone;
  std::vector<std::string> plays;  // "5=9/11": how a choice is played; one not named, both ways
};

// A choice, and with which probability it is played.
struct Played {
  std::string choice;
  Fraction probability;
};

struct Way {
  std::vector<Played> choices;  // none where the rules leave none
  Strategy strategy;
  CoupLaw law;
  std::vector<BetOdds> bets;
};

// What the odds of a baccarat game are reckoned from.
struct Baccarat {
  int packs = 0;
  Drawing drawing;
  std::vector<Bet> bets;
};
// Refuses a ruleset that contradicts itself.
std::expected<Baccarat, std::string> baccarat_of(const law::Ruleset& ruleset);

struct Report {
  std::string ruleset;  // as11.punto-y-banca
  Baccarat game;
  Composition cards;
  std::vector<Way> ways;
};

// Every choice that the query leaves open is played both ways, up to sixteen ways in all.
std::expected<Report, std::string> report(const law::Ruleset& ruleset, const Query& query);

// What one bet is worth when more and more cards of one point are gone, from none to as many as
// leave enough for a coup, `most` at the most.
std::vector<Fraction> values_by_gone(const Report& report, const Way& way, std::size_t bet,
                                     int points, int most);

// The games whose odds are known.
std::vector<std::string_view> games();

}  // namespace sabot::odds
