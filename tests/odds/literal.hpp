#pragma once
// A coup played card by card, as at a table, and every order in which a few cards can come: what
// the odds are compared with. It knows nothing of the odds but where to ask.

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <span>
#include <sstream>
#include <vector>

#include <rapidcheck/gtest.h>

#include "sabot/base/forms.hpp"
#include "sabot/odds/composition.hpp"
#include "sabot/rules/baccarat/baccarat.hpp"

namespace sabot {

// So that a sabot on which a test fails can be read.
inline void showValue(Card card, std::ostream& out) { out << to_text(card); }

}  // namespace sabot

namespace sabot::odds {

// Choices say how many times out of twelve to draw, so that all is counted in whole numbers.
inline constexpr int always = 12;
using Hand = std::span<const Card>;
struct Players {
  std::function<int(Hand punto)> punto;
  std::function<int(Hand banca, std::optional<Card> punto_third)> banca;
};

struct Ended {
  int punto = 0;
  int banca = 0;
  std::size_t punto_cards = 0;
  std::size_t banca_cards = 0;
  std::int64_t weight = 0;  // out of twelve twelves
};

// One card after the other, the punto first; then the third cards, the punto's first.
template <class Visit>
void play_coup(std::span<const Card> sabot, const Players& players, const Visit& visit) {
  std::vector<Card> punto{sabot[0], sabot[2]};
  std::vector<Card> banca{sabot[1], sabot[3]};
  const auto end = [&](int weight) {
    visit(
        Ended{baccarat::total(punto), baccarat::total(banca), punto.size(), banca.size(), weight});
  };
  if (baccarat::is_natural(baccarat::total(punto)) || baccarat::is_natural(baccarat::total(banca)))
    return end(always * always);
  const auto banca_acts = [&](int weight, std::optional<Card> third, Card next) {
    const int draws = players.banca(banca, third);
    if (draws < always) end(weight * (always - draws));
    banca.push_back(next);
    if (draws > 0) end(weight * draws);
    banca.pop_back();
  };
  const int draws = players.punto(punto);
  if (draws < always) banca_acts(always - draws, std::nullopt, sabot[4]);
  punto.push_back(sabot[4]);
  if (draws > 0) banca_acts(draws, sabot[4], sabot[5]);
}

// Six cards in every order in which they can come out of the sabot.
template <class Visit>
void for_each_sequence(std::vector<Card>& sabot, const Visit& visit, std::size_t drawn = 0) {
  if (drawn == 6) return visit(std::span<const Card>(sabot).first(6));
  for (auto i = drawn; i < sabot.size(); ++i) {
    std::swap(sabot[drawn], sabot[i]);
    for_each_sequence(sabot, visit, drawn + 1);
    std::swap(sabot[drawn], sabot[i]);
  }
}

// A card of that many points; of none, a figure or a ten.
inline Card card_of(int points, int other) {
  return Card::of(points == 0 ? 10 + other % 4 : points, other / 4 % 4);
}

// With sanitizers a longer sabot takes too long.
#ifdef NDEBUG
inline constexpr int longest_sabot = 9;
#else
inline constexpr int longest_sabot = 7;
#endif

inline rc::Gen<std::vector<Card>> sabots() {
  const auto card =
      rc::gen::map(rc::gen::pair(rc::gen::inRange(0, 10), rc::gen::inRange(0, 16)),
                   [](std::pair<int, int> one) { return card_of(one.first, one.second); });
  return rc::gen::mapcat(rc::gen::inRange(6, longest_sabot + 1), [card](int size) {
    return rc::gen::container<std::vector<Card>>(static_cast<std::size_t>(size), card);
  });
}

inline Composition composition_of(const std::vector<Card>& sabot) {
  std::array<int, 10> counts{};
  for (const auto card : sabot) ++counts[static_cast<std::size_t>(baccarat::points(card))];
  return Composition::of_counts(counts);
}

// How often of twelve: mostly never or always, as people play.
inline rc::Gen<int> twelfths() {
  return rc::gen::weightedOneOf<int>(
      {{2, rc::gen::element(0, always)}, {1, rc::gen::inRange(0, always + 1)}});
}

// A property for fewer cases than the usual hundred, where each takes its time.
template <class Property>
void hold(int cases, const Property& property) {
  auto params = rc::detail::configuration().testParams;
  params.maxSuccess = cases;
  const auto result = rc::detail::checkTestable(property, rc::detail::TestMetadata{}, params);
  std::ostringstream said;
  rc::detail::printResultMessage(result, said);
  EXPECT_TRUE(result.template is<rc::detail::SuccessResult>()) << said.str();
}

}  // namespace sabot::odds
