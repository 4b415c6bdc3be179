#pragma once
// A world for tests of the server's core: a store in a folder of its own, where submissions are
// answered only when the test says so, and a clock that the test moves.

#include <cstdlib>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "sabot/server/storage.hpp"
#include "sabot/store/writer.hpp"

namespace sabot::server {

// Stored at once, and answered later: in between it is durable, and nobody knows.
class TestStorage : public Storage {
 public:
  explicit TestStorage(const std::filesystem::path& path)
      : writer_(store::Writer::open(path).value()), reader_(store::Reader::open(path).value()) {}

  void submit(store::Write write, Done done) override {
    ++submitted_;
    auto stored = failure_ ? store::Stored<void>(std::unexpected(*failure_))
                           : writer_->write(std::move(write));
    waiting_.emplace_back(std::move(done), std::move(stored));
  }
  store::Reader& reader() override { return reader_; }

  // Answers all that wait, and those submitted meanwhile. How many.
  int pump() {
    int told = 0;
    for (; !waiting_.empty(); ++told) pump_one();
    return told;
  }
  void pump_one() {
    auto [done, stored] = std::move(waiting_.front());
    waiting_.pop_front();
    done(std::move(stored));
  }
  // From now on nothing can be stored, or everything again.
  void fail(std::optional<store::StoreTrouble> what) {
    failure_ = what ? std::optional(store::StoreError{*what, "made up"}) : std::nullopt;
  }
  int submitted() const { return submitted_; }

 private:
  std::unique_ptr<store::Writer> writer_;
  store::Reader reader_;
  std::deque<std::pair<Done, store::Stored<void>>> waiting_;
  std::optional<store::StoreError> failure_;
  int submitted_ = 0;
};

class TestClock : public Clock {
 public:
  Milliseconds now() const override { return now_; }
  Timer after(std::chrono::milliseconds wait, std::move_only_function<void()> act) override {
    timers_.emplace(++last_, std::pair(now_ + wait.count(), std::move(act)));
    return last_;
  }
  void cancel(Timer timer) override { timers_.erase(timer); }

  // Time goes by, and what was to be done meanwhile is done, each at its own moment.
  void advance(Milliseconds by) {
    const auto end = now_ + by;
    while (true) {
      auto next = timers_.end();
      for (auto one = timers_.begin(); one != timers_.end(); ++one)
        if (one->second.first <= end &&
            (next == timers_.end() || one->second.first < next->second.first))
          next = one;
      if (next == timers_.end()) break;
      auto [at, act] = std::move(next->second);
      timers_.erase(next);
      now_ = std::max(now_, at);
      act();
    }
    now_ = end;
  }

 private:
  Milliseconds now_ = 1'700'000'000'000;
  Timer last_ = 0;
  std::map<Timer, std::pair<Milliseconds, std::move_only_function<void()>>> timers_;
};

// The folder is gone with it. `restart` is what a new process finds.
class TestWorld {
 public:
  TestWorld() {
    // In memory, where there is such a place: thousands of records are synced one by one.
    const std::filesystem::path memory = "/dev/shm";
    const auto place =
        std::filesystem::is_directory(memory) ? memory : std::filesystem::temp_directory_path();
    auto name = (place / "sabot-server-XXXXXX").string();
    EXPECT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
    restart();
  }
  TestWorld(const TestWorld&) = delete;
  TestWorld& operator=(const TestWorld&) = delete;
  ~TestWorld() {
    storage_.reset();
    std::filesystem::remove_all(folder_);
  }

  void restart() {
    storage_.reset();
    storage_.emplace(folder_ / "store.db");
  }
  std::filesystem::path path() const { return folder_ / "store.db"; }
  TestStorage& storage() { return *storage_; }
  TestClock& clock() { return clock_; }

 private:
  std::filesystem::path folder_;
  TestClock clock_;
  std::optional<TestStorage> storage_;
};

}  // namespace sabot::server
