#pragma once
// Tables with commas between their cells, for spreadsheets and programs (RFC 4180).

#include <string>
#include <string_view>
#include <vector>

#include "sabot/odds/exact.hpp"

namespace sabot::cli {

class Csv {
 public:
  using Row = std::vector<std::string>;

  explicit Csv(const Row& columns);
  void add(const Row& row);
  const std::string& text() const { return text_; }

  // An exact number has two columns: its decimals under its name, the fraction under name_exact.
  static void name_exact(Row& columns, std::string_view name);
  static void add_exact(Row& row, const odds::Fraction& value, int digits);

 private:
  std::string text_;
};

}  // namespace sabot::cli
