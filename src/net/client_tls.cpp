#include "sabot/net/client_tls.hpp"

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>

namespace sabot::net {

namespace ssl = boost::asio::ssl;

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

void expect_host(TlsStream& stream, const std::string& host, const Trust& trust) {
  boost::system::error_code is_name;
  boost::asio::ip::make_address(host, is_name);
  // The name is sent first: one machine may be many houses. An address is never sent this way.
  auto told = host;
  if (is_name)
    SSL_ctrl(stream.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
             told.data());
  boost::system::error_code failed;
  if (!trust.any_certificate) stream.set_verify_callback(ssl::host_name_verification(host), failed);
}

}  // namespace sabot::net
