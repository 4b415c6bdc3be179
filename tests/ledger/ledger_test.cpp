#include "sabot/ledger/ledger.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <limits>
#include <map>
#include <vector>

namespace sabot::ledger {
namespace {

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

const PersonId blas = "blas"_who;
const PersonId eva = "eva"_who;
const Account cage{AccountKind::cage, {}};
const Account house{AccountKind::house, {}};
const Account bank{AccountKind::bank, {}};
const Account garage{AccountKind::garage, {}};
const Account cagnotte{AccountKind::cagnotte, {}};
const Account tips{AccountKind::tips, {}};

Account chips(const PersonId& who) { return {AccountKind::chips, who}; }
Account felt(const PersonId& who) { return {AccountKind::felt, who}; }

Posting posting(const Account& debit, const Account& credit, Money amount) {
  return {debit, credit, amount, Reason::chips_sold, {}};
}

// Books in which Blas holds 100 units and Eva has never been seen.
Ledger books() {
  Ledger ledger;
  EXPECT_TRUE(ledger.post(std::vector{posting(cage, chips(blas), 100_units)}));
  return ledger;
}

// The batch is refused with this, and nothing at all has changed.
void expect_refused(const std::vector<Posting>& batch, const LedgerError& why) {
  auto ledger = books();
  const auto posted = ledger.post(batch);
  ASSERT_FALSE(posted);
  EXPECT_EQ(posted.error(), why);
  EXPECT_EQ(ledger, books());
}

TEST(Ledger, BeginsEmpty) {
  const Ledger ledger;
  EXPECT_EQ(ledger.balance(house), 0_units);
  EXPECT_EQ(ledger.balance(chips(blas)), 0_units);
  EXPECT_EQ(ledger.total(), 0_units);
  EXPECT_EQ(ledger.accounts().size(), 6u);
}

TEST(Ledger, ACoupMovesMoneyFromAccountToAccount) {
  auto ledger = books();
  ASSERT_TRUE(ledger.post(std::vector{posting(chips(blas), felt(blas), 30_units)}));
  EXPECT_EQ(ledger.balance(chips(blas)), 70_units);
  EXPECT_EQ(ledger.balance(felt(blas)), 30_units);

  ASSERT_TRUE(ledger.post(std::vector{posting(house, chips(blas), 30_units),
                                      posting(felt(blas), chips(blas), 30_units)}));
  EXPECT_EQ(ledger.balance(chips(blas)), 130_units);
  EXPECT_EQ(ledger.balance(felt(blas)), 0_units);
  EXPECT_EQ(ledger.balance(house), Money{-3000});
  EXPECT_EQ(ledger.balance(cage), Money{-10000});
  EXPECT_EQ(ledger.total(), 0_units);
}

// A bank of 60 wins 40, of which the house takes 2; half of what is there goes out of play.
TEST(Ledger, ABankersMoneyIsInTheBankAndInTheGarage) {
  auto ledger = books();
  ASSERT_TRUE(ledger.post(
      std::vector{posting(chips(blas), bank, 60_units), posting(cage, chips(eva), 41_units),
                  posting(chips(eva), felt(eva), 40_units), posting(chips(eva), tips, 1_units),
                  posting(felt(eva), bank, 40_units), posting(bank, cagnotte, 2_units),
                  posting(bank, garage, 49_units)}));
  EXPECT_EQ(ledger.balance(bank), 49_units);
  EXPECT_EQ(ledger.balance(garage), 49_units);
  EXPECT_EQ(ledger.balance(cagnotte), 2_units);
  EXPECT_EQ(ledger.balance(tips), 1_units);
  EXPECT_EQ(ledger.balance(chips(blas)), 40_units);
  EXPECT_EQ(ledger.balance(house), 0_units);
  EXPECT_EQ(ledger.total(), 0_units);
}

TEST(Ledger, OnlyTheCageAndTheHouseMayBeNegative) {
  for (const auto& kind : enumerators<AccountKind>) {
    const Account account{kind.value, is_personal(kind.value) ? eva : PersonId()};
    const Account other = account == house ? cage : house;
    auto ledger = books();
    const bool may = kind.value == AccountKind::cage || kind.value == AccountKind::house;
    EXPECT_EQ(ledger.post(std::vector{posting(account, other, 1_cents)}).has_value(), may)
        << kind.name;
    if (may) continue;
    expect_refused({posting(account, other, 1_cents)},
                   {LedgerErrorCode::would_be_negative, 0, account});
    // What is there may go, and not a cent more.
    ASSERT_TRUE(ledger.post(std::vector{posting(cage, account, 5_units)}));
    EXPECT_FALSE(ledger.post(std::vector{posting(account, other, Money{5'01})})) << kind.name;
    EXPECT_TRUE(ledger.post(std::vector{posting(account, other, 5_units)})) << kind.name;
  }
}

TEST(Ledger, KnowsNoOtherKindOfAccount) {
  const Account unknown{static_cast<AccountKind>(enumerators<AccountKind>.size()), {}};
  auto ledger = books();
  EXPECT_THROW((void)ledger.balance(unknown), BrokenInvariant);
  EXPECT_THROW((void)ledger.post(std::vector{posting(house, unknown, 1_units)}), BrokenInvariant);
  EXPECT_EQ(ledger, books());
}

TEST(Ledger, ListsTheTablesOwnAccountsAndThenPeopleAsTheyCame) {
  auto ledger = books();
  ASSERT_TRUE(ledger.post(std::vector{posting(cage, chips(eva), 5_units)}));
  const std::vector<Balance> expected{
      {cage, Money{-10500}}, {house, 0_units},    {bank, 0_units},          {garage, 0_units},
      {cagnotte, 0_units},   {tips, 0_units},     {chips(blas), 100_units}, {felt(blas), 0_units},
      {chips(eva), 5_units}, {felt(eva), 0_units}};
  EXPECT_EQ(ledger.accounts(), expected);
}

TEST(Ledger, AnEmptyBatchChangesNothing) {
  auto ledger = books();
  EXPECT_TRUE(ledger.post({}));
  EXPECT_EQ(ledger, books());
}

TEST(Ledger, RefusesAnAmountThatIsNotPositive) {
  const LedgerError why{LedgerErrorCode::amount_not_positive, 0, cage};
  expect_refused({posting(cage, chips(blas), 0_units)}, why);
  expect_refused({posting(cage, chips(blas), Money{-1})}, why);
}

TEST(Ledger, RefusesChipsOfNobodyAndAHouseOfSomebody) {
  for (const auto& kind : enumerators<AccountKind>) {
    const Account wrong{kind.value, is_personal(kind.value) ? PersonId() : blas};
    const LedgerError why{LedgerErrorCode::owner_missing, 0, wrong};
    expect_refused({posting(wrong, chips(blas), 1_units)}, why);
    expect_refused({posting(chips(blas), wrong, 1_units)}, why);
  }
}

TEST(Ledger, RefusesAMovementFromAnAccountToItself) {
  expect_refused({posting(chips(blas), chips(blas), 1_units)},
                 {LedgerErrorCode::same_account, 0, chips(blas)});
  expect_refused({posting(house, house, 1_units)}, {LedgerErrorCode::same_account, 0, house});
}

TEST(Ledger, NobodyHasLessThanNothing) {
  auto ledger = books();
  EXPECT_TRUE(ledger.post(std::vector{posting(chips(blas), felt(blas), 100_units)}));
  expect_refused({posting(chips(blas), felt(blas), Money{100'01})},
                 {LedgerErrorCode::would_be_negative, 0, chips(blas)});
  expect_refused({posting(felt(blas), house, 1_cents)},
                 {LedgerErrorCode::would_be_negative, 0, felt(blas)});
}

TEST(Ledger, RefusesWhatDoesNotFitIntoTheBooks) {
  expect_refused({posting(cage, house, Money{most})}, {LedgerErrorCode::overflow, 0, cage});
  expect_refused({posting(house, chips(blas), Money{most})},
                 {LedgerErrorCode::overflow, 0, chips(blas)});
}

TEST(Ledger, HoldsTheGreatestAmountThatFits) {
  Ledger ledger;
  ASSERT_TRUE(ledger.post(std::vector{posting(cage, house, Money{most})}));
  ASSERT_TRUE(ledger.post(std::vector{posting(cage, chips(blas), 1_cents)}));
  EXPECT_EQ(ledger.balance(cage), Money{std::numeric_limits<std::int64_t>::min()});
  EXPECT_EQ(ledger.total(), 0_units);
  EXPECT_FALSE(ledger.post(std::vector{posting(cage, chips(blas), 1_cents)}));
}

// Each row breaks two conditions; the one that comes first in the enumeration is reported.
TEST(Ledger, TellsTheFirstConditionBroken) {
  expect_refused({posting(chips({}), chips({}), 0_units)},
                 {LedgerErrorCode::amount_not_positive, 0, chips({})});
  expect_refused({posting(chips({}), chips({}), 1_units)},
                 {LedgerErrorCode::owner_missing, 0, chips({})});
  expect_refused({posting(chips(eva), chips(eva), 1_units)},
                 {LedgerErrorCode::same_account, 0, chips(eva)});
  expect_refused(
      {posting(cage, house, Money{most - 100'00}), posting(chips(eva), house, Money{most})},
      {LedgerErrorCode::would_be_negative, 1, chips(eva)});
}

TEST(Ledger, ARefusedBatchIsUndoneWhole) {
  expect_refused({posting(chips(blas), felt(blas), 40_units), posting(cage, chips(eva), 9_units),
                  posting(chips(eva), felt(eva), 9_units), posting(felt(blas), house, 40_units),
                  posting(chips(eva), felt(eva), 1_cents)},
                 {LedgerErrorCode::would_be_negative, 4, chips(eva)});
}

TEST(Ledger, ABatchIsASequence) {
  const auto bet = posting(chips(blas), felt(blas), 150_units);
  const auto sale = posting(cage, chips(blas), 50_units);
  auto ledger = books();
  EXPECT_TRUE(ledger.post(std::vector{sale, bet}));
  expect_refused({bet, sale}, {LedgerErrorCode::would_be_negative, 0, chips(blas)});
}

// The same books kept the simplest way: a copy of everything for each batch.
struct PlainBooks {
  std::map<Account, std::int64_t> balances;

  bool post(const std::vector<Posting>& batch) {
    auto after = balances;
    for (const auto& one : batch) {
      if (one.debit == one.credit || one.amount.cents <= 0) return false;
      after[one.debit] -= one.amount.cents;
      after[one.credit] += one.amount.cents;
      if (!may_be_negative(one.debit.kind) && after[one.debit] < 0) return false;
    }
    balances = after;
    return true;
  }
};

RC_GTEST_PROP(LedgerProperty, KeepsTheBooksThatPlainArithmeticKeeps, ()) {
  const std::vector<Account> accounts{cage,        house,      bank,       garage,
                                      chips(blas), felt(blas), chips(eva), felt(eva)};
  const auto any_posting =
      rc::gen::map(rc::gen::tuple(rc::gen::elementOf(accounts), rc::gen::elementOf(accounts),
                                  rc::gen::inRange<std::int64_t>(0, 20)),
                   [](const std::tuple<Account, Account, std::int64_t>& parts) {
                     const auto& [debit, credit, cents] = parts;
                     return posting(debit, credit, Money{cents});
                   });
  Ledger ledger;
  PlainBooks plain;
  RC_ASSERT(ledger.post(std::vector{posting(cage, chips(blas), 50_cents)}).has_value());
  RC_ASSERT(plain.post({posting(cage, chips(blas), 50_cents)}));
  for (int batch = 0; batch < 20; ++batch) {
    const auto size = *rc::gen::inRange<std::size_t>(0, 4);
    const auto postings = *rc::gen::container<std::vector<Posting>>(size, any_posting);
    RC_ASSERT(ledger.post(postings).has_value() == plain.post(postings));
    for (const auto& account : accounts)
      RC_ASSERT(ledger.balance(account).cents == plain.balances[account]);
    RC_ASSERT(ledger.total() == Money{});
  }
}

}  // namespace
}  // namespace sabot::ledger
