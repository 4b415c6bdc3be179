#pragma once
// Chance for tests and simulation: the same seed and stream always give the same numbers. It is
// the keystream of ChaCha20, whose blocks are counted, so that any part can be reached directly
// and no two streams overlap.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace sabot::chance {

class SeededSource {
 public:
  static constexpr std::size_t block_bytes = 64;

  SeededSource(std::uint64_t seed, std::uint64_t stream);

  // 0 … bound − 1, all equally likely: what would favour some is rejected and drawn again.
  std::uint32_t below(std::uint32_t bound);
  void fill(std::span<std::uint8_t> bytes);

  // Goes on from the beginning of this block of the keystream.
  void seek(std::uint64_t block);

 private:
  static constexpr std::size_t buffered_blocks = 16;
  static constexpr std::size_t buffered_bytes = buffered_blocks * block_bytes;

  std::uint32_t word();
  void refill();

  std::array<std::uint8_t, 32> key_{};
  std::array<std::uint8_t, 8> nonce_{};
  std::uint64_t next_block_ = 0;  // the first that is not in the buffer yet
  std::size_t used_ = buffered_bytes;
  std::array<std::uint8_t, buffered_bytes> buffer_{};
};

}  // namespace sabot::chance
