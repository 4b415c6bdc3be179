// What a table's director decides of the people at it: who may come, who sits, who goes.

#include <array>

#include "sabot/net/answer_of.hpp"
#include "sabot/net/bodies.hpp"
#include "sabot/net/replies.hpp"
#include "sabot/net/routes.hpp"
#include "sabot/net/table_access.hpp"

namespace sabot::net {
namespace {

using server::Answer;
using server::Door;
using server::LiveTable;
using server::Objection;
using server::Office;
using server::Plan;

std::expected<LiveTable*, server::Problem> directed_table(Call& call) {
  auto table = table_of(call);
  if (table && !holds(call, Office::director, (*table)->id()))
    return refuse(Objection::forbidden, "director");
  return table;
}

asio::awaitable<Outcome> door(Call& call) {
  const auto table = directed_table(call);
  if (!table) co_return std::unexpected(table.error());
  co_return reply((*table)->plan().door);
}

// A table for those who were invited has a link from the beginning.
void change(Door& door, const DoorBody& asked) {
  door.entry = asked.entry.value_or(door.entry);
  door.friends = asked.friends.value_or(door.friends);
  door.seats_for_friends = asked.seats_for_friends.value_or(door.seats_for_friends);
  if (asked.new_invitation || (door.entry == server::Entry::invited && door.invitation.empty()))
    door.invitation = server::new_invitation();
}

asio::awaitable<Answer> changed(LiveTable& table, LiveTable::PlanChange change) {
  return answer_of<Answer>([&table, change = std::move(change)](auto done) mutable {
    table.change(std::move(change), std::move(done));
  });
}

asio::awaitable<Outcome> set_door(Call& call) {
  const auto table = directed_table(call);
  if (!table) co_return std::unexpected(table.error());
  const auto asked = body_of<DoorBody>(call);
  if (!asked) co_return std::unexpected(asked.error());
  auto wanted = (*table)->plan().door;
  change(wanted, *asked);
  if (auto crowded = server::crowded_door(wanted)) co_return std::unexpected(*std::move(crowded));
  const auto id = (*table)->id();
  auto changing = changed(**table, [asked = *asked](Plan& plan) { change(plan.door, asked); });
  if (const auto done = co_await std::move(changing); !done) co_return accepted(done);
  const auto* now = call.site.hall().door_of(id);
  if (now == nullptr) co_return refuse(Objection::not_found, id);
  co_return reply(*now);
}

std::expected<PersonId, server::Problem> person_of(const Call& call) {
  const auto person = PersonId::from(call.parts[1]);
  if (!person) return refuse(Objection::not_found, call.parts[1]);
  return *person;
}

// The house's own staff, and those who direct the table, are not shown out of it.
std::expected<PersonId, server::Problem> guest_of(const Call& call, const LiveTable& table) {
  auto person = person_of(call);
  if (!person) return person;
  const bool serves = server::is_reserved(person->handle()) && !server::is_bot(person->handle());
  if (serves || call.site.people().has_office(*person, Office::director, table.id()))
    return refuse(Objection::forbidden, call.parts[1]);
  return person;
}

asio::awaitable<Outcome> remove(Call& call) {
  const auto table = directed_table(call);
  if (!table) co_return std::unexpected(table.error());
  const auto person = guest_of(call, **table);
  if (!person) co_return std::unexpected(person.error());
  co_return reply(ShownOut{*person, (*table)->show_out(*person)});
}

asio::awaitable<Outcome> bar(Call& call) {
  const auto table = directed_table(call);
  if (!table) co_return std::unexpected(table.error());
  const auto asked = body_of<BarBody>(call);
  if (!asked) co_return std::unexpected(asked.error());
  const auto person = guest_of(call, **table);
  if (!person) co_return std::unexpected(person.error());
  auto wanted = (*table)->plan().door;
  wanted.barred.push_back(*person);
  if (auto crowded = server::crowded_door(wanted)) co_return std::unexpected(*std::move(crowded));
  const auto id = (*table)->id();
  auto changing = changed(**table, [who = *person, barred = asked->barred](Plan& plan) {
    std::erase(plan.door.barred, who);
    if (barred) plan.door.barred.push_back(who);
  });
  if (const auto done = co_await std::move(changing); !done) co_return accepted(done);
  auto* const found = call.site.hall().find(id);
  if (!asked->barred || found == nullptr) co_return reply(ShownOut{*person, true});
  call.site.hang_up(*person, id);
  co_return reply(ShownOut{*person, found->show_out(*person)});
}

}  // namespace

std::span<const Route> club_routes() {
  using enum http::verb;
  static const std::array routes{
      Route{get, "/api/tables/{table}/door", Access::person, door,
            "Who may come to a table; for its director", "", "Door"},
      Route{put, "/api/tables/{table}/door", Access::person, set_door,
            "Says who may come to a table, and for whom its seats are", "DoorBody", "Door"},
      Route{put, "/api/tables/{table}/people/{person}", Access::person, bar,
            "Bars somebody from a table, or lets them come again", "BarBody", "ShownOut"},
      Route{delete_, "/api/tables/{table}/people/{person}", Access::person, remove,
            "Shows somebody out, between coups; their chips return to their wallet", "",
            "ShownOut"},
  };
  return routes;
}

}  // namespace sabot::net
