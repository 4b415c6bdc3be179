#include "sabot/net/client_url.hpp"

#include <algorithm>

#include "sabot/base/forms.hpp"

namespace sabot::net {
namespace {

std::string_view usual_port(bool tls) { return tls ? "443" : "80"; }

bool is_port(std::string_view text) {
  const auto number = from_text<std::int64_t>(text);
  return number && *number > 0 && *number <= 65'535;
}

// Letters, digits and what else stands in a name or an address: nothing that would end a header.
bool is_host(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '-' || c == '_' || c == ':' || c == '%';
  });
}

bool is_path(std::string_view text) {
  return std::ranges::all_of(
      text, [](char c) { return c > ' ' && c < '\x7f' && c != '?' && c != '#' && c != '@'; });
}

// Takes the host, with or without brackets, off the front of what comes before the path.
std::string take_host(std::string_view& place) {
  if (place.starts_with('[')) {
    const auto end = place.find(']');
    if (end == std::string_view::npos) return {};
    const auto host = place.substr(1, end - 1);
    place.remove_prefix(end + 1);
    return std::string(host);
  }
  const auto host = place.substr(0, place.find(':'));
  place.remove_prefix(host.size());
  return std::string(host);
}

std::string bracketed(const std::string& host) {
  return host.contains(':') ? "[" + host + "]" : host;
}

}  // namespace

std::string Url::text() const {
  return (tls ? "https://" : "http://") + bracketed(host) + ":" + port + base;
}

std::string Url::host_header() const {
  return port == usual_port(tls) ? bracketed(host) : bracketed(host) + ":" + port;
}

std::expected<Url, std::string> read_url(std::string_view text) {
  const std::string wrong =
      "\"" + std::string(text) + "\" is not the address of a house; one is http://127.0.0.1:8080";
  Url url;
  if (const auto scheme = text.find("://"); scheme != std::string_view::npos) {
    const auto name = text.substr(0, scheme);
    if (name != "http" && name != "https") return std::unexpected(wrong);
    url.tls = name == "https";
    text.remove_prefix(scheme + 3);
  }
  auto place = text.substr(0, text.find('/'));
  url.base = text.substr(place.size());
  while (url.base.ends_with('/')) url.base.pop_back();
  url.host = take_host(place);
  url.port = place.starts_with(':') ? place.substr(1) : usual_port(url.tls);
  const bool ends_well = place.empty() || place.starts_with(':');
  if (!ends_well || !is_host(url.host) || !is_port(url.port) || !is_path(url.base))
    return std::unexpected(wrong);
  return url;
}

}  // namespace sabot::net
