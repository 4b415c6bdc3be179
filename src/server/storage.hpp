#pragma once
// What the server's core needs from the world: somewhere to store, and the time. Behind it are the
// store and the operating system's clock; in simulations, a world made from a seed.

#include <chrono>
#include <functional>

#include "sabot/store/reader.hpp"
#include "sabot/store/write.hpp"

namespace sabot::server {

using store::Milliseconds;

class Storage {
 public:
  // In the server's own thread, when it is durable or will never be; never from within `submit`.
  using Done = std::move_only_function<void(store::Stored<void>)>;

  virtual ~Storage() = default;
  virtual void submit(store::Write write, Done done) = 0;
  // What is durable.
  virtual store::Reader& reader() = 0;
};

class Clock {
 public:
  using Timer = std::uint64_t;  // 0 is none

  virtual ~Clock() = default;
  virtual Milliseconds now() const = 0;
  virtual Timer after(std::chrono::milliseconds wait, std::move_only_function<void()> act) = 0;
  virtual void cancel(Timer timer) = 0;
};

}  // namespace sabot::server
