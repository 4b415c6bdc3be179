#include <memory>

#include "sabot/cli/command.hpp"
#include "sabot/cli/join_table.hpp"

// sabot join: sits down at a table of a house, from a terminal or a script.

namespace sabot::cli {
namespace {

void join(Common& common, const JoinWish& wish) {
  const auto url = net::read_url(wish.url);
  if (!url) return common.fail(url.error());
  DistantHouse house(*url, {wish.insecure}, common.lang());
  Lines lines;
  const auto visit = go_to_table(common, house, lines, wish);
  if (!visit) return;
  JoinedTable(common, house, lines, *visit).run();
}

}  // namespace

void add_join(CLI::App& program, Common& common) {
  auto wish = std::make_shared<JoinWish>();
  auto* command = add_command(
      program, common, "join",
      "Sits down at a table of a house, from a terminal or by a script of lines; with --json every "
      "message of the house comes as it is, one a line",
      "sabot join http://127.0.0.1:8080 --name ana");
  command->add_option("URL", wish->url, "Where the house is, as sabot serve says")->required();
  command->add_option("--table", wish->table, "Which table; otherwise they are listed");
  auto* name = command->add_option("--name", wish->name,
                                   "Come in as a guest of this name; otherwise as who came last");
  command->add_option("--account", wish->account, "Come in with an account, by its password")
      ->excludes(name);
  auto* as = command
                 ->add_option("--as", wish->as,
                              "In which office: player, croupier, inspector, director, cashier")
                 ->capture_default_str();
  command->add_option("--chips", wish->chips, "Buy so many if you have none; 0: none");
  command->add_flag("--watch", wish->watch, "Only watch")->excludes(as);
  command->add_flag("--insecure", wish->insecure, "With https: do not ask whose certificate it is");
  command->callback([&common, wish] { join(common, *wish); });
}

}  // namespace sabot::cli
