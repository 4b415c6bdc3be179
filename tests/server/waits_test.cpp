// How long the croupier waits, for whom, and what everybody hears of it.

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "server/house_fixture.hpp"

namespace sabot::server {
namespace {

namespace json = boost::json;

// Keeps all that comes.
class Listener : public Viewer {
 public:
  explicit Listener(const PersonId& person) : Viewer(person, false, law::Language::en) {}
  void send(Frame frame) override { frames.push_back(json::parse(*frame.text).as_object()); }

  std::vector<json::object> frames;
};

class WaitsTest : public HouseTest {
 protected:
  // A table that the house deals at; ana has a seat and some chips.
  void sit_down(const std::string& chips, const std::string& game = "punto-y-banca",
                const std::string& overlay = "") {
    Plan plan;
    plan.overlay = overlay;
    plan.regulation = "as11";
    plan.game = plan.name = game;
    hall_->create(std::move(plan), [](const auto& made) { ASSERT_TRUE(made.has_value()); });
    world_.storage().pump();
    live().attach(ana_);
    ASSERT_TRUE(enter(live(), "ana"_who));
    ASSERT_TRUE(buy(live(), chips_for("ana"_who, chips)));
    ASSERT_TRUE(say(live(), "ana"_who, "sit seat=1"));
  }
  static Hall::Trade chips_for(const PersonId& who, std::string_view amount) {
    Hall::Trade trade;
    trade.customer = who;
    trade.amount = *from_text<Money>(amount);
    return trade;
  }
  ~WaitsTest() override {
    if (hall_->find("t1") != nullptr) live().detach(ana_);
  }

  LiveTable& live() { return table("t1"); }
  Milliseconds now() { return world_.clock().now(); }
  void pass(Milliseconds time) {
    for (const auto end = now() + time; now() < end;) {
      world_.clock().advance(100);
      world_.storage().pump();
    }
  }
  bool happened(std::string_view event) {
    for (const auto& frame : ana_.frames)
      if (const auto* events = frame.if_contains("events"))
        for (const auto& one : events->as_array())
          if (one.at("event") == json::value(event)) return true;
    return false;
  }
  bool is_offered(std::string_view command) {
    for (const auto& one : live().table().options("ana"_who))
      if (one.command == command) return true;
    return false;
  }
  // The last clock that was told of, if it is of this act.
  const json::object* clock_of(std::string_view act) {
    const json::object* last = nullptr;
    for (const auto& frame : ana_.frames)
      if (frame.at("type") == json::value("clock")) last = &frame;
    return last != nullptr && last->at("act") == json::value(act) ? last : nullptr;
  }
  static Milliseconds length_of(const json::object& clock) {
    return clock.at("ends").to_number<Milliseconds>() - clock.at("now").to_number<Milliseconds>();
  }
  // Until the croupier waits before this act.
  const json::object* wait_for(std::string_view act) {
    for (int i = 0; i < 600 && clock_of(act) == nullptr; ++i) pass(100);
    return clock_of(act);
  }
  // As far as her own cards, which lie before her face down.
  void get_cards() {
    ASSERT_NE(wait_for("cut"), nullptr);
    ASSERT_TRUE(say(live(), "ana"_who, "cut at=20"));
    for (int i = 0; i < 300 && !is_offered("take-sabot"); ++i) pass(100);
    ASSERT_TRUE(say(live(), "ana"_who, "take-sabot"));
    ASSERT_TRUE(say(live(), "ana"_who, "bet on=banca stake=50"));
    live().ready("ana"_who);
    ASSERT_NE(wait_for("show"), nullptr);
    ASSERT_FALSE(happened("coup-decided"));
  }

