// Many threads submit to one writer, while others read.

#include <atomic>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "sabot/store/writer.hpp"
#include "store/scratch.hpp"

namespace sabot::store {
namespace {

constexpr int tables = 8;
constexpr int records = 40;

TEST(WriterThreads, StoreEveryTableInItsOwnOrder) {
  const Scratch scratch;
  const auto path = scratch / "store.db";
  auto writer = Writer::open(path).value();
  std::atomic<int> told = 0;
  std::atomic<bool> finished = false;
  {
    std::vector<std::jthread> threads;
    for (int table = 0; table < tables; ++table)
      threads.emplace_back([&, table] {
        Scribe scribe(std::to_string(table));
        EXPECT_TRUE(fine(writer->write(scribe.open())));
        // Half of the tables wait for each answer, the others do not.
        for (int i = 0; i < records; ++i) {
          auto append = scribe.next("record", {sold("ana", 1)});
          if (table % 2 == 0) {
            EXPECT_TRUE(fine(writer->write(std::move(append))));
            ++told;
          } else {
            EXPECT_TRUE(fine(writer->submit(std::move(append), [&](const Stored<void>& done) {
              EXPECT_TRUE(fine(done));
              ++told;
            })));
          }
        }
      });
    std::jthread reading([&] {
      auto reader = Reader::open(path).value();
      while (!finished) {
        const auto moment = reader.moment();
        EXPECT_TRUE(fine(moment));
        for (int table = 0; table < tables; ++table)
          EXPECT_TRUE(fine(verify(reader, std::to_string(table))));
      }
    });
    for (auto& thread : threads) thread.join();
    finished = true;
  }
  writer.reset();
  EXPECT_EQ(told, tables * records);
  const auto verified = verify_all(path);
  ASSERT_TRUE(fine(verified));
  EXPECT_EQ(verified->records, static_cast<unsigned>(tables * (records + 1)));
}

// A callback may submit the next write: a table that never waits in a thread of its own.
TEST(WriterThreads, GoOnFromTheirCallbacks) {
  const Scratch scratch;
  const auto path = scratch / "store.db";
  auto writer = Writer::open(path).value();
  Scribe scribe("one");
  std::atomic<int> left = records;
  std::function<void(Stored<void>)> next = [&](const Stored<void>& done) {
    EXPECT_TRUE(fine(done));
    if (--left > 0) {
      EXPECT_TRUE(fine(writer->submit(scribe.next("record"), next)));
    }
    left.notify_one();
  };
  ASSERT_TRUE(fine(writer->submit(scribe.open(), next)));
  for (int now = left; now > 0; now = left) left.wait(now);
  writer.reset();
  EXPECT_EQ(verify_all(path)->records, static_cast<unsigned>(records));
}

}  // namespace
}  // namespace sabot::store
