#include "sabot/table/journal.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>
#include <system_error>
#include <utility>

#include "sabot/base/spanish.hpp"

namespace sabot::table {
namespace {

std::string_view what_happened(JournalTrouble what) {
  switch (what) {
    case JournalTrouble::cannot_open: return "the journal cannot be opened";
    case JournalTrouble::not_a_file: return "a journal must be a plain file";
    case JournalTrouble::in_use:
      return "another table is writing this journal; close it or choose another file";
    case JournalTrouble::cannot_read: return "the journal cannot be read";
    case JournalTrouble::faulty: return "the journal is damaged";
    case JournalTrouble::too_long: return "the record is too long";
    case JournalTrouble::cannot_write: return "the journal cannot be written";
    case JournalTrouble::cannot_sync:
      return "it is not known whether the journal was stored; open it again";
    case JournalTrouble::closed:
      return "an earlier failure has left the journal in doubt; open it again";
    case JournalTrouble::ended: return "the house has set its last seal: the journal has ended";
  }
  return {};
}

std::string in_english(const JournalError& error) {
  const auto what = what_happened(error.what);
  if (error.fault) return fmt::format("{}: {}", what, describe(*error.fault, law::Language::en));
  if (!error.reason.empty()) return fmt::format("{} ({})", what, error.reason);
  return std::string(what);
}

std::unexpected<JournalError> trouble(JournalTrouble what) {
  return std::unexpected(JournalError{.what = what, .reason = {}, .fault = {}});
}

// With the system's own words for the call that has just failed.
std::unexpected<JournalError> system_trouble(JournalTrouble what) {
  const int number = errno;
  return std::unexpected(
      JournalError{.what = what, .reason = std::generic_category().message(number), .fault = {}});
}

std::unexpected<JournalError> faulty(const JournalFault& fault) {
  return std::unexpected(
      JournalError{.what = JournalTrouble::faulty, .reason = {}, .fault = fault});
}

// An open file, closed when nobody has taken it over.
class File {
 public:
  explicit File(int number) : number_(number) {}
  File(File&& other) noexcept : number_(other.release()) {}
  File& operator=(File&&) = delete;
  ~File() {
    if (number_ >= 0) ::close(number_);
  }

  int number() const { return number_; }
  int release() { return std::exchange(number_, -1); }

