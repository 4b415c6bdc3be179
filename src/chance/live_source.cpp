#include "sabot/chance/live_source.hpp"

#include <sodium/randombytes.h>

#include "sabot/base/invariant.hpp"
#include "sabot/chance/sodium.hpp"

namespace sabot::chance {

LiveSource::LiveSource() { ready_sodium(); }

std::uint32_t LiveSource::below(std::uint32_t bound) {
  require(bound > 0, "chance: nothing is below zero");
  return randombytes_uniform(bound);
}

void LiveSource::fill(std::span<std::uint8_t> bytes) {
  randombytes_buf(bytes.data(), bytes.size());
}

}  // namespace sabot::chance
