#pragma once
// The parameters of the reglamento's punto y banca, as law/rulesets gives them and an operator's
// overlay changes them. Each stands beside its source.

#include <expected>
#include <string>

#include <boost/describe/enum.hpp>

#include "sabot/base/money.hpp"
#include "sabot/law/citation.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/baccarat/deduction.hpp"
#include "sabot/rules/baccarat/rules.hpp"
#include "sabot/rules/reglamento/words.hpp"

namespace sabot::reglamento {

// Who pays the puntos (A-29b).
enum class WhoPays : std::uint8_t { house, holder };
BOOST_DESCRIBE_ENUM(WhoPays, house, holder)
// What becomes of what the bank wins (S-92).
enum class BankWinnings : std::uint8_t { stay, paid_out };
BOOST_DESCRIBE_ENUM(BankWinnings, stay, paid_out)
// In which passes the holder pays the deduction, and what fixes their parity (A-17b).
enum class HolderDeduction : std::uint8_t { alternate, every_pass };
BOOST_DESCRIBE_ENUM(HolderDeduction, alternate, every_pass)
enum class ParityFollows : std::uint8_t { opening, stake };
BOOST_DESCRIBE_ENUM(ParityFollows, opening, stake)
// Who pays the charge when the suite is given.
enum class ExitCharge : std::uint8_t { giver, taker };
BOOST_DESCRIBE_ENUM(ExitCharge, giver, taker)
// Who comes first for the suite, after the seated.
enum class SuiteOrder : std::uint8_t { giver_first, standing_first };
BOOST_DESCRIBE_ENUM(SuiteOrder, giver_first, standing_first)
// Which raises start the count of passes for the half again.
enum class RaiseRestarts : std::uint8_t { unwon, every };
BOOST_DESCRIBE_ENUM(RaiseRestarts, unwon, every)
// What becomes of the bank between two decks (S-93).
enum class BankOverDecks : std::uint8_t { kept, returned };
BOOST_DESCRIBE_ENUM(BankOverDecks, kept, returned)
// What happens if nobody wants the sabot (S-94).
enum class NobodyOut : std::uint8_t { remate, wait };
BOOST_DESCRIBE_ENUM(NobodyOut, remate, wait)
// What a confusion in handing out the cards leads to (S-97).
enum class AfterConfusion : std::uint8_t { redeal, annul };
BOOST_DESCRIBE_ENUM(AfterConfusion, redeal, annul)

struct Rules : baccarat::FamilyRules {
  law::Cited<int> least_riffles;
  law::Cited<int> least_cut;
  law::Cited<int> many_inverted;
  law::Cited<AfterConfusion> confusion;

  law::Cited<int> seats;
  law::Cited<bool> seat_13;
  law::Cited<bool> waiting_list;
  law::Cited<int> least_players;

  law::Cited<std::string> currency;
  law::Cited<Money> authorised_minimum;
  law::Cited<Money> chip_unit;

  law::Cited<bool> standing_bank;
  law::Cited<bool> twice_in_a_row;
  law::Cited<NobodyOut> nobody_goes_out;
  law::Cited<BankOverDecks> bank_over_decks;

  law::Cited<WhoPays> who_pays;
  law::Cited<BankWinnings> bank_winnings;
  law::Cited<int> half_after;
  law::Cited<bool> half_again;
  law::Cited<RaiseRestarts> raise_restarts;
  law::Cited<SuiteOrder> suite_order;

  law::Cited<Ratio> deduction;
  law::Cited<baccarat::DeductionRounding> rounding;
  law::Cited<HolderDeduction> holder_deduction;
  law::Cited<ParityFollows> parity_follows;
  law::Cited<bool> ties_count;
  law::Cited<ExitCharge> exit_charge;

  law::Cited<bool> waiver;

  law::Citations staff;  // the pagador announces, asks for cards and pays
  law::Citations chief;  // rules on what no article foresees

  // Refuses what contradicts itself, saying which parameter and why.
  static std::expected<Rules, law::RulesetError> from(const law::Ruleset& ruleset);

  // Whether the holder's bank pays the deduction if it wins pass `pass`, counted from 1; `stake` is
  // the opening stake, or the bank of the moment where parity follows that.
  bool pays_in(int pass, Money stake, Money maximum) const;
};

}  // namespace sabot::reglamento
