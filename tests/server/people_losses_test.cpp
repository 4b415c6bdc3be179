// Sessions that people see and end, and what is told of somebody who loses one, or an office.

#include <gtest/gtest.h>

#include <vector>

#include "server/people_fixture.hpp"

namespace sabot::server {
namespace {

constexpr Milliseconds day = Milliseconds{24} * 60 * 60 * 1000;

class Losses : public PeopleTest {
 protected:
  Losses() {
    people_->on_loss([this](const Loss& loss) { told_.push_back(loss); });
  }
  // Whose sessions have ended since the last time.
  std::vector<PersonId> told() {
    std::vector<PersonId> all;
    for (const auto& one : std::exchange(told_, {})) all.push_back(one.person);
    return all;
  }
  bool is_live(const Entered& entered) { return people_->who(entered.token).has_value(); }

  std::vector<Loss> told_;
  const std::vector<PersonId> anas_{"ana"_who};
};

TEST_F(Losses, APersonSeesTheirOwnSessionsAndEndsOne) {
  const auto one = join("ana").value();
  world_.clock().advance(day);
  const auto two = sign_in("ana"_who).value();
  ASSERT_TRUE(join("blas"));
  const auto seen = people_->sessions_of("ana"_who, two.token);
  ASSERT_EQ(seen.size(), 2u);
  EXPECT_FALSE(seen[0].current);
  EXPECT_TRUE(seen[1].current);
  EXPECT_EQ(seen[1].created, seen[0].created + day);
  EXPECT_EQ(seen[1].expires, two.expires);
  const auto end = [&](PersonId person, const std::string& id) {
    return code(answered<void>([&](auto answer) { people_->end_session(person, id, answer); }));
  };
  // It is nobody else's, and no token.
  EXPECT_EQ(end("blas"_who, seen[0].session), "not-found");
  EXPECT_EQ(people_->who(seen[0].session), std::nullopt);
  EXPECT_TRUE(is_live(one));
  EXPECT_EQ(told(), std::vector<PersonId>{});
  EXPECT_EQ(end("ana"_who, seen[0].session), "done");
  EXPECT_EQ(told(), anas_);
  EXPECT_FALSE(is_live(one));
  EXPECT_TRUE(is_live(two));
  EXPECT_EQ(end("ana"_who, seen[0].session), "not-found");
  EXPECT_EQ(people_->sessions_of("ana"_who, two.token).size(), 1u);
}

TEST_F(Losses, EveryWayInWhichASessionEndsIsTold) {
  const auto one = join("ana").value();
  // From the moment of asking, before it is stored.
  people_->log_out(one.token, [](const auto&) {});
  EXPECT_FALSE(people_->is_live(Digest{}));
  EXPECT_EQ(told(), anas_);
  world_.storage().pump();
  const auto two = sign_in("ana"_who).value();
  const auto session = people_->session_of(two.token);
  ASSERT_TRUE(session && people_->is_live(*session));
  people_->log_out_everywhere("ana"_who, [](const auto&) {});
  EXPECT_EQ(told(), anas_);
  EXPECT_FALSE(people_->is_live(*session));
  world_.storage().pump();
  ASSERT_TRUE(set_password("ana"_who, "new"));
  EXPECT_EQ(told(), anas_);
  ASSERT_TRUE(sign_in("ana"_who, "new"));
  EXPECT_EQ(told(), std::vector<PersonId>{});
  world_.clock().advance(30 * day);
  people_->prune();
  EXPECT_EQ(told(), anas_);
}

TEST_F(Losses, AGuestsLinesEndWithTheGuest) {
  ASSERT_TRUE(enter("ana"));
  ASSERT_TRUE(answered<Entered>([&](auto answer) { people_->upgrade("ana"_who, "hash", answer); }));
  EXPECT_EQ(told(), anas_);
}

TEST_F(Losses, AnOfficeThatIsTakenAwayIsTold) {
  ASSERT_TRUE(join("ana"));
  ASSERT_TRUE(grant("ana"_who, Office::croupier, "one"));
  // One that the person never had is no loss.
  ASSERT_TRUE(revoke("ana"_who, Office::croupier, "two"));
  EXPECT_TRUE(told_.empty());
  ASSERT_TRUE(revoke("ana"_who, Office::croupier, "one"));
  ASSERT_EQ(told_.size(), 1u);
  EXPECT_EQ(told_[0].office, (Appointment{Office::croupier, "one"}));
}

// Nothing is written for sessions that are not there.
TEST_F(Losses, WhatHasEndedIsForgottenOnce) {
  ASSERT_TRUE(enter("ana"));
  people_->prune();
  EXPECT_EQ(world_.storage().pump(), 1);
  people_->prune();
  EXPECT_EQ(world_.storage().pump(), 0);
  world_.clock().advance(30 * day);
  people_->prune();
  EXPECT_EQ(world_.storage().pump(), 1);
}

}  // namespace
}  // namespace sabot::server
