#include "sabot/table/other_seats.hpp"

#include "sabot/base/notation.hpp"

namespace sabot::table {
namespace {

bool is_called(std::string_view line, std::string_view name) {
  const auto parts = sabot::detail::take_apart(line);
  return parts && parts->name == name;
}

bool is_called(const boost::json::object& command, std::string_view wanted) {
  const auto* name = command.if_contains("command");
  return name != nullptr && name->is_string() && name->get_string() == wanted;
}

}  // namespace

bool is_to_sit(std::string_view line) { return is_called(line, "sit"); }
bool is_to_sit(const boost::json::object& command) { return is_called(command, "sit"); }

bool is_to_note_elsewhere(std::string_view line) { return is_called(line, "note-elsewhere"); }
bool is_to_note_elsewhere(const boost::json::object& command) {
  return is_called(command, "note-elsewhere");
}

}  // namespace sabot::table
