#pragma once
// Where each random word of a simulation stands. A word is a function of the seed and of what it
// is for, and of nothing else: not of how many threads there are, nor of how many coups a vector
// holds, nor of which machine computes the block.

#include <array>
#include <cstdint>

#include "sabot/sim/philox.hpp"

namespace sabot::sim {

enum class Stream : std::uint8_t {
  coup_cards,    // independent coups: six words for each attempt
  coup_choices,  // and two for those who choose whether to draw
  coup_finer,    // and the lower halves of these, where the upper halves do not tell
  talla_cards,   // whole tallas: a word for the card turned, and six for each coup
  talla_redraws,
  talla_choices,
  talla_finer,
  spins,          // of a wheel: a word for each attempt
  panos_cards,    // coups with two paños: nine words for each attempt
  panos_choices,  // and three for those who choose whether to draw
  panos_finer,
  rows_cards,  // coups of two rows: a word for each attempt at a card
};

// A call of Philox gives eight words of 16 bits: three calls serve four coups of six cards, and
// one more serves their choices.
inline constexpr int words_per_call = 8;
inline constexpr int cards_per_coup = 6;
inline constexpr int coups_per_group = 4;
inline constexpr int calls_per_group = 3;
inline constexpr std::uint64_t word_range = 1 << 16;

// Blocks are counted with 56 bits.
struct Place {
  std::uint64_t seed = 0;
  std::uint64_t block = 0;
  std::uint32_t talla = 0;  // of the block; of spins, how many zeros came before

  PhiloxCounter counter(Stream stream, std::uint32_t call) const {
    const auto high = static_cast<std::uint32_t>(block >> 32);
    return {call, talla, static_cast<std::uint32_t>(block),
            static_cast<std::uint32_t>(stream) << 24 | high};
  }
  std::uint16_t word(Stream stream, std::uint32_t call, int which) const {
    return part(philox(counter(stream, call), seed), which);
  }

  // For the six cards that a coup may need; the calls of its stream begin at `first`. They are in
  // one call or in two.
  std::array<std::uint16_t, cards_per_coup> card_words(Stream stream, std::uint32_t first,
                                                       std::uint32_t coup) const {
    const int begin = static_cast<int>(coup % coups_per_group) * cards_per_coup;
    auto call = first + coup / coups_per_group * calls_per_group +
                static_cast<std::uint32_t>(begin / words_per_call);
    auto called = philox(counter(stream, call), seed);
    std::array<std::uint16_t, cards_per_coup> words{};
    for (int i = 0; i < cards_per_coup; ++i) {
      const int at = (begin + i) % words_per_call;
      if (i > 0 && at == 0) called = philox(counter(stream, ++call), seed);
      words[static_cast<std::size_t>(i)] = part(called, at);
    }
    return words;
  }
  // For a choice, 32 bits; the lower half comes from a stream of its own.
  std::uint16_t choice_word(Stream stream, std::uint32_t coup, int hand) const {
    return word(stream, coup / coups_per_group,
                static_cast<int>(coup % coups_per_group) * 2 + hand);
  }
  std::uint16_t finer_word(Stream stream, std::uint32_t coup, int hand) const {
    return word(stream, coup * 2 + static_cast<std::uint32_t>(hand), 0);
  }

  // One of the eight words of a call.
  static std::uint16_t part(const PhiloxWords& words, int which) {
    return static_cast<std::uint16_t>(words[static_cast<std::size_t>(which / 2)] >>
                                      (which % 2 * 16));
  }
};

// Lemire's multiplication: a word gives one of `range` values, all of them equally likely if the
// words for which this is true are left out.
constexpr bool is_uneven(std::uint16_t word, std::uint32_t range) {
  return (word * range) % word_range < word_range % range;
}
constexpr int value_of(std::uint16_t word, std::uint32_t range) {
  return static_cast<int>(word * range >> 16);
}

}  // namespace sabot::sim
