#pragma once
// How the records of a journal hang together, and how they lie in its bytes.
//
// Each record's hash is BLAKE2b-256 of the hash before it (32 zero bytes before the first), its
// sequence (8 bytes), its payload's length (4 bytes) and its payload: to change, drop or move a
// record one must change every hash after it.
//
// A journal is the 8 bytes "SABOTJ1\n" and then frames: length (4 bytes), sequence (8 bytes),
// payload, hash (32 bytes). Numbers have the least significant byte first; sequences begin at 0
// and go up by one.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sabot/base/digest.hpp"

namespace sabot::table {

using Payload = std::span<const std::uint8_t>;

inline constexpr std::array<std::uint8_t, 8> journal_mark{'S', 'A', 'B', 'O', 'T', 'J', '1', '\n'};
inline constexpr std::size_t frame_head_bytes = 4 + 8;
inline constexpr std::size_t frame_bytes_besides_payload = frame_head_bytes + 32;
// No record comes near it: a length beyond it is damage, and must not make a reader allocate.
inline constexpr std::size_t max_payload_bytes = std::size_t{1} << 20;

// BLAKE2b-256 of some bytes.
Digest hash_of(std::span<const std::uint8_t> bytes);

// The end of a chain: all that the next record needs to know of those before it.
class Chain {
 public:
  Chain();
  // After this many records, the last of which has this hash.
  Chain(const Digest& head, std::uint64_t length);

  std::uint64_t length() const { return length_; }  // records so far; the next one's sequence
  const Digest& head() const { return head_; }      // the last record's hash

  // The hash of the next record, were it this one.
  Digest link(Payload payload) const;
  // The next record is the one that has this hash.
  void advance(const Digest& hash) {
    head_ = hash;
    ++length_;
  }

 private:
  Digest head_;
  std::uint64_t length_ = 0;
};

// Adds one frame to the end of `bytes`.
void append_frame(std::vector<std::uint8_t>& bytes, std::uint64_t sequence, Payload payload,
                  const Digest& hash);

}  // namespace sabot::table
