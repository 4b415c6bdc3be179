// Chemin de fer played by bots, by both texts and under the other readings: no standstill, no cent
// lost, every order as it was promised, and a journal that can be decided again.

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "sabot/chance/seeded_source.hpp"
#include "sabot/table/session.hpp"
#include "table/session_watch.hpp"
#include "under_sanitizers.hpp"

namespace sabot::table {
namespace {

// A file that is gone when the test ends.
class JournalPath {
 public:
  JournalPath() { std::filesystem::remove(path); }
  ~JournalPath() { std::filesystem::remove(path); }
  JournalPath(const JournalPath&) = delete;
  JournalPath& operator=(const JournalPath&) = delete;

  const std::filesystem::path path = testing::TempDir() +
                                     testing::UnitTest::GetInstance()->current_test_info()->name() +
                                     ".journal";
};

struct Sitting {
  std::string regulation = "as11";
  std::string overlay = "leaves-regulation = true\npacks = 2";
  Bots bots = Bots::strategy;
  std::uint64_t seed = 1;
  int tallas = 1;
  int players = 7;
};

// What is stored gives the same table when every command is decided again.
void expect_sound(const std::filesystem::path& path, const Sitting& sitting,
                  const AnyTable& table) {
  auto ruleset = law::Ruleset::of(sitting.regulation, "chemin-de-fer").value();
  ASSERT_TRUE(ruleset.overlay(sitting.overlay));
  const auto bytes = read_journal(path);
  ASSERT_TRUE(bytes);
  const auto account = game_of(ruleset).audit(ruleset, *bytes, {});
  ASSERT_TRUE(account) << text_of(account.error());
  EXPECT_EQ(account->head, table.head());
  EXPECT_EQ(account->books.total(), Money{});
  const auto there = account->books.accounts();
  const auto here = table.books().accounts();
  ASSERT_EQ(there.size(), here.size());
  for (std::size_t i = 0; i < here.size(); ++i) EXPECT_EQ(there[i].amount, here[i].amount);
}

std::map<std::string, int> play(const Sitting& sitting) {
  SCOPED_TRACE(sitting.regulation + " bots " + std::to_string(static_cast<int>(sitting.bots)) +
               " seed " + std::to_string(sitting.seed));
  const JournalPath journal;
  auto table =
      open_table(sitting.regulation, "chemin-de-fer", sitting.overlay, journal.path).value();
  chance::SeededSource source(sitting.seed, 0);
  SessionWatch watch(*table);
  const SessionPlan plan{.players = sitting.players, .bots = sitting.bots, .rebuys = true};
  Session session(*table, plan, source, [&](const auto&) { watch.look(); });
  auto done = session.open();
  for (int i = 0; i < sitting.tallas && done; ++i) {
    done = session.play_talla();
    if (done) done = session.reveal();
  }
  EXPECT_TRUE(done) << done.error();
  EXPECT_FALSE(watch.check.fault()) << *watch.check.fault();
  EXPECT_EQ(watch.check.verified(), sitting.tallas);
  for (const auto kind : {ledger::AccountKind::felt, ledger::AccountKind::bank,
                          ledger::AccountKind::garage, ledger::AccountKind::house})
    EXPECT_EQ(sum_of(table->books(), kind), Money{});
  expect_sound(journal.path, sitting, *table);
  return watch.seen;
}

TEST(CheminDeFerSession, PlaysToTheEndWhoeverPlays) {
  for (const auto* regulation : {"as11", "es79"})
    for (const auto bots : {Bots::strategy, Bots::random, Bots::mixed})
      for (std::uint64_t seed = 1; seed <= (under_sanitizers ? 1u : 4u); ++seed)
        play({.regulation = regulation, .bots = bots, .seed = seed});
}

TEST(CheminDeFerSession, PlaysWithAllThePacks) {
  for (const auto* regulation : {"as11", "es79"}) {
    const auto seen = play({.regulation = regulation, .overlay = "", .seed = 5});
    EXPECT_GT(seen.at("coup-ended"), 40);
  }
}

TEST(CheminDeFerSession, PlaysWithFourAndWithTen) {
  for (const int players : {4, 10})
    for (const auto bots : {Bots::strategy, Bots::random})
      play({.bots = bots, .seed = 6, .players = players});
}

// Where wrong words are not prevented, some are said.
TEST(CheminDeFerSession, PlaysUnderTheOtherReadings) {
  constexpr auto other =
      "leaves-regulation = true\npacks = 2\nstop-card-seen = \"when-drawn\"\nplayers-counted = "
      "\"besides-banker\"\n"
      "standing-rank = \"by-bet\"\nbank-unlimited = true\nrotation = \"continues\"\n"
      "refusals-counted = \"every-offer\"\npassed-hand = \"auction-first\"\n"
      "auction-floor = \"passed-amount\"\nuncovered = \"until-the-hand-ends\"\n"
      "declarations = \"adjudicated\"\nadvice-binds = \"banker\"\n"
      "after-lost-card = \"may-draw\"\nearly-abating = \"coup-void\"\n"
      "lost-abating = \"keeps-rank\"\nbanco-slips = \"always-borne\"\n";
  for (const auto* regulation : {"as11", "es79"})
    for (const auto bots : {Bots::strategy, Bots::random, Bots::mixed})
      for (const std::uint64_t seed : {7u, 8u}) {
        const auto seen =
            play({.regulation = regulation, .overlay = other, .bots = bots, .seed = seed});
        // A sensible player never says the wrong word.
        EXPECT_EQ(seen.contains("misdeclared"), bots != Bots::strategy);
      }
}

TEST(CheminDeFerSession, SlipsAreSettledAsTheyComeUp) {
  for (const std::uint64_t seed : {9u, 10u})
    play({.overlay = "packs = 2\ndeclarations = \"adjudicated\"",
          .bots = Bots::mixed,
          .seed = seed});
}

TEST(CheminDeFerSession, WhoPlaysWithSenseUsesTheWholeGame) {
  const auto seen = play({.overlay = "", .seed = 11, .tallas = under_sanitizers ? 2 : 12});
  if (under_sanitizers) return;
  for (const auto* event : {"bank-kept",
                            "bank-passed",
                            "bank-lost",
                            "retake-offered",
                            "auction-opened",
                            "bid-made",
                            "bank-taken in-turn",
                            "bank-taken retaken",
                            "bank-taken auction",
                            "banco-made solo",
                            "banco-made seguido",
                            "con-la-mesa-made",
                            "ultimo-completo-made",
                            "association-offered",
                            "associated",
                            "garage-made voluntario",
                            "garage-made obligatorio",
                            "deducted",
                            "cards-passed",
                            "cut-declined"})
    EXPECT_TRUE(seen.contains(event)) << event;
}

TEST(CheminDeFerSession, TheSameSeedGivesTheSameTalla) {
  const auto head = [](Bots bots, std::uint64_t seed) {
    auto table = open_table("as11", "chemin-de-fer", "packs = 1").value();
    chance::SeededSource source(seed, 0);
    Session session(*table, {.bots = bots, .rebuys = true}, source, [](const auto&) {});
    EXPECT_TRUE(session.open() && session.play_talla());
    return table->head();
  };
  for (const auto bots : {Bots::strategy, Bots::random}) {
    EXPECT_EQ(head(bots, 7), head(bots, 7));
    EXPECT_NE(head(bots, 7), head(bots, 8));
  }
}

TEST(CheminDeFerSession, TooFewPlayersIsTold) {
  auto table = open_table("as11", "chemin-de-fer", "").value();
  chance::SeededSource source(1, 0);
  Session session(*table, {.players = 3}, source, [](const auto&) {});
  ASSERT_TRUE(session.open());
  const auto played = session.play_talla();
  ASSERT_FALSE(played);
  EXPECT_TRUE(played.error().contains("too-few-players")) << played.error();
}

TEST(CheminDeFerSession, EndsWhenNobodyCanAffordToPlayOn) {
  auto table = open_table("as11", "chemin-de-fer", "packs = 1").value();
  chance::SeededSource source(1, 0);
  Session session(*table, {.players = 4, .chips = 15_units}, source, [](const auto&) {});
  auto done = session.open();
  for (int i = 0; i < 50 && done; ++i) {
    done = session.play_talla();
    if (done) done = session.reveal();
  }
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error(), "nobody at the table can afford to play on");
}

// Everybody else is the banker's associate: nobody is left to bet, and the inspector rules.
TEST(CheminDeFerSession, TheInspectorHelpsWhereNobodyCanBet) {
  auto table = open_table("as11", "chemin-de-fer", "packs = 1").value();
  chance::SeededSource source(1, 0);
  int banks = 0;
  int rulings = 0;
  const auto all_associate = [&](const std::string& banker) {
    for (const auto& one : player_names(4)) {
      const std::string name(one.handle());
      if (name == banker) continue;
      ASSERT_TRUE(table->submit(name + " offer-association to=" + banker + " amount=5"));
      ASSERT_TRUE(table->submit(banker + " accept-associate person=" + name));
    }
  };
  Session session(*table, {.players = 4}, source, [&](const std::vector<Told>& events) {
    for (const auto& one : events) {
      const auto& name = one.json.at("event").as_string();
      if (name == "ruling-given") ++rulings;
      if (name == "bank-taken" && ++banks == 1)
        all_associate(std::string(one.json.at("by").as_string()));
    }
  });
  for (const auto& done : {session.open(), session.play_talla(), session.reveal()})
    ASSERT_TRUE(done) << done.error();
  EXPECT_EQ(rulings, 1);
  EXPECT_GT(banks, 1);
}

}  // namespace
}  // namespace sabot::table
