#include "sabot/cli/wheel_estimate.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "sabot/base/forms.hpp"
#include "sabot/cli/wheel_odds_text.hpp"

namespace sabot::cli {
namespace {

using odds::Fraction;
using odds::WheelKind;
using odds::WheelWay;

// Spins after as many zeros, by what they are to a bet.
struct Row {
  std::uint64_t covered = 0;
  std::uint64_t house = 0;
  std::uint64_t other = 0;
};

class Counts {
 public:
  Counts(const odds::WheelReport& report, const sim::SpinTotals& totals)
      : rules_(report.rules), totals_(totals) {}

  // A bet that one spin settles has the first row alone.
  std::vector<Row> rows(const WheelKind& kind, const layout::Chance& chance) const {
    std::vector<Row> rows;
    const auto covers = rules_.cloth.covered(chance).value_or(0);
    for (std::size_t zeros = 0; zeros < (kind.prison ? totals_.rows() : 1); ++zeros) {
      Row row;
      for (int pocket = 0; pocket < rules_.pockets(); ++pocket) {
        const int number = rules_.order.value[static_cast<std::size_t>(pocket)];
        const bool is_house = kind.spared > 0 && number == rules_.cloth.house_number().value;
        auto& of_kind = (covers & layout::one_number(number)) != 0 ? row.covered
                        : is_house                                 ? row.house
                                                                   : row.other;
        of_kind += totals_.at(zeros, pocket);
      }
      rows.push_back(row);
    }
    return rows;
  }

 private:
  const wheel::Rules& rules_;
  const sim::SpinTotals& totals_;
};

// What all bets together brought. A zero that leads to prison brings nothing yet.
Fraction sum_of(const WheelKind& kind, const WheelWay& way, const std::vector<Row>& rows) {
  Fraction sum;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const int zeros = static_cast<int>(i);
    if (rows[i].covered + rows[i].other > 0)
      sum += odds::integer(rows[i].covered) * wheel_net(kind, way, zeros, true) +
             odds::integer(rows[i].other) * wheel_net(kind, way, zeros, false);
    if (!kind.prison) sum += odds::integer(rows[i].house) * wheel_net(kind, way, 1, false);
  }
  return sum;
}

std::string name_of(const layout::Chance& chance, const WheelWay& way) {
  auto name = to_text(chance);
  if (way.choice) name.append(" ").append(choice_name(*way.choice));
  return name;
}

double error_of(const WheelWay& way, std::uint64_t rounds) {
  return std::sqrt(odds::approximate(way.variance) / static_cast<double>(rounds));
}

}  // namespace

std::vector<Estimate> wheel_estimates(const odds::WheelReport& report,
                                      const sim::SpinTotals& totals) {
  std::vector<Estimate> all;
  if (totals.rounds == 0) return all;
  const Counts counts(report, totals);
  for (const auto& kind : report.kinds)
    for (const auto& chance : kind.chances) {
      const auto rows = counts.rows(kind, chance);
      for (const auto& way : kind.ways) {
        if (way.choice == odds::AtZero::best) continue;
        const Mean mean{sum_of(kind, way, rows) / odds::integer(totals.rounds),
                        error_of(way, totals.rounds)};
        all.push_back({name_of(chance, way), mean, way.value, mean});
      }
    }
  return all;
}

double largest_wheel_error(const odds::WheelReport& report, std::uint64_t rounds) {
  if (rounds == 0) return std::numeric_limits<double>::infinity();
  double largest = 0;
  for (const auto& kind : report.kinds)
    for (const auto& way : kind.ways) largest = std::max(largest, error_of(way, rounds));
  return largest;
}

std::vector<NumberCount> number_counts(const odds::WheelReport& report,
                                       const sim::SpinTotals& totals) {
  std::map<int, std::pair<std::uint64_t, int>> found;  // how often, and in how many pockets
  for (int pocket = 0; pocket < report.rules.pockets(); ++pocket) {
    auto& [count, pockets] = found[report.rules.order.value[static_cast<std::size_t>(pocket)]];
    ++pockets;
    for (std::size_t row = 0; row < totals.rows(); ++row) count += totals.at(row, pocket);
  }
  const auto spins = static_cast<double>(totals.spins());
  std::vector<NumberCount> all;
  for (const auto& [number, of] : found) {
    const double chance = static_cast<double>(of.second) / report.rules.pockets();
    const double spread = std::sqrt(spins * chance * (1 - chance));
    const double off = static_cast<double>(of.first) - spins * chance;
    all.push_back({number, of.first, spread > 0 ? off / spread : 0});
  }
  return all;
}

}  // namespace sabot::cli
