#include "sabot/table/house.hpp"

#include <algorithm>

#include "sabot/law/art.hpp"
#include "sabot/table/other_seats.hpp"

namespace sabot::table {
namespace {

using namespace law::literals;

// Who sits down by this command, if it is one to sit down.
std::optional<PersonId> who_sits(std::string_view line) {
  const auto parts = split_who(line);
  if (!parts) return std::nullopt;
  return is_to_sit(parts->second) ? std::optional(parts->first) : std::nullopt;
}

}  // namespace

std::expected<AnyTable*, std::string> House::open(const std::string& name, const TablePlan& plan) {
  if (name.empty()) return std::unexpected("a table needs a name");
  if (places_.contains(name)) return std::unexpected("there is a table " + name + " already");
  auto table = open_table(plan.regulation, plan.game, plan.overlay, plan.journal);
  if (!table) return std::unexpected(table.error());
  Place place{*std::move(table), minds_other_seats(plan.game), {}};
  return places_.emplace(name, std::move(place)).first->second.table.get();
}

AnyTable* House::find(std::string_view name) const {
  const auto found = places_.find(name);
  return found == places_.end() ? nullptr : found->second.table.get();
}

std::vector<std::string> House::names() const {
  std::vector<std::string> all;
  for (const auto& [name, place] : places_) all.push_back(name);
  return all;
}

std::expected<std::vector<Told>, Failure> House::submit(std::string_view name,
                                                        std::string_view line) {
  const auto found = places_.find(name);
  if (found == places_.end())
    return std::unexpected(Failure(rules::Refusal{rules::RefusalCode::unknown_table, "S-19"_art}));
  auto& here = found->second;
  if (here.minds_other_seats)
    if (const auto person = who_sits(line)) note_elsewhere(*person, here);
  return here.table->submit(line);
}

bool House::is_seated_elsewhere(const PersonId& person, const Place& here) const {
  return std::ranges::any_of(places_, [&](const auto& one) {
    return &one.second != &here && one.second.table->seats(person);
  });
}

void House::note_elsewhere(const PersonId& person, Place& here) {
  const bool seated = is_seated_elsewhere(person, here);
  if (seated == here.noted.contains(person)) return;
  // A table wants to hear nothing of a person it does not know, and will not seat them either.
  if (!here.table->submit("casa note-elsewhere person=" + std::string(person.handle()) +
                          " seated=" + (seated ? "true" : "false")))
    return;
  if (seated)
    here.noted.insert(person);
  else
    here.noted.erase(person);
}

}  // namespace sabot::table
