#include "sabot/table/journal.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace sabot::table {
namespace {

static_assert(Journal<MemoryJournal> && Journal<FileJournal>);
static_assert(!std::is_copy_constructible_v<FileJournal> &&
              !std::is_copy_assignable_v<FileJournal>);

using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

// A folder of its own for each test, gone when the test is over.
class FileJournalTest : public testing::Test {
 protected:
  FileJournalTest() {
    std::string name = (std::filesystem::temp_directory_path() / "sabot-journal-XXXXXX").string();
    EXPECT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
    path_ = folder_ / "table.journal";
  }
  ~FileJournalTest() override { std::filesystem::remove_all(folder_); }

  Bytes stored() const { return read_journal(path_).value(); }

  void store(const Bytes& bytes) const {
    std::ofstream file(path_, std::ios::binary | std::ios::trunc);
    for (const auto byte : bytes) file.put(static_cast<char>(byte));
  }

  JournalError refusal() const {
    auto opened = FileJournal::open(path_);
    EXPECT_FALSE(opened);
    return opened ? JournalError{} : opened.error();
  }

  std::filesystem::path folder_;
  std::filesystem::path path_;
};

MemoryJournal in_memory(const std::vector<std::string_view>& payloads) {
  MemoryJournal journal;
  for (const auto text : payloads) EXPECT_TRUE(journal.append(bytes_of(text)));
  return journal;
}

Bytes copied(const MemoryJournal& journal) {
  return {journal.bytes().begin(), journal.bytes().end()};
}

TEST(MemoryJournal, BeginsAsAnEmptyJournal) {
  const MemoryJournal journal;
  EXPECT_EQ(copied(journal), Bytes(journal_mark.begin(), journal_mark.end()));
  EXPECT_EQ(journal.head(), Digest{});
  EXPECT_EQ(journal.length(), 0u);
}

TEST(MemoryJournal, NumbersItsRecordsFromZero) {
  MemoryJournal journal;
  EXPECT_EQ(journal.append(bytes_of("uno")).value(), 0u);
  EXPECT_EQ(journal.append(bytes_of("dos")).value(), 1u);
  EXPECT_EQ(journal.length(), 2u);
  EXPECT_TRUE(journal.sync());
  EXPECT_EQ(verify_journal(journal.bytes()).value().head(), journal.head());
}

TEST(MemoryJournal, RefusesARecordThatNoReaderWouldTake) {
  MemoryJournal journal;
  EXPECT_TRUE(journal.append(Bytes(max_payload_bytes)));
  const auto refused = journal.append(Bytes(max_payload_bytes + 1));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().what, JournalTrouble::too_long);
  EXPECT_EQ(journal.length(), 1u);
  EXPECT_TRUE(verify_journal(journal.bytes()));
}

TEST_F(FileJournalTest, HoldsTheSameBytesAsOneInMemory) {
  auto journal = FileJournal::open(path_).value();
  EXPECT_EQ(journal.append(bytes_of("uno")).value(), 0u);
  EXPECT_EQ(journal.append(bytes_of("")).value(), 1u);
  EXPECT_TRUE(journal.sync());
  const auto expected = in_memory({"uno", ""});
  EXPECT_EQ(stored(), copied(expected));
  EXPECT_EQ(journal.head(), expected.head());
  EXPECT_EQ(journal.length(), 2u);
}

TEST_F(FileJournalTest, GoesOnWhereItEnded) {
  ASSERT_TRUE(FileJournal::open(path_).value().append(bytes_of("uno")));
  {
    auto journal = FileJournal::open(path_).value();
    EXPECT_EQ(journal.length(), 1u);
    EXPECT_EQ(journal.append(bytes_of("dos")).value(), 1u);
  }
  EXPECT_EQ(stored(), copied(in_memory({"uno", "dos"})));
}

TEST_F(FileJournalTest, HasOneWriterAtATime) {
  auto first = FileJournal::open(path_);
  ASSERT_TRUE(first);
  EXPECT_EQ(refusal().what, JournalTrouble::in_use);
  const auto recovered = FileJournal::recover(path_);
  ASSERT_FALSE(recovered);
  EXPECT_EQ(recovered.error().what, JournalTrouble::in_use);

  auto moved = std::move(*first);
  EXPECT_TRUE(moved.append(bytes_of("uno")));
  EXPECT_EQ(refusal().what, JournalTrouble::in_use);
  { const auto last = std::move(moved); }
  EXPECT_TRUE(FileJournal::open(path_));
}

TEST_F(FileJournalTest, MovesByAssignment) {
  auto journal = FileJournal::open(path_).value();
  ASSERT_TRUE(journal.append(bytes_of("uno")));
  journal = FileJournal::open(folder_ / "other").value();
  EXPECT_EQ(journal.length(), 0u);
  EXPECT_TRUE(FileJournal::open(path_));
}

