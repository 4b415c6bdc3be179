#include "sabot/rules/chemin_de_fer/rules.hpp"

#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/common/parameters.hpp"

namespace sabot::chemin_de_fer {
namespace {

using baccarat::Cuadro;
using baccarat::DeductionRounding;
using baccarat::Draw;
using rules::Parameters;

constexpr int largest_multiple = 1000;

void read_people(Parameters& read, Rules& rules) {
  rules.seats = read.number("seats", 4, 30);
  rules.waiting_list = read.flag("waiting-list");
  // Nobody banks against themselves.
  rules.players_needed = read.number("players-needed", 2, 10);
  rules.players_counted = read.word<PlayersCounted>("players-counted");
  rules.standing_rank = read.word<StandingRank>("standing-rank");
}

void read_articles(const Parameters& read, Rules& rules) {
  rules.circle = read.articles("circle");
  rules.numbering = read.articles("numbering");
  rules.bank_place = read.articles("bank-place");
  rules.staff = read.articles("staff");
  rules.inspector = read.articles("inspector");
  rules.tips = read.articles("tips");
}

void read_limits(Parameters& read, Rules& rules) {
  rules.currency = read.currency("currency");
  // Even at the highest factor the bank must be an amount that the books take.
  rules.authorised_minimum = read.money("authorised-minimum", Money{1},
                                        Money{rules::largest_amount.cents / largest_multiple});
  rules.bank_factor = read.number("bank-factor", 1, largest_multiple);
  rules.bank_unlimited = read.flag("bank-unlimited");
  rules.garage_factor = read.number("garage-factor", 1, largest_multiple);
  rules.deduction = read.ratio("deduction", {1, 1});
  rules.rounding = read.word<DeductionRounding>("rounding");
}

void read_bank(Parameters& read, Rules& rules) {
  rules.rotation = read.word<Rotation>("rotation");
  rules.refusals_counted = read.word<RefusalsCounted>("refusals-counted");
  rules.refusals_allowed = read.number("refusals-allowed", 0, 9);
  rules.passed_hand = read.word<PassedHand>("passed-hand");
  rules.auction_floor = read.word<AuctionFloor>("auction-floor");
  rules.larger_bank = read.word<LargerBank>("larger-bank");
  rules.larger_bank_rank = read.word<LargerBankRank>("larger-bank-rank");
  rules.larger_bank_amount = read.word<LargerBankAmount>("larger-bank-amount");
  rules.uncovered = read.word<Uncovered>("uncovered");
  rules.standing_cards = read.word<StandingCards>("standing-cards");
  rules.cover = read.word<Cover>("cover");
}

void read_errors(Parameters& read, Rules& rules) {
  rules.declarations = read.word<Declarations>("declarations");
  rules.advice_binds = read.word<AdviceBinds>("advice-binds");
  rules.after_lost_card = read.word<AfterLostCard>("after-lost-card");
  rules.early_abating = read.word<EarlyAbating>("early-abating");
  rules.lost_abating = read.word<LostAbating>("lost-abating");
  rules.banco_slips = read.word<BancoSlips>("banco-slips");
  rules.fifth_and_natural = read.word<FifthAndNatural>("fifth-and-natural");
  rules.fifth_and_slip = read.word<FifthAndSlip>("fifth-and-slip");
  rules.slow_holder = read.word<SlowHolder>("slow-holder");
  rules.bet_claims = read.word<BetClaims>("bet-claims");
  rules.miscalled_takes = read.number("miscalled-takes", 0, 7);
  rules.extra_cards_total = read.number("extra-cards-total", 0, 9);
  rules.fallen_card_total = read.number("fallen-card-total", 0, 9);
  // A banker with baccará must draw.
  rules.lost_card_stands = read.number("lost-card-stands", 1, 8);
}

void read_drawing(Parameters& read, Rules& rules) {
  baccarat::read_drawing(read, rules);
  // A banker with baccará must draw, so a cuadro that lets one stand could not be followed.
  for (int third = 0; third <= Cuadro::punto_stood; ++third)
    if (rules.cuadro.value.at(0, third) != Draw::draw)
      return read.fail("cuadro", "should have only T for total 0: a banker with baccará must draw");
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
  read_errors(read, rules);
  read_drawing(read, rules);
  if (read.error()) return std::unexpected(*read.error());
  return rules;
}

}  // namespace sabot::chemin_de_fer
