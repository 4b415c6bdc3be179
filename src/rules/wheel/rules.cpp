#include "sabot/rules/wheel/rules.hpp"

#include <algorithm>

#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/common/parameters.hpp"

namespace sabot::wheel {
namespace {

using rules::Parameters;

// The highest cap is this many times the minimum: even then the maximum must fit the books.
constexpr int largest_multiple = 10'000;
constexpr int most_pockets = 64;

void read_wheel(Parameters& read, Rules& rules) {
  const auto order = read.get<std::vector<std::int64_t>>("wheel");
  rules.order.by = order.by;
  if (order.value.size() > most_pockets) read.fail("wheel", "should have 64 pockets at most");
  for (const auto one : order.value) rules.order.value.push_back(static_cast<int>(one));
  rules.equally_often = read.articles("equally-often");
  rules.alternating = read.articles("alternating");
  rules.neighbours = read.articles("neighbours");
  rules.house_colour = read.articles("house-colour");
  rules.cloth = layout::Cloth::from(read);
  rules.only_these = read.articles("only-these");
  rules.simple = read.articles("simple");
  rules.lie = read.articles("bets-lie");
}

void read_people(Parameters& read, Rules& rules) {
  rules.seats = read.number("seats", 0, 30);
  rules.taking_part = read.articles("taking-part");
  if (read.has("waiting-list")) rules.waiting_list = read.flag("waiting-list");
  rules.staff = read.articles("staff");
  rules.chief = read.articles("chief");
  rules.panos = read.number("panos", 1, 2);
  if (read.has("panos-at-double")) {
    rules.panos_at_double = read.number("panos-at-double", 0, 2);
    rules.minimum_kept_elsewhere = read.flag("minimum-kept-elsewhere");
  }
  if (rules.panos_at_double.value > rules.panos.value)
    read.fail("panos-at-double", "should be no more than there are");
}

void read_limits(Parameters& read, Rules& rules) {
  rules.currency = read.currency("currency");
  rules.authorised_minimum = read.money("authorised-minimum", Money{1},
                                        Money{rules::largest_amount.cents / largest_multiple});
  rules.minimum = read.articles("minimum");
  rules.limits_follow = read.articles("limits-follow");
  rules.limits_fixed = read.articles("limits-fixed");
  rules.doubled_minimum = read.articles("doubled-minimum");
  rules.advance = read.number("advance", 0, largest_multiple);
  rules.guarantee = read.number("guarantee", 0, largest_multiple);
  rules.maximum_for = read.word<MaximumFor>("maximum-for");
}

void read_spin(Parameters& read, Rules& rules) {
  rules.bets_called_by = read.word<Caller>("bets-called-by");
  rules.bets_until = read.articles("bets-until");
  rules.launch = read.articles("launch");
  rules.announce = read.articles("announce");
  rules.null_spin = read.articles("null-spin");
  rules.after_null_spin = read.word<AfterNullSpin>("after-null-spin");
}

void read_paying(Parameters& read, Rules& rules) {
  rules.banker = read.articles("banker");
  rules.collect = read.articles("collect");
  rules.other_lose = read.articles("other-lose");
  rules.keeps_multiple = read.articles("keeps-multiple");
  rules.keeps_simple = read.articles("keeps-simple");
  rules.winning_stake = read.word<WinningStake>("winning-stake");
  rules.paid_at_once = read.flag("paid-at-once");
  rules.paid_in = read.articles("paid-in");
  if (read.has("rounding")) rules.rounding = read.word<HalfRounding>("rounding");
}

void read_house_number(Parameters& read, Rules& rules) {
  rules.house_number_rule = read.word<HouseNumberRule>("house-number-rule");
  rules.last_spin = read.articles("last-spin");
  rules.prison_offered = read.articles("prison-offered");
  rules.prison_freed = read.articles("prison-freed");
  rules.prison_lost = read.articles("prison-lost");
  rules.prison_again = read.articles("prison-again");
  if (read.has("below-minimum")) rules.below_minimum = read.word<BelowMinimum>("below-minimum");
  if (read.has("unanswered")) rules.unanswered = read.word<HouseAct>("unanswered");
}

void read_colours(Parameters& read, Rules& rules) {
  if (!read.has("colours")) return;
  rules.colours = read.words<Colour>("colours");
  rules.colour_value = read.articles("colour-value");
  rules.colour_default = read.articles("colour-default");
  rules.colour_stakes = read.word<ColourStakes>("colour-stakes");
  const auto values = read.get<std::vector<std::string>>("chip-values");
  rules.chip_values.by = values.by;
  for (const auto& text : values.value) {
    const auto value = from_text<Money>(text);
    if (!value || *value <= Money{} || *value > rules::largest_amount)
      return read.fail("chip-values", "\"" + text + "\" should be an amount");
    rules.chip_values.value.push_back(*value);
  }
}

}  // namespace

std::expected<Rules, law::RulesetError> Rules::from(const law::Ruleset& ruleset) {
  Rules rules;
  Parameters read(ruleset);
  rules.regulation = ruleset.regulation();
  rules.identical_rules = read.articles("identical-rules");
  read_wheel(read, rules);
  read_people(read, rules);
  read_limits(read, rules);
  read_spin(read, rules);
  read_paying(read, rules);
  read_house_number(read, rules);
  read_colours(read, rules);
  if (read.error()) return std::unexpected(*read.error());
  return rules;
}

}  // namespace sabot::wheel