 private:
  int number_;
};

std::expected<File, JournalError> open_file(const std::filesystem::path& path, int flags) {
  // Not blocking, so that a pipe by that name is refused instead of waited for.
  File file(::open(path.c_str(), flags | O_CLOEXEC | O_NONBLOCK, 0644));
  struct stat about {};
  if (file.number() < 0 || ::fstat(file.number(), &about) != 0)
    return system_trouble(JournalTrouble::cannot_open);
  if (!S_ISREG(about.st_mode)) return trouble(JournalTrouble::not_a_file);
  return file;
}

// For the one writer that a journal may have at a time: two would fork it.
std::expected<File, JournalError> open_to_write(const std::filesystem::path& path, int flags) {
  auto file = open_file(path, O_RDWR | O_APPEND | flags);
  if (!file) return file;
  if (::flock(file->number(), LOCK_EX | LOCK_NB) != 0)
    return system_trouble(errno == EWOULDBLOCK ? JournalTrouble::in_use
                                               : JournalTrouble::cannot_open);
  return file;
}

std::expected<std::vector<std::uint8_t>, JournalError> read_all(const File& file) {
  struct stat about {};
  if (::fstat(file.number(), &about) != 0) return system_trouble(JournalTrouble::cannot_read);
  std::vector<std::uint8_t> bytes(static_cast<std::size_t>(about.st_size));
  std::size_t filled = 0;
  while (filled < bytes.size()) {
    const auto got = ::pread(file.number(), bytes.data() + filled, bytes.size() - filled,
                             static_cast<off_t>(filled));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return system_trouble(JournalTrouble::cannot_read);
    if (got == 0) break;  // it has become shorter meanwhile
    filled += static_cast<std::size_t>(got);
  }
  bytes.resize(filled);
  return bytes;
}

// A write may take less than it is given.
bool write_all(int file, std::span<const std::uint8_t> bytes) {
  while (!bytes.empty()) {
    const auto taken = ::write(file, bytes.data(), bytes.size());
    if (taken < 0 && errno == EINTR) continue;
    if (taken < 0) return false;
    bytes = bytes.subspan(static_cast<std::size_t>(taken));
  }
  return true;
}

// A new file survives a crash only when the folder that names it is stored too.
bool sync_folder_of(const std::filesystem::path& path) {
  const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
  const File opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  return opened.number() >= 0 && ::fsync(opened.number()) == 0;
}

// Puts the mark at the beginning of an empty file.
std::expected<void, JournalError> begin_journal(const File& file,
                                                const std::filesystem::path& path) {
  if (!write_all(file.number(), journal_mark)) return system_trouble(JournalTrouble::cannot_write);
  if (::fsync(file.number()) != 0 || !sync_folder_of(path))
    return system_trouble(JournalTrouble::cannot_sync);
  return {};
}

}  // namespace

std::string describe(const JournalError& error, law::Language language) {
  return language == law::Language::es ? spanish(in_english(error)) : in_english(error);
}

std::expected<std::uint64_t, JournalError> MemoryJournal::append(Payload payload) {
  if (payload.size() > max_payload_bytes) return trouble(JournalTrouble::too_long);
  const auto sequence = chain_.length();
  const auto hash = chain_.link(payload);
  append_frame(bytes_, sequence, payload, hash);
  chain_.advance(hash);
  return sequence;
}

std::expected<std::uint64_t, JournalError> ChainJournal::append(Payload payload) {
  if (payload.size() > max_payload_bytes) return trouble(JournalTrouble::too_long);
  const auto sequence = chain_.length();
  chain_.advance(chain_.link(payload));
  return sequence;
}

std::expected<FileJournal, JournalError> FileJournal::open(const std::filesystem::path& path) {
  auto file = open_to_write(path, O_CREAT);
  if (!file) return std::unexpected(file.error());
  const auto bytes = read_all(*file);
  if (!bytes) return std::unexpected(bytes.error());
  if (bytes->empty()) {
    if (const auto begun = begin_journal(*file, path); !begun)
      return std::unexpected(begun.error());
    return FileJournal(file->release(), Chain(), journal_mark.size());
  }
  const auto chain = verify_journal(*bytes);
  if (!chain) return faulty(chain.error());
  return FileJournal(file->release(), *chain, bytes->size());
}

std::expected<std::size_t, JournalError> FileJournal::recover(const std::filesystem::path& path) {
  const auto file = open_to_write(path, 0);
  if (!file) return std::unexpected(file.error());
  const auto bytes = read_all(*file);
  if (!bytes) return std::unexpected(bytes.error());
  const auto chain = verify_journal(*bytes);
  if (chain) return 0;
  const auto& fault = chain.error();
  if (fault.kind != JournalFaultKind::truncated) return faulty(fault);
  if (::ftruncate(file->number(), static_cast<off_t>(fault.offset)) != 0)
    return system_trouble(JournalTrouble::cannot_write);
  if (::fsync(file->number()) != 0) return system_trouble(JournalTrouble::cannot_sync);
  return bytes->size() - fault.offset;
}

FileJournal::FileJournal(FileJournal&& other) noexcept
    : file_(std::exchange(other.file_, -1)),
      in_doubt_(other.in_doubt_),
      chain_(other.chain_),
      size_(other.size_),
      frame_(std::move(other.frame_)) {}

FileJournal& FileJournal::operator=(FileJournal&& other) noexcept {
  std::swap(file_, other.file_);
  std::swap(in_doubt_, other.in_doubt_);
  std::swap(chain_, other.chain_);
  std::swap(size_, other.size_);
  std::swap(frame_, other.frame_);
  return *this;
}

FileJournal::~FileJournal() {
  if (file_ >= 0) ::close(file_);
}

std::expected<std::uint64_t, JournalError> FileJournal::append(Payload payload) {
  if (in_doubt_) return trouble(JournalTrouble::closed);
  if (payload.size() > max_payload_bytes) return trouble(JournalTrouble::too_long);
  const auto sequence = chain_.length();
  const auto hash = chain_.link(payload);
  frame_.clear();
  append_frame(frame_, sequence, payload, hash);
  if (!write_all(file_, frame_)) {
    auto error = system_trouble(JournalTrouble::cannot_write);
    // A part of the frame may stand there; the next record must not come after it.
    in_doubt_ = ::ftruncate(file_, static_cast<off_t>(size_)) != 0;
    return error;
  }
  size_ += frame_.size();
  chain_.advance(hash);
  return sequence;
}

std::expected<void, JournalError> FileJournal::sync() {
  if (in_doubt_) return trouble(JournalTrouble::closed);
  if (::fdatasync(file_) == 0) return {};
  // After a failed sync the system may have dropped what it could not store, and a second call
  // would succeed all the same.
  in_doubt_ = true;
  return system_trouble(JournalTrouble::cannot_sync);
}

std::expected<std::vector<std::uint8_t>, JournalError> read_journal(
    const std::filesystem::path& path) {
  const auto file = open_file(path, O_RDONLY);
  if (!file) return std::unexpected(file.error());
  return read_all(*file);
}

}  // namespace sabot::table
