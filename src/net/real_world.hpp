#pragma once
// The real storage and the real clock, both of the server's one thread.

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include "sabot/server/storage.hpp"
#include "sabot/store/writer.hpp"

namespace sabot::net {

namespace asio = boost::asio;

// The store's writer has a thread of its own; its answers come back into the server's.
class StoreStorage final : public server::Storage {
 public:
  StoreStorage(asio::io_context& loop, std::unique_ptr<store::Writer> writer, store::Reader reader)
      : loop_(loop), writer_(std::move(writer)), reader_(std::move(reader)) {}

  void submit(store::Write write, Done done) override;
  store::Reader& reader() override { return *reader_; }
  bool has_stopped() const { return writer_->has_stopped(); }
  // What has taken longest to be stored since this was last asked.
  std::chrono::milliseconds slowest() { return std::exchange(slowest_, {}); }
  // Stores what is waiting, answers it into the loop, and takes nothing more. The writer goes last:
  // a mere reader could not clear the log away.
  void close() {
    reader_.reset();
    writer_.reset();
  }

 private:
  asio::io_context& loop_;
  std::unique_ptr<store::Writer> writer_;
  std::optional<store::Reader> reader_;
  std::chrono::milliseconds slowest_{};
};

class LoopClock final : public server::Clock {
 public:
  explicit LoopClock(asio::io_context& loop) : loop_(loop) {}

  server::Milliseconds now() const override;
  Timer after(std::chrono::milliseconds wait, std::move_only_function<void()> act) override;
  void cancel(Timer timer) override { timers_.erase(timer); }
  void cancel_all() { timers_.clear(); }

 private:
  asio::io_context& loop_;
  Timer last_ = 0;
  std::map<Timer, asio::steady_timer> timers_;
};

}  // namespace sabot::net
