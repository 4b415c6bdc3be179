#include "sabot/net/client_http.hpp"

#include <chrono>
#include <exception>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include "sabot/net/client_tls.hpp"

namespace sabot::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::use_awaitable;
using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

constexpr auto reply_patience = std::chrono::seconds(15);

Request request_of(const Url& house, const Question& question) {
  Request request;
  request.method_string(question.method);
  request.target(house.base + question.path);
  request.version(11);
  request.set(http::field::host, house.host_header());
  request.set(http::field::user_agent, "sabot");
  request.set(http::field::accept, "application/json");
  if (!question.token.empty()) request.set(http::field::authorization, "Bearer " + question.token);
  if (!question.language.empty()) request.set(http::field::accept_language, question.language);
  if (!question.body.empty()) request.set(http::field::content_type, "application/json");
  request.keep_alive(false);
  request.body() = question.body;
  request.prepare_payload();
  return request;
}

asio::awaitable<Response> talk(asio::io_context& loop, const Url& house, const Trust& trust,
                               Request request) {
  auto tls = client_tls(trust);
  Wire wire = wire_to(loop, house, trust, tls);
  co_await connect(wire, house, reply_patience);
  co_await http::async_write(wire, request, use_awaitable);
  beast::flat_buffer buffer;
  Response response;
  co_await http::async_read(wire, buffer, response, use_awaitable);
  co_return response;
}

}  // namespace

std::expected<HttpAnswer, std::string> ask(const Url& house, const Trust& trust,
                                           const Question& question) {
  asio::io_context loop(1);
  std::expected<HttpAnswer, std::string> answer = std::unexpected("nothing was answered");
  auto heard = [&answer](const std::exception_ptr& failed, Response response) {
    if (!failed) {
      answer = HttpAnswer{static_cast<int>(response.result_int()), std::move(response.body())};
      return;
    }
    try {
      std::rethrow_exception(failed);
    } catch (const boost::system::system_error& error) {
      answer = std::unexpected(error.code().message());
    } catch (const std::exception& error) {
      answer = std::unexpected(std::string(error.what()));
    }
  };
  asio::co_spawn(loop, talk(loop, house, trust, request_of(house, question)), heard);
  loop.run();
  return answer;
}

}  // namespace sabot::net
