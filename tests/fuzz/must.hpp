#pragma once
// What a fuzz target says: the fuzzer keeps the input that makes it false.

#include <cstdlib>

inline void must(bool holds) {
  if (!holds) std::abort();
}
