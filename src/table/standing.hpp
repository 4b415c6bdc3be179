#pragma once
// How a table stands after some of its records, as bytes, so that it can go on from there without
// the records before. For the build of the program that wrote them and for no other: another may
// fold the same records into something else.

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "sabot/base/bytes.hpp"
#include "sabot/base/card.hpp"
#include "sabot/ledger/ledger.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/common/people.hpp"
#include "sabot/table/chain.hpp"
#include "sabot/table/promise.hpp"

namespace sabot::rules {

BOOST_DESCRIBE_STRUCT(Person, (), (id, role, seat, standing, chips))
BOOST_DESCRIBE_STRUCT(Places, (), (count, has_13))
BOOST_DESCRIBE_STRUCT(Limits, (), (minimum, maximum, multiples))

}  // namespace sabot::rules

namespace sabot {

template <class T, std::size_t N>
struct BytesForm<std::array<T, N>> {
  static void write(ByteWriter& out, const std::array<T, N>& values) {
    for (const auto& one : values) sabot::write(out, one);
  }
  static bool read(ByteReader& in, std::array<T, N>& values) {
    return std::ranges::all_of(values, [&](T& one) { return sabot::read(in, one); });
  }
};

// These keep what they hold to themselves: each is made again by what is done to it at a table.
template <>
struct BytesForm<SabotCount> {
  static void write(ByteWriter& out, const SabotCount& value);
  static bool read(ByteReader& in, SabotCount& value);
};
template <>
struct BytesForm<rules::People> {
  static void write(ByteWriter& out, const rules::People& value);
  static bool read(ByteReader& in, rules::People& value);
};
template <>
struct BytesForm<ledger::Ledger> {
  static void write(ByteWriter& out, const ledger::Ledger& value);
  static bool read(ByteReader& in, ledger::Ledger& value);
};

}  // namespace sabot

namespace sabot::table {

struct Standing {
  Chain chain;  // of the records before
  std::vector<std::uint8_t> bytes;
};

// A state, and what a table keeps beside it.
template <class State>
struct Stood {
  State state;
  ledger::Ledger books;
  std::optional<Digest> sealed_by;  // the house's key, once it has signed
  bool seal_due = false;
  std::optional<Promise> promise;
};

template <class State>
void write_stood(std::vector<std::uint8_t>& out, const Stood<State>& stood) {
  ByteWriter writer(out);
  write(writer, stood.state);
  write(writer, stood.books);
  write(writer, stood.sealed_by);
  write(writer, stood.seal_due);
  write(writer, stood.promise);
}

template <class State>
bool read_stood(std::span<const std::uint8_t> bytes, Stood<State>& stood) {
  ByteReader in(bytes);
  return read(in, stood.state) && read(in, stood.books) && read(in, stood.sealed_by) &&
         read(in, stood.seal_due) && read(in, stood.promise) && in.done();
}

// Told how a table stood, as often as somebody wants to go on from there.
struct StandingListener {
  std::uint64_t every = 0;  // records; 0: never
  std::function<void(Standing)> take = {};
};

}  // namespace sabot::table
