// Coming in and going out: guests, accounts, passwords, sessions.

#include <array>

#include "sabot/base/forms.hpp"
#include "sabot/net/answer_of.hpp"
#include "sabot/net/bodies.hpp"
#include "sabot/net/cookie.hpp"
#include "sabot/net/replies.hpp"
#include "sabot/net/routes.hpp"
#include "sabot/net/site.hpp"
#include "sabot/net/working.hpp"
#include "sabot/server/passwords.hpp"

namespace sabot::net {
namespace {

using server::Entered;
using server::Objection;
template <class T>
using Answered = std::expected<T, server::Problem>;

// A cookie for browsers, which no script can read and no other page can send; the token itself for
// everybody else. What a browser's scripts never see they cannot lose.
Reply entered(const Call& call, const Entered& who) {
  auto json = sabot::to_json(who);
  if (is_browser(call)) json.as_object().erase("token");
  auto made = reply(json, 201);
  const auto seconds = (who.expires - call.site.clock().now()) / 1000;
  made.headers.emplace_back("Set-Cookie", session_cookie(call.site, who.token, seconds));
  return made;
}

Reply gone(const Call& call) {
  Reply made{204, {}, {}, {}};
  made.headers.emplace_back("Set-Cookie", session_cookie(call.site, {}, 0));
  return made;
}

// Whoever shows a password counts for their address and for the person whose it may be, so that
// nobody gains anything by asking from many places.
bool tries_too_often(Call& call, std::string_view name) {
  auto& site = call.site;
  if (comes_too_soon(call, site.sign_ins(), call.address)) return true;
  const auto named = server::read_name(name);
  if (!named || !comes_too_soon(call, site.attempts(), named->handle.handle())) return false;
  site.sign_ins().give_back(call.address);
  return true;
}

// A password that was right counts for nobody: many people may come from one address.
void forgive(Call& call, const PersonId& person) {
  call.site.sign_ins().give_back(call.address);
  call.site.attempts().give_back(person.handle());
}

asio::awaitable<Answered<std::string>> hashed(Call& call, std::string password) {
  return worked_out<Answered<std::string>>(
      call.site, [password = std::move(password)] { return server::hash_password(password); });
}

asio::awaitable<bool> is_right(Call& call, std::string hash, std::string password) {
  return worked_out<bool>(call.site, [hash = std::move(hash), password = std::move(password)] {
    return server::is_password(hash, password);
  });
}

asio::awaitable<Outcome> guest(Call& call) {
  if (comes_too_soon(call, call.site.guests(), call.address))
    co_return refuse(Objection::too_many_requests);
  const auto asked = body_of<GuestBody>(call);
  if (!asked) co_return std::unexpected(asked.error());
  auto come = answer_of<Answered<Entered>>(
      [&](auto done) { call.site.people().enter_as_guest(asked->name, std::move(done)); });
  const auto who = co_await std::move(come);
  if (!who) co_return std::unexpected(who.error());
  co_return entered(call, *who);
}

asio::awaitable<Outcome> account(Call& call) {
  if (comes_too_soon(call, call.site.sign_ins(), call.address))
    co_return refuse(Objection::too_many_requests);
  const auto asked = body_of<CredentialsBody>(call);
  if (!asked) co_return std::unexpected(asked.error());
  const auto named = server::read_name(asked->name);
  if (!named) co_return refuse(Objection::name_unfit);
  const auto name = named->handle;
  if (const auto unfit = server::unfit_password(asked->password, name))
    co_return std::unexpected(*unfit);
  auto hashing = hashed(call, asked->password);
  auto hash = co_await std::move(hashing);
  if (!hash) co_return std::unexpected(hash.error());
  // A guest under this name keeps it, with the chips.
  const bool is_own = call.person == name;
  auto come = answer_of<Answered<Entered>>([&](auto done) {
    auto& people = call.site.people();
    if (is_own)
      people.upgrade(name, *std::move(hash), std::move(done));
    else
      people.register_account(asked->name, *std::move(hash), std::move(done));
  });
  const auto who = co_await std::move(come);
  if (!who) co_return std::unexpected(who.error());
  co_return entered(call, *who);
}

asio::awaitable<Outcome> sign_in(Call& call) {
  const auto asked = body_of<CredentialsBody>(call);
  if (!asked) co_return std::unexpected(asked.error());
  if (tries_too_often(call, asked->name)) co_return refuse(Objection::too_many_requests);
  // None for a name that nobody has: comparing takes as long.
  const auto hash = call.site.people().password_hash_of(asked->name).value_or(std::string());
  auto checking = is_right(call, hash, asked->password);
  const bool right = co_await std::move(checking);
  const auto named = server::read_name(asked->name);
  if (!right || !named) co_return refuse(Objection::wrong_password);
  forgive(call, named->handle);
  auto come = answer_of<Answered<Entered>>(
      [&](auto done) { call.site.people().open_session(named->handle, hash, std::move(done)); });
  const auto who = co_await std::move(come);
  if (!who) co_return std::unexpected(who.error());
  co_return entered(call, *who);
}

asio::awaitable<Outcome> sign_out(Call& call) {
  auto leave = answer_of<Answered<void>>(
      [&](auto done) { call.site.people().log_out(call.token, std::move(done)); });
  const auto done = co_await std::move(leave);
  if (!done) co_return std::unexpected(done.error());
  co_return gone(call);
}

asio::awaitable<Outcome> sessions(Call& call) {
  boost::json::array all;
  for (const auto& one : call.site.people().sessions_of(*call.person, call.token))
    all.emplace_back(sabot::to_json(one));
  co_return reply(all);
}

asio::awaitable<Outcome> end_session(Call& call) {
  auto ending = answer_of<Answered<void>>([&](auto done) {
    call.site.people().end_session(*call.person, call.parts[0], std::move(done));
  });
  const auto done = co_await std::move(ending);
  if (!done) co_return std::unexpected(done.error());
  co_return Reply{204, {}, {}, {}};
}

asio::awaitable<Outcome> end_sessions(Call& call) {
  auto ending = answer_of<Answered<void>>(
      [&](auto done) { call.site.people().log_out_everywhere(*call.person, std::move(done)); });
  const auto done = co_await std::move(ending);
  if (!done) co_return std::unexpected(done.error());
  co_return gone(call);
}

asio::awaitable<Outcome> change_password(Call& call) {
  const auto asked = body_of<PasswordBody>(call);
  if (!asked) co_return std::unexpected(asked.error());
  const auto& person = *call.person;
  const auto name = std::string(person.handle());
  if (const auto unfit = server::unfit_password(asked->password, person))
    co_return std::unexpected(*unfit);
  if (tries_too_often(call, name)) co_return refuse(Objection::too_many_requests);
  const auto known = call.site.people().password_hash_of(name).value_or(std::string());
  auto checking = is_right(call, known, asked->current);
  const bool right = co_await std::move(checking);
  if (!right) co_return refuse(Objection::wrong_password);
  forgive(call, *call.person);
  auto hashing = hashed(call, asked->password);
  auto hash = co_await std::move(hashing);
  if (!hash) co_return std::unexpected(hash.error());
  // Meanwhile somebody else may have changed it, and this person may have been sent away by that.
  if (call.site.people().password_hash_of(name) != known)
    co_return refuse(Objection::wrong_password);
  auto changing = answer_of<Answered<void>>([&](auto done) {
    call.site.people().set_password(person, *std::move(hash), call.token, std::move(done));
  });
  const auto done = co_await std::move(changing);
  if (!done) co_return std::unexpected(done.error());
  co_return Reply{204, {}, {}, {}};
}

}  // namespace

std::span<const Route> session_routes() {
  using enum http::verb;
  static const std::array routes{
      Route{post, "/api/guests", Access::anyone, guest, "Comes in with a name", "GuestBody",
            "Entered", 201},
      Route{post, "/api/accounts", Access::anyone, account,
            "Creates an account; a guest keeps the name and the chips", "CredentialsBody",
            "Entered", 201},
      Route{post, "/api/sessions", Access::anyone, sign_in, "Comes in with an account",
            "CredentialsBody", "Entered", 201},
      Route{get, "/api/sessions", Access::person, sessions, "Where I am signed in", "", "Sessions"},
      Route{delete_, "/api/sessions", Access::person, end_sessions, "Ends all my sessions", "", "",
            204},
      Route{delete_, "/api/sessions/{session}", Access::person, end_session, "Ends one of them", "",
            "", 204},
      Route{delete_, "/api/session", Access::person, sign_out, "Signs out: the session ends", "",
            "", 204},
      Route{put, "/api/password", Access::person, change_password,
            "Changes my password; my other sessions end", "PasswordBody", "", 204},
  };
  return routes;
}

}  // namespace sabot::net
