// A journal gives its table again; recomputing refuses what the rules would not have decided.

#include "sabot/law/art.hpp"
#include "sabot/table/replay.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "sabot/base/notation.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/rules/punto_banca/game.hpp"
#include "sabot/table/table.hpp"

namespace sabot::table {
namespace {

using punto_banca::PuntoBanca;
using namespace law::literals;
using Command = rules::By<PuntoBanca::Command>;
using Events = std::vector<rules::Ruled<PuntoBanca::Event>>;
using Bytes = std::vector<std::uint8_t>;

const auto rules_in_force =
    PuntoBanca::Rules::from(law::Ruleset::of("as11", "punto-y-banca").value()).value();
const Genesis genesis{1, "punto-y-banca", "as11", "", {}, "x", ""};

Command command(const PersonId& who, std::string_view line) {
  return {who, read_notation<PuntoBanca::Command>(line).value()};
}

using MemoryTable = Table<PuntoBanca, MemoryJournal>;

MemoryTable sample() {
  auto table = MemoryTable::open(rules_in_force, genesis, MemoryJournal()).value();
  for (const auto& one : {command("casa"_who, "admit person=ana role=player"),
                          command("casa"_who, "admit person=caja role=cashier"),
                          command("caja"_who, "sell-chips to=ana amount=100")})
    EXPECT_TRUE(table.submit(one));
  return table;
}

std::expected<Replayed<PuntoBanca>, ReplayFault> replayed(std::span<const std::uint8_t> bytes,
                                                          Depth depth) {
  JournalReader reader(bytes);
  if (const auto first = read_genesis(reader); !first) return std::unexpected(first.error());
  return replay<PuntoBanca>(reader, rules_in_force, depth);
}

// A sound chain over whatever is said in it.
MemoryJournal journal_of(const std::vector<std::pair<Command, Events>>& decisions) {
  MemoryJournal journal;
  Bytes payload;
  write_genesis(payload, genesis);
  EXPECT_TRUE(journal.append(payload));
  for (const auto& [given, events] : decisions) {
    payload.clear();
    write_decision(payload, given, events);
    EXPECT_TRUE(journal.append(payload));
  }
  return journal;
}

const auto admit = command("casa"_who, "admit person=ana role=player");
const PuntoBanca::Event admitted = rules::Admitted{"ana"_who, rules::Role::player};

TEST(Replay, GivesTheSameTableAtBothDepths) {
  const auto table = sample();
  for (const auto depth : {Depth::fold, Depth::recompute}) {
    const auto again = replayed(table.journal().bytes(), depth);
    ASSERT_TRUE(again) << again.error().what;
    EXPECT_EQ(again->state, table.state());
    EXPECT_EQ(again->books, table.books());
    EXPECT_EQ(again->chain.head(), table.journal().head());
    EXPECT_EQ(again->events, 3u);
  }
}

TEST(Replay, AnEventThatTheRulesDidNotDecideIsFoundByRecomputing) {
  const PuntoBanca::Event other = rules::Admitted{"ana"_who, rules::Role::director};
  const auto journal = journal_of({{admit, {{other, "S-01"_art}}}});
  EXPECT_TRUE(replayed(journal.bytes(), Depth::fold));
  const auto fault = replayed(journal.bytes(), Depth::recompute);
  ASSERT_FALSE(fault);
  EXPECT_EQ(fault.error().sequence, 1u);
  EXPECT_EQ(fault.error().what,
            "the rules decide otherwise than what was stored: admitted person=ana role=player, and "
            "not admitted person=ana role=director");
  EXPECT_EQ(fault.error().by, law::Citations("S-01"_art));
}

TEST(Replay, AnotherArticleIsFoundByRecomputing) {
  const auto journal = journal_of({{admit, {{admitted, "S-02"_art}}}});
  const auto fault = replayed(journal.bytes(), Depth::recompute);
  ASSERT_FALSE(fault);
  EXPECT_EQ(fault.error().what,
            "the rules decide otherwise than what was stored: other articles are behind admitted "
            "person=ana role=player");
  EXPECT_EQ(fault.error().by, law::Citations("S-01"_art));
}

TEST(Replay, ACommandThatTheRulesRefuseIsFoundByRecomputing) {
  const auto by_ana = command("ana"_who, "admit person=ana role=player");
  const auto journal = journal_of({{by_ana, {{admitted, "S-01"_art}}}});
  const auto fault = replayed(journal.bytes(), Depth::recompute);
  ASSERT_FALSE(fault);
  EXPECT_EQ(fault.error().what,
            "the rules refuse the command that was stored as accepted: unknown-person");
}

TEST(Replay, MoneyFromNowhereIsRefusedEvenWhenFolding) {
  const PuntoBanca::Event redeemed = rules::ChipsRedeemed{"ana"_who, 5_units};
  const auto journal = journal_of({{admit, {{admitted, "S-01"_art}, {redeemed, "S-13"_art}}}});
  const auto fault = replayed(journal.bytes(), Depth::fold);
  ASSERT_FALSE(fault);
  EXPECT_EQ(fault.error().sequence, 1u);
}

TEST(Replay, AnEventOfSomebodyUnknownIsABadRecord) {
  const PuntoBanca::Event sold = rules::ChipsSold{"nadie"_who, 5_units};
  const auto journal = journal_of({{admit, {{sold, "S-13"_art}}}});
  EXPECT_FALSE(replayed(journal.bytes(), Depth::fold));
}

TEST(Replay, ARecordThatIsNotADecisionIsRefused) {
  MemoryJournal journal = journal_of({});
  Bytes payload;
  write_genesis(payload, genesis);
  ASSERT_TRUE(journal.append(payload));
  for (const auto depth : {Depth::fold, Depth::recompute})
    EXPECT_EQ(replayed(journal.bytes(), depth).error().what,
              "the record is not a decision of this game");
}

TEST(Replay, BytesBehindTheEventsAreRefused) {
  MemoryJournal journal = journal_of({});
  Bytes payload;
  write_decision(payload, admit, Events{{admitted, "S-01"_art}});
  payload.push_back(0);
  ASSERT_TRUE(journal.append(payload));
  for (const auto depth : {Depth::fold, Depth::recompute})
    EXPECT_FALSE(replayed(journal.bytes(), depth));
}

TEST(Genesis, IsReadAsItWasWritten) {
  const auto journal = journal_of({});
  JournalReader reader(journal.bytes());
  const auto read = read_genesis(reader);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, genesis);
}

TEST(Genesis, AnEmptyJournalHasNone) {
  const MemoryJournal journal;
  JournalReader reader(journal.bytes());
  EXPECT_EQ(read_genesis(reader).error().what, "the journal is empty");
}

TEST(Genesis, ALaterFormatIsNotGuessedAt) {
  auto later = genesis;
  later.format = 3;
  MemoryJournal journal;
  Bytes payload;
  write_genesis(payload, later);
  ASSERT_TRUE(journal.append(payload));
  JournalReader reader(journal.bytes());
  EXPECT_EQ(read_genesis(reader).error().what, "the journal is of a later format");
}

// What journals of these rulesets have said since the first: one that changes makes them all
// unreadable. A parameter that comes later is marked so in its ruleset.
TEST(Replay, RulesetsKeepTheParametersOfJournalsWrittenBefore) {
  const auto digest = [](std::string_view regulation, std::string_view game,
                         std::string_view overlay = "") {
    auto ruleset = law::Ruleset::of(regulation, game).value();
    ruleset.overlay(overlay).value();
    return to_text(digest_of(ruleset));
  };
  const std::string as11 = "d6f4fa396ecd052cddb315e74d5ac27cb49ef98bf542591b4155540b63a0f06b";
  EXPECT_EQ(digest("as11", "punto-y-banca"), as11);
  EXPECT_EQ(digest("es79", "punto-y-banca"),
            "39fe0350144ee88b3c0dd0963e3e84ffa0c0936ba1628a2168981e91ccd40b3b");
  EXPECT_EQ(digest("as11", "mini-punto-y-banca"),
            "1b9d7c8261416dd4601e06ff2585dc83fe2e4595fed2f58276604a3391d0269f");
  for (const auto* overlay : {"croupier-when-free = \"draws\"", "croupier-when-free = \"stands\""})
    EXPECT_NE(digest("as11", "punto-y-banca", overlay), as11);
  EXPECT_NE(digest("as11", "punto-y-banca", "croupier-when-free = \"draws\""),
            digest("as11", "punto-y-banca", "croupier-when-free = \"stands\""));
}

}  // namespace
}  // namespace sabot::table
