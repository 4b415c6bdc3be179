#pragma once
// Every page of the interface: one list, from which requests are answered and the description of
// the interface is made.

#include <span>
#include <string_view>

#include <boost/beast/http/verb.hpp>

#include "sabot/net/http.hpp"

namespace sabot::net {

enum class Access {
  anyone,
  person,  // guests and accounts
  administrator,
};

struct Route {
  http::verb method;
  std::string_view path;  // "/api/tables/{table}/entry"
  Access access;
  asio::awaitable<Outcome> (*answer)(Call& call);
  std::string_view summary;
  std::string_view takes;       // the schema of its body; empty where it takes none
  std::string_view gives;       // of its reply
  int status = 200;             // when all is well
  std::string_view query = {};  // names of what may follow the question mark
  std::string_view type = {};   // of the reply, where it is no JSON
  bool takes_key = false;       // with the header Idempotency-Key it takes effect once
};

std::span<const Route> session_routes();
std::span<const Route> people_routes();
std::span<const Route> table_routes();
std::span<const Route> play_routes();
std::span<const Route> club_routes();
std::span<const Route> cage_routes();
std::span<const Route> wallet_routes();
std::span<const Route> history_routes();
std::span<const Route> house_routes();

// The route for a request; its parts are written into the call. Or why there is none.
std::expected<const Route*, server::Problem> find_route(Call& call);
// Calls f with every route.
template <class F>
void for_each_route(F f) {
  for (const auto routes :
       {session_routes(), people_routes(), table_routes(), play_routes(), club_routes(),
        cage_routes(), wallet_routes(), history_routes(), house_routes()})
    for (const auto& route : routes) f(route);
}

// Whatever was asked, answered; problems included.
asio::awaitable<Reply> answer(Call& call);

}  // namespace sabot::net
