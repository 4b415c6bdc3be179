// The chain and its frames, and the reader that refuses whatever does not follow.

#include "sabot/table/chain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "sabot/table/journal.hpp"
#include "sabot/table/journal_reader.hpp"

namespace sabot::table {
namespace {

using Bytes = std::vector<std::uint8_t>;
using Kind = JournalFaultKind;

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

Bytes long_payload() {
  Bytes bytes(1000);
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i % 256);
  return bytes;
}

// A journal of its frames, to be taken apart and put together in other ways.
struct Frames {
  std::vector<Bytes> all;
  Digest head;

  Bytes joined() const {
    Bytes bytes(journal_mark.begin(), journal_mark.end());
    for (const auto& frame : all) bytes.insert(bytes.end(), frame.begin(), frame.end());
    return bytes;
  }
};

Frames frames_of(const std::vector<std::string_view>& payloads) {
  Frames frames;
  MemoryJournal journal;
  for (const auto text : payloads) {
    const auto before = journal.bytes().size();
    EXPECT_TRUE(journal.append(bytes_of(text)));
    const auto added = journal.bytes().subspan(before);
    frames.all.emplace_back(added.begin(), added.end());
  }
  frames.head = journal.head();
  return frames;
}

Frames sample() { return frames_of({"", "uno", "dos", "tres"}); }

std::size_t offset_of(const Frames& frames, std::size_t frame) {
  auto offset = journal_mark.size();
  for (std::size_t i = 0; i < frame; ++i) offset += frames.all[i].size();
  return offset;
}

void expect_fault(const Bytes& bytes, const JournalFault& fault) {
  const auto verified = verify_journal(bytes);
  ASSERT_FALSE(verified);
  EXPECT_EQ(verified.error(), fault) << describe(verified.error(), law::Language::en);
}

// Worked out by another implementation of BLAKE2b. The third is too long for one piece.
TEST(Chain, HasTheDocumentedHashes) {
  Chain chain;
  chain.advance(chain.link({}));
  EXPECT_EQ(to_text(chain.head()),
            "5e5f32a2daed6efc6d975759dad761417cb715fcc50670cc1f53767ae1d61a34");
  chain.advance(chain.link(bytes_of("coup")));
  EXPECT_EQ(to_text(chain.head()),
            "3f42290e209e7f3c9933856a3826e5d60758c41c34ecc08f3e1b2493a31c3df5");
  chain.advance(chain.link(long_payload()));
  EXPECT_EQ(to_text(chain.head()),
            "9b66fef987fffa10a5c55f514fa90ea02618bd4cd951e22a5efaca6597e533fc");
  EXPECT_EQ(chain.length(), 3u);
}

// One record before the longest that is hashed in one piece, that one, and the next: each length
// gives another hash, and reading agrees with writing.
TEST(Chain, HashesAllLengthsAlike) {
  std::set<Digest> hashes;
  MemoryJournal journal;
  for (std::size_t length = 460; length < 480; ++length) {
    hashes.insert(Chain().link(Bytes(length)));
    ASSERT_TRUE(journal.append(Bytes(length)));
  }
  EXPECT_EQ(hashes.size(), 20u);
  EXPECT_TRUE(verify_journal(journal.bytes()));
}

TEST(Frame, HasTheDocumentedLayout) {
  const auto frame = frames_of({"", "uno"}).all[1];
  const Bytes head{3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 'u', 'n', 'o'};
  ASSERT_EQ(frame.size(), 3 + frame_bytes_besides_payload);
  EXPECT_TRUE(std::equal(head.begin(), head.end(), frame.begin()));
}

TEST(JournalReader, GivesBackWhatWasWritten) {
  const auto frames = sample();
  const auto bytes = frames.joined();
  JournalReader reader(bytes);
  std::uint64_t sequence = 0;
  for (const std::string_view text : {"", "uno", "dos", "tres"}) {
    const auto read = reader.next();
    ASSERT_TRUE(read && *read);
    const auto& record = **read;
    EXPECT_EQ(record.sequence, sequence++);
    EXPECT_EQ(std::string(record.payload.begin(), record.payload.end()), text);
    EXPECT_EQ(record.hash, reader.chain().head());
  }
  EXPECT_EQ(reader.chain().head(), frames.head);
  EXPECT_EQ(reader.offset(), bytes.size());
  const auto end = reader.next();
  EXPECT_TRUE(end && !*end);
}

TEST(JournalReader, RefusesEveryFlippedByte) {
  const auto good = sample().joined();
  for (std::size_t i = 0; i < good.size(); ++i)
    for (const unsigned flip : {0x01u, 0x80u, 0xffu}) {
      auto bytes = good;
      bytes[i] = static_cast<std::uint8_t>(bytes[i] ^ flip);
      EXPECT_FALSE(verify_journal(bytes)) << "byte " << i;
    }
}

TEST(JournalReader, RefusesEveryCutWithinARecord) {
  const auto frames = sample();
  const auto good = frames.joined();
  std::set<std::size_t> ends;
  for (std::size_t i = 0; i <= frames.all.size(); ++i) ends.insert(offset_of(frames, i));
  for (std::size_t length = 0; length <= good.size(); ++length) {
    // Reading on beyond the cut meets other bytes than those that were there.
    auto bytes = good;
    std::fill(bytes.begin() + static_cast<std::ptrdiff_t>(length), bytes.end(), 0xff);
    const auto verified = verify_journal({bytes.data(), length});
    ASSERT_EQ(verified.has_value(), ends.contains(length)) << length;
    if (!verified) {
      EXPECT_EQ(verified.error().kind, Kind::truncated) << length;
    }
  }
}

TEST(JournalReader, ACutBetweenRecordsIsSeenByTheHeadAlone) {
  const auto frames = sample();
  const auto good = frames.joined();
  EXPECT_TRUE(verify_journal(good, frames.head));
  for (std::size_t kept = 0; kept < frames.all.size(); ++kept) {
    const auto end = offset_of(frames, kept);
    const auto verified = verify_journal({good.data(), end}, frames.head);
    ASSERT_FALSE(verified);
    EXPECT_EQ(verified.error(), (JournalFault{Kind::wrong_head, kept, kept, end}));
  }
}

TEST(JournalReader, RefusesRecordsThatChangedPlaces) {
  auto frames = sample();
  std::swap(frames.all[1], frames.all[2]);
  expect_fault(frames.joined(), {Kind::gap, 1, 2, offset_of(frames, 1)});
}

TEST(JournalReader, RefusesADroppedRecord) {
  auto frames = sample();
  frames.all.erase(frames.all.begin() + 1);
  expect_fault(frames.joined(), {Kind::gap, 1, 2, offset_of(frames, 1)});
}

TEST(JournalReader, RefusesARepeatedRecord) {
  auto frames = sample();
  frames.all.insert(frames.all.begin() + 2, frames.all[1]);
  expect_fault(frames.joined(), {Kind::fork, 2, 1, offset_of(frames, 2)});
}

TEST(JournalReader, RefusesARecordOfAnotherJournal) {
  auto frames = sample();
  frames.all[2] = frames_of({"", "one", "two"}).all[2];
  expect_fault(frames.joined(), {Kind::broken_link, 2, 2, offset_of(frames, 2)});
}

TEST(JournalReader, RefusesAnInsertedRecord) {
  auto frames = sample();
  frames.all.insert(frames.all.begin() + 2, frames_of({"", "uno", "x"}).all[2]);
  // The inserted one follows well; the one after it claims its number.
  expect_fault(frames.joined(), {Kind::fork, 3, 2, offset_of(frames, 3)});
}

TEST(JournalReader, RefusesALengthBeyondAnyRecord) {
  auto frames = sample();
  frames.all[3][3] = 0x7f;
  expect_fault(frames.joined(), {Kind::oversized, 3, 3, offset_of(frames, 3)});
}

TEST(JournalReader, RefusesWhatIsNotAJournal) {
  expect_fault(bytes_of("SABOTJ2\n"), {Kind::not_a_journal, 0, 0, 0});
  expect_fault(bytes_of("{"), {Kind::not_a_journal, 0, 0, 0});
}

TEST(JournalReader, GoesNoFurtherThanAFault) {
  auto frames = sample();
  frames.all[1].back() ^= 1;
  const auto bytes = frames.joined();
  JournalReader reader(bytes);
  ASSERT_TRUE(reader.next());
  const auto first = reader.next();
  const auto second = reader.next();
  ASSERT_TRUE(!first && !second);
  EXPECT_EQ(first.error(), second.error());
  EXPECT_EQ(reader.offset(), offset_of(frames, 1));
}

TEST(JournalFault, IsDescribedInBothLanguages) {
  std::set<std::string> texts;
  for (const auto kind : {Kind::not_a_journal, Kind::truncated, Kind::gap, Kind::fork,
                          Kind::broken_link, Kind::oversized, Kind::wrong_head})
    for (const auto language : {law::Language::es, law::Language::en})
      texts.insert(describe(JournalFault{kind, 3, 5, 99}, language));
  EXPECT_EQ(texts.size(), 14u);
  EXPECT_EQ(describe({Kind::gap, 3, 5, 99}, law::Language::en),
            "records are missing (byte 99, record 3, says it is 5); "
            "do not rely on it; compare it with a copy");
  EXPECT_EQ(describe({Kind::truncated, 3, 3, 99}, law::Language::es),
            "el diario acaba en mitad de un asiento (byte 99, asiento 3); si se debe a una caída "
            "del sistema, recupérelo: se quitará lo incompleto");
}

}  // namespace
}  // namespace sabot::table
