#include "sabot/base/text.hpp"

#include <string>

#include <gtest/gtest.h>

namespace sabot {
namespace {

TEST(CleanText, IsSoundUtf8) {
  for (const auto* text : {"", "casa", "año", "«no va más»", "€", "🂡", "a\nb\tc", "\xC2\xA0"})
    EXPECT_TRUE(is_clean_text(text)) << text;
}

TEST(CleanText, HasNoStrayOrMissingBytes) {
  for (const auto* text :
       {"\x80", "a\xFF", "\xC3", "\xC3(", "\xE2\x82", "\xF0\x9F\x82", "\xF5\x80\x80\x80"})
    EXPECT_FALSE(is_clean_text(text));
}

TEST(CleanText, IsNotWrittenLongerThanNeedBe) {
  for (const auto* text : {"\xC0\xAF", "\xC1\xBF", "\xE0\x9F\xBF", "\xF0\x8F\xBF\xBF"})
    EXPECT_FALSE(is_clean_text(text));
}

TEST(CleanText, HasNoHalvesOfUtf16AndEndsWithUnicode) {
  EXPECT_FALSE(is_clean_text("\xED\xA0\x80"));
  EXPECT_TRUE(is_clean_text("\xED\x9F\xBF"));
  EXPECT_TRUE(is_clean_text("\xF4\x8F\xBF\xBF"));
  EXPECT_FALSE(is_clean_text("\xF4\x90\x80\x80"));
}

TEST(CleanText, HasNoControlCharacters) {
  EXPECT_FALSE(is_clean_text(std::string("a\0b", 3)));
  for (const auto* text : {"\x1B[31m", "\r", "\x7F", "\xC2\x80", "\xC2\x9F"})
    EXPECT_FALSE(is_clean_text(text));
}

TEST(Characters, AreCountedAndNotBytes) {
  EXPECT_EQ(count_characters(""), 0U);
  EXPECT_EQ(count_characters("año"), 3U);
  EXPECT_EQ(count_characters("🂡€"), 2U);
}

}  // namespace
}  // namespace sabot
