// A store on a medium that nobody can write to is verified and copied all the same.

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sabot/store/backup.hpp"
#include "sabot/store/writer.hpp"
#include "store/scratch.hpp"

namespace sabot::store {
namespace {

// While it lives nothing can be written into the folder, not even by root, who is somebody else.
class Frozen {
 public:
  explicit Frozen(const std::filesystem::path& folder) : folder_(folder.string()) {
    for (const auto& one : std::filesystem::directory_iterator(folder))
      EXPECT_EQ(::chmod(one.path().c_str(), 0444), 0);
    EXPECT_EQ(::chmod(folder_.c_str(), 0555), 0);
    if (::geteuid() == 0) was_root_ = ::seteuid(65534) == 0;
  }
  Frozen(const Frozen&) = delete;
  Frozen& operator=(const Frozen&) = delete;
  ~Frozen() {
    if (was_root_) {
      EXPECT_EQ(::seteuid(0), 0);
    }
    EXPECT_EQ(::chmod(folder_.c_str(), 0755), 0);
  }

 private:
  std::string folder_;
  bool was_root_ = false;
};

class ReadOnlyTest : public testing::Test {
 protected:
  ReadOnlyTest() {
    // Found by somebody else, too.
    EXPECT_EQ(::chmod((scratch_ / "").parent_path().c_str(), 0777), 0);
    std::filesystem::create_directory(disc_);
    const auto writer = Writer::open(path_).value();
    Scribe one("one");
    EXPECT_TRUE(fine(writer->write(one.open())));
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(fine(writer->write(one.next("x", {sold("ana", 10)}))));
  }

  Scratch scratch_;
  std::filesystem::path disc_ = scratch_ / "a disc, 100%?";
  std::filesystem::path path_ = disc_ / "store.db";
};

TEST_F(ReadOnlyTest, IsVerifiedAndCopied) {
  const Frozen frozen(disc_);
  const auto verified = verify_all(path_);
  ASSERT_TRUE(fine(verified));
  EXPECT_EQ(verified->records, 21u);
  EXPECT_TRUE(fine(backup(path_, scratch_ / "copy.db")));
}

TEST_F(ReadOnlyTest, ALogThatHoldsSomethingIsNotPassedOver) {
  {
    const auto writer = Writer::open(path_).value();
    ASSERT_TRUE(fine(writer->write(SetMeta{"a", "b"})));
    std::filesystem::copy_file(path_, disc_ / "other.db");
    std::filesystem::copy_file(path_.string() + "-wal", disc_ / "other.db-wal");
  }
  const Frozen frozen(disc_);
  const auto verified = verify_all(disc_ / "other.db");
  ASSERT_FALSE(verified);
  EXPECT_NE(verified.error().reason.find("its log is beside it"), std::string::npos)
      << verified.error().reason;
}

}  // namespace
}  // namespace sabot::store
