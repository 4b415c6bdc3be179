#include "sabot/chance/sodium.hpp"

#include <sodium/core.h>

#include "sabot/base/invariant.hpp"

namespace sabot::chance {

void ready_sodium() {
  static const bool ready = sodium_init() >= 0;
  require(ready, "libsodium: cannot be initialised");
}

}  // namespace sabot::chance
