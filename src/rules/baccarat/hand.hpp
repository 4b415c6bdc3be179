#pragma once
// A hand of two cards and perhaps a third, whoever knows them, in the games in which its holder
// speaks. A game's own struct has more; these ask of it `first` and `third` and, where there are
// such, `deemed` (what it counts in the end, whatever it holds) and `deemed_first` (before a third
// card).

#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <vector>

#include <boost/describe/enum.hpp>

#include "sabot/rules/baccarat/baccarat.hpp"

namespace sabot::baccarat {

enum class Face : std::uint8_t { down = 0, up = 1 };
BOOST_DESCRIBE_ENUM(Face, down, up)

// Where a card that is dealt was: most come from the sabot; one drawn by mistake has lain aside.
enum class Source : std::uint8_t { sabot = 0, aside = 1 };
BOOST_DESCRIBE_ENUM(Source, sabot, aside)

// What the holder of a hand says of it.
enum class Declaration : std::uint8_t { carta = 0, no = 1, abatir = 2 };
BOOST_DESCRIBE_ENUM(Declaration, carta, no, abatir)

// What becomes of a wrong word at a table that knows the cards, and of a word out of turn (S-24).
enum class Declarations : std::uint8_t { prevented, adjudicated };
BOOST_DESCRIBE_ENUM(Declarations, prevented, adjudicated)
// Whom advice from outside binds.
enum class AdviceBinds : std::uint8_t { both, banker };
BOOST_DESCRIBE_ENUM(AdviceBinds, both, banker)
// What 8 or 9 with two cards is worth once the right to abate is lost.
enum class LostAbating : std::uint8_t { plain, keeps_rank };
BOOST_DESCRIBE_ENUM(LostAbating, plain, keeps_rank)

// Empty: nobody has named its cards.
template <class Hand>
std::optional<int> first_total(const Hand& hand) {
  if constexpr (requires { hand.deemed_first; })
    if (hand.deemed_first) return hand.deemed_first;
  if (hand.first.size() != 2 || !hand.first[0] || !hand.first[1]) return std::nullopt;
  return (points(*hand.first[0]) + points(*hand.first[1])) % 10;
}

template <class Hand>
std::optional<int> final_total(const Hand& hand) {
  if constexpr (requires { hand.deemed; })
    if (hand.deemed) return hand.deemed;
  const auto first = first_total(hand);
  if (!first || !hand.third) return first;
  return (*first + points(*hand.third)) % 10;
}

template <class Hand>
bool has_natural(const Hand& hand) {
  const auto total = first_total(hand);
  return total && is_natural(*total) && !hand.deemed;
}

// A hand whose total has been fixed, whatever it holds, need not be shown.
template <class Hand>
bool must_be_shown(const Hand& hand) {
  bool counts_as = hand.deemed.has_value();
  if constexpr (requires { hand.deemed_first; }) counts_as = counts_as || hand.deemed_first;
  return !hand.shown && !counts_as;
}

template <class Hand>
int unnamed_cards(const Hand& hand) {
  int count = 0;
  for (const auto& card : hand.first) count += card ? 0 : 1;
  return count;
}

// Those that were known, and the named ones in the places of the others.
template <class Hand>
std::vector<Card> whole_hand(const Hand& hand, const std::vector<Card>& named) {
  std::vector<Card> cards;
  auto next = named.begin();
  for (const auto& card : hand.first) cards.push_back(card ? *card : *next++);
  return cards;
}

inline int sum_of_points(const std::vector<Card>& cards) {
  return std::transform_reduce(cards.begin(), cards.end(), 0, std::plus<>(), points);
}

}  // namespace sabot::baccarat
