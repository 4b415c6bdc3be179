#include <chrono>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/chrono.h>
#include <fmt/format.h>

#include "sabot/cli/command.hpp"
#include "sabot/cli/failed_file.hpp"
#include "sabot/cli/history.hpp"
#include "sabot/cli/record_text.hpp"
#include "sabot/cli/stored_table.hpp"
#include "sabot/law/legal.hpp"
#include "sabot/store/audit.hpp"

// sabot history export: a table's coups, as rounds that can be judged again and as JSON.

namespace sabot::cli {
namespace {

struct HistoryOptions {
  std::string table;
  std::string data;
  std::string journal;
  std::string out;
  std::uint64_t from_coup = 1;
};

// What is exported: the journal's bytes, and when its records were stored, where that is known.
struct Source {
  std::string name;
  std::vector<std::uint8_t> bytes;
  std::map<std::uint64_t, store::Milliseconds> times;
};

std::string time_text(store::Milliseconds at) {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(at / 1000)));
}

// The operator's settings, as a round's line has them.
std::string settings_line(const table::Genesis& genesis) {
  const auto plain = law::Ruleset::of(genesis.regulation, genesis.game);
  auto laid = plain;
  if (!laid || !law::overlay_recorded(*laid, genesis.overlay)) return {};
  std::string line;
  for (const auto& one : laid->parameters()) {
    const auto* own = plain->find(one.name);
    if (own == nullptr || own->value != one.value || own->by != one.by)
      line += " " + one.name + "=" + law::value_text(one.value);
  }
  if (!law::departures_of(*laid).empty()) line = fmt::format(" {}=true{}", law::leaving_key, line);
  return line.empty() ? line : "set" + line + "\n";
}

class Exporter {
 public:
  Exporter(const Common& common, const Source& source, const table::Genesis& genesis,
           std::uint64_t from, std::ostream& out)
      : common_(common), source_(source), genesis_(genesis), from_(from), out_(out) {}

  void take(const Coup& coup) {
    if (coup.number >= from_) ++exported_;
    if (common_.json)
      write_json(coup);
    else
      write_round(coup);
  }
  std::uint64_t exported() const { return exported_; }

 private:
  std::optional<store::Milliseconds> time_of(const Coup& coup) const {
    const auto found = source_.times.find(coup.records.back().sequence);
    return found == source_.times.end() ? std::nullopt : std::optional(found->second);
  }

  void write_json(const Coup& coup) {
    if (coup.number < from_) return;
    boost::json::object json{{"table", source_.name},        {"game", genesis_.game},
                             {"rules", genesis_.regulation}, {"number", coup.number},
                             {"talla", coup.talla},          {"coup", coup.coup},
                             {"ended", coup.ended}};
    if (const auto at = time_of(coup)) json["at"] = time_text(*at);
    boost::json::array records;
    for (const auto& one : coup.records)
      records.push_back(record_json(one, genesis_, common_.lang()));
    json["records"] = std::move(records);
    out_ << boost::json::serialize(json) << '\n';
  }

  // What stands before the first coup asked for is given without its events, so that the round
  // begins where the table began; and not at all if there is no such coup.
  void write_round(const Coup& coup) {
    if (coup.number < from_) {
      for (const auto& record : coup.records) before_ += ">> " + record.notation + '\n';
      return;
    }
    if (exported_ == 1)
      out_ << fmt::format("# {}\ngame {}\nrules {}\n{}", source_.name, genesis_.game,
                          genesis_.regulation, settings_line(genesis_))
           << before_;
    out_ << heading(coup);
    for (const auto& record : coup.records) {
      out_ << "> " << record.notation << '\n';
      for (const auto& one : record.events)
        out_ << fmt::format("< {} {}\n", one.notation, articles_text(one.by));
    }
  }
  std::string heading(const Coup& coup) const {
    auto text =
        fmt::format("\n# talla {}, {} {}", coup.talla, common_.say("jugada", "coup"), coup.coup);
    if (!coup.ended) text += common_.say(" (sin terminar)", " (not ended)");
    text += fmt::format(fmt::runtime(common_.say("; jugada {} de la mesa, asientos {} a {}",
                                                 "; coup {} of the table, records {} to {}")),
                        coup.number, coup.records.front().sequence, coup.records.back().sequence);
    if (const auto at = time_of(coup)) text += "; " + time_text(*at);
    return text + '\n';
  }

