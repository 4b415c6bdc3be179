#include "sabot/base/digest.hpp"

#include <gtest/gtest.h>

#include "sample.hpp"

namespace sabot {
namespace {

std::expected<Digest, TextFault> digest(std::string_view text) { return from_text<Digest>(text); }

TEST(Digest, IsSixtyFourHexadecimalDigits) {
  Digest value;
  value.bytes[0] = 0x0f;
  value.bytes[1] = 0xa0;
  value.bytes[31] = 0xff;
  const auto text = "0fa0" + std::string(58, '0') + "ff";
  EXPECT_EQ(to_text(value), text);
  EXPECT_EQ(digest(text), value);
}

TEST(Digest, NothingElseIsADigest) {
  const std::string good(64, 'a');
  EXPECT_EQ(digest(""), std::unexpected(TextFault::malformed));
  EXPECT_EQ(digest(good.substr(1)), std::unexpected(TextFault::malformed));
  EXPECT_EQ(digest(good + "a"), std::unexpected(TextFault::too_long));
  for (const char bad : {'g', 'A', ' ', '-', '\0'})
    for (const std::size_t place : {0u, 1u, 63u}) {
      auto text = good;
      text[place] = bad;
      EXPECT_EQ(digest(text), std::unexpected(TextFault::malformed)) << text;
    }
}

RC_GTEST_PROP(Digest, TextIsReadBack, (const Digest& value)) {
  RC_ASSERT(digest(to_text(value)).value() == value);
}

RC_GTEST_PROP(Digest, AreOrderedAsTheirTexts, (const Digest& a, const Digest& b)) {
  RC_ASSERT((a <=> b) == (to_text(a) <=> to_text(b)));
}

}  // namespace
}  // namespace sabot
