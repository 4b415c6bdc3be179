// A journal's file of more than a million events, read again: its chain verified, its events
// folded, and every decision in it made again.

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "bench/play.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/table/replay.hpp"
#include "sabot/table/table.hpp"

namespace sabot::bench {
namespace {

using table::Depth;

constexpr std::int64_t events_wanted = 1'200'000;

// Written when first asked for, and removed when the program ends.
class JournalFile {
 public:
  JournalFile() {
    auto journal = table::FileJournal::open(path_);
    require(journal.has_value(), "bench: the journal's file cannot be made");
    auto table =
        table::Table<Game, table::FileJournal>::open(as11_rules(), genesis(), *std::move(journal));
    require(table.has_value(), "bench: the table cannot be opened");
    const auto take = [&](const Command& command) {
      const auto events = table->submit(command);
      require(events.has_value(), "bench: a command was refused");
      events_ += std::ssize(**events);
    };
    for (const auto& command : opening()) take(command);
    Everybody everybody(2);
    while (events_ < events_wanted) take(everybody.next(table->state()));
  }
  ~JournalFile() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
  }
  JournalFile(const JournalFile&) = delete;
  JournalFile& operator=(const JournalFile&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::int64_t events() const { return events_; }

 private:
  std::filesystem::path path_ = std::filesystem::temp_directory_path() /
                                ("sabot-bench-" + std::to_string(::getpid()) + ".journal");
  std::int64_t events_ = 0;
};

const JournalFile& journal_file() {
  static const JournalFile file;
  return file;
}

template <class Read>
void measure(benchmark::State& bench, Read read) {
  const auto& file = journal_file();
  std::int64_t bytes_read = 0;
  for (auto _ : bench) {
    const auto bytes = table::read_journal(file.path());
    require(bytes.has_value(), "bench: the journal cannot be read");
    table::JournalReader reader(*bytes);
    read(reader);
    bytes_read += std::ssize(*bytes);
  }
  bench.counters["events"] = benchmark::Counter(
      static_cast<double>(file.events() * bench.iterations()), benchmark::Counter::kIsRate);
  bench.counters["MB"] =
      benchmark::Counter(static_cast<double>(bytes_read) / 1e6, benchmark::Counter::kIsRate);
}

void replay(benchmark::State& bench, Depth depth) {
  measure(bench, [&](table::JournalReader& reader) {
    require(table::read_genesis(reader).has_value(), "bench: the journal has no first record");
    const auto replayed = table::replay<Game>(reader, as11_rules(), depth);
    require(replayed && replayed->books.total() == Money{}, "bench: the journal is not sound");
  });
}

void journal_verify(benchmark::State& bench) {
  measure(bench, [](table::JournalReader& reader) {
    while (true) {
      const auto record = reader.next();
      require(record.has_value(), "bench: the journal is not sound");
      if (!*record) break;
    }
  });
}
void journal_fold(benchmark::State& bench) { replay(bench, Depth::fold); }
void journal_recompute(benchmark::State& bench) { replay(bench, Depth::recompute); }

BENCHMARK(journal_verify)->Unit(benchmark::kMillisecond)->Repetitions(3);
BENCHMARK(journal_fold)->Unit(benchmark::kMillisecond)->Repetitions(3);
BENCHMARK(journal_recompute)->Unit(benchmark::kMillisecond)->Repetitions(3);

}  // namespace
}  // namespace sabot::bench
