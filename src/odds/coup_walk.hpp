#pragma once
// Every way in which the cards of a coup can fall, by points, with how many sequences of six cards
// fall that way. Order within two first cards does not matter to the game, so 55 × 55 first deals
// stand for all; a coup that ends with four or five cards counts with all that could have followed.

#include <array>
#include <cstdint>

#include "sabot/odds/composition.hpp"
#include "sabot/odds/strategy.hpp"

namespace sabot::odds {

// What the cards come from: a sabot whose cards do not come back, or one where each does.
struct Source {
  Composition cards;
  bool replaced = false;

  // Each point as likely as in a pack, whatever came before.
  static Source with_replacement() {
    return {Composition::of_counts({4, 1, 1, 1, 1, 1, 1, 1, 1, 1}), true};
  }
  int left_after(int drawn) const { return replaced ? cards.size() : cards.size() - drawn; }
  // Of six cards in a row.
  std::uint64_t sequences() const;
};

// The fewest cards from which any coup can be dealt.
inline constexpr int cards_for_a_coup = 6;

// Two cards by points, the lower first; there are 55.
struct TwoCards {
  int low = 0;
  int high = 0;
  int total() const { return (low + high) % 10; }
};
inline constexpr int two_card_hands = 55;
constexpr std::array<TwoCards, two_card_hands> all_two_cards() {
  std::array<TwoCards, two_card_hands> all{};
  std::size_t next = 0;
  for (int low = 0; low < 10; ++low)
    for (int high = low; high < 10; ++high) all[next++] = {low, high};
  return all;
}

// One way for a coup to go. A third card of `none`: the hand stood.
struct Coup {
  static constexpr int none = baccarat::Cuadro::punto_stood;

  int punto_hand = 0;  // of all_two_cards
  int banca_hand = 0;
  int punto_first = 0;  // totals with two cards
  int banca_first = 0;
  int punto_third = none;
  int banca_third = none;
  std::uint64_t sequences = 0;

  bool natural() const {
    return baccarat::is_natural(punto_first) || baccarat::is_natural(banca_first);
  }
  int punto() const { return with(punto_first, punto_third); }
  int banca() const { return with(banca_first, banca_third); }
  static int with(int first, int third) { return third == none ? first : (first + third) % 10; }
};

// Calls `visit` for each way that the drawing allows: where it leaves a choice, for both.
template <class Visit>
class CoupWalk {
 public:
  CoupWalk(const Source& source, const Drawing& drawing, Visit& visit)
      : source_(source), drawing_(drawing), visit_(visit) {
    for (int points = 0; points < 10; ++points) left_[index(points)] = source.cards.count(points);
  }

  void run() {
    constexpr auto hands = all_two_cards();
    for (int punto = 0; punto < two_card_hands; ++punto) {
      const auto& one = hands[index(punto)];
      const auto ways = take_two(one);
      if (ways > 0)
        for (int banca = 0; banca < two_card_hands; ++banca) {
          const auto& other = hands[index(banca)];
          const auto both = ways * take_two(other);
          if (both > 0) dealt({punto, banca, one.total(), other.total()}, both);
          put_back(other);
        }
      put_back(one);
    }
  }

 private:
  using Ways = std::uint64_t;
  using Draw = baccarat::Draw;

  static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

  // In how many orders these two can be drawn now; they are gone until they are put back.
  Ways take_two(const TwoCards& hand) {
    const auto orders = hand.low == hand.high ? Ways{1} : Ways{2};
    const auto first = ways_to_take(hand.low);
    return orders * first * ways_to_take(hand.high);
  }
  Ways ways_to_take(int points) {
    auto& left = left_[index(points)];
    const auto ways = left > 0 ? static_cast<Ways>(left) : 0;
    if (!source_.replaced) --left;
    return ways;
  }
  void put_back(int points) {
    if (!source_.replaced) ++left_[index(points)];
  }
  void put_back(const TwoCards& hand) {
    put_back(hand.low);
    put_back(hand.high);
  }
  Ways any(int drawn) const { return static_cast<Ways>(source_.left_after(drawn)); }

  void dealt(Coup coup, Ways ways) {
    if (coup.natural()) return leaf(coup, ways * any(4) * any(5));
    const auto order = drawing_.punto[index(coup.punto_first)];
    if (order != Draw::draw) after_punto(coup, ways, 4);
    if (order != Draw::stand)
      for (int third = 0; third < 10; ++third) {
        coup.punto_third = third;
        if (const auto now = ways * ways_to_take(third); now > 0) after_punto(coup, now, 5);
        put_back(third);
      }
  }

  void after_punto(Coup coup, Ways ways, int drawn) {
    const auto order = drawing_.banca.at(coup.banca_first, coup.punto_third);
    const Ways last = drawn == 4 ? any(5) : 1;
    if (order != Draw::draw) leaf(coup, ways * any(drawn) * last);
    if (order != Draw::stand)
      for (int third = 0; third < 10; ++third) {
        coup.banca_third = third;
        if (left_[index(third)] > 0)
          leaf(coup, ways * static_cast<Ways>(left_[index(third)]) * last);
      }
  }

  void leaf(Coup coup, Ways sequences) {
    coup.sequences = sequences;
    visit_(static_cast<const Coup&>(coup));
  }

  const Source& source_;
  const Drawing& drawing_;
  Visit& visit_;
  std::array<int, 10> left_{};
};

template <class Visit>
void walk_coups(const Source& source, const Drawing& drawing, Visit visit) {
  CoupWalk<Visit>(source, drawing, visit).run();
}

}  // namespace sabot::odds
