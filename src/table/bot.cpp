#include "sabot/table/bot.hpp"

#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/table/choosing.hpp"

namespace sabot::table {

using rules::PlayerAct;

const boost::json::object& Outlook::view() {
  if (!seen_) seen_ = look_();
  return seen_->as_object();
}

const rules::Option* Outlook::find(std::string_view command, std::string_view first) const {
  const auto fits = [&](const rules::Option& one) {
    if (one.command != command) return false;
    if (first.empty()) return true;
    const auto* words = std::get_if<rules::OneOf>(&one.fields.front().domain);
    return words && std::ranges::find(words->values, first) != words->values.end();
  };
  const auto found = std::ranges::find_if(options_, fits);
  return found == options_.end() ? nullptr : &*found;
}

Bot random_bot(Whim whim) {
  return [whim](Outlook& at) mutable -> std::optional<std::string> {
    if (whim.once_in(2)) return std::nullopt;
    const bool idles = whim.once_in(20);
    std::vector<const rules::Option*> acts;
    for (const auto& one : at.options())
      if (one.facts.player != PlayerAct::parting && (idles || one.facts.player != PlayerAct::aside))
        acts.push_back(&one);
    if (acts.empty()) return std::nullopt;
    return choose(*acts[whim.below(static_cast<std::uint32_t>(acts.size()))], whim);
  };
}

std::string round_amount(const rules::Amounts& amounts, Money most, Money unit, Whim& whim) {
  const Money highest = std::min(amounts.greatest, most);
  const auto first = (amounts.least.cents + unit.cents - 1) / unit.cents;
  const auto last = highest.cents / unit.cents;
  if (last < first) return to_text(amounts.least);
  const auto count = static_cast<std::uint32_t>(std::min<std::int64_t>(last - first + 1, 1'000));
  return to_text(Money{(first + whim.below(count)) * unit.cents});
}

std::string Seating::seat_in(const boost::json::object& view, const rules::Option& sit) const {
  if (place != nullptr) return place(view, sit);
  return std::get<rules::OneOf>(sit.fields.front().domain).values.front();
}

}  // namespace sabot::table
