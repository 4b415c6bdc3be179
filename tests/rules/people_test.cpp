// Compartments to the right, number 13, and who is where.

#include "sabot/rules/common/people.hpp"

#include <gtest/gtest.h>

#include "sabot/base/invariant.hpp"

namespace sabot::rules {
namespace {

const auto anybody = [](const Person&) { return true; };

People seated(std::initializer_list<std::pair<PersonId, SeatNumber>> all) {
  People people;
  for (const auto& [id, seat] : all) {
    people.admit(id, Role::player);
    people.place(id, seat, false);
  }
  return people;
}

TEST(Places, NumbersRiseToTheRightAndGoRound) {
  const Places places{14, true};
  EXPECT_EQ(places.steps_right(1, 2), 1);
  EXPECT_EQ(places.steps_right(14, 1), 1);
  EXPECT_EQ(places.steps_right(2, 1), 13);
  EXPECT_EQ(places.steps_right(5, 5), 0);
}

TEST(Places, Number13MayBeLeftOut) {
  const Places with{14, true};
  const Places without{14, false};
  EXPECT_TRUE(with.has(13));
  EXPECT_EQ(with.last(), 14);
  EXPECT_FALSE(without.has(13));
  EXPECT_EQ(without.last(), 15);
  EXPECT_TRUE(without.has(15));
  for (const auto& places : {with, without}) {
    int count = 0;
    for (int seat = -1; seat <= 40; ++seat) count += places.has(seat);
    EXPECT_EQ(count, 14);
  }
}

TEST(Places, ASmallTableHasNoNumber13ToLeaveOut) {
  const Places places{12, false};
  EXPECT_EQ(places.last(), 12);
  EXPECT_TRUE(places.has(12));
  EXPECT_FALSE(places.has(0));
  EXPECT_FALSE(places.has(13));
}

TEST(People, TheNextAtTheRightComesFirstAndOneselfLast) {
  const Places places{14, true};
  const auto people = seated({{"ana"_who, 1}, {"blas"_who, 5}, {"carla"_who, 14}});
  const auto next = [&](SeatNumber from) {
    return people.next_seated_right(places, from, anybody)->id;
  };
  EXPECT_EQ(next(0), "ana"_who);
  EXPECT_EQ(next(1), "blas"_who);
  EXPECT_EQ(next(5), "carla"_who);
  EXPECT_EQ(next(14), "ana"_who);
  const auto only_ana = [](const Person& one) { return one.id == "ana"_who; };
  EXPECT_EQ(people.next_seated_right(places, 1, only_ana)->id, "ana"_who);
  const auto nobody = [](const Person&) { return false; };
  EXPECT_EQ(people.next_seated_right(places, 1, nobody), nullptr);
}

TEST(People, WhoStandsIsNotPassedTheSabot) {
  People people;
  people.admit("ana"_who, Role::player);
  people.place("ana"_who, 3, true);
  EXPECT_EQ(people.next_seated_right({14, true}, 0, anybody), nullptr);
  EXPECT_EQ(people.at_seat(3), nullptr);
}

TEST(People, WhoSitsWaitsNoLongerAndWhoStandsDoes) {
  People people;
  people.admit("ana"_who, Role::player);
  people.put_on_list("ana"_who);
  people.place("ana"_who, 3, true);
  EXPECT_TRUE(people.waits("ana"_who));
  people.place("ana"_who, 3, false);
  EXPECT_FALSE(people.waits("ana"_who));
}

TEST(People, ChipsBelowZeroAreAMistakeOfOurs) {
  People people;
  people.admit("ana"_who, Role::player);
  people.give("ana"_who, 5_units);
  EXPECT_THROW(people.take("ana"_who, 6_units), BrokenInvariant);
  EXPECT_THROW(people.give("nadie"_who, 5_units), BrokenInvariant);
}

}  // namespace
}  // namespace sabot::rules
