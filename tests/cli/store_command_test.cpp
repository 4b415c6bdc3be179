#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "cli/program.hpp"
#include "sabot/store/writer.hpp"

namespace sabot::cli {
namespace {

class StoreCommand : public testing::Test {
 protected:
  StoreCommand() {
    std::string name = testing::TempDir() + "sabot-store-XXXXXX";
    EXPECT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  ~StoreCommand() override { std::filesystem::remove_all(folder_); }

  std::string file(const std::string& name) const { return (folder_ / name).string(); }

  std::filesystem::path folder_;
};

TEST_F(StoreCommand, CopiesAStoreInUseAndPutsItBack) {
  auto writer = store::Writer::open(file("store.db")).value();
  const auto saved = run({"backup", "--data", file("store.db"), file("copy.db"), "--json"});
  EXPECT_EQ(saved.exit, Exit::done) << saved.err;
  EXPECT_EQ(saved.out, R"({"file":")" + file("copy.db") + R"(","tables":0,"records":0})" + "\n");
  const auto again = run({"backup", "--data", file("store.db"), file("copy.db")});
  EXPECT_EQ(again.exit, Exit::failed);
  EXPECT_NE(again.err.find("the file exists"), std::string::npos) << again.err;

  const auto refused = run({"restore", "--data", file("store.db"), file("copy.db")});
  EXPECT_EQ(refused.exit, Exit::failed);
  EXPECT_NE(refused.err.find("another process uses"), std::string::npos) << refused.err;
  writer.reset();
  const auto restored = run({"restore", "--data", file("store.db"), file("copy.db")});
  EXPECT_EQ(restored.exit, Exit::done) << restored.err;
  EXPECT_NE(restored.out.find("verified (0 tables, 0 records)"), std::string::npos) << restored.out;
  EXPECT_EQ(run({"restore", "--data", file("new.db"), file("nothing.db")}).exit, Exit::failed);
  EXPECT_EQ(run({"backup", file("copy.db")}).exit, Exit::failed);
}

}  // namespace
}  // namespace sabot::cli
