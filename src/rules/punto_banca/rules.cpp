#include "sabot/rules/punto_banca/rules.hpp"

#include <algorithm>

#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/common/parameters.hpp"

namespace sabot::punto_banca {
namespace {

using baccarat::DeductionRounding;
using rules::Parameters;

// No price or factor beyond it: the largest bet times the highest price must fit the books.
constexpr int largest_multiple = 1000;

void read_sabot(Parameters& read, Rules& rules) {
  baccarat::read_sabot(read, rules);
  rules.burn_of_figures = read.number("burn-of-figures", 0, 10);
  rules.turned_card_is_one_of_the_burned = read.flag("turned-card-is-one-of-the-burned");
}

void read_people(Parameters& read, Rules& rules) {
  rules.seats = read.number("seats", 1, 30);
  // That they are numbered, and take one player each, is the text's, whatever their number.
  rules.seats.by.add(read.articles("places"));
  rules.seat_13 = read.flag("seat-13");
  rules.waiting_list = read.flag("waiting-list");
  rules.rotation = read.word<Rotation>("rotation");
  rules.all_decline = read.word<AllDecline>("all-decline");
  rules.holder_must_bet = read.word<HolderBets>("holder-must-bet");
  rules.equal_highest = read.word<EqualHighest>("equal-highest");
}

void read_articles(const Parameters& read, Rules& rules) {
  rules.identical_rules = read.articles("identical-rules");
  rules.standing = read.articles("standing");
  rules.staff = read.articles("staff");
  rules.chief = read.articles("chief");
  rules.bets_lie = read.articles("bets-lie");
  rules.banker = read.articles("banker");
  rules.duty_to_bet = read.articles("duty-to-bet");
}

void read_factors(Parameters& read, Rules& rules) {
  const auto factors = read.get<std::vector<std::int64_t>>("factors");
  rules.factors.by = factors.by;
  for (const auto factor : factors.value) {
    if (factor < 1 || factor > largest_multiple)
      return read.fail("factors", "should be from 1 to " + std::to_string(largest_multiple));
    if (std::ranges::count(factors.value, factor) > 1)
      return read.fail("factors", "names " + std::to_string(factor) + " twice");
    rules.factors.value.push_back(static_cast<int>(factor));
  }
}

void read_limits(Parameters& read, Rules& rules) {
  rules.currency = read.currency("currency");
  read_factors(read, rules);
  // Even at the highest factor the maximum must be an amount that the books take.
  rules.authorised_minimum = read.money("authorised-minimum", Money{1},
                                        Money{rules::largest_amount.cents / largest_multiple});
}

void read_chances(Parameters& read, Rules& rules) {
  rules.chances = read.words<Chance>("chances");
  rules.punto_price = read.ratio("punto-price", {largest_multiple, 1});
  rules.banca_price = read.ratio("banca-price", {largest_multiple, 1});
  rules.deduction = read.ratio("deduction", {1, 1});
  rules.rounding = read.word<DeductionRounding>("rounding");
  if (read.has("tie-price")) rules.tie_price = read.ratio("tie-price", {largest_multiple, 1});
  if (read.has("tie-cap")) rules.tie_cap = read.ratio("tie-cap", {1, 1});
  if (rules.offers(Chance::empate) && !(rules.tie_price && rules.tie_cap))
    read.fail("chances", "has empate, but this regulation prices no bet on the tie");
  if (!rules.offers(Chance::banca) && rules.holder_must_bet.value == HolderBets::on_banca)
    read.fail("chances", "has no banca, on which holder-must-bet makes the holder bet");
}

void read_drawing(Parameters& read, Rules& rules) {
  rules.croupier_when_free = read.word<CroupierWhenFree>("croupier-when-free");
  baccarat::read_drawing(read, rules);
  if (rules.cuadro.value.has_option())
    read.fail("cuadro", "should have no O: nobody chooses for the banca");
}

}  // namespace

std::expected<Rules, law::RulesetError> Rules::from(const law::Ruleset& ruleset) {
  Rules rules;
  Parameters read(ruleset);
  rules.regulation = ruleset.regulation();
  read_sabot(read, rules);
  read_people(read, rules);
  read_articles(read, rules);
  read_limits(read, rules);
  read_chances(read, rules);
  read_drawing(read, rules);
  if (read.error()) return std::unexpected(*read.error());
  return rules;
}

}  // namespace sabot::punto_banca
