#include "sabot/store/times_check.hpp"

#include <fmt/format.h>

#include "sabot/table/record.hpp"

namespace sabot::store {

std::string TimesCheck::take(const StoredRecord& record) {
  times_.add(record.at);
  ++untimed_.since;
  ByteReader in(record.payload);
  table::RecordKind kind{};
  table::Seal seal;
  // What is no seal at all is found out by those who read the records.
  if (!table::read_kind(in, kind) || !table::read_seal(in, kind, seal)) return {};
  if (!seal.times) untimed_.before += untimed_.since;
  untimed_.since = 0;
  const auto times = std::exchange(times_, table::Times()).digest();
  if (!seal.times || *seal.times == times) return {};
  return fmt::format("record {}: the times of the records that it seals were changed",
                     record.sequence);
}

}  // namespace sabot::store
