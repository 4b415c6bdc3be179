#pragma once
// The cookie by which a browser is known.

#include <cstdint>
#include <string>
#include <string_view>

#include "sabot/net/http.hpp"

namespace sabot::net {

// Under TLS a browser keeps a cookie of this prefix only from this host and over TLS, so that no
// neighbour can plant one.
inline constexpr std::string_view cookie_name = "sabot";
inline constexpr std::string_view secure_cookie_name = "__Host-sabot";

// The value of Set-Cookie; an empty token takes it back.
std::string session_cookie(const Site& site, std::string_view token, std::int64_t seconds);
// Empty where the request has none.
std::string token_in_cookies(const Call& call);

// Whether a page asks, and not a program: browsers say where a request comes from.
bool is_browser(const Call& call);

}  // namespace sabot::net
