#include "sabot/rules/common/people.hpp"

#include <algorithm>

#include "sabot/base/invariant.hpp"

namespace sabot::rules {

People People::of_an_empty_table() {
  People people;
  people.admit("casa"_who, Role::director);
  return people;
}

const Person* People::find(const PersonId& id) const {
  const auto found = std::ranges::find(all_, id, &Person::id);
  return found == all_.end() ? nullptr : &*found;
}

const Person* People::at_seat(SeatNumber seat) const {
  const auto found = std::ranges::find_if(
      all_, [seat](const Person& one) { return one.is_seated() && one.seat == seat; });
  return found == all_.end() ? nullptr : &*found;
}

bool People::waits(const PersonId& id) const {
  return std::ranges::find(waiting_, id) != waiting_.end();
}

Person& People::known(const PersonId& id) {
  const auto found = std::ranges::find(all_, id, &Person::id);
  require(found != all_.end(), "people: an event names somebody unknown");
  return *found;
}

void People::admit(const PersonId& id, Role role) {
  all_.push_back(Person{.id = id, .role = role, .seat = 0, .standing = false, .chips = {}});
}

void People::place(const PersonId& id, SeatNumber seat, bool standing) {
  auto& person = known(id);
  person.seat = seat;
  person.standing = standing;
  // A player who stands may go on waiting for a seat; one who sits has got it.
  if (!standing) std::erase(waiting_, id);
}

void People::unplace(const PersonId& id) {
  auto& person = known(id);
  person.seat = 0;
  person.standing = false;
  std::erase(waiting_, id);
}

void People::give(const PersonId& id, Money amount) { known(id).chips += amount; }

void People::take(const PersonId& id, Money amount) {
  auto& person = known(id);
  person.chips -= amount;
  require(person.chips >= Money{}, "people: chips below zero");
}

}  // namespace sabot::rules
