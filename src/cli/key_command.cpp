#include <iostream>
#include <memory>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/base/secret_file.hpp"
#include "sabot/cli/command.hpp"
#include "sabot/cli/key_file.hpp"

// sabot key: the key with which a house signs its coups.

namespace sabot::cli {
namespace {

void make_or_show(Common& common, const std::string& path, bool show) {
  auto key = show ? read_key(common, path) : std::optional(table::HouseKey::make());
  if (!key) return;
  if (!show)
    if (const auto why = write_secret(path, key->secret_text() + '\n'); !why.empty())
      return common.fail(worded("no se puede escribir {} ({}); elija otro nombre o carpeta",
                                "cannot write {} ({}); choose another name or folder",
                                {path, common.say_error(why)}));
  const auto text = to_text(key->public_key());
  if (common.json)
    std::cout << boost::json::serialize(boost::json::object{{"file", path}, {"key", text}}) << '\n';
  else
    std::cout << text << '\n';
}

}  // namespace

std::optional<table::HouseKey> read_key(Common& common, const std::string& path) {
  const auto text = read_file(common, path);
  if (!text) return std::nullopt;
  auto key = table::HouseKey::read(*text);
  if (!key) return common.fail(path + ": " + key.error()), std::nullopt;
  return *std::move(key);
}

void add_key(Command program, Common& common) {
  struct Options {
    std::string path;
    bool show = false;
  };
  auto options = std::make_shared<Options>();
  const auto command = add_command(
      program, common, "key",
      {"Crea la clave con que una casa firma sus jugadas, en un fichero nuevo que solo lee su "
       "dueño, y muestra la parte pública, que hace falta para verificar un diario",
       "Creates the key with which a house signs its coups, in a new file that only its owner can "
       "read, and prints the public part, which is needed to verify a journal"},
      "sabot key house.key");
  command
      .add_option(common.text("FICHERO", "FILE"), options->path,
                  common.text("El fichero de la clave", "The file of the key"))
      .required();
  command.add_flag("--show", options->show,
                   common.text("Muestra la parte pública de una clave que ya existe",
                               "Print the public part of an existing key"));
  command.callback([&common, options] { make_or_show(common, options->path, options->show); });
}

}  // namespace sabot::cli
