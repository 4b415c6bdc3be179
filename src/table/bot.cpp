#include "sabot/table/bot.hpp"

#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace sabot::table {

BotView look(const boost::json::value& view, const PersonId& self) {
  BotView seen;
  const auto& table = view.as_object();
  if (const auto* stakes = table.if_contains("stakes"))
    for (const auto& stake : stakes->as_array())
      seen.has_bet |= stake.as_object().at("by").as_string() == self.handle();
  if (const auto* holder = table.if_contains("holder"))
    seen.holds_the_sabot = holder->is_string() && holder->as_string() == self.handle();
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
