// The tests' own main: the program is also the child that kill_test.cpp kills.

#include <string_view>

#include <gtest/gtest.h>

#include "store/killed.hpp"

int main(int argc, char** argv) {
  if (argc == 3 && argv[1] == std::string_view("--append-for-ever"))
    return sabot::store::append_for_ever(argv[2]);
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
