#include "sabot/net/real_world.hpp"

#include <algorithm>
#include <chrono>

#include <boost/asio/post.hpp>

namespace sabot::net {

void StoreStorage::submit(store::Write write, Done done) {
  // Kept here until it is answered: a refusal at once drops what it was given.
  auto waiting = std::make_shared<Done>(std::move(done));
  // Handed on and not copied: what it owns may be a table, which must die in the server's thread.
  const auto began = std::chrono::steady_clock::now();
  auto tell = [this, waiting, began](store::Stored<void> result) mutable {
    asio::post(loop_, [this, began, waiting = std::move(waiting),
                       result = std::move(result)]() mutable {
      const auto took = std::chrono::steady_clock::now() - began;
      slowest_ = std::max(slowest_, std::chrono::duration_cast<std::chrono::milliseconds>(took));
      (*waiting)(std::move(result));
    });
  };
  if (auto taken = writer_->submit(std::move(write), tell); !taken) tell(std::move(taken));
}

server::Milliseconds LoopClock::now() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

server::Clock::Timer LoopClock::after(std::chrono::milliseconds wait,
                                      std::move_only_function<void()> act) {
  const auto number = ++last_;
  auto& timer = timers_.emplace(number, asio::steady_timer(loop_, wait)).first->second;
  timer.async_wait([this, number, act = std::move(act)](boost::system::error_code) mutable {
    // Cancelled, or cancelled while it was already on its way here.
    if (timers_.erase(number) != 0) act();
  });
  return number;
}

}  // namespace sabot::net
