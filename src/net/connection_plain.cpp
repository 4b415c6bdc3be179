#include <boost/asio/ip/tcp.hpp>

#include "sabot/net/connection.ipp"

namespace sabot::net {

asio::awaitable<void> serve_plain(Site& site, TcpStream stream) {
  ++site.traffic().connections;
  boost::system::error_code ignored;
  const auto address = stream.socket().remote_endpoint(ignored).address().to_string();
  const bool handed_on = co_await serve_requests(site, stream, address);
  if (!handed_on) stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  --site.traffic().connections;
}

}  // namespace sabot::net
