#pragma once
// The odds of a game under a ruleset: for every bet, and for every way of playing that the rules
// leave open.

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/law/legal.hpp"
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

// What the odds of a baccarat game are computed from.
struct Baccarat {
  int packs = 0;
  Drawing drawing;  // what the rules say, O where they leave a choice
  Drawing freedom;  // O wherever one may play otherwise: a banker need not follow the cuadro
  std::vector<Bet> bets;
  Fraction deduction;
};
// Refuses a ruleset that contradicts itself.
std::expected<Baccarat, std::string> baccarat_of(const law::Ruleset& ruleset);

// What an operator has laid over the regulation, "deduction = 10%": custom, and shown as such.
std::vector<std::string> settings_of(const law::Ruleset& ruleset);

// The same as an operator's file would have it; empty where nothing is laid over.
std::string overlay_of(const law::Ruleset& ruleset);

// Which rules something was computed by: enough to compute it again.
struct Ground {
  std::string ruleset;  // as11.punto-y-banca
  std::string regulation;
  std::string game;
  std::vector<std::string> settings;       // of the house
  std::vector<law::Departure> departures;  // those that the regulation does not allow
  std::string overlay;
};
Ground ground_of(const law::Ruleset& ruleset);

// A full sabot without these cards; refuses where too few are left for a coup.
std::expected<Composition, std::string> cards_left(const Baccarat& game,
                                                   const std::vector<Card>& gone);

struct Report {
  Ground ground;
  Baccarat game;
  std::vector<Card> gone;
  Composition cards;
  std::vector<Way> ways;
  // Which of several ways is the punto's best, where only the punto has a choice open.
  std::optional<std::size_t> best_for_punto{};
};

// How both hands play where the plays say so, and else by the letters.
struct Given {
  Strategy strategy;
  std::vector<Choice> open;  // the letters leave it to somebody, and no play says how
  std::vector<Choice> said;  // by a play
};
std::expected<Given, std::string> given_by(const Baccarat& game,
                                           const std::vector<std::string>& plays);

// Every choice that the query leaves open is played both ways, up to sixteen ways in all.
std::expected<Report, std::string> report(const law::Ruleset& ruleset, const Query& query);

// What one bet is worth when more and more cards of one point are gone, from none to as many as
// leave enough for a coup, at most `most`.
std::vector<Fraction> values_by_gone(const Report& report, const Way& way, std::size_t bet,
                                     int points, int most);

// The games whose odds are known.
std::vector<std::string_view> games();

}  // namespace sabot::odds
