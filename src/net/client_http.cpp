#include "sabot/net/client_http.hpp"

#include <chrono>
#include <exception>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/ssl.hpp>

#include "sabot/net/client_tls.hpp"

namespace sabot::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::use_awaitable;
using asio::ip::tcp;
using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

constexpr auto patience = std::chrono::seconds(15);

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

template <class Stream>
asio::awaitable<Response> exchange(Stream& stream, Request& request) {
  co_await http::async_write(stream, request, use_awaitable);
  beast::flat_buffer buffer;
  Response response;
  co_await http::async_read(stream, buffer, response, use_awaitable);
  co_return response;
}

asio::awaitable<void> connect(beast::tcp_stream& stream, const Url& house) {
  tcp::resolver resolver(stream.get_executor());
  const auto found = co_await resolver.async_resolve(house.host, house.port, use_awaitable);
  stream.expires_after(patience);
  co_await stream.async_connect(found, use_awaitable);
}

asio::awaitable<Response> talk(const Url& house, const Trust& trust, Request request) {
  const auto executor = co_await asio::this_coro::executor;
  if (!house.tls) {
    beast::tcp_stream stream(executor);
    co_await connect(stream, house);
    co_return co_await exchange(stream, request);
  }
  auto tls = client_tls(trust);
  TlsStream stream(executor, tls);
  expect_host(stream, house.host, trust);
  co_await connect(beast::get_lowest_layer(stream), house);
  co_await stream.async_handshake(asio::ssl::stream_base::client, use_awaitable);
  co_return co_await exchange(stream, request);
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
  asio::co_spawn(loop, talk(house, trust, request_of(house, question)), heard);
  loop.run();
  return answer;
}

}  // namespace sabot::net
