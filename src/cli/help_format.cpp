#include "sabot/cli/help_format.hpp"

#include "sabot/cli/command_line.hpp"

#include <array>
#include <string_view>

namespace sabot::cli {
namespace {

struct Label {
  std::string_view own;  // CLI11's
  std::string_view es;
  std::string_view en;
};
constexpr std::array labels{
    Label{"Usage", "Uso", "Usage"},
    Label{"OPTIONS", "OPCIONES", "OPTIONS"},
    Label{"SUBCOMMAND", "ORDEN", "COMMAND"},
    Label{"SUBCOMMANDS", "ÓRDENES", "COMMANDS"},
    Label{"Positionals", "Argumentos", "Arguments"},
    Label{"Options", "Opciones", "Options"},
    Label{"REQUIRED", "(obligatorio)", "(required)"},
    Label{"Needs", "con", "with"},
    Label{"Excludes", "no con", "not with"},
    Label{"TEXT", "TEXTO", "TEXT"},
    Label{"INT", "ENTERO", "INTEGER"},
    Label{"UINT", "ENTERO", "INTEGER"},
    Label{"POSITIVE", "desde 1", "1 or more"},
};

}  // namespace

HelpFormat::HelpFormat(const Common& common) : spanish_(common.lang() == law::Language::es) {
  for (const auto& one : labels)
    label(std::string(one.own), std::string(spanish_ ? one.es : one.en));
}

std::string HelpFormat::make_group(std::string group, bool is_positional,
                                   std::vector<const CLI::Option*> options) const {
  return Formatter::make_group(get_label(std::move(group)), is_positional, std::move(options));
}

std::string HelpFormat::make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const {
  return CLI::detail::find_and_replace(Formatter::make_subcommands(app, mode), "\nSubcommands:\n",
                                       spanish_ ? "\nÓrdenes:\n" : "\nCommands:\n");
}

// CLI11 writes "INT:INT in [1 - 14]" and "TEXT:{es,en}": a reader wants 1..14 and
// {es,en}.
std::string HelpFormat::kind_of(const CLI::Option& option) const {
  const auto whole = option.get_type_name();
  const auto colon = whole.find(':');
  if (colon == std::string::npos) return get_label(whole);
  const auto check = whole.substr(colon + 1);
  const auto open = check.find(" in [");
  if (open == std::string::npos) return get_label(check);
  const auto range = check.substr(open + 5, check.size() - open - 6);
  return CLI::detail::find_and_replace(range, " - ", "..");
}

std::string HelpFormat::make_option_opts(const CLI::Option* option) const {
  std::string text;
  if (option->get_type_size() != 0) {
    text += " " + kind_of(*option);
    if (const auto usual = option->get_default_str(); !usual.empty()) text += "=" + usual;
    if (option->get_expected_max() == CLI::detail::expected_max_vector_size) text += " ...";
    if (option->get_required()) text += " " + get_label("REQUIRED");
  }
  const auto add = [&](const char* name, const std::set<CLI::Option*>& others) {
    if (others.empty()) return;
    text += " (" + get_label(name);
    for (const auto* one : others) text += " " + one->get_name();
    text += ")";
  };
  add("Needs", option->get_needs());
  add("Excludes", option->get_excludes());
  return text;
}

}  // namespace sabot::cli
