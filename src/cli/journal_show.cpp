#include "sabot/cli/journal_show.hpp"

#include <iostream>
#include <limits>
#include <memory>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "sabot/cli/command.hpp"
#include "sabot/cli/departures_text.hpp"
#include "sabot/cli/record_text.hpp"

// sabot journal show: what a table wrote down, record by record.

namespace sabot::cli {
namespace {

struct ShowOptions {
  std::string file;
  std::uint64_t from = 0;
  std::uint64_t to = std::numeric_limits<std::uint64_t>::max();
};

void print_record(const Common& common, const table::Genesis& genesis,
                  const table::ToldRecord& record) {
  if (common.json) {
    std::cout << boost::json::serialize(record_json(record, genesis, common.lang())) << '\n';
    return;
  }
  std::cout << fmt::format("{} > {}\n", tinted(Tone::dim, fmt::format("{:>6}", record.sequence)),
                           tinted(Tone::strong, record.notation));
  for (const auto& one : record.events)
    std::cout << fmt::format("       < {:<54} {}\n", one.notation,
                             tinted(Tone::dim, articles_text(one.by)));
}

void print_genesis(const Common& common, const table::Genesis& genesis) {
  const auto departures = departures_by(genesis.regulation, genesis.game, genesis.overlay);
  if (common.json) {
    std::cout << boost::json::serialize(
                     boost::json::object{{"sequence", 0},
                                         {"game", genesis.game},
                                         {"rules", genesis.regulation},
                                         {"overlay", genesis.overlay},
                                         {"leaves-regulation", departures_json(departures)},
                                         {"catalogue", genesis.catalogue}})
              << '\n';
    return;
  }
  std::cout << fmt::format("{} # {} {}\n", tinted(Tone::dim, fmt::format("{:>6}", 0)), genesis.game,
                           genesis.regulation);
  if (!genesis.overlay.empty()) std::cout << genesis.overlay << '\n';
  std::cout << departures_text(common, departures);
}

void show(Common& common, const ShowOptions& options) {
  const auto bytes = read_journal_file(common, options.file);
  if (!bytes) return;
  const auto genesis = read_genesis_of(common, options.file, *bytes);
  if (!genesis) return;
  if (options.from > options.to)
    return common.fail(common.say("--from es mayor que --to", "--from is after --to"));
  if (options.from == 0) print_genesis(common, *genesis);
  std::uint64_t last = 0;
  const auto told = table::find_game(genesis->regulation, genesis->game)
                        ->tell_records(*bytes, [&](const table::ToldRecord& record) {
                          last = record.sequence;
                          if (record.sequence >= options.from && record.sequence <= options.to)
                            print_record(common, *genesis, record);
                        });
  if (told && options.from > last)
    return common.fail(worded("{}: no hay ningún asiento {}; el último es el {}",
                              "{}: there is no record {}; the last is {}",
                              {options.file, std::to_string(options.from), std::to_string(last)}));
  if (told) return;
  // What came before it stands; standard output may be JSON for a program.
  common.exit = Exit::not_so;
  std::cerr << fmt::format("sabot: {}: {}\n", options.file, common.say_error(told.error()));
}

}  // namespace

void add_journal_show(Command journal, Common& common) {
  auto options = std::make_shared<ShowOptions>();
  const auto command = add_command(journal, common, "show",
                                   {"Escribe un diario entero, cada suceso con sus artículos",
                                    "Writes a journal out, each event with its articles"},
                                   "sabot journal show table.journal --from 30 --to 40");
  command
      .add_option(common.text("FICHERO", "FILE"), options->file,
                  common.text("El diario de una mesa", "A table's journal"))
      .required();
  command.add_option("--from", options->from,
                     common.text("El primer asiento que se muestra", "The first record to show"));
  command.add_option("--to", options->to,
                     common.text("El último asiento que se muestra", "The last record to show"));
  command.callback([&common, options] { show(common, *options); });
}

}  // namespace sabot::cli
