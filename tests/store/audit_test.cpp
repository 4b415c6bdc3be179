// To edit, cut, fork or sign again what is stored does not pass.

#include "sabot/store/audit.hpp"

#include <gtest/gtest.h>

#include "sabot/base/forms.hpp"
#include "sabot/rules/punto_banca/commands.hpp"
#include "sabot/rules/punto_banca/events.hpp"
#include "sabot/table/record.hpp"
#include "store/played.hpp"

namespace sabot::store {
namespace {

using table::AuditDemands;
using table::AuditFault;

class AuditTest : public testing::Test {
 protected:
  static const Played& sound() {
    static const Played one = played("t1", 5, key_of(1));
    return one;
  }
  // As `sabot verify` does: the house's key is known.
  static AuditDemands demands() {
    return {.head = {}, .key = key_of(1).public_key(), .whole = false};
  }

  void tamper(const std::string& sql) const {
    auto database = Database::open(path_, Access::write).value();
    for (const auto* trigger :
         {"records_stay", "records_are_final", "postings_stay", "postings_are_final"})
      ASSERT_TRUE(fine(database.execute("DROP TRIGGER IF EXISTS " + std::string(trigger))));
    ASSERT_TRUE(fine(database.execute("PRAGMA foreign_keys = OFF; " + sql)));
    ASSERT_GT(database.changes(), 0) << sql;
  }
  std::expected<StoredAudit, AuditFault> audited(const AuditDemands& demands) const {
    auto reader = Reader::open(path_).value();
    const auto info = reader.tables().value().front();
    return audit(reader, info, demands, law::Language::en);
  }
  AuditFault fault(const AuditDemands& demands = AuditTest::demands()) const {
    const auto found = audited(demands);
    EXPECT_FALSE(found);
    return found ? AuditFault{} : found.error();
  }
  void expect_fault(std::string_view part, std::optional<std::uint64_t> sequence) const {
    const auto wrong = fault();
    EXPECT_NE(wrong.what.find(part), std::string::npos) << wrong.what;
    EXPECT_EQ(wrong.sequence, sequence) << wrong.what;
  }
  static std::string number(std::uint64_t value) { return std::to_string(value); }

