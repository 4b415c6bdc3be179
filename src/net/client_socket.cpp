#include "sabot/net/client_socket.hpp"

#include <chrono>
#include <deque>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include "sabot/net/client_tls.hpp"

namespace sabot::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using asio::use_awaitable;

constexpr auto to_connect = std::chrono::seconds(15);
// A line that has been silent this long is dead; after half of it, it is pinged.
constexpr auto longest_silence = std::chrono::seconds(30);

class Line final : public ClientSocket, public std::enable_shared_from_this<Line> {
 public:
  Line(asio::io_context& loop, Wish wish, Ears ears)
      : wish_(std::move(wish)),
        ears_(std::move(ears)),
        tls_(client_tls(wish_.trust)),
        stream_(wire_to(loop, wish_.house, wish_.trust, tls_)) {}

  void run() { asio::co_spawn(stream_.get_executor(), listen(shared_from_this()), asio::detached); }

  void send(std::string text) override {
    outgoing_.push_back(std::move(text));
    if (is_open_ && outgoing_.size() == 1) write();
  }

  void close() override {
    ears_ = {};
    stream_.next_layer().close();
  }

 private:
  // `self` keeps the line while it is listened to.
  static asio::awaitable<void> listen(std::shared_ptr<Line> self) {
    try {
      auto& wire = self->stream_.next_layer();
      co_await connect(wire, self->wish_.house, to_connect);
      wire.tcp().expires_never();
      co_await self->shake_hands();
      self->is_open_ = true;
      if (!self->outgoing_.empty()) self->write();
      while (true) co_await self->hear();
    } catch (const boost::system::system_error& error) {
      self->lose(error.code().message());
    }
  }

  asio::awaitable<void> shake_hands() {
    stream_.set_option(websocket::stream_base::timeout{to_connect, longest_silence, true});
    stream_.set_option(websocket::stream_base::decorator([this](websocket::request_type& request) {
      request.set(http::field::user_agent, "sabot");
      request.set(http::field::authorization, "Bearer " + wish_.token);
    }));
    stream_.text(true);
    const auto host = wish_.house.host_header();
    const auto target = wish_.house.base + wish_.path;
    websocket::response_type response;
    boost::system::error_code failed;
    co_await stream_.async_handshake(response, host, target,
                                     asio::redirect_error(use_awaitable, failed));
    if (!failed) co_return;
    if (failed == websocket::error::upgrade_declined)
      status_ = static_cast<int>(response.result_int());
    throw boost::system::system_error(failed);
  }

  asio::awaitable<void> hear() {
    co_await stream_.async_read(incoming_, use_awaitable);
    const auto text = beast::buffers_to_string(incoming_.data());
    incoming_.consume(incoming_.size());
    // The listener may close the line, and with it the listener itself.
    if (const auto message = ears_.message) message(text);
  }

  void write() {
    stream_.async_write(asio::buffer(outgoing_.front()),
                        [self = shared_from_this()](boost::system::error_code failed, std::size_t) {
                          // What fails here fails in listening too, and is reported there.
                          if (failed) return;
                          self->outgoing_.pop_front();
                          if (!self->outgoing_.empty()) self->write();
                        });
  }

  void lose(const std::string& why) {
    is_open_ = false;
    if (const auto lost = ears_.lost) lost(why, status_);
  }

  Wish wish_;
  Ears ears_;
  asio::ssl::context tls_;
  websocket::stream<Wire> stream_;
  beast::flat_buffer incoming_;
  std::deque<std::string> outgoing_;
  int status_ = 0;
  bool is_open_ = false;
};

}  // namespace

std::shared_ptr<ClientSocket> ClientSocket::call(asio::io_context& loop, Wish wish, Ears ears) {
  auto line = std::make_shared<Line>(loop, std::move(wish), std::move(ears));
  line->run();
  return line;
}

}  // namespace sabot::net
