// Nobody with a seat at one table gets one at another that minds (S-40), however it is written.

#include <gtest/gtest.h>

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

TEST_F(OtherSeats, WhoGivesHisSeatUpMaySitElsewhere) {
  ASSERT_EQ(code_of(enter(there_, ana_)), "accepted");
  ASSERT_EQ(code_of(say(there_, ana_, " sit seat=1")), "seated-elsewhere");
  ASSERT_EQ(code_of(say(here_, ana_, "leave")), "accepted");
  EXPECT_EQ(code_of(say(there_, ana_, " sit seat=1")), "accepted");
}

}  // namespace
}  // namespace sabot::server
