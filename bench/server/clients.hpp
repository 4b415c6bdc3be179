#pragma once
// Players at tables, all of one thread: each gives commands over a socket and sees everything that
// happens at the table. A command counts when every player at its table has seen its record.

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace sabot::bench {

struct Player {
  int table = 0;     // from 0
  std::string path;  // of the player's socket
  std::string token;
};

struct Load {
  std::chrono::seconds lasts{10};
  // Commands offered in a second by all players together; 0: each gives the next one as soon as the
  // last is answered.
  int offered = 0;
};

struct Measured {
  std::uint64_t sent = 0;
  std::uint64_t refused = 0;
  std::uint64_t seen = 0;    // by everybody at the table
  std::uint64_t frames = 0;  // received in all
  double seconds = 0;
  std::vector<double>
      latencies_ms;  // from the sending until the last at the table has seen it; sorted
  double percentile(double part) const;
};

class Clients {
 public:
  Clients(std::uint16_t port, const std::vector<Player>& players, int tables);
  ~Clients();

  // Everybody watches, and says nothing.
  void wait(std::chrono::seconds lasts);
  Measured run(const Load& load);

 private:
  struct Crowd;
  std::unique_ptr<Crowd> crowd_;
};

}  // namespace sabot::bench
