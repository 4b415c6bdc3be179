#include "sabot/net/cookie.hpp"

#include <algorithm>

#include "sabot/net/site.hpp"

namespace sabot::net {
namespace {

std::string_view name_of(const Site& site) {
  return site.speaks_tls() ? secure_cookie_name : cookie_name;
}

}  // namespace

std::string session_cookie(const Site& site, std::string_view token, std::int64_t seconds) {
  return std::string(name_of(site)) + "=" + std::string(token) +
         "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" + std::to_string(seconds) +
         (site.speaks_tls() ? "; Secure" : "");
}

std::string token_in_cookies(const Call& call) {
  const auto start = std::string(name_of(call.site)) + "=";
  auto cookies = call.header("cookie");
  while (!cookies.empty()) {
    const auto end = std::min(cookies.find(';'), cookies.size());
    auto one = cookies.substr(0, end);
    one.remove_prefix(std::min(one.find_first_not_of(' '), one.size()));
    if (one.starts_with(start)) return std::string(one.substr(start.size()));
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
  }
  return {};
}

bool is_browser(const Call& call) {
  return !call.header("origin").empty() || !call.header("sec-fetch-site").empty();
}

}  // namespace sabot::net
