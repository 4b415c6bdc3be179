// What people own in the house: chips are bought from it and return to it, and nothing is lost or
// found on the way.

#include "sabot/server/wallets.hpp"

#include <gtest/gtest.h>

#include "sabot/server/evening.hpp"
#include "sabot/store/verify_wallets.hpp"
#include "server/house_fixture.hpp"

namespace sabot::server {
namespace {

constexpr Milliseconds an_evening = Milliseconds{24} * 60 * 60 * 1000;

class WalletTest : public HouseTest {
 protected:
  Money held(const PersonId& person = "ana"_who) { return hall_->wallets().held_by(person); }
  Answer buys(LiveTable& table, std::int64_t units, const PersonId& who = "ana"_who,
              std::optional<std::string> key = {}) {
    return buy(table, {.customer = who, .amount = Money{units * 100}, .key = std::move(key)});
  }
  LiveTable& come(std::string game) {
    auto& table = create(std::move(game));
    EXPECT_TRUE(enter(table, "ana"_who));
    return table;
  }
  std::expected<Money, Problem> counter(const PersonId& person, std::int64_t units,
                                        std::optional<std::string> key = {}) {
    std::optional<std::expected<Money, Problem>> told;
    const auto why = units > 0 ? store::WalletReason::paid_in : store::WalletReason::paid_out;
    hall_->wallets().move({person, Money{units * 100}, why, "marta"_who}, key,
                          [&](auto moved) { told = std::move(moved); });
    world_.storage().pump();
    return told.value();
  }
  store::WalletsFound verified() {
    auto found = store::verify_wallets(world_.storage().reader());
    EXPECT_TRUE(found.has_value()) << (found ? "" : found.error().reason);
    return found.value_or(store::WalletsFound{});
  }
  void reopen(const PlayMoney& rule) {
    money_ = rule;
    restart();
  }
};

TEST_F(WalletTest, WhatReturnsFromOneTableBuysAtAnother) {
  auto& first = come("punto-y-banca");
  auto& second = come("punto-y-banca");
  ASSERT_TRUE(buys(first, 1000));
  EXPECT_EQ(held(), Money{});
  ASSERT_TRUE(say(first, "ana"_who, "sit seat=1"));
  ASSERT_TRUE(say(first, "ana"_who, "leave"));
  EXPECT_EQ(held(), 1000_units);
  ASSERT_TRUE(buys(second, 400));
  EXPECT_EQ(held(), 600_units);
  const auto all = verified();
  EXPECT_EQ(all.given, 1000_units);
  EXPECT_EQ(all.held, 600_units);
  EXPECT_EQ(all.at_tables, 400_units);
}

TEST_F(WalletTest, AClosedTableGivesEverythingBack) {
  auto& table = come("chemin-de-fer");
  ASSERT_TRUE(buys(table, 250));
  ASSERT_TRUE(answered([&](auto done) { table.close(house_director, std::move(done)); }));
  EXPECT_EQ(held(), 250_units);
  restart();
  EXPECT_EQ(held(), 250_units);
  verified();
}

// The record and what it does to the wallet are one write.
TEST_F(WalletTest, AProcessThatDiesBetweenStoringAndTellingHasLostNothing) {
  auto& table = come("chemin-de-fer");
  hall_->trade_chips(table, {.customer = "ana"_who, .amount = 300_units, .key = {}},
                     [](const Answer&) {});
  reopen({});
  EXPECT_EQ(this->table("t1").table().books().balance({ledger::AccountKind::chips, "ana"_who}),
            300_units);
  EXPECT_EQ(verified().at_tables, 300_units);
}

TEST_F(WalletTest, WhatCannotBeStoredIsGivenBack) {
  auto& table = come("chemin-de-fer");
  ASSERT_TRUE(counter("ana"_who, 500));
  reopen({Giving::cashier});
  auto& again = this->table("t1");
  world_.storage().fail(store::StoreTrouble::queue_full);
  EXPECT_FALSE(buys(again, 500));
  world_.storage().fail(std::nullopt);
  EXPECT_TRUE(buys(again, 500));
  EXPECT_EQ(held(), Money{});
  static_cast<void>(table);
}

TEST_F(WalletTest, TwoTablesNeverTakeTheSameMoney) {
  reopen({Giving::cashier});
  auto& first = come("punto-y-banca");
  auto& second = come("punto-y-banca");
  ASSERT_TRUE(counter("ana"_who, 100));
  std::vector<std::string> codes;
  for (auto* table : {&first, &second})
    hall_->trade_chips(*table, {.customer = "ana"_who, .amount = 100_units, .key = {}},
                       [&](const Answer& answer) { codes.push_back(code_of(answer)); });
  world_.storage().pump();
  EXPECT_EQ(codes, (std::vector<std::string>{"too-little-money", "accepted"}));
  verified();
}

TEST_F(WalletTest, AnAllowanceIsForOneEvening) {
  reopen({Giving::allowance, 1000_units});
  auto& table = come("punto-y-banca");
  EXPECT_EQ(hall_->wallets().due_to("ana"_who), 1000_units);
  EXPECT_EQ(code_of(buys(table, 1001)), "too-little-money");
  ASSERT_TRUE(buys(table, 600));
  EXPECT_EQ(held(), 400_units);
  EXPECT_EQ(hall_->wallets().due_to("ana"_who), Money{});
  ASSERT_TRUE(buys(table, 400));
  EXPECT_EQ(code_of(buys(table, 1)), "too-little-money");
  restart();
  EXPECT_EQ(code_of(buys(this->table("t1"), 1)), "too-little-money");
  world_.clock().advance(an_evening);
  EXPECT_TRUE(buys(this->table("t1"), 1000));
  EXPECT_EQ(verified().given, 2000_units);
}

TEST_F(WalletTest, AnAllowanceThatCouldNotBeStoredIsStillDue) {
  reopen({Giving::allowance, 1000_units});
  auto& table = come("punto-y-banca");
  world_.storage().fail(store::StoreTrouble::queue_full);
  EXPECT_FALSE(buys(table, 600));
  world_.storage().fail(std::nullopt);
  EXPECT_EQ(hall_->wallets().due_to("ana"_who), 1000_units);
  EXPECT_TRUE(buys(table, 1000));
}

// A cashier at a table takes in what the wallet lacks, as over a counter.
TEST_F(WalletTest, ACashierTakesInWhatIsLacking) {
  reopen({Giving::cashier});
  auto& table = come("punto-y-banca");
  EXPECT_EQ(code_of(buys(table, 10)), "too-little-money");
  ASSERT_TRUE(answered(
      [&](auto done) { hall_->enter(table, "marta"_who, rules::Role::cashier, std::move(done)); }));
  ASSERT_TRUE(counter("ana"_who, 30));
  ASSERT_TRUE(
      buy(table, {.by = "marta"_who, .customer = "ana"_who, .amount = 50_units, .key = {}}));
  EXPECT_EQ(held(), Money{});
  EXPECT_EQ(verified().given, 50_units);
}

TEST_F(WalletTest, TheCounterTakesAndPaysOnceForAKey) {
  ASSERT_EQ(counter("ana"_who, 100, "k1"), 100_units);
  EXPECT_EQ(counter("ana"_who, 100, "k1"), 100_units);
  EXPECT_EQ(counter("ana"_who, 200, "k1").error().code, "key-reused");
  EXPECT_EQ(counter("ana"_who, -101).error().code, "too-little-money");
  EXPECT_EQ(counter("ana"_who, -40, "k2"), 60_units);
  restart();
  EXPECT_EQ(counter("ana"_who, -40, "k2"), 60_units);
  EXPECT_EQ(verified().given, 60_units);
}

TEST_F(WalletTest, APurchaseThatComesTwiceIsPaidOnce) {
  auto& table = come("punto-y-banca");
  ASSERT_TRUE(counter("ana"_who, 100));
  ASSERT_TRUE(buys(table, 40, "ana"_who, "k1"));
  ASSERT_TRUE(buys(table, 40, "ana"_who, "k1"));
  EXPECT_EQ(held(), 60_units);
}

TEST_F(WalletTest, BotsHaveNone) {
  auto& table = come("punto-y-banca");
  ASSERT_TRUE(enter(table, "bot1"_who));
  ASSERT_TRUE(say(table, house_cashier, "sell-chips to=bot1 amount=500"));
  EXPECT_EQ(verified().entries, 0u);
}

// Chips that are on the felt when their owner leaves come home when they come off it.
TEST_F(WalletTest, DepartingTakesChipsHomeWithoutASeat) {
  auto& table = come("punto-y-banca");
  ASSERT_TRUE(buys(table, 70));
  ASSERT_TRUE(answered([&](auto done) { table.depart("ana"_who, std::move(done)); }));
  EXPECT_EQ(held(), 70_units);
}

TEST(EveningTest, LastsFromNoonToNoon) {
  ::setenv("TZ", "UTC", 1);
  ::tzset();
  constexpr Milliseconds noon = 1'700'049'600'000 + 7'200'000;  // 14:00 on 15 November 2023
  constexpr Milliseconds hour = 3'600'000;
  EXPECT_EQ(evening_of(noon), "2023-11-15");
  EXPECT_EQ(evening_of(noon + 20 * hour), "2023-11-15");
  EXPECT_EQ(evening_of(noon + 23 * hour), "2023-11-16");
}

TEST(PlayMoneyTest, IsFreeOrTheCashiersOrSoMuchAnEvening) {
  EXPECT_EQ(read_play_money("free")->giving, Giving::free);
  EXPECT_EQ(read_play_money("cashier")->giving, Giving::cashier);
  EXPECT_EQ(read_play_money("12.50")->an_evening, Money{1250});
  for (const auto* wrong : {"", "0", "-1", "lots", "1.5", "99999999999999"})
    EXPECT_FALSE(read_play_money(wrong)) << wrong;
}

}  // namespace
}  // namespace sabot::server
