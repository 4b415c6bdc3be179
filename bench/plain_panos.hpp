#pragma once
// Coups with two paños as one would write them without vectors: xoshiro256++, a whole shuffle for
// each sabot, tables for the drawing. Their simulation is measured against it.

#include <vector>

#include "bench/plain_tallas.hpp"
#include "sabot/sim/panos/plan.hpp"

namespace sabot::bench {

class PlainPanos {
 public:
  PlainPanos(const sim::SabotPlan& sabot, const sim::PanosDrawing& drawing, std::uint64_t seed)
      : sabot_(sabot), source_(seed), banca_draws_(10 * seen_kinds * seen_kinds) {
    for (int i = 0; i < sabot.cards(); ++i)
      cards_.push_back(
          static_cast<std::uint8_t>(baccarat::points(Card::from_index(i % Card::kinds))));
    for (std::size_t sum = 0; sum < units_.size(); ++sum)
      units_[sum] = static_cast<std::uint8_t>(sum % 10);
    for (std::size_t total = 0; total < 10; ++total) {
      seen_[total] = static_cast<std::uint8_t>(total < 8    ? sim::PanoSeen::stood
                                               : total == 8 ? sim::PanoSeen::eight
                                                            : sim::PanoSeen::nine);
      beats_[total] = (total == 8 && drawing.eight_beats) || (total == 9 && drawing.nine_beats);
      if (total >= 8) continue;
      for (std::size_t pano = 0; pano < 2; ++pano)
        punto_draws_[pano][total] = drawing.puntos[pano][total] == sim::Odds::always();
      for (std::size_t i = 0; i < seen_kinds * seen_kinds; ++i)
        banca_draws_[total * seen_kinds * seen_kinds + i] =
            drawing.banca[total * seen_kinds * seen_kinds + i] == sim::Odds::always();
    }
  }

  // As many coups as a sabot has.
  void play(sim::PanosCounts& counts) {
    for (auto left = static_cast<std::uint32_t>(cards_.size()); left > 1; --left)
      std::swap(cards_[left - 1], cards_[source_.below(left)]);
    const auto* card = cards_.data();
    const auto* end = cards_.data() + cards_.size() - sabot_.left_at_the_end();
    while (card < end) card = play_coup(card, counts);
  }

 private:
  static constexpr std::size_t seen_kinds = sim::PanoSeen::kinds;

  // Without branches, which nothing could predict.
  const std::uint8_t* play_coup(const std::uint8_t* card, sim::PanosCounts& counts) const {
    const std::size_t first = units_[std::size_t{card[0]} + card[3]];
    const std::size_t second = units_[std::size_t{card[1]} + card[4]];
    const std::size_t banca = units_[std::size_t{card[2]} + card[5]];
    const auto* next = card + 6;
    const std::size_t first_draws = punto_draws_[0][first];
    const std::size_t first_third = *next;
    next += first_draws;
    const std::size_t second_draws = punto_draws_[1][second];
    const std::size_t second_third = *next;
    next += second_draws;
    const std::size_t seen_first[2] = {seen_[first], first_third};
    const std::size_t seen_second[2] = {seen_[second], second_third};
    const std::size_t banca_draws =
        banca_draws_[(banca * seen_kinds + seen_first[first_draws]) * seen_kinds +
                     seen_second[second_draws]];
    const int last = units_[banca + *next * banca_draws];
    next += banca_draws;
    // Two cards that beat 8 and 9 made with three count more against them.
    const int superior = 10 * beats_[banca];
    const int drew = static_cast<int>(banca_draws);
    const int one = units_[first + first_third * first_draws] + 10 * (beats_[first] * drew);
    const int other = units_[second + second_third * second_draws] + 10 * (beats_[second] * drew);
    const int to_first = last + superior * static_cast<int>(first_draws);
    const int to_second = last + superior * static_cast<int>(second_draws);
    ++counts[outcome(one, to_first) * 3 + outcome(other, to_second)];
    return next;
  }

  static std::size_t outcome(int pano, int banca) {
    return static_cast<std::size_t>(2 - 2 * (pano > banca) - (pano < banca));
  }

  sim::SabotPlan sabot_;
  Xoshiro source_;
  std::vector<std::uint8_t> cards_;
  std::array<std::uint8_t, 20> units_{};
  std::array<std::uint8_t, 10> seen_{};
  std::array<std::uint8_t, 10> beats_{};
  std::array<std::array<bool, 10>, 2> punto_draws_{};
  std::vector<std::uint8_t> banca_draws_;
};

}  // namespace sabot::bench
