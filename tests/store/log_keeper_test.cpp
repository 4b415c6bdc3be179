#include "sabot/store/log_keeper.hpp"

#include <gtest/gtest.h>

#include "sabot/store/writer.hpp"
#include "store/scratch.hpp"

namespace sabot::store {
namespace {

constexpr std::size_t most_log_bytes = std::size_t{64} << 20;

class LogKeeperTest : public testing::Test {
 protected:
  std::uintmax_t log_bytes() const { return std::filesystem::file_size(path_.string() + "-wal"); }
  // Two at a time, so that the writer commits while the log is being carried over.
  void write(Writer& writer, int megabytes) {
    const std::string long_one(table::max_payload_bytes, 'x');
    const auto writes = (static_cast<std::size_t>(megabytes) << 20) / long_one.size();
    for (std::size_t i = 0; i < writes; ++i) {
      ASSERT_TRUE(fine(writer.submit(one_.next(long_one), [](const auto&) {})));
      ASSERT_TRUE(fine(writer.write(one_.next("short"))));
    }
  }

  Scratch scratch_;
  std::filesystem::path path_ = scratch_ / "store.db";
  Scribe one_{"one"};
};

TEST_F(LogKeeperTest, TheLogStaysShortWhateverIsWritten) {
  auto writer = Writer::open(path_).value();
  ASSERT_TRUE(fine(writer->write(one_.open())));
  write(*writer, 320);
  // Where the machine is busy the keeper comes late, but it comes: most of it is carried over.
  EXPECT_LT(log_bytes(), 3 * most_log_bytes);
  EXPECT_GT(std::filesystem::file_size(path_), std::uintmax_t{100} << 20);
  writer.reset();
  EXPECT_EQ(Reader::open(path_)->chain("one")->head(), one_.chain().head());
}

// Somebody who reads an old state, such as a backup, must not lose it, and hinders nobody.
TEST_F(LogKeeperTest, WhoReadsKeepsWhatHeReads) {
  auto writer = Writer::open(path_).value();
  ASSERT_TRUE(fine(writer->write(one_.open())));
  auto database = Database::open(path_, Access::read).value();
  {
    const auto reading = Transaction::begin(database, Transaction::Kind::reading).value();
    EXPECT_EQ(database.integer("SELECT count(*) FROM records").value(), 1);
    write(*writer, 80);
    EXPECT_EQ(database.integer("SELECT count(*) FROM records").value(), 1);
  }
  write(*writer, 80);
  EXPECT_LT(log_bytes(), 4 * most_log_bytes);
  EXPECT_EQ(Reader::open(path_)->chain("one")->head(), one_.chain().head());
}

}  // namespace
}  // namespace sabot::store
