#pragma once
// A disk that fails when it is told to. While one lives, every database that is opened goes
// through it: SQLite's own way to the files (a VFS), with a fault put in its writes and syncs.

#include <atomic>
#include <cstdint>

#include <sqlite3.h>

namespace sabot::store {

class FaultyDisk {
 public:
  enum class Fault : std::uint8_t { none, full, sync_fails, write_fails };

  FaultyDisk();
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;
  ~FaultyDisk();

  // From this operation on, of those that the fault concerns, all fail.
  void fail(Fault fault, int after = 0);
  void repair() { fail(Fault::none); }

  // Of files, since the beginning.
  int syncs() const { return syncs_; }

  // For the files: what SQLite is to be answered, or SQLITE_OK.
  int before_write();
  int before_sync();

 private:
  int strike(int code);

  sqlite3_vfs way_;
  std::atomic<Fault> fault_ = Fault::none;
  std::atomic<int> left_ = 0;
  std::atomic<int> syncs_ = 0;
};

}  // namespace sabot::store
