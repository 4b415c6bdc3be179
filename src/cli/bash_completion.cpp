#include <fmt/format.h>

#include "sabot/cli/command_tree.hpp"

// Completions for bash: the words that may follow each command, and the values that an option takes
// where they are few. Everything else is completed as a file.

namespace sabot::cli {
namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

// "law list") words="--rules --game …" ;;
std::string words_of(const CommandFacts& command) {
  std::vector<std::string> words;
  for (const auto& one : command.commands)
    words.push_back(one.path.substr(one.path.rfind(' ') + 1));
  for (const auto& option : command.options)
    if (!option.is_argument) words.insert(words.end(), option.names.begin(), option.names.end());
  auto text = fmt::format("    \"{}\") words=\"{}\" ;;\n", command.path, joined(words));
  for (const auto& one : command.commands) text += words_of(one);
  return text;
}

// "law list:--rules") values="es79 as11 ar art" ;;
std::string values_of(const CommandFacts& command) {
  std::string text;
  for (const auto& option : command.options)
    for (const auto& name : option.names)
      if (!option.is_argument && option.takes_value)
        text += option.values.empty()
                    ? fmt::format("    \"{}:{}\") is_value=1 ;;\n", command.path, name)
                    : fmt::format("    \"{}:{}\") is_value=1 values=\"{}\" ;;\n", command.path,
                                  name, joined(option.values));
  for (const auto& one : command.commands) text += values_of(one);
  return text;
}

std::string paths_of(const CommandFacts& command) {
  std::string text;
  for (const auto& one : command.commands)
    text += (text.empty() ? "" : "|") + fmt::format("\"{}\"", one.path);
  for (const auto& one : command.commands)
    if (!one.commands.empty()) text += "|" + paths_of(one);
  return text;
}

}  // namespace

std::string bash_completion(const CommandFacts& program) {
  return fmt::format(R"(# Completions of sabot for bash, written by `sabot completions`.
_sabot() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}}
  local path="" next words="" values="" is_value="" i
  for ((i = 1; i < COMP_CWORD; ++i)); do
    next=${{path:+$path }}${{COMP_WORDS[i]}}
    case $next in
    {}) path=$next ;;
    esac
  done
  case $path:$before in
{}  esac
  if [[ -n $is_value ]]; then
    COMPREPLY=($(compgen -W "$values" -- "$word"))
    return
  fi
  case $path in
{}  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o bashdefault -o default -F _sabot sabot
)",
                     paths_of(program), values_of(program), words_of(program));
}

}  // namespace sabot::cli
