#pragma once
// The kinds of vectors that the kernels can use on this machine. Which one they use makes no
// difference but in time; so tests hold them to each, and benchmarks to a common one.

#include <string>
#include <string_view>
#include <vector>

namespace sabot::sim {

// Highway's names of them, the best first: AVX3, AVX2, SSE4, SSSE3, SCALAR.
std::vector<std::string> vector_targets();

// As long as it lives the kernels use this kind and no other. Not to be made or destroyed while a
// simulation runs.
class HeldTo {
 public:
  explicit HeldTo(std::string_view target);
  ~HeldTo();
  HeldTo(const HeldTo&) = delete;
  HeldTo& operator=(const HeldTo&) = delete;
};

}  // namespace sabot::sim
