#pragma once
// A client's wire to a house, and how it knows that it speaks with the house it was told to.

#include <chrono>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>

#include "sabot/net/client_http.hpp"
#include "sabot/net/wire.hpp"

namespace sabot::net {

// The authorities that this machine trusts, or SSL_CERT_FILE.
asio::ssl::context client_tls(const Trust& trust);

// A wire that is still to be connected, over TLS where the address asks for it; and connecting it
// within this time, which then runs on.
Wire wire_to(asio::io_context& loop, const Url& house, const Trust& trust, asio::ssl::context& tls);
asio::awaitable<void> connect(Wire& wire, const Url& house, std::chrono::seconds patience);

}  // namespace sabot::net
