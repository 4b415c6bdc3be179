#include "sabot/table/leaving.hpp"

namespace sabot::table {

std::optional<PersonId> who_left(const std::vector<Told>& events) {
  for (const auto& one : events)
    if (const auto* name = one.json.if_contains("event"); name != nullptr && *name == "left")
      return PersonId::from(one.json.at("person").as_string());
  return std::nullopt;
}

}  // namespace sabot::table
