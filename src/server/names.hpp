#pragma once
// Names as people write them, with capitals and accents, and the handle that each becomes. The
// handle is what commands, journals and ledgers know a person by.

#include <optional>
#include <string>
#include <string_view>

#include "sabot/base/person.hpp"

namespace sabot::server {

// Whether it has none of the characters that a terminal or a page obeys instead of showing: ends of
// lines, tabs, and those that turn the direction of writing. Others no text from outside has.
bool is_shown(std::string_view name);

struct Named {
  PersonId handle;
  std::optional<std::string> called = {};  // none where it is the handle itself
};
// «Ana María» is ana-maria. None where no handle can be made of it.
std::optional<Named> read_name(std::string_view written);

}  // namespace sabot::server
