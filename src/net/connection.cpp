#include "sabot/net/connection.hpp"

#include <algorithm>
#include <array>
#include <chrono>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/net/event_stream.hpp"
#include "sabot/net/http.hpp"
#include "sabot/net/request_log.hpp"
#include "sabot/net/routes.hpp"
#include "sabot/net/table_access.hpp"
#include "sabot/net/table_socket.hpp"

namespace sabot::net {
namespace {

constexpr std::chrono::seconds patience{60};  // for a request, and for a reply to be taken
constexpr std::uint64_t longest_body = std::uint64_t{64} << 10;
constexpr std::uint32_t longest_head = std::uint32_t{16} << 10;

HttpResponse response_of(const Site& site, Reply reply, const HttpRequest& request) {
  HttpResponse response(http::int_to_status(static_cast<unsigned>(reply.status)),
                        request.version());
  if (!reply.type.empty()) response.set(http::field::content_type, reply.type);
  for (const auto& [name, value] : guarding_headers(site)) response.set(name, value);
  for (auto& [name, value] : reply.headers) response.set(name, value);
  response.keep_alive(request.keep_alive());
  if (request.method() != http::verb::head) response.body() = std::move(reply.body);
  response.prepare_payload();
  return response;
}

// The table of "/api/tables/{table}/socket" and "…/events"; empty for any other path.
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

// What was played is read again for it, and told once more.
std::uint32_t price_of(const Call& call) {
  constexpr std::array<std::string_view, 5> dear{"/history", "/account", "/journal", "/proof",
                                                 "/trial"};
  const auto ends = [&](std::string_view end) { return call.path.ends_with(end); };
  if (std::ranges::any_of(dear, ends)) return 10;
  const bool line = call.path.ends_with("/events") || call.path.ends_with("/socket");
  return line && since_of(call) ? 5 : 1;
}

// Not where its address has asked too often; those who watch over the house always are.
bool is_admitted(Call& call) {
  if (call.path == "/livez" || call.path == "/readyz" || call.path == "/metrics") return true;
  return !comes_too_soon(call, call.site.requests(), call.address, price_of(call));
}

server::Problem problem_of(boost::system::error_code failed) {
  const bool too_large = failed == http::error::body_limit || failed == http::error::header_limit;
  return server::problem(too_large ? server::Objection::too_large : server::Objection::malformed,
                         failed.message());
}

asio::awaitable<bool> write_reply(const Site& site, Wire& wire, Reply made,
                                  const HttpRequest& request) {
  auto response = response_of(site, std::move(made), request);
  const bool goes_on = response.keep_alive();
  wire.tcp().expires_after(patience);
  const auto [failed, bytes] =
      co_await http::async_write(wire, response, asio::as_tuple(asio::use_awaitable));
  co_return !failed && goes_on;
}

// Whether the request was to become a socket or a stream of events, and the stream was taken for
// it; otherwise why not, if that is what it wanted.
std::expected<bool, server::Problem> becomes_line(Wire& wire, Place& place, Call& call) {
  auto& site = call.site;
  const auto socket = table_in(call.path, "/socket");
  const auto events = table_in(call.path, "/events");
  if (socket.empty() && events.empty()) return false;
  const auto table = table_named(call, socket.empty() ? events : socket);
  if (!table) return std::unexpected(table.error());
  if (!is_of_this_origin(call)) return refuse(server::Objection::wrong_origin);
  if (!site.is_open()) return refuse(server::Objection::shutting_down);
  if (!events.empty()) {
    auto own = site.place_of_line(place, call.address);
    if (!own) return refuse(server::Objection::too_many_requests, "connections");
    std::make_shared<EventStream>(site, std::move(wire), *std::move(own), call.language, events,
                                  since_of(call))
        ->run();
    return true;
  }
  if (!websocket::is_upgrade(call.request))
    return refuse(server::Objection::malformed, "a WebSocket is needed here");
  const auto session = site.people().session_of(call.token);
  if (!call.person || !session) return refuse(server::Objection::not_signed_in);
  if ((*table)->plan().door.bars(*call.person)) return refuse(server::Objection::barred);
  auto own = site.place_of_line(place, call.address);
  if (!own) return refuse(server::Objection::too_many_requests, "connections");
  TableSocket::Wish wish{socket,         *call.person, *session, call.query.contains("views"),
                         since_of(call), call.language};
  std::make_shared<TableSocket>(site, std::move(wire), *std::move(own), std::move(wish))
      ->run(call.request);
  return true;
}

// Whether the connection has been handed on.
asio::awaitable<bool> serve_requests(Site& site, Wire& wire, Place& place) {
  beast::flat_buffer buffer;
  while (true) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(longest_body);
    parser.header_limit(longest_head);
    wire.tcp().expires_after(patience);
    const auto [failed, bytes] =
        co_await http::async_read(wire, buffer, parser, asio::as_tuple(asio::use_awaitable));
    if (failed) {
      // What was not a request gets an answer all the same, if anybody is left to read it.
      if (failed.category() == http::make_error_code(http::error::bad_method).category() &&
          failed != http::error::end_of_stream)
        co_await write_reply(site, wire, reply(problem_of(failed), law::Language::en),
                             HttpRequest());
      co_return false;
    }
    const auto request = parser.release();
    auto call = take_apart(site, request, place.address());
    const auto line = is_admitted(call) ? becomes_line(wire, place, call)
                                        : refuse(server::Objection::too_many_requests);
    if (line && *line) co_return true;
    if (!line && line.error().code == to_text(server::Objection::too_many_requests))
      log_limit(call);
    Reply made;
    if (line)
      made = co_await answer(call);
    else
      made = refusal(call, line.error());
    const bool goes_on = co_await write_reply(site, wire, std::move(made), request);
    if (!goes_on) co_return false;
  }
}

}  // namespace

asio::awaitable<void> serve(Site& site, Wire wire, Place place) {
  const Counted counted(site.traffic().connections);
  wire.tcp().expires_after(patience);
  const auto [failed] = co_await wire.async_handshake(asio::ssl::stream_base::server,
                                                      asio::as_tuple(asio::use_awaitable));
  if (failed) co_return;
  const bool handed_on = co_await serve_requests(site, wire, place);
  if (handed_on) co_return;
  wire.tcp().expires_after(std::chrono::seconds(5));
  co_await wire.async_shutdown(asio::as_tuple(asio::use_awaitable));
}

}  // namespace sabot::net
