#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/ssl.hpp>

#include "sabot/net/connection.ipp"

namespace sabot::net {

asio::awaitable<void> serve_tls(Site& site, TcpStream plain, Place place, asio::ssl::context& tls) {
  const Counted counted(site.traffic().connections);
  beast::ssl_stream<TcpStream> stream(std::move(plain), tls);
  beast::get_lowest_layer(stream).expires_after(patience);
  const auto [failed] = co_await stream.async_handshake(asio::ssl::stream_base::server,
                                                        asio::as_tuple(asio::use_awaitable));
  if (!failed) {
    const bool handed_on = co_await serve_requests(site, stream, place);
    if (!handed_on) {
      beast::get_lowest_layer(stream).expires_after(std::chrono::seconds(5));
      co_await stream.async_shutdown(asio::as_tuple(asio::use_awaitable));
    }
  }
}

}  // namespace sabot::net
