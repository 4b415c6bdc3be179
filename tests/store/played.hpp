#pragma once
// A table of punto y banca played for some coups, signed, as the writes that store it.

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "sabot/store/writer.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/seal.hpp"
#include "store/scratch.hpp"
#include "table/session_commands.hpp"

namespace sabot::store {

inline table::HouseKey key_of(std::uint8_t number) {
  Digest seed;
  seed.bytes.fill(number);
  return table::HouseKey::from_seed(seed);
}

struct Played {
  TableInfo info;
  std::vector<Append> records;

  // What somebody who has changed records and knows how a chain is made does.
  void chain_again() {
    table::Chain chain;
    for (auto& record : records) {
      record.sequence = chain.length();
      record.hash = chain.link(record.payload);
      chain.advance(record.hash);
    }
  }
  // The same with the seals: signs each again with another key.
  void sign_again(const table::HouseKey& key) {
    table::Chain chain;
    for (auto& record : records) {
      if (table::is_seal(record.payload)) {
        record.payload.clear();
        table::write_seal(record.payload, key.seal(chain, false));
      }
      record.sequence = chain.length();
      record.hash = chain.link(record.payload);
      chain.advance(record.hash);
    }
  }
  // The last record that moves money, before the end of the records.
  Append& last_with_postings() {
    return *std::find_if(records.rbegin(), records.rend(),
                         [](const Append& one) { return !one.postings.empty(); });
  }

  void store(const std::filesystem::path& path) const {
    const auto writer = Writer::open(path).value();
    ASSERT_TRUE(fine(writer->write(NewTable{info, records.front()})));
    for (std::size_t i = 1; i < records.size(); ++i)
      ASSERT_TRUE(fine(writer->submit(
          records[i], [i](const Stored<void>& done) { EXPECT_TRUE(fine(done)) << i; })));
  }
};

// Keeps what a table does as the writes that a server would make of it.
class PlayedBuilder {
 public:
  explicit PlayedBuilder(const std::string& id)
      : founded_(table::found_table("as11", "punto-y-banca", "").value()) {
    played_.info = {.id = id,
                    .created = 7,
                    .name = "Mesa " + id,
                    .regulation = "as11",
                    .game = "punto-y-banca",
                    .overlay = "",
                    .profile = "sala"};
    add(0, founded_.genesis, founded_.hash, {});
  }

  table::AnyTable& table() { return *founded_.table; }
  // Whether a coup has ended with it.
  bool submit(const std::string& line) {
    const auto prepared = table().prepare(line);
    EXPECT_TRUE(prepared) << line;
    if (!prepared) return false;
    keep(*prepared);
    return std::ranges::any_of(table().told_whole(), [](const table::Told& one) {
      return one.json.at("event") == "coup-ended";
    });
  }
  // As houses do that sign the times, too, or as they used to.
  void seal(const table::HouseKey& key, bool timed) {
    if (!timed) return keep(table().prepare_seal(key, false));
    auto times = times_;
    times.add(time_of(table().length()));
    keep(table().prepare_seal(key, false, times.digest()));
    times_ = table::Times();
  }
  const Played& done() const { return played_; }

 private:
  void keep(const table::Prepared& one) {
    add(one.sequence, {one.payload.begin(), one.payload.end()}, one.hash,
        {one.postings.begin(), one.postings.end()});
    table().commit();
  }
  void add(std::uint64_t sequence, std::vector<std::uint8_t> payload, const Digest& hash,
           std::vector<ledger::Posting> postings) {
    played_.records.push_back({.table = played_.info.id,
                               .sequence = sequence,
                               .at = time_of(sequence),
                               .payload = std::move(payload),
                               .hash = hash,
                               .postings = std::move(postings),
                               .secret = {},
                               .answers = {}});
    times_.add(time_of(sequence));
  }
  static Milliseconds time_of(std::uint64_t sequence) {
    return 1'000'000 + static_cast<Milliseconds>(sequence);
  }

  table::Founded founded_;
  Played played_;
  table::Times times_;  // since the last seal
};

inline Played played(const std::string& id, int coups, const table::HouseKey& key,
                     bool timed = true) {
  PlayedBuilder builder(id);
  for (const auto& line : table::session_commands("punto-y-banca")) {
    if (!builder.submit(line)) continue;
    builder.seal(key, timed);
    if (--coups == 0) break;
  }
  return builder.done();
}

}  // namespace sabot::store
