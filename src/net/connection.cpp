#include "sabot/net/connection.hpp"

#include <boost/beast/http/error.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/net/http.hpp"

namespace sabot::net {

std::string table_in(std::string_view path, std::string_view end) {
  constexpr std::string_view start = "/api/tables/";
  if (!path.starts_with(start) || !path.ends_with(end) || path.size() <= start.size() + end.size())
    return {};
  const auto table = path.substr(start.size(), path.size() - start.size() - end.size());
  return table.contains('/') ? std::string() : std::string(table);
}

// A browser's stream of events that has lost its line says what it had.
std::optional<std::uint64_t> since_of(const Call& call) {
  const auto asked = call.query.find("since");
  const auto number = from_text<std::uint64_t>(
      asked != call.query.end() ? std::string_view(asked->second) : call.header("last-event-id"));
  return number ? std::optional(*number) : std::nullopt;
}

bool is_admitted(Call& call) {
  if (call.path == "/livez" || call.path == "/readyz" || call.path == "/metrics") return true;
  return !comes_too_soon(call, call.site.requests());
}

server::Problem problem_of(boost::system::error_code failed) {
  const bool too_large = failed == http::error::body_limit || failed == http::error::header_limit;
  return server::problem(too_large ? server::Objection::too_large : server::Objection::malformed,
                         failed.message());
}

}  // namespace sabot::net
