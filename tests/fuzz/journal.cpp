// Any bytes as a journal; and the same bytes as the records of one whose chain is sound, so that
// what is behind the hashes is reached too.

#include <cstdint>
#include <span>

#include "must.hpp"
#include "sabot/rules/punto_banca/game.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/replay.hpp"

namespace {

using namespace sabot;
using punto_banca::PuntoBanca;
using Bytes = std::span<const std::uint8_t>;

const law::Ruleset& as11() {
  static const auto ruleset = law::Ruleset::of("as11", "punto-y-banca").value();
  return ruleset;
}

void read_all(Bytes bytes) {
  static const auto rules = PuntoBanca::Rules::from(as11()).value();
  table::JournalReader reader(bytes);
  if (table::read_genesis(reader))
    static_cast<void>(table::replay<PuntoBanca>(reader, rules, table::Depth::fold));
  const auto account = table::find_game("punto-y-banca")->audit(as11(), bytes);
  if (!account) {
    must(!account.error().empty());
    return;
  }
  must(account->books.total() == Money{});
  table::JournalReader again(bytes, account->head);
  while (const auto record = again.next())
    if (!*record) return;
  must(false);
}

// Each record is a byte for its length, and so many bytes.
table::MemoryJournal chained(Bytes bytes) {
  table::MemoryJournal journal;
  std::vector<std::uint8_t> first;
  table::write_genesis(first, {1, "punto-y-banca", "as11", "", table::digest_of(as11()), ""});
  must(journal.append(first).has_value());
  while (!bytes.empty()) {
    const std::size_t length = std::min<std::size_t>(bytes[0], bytes.size() - 1);
    must(journal.append(bytes.subspan(1, length)).has_value());
    bytes = bytes.subspan(1 + length);
  }
  return journal;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes bytes(data, size);
  read_all(bytes);
  read_all(chained(bytes).bytes());
  return 0;
}