  const Common& common_;
  const Source& source_;
  const table::Genesis& genesis_;
  std::uint64_t from_;
  std::ostream& out_;
  std::uint64_t exported_ = 0;
  std::string before_;  // commands of the coups that were not asked for
};

std::optional<Source> read_file_source(Common& common, const HistoryOptions& options) {
  auto bytes = read_journal_file(common, options.journal);
  if (!bytes) return std::nullopt;
  return Source{options.journal, *std::move(bytes), {}};
}

std::optional<Source> read_stored_source(Common& common, const HistoryOptions& options) {
  auto reader = store::Reader::open(options.data);
  if (!reader) return common.fail(describe(reader.error(), common.lang())), std::nullopt;
  const auto info = find_stored_table(common, *reader, options.table);
  if (!info) return std::nullopt;
  const auto moment = reader->moment();
  if (!moment) return common.fail(describe(moment.error(), common.lang())), std::nullopt;
  Source source{info->id, {}, {}};
  auto bytes = store::journal_of(*reader, info->id);
  const auto read = reader->records(info->id, 0, [&](const store::StoredRecord& record) {
    source.times[record.sequence] = record.at;
  });
  if (!bytes || !read)
    return common.fail(describe(bytes ? read.error() : bytes.error(), common.lang())), std::nullopt;
  source.bytes = *std::move(bytes);
  return source;
}

void export_from(Common& common, const HistoryOptions& options, const Source& source,
                 std::ostream& out) {
  const auto genesis = read_genesis_of(common, source.name, source.bytes);
  if (!genesis) return;
  Exporter exporter(common, source, *genesis, options.from_coup, out);
  CoupSplitter splitter([&](const Coup& coup) { exporter.take(coup); });
  const auto told = table::find_game(genesis->regulation, genesis->game)
                        ->tell_records(source.bytes, [&](const table::ToldRecord& record) {
                          splitter.take(record);
                        });
  splitter.end();
  if (!told) {
    // What came before it stands.
    common.exit = Exit::not_so;
    std::cerr << fmt::format("sabot: {}: {}\n", source.name, common.say_error(told.error()));
  } else if (exporter.exported() == 0) {
    common.fail(fmt::format("{}: {} {}", source.name,
                            common.say("la mesa no tiene la jugada", "the table has no coup"),
                            options.from_coup));
  }
}

void export_history(Common& common, const HistoryOptions& options) {
  const bool stored = !options.data.empty() && !options.table.empty();
  if (stored == !options.journal.empty())
    return common.fail(common.say("diga una mesa con --data, o un diario con --journal",
                                  "name a table with --data, or a journal with --journal"));
  const auto source =
      stored ? read_stored_source(common, options) : read_file_source(common, options);
  if (!source) return;
  if (options.out.empty()) return export_from(common, options, *source, std::cout);
  std::ofstream file(options.out, std::ios::binary);
  export_from(common, options, *source, file);
  if (!file.flush()) fail_to_write(common, options.out);
}

}  // namespace

void add_history(Command program, Common& common) {
  const auto history = add_group(program, common, "history",
                                 {"Lo que se ha jugado en una mesa, jugada a jugada",
                                  "What was played at a table, coup by coup"},
                                 "sabot history export --data casino.db t1 -o t1.round");
  auto options = std::make_shared<HistoryOptions>();
  const auto command =
      add_command(history, common, "export",
                  {"Escribe las jugadas de una mesa, cartas ocultas incluidas, como ronda que "
                   "sabot round vuelve a juzgar; con --json, una jugada por línea",
                   "Writes a table's coups, hidden cards included, as a round that sabot round can "
                   "judge again; with --json, one coup per line"},
                  "sabot history export --data casino.db t1 -o t1.round");
  command.add_option(
      common.text("MESA", "TABLE"), options->table,
      common.text("La mesa, por su nombre en la base de datos", "The table's id in the database"));
  command.add_option("--data", options->data,
                     common.text("La base de datos de la casa; puede estar en uso",
                                 "The house's database file; it may be in use"));
  command.add_option("--journal", options->journal,
                     common.text("Un fichero de diario, en su lugar", "A journal file instead"));
  command
      .add_option(
          "--from-coup", options->from_coup,
          common.text("La primera jugada de la mesa que se escribe", "The first coup to write"))
      .within(1);
  command.add_option("-o,--output", options->out,
                     common.text("Escribe en este fichero", "Write to this file"));
  command.callback([&common, options] { export_history(common, *options); });
}

}  // namespace sabot::cli
