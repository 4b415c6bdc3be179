#include "sabot/rules/reglamento/rules.hpp"

#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/common/parameters.hpp"

namespace sabot::reglamento {
namespace {

using rules::Parameters;

void read_deck(Parameters& read, Rules& rules) {
  // A pass for which there are too few cards is void: the stop card may lie as deep as one likes.
  baccarat::read_sabot(read, rules, 1);
  rules.least_riffles = read.number("least-riffles", 1, 20);
  rules.least_cut = read.number("least-cut", 1, 200);
  rules.many_inverted = read.number("many-inverted", 1, 52);
  rules.confusion = read.word<AfterConfusion>("confusion");
  if (!read.error() && 2 * rules.least_cut.value > 52 * rules.packs.value)
    read.fail("least-cut", "leaves no room for the cut");
}

void read_people(Parameters& read, Rules& rules) {
  rules.seats = read.number("seats", 1, 30);
  rules.seat_13 = read.flag("seat-13");
  rules.waiting_list = read.flag("waiting-list");
  rules.least_players = read.number("least-players", 1, 30);
  if (!read.error() && rules.least_players.value > rules.seats.value)
    read.fail("least-players", "should not be more than the seats");
}

void read_limits(Parameters& read, Rules& rules) {
  rules.currency = read.currency("currency");
  rules.authorised_minimum = read.money("authorised-minimum", Money{1}, rules::largest_amount);
  rules.chip_unit = read.money("chip-unit", Money{1}, rules::largest_amount);
}

void read_bank(Parameters& read, Rules& rules) {
  rules.standing_bank = read.flag("standing-bank");
  rules.twice_in_a_row = read.flag("twice-in-a-row");
  rules.nobody_goes_out = read.word<NobodyOut>("nobody-goes-out");
  rules.bank_over_decks = read.word<BankOverDecks>("bank-over-decks");
  rules.who_pays = read.word<WhoPays>("who-pays");
  rules.bank_winnings = read.word<BankWinnings>("bank-winnings");
  rules.half_after = read.number("half-after", 1, 20);
  rules.half_again = read.flag("half-again");
  rules.raise_restarts = read.word<RaiseRestarts>("raise-restarts");
  rules.suite_order = read.word<SuiteOrder>("suite-order");
}

void read_deductions(Parameters& read, Rules& rules) {
  rules.deduction = read.ratio("deduction", {1, 1});
  rules.rounding = read.word<baccarat::DeductionRounding>("rounding");
  rules.holder_deduction = read.word<HolderDeduction>("holder-deduction");
  rules.parity_follows = read.word<ParityFollows>("parity-follows");
  rules.ties_count = read.flag("ties-count");
  rules.exit_charge = read.word<ExitCharge>("exit-charge");
}

}  // namespace

std::expected<Rules, law::RulesetError> Rules::from(const law::Ruleset& ruleset) {
  Rules rules;
  Parameters read(ruleset);
  rules.regulation = ruleset.regulation();
  rules.dealer = rules::Role::pagador;
  read_deck(read, rules);
  read_people(read, rules);
  read_limits(read, rules);
  read_bank(read, rules);
  read_deductions(read, rules);
  rules.waiver = read.flag("waiver");
  rules.staff = read.articles("staff");
  rules.chief = read.articles("chief");
  baccarat::read_drawing(read, rules);
  if (read.error()) return std::unexpected(*read.error());
  return rules;
}

bool Rules::pays_in(int pass, Money stake, Money maximum) const {
  if (holder_deduction.value == HolderDeduction::every_pass) return true;
  // Exactly half of the maximum is not more than half.
  const bool large = stake > maximum - stake;
  return (pass % 2 == 1) == large;
}

}  // namespace sabot::reglamento
