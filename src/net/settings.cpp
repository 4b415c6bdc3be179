#include "sabot/net/settings.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <toml++/toml.h>

#include "sabot/base/forms.hpp"
#include "sabot/base/notation.hpp"
#include "sabot/base/reflect.hpp"

namespace sabot::net {
namespace {

// In the order of the fields.
constexpr std::array<std::string_view, 13> meanings{
    "The address and port to listen at; port 0 takes any that is free",
    "The store's file, made if it is not there",
    "A certificate (PEM) for TLS, with --private-key",
    "Its key (PEM)",
    "Other pages that may speak for people here, as https://example.org, commas between",
    "A proxy in front speaks TLS and sets X-Forwarded-For",
    "Whoever comes may open tables; otherwise only directors",
    "So many connections at a time",
    "So many connections from one address at a time; 0 is any number",
    "So many requests from one address in a second, five times as many at once",
    "So many commands of one line in a second",
    "So many attempts to come in from one address in a minute",
    "What is logged: debug, info, warning, error, off"};

std::string read(std::string& out, std::string_view value) {
  out = value;
  return {};
}
std::string read(bool& out, std::string_view value) {
  if (value != "true" && value != "false") return "true or false is needed";
  out = value == "true";
  return {};
}
std::string read(int& out, std::string_view value) {
  const auto number = from_text<int>(value);
  if (!number || *number < 1) return "a whole number from 1 on is needed";
  out = *number;
  return {};
}

std::string read(unsigned& out, std::string_view value) {
  const auto number = from_text<unsigned>(value);
  if (!number) return "a whole number from 0 on is needed";
  out = *number;
  return {};
}

std::string written(const std::string& value) { return value; }
std::string written(bool value) { return value ? "true" : "false"; }
std::string written(int value) { return std::to_string(value); }
std::string written(unsigned value) { return std::to_string(value); }

std::string variable_of(std::string_view name) {
  std::string variable = "SABOT_";
  for (const char c : name)
    variable += c == '-' ? '_' : static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
  return variable;
}

std::string text_of(const toml::node& node) {
  if (const auto* text = node.as_string()) return text->get();
  if (const auto* truth = node.as_boolean()) return truth->get() ? "true" : "false";
  if (const auto* number = node.as_integer()) return std::to_string(number->get());
  return {};
}

}  // namespace

std::vector<SettingForm> setting_forms() {
  std::vector<SettingForm> forms;
  const Settings defaults;
  for_each_field<Settings>([&](std::string_view name, auto member) {
    forms.push_back({std::string(name), written(defaults.*member), meanings[forms.size()]});
  });
  return forms;
}

std::string set(Settings& settings, std::string_view name, std::string_view value) {
  std::string wrong;
  std::vector<std::string_view> known;
  bool found = false;
  for_each_field<Settings>([&](std::string_view field, auto member) {
    known.push_back(field);
    if (field != name) return;
    found = true;
    wrong = read(settings.*member, value);
  });
  if (!found) return describe_unknown("setting", name, known);
  return wrong.empty() ? wrong : std::string(name) + ": " + wrong;
}

std::string set_from_file(Settings& settings, const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  if (!file || !(text << file.rdbuf())) return path + ": cannot be read";
  try {
    const auto table = toml::parse(text.str());
    for (const auto& [key, node] : table)
      if (auto wrong = set(settings, key.str(), text_of(node)); !wrong.empty())
        return path + ": " + wrong;
  } catch (const toml::parse_error& error) {
    return path + ", line " + std::to_string(error.source().begin.line) + ": " +
           std::string(error.description());
  }
  return {};
}

std::string set_from_environment(Settings& settings) {
  for (const auto& form : setting_forms())
    if (const char* value = std::getenv(variable_of(form.name).c_str()))
      if (auto wrong = set(settings, form.name, value); !wrong.empty())
        return variable_of(form.name) + ": " + wrong;
  return {};
}

std::string check(const Settings& settings) {
  if (settings.certificate.empty() != settings.private_key.empty())
    return "TLS needs both certificate and private-key";
  constexpr std::array<std::string_view, 5> levels{"debug", "info", "warning", "error", "off"};
  if (std::ranges::find(levels, settings.log) == levels.end())
    return "log: debug, info, warning, error or off is needed";
  const auto address = read_address(settings.listen);
  return address ? std::string() : "listen: " + address.error();
}

std::expected<Address, std::string> read_address(std::string_view text) {
  const auto colon = text.rfind(':');
  Address address;
  if (colon == std::string_view::npos)
    return std::unexpected("an address and a port are needed, as 127.0.0.1:8080");
  address.host = text.substr(0, colon);
  if (address.host.starts_with('[') && address.host.ends_with(']'))
    address.host = address.host.substr(1, address.host.size() - 2);
  const auto* end = text.data() + text.size();
  const auto [stop, bad] = std::from_chars(text.data() + colon + 1, end, address.port);
  if (bad != std::errc() || stop != end || address.host.empty())
    return std::unexpected("an address and a port are needed, as 127.0.0.1:8080");
  return address;
}

}  // namespace sabot::net
