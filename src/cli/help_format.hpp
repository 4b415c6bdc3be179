#pragma once
// How help pages look: the words that CLI11 adds of its own, in the language asked for.

#include "sabot/cli/command_line.hpp"

namespace sabot::cli {

class HelpFormat : public CLI::Formatter {
 public:
  explicit HelpFormat(const Common& common);

  std::string make_group(std::string group, bool is_positional,
                         std::vector<const CLI::Option*> options) const override;
  std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const override;
  std::string make_option_opts(const CLI::Option* option) const override;

 private:
  std::string kind_of(const CLI::Option& option) const;

  bool spanish_;
};

}  // namespace sabot::cli
