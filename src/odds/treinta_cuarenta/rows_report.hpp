#pragma once
// The odds of every bet at treinta y cuarenta: plain, insured, and once it is in prison.

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "sabot/odds/report.hpp"
#include "sabot/odds/treinta_cuarenta/rows_law.hpp"
#include "sabot/odds/wheel/prison.hpp"

namespace sabot::odds {

// How a bet is played: what its owner chooses at 31 and 31, or that it is insured.
enum class RowsPlay : std::uint8_t { half, prison, best, insured };

// A bet of one unit, or of the stake that was asked for, in units of it. The coups after 31 and 31
// are taken as dealt from the same cards.
struct RowsWay {
  RowsPlay play{};
  Fraction value;
  Fraction edge;
  Fraction decided_edge;  // where coups that decide nothing are not counted
  Fraction variance;
};

struct RowsBet {
  treinta_cuarenta::Chance chance{};
  ChanceLaw law;
  Prison prison;
  std::vector<RowsWay> ways;
};

struct RowsOdds {
  std::vector<Card> gone;
  std::optional<Money> stake;
  std::optional<Money> minimum;  // of the table; the authorised one if left out
};

struct RowsReport {
  Ground ground;
  treinta_cuarenta::Rules rules;
  std::vector<Card> gone;
  RowDeck deck;
  RowsLaw law;
  std::optional<Money> stake;
  Money minimum;
  Fraction insurance;  // what it costs, in stakes
  std::vector<RowsBet> bets;
};

// Refuses a ruleset that contradicts itself, more cards gone than there are, and stakes and minima
// that no table has.
std::expected<RowsReport, std::string> rows_report(const law::Ruleset& ruleset,
                                                   const RowsOdds& asked);

// What a bet brings in one coup; with prison, what that is worth on average.
Fraction rows_net(const RowsReport& report, const RowsBet& bet, RowsPlay play,
                  treinta_cuarenta::Fate fate);

}  // namespace sabot::odds
