// What no round can say of coming and going: the notation has no way to write nobody.

#include "sabot/rules/common/attendance.hpp"

#include <gtest/gtest.h>

#include "sabot/law/art.hpp"

namespace sabot::rules {
namespace {

using namespace law::literals;

TEST(Attendance, NobodyIsNotAdmitted) {
  People people;
  people.admit("casa"_who, Role::director);
  const Attendance at{.people = people,
                      .actor = people.find("casa"_who),
                      .places = {},
                      .taking_part = {},
                      .seats = {},
                      .standing = {},
                      .list = {}};
  const auto nobody = decide(at, Admit{PersonId(), Role::player});
  ASSERT_FALSE(nobody);
  EXPECT_EQ(nobody.error().code, RefusalCode::unknown_person);
  EXPECT_EQ(nobody.error().by, law::Citations("S-01"_art));
  EXPECT_TRUE(decide(at, Admit{"ana"_who, Role::player}));
}

}  // namespace
}  // namespace sabot::rules
