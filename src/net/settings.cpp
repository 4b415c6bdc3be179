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
#include "sabot/server/names.hpp"
#include "sabot/server/wallets.hpp"

namespace sabot::net {
namespace {

// In the order of the fields.
struct Meaning {
  std::string_view es;
  std::string_view en;
};
constexpr std::array<Meaning, 22> meanings{
    Meaning{"La dirección y el puerto en que escucha; el puerto 0 toma uno que esté libre",
            "The address and port to listen on; port 0 takes any free one"},
    Meaning{"El fichero de la base de datos, que se crea si no existe",
            "The database file, created if it does not exist"},
    Meaning{"Un certificado (PEM) para TLS, con --private-key",
            "A certificate (PEM) for TLS, with --private-key"},
    Meaning{"La clave del certificado (PEM)", "The certificate's key (PEM)"},
    Meaning{"Otras páginas que pueden hablar por quien juega aquí, como https://example.org, "
            "separadas por comas",
            "Other sites that may speak for people here, such as https://example.org, separated "
            "by commas"},
    Meaning{"Un proxy por delante habla TLS y pone X-Forwarded-For",
            "A proxy in front speaks TLS and sets X-Forwarded-For"},
    Meaning{"Cualquiera puede abrir mesas; si no, solo la dirección",
            "Anybody may open tables; otherwise only directors"},
    Meaning{"Cualquiera puede poner esperas tan cortas como quiera; si no, solo la dirección",
            "Anybody may set waits as short as they like; otherwise only directors"},
    Meaning{"Cuántas mesas abiertas a la vez por persona, salvo la dirección; 0: sin límite",
            "How many open tables at a time per person, except directors; 0 is no limit"},
    Meaning{"Cuántos asientos en una mesa que no abrió la dirección antes de cerrarse; 0: sin "
            "límite",
            "How many records before a table not opened by a director is closed; 0 is no limit"},
    Meaning{"Cuántos megabytes libres han de quedar en el disco para abrir mesas",
            "How many megabytes must be free on the disk to open tables"},
    Meaning{"Cuántas conexiones a la vez", "How many connections at a time"},
    Meaning{"Cuántas conexiones a la vez desde una dirección; 0: sin límite",
            "How many connections at a time from one address; 0 is no limit"},
    Meaning{"Cuántas peticiones por segundo desde una dirección; de golpe, cinco veces más",
            "How many requests per second from one address; five times as many in a burst"},
    Meaning{"Cuántas órdenes por segundo en una línea", "How many commands per second on one line"},
    Meaning{"Cuántos intentos fallidos de entrar por minuto desde una dirección o con una cuenta",
            "How many failed attempts to sign in per minute from one address or to one account"},
    Meaning{"Cuántos invitados nuevos por minuto desde una dirección",
            "How many new guests per minute from one address"},
    Meaning{"Cómo reparte la casa el dinero de juego: free, lo que falte al comprar fichas; una "
            "cantidad por velada; o cashier, solo la caja",
            "How the house gives out play money: free, whatever is lacking when chips are bought; "
            "an amount an evening; or cashier, the cashier alone"},
    Meaning{"El nombre de la casa", "The house's name"},
    Meaning{"Lo que la casa dice a quien llega", "What the house says to those who come"},
    Meaning{"Qué se anota en el registro: debug, info, warning, error, off",
            "What is logged: debug, info, warning, error, off"},
    Meaning{"Cómo: text, o json, un objeto por línea", "How: text, or json, one object per line"}};

Wording read(std::string& out, std::string_view value) {
  out = value;
  return {};
}
Wording read(bool& out, std::string_view value) {
  if (value != "true" && value != "false")
    return {"ha de ser true o false", "should be true or false"};
  out = value == "true";
  return {};
}
Wording read(int& out, std::string_view value) {
  const auto number = from_text<int>(value);
  if (!number || *number < 1)
    return {"ha de ser un número entero desde 1", "should be a whole number, 1 or more"};
  out = *number;
  return {};
}

Wording read(unsigned& out, std::string_view value) {
  const auto number = from_text<unsigned>(value);
  if (!number) return {"ha de ser un número entero desde 0", "should be a whole number, 0 or more"};
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

constexpr std::size_t longest_name = 60;
constexpr std::size_t longest_welcome = 500;

bool is_fit(std::string_view text, std::size_t longest) {
  return is_clean_text(text) && server::is_shown(text) && count_characters(text) <= longest;
}

Wording no_address() {
  return {"hacen falta una dirección y un puerto, como 127.0.0.1:8080",
          "an address and a port are needed, such as 127.0.0.1:8080"};
}

}  // namespace

std::vector<SettingForm> setting_forms(const Settings& settings) {
  std::vector<SettingForm> forms;
  for_each_field<Settings>([&](std::string_view name, auto member) {
    const auto& [es, en] = meanings[forms.size()];
    forms.push_back({std::string(name),
                     variable_of(name),
                     written(settings.*member),
                     {std::string(es), std::string(en)}});
  });
  return forms;
}

Wording set(Settings& settings, std::string_view name, std::string_view value) {
  Wording wrong;
  std::vector<std::string_view> known;
  bool found = false;
  for_each_field<Settings>([&](std::string_view field, auto member) {
    known.push_back(field);
    if (field != name) return;
    found = true;
    wrong = read(settings.*member, value);
  });
  if (!found) return verbatim(describe_unknown("setting", name, known));
  return wrong.empty() ? wrong : std::string(name) + ": " + wrong;
}

Wording set_from_file(Settings& settings, const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  if (!file || !(text << file.rdbuf()))
    return worded("no se puede leer {}", "cannot read {}", {path});
  try {
    const auto table = toml::parse(text.str());
    for (const auto& [key, node] : table)
      if (auto wrong = set(settings, key.str(), text_of(node)); !wrong.empty())
        return path + ": " + wrong;
  } catch (const toml::parse_error& error) {
    return worded("{}, línea {}: {}", "{}, line {}: {}",
                  {path, std::to_string(error.source().begin.line), error.description()});
  }
  return {};
}

Wording set_from_environment(Settings& settings) {
  for (const auto& form : setting_forms())
    if (const char* value = std::getenv(form.variable.c_str()))
      if (auto wrong = set(settings, form.name, value); !wrong.empty())
        return form.variable + ": " + wrong;
  return {};
}

Wording check(const Settings& settings) {
  if (settings.certificate.empty() != settings.private_key.empty())
    return {"TLS necesita certificate y private-key, los dos",
            "TLS needs both certificate and private-key"};
  constexpr std::array<std::string_view, 5> levels{"debug", "info", "warning", "error", "off"};
  if (std::ranges::find(levels, settings.log) == levels.end())
    return {"log: ha de ser debug, info, warning, error u off",
            "log: should be debug, info, warning, error or off"};
  if (!server::read_play_money(settings.play_money))
    return {"play-money: ha de ser free, cashier o una cantidad, como 1000",
            "play-money: should be free, cashier or an amount, such as 1000"};
  if (!is_fit(settings.name, longest_name) || settings.name.empty())
    return {"name: de 1 a 60 letras o signos, sin saltos de línea",
            "name: 1 to 60 characters, without line breaks"};
  if (!is_fit(settings.welcome, longest_welcome))
    return {"welcome: como mucho 500 letras o signos, sin saltos de línea",
            "welcome: 500 characters or fewer, without line breaks"};
  if (settings.log_format != "text" && settings.log_format != "json")
    return {"log-format: ha de ser text o json", "log-format: should be text or json"};
  const auto address = read_address(settings.listen);
  return address ? Wording() : "listen: " + address.error();
}

std::expected<Address, Wording> read_address(std::string_view text) {
  const auto colon = text.rfind(':');
  Address address;
  if (colon == std::string_view::npos) return std::unexpected(no_address());
  address.host = text.substr(0, colon);
  if (address.host.starts_with('[') && address.host.ends_with(']'))
    address.host = address.host.substr(1, address.host.size() - 2);
  const auto* end = text.data() + text.size();
  const auto [stop, bad] = std::from_chars(text.data() + colon + 1, end, address.port);
  if (bad != std::errc() || stop != end || address.host.empty())
    return std::unexpected(no_address());
  return address;
}

}  // namespace sabot::net
