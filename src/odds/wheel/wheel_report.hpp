#pragma once
// The odds of every bet at a wheel: what the table's own cloth covers and pays, and what the zero
// does to the simple chances.

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "sabot/odds/report.hpp"
#include "sabot/odds/repeated.hpp"
#include "sabot/odds/wheel/prison.hpp"
#include "sabot/rules/wheel/rules.hpp"

namespace sabot::odds {

// A bet of one unit, or of the stake that was asked for, in units of it.
struct WheelWay {
  std::optional<AtZero> choice;  // none where the rules leave none
  Fraction value;
  Fraction edge;
  Fraction variance{};
  // What a spin may bring; nothing where a bet may need several to be settled.
  std::vector<Step> steps{};
};

// All chances of one kind that cover as many pockets.
struct WheelKind {
  layout::Suerte suerte{};
  std::vector<layout::Chance> chances;
  int numbers = 0;
  int pockets = 0;  // with these numbers
  Ratio price;
  Fraction paid;  // by it, with what is rounded at the stake
  Fraction win;
  Fraction spared;  // the house's number comes, and is no plain loss
  Fraction loss;
  Fraction half;                 // what comes back then, where there is no choice
  std::optional<Prison> prison;  // where there is one
  std::vector<WheelWay> ways;
};

struct WheelQuery {
  std::optional<Money> stake;
  std::optional<Money> minimum;  // of the table; the authorised one if left out
};

struct WheelReport {
  Ground ground;
  wheel::Rules rules;
  std::optional<Money> stake;
  Money minimum;
  std::vector<WheelKind> kinds;

  std::size_t chances() const;
};

// Refuses a ruleset that contradicts itself, a wheel without numbers to win on, and stakes and
// minima that no table has.
std::expected<WheelReport, std::string> wheel_report(const law::Ruleset& ruleset,
                                                     const WheelQuery& query);

// What a bet brings when the ball has stopped at the house's number so often, and then at a number
// that it covers or does not. Without prison the house's number settles it at once.
Fraction wheel_net(const WheelKind& kind, const WheelWay& way, int zeros, bool covered);

}  // namespace sabot::odds