  Scratch scratch_;
  std::filesystem::path path_ = scratch_ / "store.db";
};

TEST_F(AuditTest, WhatWasPlayedPassesWhileItIsWritten) {
  sound().store(path_);
  const auto writer = Writer::open(path_).value();
  const auto found = audited(demands());
  ASSERT_TRUE(found) << found.error().what;
  EXPECT_EQ(found->account.records, sound().records.size());
  EXPECT_EQ(found->account.sealed.seals, 5u);
  EXPECT_EQ(found->account.books.total(), Money{});
}

TEST_F(AuditTest, ATableAtWhichNoCoupIsOverHasNothingToBeSigned) {
  auto short_of_a_coup = sound();
  short_of_a_coup.records.resize(20);
  short_of_a_coup.store(path_);
  EXPECT_TRUE(audited(demands()));
}

TEST_F(AuditTest, AByteOfAnyRecord) {
  for (const std::uint64_t sequence : {0u, 1u, 17u, 40u}) {
    std::filesystem::remove(path_);
    sound().store(path_);
    auto payload = sound().records[sequence].payload;
    payload.back() ^= 1;
    auto database = Database::open(path_, Access::write).value();
    ASSERT_TRUE(fine(database.execute("DROP TRIGGER records_are_final")));
    auto statement = database.prepare("UPDATE records SET payload = ? WHERE sequence = ?").value();
    ASSERT_TRUE(fine(statement.run(Bytes(payload), sequence)));
    expect_fault("does not follow", sequence);
  }
}

TEST_F(AuditTest, ARecordLeftOut) {
  sound().store(path_);
  tamper("DELETE FROM records WHERE sequence = 30; DELETE FROM postings WHERE sequence = 30");
  EXPECT_EQ(fault().sequence, 30u);
}

TEST_F(AuditTest, ARecordLeftOutAndTheChainMadeAgain) {
  // Any that moves no money, so that the ledger takes what is left; not the last seal, without
  // which the table is one that is still played at.
  for (std::size_t out = 1; out + 1 < sound().records.size(); out += 11) {
    if (!sound().records[out].postings.empty()) continue;
    std::filesystem::remove(path_);
    auto other = sound();
    other.records.erase(other.records.begin() + static_cast<std::ptrdiff_t>(out));
    other.chain_again();
    other.store(path_);
    EXPECT_FALSE(audited(demands())) << out;
  }
}

TEST_F(AuditTest, TheEndCutOffWithoutItsMoney) {
  sound().store(path_);
  auto copy = sound();
  const auto last = copy.last_with_postings().sequence;
  tamper("DELETE FROM records WHERE sequence >= " + number(last));
  expect_fault("has a posting 0 that the rules do not make", last);
}

TEST_F(AuditTest, TheEndCutOffWithItsMoneyButNotTheBalances) {
  sound().store(path_);
  auto copy = sound();
  const auto last = number(copy.last_with_postings().sequence);
  tamper("DELETE FROM records WHERE sequence >= " + last +
         "; DELETE FROM postings WHERE sequence >= " + last);
  expect_fault("a balance is not the sum of its postings", std::nullopt);
}

TEST_F(AuditTest, TheEndCutOffWithEverythingNeedsAHeadKnownFromElsewhere) {
  auto cut = sound();
  cut.records.pop_back();
  cut.records.pop_back();
  cut.store(path_);
  auto with_head = demands();
  with_head.head = sound().records.back().hash;
  EXPECT_NE(fault(with_head).what.find("does not end with the expected hash"), std::string::npos)
      << fault(with_head).what;
}

TEST_F(AuditTest, AForkThatTheRulesWouldAllow) {
  // From the third coup on somebody else's evening, decided as the rules decide.
  PlayedBuilder fork("t1");
  int coups = 0;
  for (const auto& line : table::session_commands("punto-y-banca")) {
    const bool ended = fork.submit(line);
    if (!ended) continue;
    ++coups;
    fork.seal(coups <= 2 ? key_of(1) : key_of(2), true);
    if (coups == 2) fork.submit("casa admit person=intruso role=player");
    if (coups == 4) break;
  }
  fork.done().store(path_);
  expect_fault("another house's key", fault().sequence);
  EXPECT_TRUE(fault().sequence);
}

TEST_F(AuditTest, EverythingSignedAnewByAnother) {
  auto other = sound();
  other.sign_again(key_of(2));
  other.store(path_);
  expect_fault("signed by another key", std::nullopt);
}

TEST_F(AuditTest, TheSealsTakenOut) {
  auto other = sound();
  std::erase_if(other.records, [](const Append& one) { return table::is_seal(one.payload); });
  other.chain_again();
  other.store(path_);
  expect_fault("not signed", std::nullopt);
  // Nobody would notice without the key.
  EXPECT_TRUE(audited({.head = {}, .key = {}, .whole = false}));
}

TEST_F(AuditTest, TheFirstSealsTakenOut) {
  auto other = sound();
  const auto first = std::ranges::find_if(
      other.records, [](const Append& one) { return table::is_seal(one.payload); });
  other.records.erase(first);
  other.sign_again(key_of(1));
  other.store(path_);
  expect_fault("its first coups are not signed", std::nullopt);
}

TEST_F(AuditTest, AnAmountWithItsBalances) {
  sound().store(path_);
  const auto& sale = *std::ranges::find_if(sound().records,
                                           [](const Append& one) { return !one.postings.empty(); });
  tamper("UPDATE postings SET cents = cents + 100 WHERE sequence = " + number(sale.sequence) +
         "; UPDATE balances SET cents = cents - 100 WHERE account = 'cage';"
         "UPDATE balances SET cents = cents + 100 WHERE account = 'chips:ana'");
  expect_fault("and the rules make 1000 from cage to chips:ana (chips-sold)", sale.sequence);
  EXPECT_FALSE(fault().by.empty());
}

TEST_F(AuditTest, TheReasonOrTheArticleOfAPosting) {
  const auto& sale = *std::ranges::find_if(sound().records,
                                           [](const Append& one) { return !one.postings.empty(); });
  for (const auto* change : {"reason = 'tip'", "articles = 'A-25'", "articles = ''"}) {
    std::filesystem::remove(path_);
    sound().store(path_);
    tamper("UPDATE postings SET " + std::string(change) +
           " WHERE sequence = " + number(sale.sequence));
    EXPECT_EQ(fault().sequence, sale.sequence) << change;
  }
}

TEST_F(AuditTest, APostingMoreOrLess) {
  sound().store(path_);
  auto copy = sound();
  const auto last = number(copy.last_with_postings().sequence);
  tamper("DELETE FROM postings WHERE position = 0 AND sequence = " + last);
  expect_fault("lacks its posting 0", copy.last_with_postings().sequence);
  std::filesystem::remove(path_);
  sound().store(path_);
  tamper("INSERT INTO postings VALUES ('t1', 2, 0, 'cage', 'chips:ana', 5, 'chips-sold', '')");
  expect_fault("has a posting 0 that the rules do not make", 2);
}

TEST_F(AuditTest, ABalance) {
  sound().store(path_);
  tamper("UPDATE balances SET cents = cents + 1 WHERE account = 'house'");
  expect_fault("a balance is not the sum of its postings: house", std::nullopt);
  tamper("DELETE FROM balances WHERE account = 'house'");
  expect_fault("a balance is missing", std::nullopt);
}

TEST_F(AuditTest, TheTablesEntry) {
  sound().store(path_);
  tamper("UPDATE tables SET regulation = 'es79'");
  expect_fault("another game or rules", 0);
}

// A bet above the table's maximum, booked and chained as if the rules had taken it.
TEST_F(AuditTest, ADecisionThatTheRulesDoNotMake) {
  using namespace punto_banca;
  auto other = sound();
  const auto bet = std::ranges::find_if(other.records, [](const Append& one) {
    return std::ranges::any_of(one.postings, [](const ledger::Posting& posting) {
      return posting.reason == ledger::Reason::bet_placed;
    });
  });
  ASSERT_NE(bet, other.records.end());
  const auto who = bet->postings.front().debit.owner;
  const Money much{60'000};
  const rules::By<Command> command{who, Bet{Chance::punto, much}};
  const std::vector<rules::Ruled<Event>> events{
      {BetPlaced{who, Chance::punto, much}, bet->postings.front().by}};
  bet->payload.clear();
  table::write_decision(bet->payload, command, events);
  other.records.erase(bet + 1, other.records.end());
  other.records.back().postings.front().amount = much;
  other.chain_again();
  other.store(path_);
  expect_fault("the rules refuse the command that was stored as accepted: above-maximum",
               other.records.back().sequence);
  EXPECT_EQ(law::id(fault().by.front()), "as11.pyb.D-e");
}

TEST_F(AuditTest, AnEventOtherThanDecided) {
  using namespace punto_banca;
  auto other = sound();
  other.records.resize(2);
  const rules::By<Command> command{"casa"_who, rules::Admit{"crupier"_who, rules::Role::croupier}};
  const std::vector<rules::Ruled<Event>> events{
      {rules::Admitted{"crupier"_who, rules::Role::chief}, {}}};
  other.records[1].payload.clear();
  table::write_decision(other.records[1].payload, command, events);
  other.chain_again();
  other.store(path_);
  expect_fault("admitted person=crupier role=croupier, and not admitted person=crupier role=chief",
               1);
  EXPECT_EQ(law::id(fault().by.front()), "S-01");
}

TEST_F(AuditTest, TheHousesKeyIsReadFromTheStore) {
  sound().store(path_);
  auto reader = Reader::open(path_).value();
  EXPECT_EQ(house_key(reader).value(), std::nullopt);
  const auto key = key_of(1).public_key();
  ASSERT_TRUE(fine(Writer::open(path_).value()->write(SetMeta{"house-key", to_text(key)})));
  EXPECT_EQ(house_key(reader).value(), key);
  ASSERT_TRUE(fine(Writer::open(path_).value()->write(SetMeta{"house-key", "none"})));
  EXPECT_EQ(trouble(house_key(reader)), StoreTrouble::damaged);
}

TEST_F(AuditTest, TheTimeOfAnyRecord) {
  const auto last = sound().records.size() - 1;
  for (const std::size_t sequence : {std::size_t{0}, std::size_t{17}, last}) {
    std::filesystem::remove(path_);
    sound().store(path_);
    tamper("UPDATE records SET at = at + 1 WHERE sequence = " + number(sequence));
    EXPECT_NE(fault().what.find("the times of the records"), std::string::npos) << sequence;
    EXPECT_EQ(trouble(verify_all(path_)), StoreTrouble::damaged) << sequence;
  }
}

TEST_F(AuditTest, TimesThatNobodyHasSignedAreSaidToBeSo) {
  auto under_way = sound();
  under_way.records.pop_back();
  under_way.store(path_);
  const auto now = audited(demands());
  ASSERT_TRUE(now) << now.error().what;
  EXPECT_EQ(now->untimed.before, 0u);
  EXPECT_GT(now->untimed.since, 0u);
  std::filesystem::remove(path_);
  const auto older = played("t1", 5, key_of(1), false);
  older.store(path_);
  const auto before = audited(demands());
  ASSERT_TRUE(before) << before.error().what;
  EXPECT_EQ(before->untimed.before, older.records.size());
  EXPECT_EQ(before->untimed.since, 0u);
}

}  // namespace
}  // namespace sabot::store
