// The lobby: which tables there are, opening and closing them, coming to one.

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "sabot/base/forms.hpp"
#include "sabot/net/answer_of.hpp"
#include "sabot/net/bodies.hpp"
#include "sabot/net/replies.hpp"
#include "sabot/net/routes.hpp"
#include "sabot/net/table_access.hpp"
#include "sabot/table/any_table.hpp"

namespace sabot::net {
namespace {

using server::Answer;
using server::LiveTable;
using server::Objection;
using server::Office;
namespace json = boost::json;

// Most tables have no overlay, and nothing to be read.
std::vector<rules::DepartureView> departures_at(const server::Plan& plan) {
  if (plan.overlay.empty()) return {};
  auto ruleset = law::Ruleset::of(plan.regulation, plan.game);
  if (!ruleset || !law::overlay_recorded(*ruleset, plan.overlay)) return {};
  return rules::departure_views(*ruleset);
}

TableSummary summary(const LiveTable& table) {
  const auto& plan = table.plan();
  return {.table = table.id(),
          .name = plan.name,
          .regulation = plan.regulation,
          .game = plan.game,
          .profile = plan.profile,
          .dealt_by = plan.dealt_by,
          .minimum = plan.minimum,
          .seats = table.table().seat_count(),
          .bots = plan.bots.size(),
          .watching = table.viewers(),
          .sequence = table.sequence(),
          .stopped = table.stopped().has_value(),
          .leaves_regulation = departures_at(plan),
          .invited_only = plan.door.entry == server::Entry::invited,
          .seats_for_friends = plan.door.seats_for_friends};
}

asio::awaitable<Outcome> list(Call& call) {
  constexpr std::size_t at_once = 200;
  const auto& tables = call.site.hall().tables();
  const auto after = call.query.find("after");
  auto next = after == call.query.end() ? tables.begin() : tables.upper_bound(after->second);
  json::array all;
  for (; next != tables.end() && all.size() < at_once; ++next)
    if (!next->second->is_ending() && may_know_of(call, next->first))
      all.emplace_back(sabot::to_json(summary(*next->second)));
  co_return reply(all);
}

// Of the tables that are open: those that this person has opened, whose director they are.
std::size_t tables_of(const Call& call) {
  const auto offices = call.site.people().offices_of(*call.person);
  return static_cast<std::size_t>(std::ranges::count_if(offices, [&](const auto& one) {
    const auto* table = call.site.hall().find(one.table);
    return one.office == Office::director && table != nullptr && !table->stopped();
  }));
}

// Somebody who is no director has a share of the house, and no more.
std::optional<server::Problem> beyond_share(const Call& call, server::Plan& plan) {
  const auto& settings = call.site.settings();
  if (!settings.quick_tables)
    if (auto hasty = server::hasty(plan.waits)) return hasty;
  if (settings.tables_per_person != 0 && tables_of(call) >= settings.tables_per_person)
    return server::problem(Objection::no_room,
                           fmt::format("{} tables of yours are open", settings.tables_per_person));
  const auto most = settings.records_per_table;
  if (most != 0 && (plan.most_records == 0 || plan.most_records > most)) plan.most_records = most;
  return std::nullopt;
}

asio::awaitable<Outcome> create(Call& call) {
  const auto body = json_of(call);
  if (!body) co_return std::unexpected(body.error());
  auto plan = server::read_plan(*body);
  if (!plan) co_return std::unexpected(plan.error());
  if (plan->door.entry == server::Entry::invited) plan->door.invitation = server::new_invitation();
  const bool directs = holds(call, Office::director, {}) || holds(call, Office::administrator, {});
  if (!directs && (!call.site.settings().open_house || plan->profile == server::Profile::regulated))
    co_return refuse(Objection::forbidden, "director");
  if (!call.site.has_room()) co_return refuse(Objection::no_room, "the disk is almost full");
  if (!directs)
    if (auto beyond = beyond_share(call, *plan)) co_return std::unexpected(*std::move(beyond));
  using Made = std::expected<LiveTable*, server::Problem>;
  auto make = answer_of<Made>(
      [&](auto done) { call.site.hall().create(*std::move(plan), std::move(done)); });
  const auto made = co_await std::move(make);
  if (!made) co_return std::unexpected(made.error());
  auto created = reply(summary(**made), 201);
  const auto id = (*made)->id();
  created.headers.emplace_back("Location", "/api/tables/" + id);
  // The person who opens a table directs it; one that nobody directs is closed again.
  using Granted = std::expected<void, server::Problem>;
  auto appoint = answer_of<Granted>([&](auto done) {
    call.site.people().grant(*call.person, {Office::director, id}, std::move(done), *call.person);
  });
  const auto granted = co_await std::move(appoint);
  if (granted) co_return created;
  if (auto* table = call.site.hall().find(id)) table->close(server::house_director, [](auto&&) {});
  co_return std::unexpected(granted.error());
}

asio::awaitable<Outcome> show(Call& call) {
  const auto table = table_of(call);
  if (!table) co_return std::unexpected(table.error());
  auto all = sabot::to_json(summary(**table)).as_object();
  const auto& plan = (*table)->plan();
  const auto details = sabot::to_json(TableDetails{plan.waits, plan.overlay, plan.bots_by});
  all.insert(details.as_object().begin(), details.as_object().end());
  if ((*table)->stopped()) all["problem"] = server::to_json(*(*table)->stopped(), call.language);
  co_return reply(all);
}

asio::awaitable<Outcome> close(Call& call) {
  const auto table = table_of(call);
  if (!table) co_return std::unexpected(table.error());
  if (!holds(call, Office::director, (*table)->id()))
    co_return refuse(Objection::forbidden, "director");
  auto closing = answer_of<Answer>(
      [&](auto done) { (*table)->close(server::house_director, std::move(done)); });
  const auto done = co_await std::move(closing);
  co_return accepted(done);
}

// The office at the table that goes with what somebody comes as; none where it is not allowed.
std::expected<rules::Role, server::Problem> role_as(const Call& call, const LiveTable& table,
                                                    std::string_view as) {
  if (as == "player") return rules::Role::player;
  const auto office = from_text<Office>(as);
  if (!office) return refuse(Objection::unknown_role, std::string(as));
  if (!holds(call, *office, table.id())) return refuse(Objection::forbidden, std::string(as));
  switch (*office) {
    case Office::croupier:
      // Two who deal from one sabot would break the order that was promised.
      if (table.plan().dealt_by == server::DealtBy::automatic)
        return refuse(Objection::not_offered, "as: the house deals at this table");
      return table.game().facts->dealer;
    case Office::inspector: return table.game().facts->ruler;
    case Office::director: return rules::Role::director;
    case Office::cashier: return rules::Role::cashier;
    default: return refuse(Objection::unfit, "as: this role has no place at a table");
  }
}

// Where there are no seats, they cannot be kept for friends: then the table is.
bool is_kept_for_friends(const LiveTable& table) {
  const auto& door = table.plan().door;
  return door.seats_for_friends && !table.table().has_seats();
}

// Somebody who comes by the link is a friend from then on.
asio::awaitable<Answer> come_by_link(LiveTable& table, PersonId person) {
  return answer_of<Answer>([&table, person](auto done) {
    table.change(
        [person](server::Plan& plan) {
          if (!plan.door.knows(person) && plan.door.friends.size() < server::most_at_a_door)
            plan.door.friends.push_back(person);
        },
        std::move(done));
  });
}

asio::awaitable<Outcome> enter(Call& call) {
  const auto asked = body_of<EntryBody>(call);
  if (!asked) co_return std::unexpected(asked.error());
  if (!asked->invitation.empty()) call.query["invitation"] = asked->invitation;
  const auto table = table_of(call);
  if (!table) co_return std::unexpected(table.error());
  const auto role = role_as(call, **table, asked->as);
  if (!role) co_return std::unexpected(role.error());
  const auto& door = (*table)->plan().door;
  if (door.bars(*call.person)) co_return refuse(Objection::barred);
  if (door.opens_with(asked->invitation) && !door.knows(*call.person)) {
    auto coming = come_by_link(**table, *call.person);
    if (const auto come = co_await std::move(coming); !come) co_return accepted(come);
  }
  if (role == rules::Role::player && is_kept_for_friends(**table) && !door.knows(*call.person))
    co_return refuse(Objection::seats_kept);
  auto entering = answer_of<Answer>(
      [&](auto done) { call.site.hall().enter(**table, *call.person, *role, std::move(done)); });
  const auto done = co_await std::move(entering);
  co_return accepted(done);
}

asio::awaitable<Outcome> depart(Call& call) {
  const auto table = table_of(call);
  if (!table) co_return std::unexpected(table.error());
  auto parting =
      answer_of<Answer>([&](auto done) { (*table)->depart(*call.person, std::move(done)); });
  const auto done = co_await std::move(parting);
  co_return accepted(done);
}

asio::awaitable<Outcome> bots(Call& call) {
  const auto table = table_of(call);
  if (!table) co_return std::unexpected(table.error());
  const auto asked = body_of<BotsBody>(call);
  if (!asked) co_return std::unexpected(asked.error());
  const auto& plan = (*table)->plan();
  if (plan.profile == server::Profile::regulated) co_return refuse(Objection::not_offered, "bots");
  if (!holds(call, Office::director, (*table)->id())) {
    const bool plays = (*table)->table().role_of(*call.person).has_value();
    if (asked->by || plan.bots_by == server::BotsBy::director || !plays)
      co_return refuse(Objection::forbidden, "director");
  }
  const auto by = asked->by.value_or(plan.bots_by);
  auto filling = answer_of<Answer>(
      [&](auto done) { call.site.hall().set_bots(**table, asked->count, by, std::move(done)); });
  const auto done = co_await std::move(filling);
  co_return accepted(done);
}

}  // namespace

std::span<const Route> table_routes() {
  using enum http::verb;
  static const std::array routes{
      Route{get, "/api/tables", Access::anyone, list, "The tables of the house", "", "Tables", 200,
            "after"},
      Route{post, "/api/tables", Access::person, create, "Opens a table", "PlanBody",
            "TableSummary", 201},
      Route{get, "/api/tables/{table}", Access::anyone, show, "One table", "", "Table"},
      Route{delete_, "/api/tables/{table}", Access::person, close,
            "Closes a table for good: the house sets its last seal", "", "Accepted"},
      Route{post, "/api/tables/{table}/entry", Access::person, enter,
            "Comes to a table, as a player or in another role", "EntryBody", "Accepted"},
      Route{delete_, "/api/tables/{table}/entry", Access::person, depart,
            "Leaves a table: the chips there return to the wallet", "", "Accepted"},
      Route{put, "/api/tables/{table}/bots", Access::person, bots, "Sets how many bots take seats",
            "BotsBody", "Accepted"},
  };
  return routes;
}

}  // namespace sabot::net
