#include "sabot/base/card.hpp"

namespace sabot {
namespace {

constexpr std::string_view ranks = "A23456789TJQK";
constexpr std::string_view suits = "cdhs";

}  // namespace

void TextForm<Card>::write(std::string& out, Card value) {
  out += ranks[static_cast<std::size_t>(value.rank() - 1)];
  out += suits[static_cast<std::size_t>(value.suit())];
}

std::expected<Card, TextFault> TextForm<Card>::read(std::string_view text) {
  if (text.size() < 2) return std::unexpected(TextFault::malformed);
  const auto suit = suits.find(text.back());
  text.remove_suffix(1);
  const auto rank = text == "10"       ? ranks.find('T')
                    : text.size() == 1 ? ranks.find(text.front())
                                       : std::string_view::npos;
  if (rank == std::string_view::npos || suit == std::string_view::npos)
    return std::unexpected(TextFault::malformed);
  return Card::of(static_cast<int>(rank) + 1, static_cast<int>(suit));
}

bool SabotCount::may_hold_all(std::span<const Card> cards) const {
  SabotCount rest = *this;
  for (const auto card : cards) {
    if (!rest.may_hold(card)) return false;
    rest.see(card);
  }
  return true;
}

std::uint64_t SabotCount::kinds() const {
  std::uint64_t kinds = 0;
  for (int i = 0; i < Card::kinds; ++i)
    if (may_hold(Card::from_index(i))) kinds |= std::uint64_t{1} << i;
  return kinds;
}

}  // namespace sabot
