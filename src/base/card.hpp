#pragma once
// A card of the French pack, and how many of each a sabot can still hold.

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "sabot/base/invariant.hpp"
#include "sabot/base/text.hpp"

namespace sabot {

// 0…51: suit × 13 + (rank − 1). Suits in the order clubs, diamonds, hearts, spades.
class Card {
 public:
  static constexpr int kinds = 52;

  constexpr Card() = default;
  static constexpr Card of(int rank, int suit) { return from_index(suit * 13 + rank - 1); }
  static constexpr Card from_index(int index) {
    Card card;
    card.index_ = static_cast<std::uint8_t>(index);
    return card;
  }

  constexpr int index() const { return index_; }
  constexpr int rank() const { return index_ % 13 + 1; }  // 1 ace … 10, 11 jack, 12 queen, 13 king
  constexpr int suit() const { return index_ / 13; }

  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  std::uint8_t index_ = 0;
};

// 9c, As, Td, Kh: rank (A 2…9 T J Q K) and suit (c d h s). 10d is read as Td.
template <>
struct TextForm<Card> {
  static void write(std::string& out, Card value);
  static std::expected<Card, TextFault> read(std::string_view text);
  static std::string_view form() { return "card"; }
  static std::string_view pattern() { return "^[A2-9TJQK][cdhs]$"; }
};

// What is left in a sabot of some packs. A card drawn face down is counted as drawn but not by
// kind until somebody turns it.
class SabotCount {
 public:
  SabotCount() = default;
  explicit SabotCount(int packs) : packs_(packs) {}

  int packs() const { return packs_; }
  int size() const { return packs_ * Card::kinds; }
  int left() const { return size() - drawn_; }
  // Whether one more card of this kind may still turn up.
  bool may_hold(Card card) const { return count_of(card) > 0; }
  // How many cards of this kind may still turn up.
  int count_of(Card card) const { return packs_ - seen_[static_cast<std::size_t>(card.index())]; }
  // Whether these may all turn up together, none of them more often than it can be there.
  bool may_hold_all(std::span<const Card> cards) const;
  // The kinds that may still turn up: bit i for the card with index i.
  std::uint64_t kinds() const;

  void draw_unseen(int cards = 1) {
    require(cards >= 0 && cards <= left(), "sabot: more cards drawn than it holds");
    drawn_ += cards;
  }
  void see(Card card) { ++seen_[static_cast<std::size_t>(card.index())]; }

  friend bool operator==(const SabotCount&, const SabotCount&) = default;

 private:
  std::array<std::uint8_t, Card::kinds> seen_{};
  int packs_ = 0;
  int drawn_ = 0;
};

}  // namespace sabot
