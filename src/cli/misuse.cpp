#include "sabot/cli/misuse.hpp"

#include <array>
#include <regex>
#include <sstream>

#include <fmt/format.h>

#include "sabot/base/distance.hpp"
#include "sabot/cli/command_line.hpp"

namespace sabot::cli {
namespace {

struct Misuse {
  const char* own;  // CLI11's sentence, a regular expression
  const char* es;
  const char* en;
};
// The first that fits.
constexpr std::array misuses{
    Misuse{"The following arguments? (?:was|were) not expected: (.*)", "no se esperaba: $1",
           "not expected: $1"},
    Misuse{"A subcommand is required", "falta la orden", "a command is missing"},
    Misuse{"(.*) is required", "falta $1", "$1 is missing"},
    Misuse{"(.*): \\d+ required .* missing", "falta el valor de $1", "$1 has no value"},
    Misuse{"(.*): At least \\d+ required but received .*", "falta el valor de $1",
           "$1 has no value"},
    Misuse{"(.*): At Most \\d+ required but received .*", "$1 se da más de una vez",
           "$1 is given more than once"},
    Misuse{"(.*) was given a disallowed flag override", "$1 no lleva valor", "$1 takes no value"},
    Misuse{"(.*): Should be true/false or a number", "$1 no lleva valor", "$1 takes no value"},
    Misuse{"(.*): too many inputs for a flag", "$1 no lleva valor", "$1 takes no value"},
    Misuse{"Could not convert: --json = .*", "--json no lleva valor", "--json takes no value"},
    Misuse{"Could not convert: (.*) = (.*)", "$1: «$2» no es un número de los que admite",
           "$1: \"$2\" is not a number it takes"},
    Misuse{"(.*): (.*) not in \\{(.*)\\}", "$1: «$2» no es ninguno de estos: $3",
           "$1: \"$2\" is none of these: $3"},
    Misuse{"(.*): Value (.*) not in range 0\\.0.* to .*", "$1: «$2» no es un número mayor que cero",
           "$1: \"$2\" is not a number above zero"},
    Misuse{"(.*): Value (.*) not in range (.*) to (.*)", "$1: «$2» no es un número de $3 a $4",
           "$1: \"$2\" is not a number from $3 to $4"},
    Misuse{"(.*) requires (.*)", "$1 necesita $2", "$1 needs $2"},
    Misuse{"(.*) excludes (.*)", "$1 y $2 no van juntas", "$1 and $2 do not go together"},
};

// The command that the arguments got to.
const CLI::App& innermost(const CLI::App& program) {
  const auto* app = &program;
  for (auto under = app->get_subcommands(); !under.empty(); under = app->get_subcommands())
    app = under.back();
  return *app;
}

std::string full_name(const CLI::App& app) {
  return app.get_parent() == nullptr ? app.get_name()
                                     : full_name(*app.get_parent()) + " " + app.get_name();
}

// The option most like the one that somebody may have misspelt; empty where none is near.
std::string nearest_option(const CLI::App& app, std::string_view given) {
  given = given.substr(0, given.find_first_of(" ="));
  if (!given.starts_with("--")) return {};
  for (const auto* option : app.get_options())
    for (const auto& name : option->get_lnames())
      if (distance(given.substr(2), name) <= 1 + name.size() / 3) return "--" + name;
  return {};
}

// CLI11 lists what it did not expect from the last to the first.
std::string in_order(std::string own) {
  const auto at = own.find(": ") + 2;
  std::string text;
  std::istringstream words(own.substr(at));
  for (std::string word; words >> word;) text = text.empty() ? word : word + " " + text;
  return own.replace(at, own.npos, text);
}

std::string reworded(const Common& common, const std::string& own) {
  for (const auto& one : misuses) {
    const std::regex pattern(one.own);
    if (std::regex_match(own, pattern))
      return std::regex_replace(own, pattern, common.text(one.es, one.en));
  }
  return own;
}

}  // namespace

std::string misuse_text(const Common& common, const CLI::App& program,
                        const CLI::ParseError& error) {
  const auto& app = innermost(program);
  const bool unexpected = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
  const std::string own = unexpected ? in_order(error.what()) : error.what();
  auto text = reworded(common, own);
  if (unexpected) {
    const auto near = nearest_option(app, std::string_view(own).substr(own.find(": ") + 2));
    if (!near.empty())
      text +=
          fmt::format(fmt::runtime(common.say(" (¿quiso decir {}?)", " (did you mean {}?)")), near);
  }
  return text + fmt::format(fmt::runtime(common.say("; {} --help lo explica", "; see {} --help")),
                            full_name(app));
}

}  // namespace sabot::cli
