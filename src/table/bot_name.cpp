#include "sabot/table/bot_name.hpp"

#include <string>

namespace sabot::table {

PersonId bot_name(int number) { return *PersonId::from("bot" + std::to_string(number)); }

bool is_bot(std::string_view handle) {
  return handle.starts_with("bot") &&
         handle.find_first_not_of("0123456789", 3) == std::string_view::npos;
}

}  // namespace sabot::table
