// Stored before announced: what the journal does not take has not happened.

#include "sabot/table/table.hpp"

#include <gtest/gtest.h>

#include <string_view>

#include "sabot/base/notation.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/punto_banca/game.hpp"

namespace sabot::table {
namespace {

using punto_banca::PuntoBanca;

// Room for this many records.
class SmallJournal {
 public:
  explicit SmallJournal(std::uint64_t room) : room_(room) {}

  std::expected<std::uint64_t, JournalError> append(Payload payload) {
    if (inner_.length() == room_)
      return std::unexpected(JournalError{JournalTrouble::cannot_write, "full", {}});
    return inner_.append(payload);
  }
  std::expected<void, JournalError> sync() { return {}; }
  const Digest& head() const { return inner_.head(); }
  const Chain& chain() const { return inner_.chain(); }
  std::uint64_t length() const { return inner_.length(); }
  void enlarge() { ++room_; }

 private:
  MemoryJournal inner_;
  std::uint64_t room_;
};
static_assert(Journal<SmallJournal>);

using SmallTable = Table<PuntoBanca, SmallJournal>;

const Genesis genesis{1, "punto-y-banca", "as11", "", {}, "x", ""};

punto_banca::Rules as11() {
  return PuntoBanca::Rules::from(law::Ruleset::of("as11", "punto-y-banca").value()).value();
}

SmallTable::Command command(const PersonId& who, std::string_view line) {
  return {who, read_notation<PuntoBanca::Command>(line).value()};
}

const auto admit_ana = command("casa"_who, "admit person=ana role=player");
const auto admit_caja = command("casa"_who, "admit person=caja role=cashier");
const auto sell = command("caja"_who, "sell-chips to=ana amount=100");

TEST(Table, IsNotOpenedWhereItsFirstRecordCannotBeStored) {
  const auto table = SmallTable::open(as11(), genesis, SmallJournal(0));
  ASSERT_FALSE(table);
  EXPECT_EQ(table.error().what, JournalTrouble::cannot_write);
}

TEST(Table, WhatCannotBeStoredDoesNotHappen) {
  auto table = SmallTable::open(as11(), genesis, SmallJournal(3)).value();
  ASSERT_TRUE(table.submit(admit_ana));
  ASSERT_TRUE(table.submit(admit_caja));
  const auto state = table.state();
  const auto books = table.books();
  const auto head = table.journal().head();

  const auto failed = table.submit(sell);
  ASSERT_FALSE(failed);
  ASSERT_TRUE(std::holds_alternative<JournalError>(failed.error()));
  EXPECT_EQ(table.state(), state);
  for (const auto& one : table.books().accounts())
    EXPECT_EQ(one.amount, books.balance(one.account)) << one.account.owner.handle();
  EXPECT_EQ(table.journal().head(), head);

  // Nobody knows what the medium holds now: the table is stopped where it is.
  table.journal().enlarge();
  const auto again = table.submit(sell);
  ASSERT_FALSE(again);
  EXPECT_EQ(std::get<JournalError>(again.error()).what, JournalTrouble::closed);
  EXPECT_EQ(table.state(), state);
}

TEST(Table, ARefusalIsNotStored) {
  auto table = SmallTable::open(as11(), genesis, SmallJournal(10)).value();
  const auto state = table.state();
  const auto refused = table.submit(sell);
  ASSERT_FALSE(refused);
  ASSERT_TRUE(std::holds_alternative<rules::Refusal>(refused.error()));
  EXPECT_EQ(std::get<rules::Refusal>(refused.error()).code, rules::RefusalCode::unknown_person);
  EXPECT_EQ(table.journal().length(), 1u);
  EXPECT_EQ(table.state(), state);
}

TEST(Table, OneCommandIsOneRecord) {
  auto table = SmallTable::open(as11(), genesis, SmallJournal(10)).value();
  const auto events = table.submit(admit_ana);
  ASSERT_TRUE(events);
  ASSERT_EQ((*events)->size(), 1u);
  EXPECT_EQ((*events)->front().event,
            PuntoBanca::Event(rules::Admitted{"ana"_who, rules::Role::player}));
  EXPECT_EQ(table.journal().length(), 2u);
}

}  // namespace
}  // namespace sabot::table
