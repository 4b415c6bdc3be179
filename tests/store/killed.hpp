#pragma once
// The child of kill_test.cpp: appends to some tables until it is killed, and says on its standard
// output what it has been told is stored.

#include <cstdint>

namespace sabot::store {

inline constexpr int killed_tables = 4;

// One for each record that was told; written whole or not at all, for a pipe takes so few at once.
struct Acknowledged {
  std::uint64_t table = 0;
  std::uint64_t sequence = 0;
};

int append_for_ever(const char* path);

}  // namespace sabot::store
