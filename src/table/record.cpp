#include "sabot/table/record.hpp"

#include "sabot/table/chain.hpp"

namespace sabot {

bool BytesForm<law::Citations>::read(ByteReader& in, law::Citations& value) {
  std::size_t count = 0;
  if (!in.count(count) || count > law::Citations::capacity) return in.fail();
  value = {};
  for (; count != 0; --count) {
    std::uint16_t number = 0;
    if (!sabot::read(in, number) || !law::exists(law::Citation{number})) return in.fail();
    const auto before = value.size();
    value.add(law::Citation{number});
    // One that is there already would not be written twice: these bytes are not canonical.
    if (value.size() == before) return in.fail();
  }
  return true;
}

}  // namespace sabot

namespace sabot::table {

Digest digest_of(const law::Ruleset& ruleset) {
  std::vector<std::uint8_t> bytes;
  {
    ByteWriter out(bytes);
    write(out, ruleset.name());
    for (const auto& one : ruleset.parameters()) {
      // Journals from before it was there must stay good.
      if (one.later) continue;
      write(out, one.name);
      write(out, law::value_text(one.value));
      write(out, one.by);
    }
  }
  return hash_of(bytes);
}

bool read_kind(ByteReader& in, RecordKind& kind) {
  std::uint8_t byte = 0;
  if (!read(in, byte) || byte > static_cast<std::uint8_t>(RecordKind::timed_seal)) return in.fail();
  kind = static_cast<RecordKind>(byte);
  return true;
}

bool is_seal(std::span<const std::uint8_t> payload) {
  ByteReader in(payload);
  RecordKind kind{};
  return read_kind(in, kind) && is_seal(kind);
}

}  // namespace sabot::table
