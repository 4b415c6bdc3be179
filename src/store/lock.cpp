#include "sabot/store/lock.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace sabot::store {

Stored<Lock> Lock::take(const std::filesystem::path& database) {
  // One file under two names is one database.
  std::error_code unknown;
  auto path = std::filesystem::weakly_canonical(database, unknown);
  if (unknown) path = database;
  path += ".lock";
  const auto refuse = [&](StoreTrouble what) {
    const auto why = std::error_code(errno, std::generic_category()).message();
    return std::unexpected(StoreError{what, fmt::format("{}: {}", path.string(), why)});
  };
  // Never deleted: a process waiting for the old file and one making a new one would both have it.
  Lock lock(::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600));
  if (lock.file_ < 0) return refuse(StoreTrouble::cannot_open);
  if (::flock(lock.file_, LOCK_EX | LOCK_NB) != 0)
    return refuse(errno == EWOULDBLOCK ? StoreTrouble::in_use : StoreTrouble::cannot_open);
  return lock;
}

Lock::~Lock() {
  if (file_ >= 0) ::close(file_);
}

}  // namespace sabot::store
