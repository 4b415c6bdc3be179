#pragma once
// Google Benchmark's console with only the best repetition of each benchmark, and then what the
// figures mean: how far they are from the targets, and which stage of a command costs what.

#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <vector>

namespace sabot::bench {

class Summary : public benchmark::ConsoleReporter {
 public:
  // Tables, without colours: the figures are copied into reports.
  Summary() : ConsoleReporter(OO_Tabular) {}

  // Whatever else runs on the machine can only make a repetition slower, so the best is the truest.
  void ReportRuns(const std::vector<Run>& repetitions) override;
  void Finalize() override;

 private:
  // Of one counter of one benchmark; zero where it was not run.
  double rate(const std::string& benchmark, const std::string& counter) const;
  void print_targets();
  void print_times();
  void print_ratios();
  void print_stages();

  std::map<std::string, Run> best_;
};

}  // namespace sabot::bench
