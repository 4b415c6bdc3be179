#pragma once
// What a person needs to prove a coup: its records up to the seal, each with its hash, and with its
// bytes where the person was told all that they say.

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/base/digest.hpp"
#include "sabot/server/stored_table.hpp"

namespace sabot::server {

struct ProvenRecord {
  std::uint64_t sequence = 0;
  Milliseconds at = 0;
  Digest hash;
  std::optional<std::vector<std::uint8_t>> payload;  // none: it holds what the person may not see
};
struct Proof {
  Digest before;  // the hash of the record before the first, or zeros
  std::vector<ProvenRecord> records;
};

// The records from a sequence on, to the first seal among them; none where no seal has come yet,
// since nobody may prove a coup that is under way.
std::expected<Proof, std::string> proof_of(store::Reader& reader, const table::HouseKey& key,
                                           std::string_view table, const Stretch& stretch,
                                           const PersonId& person);

}  // namespace sabot::server
