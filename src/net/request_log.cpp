#include "sabot/net/request_log.hpp"

#include <algorithm>
#include <array>

#include "sabot/base/forms.hpp"
#include "sabot/net/log.hpp"
#include "sabot/net/site.hpp"

namespace sabot::net {
namespace {

struct Logged {
  http::verb method;
  std::string_view path;
  std::string_view done;
  std::string_view refused;  // empty: nothing is said of it
};

constexpr auto logged = [] {
  using enum http::verb;
  return std::array{
      Logged{post, "/api/guests", "guest-came", "sign-in-refused"},
      Logged{post, "/api/accounts", "account-made", "sign-in-refused"},
      Logged{post, "/api/sessions", "signed-in", "sign-in-failed"},
      Logged{delete_, "/api/session", "signed-out", ""},
      Logged{delete_, "/api/sessions", "signed-out-everywhere", ""},
      Logged{delete_, "/api/sessions/{session}", "session-ended", ""},
      Logged{put, "/api/password", "password-changed", "password-refused"},
      Logged{put, "/api/people/{person}/offices", "office-given", "office-refused"},
      Logged{delete_, "/api/people/{person}/offices", "office-taken", "office-refused"},
      Logged{post, "/api/tables", "table-opened", "table-refused"},
      Logged{delete_, "/api/tables/{table}", "table-closed", "closing-refused"},
  };
}();

std::string text_in(const boost::json::object& body, std::string_view name) {
  const auto* value = body.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

// Somebody who signs in is named only if the house knows the name: a password is easily typed where
// a name should be.
std::string signs_in_as(const Call& call, const boost::json::object& body) {
  const auto name = text_in(body, "name");
  const auto person = PersonId::from(name);
  return person && call.site.people().exists(*person) ? name : std::string();
}

std::string location_of(const Reply& reply) {
  const auto found =
      std::ranges::find(reply.headers, "Location", &std::pair<std::string, std::string>::first);
  return found == reply.headers.end() ? std::string()
                                      : found->second.substr(found->second.rfind('/') + 1);
}

}  // namespace

void log_request(const Call& call, const Route& route, const Outcome& outcome) {
  if (!outcome && outcome.error().code == to_text(server::Objection::too_many_requests))
    return log_limit(call);
  const auto* line = std::ranges::find_if(logged, [&](const Logged& one) {
    return one.method == route.method && one.path == route.path;
  });
  if (line == logged.end()) return;
  const auto what = outcome ? line->done : line->refused;
  if (what.empty()) return;
  const auto body = json_of(call).value_or(boost::json::object());
  LogFields fields;
  const auto by = call.person ? std::string(call.person->handle()) : signs_in_as(call, body);
  fields.emplace_back("person", by);
  fields.emplace_back("from", call.address);
  if (line->path.contains("{person}")) fields.emplace_back("to", call.parts[0]);
  if (line->path.contains("{table}")) fields.emplace_back("table", call.parts[0]);
  fields.emplace_back("office", text_in(body, "office"));
  if (line->path.contains("{person}")) fields.emplace_back("table", text_in(body, "table"));
  if (outcome) fields.emplace_back("table", location_of(*outcome));
  if (!outcome) fields.emplace_back("why", outcome.error().code);
  log_line(outcome ? LogLevel::info : LogLevel::warning, what, fields);
}

void log_limit(const Call& call) {
  if (call.site.limit_lines().take(call.address, std::chrono::steady_clock::now()).count() != 0)
    return;
  const auto by = call.person ? std::string(call.person->handle()) : std::string();
  log_line(LogLevel::warning, "refused-by-limit",
           {{"person", by}, {"from", call.address}, {"path", call.path}});
}

}  // namespace sabot::net
