#include "sabot/base/bytes.hpp"

namespace sabot {

void ByteWriter::grow(std::size_t bytes) {
  // A little ahead, so that a run of small values makes room once; the vector itself sees to it
  // that a long one does not copy too often.
  constexpr std::size_t ahead = 256;
  const auto used = size();
  out_.resize(used + std::max(bytes, ahead));
  at_ = out_.data() + used;
  end_ = out_.data() + out_.size();
}

bool ByteReader::long_varint(std::uint64_t& value) {
  std::uint64_t result = 0;
  for (int shift = 0; shift < 64; shift += 7) {
    std::uint8_t next = 0;
    if (!byte(next)) return false;
    // Of the tenth byte only one bit is left.
    if (shift == 63 && next > 1) return fail();
    result |= static_cast<std::uint64_t>(next & 0x7f) << shift;
    if (next < 0x80) {
      // A last byte of zero adds nothing: a shorter form says the same.
      if (next == 0 && shift != 0) return fail();
      value = result;
      return true;
    }
  }
  return fail();
}

bool BytesForm<PersonId>::read(ByteReader& in, PersonId& value) {
  std::uint8_t length = 0;
  std::span<const std::uint8_t> bytes;
  if (!in.byte(length) || !in.raw(length, bytes)) return false;
  value = PersonId();
  if (length == 0) return true;
  const auto id = PersonId::from({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  if (!id) return in.fail();
  value = *id;
  return true;
}

bool BytesForm<std::string>::read(ByteReader& in, std::string& value) {
  std::size_t size = 0;
  std::span<const std::uint8_t> bytes;
  if (!in.count(size) || !in.raw(size, bytes)) return false;
  value.assign(bytes.begin(), bytes.end());
  return is_clean_text(value) || in.fail();
}

}  // namespace sabot
