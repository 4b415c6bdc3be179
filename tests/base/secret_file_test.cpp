#include "sabot/base/secret_file.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

namespace sabot {
namespace {

namespace fs = std::filesystem;

class SecretFile : public testing::Test {
 protected:
  SecretFile() : folder_(fs::temp_directory_path() / ("secret-" + std::to_string(::getpid()))) {
    fs::create_directories(folder_);
  }
  ~SecretFile() override { fs::remove_all(folder_); }

  static std::string read(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  static fs::perms rights(const fs::path& path) { return fs::status(path).permissions(); }
  std::ptrdiff_t files() const { return std::distance(fs::directory_iterator(folder_), {}); }

  fs::path folder_;
};

constexpr auto owner_only = fs::perms::owner_read | fs::perms::owner_write;

TEST_F(SecretFile, OnlyItsOwnerReadsIt) {
  const auto path = folder_ / "key";
  EXPECT_EQ(write_secret(path, "one\n"), "");
  EXPECT_EQ(read(path), "one\n");
  EXPECT_EQ(rights(path), owner_only);
}

TEST_F(SecretFile, WhatIsThereIsNotWrittenOver) {
  const auto path = folder_ / "key";
  ASSERT_EQ(write_secret(path, "one\n"), "");
  EXPECT_NE(write_secret(path, "two\n"), "");
  EXPECT_EQ(read(path), "one\n");
}

TEST_F(SecretFile, ReplacedItIsAsSecretAndLeavesNothingBeside) {
  const auto path = folder_ / "key";
  std::ofstream(path) << "a longer one, for all to read\n";
  fs::permissions(path, fs::perms::all);
  EXPECT_EQ(replace_secret(path, "two\n"), "");
  EXPECT_EQ(read(path), "two\n");
  EXPECT_EQ(rights(path), owner_only);
  EXPECT_EQ(files(), 1);
}

TEST_F(SecretFile, WhatCannotBeWrittenIsSaidAndLeavesNothing) {
  EXPECT_NE(write_secret(folder_ / "none" / "key", "one\n"), "");
  EXPECT_NE(replace_secret(folder_ / "none" / "key", "one\n"), "");
  // A folder with something in it cannot be replaced by a file.
  fs::create_directories(folder_ / "full" / "inside");
  EXPECT_NE(replace_secret(folder_ / "full", "one\n"), "");
  EXPECT_EQ(files(), 1);
}

}  // namespace
}  // namespace sabot
