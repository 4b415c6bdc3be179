// Of what only one table of a house may have, such as a free bank, the house lets there be one
// (es79.09.V.2-c, S-87), through crashes and requests that come at once.

#include <gtest/gtest.h>

#include <vector>

#include <boost/json/serialize.hpp>

#include "server/house_fixture.hpp"

namespace sabot::server {
namespace {

class OnlyOneTable : public HouseTest {
 protected:
  using Made = std::expected<LiveTable*, Problem>;

  static Plan plan(std::string_view bank, std::string regulation = "as11") {
    Plan plan;
    plan.name = "libre";
    plan.regulation = std::move(regulation);
    plan.game = "dos-panos";
    plan.overlay = "bank-kind = \"" + std::string(bank) + "\"\n";
    plan.dealt_by = DealtBy::person;
    return plan;
  }

  // The answer is there once everything is stored.
  Made found(Plan plan) {
    Made told = std::unexpected(Problem{});
    hall_->create(std::move(plan), [&](Made table) { told = std::move(table); });
    world_.storage().pump();
    return told;
  }
  static std::string code_of_made(const Made& made) { return made ? "made" : made.error().code; }

  void close(LiveTable& table) {
    ASSERT_TRUE(answered([&](auto done) { table.close(house_director, std::move(done)); }));
    world_.clock().advance(10);
    world_.storage().pump();
  }

  // What the director was told, or says, at a table, as its journal has it.
  std::vector<std::string> notes(std::string_view id) {
    std::vector<std::string> all;
    const auto& game = *table::find_game("as11", "dos-panos");
    EXPECT_TRUE(world_.storage().reader().records(id, 1, [&](const store::StoredRecord& record) {
      const auto told = game.tell_record(record.sequence, record.payload);
      if (told && told->notation.contains("note-free-bank")) all.push_back(told->notation);
    }));
    return all;
  }

  const std::string no_other_ = "casa note-free-bank elsewhere=false";
  const std::string another_ = "casa note-free-bank elsewhere=true";
};

TEST_F(OnlyOneTable, ASecondFreeBankIsRefusedAndLeavesNoTableBehind) {
  ASSERT_EQ(code_of_made(found(plan("free"))), "made");
  EXPECT_EQ(notes("t1"), std::vector{no_other_});
  const auto second = found(plan("free"));
  EXPECT_EQ(code_of_made(second), "free-bank-elsewhere");
  EXPECT_EQ(code_of_made(found(plan("free", "es79"))), "free-bank-elsewhere");
  EXPECT_EQ(world_.storage().reader().tables()->size(), 1u);
}

TEST_F(OnlyOneTable, OthersMayStandBesideIt) {
  ASSERT_EQ(code_of_made(found(plan("free"))), "made");
  EXPECT_EQ(code_of_made(found(plan("limited"))), "made");
  EXPECT_EQ(notes("t2"), std::vector<std::string>{});
  create("chemin-de-fer");
}

TEST_F(OnlyOneTable, WhenItIsClosedThereMayBeAnother) {
  auto* first = found(plan("free")).value();
  close(*first);
  EXPECT_EQ(code_of_made(found(plan("free"))), "made");
  EXPECT_EQ(notes("t2"), std::vector{no_other_});
}

TEST_F(OnlyOneTable, ItIsKnownAgainAfterARestart) {
  ASSERT_EQ(code_of_made(found(plan("free"))), "made");
  restart();
  EXPECT_EQ(code_of_made(found(plan("free"))), "free-bank-elsewhere");
  close(table("t1"));
  restart();
  EXPECT_EQ(code_of_made(found(plan("free"))), "made");
}

// The first is not stored yet when the second is asked for.
TEST_F(OnlyOneTable, NorDoesAskingForTwoAtOnceGiveTwo) {
  std::vector<std::string> told;
  for (int i = 0; i < 2; ++i)
    hall_->create(plan("free"), [&](const Made& made) { told.push_back(code_of_made(made)); });
  world_.storage().pump();
  EXPECT_EQ(told, (std::vector<std::string>{"free-bank-elsewhere", "made"}));
}

TEST_F(OnlyOneTable, OneThatCouldNotBeStoredIsNone) {
  world_.storage().fail(store::StoreTrouble::queue_full);
  ASSERT_NE(code_of_made(found(plan("free"))), "made");
  world_.storage().fail(std::nullopt);
  EXPECT_EQ(code_of_made(found(plan("free"))), "made");
}

// The process dies after any of its first records: the next one goes on from there.
TEST_F(OnlyOneTable, ATableKilledWhileItIsOpened_IsOpenedAtTheNextStart) {
  bool was_made = false;
  for (int records = 1; !was_made; ++records) {
    const auto id = "t" + std::to_string(records);
    hall_->create(plan("free"), [&](const Made& made) { was_made = made.has_value(); });
    for (int i = 1; i < records; ++i) world_.storage().pump_one();
    restart();
    ASSERT_NE(hall_->find(id), nullptr) << records;
    EXPECT_EQ(table(id).table().table_view(PersonId()).phase, "counting");
    EXPECT_EQ(notes(id).back(), no_other_);
    EXPECT_EQ(code_of_made(found(plan("free"))), "free-bank-elsewhere");
    close(table(id));
  }
}

// Its opening was interrupted, another was opened since: it is told, waits, and is told again.
TEST_F(OnlyOneTable, OneThatWasLeftUnopenedWaitsUntilTheOtherCloses) {
  hall_->create(plan("free"), [](const Made&) {});
  world_.storage().pump_one();
  world_.storage().fail(store::StoreTrouble::queue_full);
  world_.storage().pump();
  world_.storage().fail(std::nullopt);
  world_.clock().advance(10);
  ASSERT_TRUE(hall_->past().contains("t1"));
  ASSERT_EQ(code_of_made(found(plan("free"))), "made");
  for (int starts = 0; starts < 2; ++starts) {
    restart();
    EXPECT_EQ(hall_->find("t1"), nullptr);
    EXPECT_EQ(notes("t1").back(), another_);
  }
  const auto told = notes("t1").size();
  close(table("t2"));
  ASSERT_NE(hall_->find("t1"), nullptr);
  EXPECT_EQ(notes("t1").size(), told + 1);
  EXPECT_EQ(notes("t1").back(), no_other_);
  EXPECT_EQ(code_of_made(found(plan("free"))), "free-bank-elsewhere");
}

// A person who directs a table sees only that one.
TEST_F(OnlyOneTable, ADirectorCannotSayThatThereIsNoOther) {
  auto& table = *found(plan("free")).value();
  const auto eva = "eva"_who;
  ASSERT_TRUE(answered(
      [&](auto done) { hall_->enter(table, eva, rules::Role::director, std::move(done)); }));
  EXPECT_EQ(code_of(say(table, eva, "note-free-bank elsewhere=false")), "wrong-role");
  EXPECT_EQ(code_of(say(table, eva,
                        boost::json::object{{"command", "note-free-bank"}, {"elsewhere", true}})),
            "wrong-role");
  const auto shown = boost::json::serialize(table.snapshot(eva));
  EXPECT_TRUE(shown.contains("accept-proof") || shown.contains("close")) << shown;
  EXPECT_FALSE(shown.contains("note-free-bank")) << shown;
}

}  // namespace
}  // namespace sabot::server
