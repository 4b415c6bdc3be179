// Who holds which office, and what nobody may hold together.

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <vector>

#include "sabot/base/forms.hpp"
#include "server/people_fixture.hpp"

namespace sabot::server {
namespace {

TEST_F(PeopleTest, GivesOfficesAtATableOrInTheHouse) {
  ASSERT_TRUE(join("ana"));
  ASSERT_TRUE(grant("ana"_who, Office::croupier, "one"));
  EXPECT_TRUE(people_->has_office("ana"_who, Office::croupier, "one"));
  EXPECT_FALSE(people_->has_office("ana"_who, Office::croupier, "two"));
  EXPECT_FALSE(people_->has_office("ana"_who, Office::croupier, ""));
  EXPECT_FALSE(people_->has_office("ana"_who, Office::director, "one"));
  EXPECT_FALSE(people_->has_office("eva"_who, Office::croupier, "one"));
  ASSERT_TRUE(grant("ana"_who, Office::director));
  EXPECT_TRUE(people_->has_office("ana"_who, Office::director, "one"));
  EXPECT_TRUE(people_->has_office("ana"_who, Office::director, ""));
  ASSERT_TRUE(grant("ana"_who, Office::director));
  EXPECT_EQ(people_->offices_of("ana"_who).size(), 2u);
  ASSERT_TRUE(revoke("ana"_who, Office::director, "one"));
  EXPECT_TRUE(people_->has_office("ana"_who, Office::director, "one"));
  ASSERT_TRUE(revoke("ana"_who, Office::director));
  EXPECT_FALSE(people_->has_office("ana"_who, Office::director, "one"));
  EXPECT_EQ(code(grant("eva"_who, Office::auditor)), "not-found");
  EXPECT_EQ(code(revoke("eva"_who, Office::auditor)), "not-found");
  EXPECT_EQ(code(grant("ana"_who, Office::auditor, "none")), "not-found");
  EXPECT_FALSE(people_->has_office("ana"_who, Office::auditor, "none"));
}

TEST_F(PeopleTest, KeepsItsLastAdministrator) {
  ASSERT_TRUE(join("ana"));
  ASSERT_TRUE(join("blas"));
  ASSERT_TRUE(grant("ana"_who, Office::administrator));
  EXPECT_EQ(code(revoke("ana"_who, Office::administrator)), "unfit");
  EXPECT_TRUE(people_->has_office("ana"_who, Office::administrator, ""));
  // One who only has a table's is none.
  ASSERT_TRUE(grant("blas"_who, Office::administrator, "one"));
  EXPECT_EQ(code(revoke("ana"_who, Office::administrator)), "unfit");
  ASSERT_TRUE(revoke("blas"_who, Office::administrator, "one"));
  ASSERT_TRUE(grant("blas"_who, Office::administrator));
  // Two who revoke each other's at the same time.
  std::vector<std::string> told;
  const auto tell = [&](const auto& answer) { told.push_back(code(answer)); };
  people_->revoke("ana"_who, {Office::administrator, ""}, tell);
  people_->revoke("blas"_who, {Office::administrator, ""}, tell);
  world_.storage().pump();
  EXPECT_EQ(told, (std::vector<std::string>{"unfit", "done"}));
  EXPECT_TRUE(people_->has_office("blas"_who, Office::administrator, ""));
}

TEST_F(PeopleTest, KeepsDutiesApart) {
  ASSERT_TRUE(join("ana"));
  ASSERT_TRUE(join("jefa"));
  ASSERT_TRUE(grant("jefa"_who, Office::administrator));
  const std::set<std::set<Office>> apart{{Office::cashier, Office::inspector},
                                         {Office::croupier, Office::cashier},
                                         {Office::croupier, Office::inspector}};
  struct Scopes {
    std::string held, wanted;
    bool overlap;
  };
  const std::array scopes{Scopes{"one", "one", true}, Scopes{"", "one", true},
                          Scopes{"one", "", true}, Scopes{"", "", true},
                          Scopes{"one", "two", false}};
  for (const auto& held : enumerators<Office>)
    for (const auto& wanted : enumerators<Office>)
      for (const auto& [first, second, overlap] : scopes) {
        ASSERT_TRUE(grant("ana"_who, held.value, first));
        const auto given = grant("ana"_who, wanted.value, second);
        const bool refused = overlap && apart.contains({held.value, wanted.value});
        EXPECT_EQ(code(given), refused ? "unfit" : "done")
            << held.name << " " << first << ", " << wanted.name << " " << second;
        if (refused) {
          EXPECT_NE(given.error().about.find(held.name), std::string::npos);
          EXPECT_NE(given.error().about.find(wanted.name), std::string::npos);
        }
        ASSERT_TRUE(revoke("ana"_who, held.value, first));
        ASSERT_TRUE(revoke("ana"_who, wanted.value, second));
      }
  EXPECT_TRUE(people_->offices_of("ana"_who).empty());
}

TEST_F(PeopleTest, KeepsDutiesApartWhileTheyAreBeingGiven) {
  ASSERT_TRUE(join("ana"));
  std::vector<std::string> told;
  const auto tell = [&](const auto& answer) { told.push_back(code(answer)); };
  people_->grant("ana"_who, {Office::cashier, "one"}, tell);
  people_->grant("ana"_who, {Office::inspector, "one"}, tell);
  world_.storage().pump();
  EXPECT_EQ(told, (std::vector<std::string>{"unfit", "done"}));
  // Revoked and given again at once: given.
  people_->revoke("ana"_who, {Office::cashier, "one"}, tell);
  people_->grant("ana"_who, {Office::cashier, "one"}, tell);
  world_.storage().pump();
  for (int i = 0; i < 2; ++i, restart())
    EXPECT_TRUE(people_->has_office("ana"_who, Office::cashier, "one"));
  // One that could not be stored stands in nobody's way.
  ASSERT_TRUE(revoke("ana"_who, Office::cashier, "one"));
  world_.storage().fail(store::StoreTrouble::disk_full);
  EXPECT_EQ(code(grant("ana"_who, Office::cashier, "one")), "cannot-store");
  EXPECT_FALSE(people_->has_office("ana"_who, Office::cashier, "one"));
  world_.storage().fail(std::nullopt);
  EXPECT_EQ(code(grant("ana"_who, Office::inspector, "one")), "done");
}

TEST_F(PeopleTest, RefusesAnOfficeThatItDoesNotKnow) {
  ASSERT_TRUE(join("ana"));
  ASSERT_TRUE(store(store::GrantRole{{"ana"_who, "", "emperor"}}));
  const auto loaded = People::load(world_.storage(), world_.clock());
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().what, store::StoreTrouble::damaged);
}

}  // namespace
}  // namespace sabot::server
