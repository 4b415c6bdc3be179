#include "sabot/rules/chemin_de_fer/state.hpp"

#include <algorithm>

namespace sabot::chemin_de_fer {

Money Bank::amount() const {
  Money sum;
  for (const auto& member : members) sum += member.bank;
  return sum;
}

Money Bank::garage() const {
  Money sum;
  for (const auto& member : members) sum += member.garage;
  return sum;
}

const Member* Bank::find(const PersonId& who) const {
  const auto found = std::ranges::find(members, who, &Member::who);
  return found == members.end() ? nullptr : &*found;
}

const Mark& State::mark(const PersonId& who) const {
  static const Mark nothing;
  const auto found = std::ranges::find(marks, who, &Mark::who);
  return found == marks.end() ? nothing : *found;
}

Mark& State::mark_of(const PersonId& who) {
  const auto found = std::ranges::find(marks, who, &Mark::who);
  return found == marks.end() ? marks.emplace_back(Mark{.who = who}) : *found;
}

const Stake* State::stake_of(const PersonId& who) const {
  const auto found = std::ranges::find(stakes, who, &Stake::by);
  return found == stakes.end() ? nullptr : &*found;
}

Money State::covered() const {
  Money sum;
  for (const auto& stake : stakes) sum += stake.plays;
  return sum;
}

}  // namespace sabot::chemin_de_fer
