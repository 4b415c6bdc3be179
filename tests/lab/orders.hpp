#pragma once
// Every order of a few cards, so that a law can be worked out by counting.

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "sabot/base/card.hpp"

namespace sabot::lab {

inline std::vector<Card> cards_of(std::initializer_list<int> indices) {
  std::vector<Card> cards;
  for (const int index : indices) cards.push_back(Card::from_index(index));
  return cards;
}

// Some kinds, the same number of copies of each, one pack after the other.
inline std::vector<Card> small_packs(int kinds, int copies) {
  std::vector<Card> cards;
  for (int i = 0; i < kinds * copies; ++i) cards.push_back(Card::from_index(i % kinds));
  return cards;
}

// Calls f with every order, those that look the same only once: all are equally likely.
template <class F>
int for_each_order(std::vector<Card> cards, F f) {
  std::ranges::sort(cards);
  int orders = 0;
  do {
    f(cards);
    ++orders;
  } while (std::ranges::next_permutation(cards).found);
  return orders;
}

// The mean and the variance of f over every order.
template <class F>
auto moments_over_orders(const std::vector<Card>& cards, F f) {
  struct {
    double mean = 0;
    double variance = 0;
  } moments;
  double squares = 0;
  const int orders = for_each_order(cards, [&](const std::vector<Card>& order) {
    const auto value = static_cast<double>(f(order));
    moments.mean += value;
    squares += value * value;
  });
  moments.mean /= orders;
  moments.variance = squares / orders - moments.mean * moments.mean;
  return moments;
}

}  // namespace sabot::lab
