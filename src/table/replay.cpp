#include "sabot/table/replay.hpp"

namespace sabot::table {

ReplayFault as_replay_fault(const JournalFault& fault) {
  return {fault.sequence_expected, describe(fault, law::Language::en)};
}

std::expected<Genesis, ReplayFault> read_genesis(JournalReader& reader) {
  const auto first = reader.next();
  if (!first) return std::unexpected(as_replay_fault(first.error()));
  if (!*first) return std::unexpected(ReplayFault{0, "the journal is empty"});
  ByteReader in((*first)->payload);
  RecordKind kind{};
  Genesis genesis;
  if (!read_kind(in, kind) || kind != RecordKind::genesis || !read(in, genesis) || !in.done())
    return std::unexpected(ReplayFault{0, "the first record does not say what the table is"});
  if (genesis.format != 1)
    return std::unexpected(ReplayFault{0, "the journal is of a later format"});
  return genesis;
}

}  // namespace sabot::table
