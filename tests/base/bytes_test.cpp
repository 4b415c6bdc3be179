#include "sabot/base/bytes.hpp"

#include <gtest/gtest.h>

#include "sample.hpp"

namespace sabot {
namespace {

using namespace sample;
using Bytes = std::vector<std::uint8_t>;

static_assert(bytes_bound<BetPlaced>() == 17 + 2 + 10);
static_assert(bytes_bound<NoVaMas>() == 0);
static_assert(bytes_bound<std::optional<Card>>() == 2);
static_assert(bytes_bound<Shown>() == unbounded);
static_assert(bytes_bound<std::variant<BetPlaced, NoVaMas>>() == 30);
static_assert(bytes_bound<Event>() == unbounded);

template <class T>
Bytes bytes_of(const T& value) {
  Bytes out;
  append_bytes(out, value);
  return out;
}

template <class T>
void expect_refused(const Bytes& bytes) {
  ByteReader in(bytes);
  EXPECT_FALSE(read<T>(in)) << testing::PrintToString(bytes);
  EXPECT_TRUE(in.failed());
  EXPECT_FALSE(in.done());
}

TEST(Bytes, WholeNumbersAreVarints) {
  EXPECT_EQ(bytes_of(std::uint64_t{0}), (Bytes{0}));
  EXPECT_EQ(bytes_of(std::uint64_t{127}), (Bytes{0x7f}));
  EXPECT_EQ(bytes_of(std::uint64_t{128}), (Bytes{0x80, 1}));
  EXPECT_EQ(bytes_of(std::uint16_t{300}), (Bytes{0xac, 2}));
  EXPECT_EQ(bytes_of(UINT64_MAX), (Bytes{255, 255, 255, 255, 255, 255, 255, 255, 255, 1}));
  EXPECT_EQ(bytes_of(-1), (Bytes{1}));
  EXPECT_EQ(bytes_of(1), (Bytes{2}));
  EXPECT_EQ(bytes_of(-65), (Bytes{0x81, 1}));
  EXPECT_EQ(bytes_of(INT64_MIN), bytes_of(UINT64_MAX));
}

TEST(Bytes, AVarintHasOneForm) {
  expect_refused<std::uint64_t>({});
  expect_refused<std::uint64_t>({0x80});
  expect_refused<std::uint64_t>({0x80, 0});
  expect_refused<std::uint64_t>({0xff, 0x80, 0});
  expect_refused<std::uint64_t>({255, 255, 255, 255, 255, 255, 255, 255, 255, 2});
  expect_refused<std::uint64_t>({255, 255, 255, 255, 255, 255, 255, 255, 255, 0x81, 0});
}

TEST(Bytes, NumbersKeepToTheirType) {
  EXPECT_EQ(from_bytes<std::uint8_t>(Bytes{0xff, 1}), 255);
  expect_refused<std::uint8_t>({0x80, 2});
  EXPECT_EQ(from_bytes<std::int8_t>(Bytes{0xff, 1}), -128);
  expect_refused<std::int8_t>({0x80, 2});
  EXPECT_EQ(from_bytes<std::int32_t>(bytes_of(INT32_MIN)), INT32_MIN);
  expect_refused<std::int32_t>(bytes_of(std::int64_t{INT32_MAX} + 1));
}

TEST(Bytes, SmallTypes) {
  EXPECT_EQ(bytes_of(true), (Bytes{1}));
  expect_refused<bool>({2});
  EXPECT_EQ(bytes_of(Card::from_index(51)), (Bytes{51}));
  expect_refused<Card>({52});
  EXPECT_EQ(bytes_of(Money{-1}), (Bytes{1}));
  EXPECT_EQ(bytes_of(1_units), (Bytes{0xc8, 1}));
  EXPECT_EQ(bytes_of(Digest{}), Bytes(32));
  expect_refused<Digest>(Bytes(31));
}

TEST(Bytes, EnumsAreTheirDescribedNumbers) {
  EXPECT_EQ(bytes_of(Chance::empate_doble), (Bytes{5}));
  EXPECT_EQ(from_bytes<Chance>(Bytes{5}), Chance::empate_doble);
  expect_refused<Chance>({2});
  expect_refused<Chance>({6});
  EXPECT_THROW(bytes_of(static_cast<Chance>(2)), BrokenInvariant);
}

TEST(Bytes, PeopleAreTheirLetters) {
  EXPECT_EQ(bytes_of("ana"_who), (Bytes{3, 'a', 'n', 'a'}));
  EXPECT_EQ(bytes_of(PersonId()), (Bytes{0}));
  EXPECT_EQ(from_bytes<PersonId>(Bytes{0}), PersonId());
  EXPECT_EQ(from_bytes<PersonId>(bytes_of("abcdefghijklmnop"_who)), "abcdefghijklmnop"_who);
  expect_refused<PersonId>({3, 'a', 'n'});
  expect_refused<PersonId>({3, 'a', 'n', 0});
  expect_refused<PersonId>({3, 'A', 'n', 'a'});
  Bytes long_one(18, 'a');
  long_one[0] = 17;
  expect_refused<PersonId>(long_one);
}

TEST(Bytes, TextListsAndOptionals) {
  EXPECT_EQ(bytes_of(std::string("ñ")), (Bytes{2, 0xc3, 0xb1}));
  expect_refused<std::string>({3, 'a', 'b'});
  EXPECT_EQ(bytes_of(std::vector{Card::from_index(3), Card::from_index(4)}), (Bytes{2, 3, 4}));
  EXPECT_EQ(bytes_of(std::vector<std::string>{"a", ""}), (Bytes{2, 1, 'a', 0}));
  EXPECT_EQ(bytes_of(std::optional<Card>()), (Bytes{0}));
  EXPECT_EQ(bytes_of(std::optional(Card::from_index(3))), (Bytes{1, 3}));
  expect_refused<std::optional<Card>>({2, 3});
  expect_refused<std::optional<Card>>({1});
}

TEST(Bytes, AHostileCountAllocatesNothing) {
  auto bytes = bytes_of(UINT64_MAX);
  expect_refused<std::vector<Card>>(bytes);
  expect_refused<std::string>(bytes);
  expect_refused<std::vector<Digest>>({3, 1, 2});
  std::size_t count = 0;
  EXPECT_TRUE(ByteReader(Bytes{2, 1, 2}).count(count));
  EXPECT_EQ(count, 2u);
  EXPECT_FALSE(ByteReader(Bytes{3, 1, 2}).count(count));
}

TEST(Bytes, AVariantIsItsNumberAndItsFields) {
  const Event event = BetPlaced{"blas"_who, Chance::banca, 1_cents};
  EXPECT_EQ(bytes_of(event), (Bytes{0, 4, 'b', 'l', 'a', 's', 1, 2}));
  EXPECT_EQ(bytes_of(Event(NoVaMas{})), (Bytes{1}));
  expect_refused<Event>({4});
  expect_refused<Event>({0x81, 0});
}

TEST(Bytes, AppendsToWhatIsThere) {
  Bytes out{7};
  append_bytes(out, Event(NoVaMas{}));
  append_bytes(out, 5);
  EXPECT_EQ(out, (Bytes{7, 1, 10}));
}

TEST(Bytes, AWriterThatIsNotUsedChangesNothing) {
  Bytes out{7};
  { ByteWriter writer(out); }
  EXPECT_EQ(out, Bytes{7});
  Bytes none;
  { ByteWriter writer(none); }
  EXPECT_TRUE(none.empty());
}

TEST(Bytes, MakesRoomHoweverMuchIsWritten) {
  const Ruling ruling{std::string(1000, 'x'), {"y", std::string(300, 'z')}, {}, Digest{}, 1, 2};
  Bytes out;
  {
    ByteWriter writer(out);
    for (int i = 0; i < 1000; ++i) {
      write(writer, Event(BetPlaced{"abcdefghijklmnop"_who, Chance::banca, Money{INT64_MIN}}));
      write(writer, ruling);
      writer.byte(9);
      writer.varint(UINT64_MAX);
      writer.raw(Bytes(500, 4));
    }
  }
  ByteReader in(out);
  for (int i = 0; i < 1000; ++i) {
    ASSERT_EQ(read<Event>(in),
              Event(BetPlaced{"abcdefghijklmnop"_who, Chance::banca, Money{INT64_MIN}}));
    ASSERT_EQ(read<Ruling>(in), ruling);
    std::uint8_t byte = 0;
    std::uint64_t number = 0;
    std::span<const std::uint8_t> raw;
    ASSERT_TRUE(in.byte(byte) && in.varint(number) && in.raw(500, raw));
    ASSERT_EQ(byte, 9);
    ASSERT_EQ(number, UINT64_MAX);
    ASSERT_EQ(raw.back(), 4);
  }
  EXPECT_TRUE(in.done());
}

TEST(Bytes, FailureIsSticky) {
  const Bytes bytes{2, 1, 1};
  ByteReader in(bytes);
  EXPECT_FALSE(read<bool>(in));
  EXPECT_FALSE(read<bool>(in));
  EXPECT_EQ(in.left(), 0u);
  EXPECT_FALSE(in.done());
}

TEST(Bytes, WhatIsLeftOverIsRefused) {
  EXPECT_EQ(from_bytes<bool>(Bytes{1}), true);
  EXPECT_EQ(from_bytes<bool>(Bytes{1, 0}), std::nullopt);
}

RC_GTEST_PROP(Bytes, WhatIsWrittenIsReadBack, (const std::vector<Event>& events)) {
  RC_ASSERT(from_bytes<std::vector<Event>>(bytes_of(events)) == events);
}

RC_GTEST_PROP(Bytes, NumbersAreReadBack, (std::int64_t number, std::uint64_t other)) {
  const auto shift = *rc::gen::inRange(0, 64);
  number >>= shift;
  other >>= shift;
  RC_ASSERT(from_bytes<std::int64_t>(bytes_of(number)) == number);
  RC_ASSERT(from_bytes<std::uint64_t>(bytes_of(other)) == other);
}

// Random bytes are seldom a value: small ones and a changed good record are more often.
RC_GTEST_PROP(Bytes, WhatIsReadIsWrittenTheSame, (const Event& event, Bytes garbage)) {
  const auto check = [](const Bytes& bytes) {
    ByteReader in(bytes);
    const auto value = read<Event>(in);
    RC_ASSERT(value.has_value() != in.failed());
    if (!value) return;
    const auto used = static_cast<std::ptrdiff_t>(bytes.size() - in.left());
    RC_ASSERT(bytes_of(*value) == Bytes(bytes.begin(), bytes.begin() + used));
  };
  check(garbage);
  for (auto& byte : garbage) byte &= 7;
  check(garbage);
  auto changed = bytes_of(event);
  changed[*rc::gen::inRange<std::size_t>(0, changed.size())] = *rc::gen::arbitrary<std::uint8_t>();
  check(changed);
  changed = bytes_of(event);
  changed.resize(*rc::gen::inRange<std::size_t>(0, changed.size()));
  check(changed);
}

}  // namespace
}  // namespace sabot
