#include "sabot/cli/command_tree.hpp"

#include <boost/json/array.hpp>

#include "sabot/cli/command_line.hpp"
#include "sabot/cli/help_format.hpp"

namespace sabot::cli {
namespace {

// CLI11 describes what an option takes as "TEXT:{es,en}".
std::vector<std::string> values_of(const CLI::Option& option) {
  const auto kind = option.get_type_name();
  const auto open = kind.find('{');
  if (open == kind.npos || !kind.ends_with('}')) return {};
  return CLI::detail::split(kind.substr(open + 1, kind.size() - open - 2), ',');
}

OptionFacts facts_of(const CLI::Option& option, const HelpFormat& format) {
  OptionFacts facts;
  facts.is_argument = !option.nonpositional();
  if (facts.is_argument) facts.names.push_back(option.get_name());
  for (const auto& name : option.get_snames()) facts.names.push_back("-" + name);
  for (const auto& name : option.get_lnames()) facts.names.push_back("--" + name);
  facts.takes_value = option.get_type_size() != 0;
  facts.value = CLI::detail::trim_copy(format.make_option_opts(&option));
  facts.values = values_of(option);
  facts.help = option.get_description();
  return facts;
}

CommandFacts read(const CLI::App& app, const std::string& path, const HelpFormat& format) {
  CommandFacts facts{path, app.get_description(), app.get_footer(), {}, {}};
  for (const auto* option : app.get_options()) facts.options.push_back(facts_of(*option, format));
  for (const auto* command : app.get_subcommands([](const CLI::App*) { return true; }))
    facts.commands.push_back(read(
        *command, path.empty() ? command->get_name() : path + " " + command->get_name(), format));
  return facts;
}

}  // namespace

CommandFacts tree_of(const CLI::App& program, const Common& common) {
  return read(program, "", HelpFormat(common));
}

boost::json::object tree_json(const CommandFacts& command) {
  boost::json::array options;
  for (const auto& one : command.options) {
    boost::json::array names(one.names.begin(), one.names.end());
    boost::json::object option{{"names", std::move(names)}, {"help", one.help}};
    if (one.is_argument) option["argument"] = true;
    if (one.takes_value) option["value"] = one.value;
    if (!one.values.empty())
      option["values"] = boost::json::array(one.values.begin(), one.values.end());
    options.push_back(std::move(option));
  }
  boost::json::array commands;
  for (const auto& one : command.commands) commands.push_back(tree_json(one));
  return {{"command", command.path},
          {"what", command.what},
          {"example", command.example},
          {"options", std::move(options)},
          {"commands", std::move(commands)}};
}

}  // namespace sabot::cli