  Listener ana_{"ana"_who};
};

TEST_F(WaitsTest, WhoMayCutHasTimeToDoSo) {
  sit_down("500");
  const auto* clock = wait_for("cut");
  ASSERT_NE(clock, nullptr);
  EXPECT_EQ(clock->at("for"), json::value("ana"));
  EXPECT_EQ(length_of(*clock), Waits{}.own);
  pass(Waits{}.own - 200);
  EXPECT_FALSE(happened("cards-cut"));
  pass(400);
  EXPECT_TRUE(happened("cards-cut"));
  EXPECT_GT(length_of(*clock_of("cut")), 0);  // nobody hears of an end that was foreseen
}

TEST_F(WaitsTest, APlayerTurnsTheirOwnCards) {
  sit_down("500");
  get_cards();
  EXPECT_EQ(clock_of("show")->at("for"), json::value("ana"));
  pass(Waits{}.own - 1'000);
  EXPECT_TRUE(is_offered("show"));
  ASSERT_TRUE(say(live(), "ana"_who, "show hand=banca"));
  // The countdown stops at once.
  EXPECT_EQ(length_of(*clock_of("show")), 0);
}

TEST_F(WaitsTest, SayingReadyEndsTheWait) {
  sit_down("500");
  get_cards();
  pass(1'000);
  live().ready("ana"_who);
  pass(100);
  EXPECT_FALSE(is_offered("show"));
  EXPECT_EQ(length_of(*clock_of("show")), 0);
}

TEST_F(WaitsTest, LosingTheLineEndsTheWait) {
  sit_down("500");
  get_cards();
  pass(1'000);
  live().detach(ana_);
  pass(100);
  EXPECT_FALSE(is_offered("show"));
}

TEST_F(WaitsTest, EachDecisionHasTimeOfItsOwn) {
  sit_down("500");
  ASSERT_NE(wait_for("cut"), nullptr);
  live().ready("ana"_who);
  const auto* act = "clock-out person=ana";
  ASSERT_NE(wait_for(act), nullptr);
  pass(10'000);
  ASSERT_TRUE(say(live(), "ana"_who, "take-sabot"));
  EXPECT_EQ(clock_of(act)->at("ends"), json::value(now() + Waits{}.decision));
}

TEST_F(WaitsTest, AWordTakesLessTimeThanAnAmount) {
  sit_down("500", "chemin-de-fer");
  ASSERT_TRUE(
      answered([&](auto done) { hall_->set_bots(live(), 4, BotsBy::director, std::move(done)); }));
  const auto* banco = wait_for("award-banco");
  ASSERT_NE(banco, nullptr);
  EXPECT_EQ(length_of(*banco), Waits{}.word);
  EXPECT_FALSE(banco->contains("for"));
  const auto* bets = wait_for("no-van-mas");
  ASSERT_NE(bets, nullptr);
  EXPECT_EQ(length_of(*bets), Waits{}.betting);
  // Bots take seconds to answer, and nobody counts them.
  for (const auto& frame : ana_.frames)
    EXPECT_TRUE(!frame.contains("for") || frame.at("for") == json::value("ana"));
}

// Blas says no `ready`; but he has bet all that he has, and could only take it back.
TEST_F(WaitsTest, WhatIsSeldomWantedHoldsNothingUp) {
  sit_down("500");
  Listener blas("blas"_who);
  live().attach(blas);
  ASSERT_TRUE(enter(live(), "blas"_who));
  ASSERT_TRUE(buy(live(), chips_for("blas"_who, "50")));
  ASSERT_TRUE(say(live(), "blas"_who, "sit seat=2"));
  for (int i = 0; i < 300 && !is_offered("take-sabot"); ++i) pass(100);
  ASSERT_TRUE(say(live(), "ana"_who, "take-sabot"));
  ASSERT_TRUE(say(live(), "ana"_who, "bet on=banca stake=50"));
  live().ready("ana"_who);
  pass(2'000);
  EXPECT_FALSE(happened("bets-closed"));
  ASSERT_TRUE(say(live(), "blas"_who, "bet on=punto stake=50"));
  pass(800);
  EXPECT_TRUE(happened("bets-closed"));
  EXPECT_EQ(length_of(*clock_of("no-va-mas")), 0);
  live().detach(blas);
}

// After a banker has abated too early, withdrawing is all that is left to say, and what the phase
// is for (as11.cdf.C3-k).
TEST_F(WaitsTest, WhereBetsMayBeWithdrawnThereIsTimeForIt) {
  sit_down("5000", "chemin-de-fer", "declarations = \"adjudicated\"\n");
  Listener blas("blas"_who);
  live().attach(blas);
  ASSERT_TRUE(enter(live(), "blas"_who));
  ASSERT_TRUE(buy(live(), chips_for("blas"_who, "5000")));
  ASSERT_TRUE(say(live(), "blas"_who, "sit seat=2"));
  ASSERT_TRUE(
      answered([&](auto done) { hall_->set_bots(live(), 4, BotsBy::director, std::move(done)); }));
  const auto phase = [&] { return live().table().table_view(PersonId()).phase; };
  // Whatever the rules refuse comes to nothing.
  for (int i = 0; i < 20'000 && phase() != "retiring"; ++i) {
    live().ready("ana"_who);
    const bool is_early = phase() == "giving" || phase() == "lifting" || phase() == "punto-speaks";
    for (const auto* line : {"take-bank amount=20", "keep-bank"}) say(live(), "ana"_who, line);
    if (is_early) say(live(), "ana"_who, "abatir");
    if (phase() != "retiring") say(live(), "blas"_who, "bet stake=5");
    if (phase() != "retiring") pass(200);
  }
  ASSERT_EQ(phase(), "retiring");
  pass(1'500);
  ASSERT_EQ(phase(), "retiring");
  EXPECT_EQ(length_of(*clock_of("go-on")), Waits{}.word);
  EXPECT_TRUE(say(live(), "blas"_who, "withdraw"));
  live().detach(blas);
}

}  // namespace
}  // namespace sabot::server
