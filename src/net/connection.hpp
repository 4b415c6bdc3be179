#pragma once
// One connection: requests one after the other, until it becomes a socket or a stream of events.

#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include "sabot/net/site.hpp"

namespace sabot::net {

// Plain, and under TLS. They end when the connection does; whatever is wrong with it stays there.
asio::awaitable<void> serve_plain(Site& site, boost::beast::tcp_stream stream);
asio::awaitable<void> serve_tls(Site& site, boost::beast::tcp_stream stream,
                                asio::ssl::context& tls);

}  // namespace sabot::net
