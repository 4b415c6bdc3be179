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

}  // namespace sabot
