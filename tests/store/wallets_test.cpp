// Money in wallets is what came into them, and to change it does not pass unseen.

#include <gtest/gtest.h>

#include "sabot/store/verify_wallets.hpp"
#include "sabot/store/writer.hpp"
#include "store/played.hpp"

namespace sabot::store {
namespace {

class WalletsTest : public testing::Test {
 protected:
  void make() {
    const auto writer = Writer::open(path_).value();
    writer->sign_with(key_of(1));
    Scribe one("one");
    ASSERT_TRUE(fine(writer->write(Note{900, R"({"what":"house-opened","play-money":"free"})"})));
    ASSERT_TRUE(fine(writer->write(one.open())));
    ASSERT_TRUE(fine(writer->write(
        MoveMoney{950, {"ana"_who, Money{500}, WalletReason::paid_in, "marta"_who}, "k1"})));
    auto bought = one.next("chips", {sold("ana", 700)});
    bought.wallets = {{"ana"_who, Money{300}, WalletReason::allowance},
                      {"ana"_who, Money{-700}, WalletReason::bought}};
    ASSERT_TRUE(fine(writer->write(bought)));
    ASSERT_TRUE(fine(writer->write(one.next("bot", {sold("bot1", 50)}))));
  }
  void expect_fault(const std::string& sql, std::string_view part) {
    std::filesystem::remove(path_);
    make();
    {
      auto database = Database::open(path_, Access::write).value();
      ASSERT_TRUE(fine(database.execute(
          "PRAGMA foreign_keys = OFF; DROP TRIGGER wallet_entries_stay; "
          "DROP TRIGGER wallet_entries_are_final; DROP TRIGGER postings_are_final; " +
          sql)));
      ASSERT_GT(database.changes(), 0) << sql;
    }
    auto reader = Reader::open(path_).value();
    const auto found = verify_wallets(reader);
    ASSERT_FALSE(found) << sql;
    EXPECT_NE(found.error().reason.find(part), std::string::npos) << found.error().reason;
    EXPECT_EQ(trouble(verify_all(path_)), StoreTrouble::damaged);
  }

  Scratch scratch_;
  std::filesystem::path path_ = scratch_ / "store.db";
};

TEST_F(WalletsTest, WhatIsThereIsWhatWasGiven) {
  make();
  auto reader = Reader::open(path_).value();
  const auto found = verify_wallets(reader);
  ASSERT_TRUE(fine(found));
  EXPECT_EQ(found->held, Money{100});
  EXPECT_EQ(found->at_tables, Money{700});
  EXPECT_EQ(found->given, Money{800});
  EXPECT_TRUE(fine(verify_all(path_)));
  const auto wallets = reader.wallets().value();
  ASSERT_EQ(wallets.size(), 1u);
  EXPECT_TRUE(wallets.front().allowed);
  const auto entries = reader.wallet_entries("ana"_who).value();
  ASSERT_EQ(entries.size(), 3u);
  EXPECT_EQ(entries.front().change.why, WalletReason::bought);
  EXPECT_EQ(entries.front().table, "one");
  EXPECT_EQ(entries.back().change.by, "marta"_who);
  EXPECT_EQ(reader.wallet_entries("ana"_who, entries.front().sequence, 1).value().size(), 1u);
}

TEST_F(WalletsTest, NothingIsChangedUnseen) {
  expect_fault("UPDATE wallets SET cents = 200", "the wallet of ana has 2, its entries make 1");
  expect_fault("UPDATE wallets SET allowed = 5", "allowance at another time");
  expect_fault("UPDATE wallet_entries SET cents = 600 WHERE why = 'paid-in'",
               "of the trail is not the wallet's");
  expect_fault("UPDATE wallet_entries SET at = at + 1 WHERE why = 'paid-in'",
               "of the trail is not the wallet's");
  expect_fault("DELETE FROM wallet_entries WHERE why = 'paid-in'", "which lacks it");
  expect_fault(
      "INSERT INTO wallet_entries VALUES (99, 1, 'ana', 5, 'given', NULL, NULL, NULL, NULL)",
      "is not in the trail");
  expect_fault("UPDATE postings SET cents = 701 WHERE credit = 'chips:ana'", "other chips");
  expect_fault("UPDATE postings SET credit = 'chips:eva' WHERE credit = 'chips:bot1'",
               "chips of eva without an entry");
  expect_fault("UPDATE postings SET reason = 'tip' WHERE credit = 'chips:ana'", "which has none");
}

TEST_F(WalletsTest, NoMoreLeavesAWalletThanIsInIt) {
  make();
  const auto writer = Writer::open(path_).value();
  const auto pay = [&](std::int64_t cents, std::string key) {
    return writer->write(MoveMoney{
        960, {"ana"_who, Money{-cents}, WalletReason::paid_out, "marta"_who}, std::move(key)});
  };
  EXPECT_EQ(trouble(pay(101, "k2")), StoreTrouble::posting_refused);
  EXPECT_EQ(trouble(pay(1, "k1")), StoreTrouble::already_answered);
  EXPECT_TRUE(fine(pay(100, "k2")));
  EXPECT_TRUE(fine(verify_all(path_)));
}

// A record whose wallet cannot pay for it is not stored either.
TEST_F(WalletsTest, ARecordAndItsMoneyAreOneWrite) {
  make();
  const auto writer = Writer::open(path_).value();
  auto reader = Reader::open(path_).value();
  Scribe one("one", reader.chain("one").value());
  auto bought = one.next("more", {sold("ana", 500)});
  bought.wallets = {{"ana"_who, Money{-500}, WalletReason::bought}};
  EXPECT_EQ(trouble(writer->write(bought)), StoreTrouble::posting_refused);
  EXPECT_EQ(reader.chain("one").value().length(), bought.sequence);
  EXPECT_TRUE(fine(verify_all(path_)));
}

}  // namespace
}  // namespace sabot::store
