#include "sabot/sim/philox.hpp"

#include <gtest/gtest.h>

#include "sabot/sim/words.hpp"

namespace sabot::sim {
namespace {

// From kat_vectors of Random123 1.09, philox4x32 with 10 rounds.
TEST(Philox, KnownAnswers) {
  EXPECT_EQ(philox({0, 0, 0, 0}, 0), (PhiloxWords{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  constexpr std::uint32_t ones = 0xffffffff;
  EXPECT_EQ(philox({ones, ones, ones, ones}, ~std::uint64_t{0}),
            (PhiloxWords{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, 0x299f31d0a4093822),
            (PhiloxWords{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

// Of all words, those that are not uneven give every value equally often.
TEST(Words, EveryValueIsEquallyLikely) {
  for (const std::uint32_t range : {1u, 2u, 3u, 7u, 52u, 305u, 311u, 312u, 416u, 831u, 832u}) {
    std::vector<std::uint32_t> often(range);
    for (std::uint32_t word = 0; word < word_range; ++word)
      if (const auto one = static_cast<std::uint16_t>(word); !is_uneven(one, range))
        ++often[static_cast<std::size_t>(value_of(one, range))];
    for (const auto count : often) ASSERT_EQ(count, word_range / range) << range;
  }
}

// The words of four coups are the 24 words of three calls, each used once.
TEST(Words, FourCoupsUseThreeCalls) {
  const Place place{.seed = 5, .block = 6, .talla = 7};
  for (std::uint32_t coup = 4; coup < 8; ++coup)
    for (int card = 0; card < cards_per_coup; ++card) {
      const auto at = static_cast<int>(coup - 4) * cards_per_coup + card;
      EXPECT_EQ(
          place.card_words(Stream::talla_cards, 1, coup)[static_cast<std::size_t>(card)],
          place.word(Stream::talla_cards, 1 + 3 + static_cast<std::uint32_t>(at / 8), at % 8));
    }
}

}  // namespace
}  // namespace sabot::sim
