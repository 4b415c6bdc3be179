#include "sabot/net/client_tls.hpp"

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "sabot/base/invariant.hpp"

namespace sabot::net {

namespace ssl = boost::asio::ssl;
using asio::ip::tcp;

namespace {

// Before the handshake: the name that the certificate must be of.
void expect_host(Wire& wire, const std::string& host, const Trust& trust) {
  SSL* const tls = wire.ssl();
  boost::system::error_code is_name;
  boost::asio::ip::make_address(host, is_name);
  // The name is sent first: one machine may be many houses. An address is never sent this way.
  auto told = host;
  if (is_name) SSL_ctrl(tls, SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name, told.data());
  if (trust.any_certificate) return;
  // A host that cannot be set is one that no certificate is of: the handshake must not pass.
  const bool set = is_name ? SSL_set1_host(tls, host.c_str()) == 1
                           : X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(tls), host.c_str()) == 1;
  require(set, "client: the name of a house that OpenSSL does not take");
}

}  // namespace

ssl::context client_tls(const Trust& trust) {
  ssl::context tls(ssl::context::tls_client);
  boost::system::error_code failed;
  tls.set_options(
      ssl::context::default_workarounds | ssl::context::no_tlsv1 | ssl::context::no_tlsv1_1,
      failed);
  // Where there are no authorities, no certificate will pass: the handshake reports that.
  tls.set_default_verify_paths(failed);
  tls.set_verify_mode(trust.any_certificate ? ssl::verify_none : ssl::verify_peer, failed);
  return tls;
}

Wire wire_to(asio::io_context& loop, const Url& house, const Trust& trust, ssl::context& tls) {
  if (!house.tls) return Wire(TcpStream(loop));
  Wire wire(TcpStream(loop), tls);
  expect_host(wire, house.host, trust);
  return wire;
}

asio::awaitable<void> connect(Wire& wire, const Url& house, std::chrono::seconds patience) {
  auto& stream = wire.tcp();
  tcp::resolver resolver(stream.get_executor());
  const auto found = co_await resolver.async_resolve(house.host, house.port, asio::use_awaitable);
  stream.expires_after(patience);
  co_await stream.async_connect(found, asio::use_awaitable);
  boost::system::error_code not_so_fast;
  stream.socket().set_option(tcp::no_delay(true), not_so_fast);
  co_await wire.async_handshake(ssl::stream_base::client, asio::use_awaitable);
}

}  // namespace sabot::net
