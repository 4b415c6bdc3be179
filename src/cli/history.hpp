#pragma once
// A journal's records, coup by coup: each with all that led up to it since the one before.

#include <cstdint>
#include <functional>
#include <vector>

#include "sabot/table/any_table.hpp"

namespace sabot::cli {

struct Coup {
  std::uint64_t number = 0;  // of the table, from 1
  int talla = 0;             // of the table, from 1; 0 before the first
  int coup = 0;              // of its talla, from 1
  bool ended = false;        // no: what follows the last one, if anything does
  std::vector<table::ToldRecord> records;
};

class CoupSplitter {
 public:
  using Listener = std::function<void(const Coup&)>;

  explicit CoupSplitter(Listener listener) : listener_(std::move(listener)) {}

  void take(table::ToldRecord record);
  // Behind the last record.
  void end();

 private:
  void hear(rules::Milestone milestone);
  void hand_out();

  Listener listener_;
  Coup now_{.number = 1, .talla = 0, .coup = 0, .ended = false, .records = {}};
  int coups_ = 0;  // of this talla, played to their end
};

}  // namespace sabot::cli
