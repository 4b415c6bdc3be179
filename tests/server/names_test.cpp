// Names as people write them, and the handles that they become.

#include "sabot/server/names.hpp"

#include <gtest/gtest.h>

namespace sabot::server {
namespace {

std::string handle_of(std::string_view written) {
  const auto named = read_name(written);
  return named ? std::string(named->handle.handle()) : "none";
}

TEST(NamesTest, AHandleIsItsOwnName) {
  EXPECT_EQ(handle_of("ana"), "ana");
  EXPECT_FALSE(read_name("ana")->called);
}

TEST(NamesTest, AccentsCapitalsAndBlanksStayInTheNameAlone) {
  EXPECT_EQ(handle_of("Ana María"), "ana-maria");
  EXPECT_EQ(read_name("  Ana María ")->called, "Ana María");
  EXPECT_EQ(handle_of("Íñigo Núñez"), "inigo-nunez");
  EXPECT_EQ(handle_of("Søren Łukasz"), "soren-lukasz");
  EXPECT_EQ(handle_of("O'Neill, J."), "o-neill-j");
  EXPECT_EQ(handle_of("Maximiliano de la Torre"), "maximiliano-de-l");
  EXPECT_EQ(handle_of("ANA"), "ana");
  EXPECT_EQ(handle_of("Diecisiete-letras"), "diecisiete-letra");
}

TEST(NamesTest, WhatLeavesNoHandleIsNoName) {
  for (const auto* wrong :
       {"", "   ", "42", "9ana", "diecisiete-letras", "…", "王", "a\nb", "ana\u202E", "\xff"})
    EXPECT_EQ(handle_of(wrong), "none") << wrong;
  EXPECT_EQ(handle_of(std::string(41, 'A')), "none");
}

}  // namespace
}  // namespace sabot::server
