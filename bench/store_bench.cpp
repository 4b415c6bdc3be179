// Records through the store's group commit on this machine's disk: a number of tables, each of
// which waits until its record is durable before it submits the next. Time is wall-clock: nearly
// all of it is spent waiting for the disk.

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <latch>
#include <memory>
#include <string>
#include <vector>

#include "sabot/base/invariant.hpp"
#include "sabot/store/writer.hpp"
#include "sabot/table/chain.hpp"

namespace sabot::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t payload_bytes = 40;  // as most records of a coup have
const auto folder = std::filesystem::temp_directory_path();

// One table that goes on from its callbacks. All of them share the writer's thread.
class Table {
 public:
  Table(store::Writer& writer, std::string id) : writer_(writer), id_(std::move(id)) {
    store::TableInfo info;
    info.id = id_;
    const auto opened = writer_.write(store::NewTable{std::move(info), next()});
    require(opened.has_value(), "bench: a table cannot be stored");
  }

  void play(std::size_t records, std::latch& done, std::vector<double>& milliseconds) {
    left_ = records;
    done_ = &done;
    milliseconds_ = &milliseconds;
    submit();
  }

 private:
  // With one posting and a key, as a command from a server has on the average.
  store::Append next() {
    store::Append append{.table = id_,
                         .sequence = chain_.length(),
                         .payload = {},
                         .hash = {},
                         .postings = {{{ledger::AccountKind::cage, {}},
                                       {ledger::AccountKind::chips, "ana"_who},
                                       100_cents,
                                       ledger::Reason::chips_sold,
                                       {}}},
                         .secret = {},
                         .answers = store::CommandKey{"ana"_who, std::to_string(chain_.length())}};
    append.payload.assign(payload_bytes, static_cast<std::uint8_t>(chain_.length()));
    append.hash = chain_.link(append.payload);
    chain_.advance(append.hash);
    return append;
  }

  void submit() {
    const auto begun = Clock::now();
    const auto taken = writer_.submit(next(), [this, begun](const store::Stored<void>& stored) {
      require(stored.has_value(), "bench: a record was not stored");
      const std::chrono::duration<double, std::milli> waited = Clock::now() - begun;
      milliseconds_->push_back(waited.count());
      if (--left_ == 0)
        done_->count_down();
      else
        submit();
    });
    require(taken.has_value(), "bench: a record was not taken");
  }

  store::Writer& writer_;
  std::string id_;
  table::Chain chain_;
  std::size_t left_ = 0;
  std::latch* done_ = nullptr;
  std::vector<double>* milliseconds_ = nullptr;
};

double percentile(std::vector<double>& sorted, std::size_t percent) {
  return sorted[std::min(sorted.size() - 1, sorted.size() * percent / 100)];
}

void store_records(benchmark::State& bench) {
  const auto count = static_cast<std::size_t>(bench.range(0));
  const auto records = std::max<std::size_t>(50, 300 / count);
  const auto file = folder / ("sabot-bench-" + std::to_string(::getpid()) + ".db");
  std::vector<double> milliseconds;
  {
    auto writer = store::Writer::open(file);
    require(writer.has_value(), "bench: the store cannot be opened");
    std::vector<std::unique_ptr<Table>> tables;
    for (std::size_t i = 0; i < count; ++i)
      tables.push_back(std::make_unique<Table>(**writer, std::to_string(i)));
    for (auto _ : bench) {
      std::latch done(static_cast<std::ptrdiff_t>(count));
      for (auto& table : tables) table->play(records, done, milliseconds);
      done.wait();
    }
  }
  for (const auto* suffix : {"", "-wal", "-shm", ".lock"})
    std::filesystem::remove(file.string() + suffix);

  std::ranges::sort(milliseconds);
  bench.counters["records"] =
      benchmark::Counter(static_cast<double>(milliseconds.size()), benchmark::Counter::kIsRate);
  for (const std::size_t percent : {50u, 95u, 99u})
    bench.counters["p" + std::to_string(percent) + "_ms"] = percentile(milliseconds, percent);
}

BENCHMARK(store_records)
    ->Arg(1)
    ->Arg(10)
    ->Arg(200)
    ->Iterations(5)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sabot::bench
