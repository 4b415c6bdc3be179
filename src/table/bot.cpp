#include "sabot/table/bot.hpp"

#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace sabot::table {

BotView look(const boost::json::value& view, const PersonId& self) {
  BotView seen;
  const auto& table = view.as_object();
  for (const auto& stake : table.at("stakes").as_array()) {
    const auto& bet = stake.as_object();
    if (bet.at("by").as_string() != self.handle()) continue;
    seen.has_bet = true;
    seen.has_bet_on_banca |= bet.at("on").as_string() == "banca";
  }
  const auto& holder = table.at("holder");
  seen.holds_the_sabot = holder.is_string() && holder.as_string() == self.handle();
  if (const auto* me = table.at("self").if_object()) {
    const auto chips = from_text<Money>(std::string_view(me->at("chips").as_string()));
    const auto minimum = from_text<Money>(std::string_view(table.at("minimum").as_string()));
    seen.can_afford_a_bet = chips && minimum && *chips >= *minimum;
  }
  return seen;
}

const rules::Option* find_option(const std::vector<rules::Option>& options,
                                 std::string_view command, std::string_view first) {
  const auto fits = [&](const rules::Option& one) {
    if (one.command != command) return false;
    if (first.empty()) return true;
    const auto* words = std::get_if<rules::OneOf>(&one.fields.front().domain);
    return words && std::ranges::find(words->values, first) != words->values.end();
  };
  const auto found = std::ranges::find_if(options, fits);
  return found == options.end() ? nullptr : &*found;
}

rules::Option with_small_stakes(const rules::Option& bet, int steps) {
  rules::Option small = bet;
  for (auto& field : small.fields)
    if (auto* amounts = std::get_if<rules::Amounts>(&field.domain)) {
      // Whole units where the table takes any cent: nobody bets 5.37.
      const Money unit = std::max(amounts->step, Money{100});
      const Money most{amounts->least.cents + unit.cents * steps};
      if (unit.cents % amounts->step.cents == 0) amounts->step = unit;
      amounts->greatest = std::min(amounts->greatest, most);
      amounts->greatest.cents -=
          (amounts->greatest.cents - amounts->least.cents) % amounts->step.cents;
    }
  return small;
}

}  // namespace sabot::table
