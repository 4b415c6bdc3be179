// A whole talla without anybody's help, under every ruleset: it ends, no cent is lost, and the
// order shown at the end is the one that was promised.

#include "sabot/table/session.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "sabot/base/forms.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/table/talla_check.hpp"
#include "table/session_watch.hpp"

namespace sabot::table {
namespace {

std::string text(const boost::json::object& event, std::string_view key) {
  return std::string(std::string_view(event.at(key).as_string()));
}

// What anybody can keep of a talla: the promise, and what is shown in the end.
struct Witness {
  std::optional<Digest> promised;
  chance::SealedOrder shown;
  int coups = 0;

  void hear(const std::vector<Told>& events) {
    for (const auto& one : events) {
      const auto name = text(one.json, "event");
      if (name == "cards-mixed") promised = *from_text<Digest>(text(one.json, "commitment"));
      if (name == "coup-ended") ++coups;
      if (name != "order-revealed") continue;
      shown.salt = *from_text<Digest>(text(one.json, "salt"));
      for (const auto& card : one.json.at("order").as_array())
        shown.order.push_back(*from_text<Card>(std::string_view(card.as_string())));
    }
  }
};

// The rulesets of games that come in tallas.
std::vector<law::RulesetName> rulesets_with_tallas() {
  auto all = law::rulesets();
  std::erase_if(all, [](const auto& one) { return !facts_of(one.regulation, one.game).in_tallas; });
  return all;
}

void play_one_talla(std::string_view regulation, std::string_view game, std::string_view overlay,
                    std::uint64_t seed) {
  SCOPED_TRACE(std::string(regulation) + "." + std::string(game) + " " + std::to_string(seed));
  auto table = open_table(regulation, game, overlay).value();
  chance::SeededSource source(seed, 0);
  Witness witness;
  const SessionPlan plan;
  Session session(*table, plan, source,
                  [&](const std::vector<Told>& events) { witness.hear(events); });
  for (const auto& done : {session.open(), session.play_talla(), session.reveal()})
    ASSERT_TRUE(done) << done.error();

  EXPECT_GT(witness.coups, 3);
  ASSERT_TRUE(witness.promised);
  EXPECT_TRUE(chance::opens(*witness.promised, witness.shown));

  const auto& books = table->books();
  EXPECT_EQ(books.total(), Money{});
  EXPECT_EQ(sum_of(books, ledger::AccountKind::felt), Money{});
  Money at_the_table;
  // A bank may be somebody's for the next talla, too.
  for (const auto kind :
       {ledger::AccountKind::chips, ledger::AccountKind::house, ledger::AccountKind::bank,
        ledger::AccountKind::cagnotte, ledger::AccountKind::tips})
    at_the_table += sum_of(books, kind);
  EXPECT_EQ(at_the_table, Money{plan.chips.cents * plan.players});
}

TEST(Session, PlaysAWholeTallaUnderEveryRuleset) {
  for (const auto& [regulation, game] : rulesets_with_tallas())
    for (const std::uint64_t seed : {1u, 2u, 3u}) play_one_talla(regulation, game, "", seed);
}

// Where banco may be called in every coup it is often called on both paños, and a lot decides.
TEST(Session, DrawsItsLotsAsPromised) {
  int lots = 0;
  for (const std::uint64_t seed : {1u, 2u, 3u, 4u}) {
    auto table = open_table("art", "dos-panos", "").value();
    chance::SeededSource source(seed, 0);
    TallaCheck check;
    const SessionPlan plan;
    Session session(*table, plan, source, [&](const std::vector<Told>& events) {
      for (const auto& one : events) {
        check.hear(one.heard);
        lots += std::holds_alternative<rules::heard::LotDrawn>(one.heard) ? 1 : 0;
      }
    });
    for (const auto& done : {session.open(), session.play_talla(), session.reveal()})
      ASSERT_TRUE(done) << done.error();
    EXPECT_EQ(check.fault().value_or(""), "");
    EXPECT_EQ(check.verified(), 1);
  }
  EXPECT_GT(lots, 1);
}

TEST(Session, PlaysUnderTheOtherReadingsToo) {
  constexpr std::string_view other =
      "leaves-regulation = true\npacks = 2\nstop-card-seen = \"when-drawn\"\nrotation = "
      "\"continues\"\n"
      "all-decline = \"wait\"\nturned-card-is-one-of-the-burned = true\n"
      "equal-highest = \"first-to-bet\"\n";
  for (const auto& [regulation, game] : rulesets_with_tallas())
    if (game.ends_with("punto-y-banca") && regulation != "ar")
      play_one_talla(regulation, game, other, 4);
}

// Few players, so that now and then nobody bets on the punto and the croupier holds it.
TEST(Session, PlaysWhereThePuntoIsFree) {
  for (const auto bots : {Bots::strategy, Bots::random})
    for (const std::string_view croupier : {"stands", "draws"}) {
      auto table =
          open_table(
              "as11", "punto-y-banca",
              "leaves-regulation = true\npunto-draws = \"TTTTTOPP\"\ncroupier-when-free = \"" +
                  std::string(croupier) + "\"\nholder-must-bet = \"no\"")
              .value();
      chance::SeededSource source(1, 0);
      SessionWatch watch(*table);
      Session session(*table, {.players = 2, .bots = bots, .rebuys = true}, source,
                      [&](const auto&) { watch.look(); });
      for (const auto& done : {session.open(), session.play_talla(), session.reveal()})
        ASSERT_TRUE(done) << done.error();
      EXPECT_GT(watch.seen["wish-asked"], 0);
      EXPECT_EQ(watch.seen["declared"], watch.seen["wish-asked"]);
    }
}

TEST(Session, PlaysAtRandomToo) {
  for (const auto& [regulation, game] : rulesets_with_tallas()) {
    auto table = open_table(regulation, game, "leaves-regulation = true\npacks = 2").value();
    chance::SeededSource source(5, 0);
    Session session(*table, {.bots = Bots::random, .rebuys = true}, source, [](const auto&) {});
    for (const auto& done : {session.open(), session.play_talla(), session.reveal()})
      ASSERT_TRUE(done) << done.error();
    EXPECT_EQ(table->books().total(), Money{});
  }
}

TEST(Session, WhoIsBrokeBuysAgain) {
  auto table = open_table("as11", "punto-y-banca", "packs = 2").value();
  chance::SeededSource source(1, 0);
  SessionWatch watch(*table);
  Session session(*table, {.players = 2, .chips = 20_units, .rebuys = true}, source,
                  [&](const auto&) { watch.look(); });
  ASSERT_TRUE(session.open());
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(session.play_talla() && session.reveal());
  EXPECT_GT(watch.seen["chips-sold"], 2);
}

TEST(Session, TheSameSeedGivesTheSameTalla) {
  const auto head = [](std::uint64_t seed) {
    auto table = open_table("as11", "punto-y-banca", "packs = 1").value();
    chance::SeededSource source(seed, 0);
    Session session(*table, SessionPlan{}, source, [](const auto&) {});
    EXPECT_TRUE(session.open() && session.play_talla());
    return table->head();
  };
  EXPECT_EQ(head(7), head(7));
  EXPECT_NE(head(7), head(8));
}

TEST(Session, AFaultIsTold) {
  auto table = open_table("as11", "mini-punto-y-banca", "seats = 2").value();
  chance::SeededSource source(1, 0);
  Session session(*table, SessionPlan{.players = 3}, source, [](const auto&) {});
  const auto opened = session.open();
  ASSERT_FALSE(opened);
  EXPECT_TRUE(opened.error().contains("no seat left for carla")) << opened.error();
}

TEST(Session, GoesOnWhenPlayersAreBroke) {
  auto table = open_table("as11", "punto-y-banca", "packs = 2").value();
  chance::SeededSource source(1, 0);
  Session session(*table, SessionPlan{.players = 2, .chips = 20_units}, source, [](const auto&) {});
  ASSERT_TRUE(session.open());
  for (int i = 0; i < 20; ++i) {
    const auto done = session.play_talla();
    ASSERT_TRUE(done) << done.error();
    ASSERT_TRUE(session.reveal());
  }
}

TEST(Session, StandstillIsAnErrorAndNotForEver) {
  auto table = open_table("as11", "punto-y-banca", "all-decline = \"wait\"").value();
  chance::SeededSource source(1, 0);
  // Nobody can afford a bet, so nobody takes the sabot, and play waits.
  Session session(*table, SessionPlan{.players = 2, .chips = 1_units}, source, [](const auto&) {});
  ASSERT_TRUE(session.open());
  EXPECT_FALSE(session.play_talla());
}

}  // namespace
}  // namespace sabot::table
