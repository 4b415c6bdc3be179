#pragma once
// What the tests of the store share: a folder of their own, and a table's writes, chained as a
// table chains them.

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "sabot/store/reader.hpp"
#include "sabot/store/verify.hpp"
#include "sabot/store/write.hpp"
#include "sabot/table/chain.hpp"

namespace sabot::store {

// Gone when the test is over.
class Scratch {
 public:
  Scratch() {
    auto name = (std::filesystem::temp_directory_path() / "sabot-store-XXXXXX").string();
    EXPECT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch() { std::filesystem::remove_all(folder_); }

  std::filesystem::path operator/(std::string_view name) const { return folder_ / name; }

 private:
  std::filesystem::path folder_;
};

inline std::vector<std::uint8_t> bytes_of(std::string_view text) {
  return {text.begin(), text.end()};
}

inline ledger::Account chips(std::string_view person) {
  return {ledger::AccountKind::chips, *PersonId::from(person)};
}
inline constexpr ledger::Account cage{ledger::AccountKind::cage, {}};
inline constexpr ledger::Account house{ledger::AccountKind::house, {}};

inline ledger::Posting sold(std::string_view person, std::int64_t cents) {
  return {cage, chips(person), Money{cents}, ledger::Reason::chips_sold, {}};
}

// Makes the writes of one table; each is taken for stored as soon as it has been made.
class Scribe {
 public:
  explicit Scribe(std::string table, table::Chain chain = {})
      : table_(std::move(table)), chain_(std::move(chain)) {}

  NewTable open() {
    return {{.id = table_,
             .created = 7,
             .name = "Mesa " + table_,
             .regulation = "as11",
             .game = "punto-y-banca",
             .overlay = "packs = 2",
             .profile = "sala"},
            next("genesis")};
  }

  Append next(std::string_view payload, std::vector<ledger::Posting> postings = {}) {
    Append append{.table = table_,
                  .sequence = chain_.length(),
                  .at = 1000 + static_cast<Milliseconds>(chain_.length()),
                  .payload = bytes_of(payload),
                  .hash = {},
                  .postings = std::move(postings),
                  .secret = {},
                  .answers = {}};
    append.hash = chain_.link(append.payload);
    chain_.advance(append.hash);
    return append;
  }

  const table::Chain& chain() const { return chain_; }

 private:
  std::string table_;
  table::Chain chain_;
};

// What went wrong; a success fails the test.
template <class T>
StoreTrouble trouble(const Stored<T>& result) {
  EXPECT_FALSE(result);
  return result ? StoreTrouble{} : result.error().what;
}

// For EXPECT_TRUE: says what went wrong.
template <class T>
testing::AssertionResult fine(const Stored<T>& result) {
  if (result) return testing::AssertionSuccess();
  return testing::AssertionFailure() << describe(result.error(), law::Language::en);
}

}  // namespace sabot::store
