#pragma once
// Where a house is, as a client is told: http://127.0.0.1:8080, https://casino.example/sabot.

#include <expected>
#include <string>
#include <string_view>

namespace sabot::net {

struct Url {
  bool tls = false;
  std::string host;  // without the brackets of an IPv6 address
  std::string port;
  std::string base;  // of every path, where a proxy puts the house below one; no slash at its end

  // Always the same for the same house.
  std::string text() const;
  // With its port where that is not the usual one.
  std::string host_header() const;
};

// Without a scheme it is http.
std::expected<Url, std::string> read_url(std::string_view text);

}  // namespace sabot::net
