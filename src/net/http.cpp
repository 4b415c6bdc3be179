#include "sabot/net/http.hpp"

#include <boost/asio/ip/address.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/net/cookie.hpp"
#include "sabot/net/site.hpp"

namespace sabot::net {
namespace {

namespace json = boost::json;

constexpr std::size_t deepest = 16;

int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::string decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size() && digit_of(text[i + 1]) >= 0 &&
        digit_of(text[i + 2]) >= 0) {
      out += static_cast<char>(digit_of(text[i + 1]) * 16 + digit_of(text[i + 2]));
      i += 2;
    } else {
      out += text[i] == '+' ? ' ' : text[i];
    }
  }
  return out;
}

void read_query(std::string_view text, std::map<std::string, std::string, std::less<>>& query) {
  while (!text.empty()) {
    const auto end = std::min(text.find('&'), text.size());
    const auto pair = text.substr(0, end);
    const auto equals = std::min(pair.find('='), pair.size());
    query[decoded(pair.substr(0, equals))] =
        equals < pair.size() ? decoded(pair.substr(equals + 1)) : std::string();
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// From "Authorization: Bearer …", or else from the cookie.
std::string token_of(const Call& call) {
  constexpr std::string_view bearer = "Bearer ";
  const auto authorization = call.header("authorization");
  if (authorization.starts_with(bearer)) return std::string(authorization.substr(bearer.size()));
  return token_in_cookies(call);
}

// What the proxy itself has added: of several headers the last, and of it the last address.
// Everything before it is only what the client claims.
std::string forwarded_for(const HttpRequest& request) {
  std::string_view last;
  const auto [begin, end] = request.equal_range("x-forwarded-for");
  for (auto one = begin; one != end; ++one) last = {one->value().data(), one->value().size()};
  last = last.substr(last.rfind(',') + 1);
  last.remove_prefix(std::min(last.find_first_not_of(" \t"), last.size()));
  last = last.substr(0, last.find_last_not_of(" \t") + 1);
  return std::string(last);
}

law::Language language_of(const Call& call) {
  const auto asked = call.query.find("lang");
  if (asked != call.query.end())
    return asked->second == "es" ? law::Language::es : law::Language::en;
  if (call.person)
    if (const auto own = call.site.people().language_of(*call.person)) return *own;
  return call.header("accept-language").starts_with("es") ? law::Language::es : law::Language::en;
}

// Whether a page of this host is the house's own. Under TLS the browser has held the name against
// the certificate. Without it anybody may let a name of theirs lead here, but not an address; a
// house that has a name says so among its origins.
bool is_own_host(const Site& site, std::string_view host) {
  if (site.speaks_tls()) return true;
  auto name = host.substr(0, host.ends_with(']') ? host.size() : host.rfind(':'));
  if (name == "localhost") return true;
  if (const auto listens = read_address(site.settings().listen); listens && listens->host == name)
    return true;
  if (name.starts_with('[') && name.ends_with(']')) name = name.substr(1, name.size() - 2);
  boost::system::error_code is_a_name;
  asio::ip::make_address(std::string(name), is_a_name);
  return !is_a_name;
}

}  // namespace

std::string_view Call::header(std::string_view name) const {
  const auto found = request.find(name);
  if (found == request.end()) return {};
  return {found->value().data(), found->value().size()};
}

bool comes_too_soon(Call& call, server::RateLimit& limit, std::string_view key,
                    std::uint32_t price) {
  const auto wait = limit.take(key, std::chrono::steady_clock::now(), price);
  // Rounded up: a client that waits this long passes.
  call.retry_after = std::chrono::ceil<std::chrono::seconds>(wait);
  return wait.count() != 0;
}

Reply reply(const json::value& value, int status) {
  return {status, "application/json", json::serialize(value), {}};
}

Reply reply(const server::Problem& problem, law::Language language) {
  Reply reply{problem.status,
              "application/problem+json",
              json::serialize(server::to_json(problem, language)),
              {}};
  reply.headers.emplace_back("Content-Language", language == law::Language::es ? "es" : "en");
  return reply;
}

Reply refusal(const Call& call, const server::Problem& problem) {
  ++call.site.traffic().problems;
  auto refused = reply(problem, call.language);
  if (problem.code == to_text(server::Objection::method_not_allowed))
    refused.headers.emplace_back("Allow", problem.about);
  if (call.retry_after.count() != 0)
    refused.headers.emplace_back("Retry-After", std::to_string(call.retry_after.count()));
  return refused;
}

std::unexpected<server::Problem> refuse(server::Objection objection, std::string about) {
  return std::unexpected(server::problem(objection, std::move(about)));
}

Call take_apart(Site& site, const HttpRequest& request, std::string address) {
  Call call{site, request, std::move(address), {}, {}, {}, {}, {}, law::Language::en};
  const std::string_view target(request.target().data(), request.target().size());
  const auto mark = std::min(target.find('?'), target.size());
  call.path = target.substr(0, mark);
  if (mark < target.size()) read_query(target.substr(mark + 1), call.query);
  if (site.settings().behind_proxy)
    if (auto forwarded = forwarded_for(request); !forwarded.empty())
      call.address = std::move(forwarded);
  call.token = token_of(call);
  if (!call.token.empty()) {
    call.person = site.people().who(call.token);
    if (call.person) site.people().touch(call.token);
  }
  call.language = language_of(call);
  return call;
}

std::expected<json::object, server::Problem> json_of(const Call& call) {
  if (!call.header("content-type").starts_with("application/json"))
    return refuse(server::Objection::malformed, "Content-Type: application/json is needed");
  boost::system::error_code bad;
  json::parse_options limits;
  limits.max_depth = deepest;
  auto value = json::parse(call.request.body(), bad, {}, limits);
  if (bad) return refuse(server::Objection::malformed, bad.message());
  if (!value.is_object()) return refuse(server::Objection::malformed, "an object is needed");
  return std::move(value.get_object());
}

bool is_of_this_origin(const Call& call) {
  const auto origin = call.header("origin");
  if (origin.empty()) return true;
  const auto host = call.header("host");
  const std::string own = (call.site.speaks_tls() ? "https://" : "http://") + std::string(host);
  if (origin == own && is_own_host(call.site, host)) return true;
  std::string_view allowed = call.site.settings().origins;
  while (!allowed.empty()) {
    const auto end = std::min(allowed.find(','), allowed.size());
    if (allowed.substr(0, end) == origin) return true;
    allowed.remove_prefix(std::min(end + 1, allowed.size()));
  }
  return false;
}

std::vector<std::pair<std::string_view, std::string_view>> guarding_headers(const Site& site) {
  std::vector<std::pair<std::string_view, std::string_view>> all{
      {"Cache-Control", "no-store"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Content-Security-Policy",
       "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
       "frame-ancestors 'none'"}};
  if (site.speaks_tls()) all.emplace_back("Strict-Transport-Security", "max-age=31536000");
  return all;
}

}  // namespace sabot::net
