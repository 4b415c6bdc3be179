#include "store/faulty_disk.hpp"

#include <new>

namespace sabot::store {
namespace {

// SQLite's own way, and the one disk in use: SQLite's callbacks know no other context.
sqlite3_vfs* plain = nullptr;
FaultyDisk* disk = nullptr;

// What SQLite takes for a file: the true one lies behind it.
struct File {
  sqlite3_file base;
};
sqlite3_file* true_file(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(File));
}
const sqlite3_io_methods& methods(sqlite3_file* file) { return *true_file(file)->pMethods; }

int close(sqlite3_file* f) { return methods(f).xClose(true_file(f)); }
int read(sqlite3_file* f, void* to, int n, sqlite3_int64 at) {
  return methods(f).xRead(true_file(f), to, n, at);
}
int write(sqlite3_file* f, const void* from, int n, sqlite3_int64 at) {
  if (const int code = disk->before_write(); code != SQLITE_OK) {
    // Half of it may be there all the same.
    (void)methods(f).xWrite(true_file(f), from, n / 2, at);
    return code;
  }
  return methods(f).xWrite(true_file(f), from, n, at);
}
int truncate(sqlite3_file* f, sqlite3_int64 n) { return methods(f).xTruncate(true_file(f), n); }
int sync(sqlite3_file* f, int flags) {
  const int code = disk->before_sync();
  return code == SQLITE_OK ? methods(f).xSync(true_file(f), flags) : code;
}
int size(sqlite3_file* f, sqlite3_int64* n) { return methods(f).xFileSize(true_file(f), n); }
int lock(sqlite3_file* f, int level) { return methods(f).xLock(true_file(f), level); }
int unlock(sqlite3_file* f, int level) { return methods(f).xUnlock(true_file(f), level); }
int reserved(sqlite3_file* f, int* out) { return methods(f).xCheckReservedLock(true_file(f), out); }
int control(sqlite3_file* f, int what, void* with) {
  return methods(f).xFileControl(true_file(f), what, with);
}
int sector(sqlite3_file* f) { return methods(f).xSectorSize(true_file(f)); }
int device(sqlite3_file* f) { return methods(f).xDeviceCharacteristics(true_file(f)); }
int shm_map(sqlite3_file* f, int page, int n, int extend, void volatile** out) {
  return methods(f).xShmMap(true_file(f), page, n, extend, out);
}
int shm_lock(sqlite3_file* f, int offset, int n, int flags) {
  return methods(f).xShmLock(true_file(f), offset, n, flags);
}
void shm_barrier(sqlite3_file* f) { methods(f).xShmBarrier(true_file(f)); }
int shm_unmap(sqlite3_file* f, int remove) { return methods(f).xShmUnmap(true_file(f), remove); }

constexpr sqlite3_io_methods faulty{
    2,       close,  read,   write,   truncate, sync,        size,      lock,    unlock, reserved,
    control, sector, device, shm_map, shm_lock, shm_barrier, shm_unmap, nullptr, nullptr};

int open(sqlite3_vfs*, sqlite3_filename name, sqlite3_file* file, int flags, int* given) {
  const int code = plain->xOpen(plain, name, true_file(file), flags, given);
  // Without methods SQLite does not close it.
  file->pMethods = true_file(file)->pMethods == nullptr ? nullptr : &faulty;
  return code;
}

}  // namespace

FaultyDisk::FaultyDisk() {
  plain = sqlite3_vfs_find(nullptr);
  disk = this;
  way_ = *plain;
  way_.pNext = nullptr;
  way_.zName = "faulty disk";
  way_.szOsFile = plain->szOsFile + static_cast<int>(sizeof(File));
  way_.xOpen = open;
  sqlite3_vfs_register(&way_, 1);
}

FaultyDisk::~FaultyDisk() {
  sqlite3_vfs_unregister(&way_);
  sqlite3_vfs_register(plain, 1);
  disk = nullptr;
}

void FaultyDisk::fail(Fault fault, int after) {
  left_ = after;
  fault_ = fault;
}

int FaultyDisk::before_write() {
  if (fault_ == Fault::full) return strike(SQLITE_FULL);
  if (fault_ == Fault::write_fails) return strike(SQLITE_IOERR_WRITE);
  return SQLITE_OK;
}

int FaultyDisk::before_sync() {
  ++syncs_;
  return fault_ == Fault::sync_fails ? strike(SQLITE_IOERR_FSYNC) : SQLITE_OK;
}

int FaultyDisk::strike(int code) { return left_-- > 0 ? SQLITE_OK : code; }

}  // namespace sabot::store
