#include "sabot/table/automatic_croupier.hpp"

#include <algorithm>

#include "sabot/base/invariant.hpp"

namespace sabot::table {
namespace {

const rules::AnyDigest* digest_in(const rules::Option& option) {
  for (const auto& field : option.fields)
    if (const auto* digest = std::get_if<rules::AnyDigest>(&field.domain)) return digest;
  return nullptr;
}

}  // namespace

void HeldSabot::take(chance::SealedOrder sealed) {
  sealed_ = std::move(sealed);
  cut_ = sealed_.order;
  next_ = 0;
  cut_at_ = 0;
  lots_ = 0;
  shown_ = sealed_.order.empty();
  aside_.clear();
}

std::optional<int> HeldSabot::lot(int of) const {
  if (shown_) return std::nullopt;
  return chance::number_of({.cut_at = cut_at_, .before = lots_, .of = of}, sealed_.salt);
}

void HeldSabot::cut_cards(int at) {
  cut_at_ = at;
  cut_ = chance::after_cut(sealed_.order, at);
}

void HeldSabot::hear(const rules::Heard& heard) {
  namespace of = rules::heard;
  if (const auto* cut = std::get_if<of::Cut>(&heard))
    cut_cards(cut->at);
  else if (const auto* gone = std::get_if<of::Gone>(&heard))
    next_ += static_cast<std::size_t>(gone->count);
  else if (std::holds_alternative<of::LotDrawn>(heard))
    ++lots_;
  else if (std::holds_alternative<of::OrderShown>(heard))
    shown_ = true;
  else if (std::holds_alternative<of::SetAside>(heard))
    aside_.push_back(next_++);
  else if (const auto* aside = std::get_if<of::AsideGone>(&heard))
    drop_aside(aside->count);
  else if (const auto* dealt = std::get_if<of::Dealt>(&heard)) {
    if (dealt->from_aside)
      drop_aside(1);
    else
      ++next_;
  }
}

void HeldSabot::drop_aside(int count) {
  require(count >= 0 && count <= std::ssize(aside_),
          "croupier: more cards go from aside than lie there");
  aside_.erase(aside_.begin(), aside_.begin() + count);
}

Card HeldSabot::next() const {
  const auto place = aside_.empty() ? next_ : aside_.front();
  require(place < cut_.size(), "croupier: the sabot is empty");
  return cut_[place];
}

const rules::Option* croupier_choice(const std::vector<rules::Option>& options) {
  const rules::Option* choice = nullptr;
  for (const auto& one : options) {
    if (one.facts.croupier == rules::CroupierAct::first) return &one;
    if (choice == nullptr && one.facts.is_ordinary()) choice = &one;
  }
  return choice;
}

bool promises(const rules::Option& option) {
  const auto* digest = digest_in(option);
  return digest != nullptr && digest->may_be_left_out;
}

bool shows_what_was_promised(const rules::Option& option) {
  const auto* digest = digest_in(option);
  return digest != nullptr && !digest->may_be_left_out;
}

}  // namespace sabot::table
