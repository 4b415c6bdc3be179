#pragma once
// Carries what SQLite's log holds over into the database file, by a thread and a connection of
// its own. The writer goes on meanwhile: were it to do so itself, everybody would wait for some
// thirty megabytes to reach the disk.

#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>

#include "sabot/store/database.hpp"

namespace sabot::store {

class LogKeeper {
 public:
  // The database is the writer's: its commits are counted from now on, for as long as both live.
  static Stored<std::unique_ptr<LogKeeper>> open(const std::filesystem::path& path,
                                                 Database& writers);
  LogKeeper(const LogKeeper&) = delete;
  LogKeeper& operator=(const LogKeeper&) = delete;

 private:
  explicit LogKeeper(Database own) : own_(std::move(own)) {}

  // In the writer's thread, after each of its commits.
  void grown(sqlite3* writers, int pages);
  void work(const std::stop_token& stop);
  // How many pages of the log the database has now.
  static int carry_over(sqlite3* handle);

  Database own_;
  std::mutex mutex_;
  std::condition_variable_any asked_;
  bool works_ = false;
  int carried_ = 0;
  std::jthread thread_;
};

}  // namespace sabot::store
