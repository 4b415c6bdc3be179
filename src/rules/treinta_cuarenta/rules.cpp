#include "sabot/rules/treinta_cuarenta/rules.hpp"

#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/common/parameters.hpp"

namespace sabot::treinta_cuarenta {
namespace {

using rules::Parameters;

// The highest cap is this many times the minimum: even then the maximum must fit the books.
constexpr int largest_multiple = 10'000;
constexpr int largest_price = 1000;

void read_sabot(Parameters& read, Rules& rules) {
  rules.packs = read.number("packs", 1, 16);
  rules.cards_below_stop = read.number("cards-below-stop", 1, 51);
  rules.stop_card_seen = read.word<StopCardSeen>("stop-card-seen");
  rules.cut_refused = read.word<CutRefused>("cut-refused");
  rules.prepare = read.articles("prepare");
  rules.cut = read.articles("cut");
  rules.red_card = read.articles("red-card");
  rules.red_card_voids = read.articles("red-card-voids");
  rules.rest_counted = read.articles("rest-counted");
}

void read_rows(Parameters& read, Rules& rules) {
  rules.figure_points = read.number("figure-points", 1, 10);
  // So that a pack is always enough for one row and the cards before it.
  rules.row_ends_at = read.number("row-ends-at", 11, 40);
  rules.refait = read.number("refait", 11, 49);
  if (rules.refait.value < rules.row_ends_at.value || rules.refait.value > rules.highest_total())
    read.fail("refait", "should be a total that a row can have");
  rules.forty_called = read.word<FortyCalled>("forty-called");
  rules.rows = read.articles("rows");
  rules.face_up = read.articles("face-up");
  rules.announce = read.articles("announce");
  rules.nearest = read.articles("nearest");
  rules.colour = read.articles("colour");
  rules.tie = read.articles("tie");
}

void read_chances(Parameters& read, Rules& rules) {
  rules.order = read.words<Chance>("payment-order");
  rules.only_these = read.articles("only-these");
  rules.paid_first = read.word<PaidFirst>("paid-first");
  rules.terms.price = read.ratio("sencilla-price", {largest_price, 1});
  rules.terms.cap = read.number("sencilla-cap", 1, largest_multiple);
  rules.maximum_for = read.word<MaximumFor>("maximum-for");
  rules.winning_stake = read.word<WinningStake>("winning-stake");
  rules.bets_until = read.articles("bets-until");
  rules.banker = read.articles("banker");
  rules.collect = read.articles("collect");
  rules.cards_stay = read.articles("cards-stay");
  rules.insurance = read.word<Insurance>("insurance");
  rules.insurance_rate = read.ratio("insurance-rate", {1, 1});
  rules.insurance_from = read.money("insurance-from", Money{1}, rules::largest_amount);
}

void read_prison(Parameters& read, Rules& rules) {
  rules.tie_and_prison = read.word<TieAndPrison>("tie-and-prison");
  rules.talla_and_prison = read.word<TallaAndPrison>("talla-and-prison");
  rules.void_last_coup = read.word<VoidLastCoup>("void-last-coup");
  rules.below_minimum = read.word<layout::BelowMinimum>("below-minimum");
  rules.unanswered = read.word<HouseAct>("unanswered");
  if (rules.unanswered.value == HouseAct::decline_cut)
    read.fail("unanswered", "should be prison or half");
  rules.rounding = read.word<layout::HalfRounding>("rounding");
  rules.half = read.articles("half");
  rules.prison_offered = read.articles("prison-offered");
  rules.prison_freed = read.articles("prison-freed");
  rules.prison_lost = read.articles("prison-lost");
  rules.prison_again = read.articles("prison-again");
  rules.last_coup = read.articles("last-coup");
}

void read_table(Parameters& read, Rules& rules) {
  rules.seats = read.number("seats", 1, 30);
  rules.waiting_list = read.flag("waiting-list");
  rules.payer = read.word<Payer>("payer");
  rules.taking_part = read.articles("taking-part");
  rules.staff = read.articles("staff");
  rules.chief = read.articles("chief");
  rules.currency = read.currency("currency");
  rules.authorised_minimum = read.money("authorised-minimum", Money{1},
                                        Money{rules::largest_amount.cents / largest_multiple});
  rules.minimum = read.articles("minimum");
}

}  // namespace

std::expected<Rules, law::RulesetError> Rules::from(const law::Ruleset& ruleset) {
  Rules rules;
  Parameters read(ruleset);
  rules.regulation = ruleset.regulation();
  read_sabot(read, rules);
  read_rows(read, rules);
  read_chances(read, rules);
  read_prison(read, rules);
  read_table(read, rules);
  if (read.error()) return std::unexpected(*read.error());
  return rules;
}

Money Rules::insurance_of(Money stake) const {
  const bool down = rounding.value == layout::HalfRounding::down;
  return share(stake, insurance_rate.value, down ? Rounding::down : Rounding::up);
}

}  // namespace sabot::treinta_cuarenta
