// Everybody whom the house knows, and their offices.

#include <array>

#include <boost/describe/class.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/net/answer_of.hpp"
#include "sabot/net/bodies.hpp"
#include "sabot/net/replies.hpp"
#include "sabot/net/routes.hpp"
#include "sabot/net/site.hpp"

namespace sabot::net {
namespace {

using server::Objection;
template <class T>
using Answered = std::expected<T, server::Problem>;

asio::awaitable<Outcome> me(Call& call) {
  auto& people = call.site.people();
  co_return reply(Me{*call.person, people.is_guest(*call.person), people.offices_of(*call.person)});
}

asio::awaitable<Outcome> everybody(Call& call) {
  const auto after = call.query.find("after");
  const auto from = after == call.query.end() ? std::nullopt : PersonId::from(after->second);
  constexpr std::size_t at_once = 200;
  boost::json::array all;
  for (const auto& one : call.site.people().list(from.value_or(PersonId()), at_once))
    all.emplace_back(
        sabot::to_json(KnownPerson{one.person, one.is_guest, one.created, one.offices}));
  co_return reply(all);
}

asio::awaitable<Outcome> change_office(Call& call, bool grants) {
  const auto person = PersonId::from(call.parts[0]);
  if (!person || !call.site.people().exists(*person))
    co_return refuse(Objection::not_found, call.parts[0]);
  const auto asked = body_of<server::Appointment>(call);
  if (!asked) co_return std::unexpected(asked.error());
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

using enum http::verb;

const std::array routes{
    Route{get, "/api/me", Access::person, me, "Who I am, and my roles", "", "Me"},
    Route{get, "/api/people", Access::administrator, everybody, "Everybody the house knows", "",
          "People", 200, "after"},
    Route{put, "/api/people/{person}/offices", Access::administrator, grant, "Gives a role",
          "AppointmentBody", "Offices"},
    Route{delete_, "/api/people/{person}/offices", Access::administrator, revoke,
          "Takes a role away", "AppointmentBody", "Offices"},
};

}  // namespace

std::span<const Route> people_routes() { return routes; }

}  // namespace sabot::net
