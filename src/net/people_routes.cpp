// Coming in, accounts, offices.

#include <array>

#include <boost/describe/class.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/net/answer_of.hpp"
#include "sabot/net/bodies.hpp"
#include "sabot/net/replies.hpp"
#include "sabot/net/routes.hpp"
#include "sabot/net/site.hpp"
#include "sabot/net/working.hpp"
#include "sabot/server/passwords.hpp"

namespace sabot::net {
namespace {

using server::Entered;
using server::Objection;
using server::Office;
template <class T>
using Answered = std::expected<T, server::Problem>;

// A cookie for browsers, which no script can read and no other page can send; the token itself for
// everybody else.
Reply entered(const Call& call, const Entered& who) {
  auto made = reply(who, 201);
  const auto seconds = (who.expires - call.site.clock().now()) / 1000;
  made.headers.emplace_back(
      "Set-Cookie", "sabot=" + who.token + "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" +
                        std::to_string(seconds) + (call.site.speaks_tls() ? "; Secure" : ""));
  return made;
}

asio::awaitable<Outcome> guest(Call& call) {
  if (comes_too_soon(call, call.site.sign_ins())) co_return refuse(Objection::too_many_requests);
  const auto asked = body_of<GuestBody>(call);
  if (!asked) co_return std::unexpected(asked.error());
  auto come = answer_of<Answered<Entered>>(
      [&](auto done) { call.site.people().enter_as_guest(asked->name, std::move(done)); });
  const auto who = co_await std::move(come);
  if (!who) co_return std::unexpected(who.error());
  co_return entered(call, *who);
}

asio::awaitable<Outcome> account(Call& call) {
  if (comes_too_soon(call, call.site.sign_ins())) co_return refuse(Objection::too_many_requests);
  const auto asked = body_of<CredentialsBody>(call);
  if (!asked) co_return std::unexpected(asked.error());
  const auto name = PersonId::from(asked->name);
  if (!name) co_return refuse(Objection::name_unfit, asked->name);
  if (const auto unfit = server::unfit_password(asked->password, *name))
    co_return std::unexpected(*unfit);
  auto hashing = worked_out<Answered<std::string>>(
      call.site, [&asked] { return server::hash_password(asked->password); });
  auto hash = co_await std::move(hashing);
  if (!hash) co_return std::unexpected(hash.error());
  // A guest under this name keeps it, with the chips.
  if (call.person && call.person->handle() == asked->name) {
    auto upgrade = answer_of<Answered<Entered>>([&](auto done) {
      call.site.people().upgrade(*call.person, *std::move(hash), std::move(done));
    });
    const auto done = co_await std::move(upgrade);
    if (!done) co_return std::unexpected(done.error());
    co_return entered(call, *done);
  }
  auto come = answer_of<Answered<Entered>>([&](auto done) {
    call.site.people().register_account(asked->name, *std::move(hash), std::move(done));
  });
  const auto who = co_await std::move(come);
  if (!who) co_return std::unexpected(who.error());
  co_return entered(call, *who);
}

asio::awaitable<Outcome> sign_in(Call& call) {
  if (comes_too_soon(call, call.site.sign_ins())) co_return refuse(Objection::too_many_requests);
  const auto asked = body_of<CredentialsBody>(call);
  if (!asked) co_return std::unexpected(asked.error());
  // None for a name that nobody has: comparing takes as long.
  const auto hash = call.site.people().password_hash_of(asked->name).value_or(std::string());
  auto checking = worked_out<bool>(
      call.site, [&hash, &asked] { return server::is_password(hash, asked->password); });
  const bool right = co_await std::move(checking);
  const auto person = PersonId::from(asked->name);
  if (!right || !person) co_return refuse(Objection::wrong_password);
  auto come = answer_of<Answered<Entered>>(
      [&](auto done) { call.site.people().open_session(*person, hash, std::move(done)); });
  const auto who = co_await std::move(come);
  if (!who) co_return std::unexpected(who.error());
  co_return entered(call, *who);
}

asio::awaitable<Outcome> sign_out(Call& call) {
  auto leave = answer_of<Answered<void>>(
      [&](auto done) { call.site.people().log_out(call.token, std::move(done)); });
  const auto done = co_await std::move(leave);
  if (!done) co_return std::unexpected(done.error());
  Reply gone{204, {}, {}, {}};
  gone.headers.emplace_back("Set-Cookie", "sabot=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
  co_return gone;
}

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
      call.site.people().grant(*person, *asked, std::move(done));
    else
      call.site.people().revoke(*person, *asked, std::move(done));
  });
  const auto done = co_await std::move(change);
  if (!done) co_return std::unexpected(done.error());
  co_return reply(Offices{*person, call.site.people().offices_of(*person)});
}
asio::awaitable<Outcome> grant(Call& call) { return change_office(call, true); }
asio::awaitable<Outcome> revoke(Call& call) { return change_office(call, false); }

using enum http::verb;

const std::array routes{
    Route{post, "/api/guests", Access::anyone, guest, "Comes in with a name", "GuestBody",
          "Entered", 201},
    Route{post, "/api/accounts", Access::anyone, account,
          "Creates an account; a guest keeps the name and the chips", "CredentialsBody", "Entered",
          201},
    Route{post, "/api/sessions", Access::anyone, sign_in, "Comes in with an account",
          "CredentialsBody", "Entered", 201},
    Route{delete_, "/api/session", Access::person, sign_out, "Signs out: the session ends", "", "",
          204},
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
