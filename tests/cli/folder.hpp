#pragma once
// A folder of a test's own, gone with it.

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace sabot::cli {

class Folder {
 public:
  Folder() { std::filesystem::create_directories(path_ / "below"); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  std::string write(const std::string& name, std::string_view text) const {
    std::ofstream(path_ / name) << text;
    return (path_ / name).string();
  }
  std::string path() const { return path_.string(); }

 private:
  static std::string name() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    return std::string(test->test_suite_name()) + "-" + test->name();
  }

  std::filesystem::path path_ = std::filesystem::path(testing::TempDir()) / name();
};

}  // namespace sabot::cli
