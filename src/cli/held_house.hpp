#pragma once
// The people of a house that no server is running: the program writes in its place, by the same
// rules.

#include <chrono>
#include <deque>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "sabot/cli/command.hpp"
#include "sabot/server/people.hpp"
#include "sabot/store/writer.hpp"

namespace sabot::cli {

// What went wrong, in the language asked for, and the exit code 2.
void fail(Common& common, const server::Problem& problem);
void fail(Common& common, const store::StoreError& error);

// The server's storage where there is no server: it waits until what is submitted is durable.
class PatientStorage : public server::Storage {
 public:
  PatientStorage(std::unique_ptr<store::Writer> writer, store::Reader reader)
      : writer_(std::move(writer)), reader_(std::move(reader)) {}

  void submit(store::Write write, Done done) override {
    auto stored = writer_->write(std::move(write));
    waiting_.emplace_back(std::move(done), std::move(stored));
  }
  store::Reader& reader() override { return reader_; }

  void tell() {
    for (; !waiting_.empty(); waiting_.pop_front())
      waiting_.front().first(std::move(waiting_.front().second));
  }

 private:
  std::unique_ptr<store::Writer> writer_;
  store::Reader reader_;
  std::deque<std::pair<Done, store::Stored<void>>> waiting_;
};

// Nothing here waits for a time.
class WallClock : public server::Clock {
 public:
  server::Milliseconds now() const override {
    const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
  }
  Timer after(std::chrono::milliseconds, std::move_only_function<void()>) override { return 0; }
  void cancel(Timer) override {}
};

// A house of which nobody else is in charge meanwhile.
struct HeldHouse {
  WallClock clock;
  std::unique_ptr<PatientStorage> storage;
  std::unique_ptr<server::People> people;

  // Whether what is asked for is done; otherwise a message says why not.
  template <class T, class Ask>
  bool ask(Common& common, Ask ask_for) {
    std::optional<server::Problem> refused;
    ask_for(server::People::Answer<T>([&](std::expected<T, server::Problem> answer) {
      if (!answer) refused = answer.error();
    }));
    storage->tell();
    if (refused) fail(common, *refused);
    return !refused;
  }
};

// None, and a message, where it cannot be had: another process is in charge, or it is no store.
std::unique_ptr<HeldHouse> open_house(Common& common, const std::string& data);
// Only a new account may begin a new store: a name that is mistyped must not.
std::unique_ptr<HeldHouse> open_known_house(Common& common, const std::string& data);

}  // namespace sabot::cli
