#include "sabot/table/chain.hpp"

#include <sodium/crypto_generichash_blake2b.h>

#include <algorithm>

#include "sabot/base/little_endian.hpp"
#include "sabot/chance/sodium.hpp"

namespace sabot::table {
namespace {

constexpr std::size_t prefix_bytes = 32 + 8 + 4;
// Four blocks of BLAKE2b: nearly every record fits.
constexpr std::size_t stack_bytes = 512;

Digest link_in_pieces(std::span<const std::uint8_t> prefix, Payload payload) {
  crypto_generichash_blake2b_state state;
  Digest hash;
  crypto_generichash_blake2b_init(&state, nullptr, 0, hash.bytes.size());
  crypto_generichash_blake2b_update(&state, prefix.data(), prefix.size());
  crypto_generichash_blake2b_update(&state, payload.data(), payload.size());
  crypto_generichash_blake2b_final(&state, hash.bytes.data(), hash.bytes.size());
  return hash;
}

}  // namespace

Digest hash_of(std::span<const std::uint8_t> bytes) {
  chance::ready_sodium();
  Digest hash;
  crypto_generichash_blake2b(hash.bytes.data(), hash.bytes.size(), bytes.data(), bytes.size(),
                             nullptr, 0);
  return hash;
}

Chain::Chain() { chance::ready_sodium(); }

Chain::Chain(const Digest& head, std::uint64_t length) : Chain() {
  head_ = head;
  length_ = length;
}

Digest Chain::link(Payload payload) const {
  std::array<std::uint8_t, stack_bytes> bytes;
  std::copy(head_.bytes.begin(), head_.bytes.end(), bytes.begin());
  store_le(bytes.data() + 32, length_);
  store_le(bytes.data() + 40, static_cast<std::uint32_t>(payload.size()));
  if (payload.size() > stack_bytes - prefix_bytes)
    return link_in_pieces({bytes.data(), prefix_bytes}, payload);

  // One call on one piece: it is what most of the time of a busy table goes into.
  std::copy(payload.begin(), payload.end(), bytes.data() + prefix_bytes);
  Digest hash;
  crypto_generichash_blake2b(hash.bytes.data(), hash.bytes.size(), bytes.data(),
                             prefix_bytes + payload.size(), nullptr, 0);
  return hash;
}

void append_frame(std::vector<std::uint8_t>& bytes, std::uint64_t sequence, Payload payload,
                  const Digest& hash) {
  const auto before = bytes.size();
  bytes.resize(before + payload.size() + frame_bytes_besides_payload);
  auto* const frame = bytes.data() + before;
  store_le(frame, static_cast<std::uint32_t>(payload.size()));
  store_le(frame + 4, sequence);
  auto* const after_payload = std::copy(payload.begin(), payload.end(), frame + frame_head_bytes);
  std::copy(hash.bytes.begin(), hash.bytes.end(), after_payload);
}

}  // namespace sabot::table
