#pragma once
// What the suite throws where a game does not do what every game must. RapidCheck shrinks it, the
// fuzzer dies of it.

#include <stdexcept>
#include <string>
#include <string_view>

namespace sabot::conformance {

struct Fault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The parts are put together only where they are needed: this is asked at every state.
template <class... Parts>
void expect(bool holds, const Parts&... parts) {
  if (holds) [[likely]]
    return;
  std::string what;
  ((what += std::string_view(parts)), ...);
  throw Fault(what);
}

}  // namespace sabot::conformance
