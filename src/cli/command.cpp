#include "sabot/cli/command_line.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

#include <fmt/format.h>

#include "sabot/base/spanish.hpp"
#include "sabot/cli/failed_file.hpp"

namespace sabot::cli {

law::Language Common::lang() const {
  if (language == "es") return law::Language::es;
  if (language == "en") return law::Language::en;
  for (const char* variable : {"SABOT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(variable); value != nullptr && *value != '\0')
      return std::string_view(value).starts_with("es") ? law::Language::es : law::Language::en;
  return law::Language::en;
}

void add_language(Command command, Common& common) {
  command
      .add_option("--lang", common.language,
                  common.text("El idioma: es o en; si falta, el del entorno",
                              "The language, es or en; the environment's if left out"))
      .one_of({"es", "en"});
}

std::string Common::say_error(std::string_view english) const {
  return lang() == law::Language::es ? spanish(english) : std::string(english);
}

void Common::fail(std::string_view what) {
  std::cerr << "sabot: " << say_error(what) << '\n';
  exit = Exit::failed;
}

Command add_group(Command parent, Common& common, const std::string& name, const Wording& what,
                  const std::string& example) {
  auto* group = parent.own().add_subcommand(name, std::string(common.say(what)));
  group->require_subcommand(1);
  add_language(Command(*group), common);
  group->footer(common.text("Ejemplo:", "Example:") + "\n  " + example);
  return Command(*group);
}

Command add_command(Command parent, Common& common, const std::string& name, const Wording& what,
                    const std::string& example) {
  const auto command = add_group(parent, common, name, what, example);
  command.own().require_subcommand(0);
  command.add_flag("--json", common.json,
                   common.text("Escribe JSON, para programas", "Write JSON for programs"));
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
  errno = 0;
  std::ifstream in(path == "-" ? "/dev/stdin" : path, std::ios::binary);
  in.peek();  // a folder opens, and breaks here
  std::ostringstream text;
  text << in.rdbuf();
  // An empty file leaves a mark of its own on the stream; only a broken read is a failure.
  if (!in.is_open() || in.bad() || text.bad()) return fail_to_read(common, path), std::nullopt;
  return std::move(text).str();
}

}  // namespace sabot::cli
