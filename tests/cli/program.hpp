#pragma once
// Runs a command of the program within the test, and keeps what it says.

#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "sabot/cli/command.hpp"

namespace sabot::cli {

// Takes the place of a stream's buffer until the end of its block.
class Caught {
 public:
  explicit Caught(std::ostream& stream) : stream_(stream), before_(stream.rdbuf(text_.rdbuf())) {}
  Caught(const Caught&) = delete;
  Caught& operator=(const Caught&) = delete;
  ~Caught() { stream_.rdbuf(before_); }

  std::string text() const { return text_.str(); }

 private:
  std::ostringstream text_;
  std::ostream& stream_;
  std::streambuf* before_;
};

struct Said {
  Exit exit{};
  std::string out;
  std::string err;
};

// In English, unless the arguments say otherwise.
Said run(std::vector<std::string> arguments);

}  // namespace sabot::cli
