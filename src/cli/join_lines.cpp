#include "sabot/cli/join_lines.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <utility>

#include <boost/asio/post.hpp>

namespace sabot::cli {

Lines::Lines()
    : typed_(::isatty(STDIN_FILENO) != 0), wake_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

Lines::~Lines() {
  stop();
  ::close(wake_);
}

void Lines::stop() {
  const std::uint64_t now = 1;
  // It cannot fail: the counter is at 0.
  if (reader_.joinable() && ::write(wake_, &now, sizeof now) == sizeof now) reader_.join();
}

std::optional<std::string> Lines::next() {
  while (true) {
    if (const auto end = rest_.find('\n'); end != std::string::npos) {
      auto line = rest_.substr(0, end);
      rest_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    if (ended_) break;
    read_some();
  }
  if (rest_.empty()) return std::nullopt;
  return std::exchange(rest_, {});
}

void Lines::read_some() {
  std::array<pollfd, 2> both{{{STDIN_FILENO, POLLIN, 0}, {wake_, POLLIN, 0}}};
  if (::poll(both.data(), both.size(), -1) < 0) {
    ended_ = errno != EINTR;
    return;
  }
  if (both[1].revents != 0) {
    ended_ = true;
    return;
  }
  std::array<char, 4096> bytes;
  const auto count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
  if (count > 0)
    rest_.append(bytes.data(), static_cast<std::size_t>(count));
  else
    ended_ = count == 0 || errno != EINTR;
}

void Lines::hand_to(boost::asio::io_context& loop, Take take) {
  reader_ = std::jthread([this, &loop, take = std::move(take)] {
    while (true) {
      auto line = next();
      const bool is_last = !line;
      boost::asio::post(loop, [take, line = std::move(line)]() mutable { take(std::move(line)); });
      if (is_last) return;
    }
  });
}

}  // namespace sabot::cli
