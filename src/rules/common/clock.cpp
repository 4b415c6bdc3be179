#include "sabot/rules/common/clock.hpp"

#include "sabot/law/art.hpp"

#include <algorithm>

namespace sabot::rules {

using namespace law::literals;

Bar bar_clock_out(const Person* actor, Role directs, const law::Citations& office, Role deals) {
  if (actor != nullptr && actor->role == deals) return std::nullopt;
  return bar_unless(actor, directs, office);
}

Bar bar_not_awaited(const People& people, const std::vector<PersonId>& awaited,
                    const PersonId& person) {
  const auto* known = people.find(person);
  if (known == nullptr || known->role != Role::player)
    return Refusal{RefusalCode::no_such_player, "S-45"_art};
  if (std::ranges::find(awaited, person) == awaited.end())
    return Refusal{RefusalCode::not_awaited, "S-45"_art};
  return std::nullopt;
}

void offer_clock_out(const std::vector<PersonId>& awaited, std::vector<Option>& out) {
  OneOf names;
  for (const auto& one : awaited) names.values.emplace_back(one.handle());
  if (!names.values.empty()) out.push_back({"clock-out", {{"person", std::move(names)}}});
}

}  // namespace sabot::rules
