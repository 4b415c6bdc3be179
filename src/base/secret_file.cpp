#include "sabot/base/secret_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace sabot {

std::string write_secret(const std::filesystem::path& path, std::string_view text) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) return std::generic_category().message(errno);
  errno = ENOSPC;  // what a write that is too short means
  const auto written = ::write(file, text.data(), text.size());
  const bool kept = written == static_cast<ssize_t>(text.size()) && ::fsync(file) == 0;
  const auto why = kept ? std::string() : std::generic_category().message(errno);
  ::close(file);
  if (!kept) ::unlink(path.c_str());
  return why;
}

std::string replace_secret(const std::filesystem::path& path, std::string_view text) {
  auto beside = path;
  beside.replace_filename("." + path.filename().string() + "." + std::to_string(::getpid()));
  // What another process of this number may have left when it died.
  std::error_code failed;
  std::filesystem::remove(beside, failed);
  if (auto why = write_secret(beside, text); !why.empty()) return why;
  std::filesystem::rename(beside, path, failed);
  if (!failed) return {};
  const auto why = failed.message();
  std::filesystem::remove(beside, failed);
  return why;
}

}  // namespace sabot
