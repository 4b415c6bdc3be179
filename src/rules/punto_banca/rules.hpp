#pragma once
// The parameters of punto y banca, as law/rulesets gives them for a regulation and an operator's
// overlay changes them. Each stands beside its source.

#include <array>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/enum.hpp>

#include "sabot/base/card.hpp"
#include "sabot/base/money.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/law/citation.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/baccarat/deduction.hpp"
#include "sabot/rules/baccarat/rules.hpp"
#include "sabot/rules/punto_banca/words.hpp"

namespace sabot::punto_banca {

// Where the sabot starts in a new talla (S-05).
enum class Rotation : std::uint8_t { restarts, continues };
BOOST_DESCRIBE_ENUM(Rotation, restarts, continues)
// Who deals when everybody has declined the sabot (S-04).
enum class AllDecline : std::uint8_t { croupier_deals, wait };
BOOST_DESCRIBE_ENUM(AllDecline, croupier_deals, wait)
// Whether the player who holds the sabot must bet, and on what.
enum class HolderBets : std::uint8_t { no, on_banca, on_any_chance };
BOOST_DESCRIBE_ENUM(HolderBets, no, on_banca, on_any_chance)
// Who holds the punto's cards when the highest bets are equal.
enum class EqualHighest : std::uint8_t { nearest_right, first_to_bet };
BOOST_DESCRIBE_ENUM(EqualHighest, nearest_right, first_to_bet)

// What a croupier who holds the punto's cards does with a total that is free (S-44).
enum class CroupierWhenFree : std::uint8_t { stands, draws };
BOOST_DESCRIBE_ENUM(CroupierWhenFree, stands, draws)

// Where punto_draws has an option, the holder of the punto's cards chooses.
struct Rules : baccarat::FamilyRules {
  law::Citations identical_rules;  // of the mini form: it plays by the whole game's

  law::Cited<int> burn_of_figures;
  law::Cited<bool> turned_card_is_one_of_the_burned;

  law::Cited<int> seats;
  law::Cited<bool> seat_13;
  law::Citations standing;
  law::Cited<bool> waiting_list;

  law::Cited<Rotation> rotation;
  law::Cited<AllDecline> all_decline;
  law::Cited<HolderBets> holder_must_bet;
  law::Citations duty_to_bet;  // the text's own word that the holder must
  law::Cited<EqualHighest> equal_highest;

  law::Citations staff;  // croupiers announce, deal and pay
  law::Citations chief;  // rules on what no article foresees

  law::Cited<std::string> currency;  // of every amount at the table: EUR
  law::Cited<Money> authorised_minimum;
  law::Cited<std::vector<int>> factors;  // how many times the minimum the maximum may be

  law::Cited<std::vector<Chance>> chances;
  law::Citations bets_lie;  // where the text says on what one may bet, or where
  law::Citations banker;    // the house exercises the bank
  law::Cited<Ratio> punto_price;
  law::Cited<Ratio> banca_price;  // before the deduction
  law::Cited<Ratio> deduction;
  law::Cited<baccarat::DeductionRounding> rounding;
  std::optional<law::Cited<Ratio>> tie_price;
  std::optional<law::Cited<Ratio>> tie_cap;  // of the table's maximum

  law::Cited<CroupierWhenFree> croupier_when_free;

  // Refuses what contradicts itself, saying which parameter and why.
  static std::expected<Rules, law::RulesetError> from(const law::Ruleset& ruleset);

  bool offers(Chance chance) const;

  // How many are burned unseen behind the card that is turned first: as many as it counts, and
  // one less where it is itself one of them.
  int cards_to_burn(Card turned) const;
};

}  // namespace sabot::punto_banca
