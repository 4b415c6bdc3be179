#include "sabot/net/house_key.hpp"

#include <fstream>
#include <iterator>

#include <fmt/format.h>

#include "sabot/base/secret_file.hpp"

namespace sabot::net {
namespace {

std::string missing(const std::filesystem::path& path, law::Language language) {
  return fmt::format(
      fmt::runtime(language == law::Language::es
                       ? "{0}: falta la clave con la que esta casa sella sus mesas. Devuelva a su "
                         "sitio ese archivo, que se guarda aparte de las copias del almacén, y "
                         "abra de nuevo"
                       : "{0}: the key that this house seals its tables with is missing. Put that "
                         "file back, which is kept apart from the backups of the store, and open "
                         "again"),
      path.string());
}

std::string another(const std::filesystem::path& path, const Digest& known,
                    law::Language language) {
  return fmt::format(
      fmt::runtime(language == law::Language::es
                       ? "{0}: es otra clave, no aquella con la que esta casa sella sus mesas (la "
                         "pública es {1}). Ponga en su lugar el archivo que le corresponde, "
                         "guardado aparte de las copias del almacén, y abra de nuevo"
                       : "{0}: is another key than the one this house seals its tables with (its "
                         "public key is {1}). Put the right file in its place, which is kept apart "
                         "from the backups of the store, and open again"),
      path.string(), to_text(known));
}

std::expected<table::HouseKey, std::string> made_at(const std::filesystem::path& path) {
  auto made = table::HouseKey::make();
  // Written whole before it has its name: a house must not forget whose seals it set.
  if (const auto why = replace_secret(path, made.secret_text() + "\n"); !why.empty())
    return std::unexpected(path.string() + ": " + why);
  return made;
}

}  // namespace

std::expected<table::HouseKey, std::string> house_key(const std::filesystem::path& store,
                                                      const std::optional<Digest>& known,
                                                      law::Language language) {
  const std::filesystem::path path = store.string() + ".key";
  if (!std::filesystem::exists(path)) {
    if (known) return std::unexpected(missing(path, language));
    return made_at(path);
  }
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  auto key = table::HouseKey::read(text);
  if (!key) return std::unexpected(path.string() + ": " + key.error());
  if (known && key->public_key() != *known) return std::unexpected(another(path, *known, language));
  return key;
}

}  // namespace sabot::net
