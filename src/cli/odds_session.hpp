#pragma once
// The odds over many coups: the exact law of what each bet brings, and the risk of ruin.

#include <expected>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/odds/repeated.hpp"

namespace sabot::cli {

// What is asked for; nothing where neither is given.
struct Session {
  std::optional<int> coups;
  std::optional<odds::Fraction> bankroll;  // in stakes
  std::optional<odds::Fraction> goal;

  bool any() const { return coups || bankroll; }
};

// A bet, and what a coup may bring it.
struct RepeatedBet {
  std::string name;
  std::vector<odds::Step> steps;
};

// Why a bet's law over that many coups is too much work, if it is.
std::optional<std::string> too_many_coups(const Common& common,
                                          const std::vector<RepeatedBet>& bets,
                                          const Session& session);

// Both say why if the risk of ruin would be too much work.
std::expected<std::string, std::string> session_text(const Common& common,
                                                     const std::vector<RepeatedBet>& bets,
                                                     const Session& session, int digits);
// {"coups": …, "bankroll": …, "goal": …, "bets": […]}
std::expected<boost::json::object, std::string> session_json(const std::vector<RepeatedBet>& bets,
                                                             const Session& session, int digits);

// Bets, and what their lines begin with: the name of each column, and what stands in it.
struct SessionRows {
  std::vector<std::pair<std::string, std::string>> start;
  std::vector<RepeatedBet> bets;
};
// Every result of every bet, a line each.
std::string session_csv(const std::vector<SessionRows>& rows, const Session& session, int digits);

}  // namespace sabot::cli
