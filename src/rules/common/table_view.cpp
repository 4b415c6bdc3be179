#include "sabot/rules/common/table_view.hpp"

namespace sabot::rules {

std::optional<SelfView> self_view(const People& people, const PersonId& person, Money staked) {
  const auto* self = people.find(person);
  if (self == nullptr) return std::nullopt;
  return SelfView{self->id, self->role, self->seat, self->standing, self->chips, staked};
}

std::vector<PlaceView> place_views(const People& people) {
  std::vector<PlaceView> places;
  for (const auto& one : people.all())
    if (one.is_placed()) places.push_back({one.seat, one.id, one.standing});
  return places;
}

std::optional<PersonId> somebody(const PersonId& id) {
  return id.is_nobody() ? std::nullopt : std::optional(id);
}

}  // namespace sabot::rules
