#include <iostream>
#include <map>
#include <memory>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/cli/command.hpp"
#include "sabot/net/server.hpp"
#include "sabot/net/settings.hpp"

// sabot serve: the house, open to browsers, terminals and programs.

namespace sabot::cli {
namespace {

struct ServeOptions {
  std::string config;
  bool settings = false;                     // shows them and ends
  std::map<std::string, std::string> given;  // on the command line
};

// The file, then the environment, then the command line.
std::expected<net::Settings, Wording> settings_of(const ServeOptions& options) {
  net::Settings settings;
  Wording wrong;
  if (!options.config.empty()) wrong = net::set_from_file(settings, options.config);
  if (wrong.empty()) wrong = net::set_from_environment(settings);
  for (const auto& [name, value] : options.given)
    if (wrong.empty() && !value.empty()) wrong = net::set(settings, name, value);
  if (wrong.empty()) wrong = net::check(settings);
  if (!wrong.empty()) return std::unexpected(wrong);
  return settings;
}

void print_open(const Common& common, const net::Settings& settings, const std::string& url) {
  if (common.json) {
    std::cout << boost::json::serialize(boost::json::object{{"url", url}, {"data", settings.data}})
              << std::endl;
    return;
  }
  std::cout << fmt::format("{} {}\n{} {}\n{} sabot join {}\n{}\n",
                           common.say("Abierto en", "Open at"), tinted(Tone::strong, url),
                           common.say("Guarda en", "Stored in"), settings.data,
                           common.say("Para sentarse:", "To sit down:"), url,
                           tinted(Tone::dim,
                                  common.say("Ctrl-C cierra la casa.", "Ctrl-C closes the house.")))
            << std::flush;
}

// As a file for the environment; what is as by default is commented out.
void print_settings(const Common& common, const net::Settings& settings) {
  const auto usual = net::setting_forms();
  const auto forms = net::setting_forms(settings);
  boost::json::object all;
  for (std::size_t i = 0; i < forms.size(); ++i) {
    const auto& form = forms[i];
    if (common.json)
      all[form.name] = form.value;
    else
      std::cout << fmt::format("# {}\n{}{}={}\n\n", common.say(form.what),
                               form.value == usual[i].value ? "#" : "", form.variable, form.value);
  }
  if (common.json) std::cout << boost::json::serialize(all) << '\n';
}

}  // namespace

void add_serve(Command program, Common& common) {
  const auto command = add_command(program, common, "serve",
                                   {"Abre la casa: mesas para navegadores, terminales y programas",
                                    "Opens the house: tables for browsers, terminals and programs"},
                                   "sabot serve --listen 0.0.0.0:8080 --data casino.db");
  auto options = std::make_shared<ServeOptions>();
  command.add_option("--config", options->config,
                     common.text("Los ajustes, en un fichero TOML", "Settings in a TOML file"));
  command.add_flag("--settings", options->settings,
                   common.text("Muestra los ajustes, como fichero para el entorno, y termina",
                               "Show the settings, as a file for the environment, and end"));
  for (const auto& form : net::setting_forms())
    command.add_option("--" + form.name, options->given[form.name],
                       fmt::format("{} [{}]", common.say(form.what), form.value));
  command.callback([&common, options] {
    const auto settings = settings_of(*options);
    if (!settings) return common.fail(settings.error());
    if (options->settings) return print_settings(common, *settings);
    const auto served = net::serve(
        *settings, [&](const std::string& url) { print_open(common, *settings, url); },
        common.lang());
    if (!served) common.fail(served.error());
  });
}

}  // namespace sabot::cli
