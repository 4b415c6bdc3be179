#pragma once
// The odds over many coups: the exact law of what each bet brings, and the risk of ruin.

#include <optional>
#include <string>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"
#include "sabot/odds/repeated.hpp"
#include "sabot/odds/report.hpp"

namespace sabot::cli {

// What is asked for; nothing where neither is given.
struct Session {
  std::optional<int> coups;
  std::optional<odds::Fraction> bankroll;  // in stakes
  std::optional<odds::Fraction> goal;

  bool any() const { return coups || bankroll; }
};

// Both say why if the risk of ruin would be too much work.
std::expected<std::string, std::string> session_text(const Common& common,
                                                     const odds::Report& report,
                                                     const odds::Way& way, const Session& session,
                                                     int digits);
// {"coups": …, "bankroll": …, "goal": …, "bets": […]}
std::expected<boost::json::object, std::string> session_json(const odds::Report& report,
                                                             const odds::Way& way,
                                                             const Session& session, int digits);
// Every result of every bet, a line each.
std::string session_csv(const odds::Report& report, const Session& session, int digits);

}  // namespace sabot::cli
