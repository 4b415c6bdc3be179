#include <iostream>
#include <memory>

#include <boost/json/serialize.hpp>

#include "sabot/cli/command_tree.hpp"

// sabot manual, sabot completions: the program's own description, as man and shells read it.

namespace sabot::cli {

void add_manual(Command program, Common& common) {
  const auto command =
      add_command(program, common, "manual",
                  {"Escribe la página de manual; con --json, todas las órdenes y opciones",
                   "Writes the manual page; with --json, every command and option"},
                  "sabot manual | man -l -");
  command.callback([&common, program] {
    const auto tree = tree_of(program.own(), common);
    if (common.json)
      std::cout << boost::json::serialize(tree_json(tree)) << '\n';
    else
      std::cout << manual_page(tree, common);
  });
}

void add_completions(Command program, Common& common) {
  const auto command =
      add_command(program, common, "completions",
                  {"Escribe lo que completa el tabulador en bash (y en zsh, con bashcompinit)",
                   "Writes the completions for bash (and for zsh, with bashcompinit)"},
                  "sabot completions > ~/.local/share/bash-completion/completions/sabot");
  command.callback([&common, program] {
    const auto text = bash_completion(tree_of(program.own(), common));
    if (common.json)
      std::cout << boost::json::serialize(boost::json::object{{"bash", text}}) << '\n';
    else
      std::cout << text;
  });
}

}  // namespace sabot::cli
