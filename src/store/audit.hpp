#pragma once
// A stored table proved from its records: the journal made again from the rows and audited
// (table/audit.hpp), every stored posting against the one that the rules make, every balance
// against their sum, its times against the seals, its croupier's secret against what was promised.
// Reads at one moment and lets go of it before it computes: a writer goes on.

#include <expected>
#include <optional>
#include <vector>

#include "sabot/store/reader.hpp"
#include "sabot/store/times_check.hpp"
#include "sabot/table/audit.hpp"

namespace sabot::store {

// The journal's bytes, as a file would hold them.
Stored<std::vector<std::uint8_t>> journal_of(Reader& reader, std::string_view table);

// With what nobody has signed of it.
struct StoredAudit : table::Audited {
  Untimed untimed;
};

std::expected<StoredAudit, table::AuditFault> audit(Reader& reader, const TableInfo& info,
                                                    const table::AuditDemands& demands,
                                                    law::Language language);

// The key with which the house signs, as the store keeps it; none where it keeps none.
Stored<std::optional<Digest>> house_key(Reader& reader);

}  // namespace sabot::store
