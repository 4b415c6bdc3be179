#pragma once
// The simulation as one would write it without vectors, and as fast as that goes: xoshiro256++, a
// whole shuffle for each talla, and tables for the drawing. The simulation is measured against it.

#include <array>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "sabot/rules/baccarat/baccarat.hpp"
#include "sabot/sim/simulation.hpp"

namespace sabot::bench {

// Blackman and Vigna, 2019; seeded by splitmix64, as they advise.
class Xoshiro {
 public:
  explicit Xoshiro(std::uint64_t seed) {
    for (auto& word : state_) {
      auto z = seed += 0x9E3779B97F4A7C15;
      z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
      z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
      word = z ^ (z >> 31);
    }
  }

  std::uint64_t next() {
    auto& s = state_;
    const auto result = std::rotl(s[0] + s[3], 23) + s[0];
    const auto t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = std::rotl(s[3], 45);
    return result;
  }

  // Lemire's multiplication; the division only where it may matter.
  std::uint32_t below(std::uint32_t range) {
    auto product = (next() >> 32) * range;
    if (static_cast<std::uint32_t>(product) < range) [[unlikely]] {
      const auto uneven = -range % range;
      while (static_cast<std::uint32_t>(product) < uneven) product = (next() >> 32) * range;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

 private:
  std::array<std::uint64_t, 4> state_{};
};

class PlainTallas {
 public:
  PlainTallas(const sim::SabotPlan& sabot, const sim::Drawing& drawing, std::uint64_t seed)
      : sabot_(sabot), source_(seed) {
    for (int i = 0; i < sabot.cards(); ++i)
      cards_.push_back(
          static_cast<std::uint8_t>(baccarat::points(Card::from_index(i % Card::kinds))));
    for (std::size_t sum = 0; sum < units_.size(); ++sum)
      units_[sum] = static_cast<std::uint8_t>(sum % 10);
    for (std::size_t punto = 0; punto < 10; ++punto)
      for (std::size_t banca = 0; banca < 10; ++banca) {
        winner_[punto][banca] = punto > banca ? 0 : punto < banca ? 1 : 2;
        if (punto >= 8 || banca >= 8) continue;
        punto_draws_[punto][banca] = drawing.punto[punto] == sim::Odds::always();
        for (std::size_t third = 0; third < 11; ++third)
          banca_draws_[punto][banca][third] = drawing.banca[banca][third] == sim::Odds::always();
      }
  }

  // One talla; the coups are counted by who won them.
  void play(sim::Counts& counts) {
    play_each([&](std::size_t winner) { ++counts[winner]; });
  }

  // The same, told who won each coup.
  template <class Listener>
  void play_each(Listener listen) {
    for (auto left = static_cast<std::uint32_t>(cards_.size()); left > 1; --left)
      std::swap(cards_[left - 1], cards_[source_.below(left)]);
    const auto* card = cards_.data();
    const auto* end = cards_.data() + cards_.size() - sabot_.left_at_the_end();
    if (sabot_.burn) card += 1 + (*sabot_.burn)[*card];
    while (card < end) card = play_coup(card, listen);
  }

 private:
  // Without branches, which nothing could predict: third cards are looked at in any case and
  // counted where the tables say so.
  template <class Listener>
  const std::uint8_t* play_coup(const std::uint8_t* card, Listener& listen) const {
    const std::size_t punto = units_[std::size_t{card[0]} + card[2]];
    const std::size_t banca = units_[std::size_t{card[1]} + card[3]];
    const std::size_t punto_draws = punto_draws_[punto][banca];
    const std::size_t stood[2] = {baccarat::Cuadro::punto_stood, card[4]};
    const std::size_t third = stood[punto_draws];
    const std::size_t banca_draws = banca_draws_[punto][banca][third];
    const auto* last = card + 4 + punto_draws;
    const auto punto_total = units_[punto + card[4] * punto_draws];
    const auto banca_total = units_[banca + *last * banca_draws];
    listen(winner_[punto_total][banca_total]);
    return last + banca_draws;
  }

  sim::SabotPlan sabot_;
  Xoshiro source_;
  std::vector<std::uint8_t> cards_;
  std::array<std::uint8_t, 20> units_{};
  std::array<std::array<std::uint8_t, 10>, 10> winner_{};
  std::array<std::array<bool, 10>, 10> punto_draws_{};
  std::array<std::array<std::array<bool, 11>, 10>, 10> banca_draws_{};
};

}  // namespace sabot::bench
