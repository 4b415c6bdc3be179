// Nobody with a seat at one table gets one at another that minds (S-40), however it is written.

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "server/house_fixture.hpp"

namespace sabot::server {
namespace {

class OtherSeats : public HouseTest {
 protected:
  OtherSeats() {
    EXPECT_EQ(code_of(enter(here_, ana_)), "accepted");
    EXPECT_EQ(code_of(say(here_, ana_, "sit seat=1")), "accepted");
  }

  PersonId ana_ = "ana"_who;
  LiveTable& here_ = create("chemin-de-fer");
  LiveTable& there_ = create("chemin-de-fer");
};

TEST_F(OtherSeats, NoWayOfWritingItGetsASecondOne) {
  ASSERT_EQ(code_of(enter(there_, ana_)), "accepted");
  for (const auto* line : {" sit seat=1", "\tsit seat=1", "sit\tseat=1", "sit seat=1"})
    EXPECT_EQ(code_of(say(there_, ana_, line)), "seated-elsewhere") << line;
  EXPECT_EQ(code_of(say(there_, ana_, boost::json::object{{"command", "sit"}, {"seat", 1}})),
            "seated-elsewhere");
  EXPECT_FALSE(there_.table().seats(ana_));
}

TEST_F(OtherSeats, NorDoesTryingBeforeOneIsAdmitted) {
  EXPECT_NE(code_of(say(there_, ana_, "sit seat=1")), "accepted");
  ASSERT_EQ(code_of(enter(there_, ana_)), "accepted");
  EXPECT_EQ(code_of(say(there_, ana_, "sit seat=1")), "seated-elsewhere");
}

TEST_F(OtherSeats, NorAStoreThatWasFullForAMoment) {
  ASSERT_EQ(code_of(enter(there_, ana_)), "accepted");
  std::optional<Answer> told;
  world_.storage().fail(store::StoreTrouble::queue_full);
  there_.submit(Request{
      .who = ana_, .command = std::string("sit seat=1"), .key = {}, .answer = [&](Answer answer) {
        told = std::move(answer);
      }});
  world_.storage().fail(std::nullopt);
  world_.storage().pump();
  ASSERT_TRUE(told.has_value());
  EXPECT_EQ(code_of(*told), "seated-elsewhere");
}

// Two seats that are asked for at once: the second is asked for while the first is being stored.
TEST_F(OtherSeats, NorDoesAskingForTwoAtOnce) {
  const auto eva = "eva"_who;
  for (const auto* first : {"chemin-de-fer", "punto-y-banca"}) {
    auto& one = create(first);
    auto& other = create("chemin-de-fer");
    ASSERT_EQ(code_of(enter(one, eva)), "accepted");
    ASSERT_EQ(code_of(enter(other, eva)), "accepted");
    std::vector<std::string> told;
    for (auto* table : {&one, &other})
      table->submit(
          Request{.who = eva,
                  .command = std::string("sit seat=1"),
                  .key = {},
                  .answer = [&](const Answer& answer) { told.push_back(code_of(answer)); }});
    world_.storage().pump();
    std::ranges::sort(told);
    EXPECT_EQ(told, (std::vector<std::string>{"accepted", "seated-elsewhere"})) << first;
    EXPECT_TRUE(one.table().seats(eva));
    EXPECT_FALSE(other.table().seats(eva));
    ASSERT_EQ(code_of(say(one, eva, "leave")), "accepted");
  }
}

// A seat that was not given does not count, neither refused nor lost on its way to the store.
TEST_F(OtherSeats, ASeatThatWasNotGivenIsNone) {
  const auto eva = "eva"_who;
  ASSERT_EQ(code_of(enter(here_, eva)), "accepted");
  ASSERT_EQ(code_of(enter(there_, eva)), "accepted");
  ASSERT_NE(code_of(say(here_, eva, "sit seat=1")), "accepted");  // ana's
  EXPECT_EQ(code_of(say(there_, eva, "sit seat=1")), "accepted");
  ASSERT_EQ(code_of(say(there_, eva, "leave")), "accepted");
  world_.storage().fail(store::StoreTrouble::queue_full);
  ASSERT_NE(code_of(say(here_, eva, "sit seat=2")), "accepted");
  world_.storage().fail(std::nullopt);
  EXPECT_EQ(code_of(say(there_, eva, "sit seat=1")), "accepted");
}

// A person who directs a table sees only that one.
TEST_F(OtherSeats, ADirectorCannotSayThatSomebodySitsNowhereElse) {
  const auto eva = "eva"_who;
  ASSERT_EQ(code_of(enter(there_, ana_)), "accepted");
  ASSERT_EQ(code_of(say(there_, ana_, "sit seat=1")), "seated-elsewhere");
  ASSERT_TRUE(answered(
      [&](auto done) { hall_->enter(there_, eva, rules::Role::director, std::move(done)); }));
  EXPECT_EQ(code_of(say(there_, eva, "note-elsewhere person=ana seated=false")), "wrong-role");
  EXPECT_EQ(code_of(say(there_, ana_, "sit seat=1")), "seated-elsewhere");
}

TEST_F(OtherSeats, WhoGivesHisSeatUpMaySitElsewhere) {
  ASSERT_EQ(code_of(enter(there_, ana_)), "accepted");
  ASSERT_EQ(code_of(say(there_, ana_, " sit seat=1")), "seated-elsewhere");
  ASSERT_EQ(code_of(say(here_, ana_, "leave")), "accepted");
  EXPECT_EQ(code_of(say(there_, ana_, " sit seat=1")), "accepted");
}

}  // namespace
}  // namespace sabot::server
