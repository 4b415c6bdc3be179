// Any text as a command of any game: what can be read is written, read again, and is the same.

#include <cstdint>
#include <string_view>

#include "must.hpp"
#include "sabot/table/any_table.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  for (const auto& game : sabot::table::games()) {
    const auto once = game.normal(line);
    if (!once) {
      must(!once.error().what.empty() && once.error().column <= size + 1);
      continue;
    }
    const auto twice = game.normal(*once);
    must(twice && *twice == *once);
  }
  return 0;
}
