#include <iostream>
#include <memory>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/cli/command.hpp"
#include "sabot/cli/journal_show.hpp"
#include "sabot/cli/verify_command.hpp"
#include "sabot/table/journal.hpp"

// sabot journal: proves what a table wrote down, shows it, and mends it after a crash.

namespace sabot::cli {
namespace {

void recover(Common& common, const std::string& file) {
  const auto cut = table::FileJournal::recover(file);
  if (!cut) return common.fail(fmt::format("{}: {}", file, describe(cut.error(), common.lang())));
  if (common.json)
    std::cout << boost::json::serialize(boost::json::object{{"file", file}, {"cut", *cut}}) << '\n';
  else
    std::cout << fmt::format("{}: {} {}\n", file, *cut,
                             common.say("bytes quitados del final", "bytes cut off its end"));
}

void add_recover(Command journal, Common& common) {
  auto file = std::make_shared<std::string>();
  const auto command =
      add_command(journal, common, "recover",
                  {"Quita el último asiento si un fallo lo dejó a medias; guarde una copia",
                   "Cuts off a last record that a crash left unfinished; keep a copy first"},
                  "sabot journal recover table.journal");
  command
      .add_option(common.text("FICHERO", "FILE"), *file,
                  common.text("El diario de una mesa", "A table's journal"))
      .required();
  command.callback([&common, file] { recover(common, *file); });
}

}  // namespace

void add_journal(Command program, Common& common) {
  const auto journal = add_group(program, common, "journal",
                                 {"Verifica, muestra y repara los diarios de las mesas",
                                  "Verifies, shows and repairs tables' journals"},
                                 "sabot journal verify table.journal");
  add_journal_verify(journal, common);
  add_journal_show(journal, common);
  add_recover(journal, common);
}

}  // namespace sabot::cli
