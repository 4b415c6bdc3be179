#pragma once
// Every command and option of the program as plain data, for the manual page, the shells'
// completions and programs that draw their own.

#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "sabot/cli/command.hpp"

namespace sabot::cli {

struct OptionFacts {
  std::vector<std::string> names;  // "-o", "--output"; of an argument, its one name
  bool is_argument = false;
  bool takes_value = false;
  std::string value;                // what help says of it: "1..14=7"
  std::vector<std::string> values;  // all it takes, where there are few
  std::string help;
};

struct CommandFacts {
  std::string path;  // "law list"; of the whole program, nothing
  std::string what;
  std::string example;  // as its help ends
  std::vector<OptionFacts> options;
  std::vector<CommandFacts> commands;
};

CommandFacts tree_of(const CLI::App& program, const Common& common);
boost::json::object tree_json(const CommandFacts& command);

// For man, in the language of `common`.
std::string manual_page(const CommandFacts& program, const Common& common);
// For bash, and for zsh by way of bashcompinit.
std::string bash_completion(const CommandFacts& program);

}  // namespace sabot::cli
