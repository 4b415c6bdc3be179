#include <boost/asio/ip/tcp.hpp>

#include "sabot/net/connection.ipp"

namespace sabot::net {

asio::awaitable<void> serve_plain(Site& site, TcpStream stream, Place place) {
  const Counted counted(site.traffic().connections);
  const bool handed_on = co_await serve_requests(site, stream, place);
  boost::system::error_code ignored;
  if (!handed_on) stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
}

}  // namespace sabot::net
