#pragma once
// The parameters of bacarrá a dos paños, as law/rulesets gives them for a regulation and an
// operator's overlay changes them. Each stands beside its source.

#include <expected>
#include <string>

#include <boost/describe/enum.hpp>

#include "sabot/base/money.hpp"
#include "sabot/law/citation.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/baccarat/deduction.hpp"
#include "sabot/rules/baccarat/hand.hpp"
#include "sabot/rules/baccarat/rules.hpp"
#include "sabot/rules/dos_panos/words.hpp"

namespace sabot::dos_panos {

using baccarat::AdviceBinds;
using baccarat::Declarations;
using baccarat::LostAbating;

// What the deduction is a part of.
enum class DeductionBase : std::uint8_t { net, gross };
BOOST_DESCRIBE_ENUM(DeductionBase, net, gross)
// The unit in which a bet a caballo is split (S-79).
enum class BetUnit : std::uint8_t { minimum, cent };
BOOST_DESCRIBE_ENUM(BetUnit, minimum, cent)
// How a limited bank covers both paños, and what banco plays on each.
enum class CoverOfPanos : std::uint8_t { alternating, first_pano };
BOOST_DESCRIBE_ENUM(CoverOfPanos, alternating, first_pano)
// When banco may be called.
enum class BancoWhen : std::uint8_t { at_the_start, every_coup };
BOOST_DESCRIBE_ENUM(BancoWhen, at_the_start, every_coup)
// Whether a player who makes banco needs the director's leave to play at will.
enum class BancoFreedom : std::uint8_t { always, by_leave };
BOOST_DESCRIBE_ENUM(BancoFreedom, always, by_leave)
// What 8 with two cards is against 8 or 9 with three.
enum class TwoCardEight : std::uint8_t { beats, plain };
BOOST_DESCRIBE_ENUM(TwoCardEight, beats, plain)
// What 9 with two cards is against 9 with three (S-80).
enum class TwoCardNine : std::uint8_t { beats, ties };
BOOST_DESCRIBE_ENUM(TwoCardNine, beats, ties)
// Whether a banker with 0 may stand (S-81).
enum class BankerWithZero : std::uint8_t { free, draws };
BOOST_DESCRIBE_ENUM(BankerWithZero, free, draws)
// Whether a banker who asked for the cuadro follows it for the one paño that it speaks of (S-82).
enum class OneAbated : std::uint8_t { follows, free };
BOOST_DESCRIBE_ENUM(OneAbated, follows, free)
// Where the rules on the banker in restored coups hold.
enum class RestoredRules : std::uint8_t { restored, every_coup };
BOOST_DESCRIBE_ENUM(RestoredRules, restored, every_coup)
// What a banker does on an optional cell when the other paño has abated.
enum class OptionWhenAbated : std::uint8_t { draws, free };
BOOST_DESCRIBE_ENUM(OptionWhenAbated, draws, free)
// What binds a banker who exposed both cards of a paño.
enum class ExposedHand : std::uint8_t { restored, not_a_fault, five_or_less };
BOOST_DESCRIBE_ENUM(ExposedHand, restored, not_a_fault, five_or_less)
// What binds a banker who announced a score that was not the bank's.
enum class WrongScoreBinds : std::uint8_t { restored, five_or_less };
BOOST_DESCRIBE_ENUM(WrongScoreBinds, restored, five_or_less)
// Whether the banker takes a card that is left over only when drawing.
enum class LeftCard : std::uint8_t { if_drawing, taken };
BOOST_DESCRIBE_ENUM(LeftCard, if_drawing, taken)

struct Rules : baccarat::FamilyRules {
  law::Cited<int> seats_per_pano;
  law::Cited<bool> waiting_list;
  law::Cited<int> players_per_pano;

  law::Citations circle;        // one player banks, and the others bet against the bank
  law::Citations numbering;     // the seats of each paño from the banker's
  law::Citations card_values;   // what each card counts
  law::Citations limited_bank;  // answers with what is on the table,
  law::Citations free_bank;     // or for all bets
  law::Citations winnings;      // may take the bank above its maximum
  law::Citations awarding;      // the ways to the bank
  law::Citations other_area;    // where bets on the other paño lie,
  law::Citations area_line;     // and on both
  law::Citations banker_free;   // to draw or stand
  law::Citations covering;      // of what the banker has announced
  law::Citations next_coup;     // begins with another announcement
  law::Citations staff;
  law::Citations inspector;  // resolves what no article foresees

  law::Cited<std::string> currency;
  law::Cited<Money> authorised_minimum;
  law::Cited<int> bank_factor;  // how many times the minimum a bank may be made up with
  law::Cited<Ratio> deduction;
  law::Cited<Ratio> free_deduction;
  law::Cited<DeductionBase> deduction_base;
  law::Cited<baccarat::DeductionRounding> rounding;

  law::Cited<BankKind> bank_kind;
  law::Cited<int> free_sessions;
  law::Cited<int> free_tallas;
  law::Cited<bool> sabot_after_break;
  law::Cited<bool> stake_announced;

  law::Cited<bool> caballo;
  law::Cited<bool> other_pano;
  law::Cited<BetUnit> bet_unit;
  law::Cited<CoverOfPanos> cover;
  law::Cited<BancoWhen> banco_when;
  law::Cited<int> banco_repeats;
  law::Cited<BancoFreedom> banco_freedom;
  law::Cited<bool> banco_abates;

  law::Cited<TwoCardEight> two_card_eight;
  law::Cited<TwoCardNine> two_card_nine;
  law::Cited<BankerWithZero> banker_with_zero;
  law::Cited<OneAbated> one_abated;
  law::Cited<Declarations> declarations;
  law::Cited<AdviceBinds> advice_binds;
  law::Cited<LostAbating> lost_abating;
  law::Cited<RestoredRules> restored_rules;
  law::Cited<OptionWhenAbated> option_when_abated;
  law::Cited<ExposedHand> exposed_hand;
  law::Cited<WrongScoreBinds> wrong_score;
  law::Cited<LeftCard> left_card;
  law::Cited<int> error_draws_to;
  law::Cited<int> thrown_total;

  bool is_free_bank() const { return bank_kind.value == BankKind::free; }

  // Refuses what contradicts itself, saying which parameter and why.
  static std::expected<Rules, law::RulesetError> from(const law::Ruleset& ruleset);
};

}  // namespace sabot::dos_panos
