#include "sabot/net/house_key.hpp"

#include <fstream>
#include <iterator>

#include "sabot/base/secret_file.hpp"

namespace sabot::net {

std::expected<table::HouseKey, std::string> house_key(const std::filesystem::path& store) {
  const std::filesystem::path path = store.string() + ".key";
  if (!std::filesystem::exists(path)) {
    auto made = table::HouseKey::make();
    // Written whole before it has its name: a house must not forget whose seals it set.
    if (const auto why = replace_secret(path, made.secret_text() + "\n"); !why.empty())
      return std::unexpected(path.string() + ": " + why);
    return made;
  }
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  auto key = table::HouseKey::read(text);
  if (!key) return std::unexpected(path.string() + ": " + key.error());
  return key;
}

}  // namespace sabot::net
