// A table whose records are stored elsewhere: nothing takes effect before it is stored, and at any
// moment the table can be rebuilt from what was stored.

#include <gtest/gtest.h>

#include "sabot/table/any_table.hpp"
#include "sabot/table/chain.hpp"
#include "table/session_commands.hpp"
#include "under_sanitizers.hpp"

namespace sabot::table {
namespace {

using Bytes = std::vector<std::uint8_t>;

// Stores what a table prepares, as a journal file would have it.
struct Stored {
  std::unique_ptr<AnyTable> table;
  Bytes journal{journal_mark.begin(), journal_mark.end()};

  explicit Stored(Founded founded) : table(std::move(founded.table)) {
    append_frame(journal, 0, founded.genesis, founded.hash);
  }
  std::expected<void, Failure> submit(std::string_view line) {
    const auto prepared = table->prepare(line);
    if (!prepared) return std::unexpected(prepared.error());
    append_frame(journal, prepared->sequence, prepared->payload, prepared->hash);
    table->commit();
    return {};
  }
};

Stored founded(std::string_view game = "punto-y-banca") {
  return Stored(found_table("as11", game, "").value());
}

class Resume : public testing::TestWithParam<std::string_view> {};

TEST_P(Resume, AtAnyMomentTheTableIsTheSameAgain) {
  auto stored = founded(GetParam());
  const auto lines = session_commands(GetParam());
  ASSERT_GT(lines.size(), 200u);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    ASSERT_TRUE(stored.submit(lines[i])) << lines[i];
    if (i > 120 && i % 37 != 0) continue;  // each from its beginning costs more and more
    const auto again = resume_table(stored.journal);
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ((*again)->head(), stored.table->head());
    EXPECT_EQ((*again)->game(), GetParam());
    for (const auto who : {"ana"_who, "crupier"_who, PersonId()})
      EXPECT_EQ((*again)->view(who), stored.table->view(who)) << lines[i];
    EXPECT_EQ((*again)->books().accounts().size(), stored.table->books().accounts().size());
    // What comes next is decided the same way.
    if (i + 1 == lines.size()) continue;
    const auto next = (*again)->prepare(lines[i + 1]);
    ASSERT_TRUE(next) << lines[i + 1];
    const auto there = stored.table->prepare(lines[i + 1]);
    EXPECT_EQ(next->hash, there->hash);
    stored.table->abandon();
  }
}
// The first record, and those behind the standing: what lies between is not there at all.
TEST_P(Resume, FromHowItStoodAsFromTheBeginning) {
  auto stored = founded(GetParam());
  const Bytes first = stored.journal;
  std::vector<std::pair<Standing, std::size_t>> stood;  // and where the journal ended then
  for (const auto& line : session_commands(GetParam())) {
    ASSERT_TRUE(stored.submit(line)) << line;
    stood.emplace_back(stored.table->standing(), stored.journal.size());
  }
  constexpr std::size_t every = under_sanitizers ? 10 : 1;
  const auto whole = resume_table(stored.journal).value();
  for (std::size_t i = 0; i < stood.size(); i += every) {
    const auto& [standing, end] = stood[i];
    auto bytes = first;
    bytes.insert(bytes.end(), stored.journal.begin() + static_cast<std::ptrdiff_t>(end),
                 stored.journal.end());
    const auto again = resume_table(bytes, &standing);
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ((*again)->head(), whole->head());
    EXPECT_EQ((*again)->standing().bytes, whole->standing().bytes);
    EXPECT_EQ((*again)->books(), whole->books());
    for (const auto who : {"ana"_who, "crupier"_who, PersonId()})
      ASSERT_EQ((*again)->view(who), whole->view(who)) << standing.chain.length();
  }
}

// Each alone: what one field forgets, the views and options at once show.
TEST_P(Resume, NothingOfHowItStoodIsForgotten) {
  auto stored = founded(GetParam());
  const Bytes first = stored.journal;
  for (const auto& line : session_commands(GetParam())) {
    ASSERT_TRUE(stored.submit(line)) << line;
    const auto standing = stored.table->standing();
    const auto again = resume_table(first, &standing);
    ASSERT_TRUE(again) << again.error();
    for (const auto who : {"ana"_who, "crupier"_who, PersonId()}) {
      ASSERT_EQ((*again)->view(who), stored.table->view(who)) << line;
      ASSERT_EQ((*again)->options(who), stored.table->options(who)) << line;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Resume,
                         testing::Values("punto-y-banca", "mini-punto-y-banca", "chemin-de-fer"));

TEST(Resume, AWheelAsItStood) {
  auto table = open_table("es79", "ruleta", "").value();
  chance::SeededSource source(7, 0);
  Session session(*table, SessionPlan{.players = 5, .rebuys = true}, source, [](const auto&) {});
  ASSERT_TRUE(session.open());
  const Bytes first = Stored(found_table("es79", "ruleta", "").value()).journal;
  for (int coup = 0; coup < 40; ++coup) {
    ASSERT_TRUE(session.play_talla());
    const auto standing = table->standing();
    const auto again = resume_table(first, &standing);
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ((*again)->books(), table->books());
    for (const auto who : {"crupier"_who, PersonId()}) {
      ASSERT_EQ((*again)->view(who), table->view(who));
      ASSERT_EQ((*again)->options(who), table->options(who));
    }
  }
}

TEST(Prepare, NothingHappensBeforeCommit) {
  auto stored = founded();
  ASSERT_TRUE(stored.submit("casa admit person=ana role=player"));
  ASSERT_TRUE(stored.submit("casa admit person=caja role=cashier"));
  const auto head = stored.table->head();
  const auto view = stored.table->view("ana"_who);
  const auto prepared = stored.table->prepare("caja sell-chips to=ana amount=100");
  ASSERT_TRUE(prepared);
  EXPECT_EQ(prepared->sequence, 3u);
  EXPECT_EQ(prepared->postings.size(), 1u);
  EXPECT_EQ(stored.table->head(), head);
  EXPECT_EQ(stored.table->view("ana"_who), view);
  EXPECT_TRUE(stored.table->told_to("ana"_who).empty());
  const auto hash = prepared->hash;
  stored.table->commit();
  EXPECT_EQ(stored.table->head(), hash);
  EXPECT_EQ(stored.table->told_to("ana"_who).size(), 1u);
}

TEST(Prepare, WhatIsAbandonedHasNotHappened) {
  auto stored = founded();
  ASSERT_TRUE(stored.submit("casa admit person=ana role=player"));
  ASSERT_TRUE(stored.submit("casa admit person=caja role=cashier"));
  const auto head = stored.table->head();
  ASSERT_TRUE(stored.table->prepare("caja sell-chips to=ana amount=100"));
  stored.table->abandon();
  EXPECT_EQ(stored.table->head(), head);
  EXPECT_EQ(stored.table->books().total(), Money{});
  for (const auto& one : stored.table->books().accounts()) EXPECT_EQ(one.amount, Money{});
  EXPECT_TRUE(stored.submit("caja sell-chips to=ana amount=100"));
}

TEST(Prepare, ARefusalLeavesNothingPending) {
  auto stored = founded();
  EXPECT_FALSE(stored.table->prepare("ana bet on=punto stake=5"));
  EXPECT_FALSE(stored.table->prepare("nonsense"));
  EXPECT_TRUE(stored.submit("casa admit person=ana role=player"));
}

TEST(Resume, RefusesWhatIsNotAJournal) {
  auto stored = founded();
  ASSERT_TRUE(stored.submit("casa admit person=ana role=player"));
  EXPECT_FALSE(resume_table({}));
  auto edited = stored.journal;
  edited[edited.size() - 40] ^= 1;
  EXPECT_FALSE(resume_table(edited));
  auto cut = stored.journal;
  cut.pop_back();
  EXPECT_FALSE(resume_table(cut));
  Standing nonsense{stored.table->standing().chain, {1, 2, 3}};
  EXPECT_FALSE(resume_table(stored.journal, &nonsense));
}

TEST(Found, RefusesRulesThatThereAreNot) {
  EXPECT_FALSE(found_table("as11", "roulette", ""));
  EXPECT_FALSE(found_table("es79", "mini-punto-y-banca", ""));
  EXPECT_FALSE(found_table("as11", "punto-y-banca", "packs = 0"));
}

}  // namespace
}  // namespace sabot::table
