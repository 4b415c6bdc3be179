#pragma once
// One connection: requests one after the other, until it becomes a socket or a stream of events.

#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/basic_stream.hpp>

#include "sabot/net/site.hpp"

namespace sabot::net {

// Bound to the one loop by its type: asking an executor of any type costs with every frame.
using TcpStream = boost::beast::basic_stream<asio::ip::tcp, asio::io_context::executor_type>;

// Plain, and under TLS. They end when the connection does; whatever is wrong with it stays there.
asio::awaitable<void> serve_plain(Site& site, TcpStream stream, Place place);
asio::awaitable<void> serve_tls(Site& site, TcpStream stream, Place place, asio::ssl::context& tls);

}  // namespace sabot::net
