#pragma once
// What may be written into the store. Each write is stored whole or not at all.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sabot/base/digest.hpp"
#include "sabot/base/person.hpp"
#include "sabot/ledger/posting.hpp"

namespace sabot::store {

// Milliseconds since 1970, by the caller's clock: the store has none.
using Milliseconds = std::int64_t;

struct TableInfo {
  std::string id;
  Milliseconds created = 0;
  std::string name;
  std::string regulation;  // "as11"
  std::string game;        // "punto-y-banca"
  std::string overlay;     // the operator's settings of the rules, in TOML
  std::string profile;
  std::string settings = "{}";  // JSON: whatever else whoever runs the table wants to keep of it

  friend bool operator==(const TableInfo&, const TableInfo&) = default;
};

// What becomes of the bytes that a table keeps to itself, such as the order of its cards.
struct KeepSecret {};
struct DropSecret {};
using SecretChange = std::variant<KeepSecret, DropSecret, std::vector<std::uint8_t>>;

// Who gave a command, and by which key it is known again when it comes twice.
struct CommandKey {
  PersonId person;
  std::string key;
};

// The next record of a table, with all that belongs to it.
struct Append {
  std::string table;
  std::uint64_t sequence = 0;
  Milliseconds at = 0;
  std::vector<std::uint8_t> payload;
  Digest hash;  // as table::Chain links it
  std::vector<ledger::Posting> postings;
  SecretChange secret;
  std::optional<CommandKey> answers;  // a repeated command is answered by this record
};

// A table, with its first record.
struct NewTable {
  TableInfo info;
  Append first;  // of this table, sequence 0
};

// A command that was refused, so that it is refused in the same words when it comes twice.
struct Refused {
  std::string table;
  Milliseconds at = 0;
  CommandKey command;
  std::string refusal;  // JSON
};

struct SetMeta {
  std::string key;
  std::string value;
};

using Write = std::variant<Append, NewTable, Refused, SetMeta>;

// The table that a write belongs to; empty where it belongs to none.
std::string_view table_of(const Write& write);

}  // namespace sabot::store
