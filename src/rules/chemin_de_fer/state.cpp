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

std::vector<Part> Bank::parts_of(Money sum) const {
  const Money whole = amount();
  std::vector<Part> parts{{banker, sum}};
  for (const auto& one : members) {
    if (one.who == banker) continue;
    const Money part = share(sum, Ratio{one.bank.cents, whole.cents}, Rounding::down);
    parts.front().amount -= part;
    parts.push_back({one.who, part});
  }
  return parts;
}

std::vector<Part> Bank::parts_from(Money sum) const {
  auto parts = parts_of(sum);
  auto& own = parts.front().amount;
  for (auto& one : parts) {
    if (one.who == banker) continue;
    const Money over = std::max(Money{}, own - find(banker)->bank);
    const Money moved = std::min(over, find(one.who)->bank - one.amount);
    one.amount += moved;
    own -= moved;
  }
  return parts;
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
