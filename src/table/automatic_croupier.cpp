#include "sabot/table/automatic_croupier.hpp"

#include <algorithm>
#include <array>

#include <boost/json/value.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/base/invariant.hpp"

namespace sabot::table {

void HeldSabot::take(chance::SealedOrder sealed) {
  sealed_ = std::move(sealed);
  cut_ = sealed_.order;
  next_ = 0;
}

void HeldSabot::hear(const boost::json::object& event) {
  const auto& name = event.at("event").as_string();
  if (name == "cards-cut")
    cut_ = chance::after_cut(sealed_.order, static_cast<int>(event.at("at").as_int64()));
  if (name == "cards-burned") next_ += static_cast<std::size_t>(event.at("count").as_int64());
  if (name == "first-card-turned" || name == "card-dealt" || name == "card-discarded") ++next_;
}

Card HeldSabot::next() const {
  require(next_ < cut_.size(), "croupier: the sabot is empty");
  return cut_[next_];
}

std::string HeldSabot::salt_text() const { return to_text(sealed_.salt); }
std::string HeldSabot::order_text() const { return to_text(sealed_.order); }

const rules::Option* croupier_choice(const std::vector<rules::Option>& options) {
  // Everything else that a croupier may do has only one time for it.
  const auto reveal = std::ranges::find(options, "reveal", &rules::Option::command);
  if (reveal != options.end()) return &*reveal;
  return options.empty() ? nullptr : &options.front();
}

}  // namespace sabot::table
