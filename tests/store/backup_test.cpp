#include "sabot/store/backup.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <fstream>
#include <thread>

#include "sabot/store/schema.hpp"
#include "sabot/store/writer.hpp"
#include "store/scratch.hpp"

namespace sabot::store {
namespace {

class BackupTest : public testing::Test {
 protected:
  BackupTest() : writer_(Writer::open(path_).value()) {
    EXPECT_TRUE(fine(writer_->write(one_.open())));
    add(20);
  }

  void add(int records) {
    for (int i = 0; i < records; ++i) {
      auto append = one_.next(std::string(2000, 'x'), {sold("ana", 10)});
      append.secret = bytes_of("order");
      ASSERT_TRUE(fine(writer_->write(std::move(append))));
    }
  }
  static std::uint64_t length(const std::filesystem::path& path) {
    return Reader::open(path)->chain("one")->length();
  }

  Scratch scratch_;
  std::filesystem::path path_ = scratch_ / "store.db";
  std::filesystem::path copy_ = scratch_ / "copy.db";
  std::unique_ptr<Writer> writer_;
  Scribe one_{"one"};
};

TEST_F(BackupTest, IsWholeInOneFileThatNobodyElseReads) {
  const auto verified = backup(path_, copy_);
  ASSERT_TRUE(fine(verified));
  EXPECT_EQ(verified->tables, 1u);
  EXPECT_EQ(verified->records, 21u);
  EXPECT_EQ(length(copy_), 21u);
  EXPECT_EQ(std::filesystem::status(copy_).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  for (const auto* suffix : {"-wal", "-shm", ".partial"})
    EXPECT_FALSE(std::filesystem::exists(copy_.string() + suffix)) << suffix;
  EXPECT_EQ(trouble(backup(path_, copy_)), StoreTrouble::file_exists);
  EXPECT_EQ(trouble(backup(scratch_ / "nothing", scratch_ / "x")), StoreTrouble::cannot_open);
}

// Between two steps of the copy the writer goes on: the copy is of the moment at which it began.
TEST_F(BackupTest, IsOfOneMomentWhileWritingGoesOn) {
  add(600);
  const auto before = one_.chain().length();
  int steps = 0;
  ASSERT_TRUE(fine(backup(path_, copy_, [&](int, int) {
    ++steps;
    add(5);
  })));
  EXPECT_GT(steps, 1);
  EXPECT_EQ(length(copy_), before);
  EXPECT_EQ(length(path_), before + 5 * static_cast<unsigned>(steps));
}

TEST_F(BackupTest, RestoresToAPrefixTakenAtAnyTime) {
  std::atomic<bool> enough = false;
  std::jthread writing([&] {
    while (!enough) add(1);
  });
  for (int i = 0; i < 5; ++i) {
    const auto copy = scratch_ / ("copy" + std::to_string(i));
    const auto target = scratch_ / ("target" + std::to_string(i));
    ASSERT_TRUE(fine(backup(path_, copy)));
    ASSERT_TRUE(fine(restore(copy, target)));
    auto now = Reader::open(path_).value();
    const auto there = Reader::open(target)->chain("one").value();
    EXPECT_EQ(now.hash("one", there.length() - 1).value(), there.head());
  }
  enough = true;
  writing.join();
}

TEST_F(BackupTest, ReplacesOnlyWhatItHasAllOf) {
  ASSERT_TRUE(fine(backup(path_, copy_)));
  EXPECT_EQ(trouble(restore(copy_, path_)), StoreTrouble::in_use);
  writer_.reset();
  ASSERT_TRUE(fine(restore(copy_, path_)));

  writer_ = Writer::open(path_).value();
  add(1);
  writer_.reset();
  EXPECT_EQ(trouble(restore(copy_, path_)), StoreTrouble::would_lose);
  EXPECT_EQ(length(path_), 22u);
  const auto later = scratch_ / "later.db";
  ASSERT_TRUE(fine(backup(path_, later)));
  ASSERT_TRUE(fine(restore(later, copy_)));
  EXPECT_EQ(length(copy_), 22u);
  EXPECT_EQ(Reader::open(copy_)->secret("one").value(), bytes_of("order"));

  // The store that was restored is one to go on with.
  writer_ = Writer::open(copy_).value();
  add(1);
  EXPECT_EQ(length(copy_), 23u);
}

// A log that is left beside a store would be read as part of the restored one.
TEST_F(BackupTest, LeavesNoLogOfAnotherStoreBesideIt) {
  ASSERT_TRUE(fine(backup(path_, copy_)));
  const auto target = scratch_ / "target.db";
  std::ofstream(target.string() + "-wal") << "left over";
  EXPECT_EQ(trouble(restore(copy_, target)), StoreTrouble::would_lose);
  EXPECT_FALSE(std::filesystem::exists(target));
  // Killed with its log beside it: what the log holds counts.
  std::filesystem::copy_file(path_, scratch_ / "crashed");
  std::filesystem::copy_file(path_.string() + "-wal", scratch_ / "crashed-wal");
  add(1);
  const auto later = scratch_ / "later.db";
  ASSERT_TRUE(fine(backup(path_, later)));
  ASSERT_TRUE(fine(restore(later, scratch_ / "crashed")));
  EXPECT_EQ(length(scratch_ / "crashed"), 22u);
}

TEST_F(BackupTest, IsNeverMadeOfOrRestoredFromWhatIsDamaged) {
  writer_.reset();
  {
    auto harmed = Database::open(path_, Access::write).value();
    ASSERT_TRUE(
        harmed.execute("DROP TRIGGER records_are_final;"
                       "UPDATE records SET payload = x'00' WHERE sequence = 3"));
  }
  EXPECT_EQ(trouble(backup(path_, copy_)), StoreTrouble::damaged);
  EXPECT_FALSE(std::filesystem::exists(copy_));
  EXPECT_FALSE(std::filesystem::exists(copy_.string() + ".partial"));
  EXPECT_EQ(trouble(restore(path_, copy_)), StoreTrouble::damaged);
  EXPECT_FALSE(std::filesystem::exists(copy_));
}

TEST_F(BackupTest, RefusesALaterVersionOnEitherSide) {
  ASSERT_TRUE(fine(backup(path_, copy_)));
  writer_.reset();
  ASSERT_TRUE(Database::open(path_, Access::write)->execute("PRAGMA user_version = 99"));
  EXPECT_EQ(trouble(restore(copy_, path_)), StoreTrouble::newer);
  EXPECT_EQ(trouble(restore(path_, scratch_ / "target")), StoreTrouble::newer);
  EXPECT_EQ(trouble(backup(path_, scratch_ / "target")), StoreTrouble::newer);
}

}  // namespace
}  // namespace sabot::store
