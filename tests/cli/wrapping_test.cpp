#include "sabot/cli/wrapping.hpp"

#include <gtest/gtest.h>

#include "sabot/base/text.hpp"

namespace sabot::cli {
namespace {

TEST(Wrapping, BreaksBetweenWordsAtTheWidth) {
  EXPECT_EQ(wrapped("uno dos tres", 0, 7), "uno dos\ntres");
  EXPECT_EQ(wrapped("uno dos tres", 0, 6), "uno\ndos\ntres");
}

TEST(Wrapping, TheFirstLineHasLessRoomByTheIndent) {
  EXPECT_EQ(wrapped("uno dos tres", 4, 11), "uno dos\n    tres");
  EXPECT_EQ(wrapped("uno dos tres", 4, 10), "uno\n    dos\n    tres");
}

TEST(Wrapping, AWordLongerThanALineStandsAlone) {
  EXPECT_EQ(wrapped("a chemin-de-fer b", 0, 5), "a\nchemin-de-fer\nb");
}

TEST(Wrapping, LettersWithAccentsTakeOneColumn) {
  EXPECT_EQ(count_characters("año"), 3U);
  EXPECT_EQ(wrapped("año ñu", 0, 6), "año ñu");
}

TEST(Wrapping, AColourTakesNoRoom) {
  EXPECT_EQ(wrapped("\033[1muno\033[0m dos", 0, 7), "\033[1muno\033[0m dos");
  EXPECT_EQ(wrapped("\033[1muno\033[0m dos", 0, 6), "\033[1muno\033[0m\ndos");
  EXPECT_EQ(wrapped("uno \033[", 0, 4), "uno \033[");
}

TEST(Wrapping, WithoutATerminalNothingIsBroken) {
  EXPECT_EQ(wrapped("uno dos tres", 4, std::nullopt), "uno dos tres");
}

}  // namespace
}  // namespace sabot::cli
