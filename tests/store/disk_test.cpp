// A disk that is full or broken stops tables with a clear answer, and never leaves anything wrong.

#include <gtest/gtest.h>

#include <future>
#include <optional>

#include "sabot/store/writer.hpp"
#include "store/faulty_disk.hpp"
#include "store/scratch.hpp"

namespace sabot::store {
namespace {

using Fault = FaultyDisk::Fault;

class DiskTest : public testing::Test {
 protected:
  DiskTest() {
    reopen();
    EXPECT_TRUE(fine(writer_->write(one_.open())));
    EXPECT_TRUE(fine(writer_->write(two_.open())));
  }

  void reopen() {
    writer_.reset();
    auto opened = Writer::open(path_);
    ASSERT_TRUE(fine(opened));
    writer_ = *std::move(opened);
  }

  Scribe again(const std::string& table) const {
    return Scribe(table, Reader::open(path_)->chain(table).value());
  }

  FaultyDisk disk_;
  Scratch scratch_;
  std::filesystem::path path_ = scratch_ / "store.db";
  std::unique_ptr<Writer> writer_;
  Scribe one_{"one"};
  Scribe two_{"two"};
};

// What no killed process could show: the operating system keeps what was never synced.
TEST_F(DiskTest, IsSyncedBeforeAnythingIsTold) {
  for (int i = 0; i < 20; ++i) {
    const auto before = disk_.syncs();
    ASSERT_TRUE(fine(writer_->write(one_.next("record"))));
    EXPECT_GT(disk_.syncs(), before);
  }
}

TEST_F(DiskTest, StopsOnlyTheTablesConcernedWhenItIsFull) {
  const auto before = one_;
  disk_.fail(Fault::full);
  EXPECT_EQ(trouble(writer_->write(one_.next("lost"))), StoreTrouble::disk_full);
  disk_.repair();
  // Even though there is room again: what was announced is not what the table believes.
  const auto stopped = writer_->write(Scribe(before).next("uno"));
  ASSERT_EQ(trouble(stopped), StoreTrouble::stopped);
  EXPECT_NE(stopped.error().reason.find("full"), std::string::npos) << stopped.error().reason;
  EXPECT_TRUE(fine(writer_->write(two_.next("uno"))));
  EXPECT_TRUE(fine(verify_all(path_)));
  EXPECT_EQ(again("one").chain().length(), 1u);

  reopen();
  EXPECT_TRUE(fine(writer_->write(Scribe(before).next("uno"))));
  EXPECT_TRUE(fine(verify_all(path_)));
}

TEST_F(DiskTest, StopsEverythingWhenWhatIsStoredIsNotKnown) {
  disk_.fail(Fault::sync_fails);
  EXPECT_EQ(trouble(writer_->write(one_.next("doubt"))), StoreTrouble::cannot_write);
  disk_.repair();
  EXPECT_EQ(trouble(writer_->write(two_.next("uno"))), StoreTrouble::stopped);
  EXPECT_EQ(trouble(writer_->write(SetMeta{"key", "value"})), StoreTrouble::stopped);
  EXPECT_TRUE(fine(verify_all(path_)));
  reopen();
  EXPECT_TRUE(fine(writer_->write(again("one").next("uno"))));
  EXPECT_TRUE(fine(writer_->write(again("two").next("uno"))));
}

TEST_F(DiskTest, FailsAllOfABatchThatCannotBeCommitted) {
  std::promise<void> begun;
  std::promise<void> submitted;
  ASSERT_TRUE(writer_->submit(one_.next("good"), [&](const Stored<void>& done) {
    EXPECT_TRUE(fine(done));
    begun.set_value();
    submitted.get_future().wait();
    disk_.fail(Fault::full);
  }));
  begun.get_future().wait();
  std::vector<StoreTrouble> told;
  const auto tell = [&](const Stored<void>& done) { told.push_back(trouble(done)); };
  ASSERT_TRUE(writer_->submit(one_.next("lost"), tell));
  ASSERT_TRUE(writer_->submit(two_.next("lost"), tell));
  ASSERT_TRUE(writer_->submit(SetMeta{"lost", "x"}, tell));
  submitted.set_value();
  writer_.reset();
  EXPECT_EQ(told, std::vector<StoreTrouble>(3, StoreTrouble::disk_full));
  disk_.repair();
  EXPECT_EQ(again("one").chain().length(), 2u);
  EXPECT_EQ(again("two").chain().length(), 1u);
  EXPECT_EQ(Reader::open(path_)->meta("lost").value(), std::nullopt);
}

// Wherever in the work of storing the disk fails, and however: what was announced is there, what is
// there verifies, and at most one record, in doubt, goes beyond it.
TEST_F(DiskTest, NeverLeavesAnythingWrong) {
  for (const auto fault : {Fault::full, Fault::write_fails, Fault::sync_fails}) {
    int failures = 0;
    for (int after = 0; after < 40; after = after < 12 ? after + 1 : after + 7) {
      reopen();
      auto scribe = again("one");
      auto told = scribe.chain().length();
      disk_.fail(fault, after);
      std::optional<StoreError> failed;
      for (int i = 0; i < 30 && !failed; ++i) {
        // Long enough for several pages.
        auto append = scribe.next(std::string(3000, 'x'), {sold("ana", 10)});
        append.secret = bytes_of(std::to_string(append.sequence));
        if (const auto done = writer_->write(std::move(append)); done)
          ++told;
        else
          failed = done.error();
      }
      if (failed) {
        ++failures;
        EXPECT_EQ(failed->what,
                  fault == Fault::full ? StoreTrouble::disk_full : StoreTrouble::cannot_write);
        // Reading goes on.
        EXPECT_EQ(again("one").chain().length(), told);
      }
      // As if the process had been killed with the disk still broken; then repaired.
      writer_.reset();
      disk_.repair();
      const auto verified = verify_all(path_);
      ASSERT_TRUE(fine(verified));
      const auto there = again("one").chain().length();
      EXPECT_GE(there, told);
      EXPECT_LE(there, told + 1);
      EXPECT_EQ(Reader::open(path_)->secret("one").value_or(std::nullopt),
                there == 1 ? std::nullopt : std::optional(bytes_of(std::to_string(there - 1))));
    }
    EXPECT_GE(failures, 10);
  }
}

TEST_F(DiskTest, LeavesNoStoreHalfMade) {
  writer_.reset();
  int failures = 0;
  for (const auto fault : {Fault::full, Fault::write_fails, Fault::sync_fails})
    for (int after = 0; after < 24; after = after < 6 ? after + 1 : after + 3) {
      const auto number = 100 * static_cast<int>(fault) + after;
      const auto path = scratch_ / ("new" + std::to_string(number));
      disk_.fail(fault, after);
      const bool made = Writer::open(path).has_value();
      disk_.repair();
      failures += !made;
      EXPECT_TRUE(fine(Writer::open(path))) << number;
    }
  EXPECT_GE(failures, 10);
}

}  // namespace
}  // namespace sabot::store
