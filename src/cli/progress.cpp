#include "sabot/cli/progress.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <iostream>

#include <fmt/format.h>

namespace sabot::cli {
namespace {

constexpr auto between_two_looks = std::chrono::milliseconds(100);
constexpr int bar_width = 30;

// Written by a signal's handler on any thread, read by all.
std::atomic<bool> asked_to_end = false;
static_assert(std::atomic<bool>::is_always_lock_free);
extern "C" void ask_to_end(int) { asked_to_end = true; }

std::string time_text(double seconds) {
  const auto whole = static_cast<long long>(seconds + 0.5);
  if (whole >= 3600)
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace

Progress::Progress(std::uint64_t units, std::string unit, bool wanted)
    : units_(units), unit_(std::move(unit)), shown_(wanted && isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
  if (shown_) std::cerr << "\r\033[K" << std::flush;
}

double Progress::seconds() const {
  return std::chrono::duration<double>(Clock::now() - start_).count();
}

void Progress::show(std::uint64_t done) {
  const auto now = Clock::now();
  if (!shown_ || now - last_ < between_two_looks) return;
  last_ = now;
  const double rate = static_cast<double>(done) / std::max(seconds(), 1e-9);
  std::string line = "\r\033[K";
  if (units_ > 0) {
    const double part = std::min(1.0, static_cast<double>(done) / static_cast<double>(units_));
    const auto full = static_cast<int>(part * bar_width);
    for (int i = 0; i < bar_width; ++i) line += i < full ? "█" : "░";
    line += fmt::format(" {:5.1f} %", 100 * part);
  }
  line += fmt::format("  {} {}  {}/s", short_number(static_cast<double>(done)), unit_,
                      short_number(rate));
  if (units_ > 0 && rate > 0)
    line +=
        fmt::format("  {}", time_text(static_cast<double>(units_ - std::min(units_, done)) / rate));
  std::cerr << line << std::flush;
}

Interrupt::Interrupt() {
  asked_to_end = false;
  std::signal(SIGINT, ask_to_end);
  std::signal(SIGTERM, ask_to_end);
}

Interrupt::~Interrupt() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

bool Interrupt::asked() { return asked_to_end; }

std::string short_number(double value) {
  constexpr std::array units{"", " k", " M", " G", " T", " P"};
  std::size_t unit = 0;
  while (value >= 1000 && unit + 1 < units.size()) {
    value /= 1000;
    ++unit;
  }
  return fmt::format("{:.{}f}{}", value,
                     unit == 0     ? 0
                     : value < 10  ? 2
                     : value < 100 ? 1
                                   : 0,
                     units[unit]);
}

}  // namespace sabot::cli
