#include "sabot/cli/command.hpp"

#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

#include <fmt/format.h>

namespace sabot::cli {

law::Language Common::lang() const {
  if (language == "es") return law::Language::es;
  if (language == "en") return law::Language::en;
  for (const char* variable : {"SABOT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(variable); value != nullptr && *value != '\0')
      return std::string_view(value).starts_with("es") ? law::Language::es : law::Language::en;
  return law::Language::en;
}

void Common::fail(std::string_view what) {
  std::cerr << "sabot: " << what << '\n';
  exit = Exit::failed;
}

CLI::App* add_command(CLI::App& parent, Common& common, const std::string& name,
                      const std::string& what, const std::string& example) {
  auto* command = parent.add_subcommand(name, what);
  command->add_option("--lang", common.language, "es or en; otherwise as the environment says")
      ->check(CLI::IsMember({"es", "en"}));
  command->add_flag("--json", common.json, "Write JSON for programs");
  command->footer("Example:\n  " + example);
  return command;
}

bool writes_to_terminal() {
  return isatty(STDOUT_FILENO) != 0 && std::getenv("OMPI_COMM_WORLD_SIZE") == nullptr;
}

bool is_colourful() {
  const char* off = std::getenv("NO_COLOR");
  return writes_to_terminal() && (off == nullptr || *off == '\0');
}

std::string tinted(Tone tone, std::string_view text) {
  static const bool colourful = is_colourful();
  if (!colourful || tone == Tone::plain) return std::string(text);
  const char* code = tone == Tone::dim    ? "2"
                     : tone == Tone::good ? "32"
                     : tone == Tone::bad  ? "31"
                                          : "1";
  return fmt::format("\033[{}m{}\033[0m", code, text);
}

std::optional<std::string> read_file(Common& common, const std::string& path) {
  std::ifstream in(path == "-" ? "/dev/stdin" : path, std::ios::binary);
  in.peek();  // a folder opens, and breaks here
  std::ostringstream text;
  text << in.rdbuf();
  // An empty file leaves a mark of its own on the stream; only a broken read is a failure.
  if (!in.is_open() || in.bad() || text.bad()) {
    common.fail(fmt::format("{} {}", common.say("no se puede leer", "cannot read"), path));
    return std::nullopt;
  }
  return std::move(text).str();
}

}  // namespace sabot::cli
