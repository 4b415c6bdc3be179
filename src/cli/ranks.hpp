#pragma once
// The processes that share a simulation: this one alone, or those that mpirun has started on one or
// many machines (where the program is built with SABOT_MPI).

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <vector>

namespace sabot::cli {

class Ranks {
 public:
  virtual ~Ranks() = default;

  virtual int rank() const { return 0; }
  virtual int size() const { return 1; }
  // The sum over all processes, for every one of them. All must call it.
  virtual void add_up(std::vector<std::uint64_t>&) {}
  // Whether it is so in any process. All must call it.
  virtual bool any(bool mine) { return mine; }
};

// Those this process was started with.
std::expected<std::unique_ptr<Ranks>, std::string> start_ranks();

}  // namespace sabot::cli
