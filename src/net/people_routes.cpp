// Everybody whom the house knows, and their offices.

#include <algorithm>
#include <array>

#include <boost/describe/class.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/net/answer_of.hpp"
#include "sabot/net/bodies.hpp"
#include "sabot/net/replies.hpp"
#include "sabot/net/routes.hpp"
#include "sabot/net/site.hpp"
#include "sabot/net/table_access.hpp"

namespace sabot::net {
namespace {

using server::Objection;
using server::Office;
template <class T>
using Answered = std::expected<T, server::Problem>;

asio::awaitable<Outcome> me(Call& call) {
  auto& people = call.site.people();
  co_return reply(Me{*call.person, people.is_guest(*call.person), people.offices_of(*call.person),
                     people.called(*call.person)});
}

asio::awaitable<Outcome> everybody(Call& call) {
  const auto after = call.query.find("after");
  const auto from = after == call.query.end() ? std::nullopt : PersonId::from(after->second);
  constexpr std::size_t at_once = 200;
  boost::json::array all;
  for (const auto& one : call.site.people().list(from.value_or(PersonId()), at_once))
    all.emplace_back(sabot::to_json(
        KnownPerson{one.person, one.is_guest, one.created, one.offices, one.called}));
  co_return reply(all);
}

// What handles stand for, as their people write it.
asio::awaitable<Outcome> names(Call& call) {
  constexpr std::size_t at_once = 100;
  boost::json::object all;
  const auto asked = call.query.find("of");
  std::string_view rest = asked == call.query.end() ? std::string_view() : asked->second;
  for (std::size_t i = 0; i < at_once && !rest.empty(); ++i) {
    const auto comma = std::min(rest.find(','), rest.size());
    if (const auto person = PersonId::from(rest.substr(0, comma)))
      all[person->handle()] = call.site.people().called(*person);
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  co_return reply(all);
}

// Administrators give every office; a table's director those at that table that neither handle
// money nor watch over the house.
bool may_appoint(const Call& call, const server::Appointment& wanted) {
  if (holds(call, Office::administrator, {})) return true;
  const auto* table = call.site.hall().find(wanted.table);
  if (table == nullptr || table->plan().profile == server::Profile::regulated) return false;
  const bool of_a_table = wanted.office == Office::croupier || wanted.office == Office::inspector ||
                          wanted.office == Office::director;
  return of_a_table && holds(call, Office::director, wanted.table);
}

asio::awaitable<Outcome> change_office(Call& call, bool grants) {
  const auto asked = body_of<server::Appointment>(call);
  if (!asked) co_return std::unexpected(asked.error());
  if (!may_appoint(call, *asked)) co_return refuse(Objection::forbidden, "administrator");
  const auto person = PersonId::from(call.parts[0]);
  if (!person || !call.site.people().exists(*person))
    co_return refuse(Objection::not_found, call.parts[0]);
  if (!asked->table.empty() && call.site.hall().find(asked->table) == nullptr)
    co_return refuse(Objection::not_found, asked->table);
  auto change = answer_of<Answered<void>>([&](auto done) {
    if (grants)
      call.site.people().grant(*person, *asked, std::move(done), *call.person);
    else
      call.site.people().revoke(*person, *asked, std::move(done), *call.person);
  });
  const auto done = co_await std::move(change);
  if (!done) co_return std::unexpected(done.error());
  co_return reply(Offices{*person, call.site.people().offices_of(*person)});
}
asio::awaitable<Outcome> grant(Call& call) { return change_office(call, true); }
asio::awaitable<Outcome> revoke(Call& call) { return change_office(call, false); }

}  // namespace

std::span<const Route> people_routes() {
  using enum http::verb;
  static const std::array routes{
      Route{get, "/api/me", Access::person, me, "Who I am, and my roles", "", "Me"},
      Route{get, "/api/people", Access::administrator, everybody, "Everybody the house knows", "",
            "People", 200, "after"},
      Route{get, "/api/names", Access::anyone, names,
            "How people write their names, by their handles, with commas between", "", "Names", 200,
            "of"},
      Route{put, "/api/people/{person}/offices", Access::person, grant, "Gives a role",
            "AppointmentBody", "Offices"},
      Route{delete_, "/api/people/{person}/offices", Access::person, revoke, "Takes a role away",
            "AppointmentBody", "Offices"},
  };
  return routes;
}

}  // namespace sabot::net
