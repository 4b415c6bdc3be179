// The two sources of chance: that they cannot be mixed up, that one is reproducible and the other
// is not, and that neither favours any number.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "sabot/base/invariant.hpp"
#include "sabot/base/little_endian.hpp"
#include "sabot/chance/live_source.hpp"
#include "sabot/chance/random_source.hpp"
#include "sabot/chance/seeded_source.hpp"

namespace sabot::chance {
namespace {

static_assert(RandomSource<LiveSource> && RandomSource<SeededSource>);
// Nothing turns one into the other, and nothing stands for both.
static_assert(!std::is_convertible_v<SeededSource, LiveSource>);
static_assert(!std::is_convertible_v<LiveSource, SeededSource>);
static_assert(!std::is_constructible_v<LiveSource, SeededSource&>);
static_assert(!std::is_constructible_v<SeededSource, LiveSource&>);
static_assert(!std::is_polymorphic_v<LiveSource> && !std::is_polymorphic_v<SeededSource>);
// The live source holds nothing that could be kept and used again.
static_assert(std::is_empty_v<LiveSource>);
static_assert(!std::is_copy_constructible_v<LiveSource> && !std::is_copy_assignable_v<LiveSource>);
static_assert(!std::is_move_constructible_v<LiveSource> && !std::is_move_assignable_v<LiveSource>);
static_assert(!std::is_constructible_v<LiveSource, std::uint64_t>);
static_assert(!std::is_constructible_v<LiveSource, std::uint64_t, std::uint64_t>);

std::vector<std::uint8_t> bytes_of(SeededSource& source, std::size_t count) {
  std::vector<std::uint8_t> bytes(count);
  source.fill(bytes);
  return bytes;
}

std::vector<std::uint32_t> numbers_of(SeededSource& source, std::uint32_t bound, int count) {
  std::vector<std::uint32_t> numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(source.below(bound));
  return numbers;
}

// The published test vector of ChaCha20 with a key and a nonce of zeros.
TEST(SeededSource, IsTheKeystreamOfChaCha20) {
  SeededSource source(0, 0);
  const std::vector<std::uint8_t> published{0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90,
                                            0x40, 0x5d, 0x6a, 0xe5, 0x53, 0x86, 0xbd, 0x28,
                                            0xbd, 0xd2, 0x19, 0xb8, 0xa0, 0x8d, 0xed, 0x1a,
                                            0xa8, 0x36, 0xef, 0xcc, 0x8b, 0x77, 0x0d, 0xc7};
  EXPECT_EQ(bytes_of(source, published.size()), published);
}

// From the same vector, worked out separately: each word × bound ÷ 2³².
TEST(SeededSource, GivesKnownNumbers) {
  SeededSource cards(0, 0);
  EXPECT_EQ(numbers_of(cards, 52, 8), (std::vector<std::uint32_t>{35, 29, 46, 8, 37, 5, 41, 40}));
  SeededSource dice(0, 0);
  EXPECT_EQ(numbers_of(dice, 6, 8), (std::vector<std::uint32_t>{4, 3, 5, 0, 4, 0, 4, 4}));
}

TEST(SeededSource, TheSameSeedAndStreamGiveTheSameNumbers) {
  SeededSource one(7, 3);
  SeededSource other(7, 3);
  EXPECT_EQ(numbers_of(one, 1000, 2000), numbers_of(other, 1000, 2000));
}

TEST(SeededSource, AnotherSeedOrStreamGivesOthers) {
  SeededSource first(7, 3);
  SeededSource other_seed(8, 3);
  SeededSource other_stream(7, 4);
  SeededSource swapped(3, 7);
  const auto bytes = bytes_of(first, 32);
  EXPECT_NE(bytes_of(other_seed, 32), bytes);
  EXPECT_NE(bytes_of(other_stream, 32), bytes);
  EXPECT_NE(bytes_of(swapped, 32), bytes);
}

// However it is asked for, it is one stream of bytes, across the buffer's ends too.
TEST(SeededSource, GivesTheSameBytesInAnyPortions) {
  SeededSource whole(1, 1);
  const auto expected = bytes_of(whole, 5000);
  for (const std::size_t portion : {1u, 3u, 64u, 1000u, 1023u, 1024u, 1025u, 4999u}) {
    SeededSource parts(1, 1);
    std::vector<std::uint8_t> joined(5000);
    for (std::size_t at = 0; at < joined.size(); at += portion)
      parts.fill(std::span(joined).subspan(at, std::min(portion, joined.size() - at)));
    EXPECT_EQ(joined, expected) << portion;
  }
}

// A number is four bytes of that stream, even where they straddle the buffer's end.
TEST(SeededSource, NumbersAreReadAcrossTheBuffersEnd) {
  SeededSource bytes(1, 1);
  const auto stream = bytes_of(bytes, 1030);
  SeededSource numbers(1, 1);
  bytes_of(numbers, 1022);
  const auto word = load_le<std::uint32_t>(stream.data() + 1022);
  EXPECT_EQ(numbers.below(1u << 31), word >> 1);
}

TEST(SeededSource, SeeksToAnyBlock) {
  SeededSource whole(9, 9);
  const auto expected = bytes_of(whole, 100 * SeededSource::block_bytes);
  SeededSource jumping(9, 9);
  for (const std::size_t block : {99u, 0u, 17u, 16u, 15u}) {
    jumping.seek(block);
    const auto found = bytes_of(jumping, SeededSource::block_bytes);
    EXPECT_TRUE(std::equal(
        found.begin(), found.end(),
        expected.begin() + static_cast<std::ptrdiff_t>(block * SeededSource::block_bytes)));
  }
  jumping.seek(std::uint64_t{1} << 40);
  EXPECT_NE(bytes_of(jumping, 64), bytes_of(whole, 64));
}

// Chi-square of `rolls` numbers below `bound`; its mean is bound − 1, its variance twice that.
std::uint64_t chi_square(SeededSource& source, std::uint32_t bound, std::uint64_t rolls) {
  std::vector<std::uint64_t> seen(bound);
  for (std::uint64_t i = 0; i < rolls; ++i) ++seen.at(source.below(bound));
  std::uint64_t squares = 0;
  for (const auto count : seen) squares += count * count;
  return squares * bound / rolls - rolls;
}

// The seeds are fixed, so this either always passes or never does. Ten times the mean is far
// beyond what a fair source gives.
TEST(SeededSource, FavoursNoNumber) {
  for (const std::uint32_t bound : {2u, 6u, 37u, 52u, 312u, 416u}) {
    SeededSource source(2026, bound);
    EXPECT_LT(chi_square(source, bound, 1000ull * bound), 10ull * bound) << bound;
  }
}

// Three quarters of all words: here a source that rejects nothing shows at once. By taking the
// remainder it would give the first third of the numbers twice as often, by multiplying every
// third number. Two in a hundred is over four standard deviations.
TEST(SeededSource, RejectsWhatWouldFavourSomeNumbers) {
  constexpr std::uint32_t bound = 3u << 30;
  SeededSource source(5, 5);
  std::array<int, 3> thirds{};
  std::array<int, 3> remainders{};
  for (int i = 0; i < 90'000; ++i) {
    const auto number = source.below(bound);
    ++thirds.at(number >> 30);
    ++remainders.at(number % 3);
  }
  for (const int count : thirds) EXPECT_NEAR(count, 30'000, 600);
  for (const int count : remainders) EXPECT_NEAR(count, 30'000, 600);
}

template <class S>
void expect_bounds_kept(S& source) {
  for (int i = 0; i < 100; ++i) EXPECT_EQ(source.below(1), 0u);
  for (const std::uint32_t bound : {2u, 3u, 52u, 0x80000001u, 0xffffffffu})
    for (int i = 0; i < 1000; ++i) EXPECT_LT(source.below(bound), bound);
  EXPECT_THROW(source.below(0), BrokenInvariant);
}

TEST(SeededSource, StaysBelowItsBound) {
  SeededSource source(1, 2);
  expect_bounds_kept(source);
}

TEST(LiveSource, StaysBelowItsBound) {
  LiveSource source;
  expect_bounds_kept(source);
}

// That one of 52 numbers fails to come up in 10,000 has a chance of less than 10⁻⁸⁰.
TEST(LiveSource, EveryNumberComesUp) {
  LiveSource source;
  std::array<int, 52> seen{};
  for (int i = 0; i < 10'000; ++i) ++seen.at(source.below(52));
  EXPECT_EQ(std::ranges::count(seen, 0), 0);
}

TEST(LiveSource, NeverGivesTheSameTwice) {
  LiveSource one;
  LiveSource other;
  std::array<std::uint8_t, 32> first{};
  std::array<std::uint8_t, 32> second{};
  std::array<std::uint8_t, 32> third{};
  one.fill(first);
  one.fill(second);
  other.fill(third);
  EXPECT_NE(first, second);
  EXPECT_NE(first, third);
}

}  // namespace
}  // namespace sabot::chance
