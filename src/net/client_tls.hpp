#pragma once
// How a client knows that it speaks with the house it was told to.

#include <string>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include "sabot/net/client_http.hpp"

namespace sabot::net {

using TlsStream = boost::asio::ssl::stream<boost::beast::tcp_stream>;

// The authorities that this machine trusts, or SSL_CERT_FILE.
boost::asio::ssl::context client_tls(const Trust& trust);

// Before the handshake: the name that the certificate must be of.
void expect_host(TlsStream& stream, const std::string& host, const Trust& trust);

}  // namespace sabot::net
