#include "sabot/net/table_access.hpp"

#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/server/message.hpp"

namespace sabot::net {
namespace {

std::optional<server::Office> office_for(rules::Role role) {
  switch (role) {
    case rules::Role::player: return std::nullopt;
    case rules::Role::croupier:
    case rules::Role::pagador: return server::Office::croupier;
    case rules::Role::chief:
    case rules::Role::inspector: return server::Office::inspector;
    case rules::Role::director: return server::Office::director;
    case rules::Role::cashier: return server::Office::cashier;
  }
  return std::nullopt;
}

}  // namespace

bool may_know_of(const Call& call, std::string_view table) {
  const auto* door = call.site.hall().door_of(table);
  if (door == nullptr || door->entry == server::Entry::everybody) return true;
  const auto link = call.query.find("invitation");
  if (link != call.query.end() && door->opens_with(link->second)) return true;
  if (!call.person) return false;
  const auto offices = call.site.people().offices_of(*call.person);
  return door->knows(*call.person) ||
         std::ranges::any_of(offices, [&](const auto& one) { return one.covers(table); });
}

std::expected<server::LiveTable*, server::Problem> table_of(Call& call) {
  return table_named(call, call.parts[0]);
}

std::expected<server::LiveTable*, server::Problem> table_named(Call& call, std::string_view id) {
  auto& hall = call.site.hall();
  if (!may_know_of(call, id)) return refuse(server::Objection::not_found, std::string(id));
  if (auto* table = hall.find(id)) return table;
  const auto past = hall.past().find(id);
  if (past == hall.past().end()) return refuse(server::Objection::not_found, std::string(id));
  return refuse(server::Objection::table_closed, past->second);
}

bool holds(const Call& call, server::Office office, std::string_view table) {
  return call.person && call.site.people().has_office(*call.person, office, table);
}

std::optional<server::Problem> off_duty(Site& site, const server::LiveTable& table,
                                        const PersonId& person) {
  const auto role = table.table().role_of(person);
  const auto office = role ? office_for(*role) : std::nullopt;
  if (!office || site.people().has_office(person, *office, table.id())) return std::nullopt;
  return server::problem(server::Objection::forbidden, to_text(*office));
}

std::expected<std::optional<std::string>, server::Problem> key_of(const Call& call) {
  const auto given = call.header("idempotency-key");
  if (given.empty()) return std::optional<std::string>();
  auto key = server::checked_key(given);
  if (!key) return std::unexpected(key.error());
  return std::optional(*std::move(key));
}

Outcome accepted(const server::Answer& answer) {
  if (!answer) return std::unexpected(answer.error());
  return reply(*answer);
}

}  // namespace sabot::net
