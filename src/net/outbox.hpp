#pragma once
// What is still to be sent down one line: bounded, so that a client that cannot keep up is
// disconnected and never holds up the table.

#include <cstddef>
#include <deque>
#include <utility>

#include "sabot/server/viewer.hpp"

namespace sabot::net {

class Outbox {
 public:
  static constexpr std::size_t most_frames = 1'024;
  static constexpr std::size_t most_bytes = std::size_t{4} << 20;

  // Whether there was room.
  bool put(server::Frame frame) {
    bytes_ += frame.text->size();
    frames_.push_back(std::move(frame));
    return frames_.size() <= most_frames && bytes_ <= most_bytes;
  }
  bool is_empty() const { return frames_.empty(); }
  const server::Frame& front() const { return frames_.front(); }
  void pop() {
    bytes_ -= frames_.front().text->size();
    frames_.pop_front();
  }

 private:
  std::deque<server::Frame> frames_;
  std::size_t bytes_ = 0;
};

}  // namespace sabot::net
