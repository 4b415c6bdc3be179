#pragma once
// How far a long task has got: a bar with its rate and the time left, on standard error where that
// is a terminal, and nothing anywhere else. And whether somebody wants it to end: Ctrl-C.

#include <chrono>
#include <cstdint>
#include <string>

namespace sabot::cli {

class Progress {
 public:
  // Of this many units; 0 where nobody knows how many there will be.
  Progress(std::uint64_t units, std::string unit, bool wanted);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();  // the bar goes away

  void show(std::uint64_t done);
  // How many units, as far as is known by now.
  void aim(std::uint64_t units) { units_ = units; }
  double seconds() const;

 private:
  using Clock = std::chrono::steady_clock;

  std::uint64_t units_;
  std::string unit_;
  bool shown_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_{};
};

// While it lives, SIGINT and SIGTERM ask for an end instead of ending the process.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  static bool asked();
};

// 1234567890 as 1.23 G.
std::string short_number(double value);

}  // namespace sabot::cli
