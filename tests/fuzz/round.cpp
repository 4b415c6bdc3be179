// Any text as a round: it is read and run, or refused with a line.

#include <cstdint>
#include <string_view>

#include "must.hpp"
#include "sabot/rounds/run.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 4096) return 0;
  const auto round = sabot::rounds::read_round({reinterpret_cast<const char*>(data), size});
  if (!round) {
    must(!round.error().what.empty());
    return 0;
  }
  if (const auto result = sabot::rounds::run(*round)) {
    // What was recorded is a round again.
    must(sabot::rounds::read_round(result->recorded).has_value());
  }
  return 0;
}
