#pragma once
// What may be written into the store. Each write is stored whole or not at all.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/describe/enum.hpp>

#include "sabot/base/digest.hpp"
#include "sabot/base/person.hpp"
#include "sabot/law/catalogue.hpp"
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
  std::string settings = "{}";  // JSON: whatever else the program running the table wants to keep

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

// Why money comes into somebody's wallet, or leaves it.
enum class WalletReason : std::uint8_t {
  allowance,  // what the club gives everybody for an evening
  given,      // what a club that plays for nothing gives to anybody who asks
  paid_in,    // at the counter
  paid_out,
  bought,  // chips of a table
  returned,
};
BOOST_DESCRIBE_ENUM(WalletReason, allowance, given, paid_in, paid_out, bought, returned)

struct WalletChange {
  PersonId person;
  Money amount;  // below zero: it leaves the wallet
  WalletReason why{};
  PersonId by = {};  // the cashier, where it was not the house's own

  friend bool operator==(const WalletChange&, const WalletChange&) = default;
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
  std::optional<CommandKey> answers;       // a repeated command is answered by this record
  std::vector<WalletChange> wallets = {};  // what its chips were bought with, or became
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

enum class PersonKind : std::uint8_t { guest, account };
BOOST_DESCRIBE_ENUM(PersonKind, guest, account)

// Somebody the house knows. The handle is theirs for good: chips may lie under it.
struct PersonInfo {
  PersonId handle;
  PersonKind kind{};
  std::optional<std::string> password = {};  // of an account: libsodium's string of Argon2id
  Milliseconds created = 0;
  std::optional<law::Language> language = {};  // none where none was chosen
  std::optional<std::string> called = {};      // as the person writes it, where that differs

  friend bool operator==(const PersonInfo&, const PersonInfo&) = default;
};

// That somebody is signed in. Reading the store must not be enough to sign in: the token itself is
// nowhere in it.
struct SessionInfo {
  Digest token;  // its BLAKE2b-256
  PersonId person;
  Milliseconds created = 0;
  Milliseconds expires = 0;

  friend bool operator==(const SessionInfo&, const SessionInfo&) = default;
};

// An office of a person, at one table or, where none is named, in the whole house.
struct RoleInfo {
  PersonId person;
  std::string table;
  std::string role;

  friend bool operator==(const RoleInfo&, const RoleInfo&) = default;
};

// A person, or what has changed about one; when they were created never changes.
struct PutPerson {
  PersonInfo info;
  bool is_new = false;                      // then nobody may have this handle
  std::optional<SessionInfo> session = {};  // opened with it, or one that stays when the others end
  bool ends_other_sessions = false;
};

struct PutSession {
  SessionInfo info;
  // Then one that has been dropped stays so, and only its end changes.
  bool prolongs = false;
};

struct DropSession {
  Digest token;
};

// All of a person's.
struct DropSessions {
  PersonId person;
};

// One that is there already is no error; nor is one that is not there, when it is revoked. Both
// stand in the trail, with the person who did it, where it is known.
struct GrantRole {
  RoleInfo info;
  Milliseconds at = 0;
  PersonId by = {};
};
struct RevokeRole {
  RoleInfo info;
  Milliseconds at = 0;
  PersonId by = {};
};

// Stands in the trail.
struct SetSettings {
  std::string table;
  std::string settings;  // JSON, in the place of TableInfo's
  Milliseconds at = 0;
};

// Anything else that is to stand in the trail.
struct Note {
  Milliseconds at = 0;
  std::string entry;  // JSON
};

// How a table stands after this many records, for a house that opens it again or tells of it.
struct KeepStanding {
  std::string table;
  std::uint64_t length = 0;
  std::vector<std::uint8_t> bytes;
  Digest mark;  // only the house could make it
};

// What the cashier takes in or pays out, away from any table.
struct MoveMoney {
  Milliseconds at = 0;
  WalletChange change;
  std::string key = {};  // of the person who does it; one that was used already is refused
};

// Forgets the oldest answers given before, at most this many: everybody waits for it.
struct PruneAnswers {
  Milliseconds before = 0;
  std::uint32_t most = 10'000;
};

// Forgets sessions that ended before.
struct PruneSessions {
  Milliseconds before = 0;
};

using Write = std::variant<Append, NewTable, Refused, SetMeta, PutPerson, PutSession, DropSession,
                           DropSessions, GrantRole, RevokeRole, SetSettings, PruneAnswers,
                           PruneSessions, Note, KeepStanding, MoveMoney>;

// The table that a write belongs to; empty where it belongs to none.
std::string_view table_of(const Write& write);

}  // namespace sabot::store
