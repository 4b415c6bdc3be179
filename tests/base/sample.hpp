#pragma once
// A small game's events, with a field of every kind, and generators of them and of base's types.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "sabot/base/card.hpp"
#include "sabot/base/digest.hpp"
#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"
#include "sabot/base/reflect.hpp"

namespace sabot::sample {

// The gap in the numbers is there to be refused.
enum class Chance : std::uint8_t { punto = 0, banca = 1, empate_doble = 5 };
BOOST_DESCRIBE_ENUM(Chance, punto, banca, empate_doble)

struct BetPlaced {
  PersonId by;
  Chance on{};
  Money stake;

  friend bool operator==(const BetPlaced&, const BetPlaced&) = default;
};
BOOST_DESCRIBE_STRUCT(BetPlaced, (), (by, on, stake))

struct NoVaMas {
  friend bool operator==(const NoVaMas&, const NoVaMas&) = default;
};
BOOST_DESCRIBE_STRUCT(NoVaMas, (), ())

struct Shown {
  std::vector<Card> cards;
  std::optional<Card> third_card;
  bool natural = false;

  friend bool operator==(const Shown&, const Shown&) = default;
};
BOOST_DESCRIBE_STRUCT(Shown, (), (cards, third_card, natural))

struct Ruling {
  std::string why;
  std::vector<std::string> words;
  std::vector<Chance> on;
  std::optional<Digest> proof;
  std::int32_t seat = 0;
  std::uint64_t sequence = 0;

  friend bool operator==(const Ruling&, const Ruling&) = default;
};
BOOST_DESCRIBE_STRUCT(Ruling, (), (why, words, on, proof, seat, sequence))

using Event = std::variant<BetPlaced, NoVaMas, Shown, Ruling>;

}  // namespace sabot::sample

namespace rc {

// What a text of ours may hold: letters of one to four bytes, what must be escaped, and blanks.
inline Gen<std::string> clean_text() {
  const auto pieces =
      gen::container<std::vector<std::string>>(gen::elementOf(std::vector<std::string>{
          "a", "Z", "0", " ", "\"", "\\", "\n", "\t", "=", ",", "[", "]", "#", "ñ", "€", "🂡"}));
  return gen::map(pieces, [](const std::vector<std::string>& all) {
    std::string text;
    for (const auto& one : all) text += one;
    return text;
  });
}

template <>
struct Arbitrary<sabot::Money> {
  static Gen<sabot::Money> arbitrary() {
    return gen::construct<sabot::Money>(gen::arbitrary<std::int64_t>());
  }
};

template <>
struct Arbitrary<sabot::Card> {
  static Gen<sabot::Card> arbitrary() {
    return gen::map(gen::inRange(0, sabot::Card::kinds), &sabot::Card::from_index);
  }
};

template <>
struct Arbitrary<sabot::PersonId> {
  static Gen<sabot::PersonId> arbitrary() {
    const std::string letters = "abcdefghijklmnopqrstuvwxyz";
    return gen::exec([letters] {
      std::string handle(1, *gen::elementOf(letters));
      const auto more = *gen::inRange<std::size_t>(0, sabot::PersonId::max_length);
      handle += *gen::container<std::string>(more, gen::elementOf(letters + "0123456789-_"));
      return *sabot::PersonId::from(handle);
    });
  }
};

template <>
struct Arbitrary<sabot::Digest> {
  static Gen<sabot::Digest> arbitrary() {
    return gen::map(gen::arbitrary<std::array<std::uint8_t, 32>>(),
                    [](const std::array<std::uint8_t, 32>& bytes) { return sabot::Digest{bytes}; });
  }
};

template <>
struct Arbitrary<sabot::sample::Chance> {
  static Gen<sabot::sample::Chance> arbitrary() {
    using enum sabot::sample::Chance;
    return gen::element(punto, banca, empate_doble);
  }
};

template <class T>
Gen<std::optional<T>> perhaps() {
  return gen::exec([] {
    return *gen::arbitrary<bool>() ? std::optional<T>(*gen::arbitrary<T>()) : std::nullopt;
  });
}

template <>
struct Arbitrary<sabot::sample::Event> {
  static Gen<sabot::sample::Event> arbitrary() {
    using namespace sabot;
    return gen::exec([]() -> sample::Event {
      switch (*gen::inRange(0, 4)) {
        case 0:
          return sample::BetPlaced{*gen::arbitrary<PersonId>(), *gen::arbitrary<sample::Chance>(),
                                   *gen::arbitrary<Money>()};
        case 1: return sample::NoVaMas{};
        case 2:
          return sample::Shown{*gen::arbitrary<std::vector<Card>>(), *perhaps<Card>(),
                               *gen::arbitrary<bool>()};
        default:
          return sample::Ruling{*clean_text(),
                                *gen::container<std::vector<std::string>>(clean_text()),
                                *gen::arbitrary<std::vector<sample::Chance>>(),
                                *perhaps<Digest>(),
                                *gen::arbitrary<std::int32_t>(),
                                *gen::arbitrary<std::uint64_t>()};
      }
    });
  }
};

}  // namespace rc
