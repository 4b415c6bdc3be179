// Any bytes as a journal of each game; and the same bytes as the records of one whose chain is
// sound, so that what is behind the hashes is reached too.

#include <cstdint>
#include <span>

#include "must.hpp"
#include "sabot/rules/chemin_de_fer/game.hpp"
#include "sabot/rules/punto_banca/game.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/replay.hpp"

namespace {

using namespace sabot;
using Bytes = std::span<const std::uint8_t>;

// A game under as11, by the name that its journals give it.
template <class Game>
struct Played {
  std::string name;
  law::Ruleset ruleset = law::Ruleset::of("as11", name).value();
  typename Game::Rules rules = Game::Rules::from(ruleset).value();
};

template <class Game>
void read_all(const Played<Game>& game, Bytes bytes) {
  table::JournalReader reader(bytes);
  if (table::read_genesis(reader))
    static_cast<void>(table::replay<Game>(reader, game.rules, table::Depth::fold));
  const auto account = table::game_of(game.ruleset).audit(game.ruleset, bytes, {});
  if (!account) {
    must(!account.error().what.empty());
    return;
  }
  must(account->books.total() == Money{});
  table::JournalReader again(bytes, account->head);
  while (const auto record = again.next())
    if (!*record) return;
  must(false);
}

// Each record is a byte for its length, and that many bytes.
template <class Game>
table::MemoryJournal chained(const Played<Game>& game, Bytes bytes) {
  table::MemoryJournal journal;
  std::vector<std::uint8_t> first;
  table::write_genesis(first, {1, game.name, "as11", "", table::digest_of(game.ruleset), "", ""});
  must(journal.append(first).has_value());
  while (!bytes.empty()) {
    const std::size_t length = std::min<std::size_t>(bytes[0], bytes.size() - 1);
    must(journal.append(bytes.subspan(1, length)).has_value());
    bytes = bytes.subspan(1 + length);
  }
  return journal;
}

template <class Game>
void read_both(const Played<Game>& game, Bytes bytes) {
  read_all(game, bytes);
  read_all(game, chained(game, bytes).bytes());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Played<punto_banca::PuntoBanca> punto_banca{"punto-y-banca"};
  static const Played<chemin_de_fer::CheminDeFer> chemin_de_fer{"chemin-de-fer"};
  read_both(punto_banca, {data, size});
  read_both(chemin_de_fer, {data, size});
  return 0;
}
