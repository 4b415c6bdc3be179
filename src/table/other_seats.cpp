#include "sabot/table/other_seats.hpp"

#include "sabot/base/notation.hpp"

namespace sabot::table {

bool is_to_sit(std::string_view line) {
  const auto parts = sabot::detail::take_apart(line);
  return parts && parts->name == "sit";
}

bool is_to_sit(const boost::json::object& command) {
  const auto* name = command.if_contains("command");
  return name != nullptr && name->is_string() && name->get_string() == "sit";
}

}  // namespace sabot::table
