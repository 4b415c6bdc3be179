#pragma once
// Reads a journal's bytes record by record and refuses whatever does not follow from the records
// before it.
//
// What no reader can see from the bytes alone: a journal that somebody has rewritten from some
// record on, or from whose end whole records are gone. Only a head known from elsewhere shows it;
// give it as `expected_head`.

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>

#include "sabot/base/digest.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/table/chain.hpp"

namespace sabot::table {

enum class JournalFaultKind : std::uint8_t {
  not_a_journal,  // does not begin as a journal does
  truncated,      // ends in the middle of a record
  gap,            // a record's sequence is ahead of its place
  fork,           // a record's sequence has been met before
  broken_link,    // a record's hash does not follow
  oversized,      // a record claims to be longer than any may be
  wrong_head,     // sound as it stands, but not the journal that was expected
};

struct JournalFault {
  JournalFaultKind kind{};
  std::uint64_t sequence_expected = 0;
  std::uint64_t sequence_found = 0;  // as expected, where none could be read
  std::size_t offset = 0;            // of the byte at which the faulty record begins

  friend bool operator==(const JournalFault&, const JournalFault&) = default;
};

// What happened and what to do about it.
std::string describe(const JournalFault& fault, law::Language language);

// Valid as long as the bytes that the reader was given.
struct RecordView {
  std::uint64_t sequence = 0;
  Payload payload;
  Digest hash;
};

class JournalReader {
 public:
  explicit JournalReader(std::span<const std::uint8_t> bytes,
                         std::optional<Digest> expected_head = std::nullopt)
      : bytes_(bytes), expected_head_(expected_head) {}

  // The next record, or none at the end. After a fault there is nothing but that fault.
  std::expected<std::optional<RecordView>, JournalFault> next();

  // The next record follows those that end here: those between are not in the bytes.
  void go_on_from(const Chain& chain) { chain_ = chain; }

  // Of the records read so far.
  const Chain& chain() const { return chain_; }
  // Where the next record begins: all before it is sound.
  std::size_t offset() const { return offset_; }

 private:
  std::optional<JournalFault> begin();
  std::expected<RecordView, JournalFault> record();
  JournalFault fault(JournalFaultKind kind) const;

  std::span<const std::uint8_t> bytes_;
  std::optional<Digest> expected_head_;
  Chain chain_;
  std::size_t offset_ = 0;
};

// Reads to the end: the chain's end, or the first fault.
std::expected<Chain, JournalFault> verify_journal(
    std::span<const std::uint8_t> bytes, std::optional<Digest> expected_head = std::nullopt);

}  // namespace sabot::table
