#pragma once
// A buffer to append bytes to and a view to take them from: what canonical bytes are made with.
// Whole numbers are LEB128 varints, signed ones in zigzag, always in their shortest form.

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace sabot {

// The most bytes that a varint of this many bits takes.
constexpr std::size_t varint_bound(int bits) { return static_cast<std::size_t>((bits + 6) / 7); }

// Appends to the caller's buffer. The buffer is longer than what was written, and must be left
// alone, until the writer is gone.
class ByteWriter {
 public:
  explicit ByteWriter(std::vector<std::uint8_t>& out)
      : out_(out), at_(out.data() + out.size()), end_(at_) {}
  ~ByteWriter() { out_.resize(size()); }
  ByteWriter(const ByteWriter&) = delete;
  ByteWriter& operator=(const ByteWriter&) = delete;

  // With what stood in the buffer before.
  std::size_t size() const { return static_cast<std::size_t>(at_ - out_.data()); }

  // Makes room for that many more bytes: the functions below may write only to that room.
  void ensure(std::size_t bytes) {
    if (static_cast<std::size_t>(end_ - at_) < bytes) [[unlikely]]
      grow(bytes);
  }
  void put_byte(std::uint8_t byte) { *at_++ = byte; }
  void put_varint(std::uint64_t value) {
    auto* at = at_;  // The bytes written might alias at_, were it not copied.
    for (; value >= 0x80; value >>= 7) *at++ = static_cast<std::uint8_t>(value | 0x80);
    *at++ = static_cast<std::uint8_t>(value);
    at_ = at;
  }
  void put_zigzag(std::int64_t value) {
    put_varint(static_cast<std::uint64_t>(value) << 1 ^ static_cast<std::uint64_t>(value >> 63));
  }
  void put_raw(const void* bytes, std::size_t size) {
    if (size != 0) std::memcpy(at_, bytes, size);
    at_ += size;
  }
  // Copies a fixed number of bytes, which is quicker; only the first `used` count.
  template <std::size_t N>
  void put_padded(const void* bytes, std::size_t used) {
    std::memcpy(at_, bytes, N);
    at_ += used;
  }

  // The same, making room first.
  void byte(std::uint8_t value) {
    ensure(1);
    put_byte(value);
  }
  void varint(std::uint64_t value) {
    ensure(varint_bound(64));
    put_varint(value);
  }
  void raw(std::span<const std::uint8_t> bytes) {
    ensure(bytes.size());
    put_raw(bytes.data(), bytes.size());
  }

 private:
  void grow(std::size_t bytes);

  std::vector<std::uint8_t>& out_;
  std::uint8_t* at_;
  std::uint8_t* end_;
};

// Reads what a ByteWriter wrote, or anything else: nothing that it is given can hurt it. Once a
// read has failed all later ones fail as well.
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes)
      : at_(bytes.data()), end_(bytes.data() + bytes.size()) {}

  bool failed() const { return failed_; }
  // Everything was read, and nothing was wrong.
  bool done() const { return !failed_ && at_ == end_; }
  std::size_t left() const { return static_cast<std::size_t>(end_ - at_); }

  // Always false, for a caller to return.
  bool fail() {
    failed_ = true;
    at_ = end_;
    return false;
  }
  bool byte(std::uint8_t& value) {
    if (at_ == end_) return fail();
    value = *at_++;
    return true;
  }
  bool varint(std::uint64_t& value) {
    if (at_ != end_ && *at_ < 0x80) [[likely]] {
      value = *at_++;
      return true;
    }
    return long_varint(value);
  }
  bool zigzag(std::int64_t& value) {
    std::uint64_t coded = 0;
    if (!varint(coded)) return false;
    value = static_cast<std::int64_t>(coded >> 1 ^ (0 - (coded & 1)));
    return true;
  }
  // A view of the next bytes, not a copy.
  bool raw(std::size_t size, std::span<const std::uint8_t>& bytes) {
    if (left() < size) return fail();
    bytes = {at_, size};
    at_ += size;
    return true;
  }
  // How many elements of at least one byte follow: never more than there are bytes left, so that a
  // hostile count cannot cause an allocation.
  bool count(std::size_t& value) {
    std::uint64_t number = 0;
    if (!varint(number)) return false;
    if (number > left()) return fail();
    value = static_cast<std::size_t>(number);
    return true;
  }

 private:
  bool long_varint(std::uint64_t& value);

  const std::uint8_t* at_;
  const std::uint8_t* end_;
  bool failed_ = false;
};

}  // namespace sabot
