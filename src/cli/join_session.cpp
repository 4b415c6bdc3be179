#include "sabot/cli/join_session.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "sabot/base/person.hpp"
#include "sabot/base/secret_file.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;

fs::path state_folder() {
  // As its specification says, a path that is not absolute does not count.
  if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state == '/')
    return fs::path(state) / "sabot";
  const char* home = std::getenv("HOME");
  return fs::path(home != nullptr ? home : "/nonexistent") / ".local" / "state" / "sabot";
}

// http://127.0.0.1:8080 is http-127.0.0.1-8080.
fs::path folder_of(const net::Url& house) {
  std::string name = house.tls ? "https-" : "http-";
  for (const char c : house.host + "-" + house.port + house.base)
    name += c == '/' || c == ':' || c == '%' ? '-' : c;
  return state_folder() / "sessions" / name;
}

// Anything else that came from a house is not a file name.
bool is_file_name(const std::string& person) { return PersonId::from(person).has_value(); }

std::string newest_in(const fs::path& folder) {
  std::string newest;
  fs::file_time_type when;
  std::error_code failed;
  for (fs::directory_iterator next(folder, failed), end; !failed && next != end;
       next.increment(failed)) {
    const auto name = next->path().filename().string();
    const auto written = next->last_write_time(failed);
    if (failed || !is_file_name(name) || (!newest.empty() && written <= when)) continue;
    newest = name;
    when = written;
  }
  return newest;
}

}  // namespace

std::optional<KeptSession> kept_session(const net::Url& house, const std::string& person) {
  const auto folder = folder_of(house);
  const auto name = person.empty() ? newest_in(folder) : person;
  if (!is_file_name(name)) return std::nullopt;
  std::ifstream in(folder / name);
  KeptSession session{name, {}};
  if (!std::getline(in, session.token) || session.token.empty()) return std::nullopt;
  return session;
}

std::string keep(const net::Url& house, const KeptSession& session) {
  if (!is_file_name(session.person)) return "\"" + session.person + "\"";
  const auto folder = folder_of(house);
  std::error_code failed;
  fs::create_directories(folder, failed);
  if (failed) return folder.string() + ": " + failed.message();
  fs::permissions(folder, fs::perms::owner_all, failed);
  // Put in its place whole: another visit never reads half a token.
  const auto why = replace_secret(folder / session.person, session.token + '\n');
  return why.empty() ? why : (folder / session.person).string() + ": " + why;
}

void forget(const net::Url& house, const std::string& person) {
  std::error_code failed;
  if (is_file_name(person)) fs::remove(folder_of(house) / person, failed);
}

}  // namespace sabot::cli
