#include "sabot/net/house_key.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

namespace sabot::net {
namespace {

// Written whole and synced before it has its name: a house must not forget whose seals it set.
std::expected<void, std::string> write_key(const std::filesystem::path& path,
                                           const std::string& text) {
  const auto draft = path.string() + ".new";
  const int file =
      ::open(draft.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) return std::unexpected(draft + ": " + std::strerror(errno));
  const bool written =
      ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
      ::fsync(file) == 0;
  ::close(file);
  if (!written || ::rename(draft.c_str(), path.c_str()) != 0)
    return std::unexpected(path.string() + ": " + std::strerror(errno));
  return {};
}

}  // namespace

std::expected<table::HouseKey, std::string> house_key(const std::filesystem::path& store) {
  const std::filesystem::path path = store.string() + ".key";
  if (!std::filesystem::exists(path)) {
    auto made = table::HouseKey::make();
    if (auto written = write_key(path, made.secret_text() + "\n"); !written)
      return std::unexpected(written.error());
    return made;
  }
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  auto key = table::HouseKey::read(text);
  if (!key) return std::unexpected(path.string() + ": " + key.error());
  return key;
}

}  // namespace sabot::net