TEST_F(FileJournalTest, RefusesADamagedFileAndLeavesItAlone) {
  auto bytes = copied(in_memory({"uno", "dos"}));
  bytes[21] ^= 1;
  store(bytes);
  const auto error = refusal();
  EXPECT_EQ(error.what, JournalTrouble::faulty);
  ASSERT_TRUE(error.fault);
  EXPECT_EQ(error.fault->kind, JournalFaultKind::broken_link);
  const auto recovered = FileJournal::recover(path_);
  ASSERT_FALSE(recovered);
  EXPECT_EQ(recovered.error().fault, error.fault);
  EXPECT_EQ(stored(), bytes);
}

// However far the last record had got, opening says so and changes nothing, and recovery cuts off
// that record and no more.
TEST_F(FileJournalTest, CutsOffATornRecordOnlyWhenAsked) {
  const auto before = copied(in_memory({"uno"}));
  const auto whole = copied(in_memory({"uno", "dos"}));
  for (auto length = before.size() + 1; length < whole.size(); ++length) {
    const Bytes torn(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
    store(torn);
    const auto error = refusal();
    ASSERT_EQ(error.what, JournalTrouble::faulty);
    EXPECT_EQ(error.fault->kind, JournalFaultKind::truncated);
    EXPECT_EQ(stored(), torn);
    EXPECT_EQ(FileJournal::recover(path_).value(), length - before.size());
    EXPECT_EQ(stored(), before);
    ASSERT_TRUE(FileJournal::open(path_).value().append(bytes_of("dos")));
    EXPECT_EQ(stored(), whole);
  }
  EXPECT_EQ(FileJournal::recover(path_).value(), 0u);
  EXPECT_EQ(stored(), whole);
}

TEST_F(FileJournalTest, RecoversFromACrashWhileItWasMade) {
  store(bytes_of("SAB"));
  EXPECT_EQ(refusal().fault->kind, JournalFaultKind::truncated);
  EXPECT_EQ(FileJournal::recover(path_).value(), 3u);
  EXPECT_TRUE(FileJournal::open(path_));
  EXPECT_EQ(stored(), copied(MemoryJournal()));
}

TEST_F(FileJournalTest, SaysWhyItCannotBeOpened) {
  path_ = folder_ / "no-such-folder" / "table.journal";
  const auto error = refusal();
  EXPECT_EQ(error.what, JournalTrouble::cannot_open);
  EXPECT_EQ(describe(error, law::Language::en),
            "the journal cannot be opened (No such file or directory)");
  EXPECT_EQ(read_journal(path_).error().what, JournalTrouble::cannot_open);
  EXPECT_EQ(FileJournal::recover(folder_ / "none").error().what, JournalTrouble::cannot_open);
  EXPECT_FALSE(std::filesystem::exists(folder_ / "none"));
}

TEST_F(FileJournalTest, TakesNothingButAPlainFile) {
  ASSERT_EQ(::mkfifo(path_.c_str(), 0600), 0);
  EXPECT_EQ(refusal().what, JournalTrouble::not_a_file);
  EXPECT_EQ(read_journal(folder_).error().what, JournalTrouble::not_a_file);
}

TEST_F(FileJournalTest, RefusesARecordThatNoReaderWouldTake) {
  auto journal = FileJournal::open(path_).value();
  EXPECT_EQ(journal.append(Bytes(max_payload_bytes + 1)).error().what, JournalTrouble::too_long);
  EXPECT_TRUE(journal.append(bytes_of("uno")));
  EXPECT_EQ(stored(), copied(in_memory({"uno"})));
}

// Files of this process cannot grow beyond `bytes` while this lives: a disk that is full.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit full{.rlim_cur = bytes, .rlim_max = before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &full);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  void (*handler_)(int);
  rlimit before_{};
};

// The system takes a part of the record before it refuses the rest; none of it may stay.
TEST_F(FileJournalTest, KeepsNothingOfARecordThatDidNotFit) {
  auto journal = FileJournal::open(path_).value();
  ASSERT_TRUE(journal.append(bytes_of("uno")));
  const auto head = journal.head();
  {
    const FullDisk full(stored().size() + 20);
    const auto refused = journal.append(bytes_of("dos"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().what, JournalTrouble::cannot_write);
    EXPECT_FALSE(refused.error().reason.empty());
    EXPECT_EQ(journal.head(), head);
    EXPECT_EQ(stored(), copied(in_memory({"uno"})));
  }
  EXPECT_EQ(journal.append(bytes_of("dos")).value(), 1u);
  EXPECT_EQ(stored(), copied(in_memory({"uno", "dos"})));
}

TEST(JournalError, IsDescribedInBothLanguages) {
  using enum JournalTrouble;
  std::set<std::string> texts;
  for (const auto what : {cannot_open, not_a_file, in_use, cannot_read, faulty, too_long,
                          cannot_write, cannot_sync, closed})
    for (const auto language : {law::Language::es, law::Language::en})
      texts.insert(describe(JournalError{.what = what, .reason = {}, .fault = {}}, language));
  EXPECT_EQ(texts.size(), 18u);
  EXPECT_FALSE(texts.contains(""));
  const JournalError torn{.what = faulty, .reason = {}, .fault = JournalFault{}};
  EXPECT_EQ(describe(torn, law::Language::en),
            "the journal is damaged: this is not a Sabot journal; check the file's name");
}

}  // namespace
}  // namespace sabot::table
