#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "sabot/base/forms.hpp"
#include "sabot/server/people.hpp"

// Who holds which office.

namespace sabot::server {
namespace {

Problem keep_apart(Office held, const Appointment& wanted) {
  auto refused = problem(Objection::unfit, fmt::format("{} + {}: separation of duties",
                                                       to_text(held), to_text(wanted.office)));
  refused.en =
      "At a table, dealing, selling chips and inspecting are for different people. Give the role "
      "to somebody else, or revoke the other one first.";
  refused.es =
      "En una mesa, quien reparte, quien vende fichas y quien inspecciona son personas distintas. "
      "Dé el cargo a otra persona o retire antes el otro.";
  return refused;
}

Problem last_administrator(const PersonId& person) {
  auto refused = problem(Objection::unfit, std::string(person.handle()));
  refused.en = "Nobody else is an administrator: the house would have none. Appoint another first.";
  refused.es =
      "Nadie más administra la casa, que se quedaría sin administración. Nombre antes a otra "
      "persona.";
  return refused;
}

const Appointment administration{Office::administrator, {}};

}  // namespace

bool People::has_office(const PersonId& person, Office office, std::string_view table) const {
  const auto found = people_.find(person);
  if (found == people_.end()) return false;
  return std::ranges::any_of(found->second.offices, [&](const Appointment& one) {
    return one.office == office && one.covers(table);
  });
}

std::vector<Appointment> People::offices_of(const PersonId& person) const {
  const auto found = people_.find(person);
  return found == people_.end() ? std::vector<Appointment>{} : found->second.offices;
}

void People::grant(const PersonId& person, const Appointment& wanted, Answer<void> answer,
                   const PersonId& by) {
  const auto found = people_.find(person);
  if (found == people_.end())
    return answer(std::unexpected(problem(Objection::not_found, std::string(person.handle()))));
  auto& holder = found->second;
  for (const auto& held : {std::span(holder.offices), std::span(holder.asked)})
    if (const auto other = incompatible(held, wanted))
      return answer(std::unexpected(keep_apart(*other, wanted)));
  holder.asked.push_back(wanted);
  // Also where the person holds it already: it may be about to be revoked.
  storage_.submit(
      store::GrantRole{{person, wanted.table, to_text(wanted.office)}, clock_.now(), by},
      [&holder, wanted, answer = std::move(answer)](store::Stored<void> done) mutable {
        holder.asked.erase(std::ranges::find(holder.asked, wanted));
        if (!done) return answer(std::unexpected(problem(done.error())));
        if (std::ranges::find(holder.offices, wanted) == holder.offices.end())
          holder.offices.push_back(wanted);
        answer({});
      });
}

void People::revoke(const PersonId& person, const Appointment& held, Answer<void> answer,
                    const PersonId& by) {
  const auto found = people_.find(person);
  if (found == people_.end())
    return answer(std::unexpected(problem(Objection::not_found, std::string(person.handle()))));
  if (held == administration && is_last_administrator(person))
    return answer(std::unexpected(last_administrator(person)));
  auto& holder = found->second;
  holder.going.push_back(held);
  storage_.submit(
      store::RevokeRole{{person, held.table, to_text(held.office)}, clock_.now(), by},
      [this, &holder, held, answer = std::move(answer)](store::Stored<void> done) mutable {
        holder.going.erase(std::ranges::find(holder.going, held));
        if (!done) return answer(std::unexpected(problem(done.error())));
        if (std::erase(holder.offices, held) != 0) tell_of_loss(holder.info.handle, held);
        answer({});
      });
}

// Somebody whose office is being revoked is none: two must not revoke each other's.
bool People::is_last_administrator(const PersonId& person) const {
  const auto administers = [](const Person& one) {
    return std::ranges::count(one.offices, administration) >
           std::ranges::count(one.going, administration);
  };
  if (!administers(people_.at(person))) return false;
  return std::ranges::none_of(people_, [&](const auto& other) {
    return other.first != person && administers(other.second);
  });
}

}  // namespace sabot::server
