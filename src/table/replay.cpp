#include "sabot/table/replay.hpp"

namespace sabot::table {

ReplayFault as_replay_fault(const JournalFault& fault) {
  return {fault.sequence_expected, describe(fault, law::Language::en), {}};
}

std::string text_of(const ReplayFault& fault) {
  if (fault.sequence == 0) return fault.what;
  return "record " + std::to_string(fault.sequence) + ": " + fault.what;
}

std::expected<Genesis, ReplayFault> read_genesis(JournalReader& reader) {
  const auto first = reader.next();
  if (!first) return std::unexpected(as_replay_fault(first.error()));
  if (!*first) return std::unexpected(ReplayFault{0, "the journal is empty", {}});
  ByteReader in((*first)->payload);
  RecordKind kind{};
  Genesis genesis;
  if (!read_kind(in, kind) || kind != RecordKind::genesis || !read(in, genesis) ||
      (genesis.format == 2 && !read(in, genesis.table)) || !in.done())
    return std::unexpected(ReplayFault{0, "the first record does not say what the table is", {}});
  if (genesis.format != 1 && genesis.format != 2)
    return std::unexpected(ReplayFault{0, "the journal is of a later format", {}});
  return genesis;
}

std::string SealCheck::take_seal(const Seal& seal, const Chain& before) {
  if (sealed_.key && *sealed_.key != seal.key) return "the seal is of another house's key";
  if (!holds(seal, before)) return "the seal does not hold: what stands before it was not signed";
  sealed_.key = seal.key;
  ++sealed_.seals;
  sealed_.ended = seal.last;
  sealed_.due = false;
  return {};
}

std::string SealCheck::take_decision(bool closes_a_coup) {
  if (sealed_.key && sealed_.due) return "the coup before it was not sealed";
  if (sealed_.due) ++sealed_.unsealed_coups;
  sealed_.due = closes_a_coup;
  return {};
}

}  // namespace sabot::table
