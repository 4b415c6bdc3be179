#pragma once
// The parameters of a game of ball and numbers (ruleta, ruleta americana, boule), as law/rulesets
// gives them and an operator's overlay changes them. Each stands beside its source.

#include <expected>
#include <string>
#include <vector>

#include <boost/describe/enum.hpp>

#include "sabot/base/money.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/law/citation.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/layout/cloth.hpp"
#include "sabot/rules/layout/halves.hpp"
#include "sabot/rules/layout/stakes.hpp"
#include "sabot/rules/wheel/words.hpp"

namespace sabot::wheel {

using layout::BelowMinimum;
using layout::HalfRounding;
using layout::MaximumFor;
using layout::WinningStake;

// What the house's number does to the simple chances.
enum class HouseNumberRule : std::uint8_t { loses, half, half_or_prison };
BOOST_DESCRIBE_ENUM(HouseNumberRule, loses, half, half_or_prison)
// Who opens the bets of a spin.
enum class Caller : std::uint8_t { croupier, chief };
BOOST_DESCRIBE_ENUM(Caller, croupier, chief)
// Whether bets may change once a spin is void (S-70).
enum class AfterNullSpin : std::uint8_t { as_they_were, bets_open };
BOOST_DESCRIBE_ENUM(AfterNullSpin, as_they_were, bets_open)
// What a player with a colour may stake (S-73).
enum class ColourStakes : std::uint8_t { whole_chips, any };
BOOST_DESCRIBE_ENUM(ColourStakes, whole_chips, any)

struct Rules {
  law::Regulation regulation = law::Regulation::none;
  law::Citations identical_rules;  // of the American wheel: it plays by the other's

  law::Cited<std::vector<int>> order;  // of the pockets round the wheel
  law::Citations equally_often;        // which numbers there are
  law::Citations alternating;          // red and black take turns
  law::Citations neighbours;           // no two numbers in a row lie side by side
  law::Citations house_colour;         // the house's number is neither red nor black
  layout::Cloth cloth;
  law::Citations only_these;  // there are no other combinations
  law::Citations simple;      // what the simple chances are
  law::Citations lie;         // where a bet lies

  law::Cited<int> seats;  // none: any number of people play
  law::Citations taking_part;
  law::Cited<bool> waiting_list;
  law::Citations staff;
  law::Citations chief;
  law::Cited<int> panos;
  law::Cited<int> panos_at_double;
  law::Cited<bool> minimum_kept_elsewhere;

  law::Cited<std::string> currency;
  law::Cited<Money> authorised_minimum;
  law::Citations minimum;          // no bet below it
  law::Citations limits_follow;    // a changed minimum changes what depends on it
  law::Citations limits_fixed;     // while the session lasts
  law::Citations doubled_minimum;  // a paño at twice it, if another keeps it
  law::Cited<int> advance;         // in minima
  law::Cited<int> guarantee;       // likewise
  law::Cited<MaximumFor> maximum_for;

  law::Cited<Caller> bets_called_by;
  law::Citations bets_until;  // «no va más»
  law::Citations launch;
  law::Citations announce;
  law::Citations null_spin;
  law::Cited<AfterNullSpin> after_null_spin;

  law::Citations banker;      // the house takes and pays all bets
  law::Citations collect;     // losers first
  law::Citations other_lose;  // a number outside a combination loses it
  law::Citations keeps_multiple;
  law::Citations keeps_simple;
  law::Cited<WinningStake> winning_stake;
  law::Cited<bool> paid_at_once;
  law::Citations paid_in;  // in which chips

  law::Cited<HouseNumberRule> house_number_rule;
  law::Citations prison_offered;
  law::Citations prison_freed;
  law::Citations prison_lost;
  law::Citations prison_again;
  law::Citations last_spin;
  law::Cited<BelowMinimum> below_minimum;
  law::Cited<HouseAct> unanswered;
  law::Cited<HalfRounding> rounding;

  law::Cited<std::vector<Colour>> colours;  // none where players have no chips of their own
  law::Cited<std::vector<Money>> chip_values;
  law::Citations colour_value;
  law::Citations colour_default;
  law::Cited<ColourStakes> colour_stakes;

  // Refuses what contradicts itself, saying which parameter and why.
  static std::expected<Rules, law::RulesetError> from(const law::Ruleset& ruleset);

  law::Citation art(law::Citation citation) const { return law::in_force(regulation, citation); }
  int pockets() const { return static_cast<int>(order.value.size()); }
  bool has_colours() const { return !colours.value.empty(); }
  layout::Halving halving() const { return {rounding.value, below_minimum.value}; }
  bool has_prison() const { return house_number_rule.value == HouseNumberRule::half_or_prison; }
};

}  // namespace sabot::wheel
