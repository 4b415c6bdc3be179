#include "sabot/cli/csv.hpp"

#include "sabot/base/invariant.hpp"

namespace sabot::cli {
namespace {

std::string quoted(const std::string& cell) {
  if (cell.find_first_of(",\"\r\n") == std::string::npos) return cell;
  std::string text = "\"";
  for (const char c : cell) text += c == '"' ? "\"\"" : std::string(1, c);
  return text + '"';
}

}  // namespace

Csv::Csv(const Row& columns) { add(columns); }

void Csv::add(const Row& row) {
  require(!row.empty(), "csv: a row without cells");
  for (std::size_t i = 0; i < row.size(); ++i) text_ += (i == 0 ? "" : ",") + quoted(row[i]);
  text_ += '\n';
}

void Csv::name_exact(Row& columns, std::string_view name) {
  columns.emplace_back(name);
  columns.push_back(std::string(name) + "_exact");
}

void Csv::add_exact(Row& row, const odds::Fraction& value, int digits) {
  row.push_back(odds::decimal_text(value, digits));
  row.push_back(odds::fraction_text(value));
}

}  // namespace sabot::cli
