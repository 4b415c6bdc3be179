#include "sabot/rules/dos_panos/rules.hpp"

#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/common/parameters.hpp"

namespace sabot::dos_panos {
namespace {

using rules::Parameters;

constexpr int largest_multiple = 1000;

void read_people(Parameters& read, Rules& rules) {
  rules.seats_per_pano = read.number("seats-per-pano", 1, 15);
  rules.waiting_list = read.flag("waiting-list");
  rules.players_per_pano = read.number("players-per-pano", 1, 10);
}

void read_articles(const Parameters& read, Rules& rules) {
  rules.circle = read.articles("circle");
  rules.numbering = read.articles("numbering");
  rules.card_values = read.articles("card-values");
  rules.limited_bank = read.articles("limited-bank");
  rules.free_bank = read.articles("free-bank");
  rules.winnings = read.articles("winnings");
  rules.awarding = read.articles("awarding");
  rules.other_area = read.articles("other-area");
  rules.area_line = read.articles("area-line");
  rules.banker_free = read.articles("banker-free");
  rules.covering = read.articles("covering");
  rules.next_coup = read.articles("next-coup");
  rules.staff = read.articles("staff");
  rules.inspector = read.articles("inspector");
}

void read_limits(Parameters& read, Rules& rules) {
  rules.currency = read.currency("currency");
  // Even at the highest factor the bank must be an amount that the books take.
  rules.authorised_minimum = read.money("authorised-minimum", Money{1},
                                        Money{rules::largest_amount.cents / largest_multiple});
  rules.bank_factor = read.number("bank-factor", 1, largest_multiple);
  rules.deduction = read.ratio("deduction", {1, 1});
  rules.free_deduction = read.ratio("free-deduction", {1, 1});
  rules.deduction_base = read.word<DeductionBase>("deduction-base");
  rules.rounding = read.word<baccarat::DeductionRounding>("rounding");
}

void read_bank(Parameters& read, Rules& rules) {
  rules.bank_kind = read.word<BankKind>("bank-kind");
  rules.free_sessions = read.number("free-sessions", 1, 9);
  rules.free_tallas = read.number("free-tallas", 1, 9);
  rules.sabot_after_break = read.flag("sabot-after-break");
  rules.stake_announced = read.flag("stake-announced");
}

void read_bets(Parameters& read, Rules& rules) {
  rules.caballo = read.flag("caballo");
  rules.other_pano = read.flag("other-pano");
  rules.bet_unit = read.word<BetUnit>("bet-unit");
  rules.cover = read.word<CoverOfPanos>("cover-of-panos");
  rules.banco_when = read.word<BancoWhen>("banco-when");
  rules.banco_repeats = read.number("banco-repeats", 0, 9);
  rules.banco_freedom = read.word<BancoFreedom>("banco-freedom");
  rules.banco_abates = read.flag("banco-abates");
}

void read_play(Parameters& read, Rules& rules) {
  rules.two_card_eight = read.word<TwoCardEight>("two-card-eight");
  rules.two_card_nine = read.word<TwoCardNine>("two-card-nine");
  rules.banker_with_zero = read.word<BankerWithZero>("banker-with-zero");
  rules.one_abated = read.word<OneAbated>("one-abated");
  rules.declarations = read.word<Declarations>("declarations");
  rules.advice_binds = read.word<AdviceBinds>("advice-binds");
  rules.lost_abating = read.word<LostAbating>("lost-abating");
  rules.restored_rules = read.word<RestoredRules>("restored-rules");
  rules.option_when_abated = read.word<OptionWhenAbated>("option-when-abated");
  rules.exposed_hand = read.word<ExposedHand>("exposed-hand");
  rules.wrong_score = read.word<WrongScoreBinds>("wrong-score");
  rules.left_card = read.word<LeftCard>("left-card");
  rules.error_draws_to = read.number("error-draws-to", 0, 7);
  rules.thrown_total = read.number("thrown-total", 0, 9);
}

}  // namespace

std::expected<Rules, law::RulesetError> Rules::from(const law::Ruleset& ruleset) {
  Rules rules;
  Parameters read(ruleset);
  rules.regulation = ruleset.regulation();
  baccarat::read_sabot(read, rules);
  read_people(read, rules);
  read_articles(read, rules);
  read_limits(read, rules);
  read_bank(read, rules);
  read_bets(read, rules);
  read_play(read, rules);
  baccarat::read_drawing(read, rules);
  // A coup under way when the stop card shows may need nine cards.
  if (!read.error() && rules.cards_below_stop.value < 9)
    read.fail("cards-below-stop", "should be at least 9: a coup may need as many");
  if (read.error()) return std::unexpected(*read.error());
  return rules;
}

}  // namespace sabot::dos_panos
