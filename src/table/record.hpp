#pragma once
// What the records of a table's journal say, as canonical bytes: first the table itself, then
// every command that was accepted, with the events it led to and their articles; and the house's
// seals, where it signs (seal.hpp).

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/base/bytes.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/common/ruled.hpp"

namespace sabot {

// A citation is stored by its number, which is never reused.
template <>
struct BytesForm<law::Citations> {
  static constexpr std::size_t bound = 1 + 3 * law::Citations::capacity;
  static void write(ByteWriter& out, const law::Citations& value) {
    out.put_byte(static_cast<std::uint8_t>(value.size()));
    for (const auto one : value) out.put_varint(one.number);
  }
  static bool read(ByteReader& in, law::Citations& value);
};

}  // namespace sabot

namespace sabot::table {

using boost::describe::operators::operator==;

// The first record: which game, by which rules, written by which catalogue.
struct Genesis {
  int format = 1;          // 2 where the table is one of a house's
  std::string game;        // "punto-y-banca"
  std::string regulation;  // "as11"
  std::string overlay;     // the operator's settings, in TOML; empty where there are none
  Digest parameters;       // a hash of all the values in force: digest_of(ruleset)
  std::string catalogue;   // its fingerprint, to tell which version of the law wrote it
  std::string table;       // its id, so that no other table's journal can stand in its place
};
// The table's id comes behind them, in format 2.
BOOST_DESCRIBE_STRUCT(Genesis, (), (format, game, regulation, overlay, parameters, catalogue))

// Of every parameter with its value and its source: a journal is decided again only by the rules
// that it was written by. One that came later counts only where an operator has set it.
Digest digest_of(const law::Ruleset& ruleset);

// A timed seal signs, too, when the records before it were written (seal.hpp).
enum class RecordKind : std::uint8_t { genesis = 0, decision = 1, seal = 2, timed_seal = 3 };

inline void write_genesis(std::vector<std::uint8_t>& out, const Genesis& genesis) {
  ByteWriter writer(out);
  writer.byte(static_cast<std::uint8_t>(RecordKind::genesis));
  write(writer, genesis);
  if (genesis.format == 2) write(writer, genesis.table);
}

template <class Command, class Event>
void write_decision(std::vector<std::uint8_t>& out, const rules::By<Command>& command,
                    const std::vector<rules::Ruled<Event>>& events) {
  ByteWriter writer(out);
  writer.byte(static_cast<std::uint8_t>(RecordKind::decision));
  write(writer, command.who);
  write(writer, command.command);
  writer.varint(events.size());
  for (const auto& one : events) {
    write(writer, one.event);
    write(writer, one.by);
  }
}

// Of a payload; false where it is not canonical. The reader stands behind what was read.
bool read_kind(ByteReader& in, RecordKind& kind);

constexpr bool is_seal(RecordKind kind) {
  return kind == RecordKind::seal || kind == RecordKind::timed_seal;
}
bool is_seal(std::span<const std::uint8_t> payload);

template <class Command>
bool read_command(ByteReader& in, rules::By<Command>& command) {
  return read(in, command.who) && read(in, command.command);
}

template <class Event>
bool read_events(ByteReader& in, std::vector<rules::Ruled<Event>>& events) {
  std::size_t count = 0;
  if (!in.count(count)) return false;
  events.clear();
  for (; count != 0; --count) {
    auto& one = events.emplace_back();
    if (!read(in, one.event) || !read(in, one.by)) return false;
  }
  return in.done();
}

}  // namespace sabot::table
