#pragma once
// The parameters of treinta y cuarenta (es79 game 05), as law/rulesets gives them and an operator's
// overlay changes them. Each stands beside its source.

#include <expected>
#include <string>
#include <vector>

#include <boost/describe/enum.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/money.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/law/citation.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/baccarat/talla.hpp"
#include "sabot/rules/layout/cloth.hpp"
#include "sabot/rules/layout/halves.hpp"
#include "sabot/rules/layout/stakes.hpp"
#include "sabot/rules/treinta_cuarenta/words.hpp"

namespace sabot::treinta_cuarenta {

using baccarat::StopCardSeen;
using layout::MaximumFor;
using layout::WinningStake;

// To whom the cut passes (S-111).
enum class CutRefused : std::uint8_t { next_player, croupier_cuts };
BOOST_DESCRIBE_ENUM(CutRefused, next_player, croupier_cuts)
// How a total without units is called (S-117).
enum class FortyCalled : std::uint8_t { cuarenta, cero };
BOOST_DESCRIBE_ENUM(FortyCalled, cuarenta, cero)
// Which bets on one chance come first (S-110).
enum class PaidFirst : std::uint8_t { farthest, as_placed };
BOOST_DESCRIBE_ENUM(PaidFirst, farthest, as_placed)
// What is paid for insurance against 31 and 31.
enum class Insurance : std::uint8_t { premium, deposit, none };
BOOST_DESCRIBE_ENUM(Insurance, premium, deposit, none)
// What a plain tie does to stakes in prison.
enum class TieAndPrison : std::uint8_t { stays, freed };
BOOST_DESCRIBE_ENUM(TieAndPrison, stays, freed)
// What becomes of stakes in prison when the talla ends (S-114).
enum class TallaAndPrison : std::uint8_t { kept, refunded };
BOOST_DESCRIBE_ENUM(TallaAndPrison, kept, refunded)
// What follows a last coup that is void (S-115).
enum class VoidLastCoup : std::uint8_t { another, ends };
BOOST_DESCRIBE_ENUM(VoidLastCoup, another, ends)
// Which of the two croupiers pays.
enum class Payer : std::uint8_t { the_other, either };
BOOST_DESCRIBE_ENUM(Payer, the_other, either)

struct Rules {
  law::Regulation regulation = law::Regulation::none;

  // The sabot
  law::Cited<int> packs;
  law::Cited<int> cards_below_stop;
  law::Cited<StopCardSeen> stop_card_seen;
  law::Cited<CutRefused> cut_refused;
  law::Citations prepare;
  law::Citations cut;
  law::Citations red_card;
  law::Citations red_card_voids;
  law::Citations rest_counted;

  // The rows
  law::Cited<int> figure_points;
  law::Cited<int> row_ends_at;
  law::Cited<int> refait;
  law::Cited<FortyCalled> forty_called;
  law::Citations rows;
  law::Citations face_up;
  law::Citations announce;
  law::Citations nearest;
  law::Citations colour;
  law::Citations tie;

  // The chances
  law::Cited<std::vector<Chance>> order;  // in which they are paid
  law::Citations only_these;
  law::Cited<PaidFirst> paid_first;
  layout::Terms terms;
  law::Cited<MaximumFor> maximum_for;
  law::Cited<WinningStake> winning_stake;
  law::Citations bets_until;
  law::Citations banker;  // the house takes and pays all bets
  law::Citations collect;
  law::Citations cards_stay;

  // Insurance
  law::Cited<Insurance> insurance;
  law::Cited<Ratio> insurance_rate;
  law::Cited<Money> insurance_from;

  // 31 and 31
  law::Cited<TieAndPrison> tie_and_prison;
  law::Cited<TallaAndPrison> talla_and_prison;
  law::Cited<VoidLastCoup> void_last_coup;
  law::Cited<layout::BelowMinimum> below_minimum;
  law::Cited<HouseAct> unanswered;
  law::Cited<layout::HalfRounding> rounding;
  law::Citations half;
  law::Citations prison_offered;
  law::Citations prison_freed;
  law::Citations prison_lost;
  law::Citations prison_again;
  law::Citations last_coup;

  // The table
  law::Cited<int> seats;
  law::Cited<bool> waiting_list;
  law::Cited<Payer> payer;
  law::Citations taking_part;
  law::Citations staff;
  law::Citations chief;
  law::Cited<std::string> currency;
  law::Cited<Money> authorised_minimum;
  law::Citations minimum;

  // Refuses what contradicts itself, saying which parameter and why.
  static std::expected<Rules, law::RulesetError> from(const law::Ruleset& ruleset);

  law::Citation art(law::Citation citation) const { return law::in_force(regulation, citation); }
  layout::Halving halving() const { return {rounding.value, below_minimum.value}; }
  // The highest total that a row can have: one card short of its end, and then a ten.
  int highest_total() const { return row_ends_at.value + 9; }
  // What insures a stake. What the house takes is rounded as a half is.
  Money insurance_of(Money stake) const;
};

}  // namespace sabot::treinta_cuarenta
