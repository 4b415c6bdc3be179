#pragma once
// That one process alone writes a database: a lock on a file beside it, which the operating system
// releases when the process ends, however it ends. Readers do not ask for it.

#include <filesystem>
#include <utility>

#include "sabot/store/database.hpp"

namespace sabot::store {

class Lock {
 public:
  static Stored<Lock> take(const std::filesystem::path& database);

  Lock(Lock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  Lock& operator=(Lock&&) = delete;
  ~Lock();

 private:
  explicit Lock(int file) : file_(file) {}

  int file_;
};

}  // namespace sabot::store
