#include "sabot/table/record.hpp"

namespace sabot {

bool BytesForm<law::Citations>::read(ByteReader& in, law::Citations& value) {
  std::size_t count = 0;
  if (!in.count(count) || count > law::Citations::capacity) return in.fail();
  value = {};
  for (; count != 0; --count) {
    std::uint16_t number = 0;
    if (!sabot::read(in, number) || !law::exists(law::Citation{number})) return in.fail();
    value.add(law::Citation{number});
  }
  return true;
}

}  // namespace sabot

namespace sabot::table {

bool read_kind(ByteReader& in, RecordKind& kind) {
  std::uint8_t byte = 0;
  if (!read(in, byte) || byte > static_cast<std::uint8_t>(RecordKind::decision)) return in.fail();
  kind = static_cast<RecordKind>(byte);
  return true;
}

}  // namespace sabot::table
