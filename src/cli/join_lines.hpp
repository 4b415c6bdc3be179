#pragma once
// What somebody types, or a script says, line by line: waited for, or handed to a loop as it comes.

#include <functional>
#include <optional>
#include <string>
#include <thread>

#include <boost/asio/io_context.hpp>

namespace sabot::cli {

class Lines {
 public:
  using Take = std::function<void(std::optional<std::string>)>;

  Lines();
  Lines(const Lines&) = delete;
  Lines& operator=(const Lines&) = delete;
  ~Lines();

  // Somebody sits at a terminal, and can be asked.
  bool are_typed() const { return typed_; }

  // Waits for the next line; none at the end.
  std::optional<std::string> next();

  // From now on `take` is called in the loop's thread with every line, and with none at the end.
  // The terminal stays as it is: a descriptor made asynchronous would be so for writing too.
  void hand_to(boost::asio::io_context& loop, Take take);
  // Nothing is handed on any more; the loop may go.
  void stop();

 private:
  void read_some();

  std::string rest_;  // read and not taken yet
  bool ended_ = false;
  bool typed_ = false;
  int wake_ = -1;
  std::jthread reader_;
};

}  // namespace sabot::cli
