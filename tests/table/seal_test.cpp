// A signed journal: editing, dropping, adding or cutting off anything is found out.

#include "sabot/table/seal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "sabot/table/any_table.hpp"
#include "table/session_commands.hpp"

namespace sabot::table {
namespace {

using Bytes = std::vector<std::uint8_t>;

HouseKey key_of(std::uint8_t first) {
  Digest seed;
  seed.bytes[0] = first;
  return HouseKey::from_seed(seed);
}

// RFC 8032, section 7.1, test 1: the public key that belongs to a secret one.
TEST(HouseKey, IsEd25519) {
  const auto key =
      HouseKey::read("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60");
  ASSERT_TRUE(key);
  EXPECT_EQ(to_text(key->public_key()),
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
}

TEST(HouseKey, IsReadAsItIsWritten) {
  const auto key = HouseKey::make();
  EXPECT_EQ(HouseKey::read(key.secret_text() + "\n")->public_key(), key.public_key());
  EXPECT_NE(HouseKey::make().public_key(), key.public_key());
  EXPECT_FALSE(HouseKey::read(""));
  EXPECT_FALSE(HouseKey::read("0123"));
}

TEST(Seal, HoldsForItsPlaceAlone) {
  const auto key = key_of(1);
  Chain chain;
  chain.advance(hash_of(Bytes{1, 2, 3}));
  const auto seal = key.seal(chain, false);
  EXPECT_TRUE(holds(seal, chain));
  auto later = chain;
  later.advance(chain.head());
  EXPECT_FALSE(holds(seal, later));
  auto last = seal;
  last.last = true;
  EXPECT_FALSE(holds(last, chain));
  auto forged = seal;
  forged.s.bytes[5] ^= 1;
  EXPECT_FALSE(holds(forged, chain));
  forged = seal;
  forged.key = key_of(2).public_key();
  EXPECT_FALSE(holds(forged, chain));
}

// A table's records as payloads, signed by a house.
struct Signed {
  std::vector<Bytes> payloads;
  std::vector<std::size_t> seals;  // which of them

  Bytes journal() const {
    MemoryJournal all;
    for (const auto& one : payloads) EXPECT_TRUE(all.append(one));
    return {all.bytes().begin(), all.bytes().end()};
  }
};

bool ends_a_coup(const Told& one) { return one.json.at("event") == "coup-ended"; }

// This many coups, each of them sealed.
Signed played(const HouseKey& key, std::size_t coups, bool ended) {
  auto founded = found_table("as11", "punto-y-banca", "").value();
  Signed all{{founded.genesis}, {}};
  auto& table = *founded.table;
  const auto keep = [&](const Prepared& prepared) {
    all.payloads.emplace_back(prepared.payload.begin(), prepared.payload.end());
    table.commit();
  };
  const auto seal = [&](bool last) {
    all.seals.push_back(all.payloads.size());
    keep(table.prepare_seal(key, last));
  };
  for (const auto& line : session_commands("punto-y-banca")) {
    keep(table.prepare(line).value());
    const auto told = table.told_whole();
    if (std::ranges::any_of(told, [](const Told& one) { return ends_a_coup(one); })) seal(false);
    if (all.seals.size() == coups) break;
  }
  if (ended) seal(true);
  return all;
}

std::expected<Account, std::string> audited(const Bytes& journal) {
  const auto ruleset = law::Ruleset::of("as11", "punto-y-banca").value();
  auto account = game_of(ruleset).audit(ruleset, journal, {});
  if (!account) return std::unexpected(text_of(account.error()));
  return *std::move(account);
}

TEST(Signed, PassesAndSaysByWhom) {
  const auto key = key_of(1);
  const auto all = played(key, 6, true);
  const auto account = audited(all.journal());
  ASSERT_TRUE(account) << account.error();
  EXPECT_EQ(account->sealed.key, key.public_key());
  EXPECT_EQ(account->sealed.seals, 7u);
  EXPECT_TRUE(account->sealed.ended);
}

TEST(Signed, WithoutTheHousesKeyNothingCanBeChanged) {
  const auto all = played(key_of(1), 6, true);
  // Every record dropped, and the chain made again after it.
  for (std::size_t i = 1; i < all.payloads.size(); ++i) {
    auto other = all;
    other.payloads.erase(other.payloads.begin() + static_cast<std::ptrdiff_t>(i));
    const auto account = audited(other.journal());
    // Only without its last seal does it hold so far, and then it has no end.
    if (account) {
      EXPECT_EQ(i + 1, all.payloads.size());
    }
    EXPECT_FALSE(account && account->sealed.ended) << i;
  }
}

TEST(Signed, CutOffAnywhereItHasNoEnd) {
  const auto all = played(key_of(1), 6, true);
  for (std::size_t left = 1; left < all.payloads.size(); ++left) {
    Signed cut{{all.payloads.begin(), all.payloads.begin() + static_cast<std::ptrdiff_t>(left)},
               {}};
    const auto account = audited(cut.journal());
    EXPECT_FALSE(account && account->sealed.ended) << left;
  }
}

TEST(Signed, AnotherHouseCannotGoOn) {
  auto all = played(key_of(1), 6, false);
  const auto other = played(key_of(2), 6, false);
  // The same game, but from the third seal on with another key.
  const auto from = static_cast<std::ptrdiff_t>(all.seals[2]);
  std::copy(other.payloads.begin() + from, other.payloads.end(), all.payloads.begin() + from);
  const auto account = audited(all.journal());
  ASSERT_FALSE(account);
  EXPECT_NE(account.error().find("seal"), std::string::npos) << account.error();
}

TEST(Signed, ATableTakesNothingAfterTheLastSeal) {
  auto table = open_table("as11", "punto-y-banca", "").value();
  ASSERT_TRUE(table->submit("casa admit person=ana role=player"));
  ASSERT_TRUE(table->seal(key_of(1), true));
  const auto refused = table->submit("casa admit person=blas role=player");
  ASSERT_FALSE(refused);
  EXPECT_EQ(std::get<JournalError>(refused.error()).what, JournalTrouble::ended);
  EXPECT_EQ(table->seal(key_of(1), true).error().what, JournalTrouble::ended);
  EXPECT_FALSE(resume_table(played(key_of(1), 2, true).journal()));
  EXPECT_TRUE(resume_table(played(key_of(1), 2, false).journal()));
}

TEST(Signed, NothingComesAfterTheLastSeal) {
  auto all = played(key_of(1), 6, true);
  all.payloads.push_back(all.payloads[1]);
  const auto account = audited(all.journal());
  ASSERT_FALSE(account);
  EXPECT_NE(account.error().find("after the last seal"), std::string::npos) << account.error();
}

}  // namespace
}  // namespace sabot::table
