#include "bench/server/asking.hpp"

#include <stdexcept>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace sabot::bench {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

}  // namespace

struct Asking::Line {
  asio::io_context loop;
  asio::ip::tcp::socket socket{loop};
  beast::flat_buffer buffer;
};

Asking::Asking(std::uint16_t port) : line_(std::make_unique<Line>()) {
  line_->socket.connect({asio::ip::address_v4::loopback(), port});
  line_->socket.set_option(asio::ip::tcp::no_delay(true));
}

Asking::~Asking() = default;

boost::json::value Asking::ask(const std::string& method, const std::string& path,
                               const std::string& token, const boost::json::value& body) {
  http::request<http::string_body> request(http::string_to_verb(method), path, 11);
  request.set(http::field::host, "127.0.0.1");
  request.set(http::field::content_type, "application/json");
  if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
  request.body() = boost::json::serialize(body);
  request.prepare_payload();
  http::write(line_->socket, request);
  http::response<http::string_body> response;
  http::read(line_->socket, line_->buffer, response);
  if (response.result_int() >= 300)
    throw std::runtime_error(method + " " + path + ": " + response.body());
  return response.body().empty() ? boost::json::value() : boost::json::parse(response.body());
}

}  // namespace sabot::bench
