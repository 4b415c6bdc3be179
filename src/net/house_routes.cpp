// The house itself: whether it is alive and ready, what it counts, its games and its law.

#include <array>

#include <boost/json/array.hpp>

#include "sabot/law/row_json.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/net/metrics.hpp"
#include "sabot/net/openapi.hpp"
#include "sabot/net/page.hpp"
#include "sabot/net/replies.hpp"
#include "sabot/net/routes.hpp"
#include "sabot/net/site.hpp"
#include "sabot/table/announcing.hpp"

namespace sabot::net {
namespace {

using server::Objection;
namespace json = boost::json;

asio::awaitable<Outcome> alive(Call&) { co_return Reply{200, "text/plain", "alive\n", {}}; }

asio::awaitable<Outcome> ready(Call& call) {
  if (!call.site.is_open()) co_return refuse(Objection::shutting_down);
  if (call.site.is_stopped()) co_return refuse(Objection::cannot_store);
  co_return Reply{200, "text/plain", "ready\n", {}};
}

asio::awaitable<Outcome> metrics(Call& call) {
  co_return Reply{200, "text/plain; version=0.0.4", metrics_text(call.site), {}};
}

// The same as long as the program runs.
asio::awaitable<Outcome> openapi(Call&) {
  static const Reply described = reply(openapi_document());
  co_return described;
}

asio::awaitable<Outcome> house(Call& call) {
  HouseSeen seen;
  for (const auto& one : law::rulesets())
    seen.games.push_back({std::string(one.game), std::string(one.regulation)});
  seen.key = call.site.hall().public_key();
  seen.law = law::fingerprint();
  const auto& settings = call.site.settings();
  seen.open_house = settings.open_house;
  seen.name = settings.name;
  seen.welcome = settings.welcome;
  co_return reply(seen);
}

asio::awaitable<Outcome> words(Call& call) {
  const auto named = table::games_named(call.parts[0]);
  const auto regulation = call.query.find("regulation");
  const table::Game* game = named.empty() ? nullptr : named.front();
  if (regulation != call.query.end()) game = table::find_game(regulation->second, call.parts[0]);
  if (game == nullptr) co_return refuse(Objection::not_found, call.parts[0]);
  co_return reply(table::words_json(game->facts->words, call.language));
}

asio::awaitable<Outcome> article(Call& call) {
  const auto found = law::find(call.parts[0]);
  if (!found) co_return refuse(Objection::not_found, call.parts[0]);
  co_return reply(law::row_json(law::row(*found)));
}

asio::awaitable<Outcome> articles(Call& call) {
  const auto game = call.query.find("game");
  const auto regulation = call.query.find("regulation");
  json::array all;
  for (const auto& row : law::articles()) {
    if (game != call.query.end() && row.game != game->second) continue;
    if (regulation != call.query.end() && law::name(row.regulation) != regulation->second) continue;
    all.emplace_back(law::row_json(row));
  }
  co_return reply(all);
}

// For a program that was built without the page.
constexpr std::string_view welcome =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Sabot</title>"
    "<body style=\"font:16px/1.5 sans-serif;max-width:40em;margin:3em auto;padding:0 1em\">"
    "<h1>Sabot</h1><p>This house runs casino games exactly as the regulations are written.</p>"
    "<p>Sit down from a terminal:</p><pre>sabot join http://ADDRESS</pre>"
    "<p>For programs: <a href=\"/api/openapi.json\">the interface</a>, "
    "<a href=\"/api/house\">the house</a>, <a href=\"/api/tables\">its tables</a>, "
    "<a href=\"/api/law\">its law</a>.</p>";

asio::awaitable<Outcome> front_door(Call& call) {
  if (auto page = page_for(call)) co_return *std::move(page);
  co_return Reply{200, "text/html; charset=utf-8", std::string(welcome), {}};
}

}  // namespace

std::span<const Route> house_routes() {
  using enum http::verb;
  static const std::array routes{
      Route{get, "/", Access::anyone, front_door, "A page for people", "", "", 200, "",
            "text/html"},
      Route{get, "/livez", Access::anyone, alive, "Whether the process runs", "", "", 200, "",
            "text/plain"},
      Route{get, "/readyz", Access::anyone, ready, "Whether the house is open, and can store", "",
            "", 200, "", "text/plain"},
      Route{get, "/metrics", Access::anyone, metrics, "What Prometheus reads", "", "", 200, "",
            "text/plain"},
      Route{get, "/api/openapi.json", Access::anyone, openapi, "This description", "", "Document"},
      Route{get, "/api/house", Access::anyone, house, "The games, and the house's public key", "",
            "HouseSeen"},
      Route{get, "/api/games/{game}/words", Access::anyone, words,
            "What the commands, fields and words of a game are called", "", "Words", 200,
            "regulation"},
      Route{get, "/api/law", Access::anyone, articles, "The articles of the regulations", "",
            "Rows", 200, "game regulation"},
      Route{get, "/api/law/{article}", Access::anyone, article,
            "An article, an interpretation or a setting, in Spanish and English", "", "Row"},
  };
  return routes;
}

}  // namespace sabot::net
