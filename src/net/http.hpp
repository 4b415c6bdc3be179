#pragma once
// Requests and replies, as the pages of the interface deal with them.

#include <chrono>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/asio/awaitable.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/json/value.hpp>

#include "sabot/base/json.hpp"
#include "sabot/base/person.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/server/problem.hpp"
#include "sabot/server/rate_limit.hpp"

namespace sabot::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

using HttpRequest = http::request<http::string_body>;
using HttpResponse = http::response<http::string_body>;

class Site;

// What came in, taken apart.
struct Call {
  Site& site;
  const HttpRequest& request;
  std::string address;  // of the person asking
  std::string path;     // without the query
  std::map<std::string, std::string, std::less<>> query;
  std::vector<std::string> parts;  // of the path, where the route has {…}
  std::optional<PersonId> person;
  std::string token;  // of the person's session
  law::Language language = law::Language::en;
  std::chrono::seconds retry_after{};  // where it came too soon

  std::string_view header(std::string_view name) const;
};

struct Reply {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
};
using Outcome = std::expected<Reply, server::Problem>;

Reply reply(const boost::json::value& json, int status = 200);
Reply reply(const server::Problem& problem, law::Language language);
template <DescribedStruct T>
Reply reply(const T& described, int status = 200) {
  return reply(sabot::to_json(described), status);
}
// A problem as the reply to this call, counted as such.
Reply refusal(const Call& call, const server::Problem& problem);
std::unexpected<server::Problem> refuse(server::Objection objection, std::string about = {});

// Whether this address, or whatever else is counted, has asked too often; the call then knows how
// long to wait.
bool comes_too_soon(Call& call, server::RateLimit& limit, std::string_view key,
                    std::uint32_t price = 1);

Call take_apart(Site& site, const HttpRequest& request, std::string address);

// The body as JSON, or why it is none. What it may be nested is bounded.
std::expected<boost::json::object, server::Problem> json_of(const Call& call);

// The body as a T: {"name": "ana"}.
template <DescribedStruct T>
std::expected<T, server::Problem> body_of(const Call& call) {
  const auto object = json_of(call);
  if (!object) return std::unexpected(object.error());
  auto value = from_json<T>(*object);
  if (!value) return std::unexpected(server::problem(table::Failure(value.error())));
  return *std::move(value);
}

// Another site's page must not speak in this person's name.
bool is_of_this_origin(const Call& call);

// What every answer of the house tells a browser: that it may do little with it.
std::vector<std::pair<std::string_view, std::string_view>> guarding_headers(const Site& site);

}  // namespace sabot::net
