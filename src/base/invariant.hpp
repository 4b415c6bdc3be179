#pragma once
// What must never be false. A broken invariant is a bug of ours, never bad input:
// it stops the operation loudly, by an exception. Only a replay catches it: a forged journal may
// break one.

#include <stdexcept>
#include <string>

namespace sabot {

struct BrokenInvariant : std::logic_error {
  using std::logic_error::logic_error;
};

constexpr void require(bool holds, const char* what) {
  if (!holds) [[unlikely]]
    throw BrokenInvariant(what);
}

}  // namespace sabot
