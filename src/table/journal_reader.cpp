#include "sabot/table/journal_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "sabot/base/little_endian.hpp"
#include "sabot/base/spanish.hpp"

namespace sabot::table {
namespace {

std::string_view what_happened(JournalFaultKind kind) {
  switch (kind) {
    case JournalFaultKind::not_a_journal: return "this is not a Sabot journal";
    case JournalFaultKind::truncated: return "the journal ends in the middle of a record";
    case JournalFaultKind::gap: return "records are missing";
    case JournalFaultKind::fork: return "a record has a number that was used before";
    case JournalFaultKind::broken_link:
      return "a record does not follow the one before: one of them was altered";
    case JournalFaultKind::oversized: return "a record claims to be longer than any may be";
    case JournalFaultKind::wrong_head:
      return "the journal is sound but does not end with the expected hash: records are missing "
             "or were added, or it is another one";
  }
  return {};
}

std::string_view what_to_do(JournalFaultKind kind) {
  switch (kind) {
    case JournalFaultKind::not_a_journal: return "check the file's name";
    case JournalFaultKind::truncated:
      return "if a crash did it, recover it: what is incomplete will be cut off";
    default: return "do not rely on it; compare it with a copy";
  }
}

std::string in_english(const JournalFault& fault) {
  const auto what = what_happened(fault.kind);
  const auto advice = what_to_do(fault.kind);
  if (fault.kind == JournalFaultKind::not_a_journal) return fmt::format("{}; {}", what, advice);
  const auto found = fault.sequence_found == fault.sequence_expected
                         ? std::string()
                         : fmt::format(", says it is {}", fault.sequence_found);
  return fmt::format("{} (byte {}, record {}{}); {}", what, fault.offset, fault.sequence_expected,
                     found, advice);
}

}  // namespace

std::string describe(const JournalFault& fault, law::Language language) {
  return language == law::Language::es ? spanish(in_english(fault)) : in_english(fault);
}

std::expected<std::optional<RecordView>, JournalFault> JournalReader::next() {
  // A fault moves nothing on, so that it is met again however often one asks.
  if (offset_ == 0)
    if (const auto wrong = begin()) return std::unexpected(*wrong);
  if (offset_ < bytes_.size()) return record();
  if (expected_head_ && *expected_head_ != chain_.head())
    return std::unexpected(fault(JournalFaultKind::wrong_head));
  return std::nullopt;
}

// The mark at the beginning. A part of it is a journal cut short, anything else is none.
std::optional<JournalFault> JournalReader::begin() {
  const auto seen = bytes_.first(std::min(bytes_.size(), journal_mark.size()));
  if (!std::equal(seen.begin(), seen.end(), journal_mark.begin()))
    return fault(JournalFaultKind::not_a_journal);
  if (seen.size() < journal_mark.size()) return fault(JournalFaultKind::truncated);
  offset_ = journal_mark.size();
  return std::nullopt;
}

std::expected<RecordView, JournalFault> JournalReader::record() {
  const auto rest = bytes_.subspan(offset_);
  if (rest.size() < frame_head_bytes) return std::unexpected(fault(JournalFaultKind::truncated));
  const std::size_t length = load_le<std::uint32_t>(rest.data());
  const auto sequence = load_le<std::uint64_t>(rest.data() + 4);

  const auto refuse = [&](JournalFaultKind kind) {
    auto found = fault(kind);
    found.sequence_found = sequence;
    return std::unexpected(found);
  };
  if (length > max_payload_bytes) return refuse(JournalFaultKind::oversized);
  if (sequence > chain_.length()) return refuse(JournalFaultKind::gap);
  if (sequence < chain_.length()) return refuse(JournalFaultKind::fork);
  if (rest.size() < length + frame_bytes_besides_payload)
    return refuse(JournalFaultKind::truncated);

  RecordView view{
      .sequence = sequence, .payload = rest.subspan(frame_head_bytes, length), .hash = {}};
  const auto stored = rest.subspan(frame_head_bytes + length, view.hash.bytes.size());
  std::copy(stored.begin(), stored.end(), view.hash.bytes.begin());
  if (chain_.link(view.payload) != view.hash) return refuse(JournalFaultKind::broken_link);

  chain_.advance(view.hash);
  offset_ += length + frame_bytes_besides_payload;
  return view;
}

JournalFault JournalReader::fault(JournalFaultKind kind) const {
  return {.kind = kind,
          .sequence_expected = chain_.length(),
          .sequence_found = chain_.length(),
          .offset = offset_};
}

std::expected<Chain, JournalFault> verify_journal(std::span<const std::uint8_t> bytes,
                                                  std::optional<Digest> expected_head) {
  JournalReader reader(bytes, expected_head);
  for (;;) {
    const auto read = reader.next();
    if (!read) return std::unexpected(read.error());
    if (!*read) return reader.chain();
  }
}

}  // namespace sabot::table
