#pragma once
// The odds of a game with two paños: how a coup ends on both of them, and what it is worth to
// everybody at the table.

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "sabot/odds/panos/banker_game.hpp"
#include "sabot/odds/repeated.hpp"
#include "sabot/odds/report.hpp"

namespace sabot::odds {

// Whether the banker answers with what is on the table, or for every bet: the deduction differs.
enum class BankKind : std::uint8_t { limited, free };
BOOST_DESCRIBE_ENUM(BankKind, limited, free)

// What the odds are computed from.
struct TwoPanos {
  int packs = 0;
  std::array<baccarat::Draw, 8> puntos{};
  BankerRules banker;
  TwoCardsBeat beat{};
  bool caballo = true;  // bets on both paños at once are taken
  BankKind bank{};      // unless another is asked for
  NetDeduction limited_deduction;
  NetDeduction free_deduction;

  const NetDeduction& deduction(BankKind kind) const {
    return kind == BankKind::limited ? limited_deduction : free_deduction;
  }
};
// Refuses a ruleset that contradicts itself.
std::expected<TwoPanos, std::string> two_panos_of(const law::Ruleset& ruleset);

// What is bet, and at which table's minimum (the authorised one where nothing is said), which is
// the unit of a bet a caballo. The bank's stake is all that is on both paños.
struct PanosStake {
  Money stake;
  std::optional<Money> minimum = {};
};

struct PanosQuery {
  std::vector<Card> gone = {};
  std::vector<std::string> plays = {};  // what is not said of the puntos is played both ways
  BankerPlays banker = BankerPlays::larger;
  PanoStakes stakes = {};
  std::optional<BankKind> bank = {};  // the ruleset's where nothing is said
  // With what is rounded at this stake; without one, nothing is.
  std::optional<PanosStake> at = {};
};

// A bet of one unit: on a paño, a caballo on both, on the line, where half of it plays; and the
// bank, whose unit is all that is staked on both paños.
struct PanosBet {
  std::string name;
  std::array<Result, joint_outcomes> on;
};
std::vector<PanosBet> panos_bets(const TwoPanos& game, const PanoStakes& stakes, BankKind bank);

struct PanosWay {
  std::vector<Played> choices;
  PanosStrategy strategy;
  JointLaw law;
  std::vector<BetOdds> bets;
};

struct PanosReport {
  Ground ground;
  TwoPanos game;
  PanosQuery query;
  BankKind bank{};
  Composition cards;
  std::vector<PanosBet> bets;
  std::vector<PanosWay> ways;

  const Fraction& deduction() const { return game.deduction(bank).rate; }
};

// What a coup may bring such a bet.
std::vector<Step> steps_of(const PanosBet& bet, const JointLaw& law);

// A full sabot without these cards; refuses where too few are left for a coup.
std::expected<Composition, std::string> cards_left(const TwoPanos& game,
                                                   const std::vector<Card>& gone);

// Every choice of the puntos that the query leaves open is played both ways, up to sixteen in all.
std::expected<PanosReport, std::string> panos_report(const law::Ruleset& ruleset,
                                                     const PanosQuery& query);

// Puntos and banker as the plays say, drawing in what they leave open; for a simulation.
struct GivenPanos {
  PanosStrategy strategy;
  std::vector<Played> choices;
};
std::expected<GivenPanos, std::string> given_panos(const TwoPanos& game, const CoupTable& table,
                                                   const PanosQuery& query);

}  // namespace sabot::odds
