#include "sabot/base/person.hpp"

#include <gtest/gtest.h>

#include "sabot/base/invariant.hpp"
#include "sample.hpp"

namespace sabot {
namespace {

std::expected<PersonId, TextFault> person(std::string_view text) {
  return from_text<PersonId>(text);
}

TEST(Person, AHandleIsUpToSixteenLetters) {
  for (const auto* text : {"a", "blas", "croupier-2", "ana_maria", "z9", "abcdefghijklmnop"}) {
    const auto id = PersonId::from(text);
    ASSERT_TRUE(id) << text;
    EXPECT_EQ(id->handle(), text);
    EXPECT_EQ(to_text(*id), text);
    EXPECT_FALSE(id->is_nobody());
  }
}

TEST(Person, NothingElseIsAHandle) {
  using namespace std::literals;
  for (const auto text : {""sv, "Blas"sv, "1a"sv, "-a"sv, "_a"sv, "a b"sv, "a.b"sv, "añ"sv, "a="sv,
                          "a\0b"sv, "a\0"sv, "abcdefghijklmno="sv})
    EXPECT_EQ(person(text), std::unexpected(TextFault::malformed)) << text;
  EXPECT_EQ(person("abcdefghijklmnopq"), std::unexpected(TextFault::too_long));
}

TEST(Person, NobodyHasNoHandle) {
  EXPECT_TRUE(PersonId().is_nobody());
  EXPECT_EQ(PersonId().handle(), "");
  EXPECT_NE(PersonId(), "a"_who);
  EXPECT_LT(PersonId(), "a"_who);
}

TEST(Person, ABadLiteralIsABug) {
  EXPECT_THROW("Blas"_who, BrokenInvariant);
  EXPECT_THROW(""_who, BrokenInvariant);
}

RC_GTEST_PROP(Person, TextIsReadBack, (const PersonId& id)) {
  RC_ASSERT(person(to_text(id)).value() == id);
}

RC_GTEST_PROP(Person, AreOrderedAsTheirHandles, (const PersonId& a, const PersonId& b)) {
  RC_ASSERT((a <=> b) == (a.handle() <=> b.handle()));
  RC_ASSERT((a == b) == (a.handle() == b.handle()));
}

}  // namespace
}  // namespace sabot
