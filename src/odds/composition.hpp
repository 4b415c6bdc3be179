#pragma once
// What a sabot still holds, by points: all that the baccarat games need to know of it.

#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/base/card.hpp"

namespace sabot::odds {

class Composition {
 public:
  static Composition of_packs(int packs);
  // This many packs without the cards that are gone. Refuses more of a card than there are.
  static std::expected<Composition, std::string> after(int packs, std::span<const Card> gone);
  // Any number of cards of each point, 0 to 9.
  static Composition of_counts(const std::array<int, 10>& counts);

  int count(int points) const { return counts_[static_cast<std::size_t>(points)]; }
  int size() const { return size_; }
  void remove(int points, int cards = 1);

  friend bool operator==(const Composition&, const Composition&) = default;

 private:
  std::array<int, 10> counts_{};
  int size_ = 0;
};

// 9s,9h,3xKd: cards with commas between them, each once or several times.
std::expected<std::vector<Card>, std::string> read_cards(std::string_view text);

}  // namespace sabot::odds
