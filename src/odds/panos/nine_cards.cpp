#include "sabot/odds/panos/nine_cards.hpp"

#include <algorithm>

#include "sabot/base/invariant.hpp"

namespace sabot::odds {
namespace {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// The number of each three digits among those in rising order; the others have that of the same
// digits in order.
using Numbers = std::array<std::array<std::array<std::uint8_t, 10>, 10>, 10>;
constexpr Numbers number_triples() {
  Numbers numbers{};
  std::uint8_t next = 0;
  for (int a = 0; a < 10; ++a)
    for (int b = a; b < 10; ++b)
      for (int c = b; c < 10; ++c, ++next)
        for (const auto& order : std::array<NineCards::Triple, 6>{
                 {{a, b, c}, {a, c, b}, {b, a, c}, {b, c, a}, {c, a, b}, {c, b, a}}})
          numbers[at(order[0])][at(order[1])][at(order[2])] = next;
  return numbers;
}
constexpr Numbers numbers = number_triples();

std::size_t number_of(const NineCards::Triple& digits) {
  return numbers[at(digits[0])][at(digits[1])][at(digits[2])];
}

// The hands of two cards by their totals.
using HandsByTotal = std::array<std::vector<TwoCards>, 10>;
HandsByTotal hands_by_total() {
  HandsByTotal hands;
  for (const auto& hand : all_two_cards()) hands[at(hand.total())].push_back(hand);
  return hands;
}

// Six cards, taken hand by hand from what is left.
class FirstCards {
 public:
  FirstCards(const Source& source, const NineCards::Triple& gone) : replaced_(source.replaced) {
    for (int points = 0; points < 10; ++points) left_[at(points)] = source.cards.count(points);
    for (const int points : gone) take(points);
  }

  // Whether the cards that are gone were there.
  bool possible() const {
    return std::ranges::none_of(left_, [](int count) { return count < 0; });
  }

  void count(const HandsByTotal& hands, std::uint64_t* sums) {
    for (int a = 0; a < 10; ++a)
      for (const auto& one : hands[at(a)]) {
        const auto first = take_two(one);
        for (int b = a; first > 0 && b < 10; ++b)
          for (const auto& other : hands[at(b)]) {
            const auto second = first * take_two(other);
            for (int c = b; second > 0 && c < 10; ++c)
              for (const auto& last : hands[at(c)]) {
                sums[number_of({a, b, c})] += second * take_two(last);
                put_back(last);
              }
            put_back(other);
          }
        put_back(one);
      }
  }

 private:
  std::uint64_t take(int points) {
    auto& left = left_[at(points)];
    const auto ways = left > 0 ? static_cast<std::uint64_t>(left) : 0;
    if (!replaced_) --left;
    return ways;
  }
  std::uint64_t take_two(const TwoCards& hand) {
    const std::uint64_t orders = hand.low == hand.high ? 1 : 2;
    const auto first = take(hand.low);
    return orders * first * take(hand.high);
  }
  void put_back(const TwoCards& hand) {
    if (replaced_) return;
    ++left_[at(hand.low)];
    ++left_[at(hand.high)];
  }

  bool replaced_;
  std::array<int, 10> left_{};
};

}  // namespace

Integer integer(Wide value) {
  Integer high = integer(static_cast<std::uint64_t>(value >> 64));
  high <<= 64;
  return high + integer(static_cast<std::uint64_t>(value));
}

NineCards::NineCards(const Source& source) : source_(source), first_cards_(unordered * unordered) {
  require(source.replaced || source.cards.size() >= cards_for_both_panos,
          "nine cards: there are fewer");
  const auto hands = hands_by_total();
  for (int a = 0; a < 10; ++a)
    for (int b = a; b < 10; ++b)
      for (int c = b; c < 10; ++c) {
        FirstCards cards(source, {a, b, c});
        if (cards.possible()) cards.count(hands, &first_cards_[number_of({a, b, c}) * unordered]);
      }
}

Wide NineCards::sequences(const Triple& totals, const Triple& cards) const {
  return ways_to_draw(cards) * first_cards_[number_of(cards) * unordered + number_of(totals)];
}

Wide NineCards::ways_to_draw(const Triple& cards) const {
  Wide ways = 1;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    int left = source_.cards.count(cards[i]);
    if (!source_.replaced)
      for (std::size_t before = 0; before < i; ++before) left -= cards[before] == cards[i] ? 1 : 0;
    ways *= static_cast<Wide>(std::max(left, 0));
  }
  return ways;
}

Wide NineCards::all() const {
  Wide all = 1;
  for (int drawn = 0; drawn < cards_for_both_panos; ++drawn)
    all *= static_cast<Wide>(source_.left_after(drawn));
  return all;
}

}  // namespace sabot::odds
