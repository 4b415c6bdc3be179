#pragma once
// Whether a journal is what the rules, the house's key and the sabot's promises make it: its chain,
// every decision and posting computed again, the seals, and the cards against the order committed
// to. Names the first thing that is wrong, with its record and the articles that say so.

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sabot/law/catalogue.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/record.hpp"
#include "sabot/table/replay.hpp"
#include "sabot/table/spin_check.hpp"
#include "sabot/table/talla_check.hpp"

namespace sabot::table {

struct AuditDemands {
  std::optional<Digest> head;  // in which it must end
  std::optional<Digest> key;   // with which every coup must be signed
  // A signed journal must have its last seal, unless its head is known; a table still in play need
  // not.
  bool whole = true;
};

struct AuditFault {
  std::optional<std::uint64_t> sequence;  // of the record that is wrong
  std::string what;                       // which names that record, too
  std::vector<law::Citation> by;          // what says so; or else what the record itself cites
  bool unknown = false;                   // this program cannot judge it: a game it does not know
};

struct Audited {
  Genesis genesis;
  law::Ruleset ruleset;
  Account account;
  TallaCheck tallas;
  SpinCheck spins;
};

std::expected<Audited, AuditFault> audit_journal(std::span<const std::uint8_t> bytes,
                                                 const AuditDemands& demands,
                                                 law::Language language,
                                                 const PostingListener& listener = {});

// What the events of a record cite, each article once; nothing where it cannot be read.
std::vector<law::Citation> articles_of_record(const Game& game, std::span<const std::uint8_t> bytes,
                                              std::uint64_t sequence);

}  // namespace sabot::table
