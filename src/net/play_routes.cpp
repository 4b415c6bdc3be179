// Playing without a socket: what a person sees, what they may do, and doing it.

#include <array>

#include "sabot/net/answer_of.hpp"
#include "sabot/net/routes.hpp"
#include "sabot/net/table_access.hpp"

namespace sabot::net {
namespace {

using server::Answer;

PersonId viewer_of(const Call& call) { return call.person.value_or(PersonId()); }

asio::awaitable<Outcome> view(Call& call) {
  const auto table = table_of(call);
  if (!table) co_return std::unexpected(table.error());
  co_return reply((*table)->snapshot(viewer_of(call)));
}

asio::awaitable<Outcome> reasons(Call& call) {
  const auto table = table_of(call);
  if (!table) co_return std::unexpected(table.error());
  co_return reply((*table)->reasons(viewer_of(call), call.language));
}

// {"line": "bet on=punto stake=100"}, or {"command": "bet", "on": "punto", "stake": "100"}.
asio::awaitable<Outcome> command(Call& call) {
  const auto table = table_of(call);
  if (!table) co_return std::unexpected(table.error());
  auto body = json_of(call);
  if (!body) co_return std::unexpected(body.error());
  auto key = key_of(call);
  if (!key) co_return std::unexpected(key.error());
  if (auto idle = off_duty(call.site, **table, *call.person))
    co_return std::unexpected(*std::move(idle));
  server::Request request{.who = *call.person, .command = {}, .key = *std::move(key)};
  // A field of a command may be called like that, too.
  const auto* line = body->contains("command") ? nullptr : body->if_contains("line");
  if (line != nullptr && line->is_string())
    request.command = std::string(line->get_string());
  else
    request.command = *std::move(body);
  auto submitting = answer_of<Answer>([&](auto done) {
    request.answer = std::move(done);
    (*table)->submit(std::move(request));
  });
  const auto answered = co_await std::move(submitting);
  co_return accepted(answered);
}

asio::awaitable<Outcome> odds(Call& call) {
  const auto table = table_of(call);
  if (!table) co_return std::unexpected(table.error());
  const auto* training = (*table)->training();
  const auto* odds = training != nullptr ? training->odds() : nullptr;
  if (odds == nullptr) co_return refuse(server::Objection::not_offered, "odds");
  co_return reply(*odds);
}

asio::awaitable<Outcome> be_ready(Call& call) {
  const auto table = table_of(call);
  if (!table) co_return std::unexpected(table.error());
  (*table)->ready(*call.person);
  co_return reply(server::Accepted{(*table)->sequence()});
}

}  // namespace

std::span<const Route> play_routes() {
  using enum http::verb;
  static const std::array routes{
      Route{get, "/api/tables/{table}/view", Access::anyone, view,
            "What one sees of a table, and what one may do there", "", "Snapshot"},
      Route{get, "/api/tables/{table}/reasons", Access::anyone, reasons,
            "Why one may do what one may do there now, and what keeps one from the rest", "",
            "Reasons"},
      Route{post, "/api/tables/{table}/commands", Access::person, command, "Gives a command",
            "CommandBody", "Accepted", 200, "", "", true},
      Route{get, "/api/tables/{table}/odds", Access::anyone, odds,
            "The exact odds of every bet, at a training table", "", "Odds"},
      Route{post, "/api/tables/{table}/ready", Access::person, be_ready,
            "Has nothing more to say before the croupier's next act", "", "Accepted"},
  };
  return routes;
}

}  // namespace sabot::net
