#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/ssl.hpp>

#include "sabot/net/connection.ipp"

namespace sabot::net {

asio::awaitable<void> serve_tls(Site& site, TcpStream plain, asio::ssl::context& tls) {
  ++site.traffic().connections;
  boost::system::error_code ignored;
  const auto address = plain.socket().remote_endpoint(ignored).address().to_string();
  beast::ssl_stream<TcpStream> stream(std::move(plain), tls);
  beast::get_lowest_layer(stream).expires_after(patience);
  const auto [failed] = co_await stream.async_handshake(asio::ssl::stream_base::server,
                                                        asio::as_tuple(asio::use_awaitable));
  if (!failed) {
    const bool handed_on = co_await serve_requests(site, stream, address);
    if (!handed_on) {
      beast::get_lowest_layer(stream).expires_after(std::chrono::seconds(5));
      co_await stream.async_shutdown(asio::as_tuple(asio::use_awaitable));
    }
  }
  --site.traffic().connections;
}

}  // namespace sabot::net
