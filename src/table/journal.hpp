#pragma once
// Where a table writes what has happened: append-only, each record chained to the last. One in
// memory and one in a file, with the same bytes.

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "sabot/base/digest.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/table/chain.hpp"
#include "sabot/table/journal_reader.hpp"

namespace sabot::table {

enum class JournalTrouble : std::uint8_t {
  cannot_open,
  not_a_file,  // a folder, a device, a pipe
  in_use,      // another writer has it open
  cannot_read,
  faulty,        // what is stored is not a sound journal
  too_long,      // the payload is more than a record may hold
  cannot_write,  // nothing of the record has been kept
  cannot_sync,   // what is really stored is no longer known; nothing more is accepted
  closed,        // an earlier failure has left the file in doubt: open it again
  ended,         // the house has set its last seal
};

struct JournalError {
  JournalTrouble what{};
  std::string reason;                 // the operating system's own words, where it gave any
  std::optional<JournalFault> fault;  // where `what` is faulty
};

// What happened and what to do about it.
std::string describe(const JournalError& error, law::Language language);

template <class J>
concept Journal = requires(J& journal, const J& seen, Payload payload) {
  // The sequence that the record has been given.
  { journal.append(payload) } -> std::same_as<std::expected<std::uint64_t, JournalError>>;
  // Once it returns, every record appended so far outlives the machine's failure, as far as this
  // journal's medium can promise.
  { journal.sync() } -> std::same_as<std::expected<void, JournalError>>;
  { seen.chain() } -> std::same_as<const Chain&>;
};

class MemoryJournal {
 public:
  MemoryJournal() : bytes_(journal_mark.begin(), journal_mark.end()) {}

  std::expected<std::uint64_t, JournalError> append(Payload payload);
  std::expected<void, JournalError> sync() { return {}; }

  const Chain& chain() const { return chain_; }
  const Digest& head() const { return chain_.head(); }
  std::uint64_t length() const { return chain_.length(); }
  // Exactly what a file would hold.
  std::span<const std::uint8_t> bytes() const { return bytes_; }

 private:
  Chain chain_;
  std::vector<std::uint8_t> bytes_;
};

// The chain alone: for a table whose records somebody else stores, before they are appended here.
class ChainJournal {
 public:
  explicit ChainJournal(const Chain& chain = {}) : chain_(chain) {}

  std::expected<std::uint64_t, JournalError> append(Payload payload);
  std::expected<void, JournalError> sync() { return {}; }

  const Chain& chain() const { return chain_; }
  const Digest& head() const { return chain_.head(); }
  std::uint64_t length() const { return chain_.length(); }

 private:
  Chain chain_;
};

class FileJournal {
 public:
  // Makes the file, or verifies the whole of one that is there and goes on where it ends. Until
  // the journal is destroyed no other writer can open it.
  static std::expected<FileJournal, JournalError> open(const std::filesystem::path& path);

  // Cuts off a last record that a crash has left unfinished, and says how many bytes that was.
  // Never done unasked: keep a copy first, for a record whose length was tampered with looks the
  // same, and all that comes after it goes too. Any other fault stays as it is and is returned.
  static std::expected<std::size_t, JournalError> recover(const std::filesystem::path& path);

  FileJournal(FileJournal&& other) noexcept;
  FileJournal& operator=(FileJournal&& other) noexcept;
  ~FileJournal();

  // Given to the operating system at once; durable after the next sync.
  std::expected<std::uint64_t, JournalError> append(Payload payload);
  std::expected<void, JournalError> sync();

  const Chain& chain() const { return chain_; }
  const Digest& head() const { return chain_.head(); }
  std::uint64_t length() const { return chain_.length(); }

 private:
  FileJournal(int file, const Chain& chain, std::size_t size)
      : file_(file), chain_(chain), size_(size) {}

  int file_ = -1;
  bool in_doubt_ = false;
  Chain chain_;
  std::size_t size_ = 0;             // of the file, in bytes
  std::vector<std::uint8_t> frame_;  // kept to be filled again
};

// Any of these, so that a game's table is compiled once and not for each.
class AnyJournal {
 public:
  template <Journal J>
  explicit AnyJournal(J journal) : held_(std::make_unique<HeldAs<J>>(std::move(journal))) {}

  std::expected<std::uint64_t, JournalError> append(Payload payload) {
    return held_->append(payload);
  }
  std::expected<void, JournalError> sync() { return held_->sync(); }
  const Chain& chain() const { return held_->chain(); }

 private:
  struct Held {
    virtual ~Held() = default;
    virtual std::expected<std::uint64_t, JournalError> append(Payload payload) = 0;
    virtual std::expected<void, JournalError> sync() = 0;
    virtual const Chain& chain() const = 0;
  };
  template <Journal J>
  struct HeldAs final : Held {
    explicit HeldAs(J one) : journal(std::move(one)) {}
    std::expected<std::uint64_t, JournalError> append(Payload payload) override {
      return journal.append(payload);
    }
    std::expected<void, JournalError> sync() override { return journal.sync(); }
    const Chain& chain() const override { return journal.chain(); }
    J journal;
  };

  std::unique_ptr<Held> held_;
};

// The bytes of a journal's file, for a JournalReader. Takes no lock: a table may be writing it.
std::expected<std::vector<std::uint8_t>, JournalError> read_journal(
    const std::filesystem::path& path);

}  // namespace sabot::table
