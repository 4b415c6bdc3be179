#include "sabot/table/automatic_croupier.hpp"

#include <algorithm>

#include <boost/json/value.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/base/invariant.hpp"

namespace sabot::table {
namespace {

std::size_t count_of(const boost::json::object& event) {
  return static_cast<std::size_t>(event.at("count").as_int64());
}

bool is_from_aside(const boost::json::object& event) {
  const auto* from = event.if_contains("from");
  return from != nullptr && from->as_string() == "aside";
}

}  // namespace

void HeldSabot::take(chance::SealedOrder sealed) {
  sealed_ = std::move(sealed);
  cut_ = sealed_.order;
  next_ = 0;
  aside_.clear();
}

void HeldSabot::hear(const boost::json::object& event) {
  const std::string_view name = event.at("event").as_string();
  if (name == "cards-cut")
    cut_ = chance::after_cut(sealed_.order, static_cast<int>(event.at("at").as_int64()));
  else if (name == "cards-burned")
    next_ += count_of(event);
  else if (name == "card-set-aside")
    aside_.push_back(next_++);
  else if (name == "aside-discarded")
    drop_aside(count_of(event));
  else if (name == "card-dealt" && is_from_aside(event))
    drop_aside(1);
  else if (name == "first-card-turned" || name == "card-dealt" || name == "card-discarded")
    ++next_;
}

void HeldSabot::drop_aside(std::size_t count) {
  require(count <= aside_.size(), "croupier: more cards go from aside than lie there");
  aside_.erase(aside_.begin(), aside_.begin() + static_cast<std::ptrdiff_t>(count));
}

Card HeldSabot::next() const {
  const auto place = aside_.empty() ? next_ : aside_.front();
  require(place < cut_.size(), "croupier: the sabot is empty");
  return cut_[place];
}

std::string HeldSabot::salt_text() const { return to_text(sealed_.salt); }
std::string HeldSabot::order_text() const { return to_text(sealed_.order); }

const rules::Option* croupier_choice(const std::vector<rules::Option>& options) {
  const rules::Option* choice = nullptr;
  for (const auto& one : options) {
    if (one.facts.croupier == rules::CroupierAct::first) return &one;
    if (choice == nullptr && one.facts.is_ordinary()) choice = &one;
  }
  return choice;
}

bool seals_an_order(const rules::Option& option) {
  const auto& fields = option.fields;
  return std::ranges::find(fields, "commitment", &rules::Field::name) != fields.end();
}

}  // namespace sabot::table
