#pragma once
// The parameters of chemin de fer, as law/rulesets gives them for a regulation and an operator's
// overlay changes them. Each stands beside its source.

#include <array>
#include <expected>
#include <string>
#include <vector>

#include <boost/describe/enum.hpp>

#include "sabot/base/money.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/law/citation.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/baccarat/deduction.hpp"
#include "sabot/rules/baccarat/hand.hpp"
#include "sabot/rules/baccarat/rules.hpp"

namespace sabot::chemin_de_fer {

using baccarat::AdviceBinds;
using baccarat::Declarations;
using baccarat::LostAbating;

// Who are the four players that a game needs.
enum class PlayersCounted : std::uint8_t { with_banker, besides_banker };
BOOST_DESCRIBE_ENUM(PlayersCounted, with_banker, besides_banker)
// Who may take the cards against a larger bank than the one that was passed.
enum class LargerBank : std::uint8_t { banco_player, former_banker };
BOOST_DESCRIBE_ENUM(LargerBank, banco_player, former_banker)
// How long the part of the bank that nobody covers stays out of play.
enum class Uncovered : std::uint8_t { for_the_coup, until_the_hand_ends };
BOOST_DESCRIBE_ENUM(Uncovered, for_the_coup, until_the_hand_ends)
// Whether a banker who has lost the punto's third card may draw with 8 or 9.
enum class AfterLostCard : std::uint8_t { stands, may_draw };
BOOST_DESCRIBE_ENUM(AfterLostCard, stands, may_draw)
// What comes first for a hand that nobody has taken in turn.
enum class PassedHand : std::uint8_t { retake_first, auction_first };
BOOST_DESCRIBE_ENUM(PassedHand, retake_first, auction_first)
// The least bid for a passed hand.
enum class AuctionFloor : std::uint8_t { bank_minimum, passed_amount };
BOOST_DESCRIBE_ENUM(AuctionFloor, bank_minimum, passed_amount)
// What a banker's abating too early does.
enum class EarlyAbating : std::uint8_t { bets_may_go, coup_void };
BOOST_DESCRIBE_ENUM(EarlyAbating, bets_may_go, coup_void)
// Whether who made banco bears a slip where he is free.
enum class BancoSlips : std::uint8_t { free_word_stands, always_borne };
BOOST_DESCRIBE_ENUM(BancoSlips, free_word_stands, always_borne)
// What becomes of a fifth card drawn by a banker who has 8 or 9 (S-63).
enum class FifthAndNatural : std::uint8_t { is_taken, abates };
BOOST_DESCRIBE_ENUM(FifthAndNatural, is_taken, abates)
// Whether the banker still decides on the punto's slip when a fifth card is out (S-66).
enum class FifthAndSlip : std::uint8_t { word_stands, banker_decides };
BOOST_DESCRIBE_ENUM(FifthAndSlip, word_stands, banker_decides)
// How long a player who was too slow may not hold the cards (S-64).
enum class SlowHolder : std::uint8_t { in_the_coup, in_the_talla };
BOOST_DESCRIBE_ENUM(SlowHolder, in_the_coup, in_the_talla)
// Until when a claim about a bet that was watched is heard (S-65).
enum class BetClaims : std::uint8_t { in_the_coup, until_bets_close };
BOOST_DESCRIBE_ENUM(BetClaims, in_the_coup, until_bets_close)
// How those who stand rank among themselves.
enum class StandingRank : std::uint8_t { by_place, by_bet };
BOOST_DESCRIBE_ENUM(StandingRank, by_place, by_bet)
// Where the bank starts in a new talla (S-25).
enum class Rotation : std::uint8_t { restarts, continues };
BOOST_DESCRIBE_ENUM(Rotation, restarts, continues)
// Which refusals cost the seat when there are two in a row (S-26).
enum class RefusalsCounted : std::uint8_t { in_turn, every_offer };
BOOST_DESCRIBE_ENUM(RefusalsCounted, in_turn, every_offer)
// Who holds the punto's cards when only people who stand may (S-51).
enum class StandingCards : std::uint8_t { croupier_plays, they_hold };
BOOST_DESCRIBE_ENUM(StandingCards, croupier_plays, they_hold)
// Whether a seated player's bet displaces one that a standing player placed before (S-52).
enum class Cover : std::uint8_t { first_come, seated_first };
BOOST_DESCRIBE_ENUM(Cover, first_come, seated_first)
// Where the right against a larger bank comes among those to the cards (S-53).
enum class LargerBankRank : std::uint8_t { before_con_la_mesa, after_con_la_mesa };
BOOST_DESCRIBE_ENUM(LargerBankRank, before_con_la_mesa, after_con_la_mesa)
// Which amount tells whether the bank is larger (S-54).
enum class LargerBankAmount : std::uint8_t { as_played, as_awarded };
BOOST_DESCRIBE_ENUM(LargerBankAmount, as_played, as_awarded)

struct Rules : baccarat::FamilyRules {
  law::Cited<int> seats;
  law::Cited<bool> waiting_list;
  law::Cited<int> players_needed;
  law::Cited<PlayersCounted> players_counted;
  law::Cited<StandingRank> standing_rank;

  law::Citations circle;      // the players bank, never the house, and the others bet against them
  law::Citations numbering;   // compartments are numbered from the croupier's right
  law::Citations bank_place;  // the bank at the croupier's left, the rest at his right
  law::Citations staff;       // the croupier mixes, announces, carries the cards and pays
  law::Citations inspector;   // resolves every conflict at the table
  law::Citations tips;

  law::Cited<std::string> currency;
  law::Cited<Money> authorised_minimum;
  law::Cited<int> bank_factor;      // how many times the minimum the bank may be
  law::Cited<bool> bank_unlimited;  // by special authorisation
  law::Cited<int> garage_factor;    // winnings above this many times the minimum may be excluded
  law::Cited<Ratio> deduction;
  law::Cited<baccarat::DeductionRounding> rounding;

  law::Cited<Rotation> rotation;
  law::Cited<RefusalsCounted> refusals_counted;
  law::Cited<int> refusals_allowed;  // in a row; one more costs the seat
  law::Cited<PassedHand> passed_hand;
  law::Cited<AuctionFloor> auction_floor;
  law::Cited<LargerBank> larger_bank;
  law::Cited<LargerBankRank> larger_bank_rank;
  law::Cited<LargerBankAmount> larger_bank_amount;
  law::Cited<Uncovered> uncovered;
  law::Cited<StandingCards> standing_cards;
  law::Cited<Cover> cover;

  law::Cited<Declarations> declarations;
  law::Cited<AdviceBinds> advice_binds;
  law::Cited<AfterLostCard> after_lost_card;
  law::Cited<EarlyAbating> early_abating;
  law::Cited<LostAbating> lost_abating;
  law::Cited<BancoSlips> banco_slips;
  law::Cited<FifthAndNatural> fifth_and_natural;
  law::Cited<FifthAndSlip> fifth_and_slip;
  law::Cited<SlowHolder> slow_holder;
  law::Cited<BetClaims> bet_claims;
  law::Cited<int> miscalled_takes;    // after a «carta» called by mistake: up to this total
  law::Cited<int> extra_cards_total;  // what a bank of too many cards counts as
  law::Cited<int> fallen_card_total;  // what a punto counts as whose card fell into the basket
  law::Cited<int> lost_card_stands;   // from this total on the banker who lost it stands

  // Refuses what contradicts itself, saying which parameter and why.
  static std::expected<Rules, law::RulesetError> from(const law::Ruleset& ruleset);
};

}  // namespace sabot::chemin_de_fer
