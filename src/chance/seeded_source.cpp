#include "sabot/chance/seeded_source.hpp"

#include <sodium/crypto_stream_chacha20.h>

#include <algorithm>

#include "sabot/base/invariant.hpp"
#include "sabot/base/little_endian.hpp"
#include "sabot/chance/sodium.hpp"

namespace sabot::chance {

static_assert(crypto_stream_chacha20_KEYBYTES == 32 && crypto_stream_chacha20_NONCEBYTES == 8);

SeededSource::SeededSource(std::uint64_t seed, std::uint64_t stream) {
  ready_sodium();
  store_le(key_.data(), seed);
  store_le(nonce_.data(), stream);
}

// Lemire's method: the high half of word × bound is the number. The low half tells whether the
// word is one of the few that would make some numbers likelier than others; those are rejected.
std::uint32_t SeededSource::below(std::uint32_t bound) {
  require(bound > 0, "chance: nothing is below zero");
  auto product = std::uint64_t{word()} * bound;
  if (static_cast<std::uint32_t>(product) < bound) {
    const auto surplus = (0 - bound) % bound;  // 2³² modulo bound
    while (static_cast<std::uint32_t>(product) < surplus) product = std::uint64_t{word()} * bound;
  }
  return static_cast<std::uint32_t>(product >> 32);
}

void SeededSource::fill(std::span<std::uint8_t> bytes) {
  while (!bytes.empty()) {
    if (used_ == buffer_.size()) refill();
    const auto count = std::min(bytes.size(), buffer_.size() - used_);
    std::copy_n(buffer_.data() + used_, count, bytes.data());
    used_ += count;
    bytes = bytes.subspan(count);
  }
}

void SeededSource::seek(std::uint64_t block) {
  next_block_ = block;
  used_ = buffer_.size();
}

std::uint32_t SeededSource::word() {
  std::array<std::uint8_t, 4> bytes;
  if (buffer_.size() - used_ < bytes.size()) {
    fill(bytes);
    return load_le<std::uint32_t>(bytes.data());
  }
  const auto value = load_le<std::uint32_t>(buffer_.data() + used_);
  used_ += bytes.size();
  return value;
}

void SeededSource::refill() {
  buffer_.fill(0);
  crypto_stream_chacha20_xor_ic(buffer_.data(), buffer_.data(), buffer_.size(), nonce_.data(),
                                next_block_, key_.data());
  next_block_ += buffered_blocks;
  used_ = 0;
}

}  // namespace sabot::chance
