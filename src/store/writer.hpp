#pragma once
// The one way into the store. Writes come from any thread; a thread of the writer's own takes all
// that are waiting, stores them in one transaction, makes them durable with one sync, and only
// then tells each of them. So the more tables are waiting, the less each pays for the disk: a
// sync costs the same for one record as for hundreds.

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "sabot/store/appender.hpp"
#include "sabot/store/database.hpp"
#include "sabot/store/lock.hpp"
#include "sabot/store/log_keeper.hpp"
#include "sabot/store/write.hpp"

namespace sabot::store {

class Writer {
 public:
  // Called in the writer's thread, in the order of submission. It must not throw nor take long,
  // for everybody waits for it; it may submit, but not wait.
  using Done = std::move_only_function<void(Stored<void>)>;

  static constexpr std::size_t default_room = 8192;

  // Makes the database, or brings an older one up to date. No more than `room` writes may be
  // waiting at a time. Until the writer is destroyed no other can be opened on this database.
  static Stored<std::unique_ptr<Writer>> open(const std::filesystem::path& path,
                                              std::size_t room = default_room);
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  // Stores and answers what is still waiting.
  ~Writer();

  // Never blocks: where too much is waiting it is refused at once (queue_full), and `done` is
  // dropped without being called. In every other case it is called exactly once. A write that
  // fails by itself leaves those beside it alone. Where a batch cannot be committed, all its
  // writes fail, and from then on every write of the same tables; where even that is not known
  // for certain, every write at all.
  Stored<void> submit(Write write, Done done);
  // The same, and waits until it is durable. Not from a `done`.
  Stored<void> write(Write write);
  // From now on the house signs the entries of its trail. Before anything is submitted.
  void sign_with(const table::HouseKey& key) { appender_->sign_with(key); }
  // Whether every table is stopped, until the store is opened again. From any thread.
  bool has_stopped() const { return has_stopped_; }

 private:
  struct Waiting {
    Write write;
    Done done;
    Stored<void> result;
  };

  Writer(Lock lock, Database database, std::size_t room);
  void work(const std::stop_token& stop);
  // All that is waiting; nothing where the writer is being closed and nothing is left.
  std::vector<Waiting> take(const std::stop_token& stop);
  void store(std::vector<Waiting>& batch);
  Stored<void> commit(std::vector<Waiting>& batch);
  void stop_tables(const std::vector<Waiting>& batch, const StoreError& why);
  const StoreError* stopped(const Write& write) const;

  Lock lock_;
  Database database_;
  std::unique_ptr<LogKeeper> keeper_;
  std::optional<Appender> appender_;
  // Of the writer's thread alone.
  std::map<std::string, StoreError, std::less<>> stopped_;
  std::optional<StoreError> all_stopped_;
  std::atomic<bool> has_stopped_ = false;

  std::mutex mutex_;
  std::condition_variable_any arrived_;
  std::vector<Waiting> queue_;
  std::size_t room_;
  std::jthread thread_;
};

}  // namespace sabot::store
