#include <algorithm>
#include <map>

#include "sabot/base/invariant.hpp"
#include "sabot/odds/repeated.hpp"

namespace sabot::odds {
namespace {

// Amounts of money as whole numbers of the largest part that they all are multiples of.
struct Scaled {
  std::vector<long> nets;
  std::vector<Fraction> chances;
  long stake = 0;
  long bankroll = 0;
  std::optional<long> goal;
};

constexpr long largest_scaled = 10'000'000;

std::optional<long> small(const Fraction& value, const Integer& parts) {
  const Fraction scaled = value * parts;
  if (scaled.get_den() != 1 || abs(scaled) > largest_scaled) return std::nullopt;
  return scaled.get_num().get_si();
}

std::optional<Scaled> scaled(const std::vector<Step>& steps, const Gambler& gambler) {
  Integer parts = gambler.bankroll.get_den();
  if (gambler.goal) parts = lcm(parts, gambler.goal->get_den());
  for (const auto& step : steps) parts = lcm(parts, step.net.get_den());
  Scaled all;
  for (const auto& step : steps) {
    const auto net = small(step.net, parts);
    if (!net) return std::nullopt;
    all.nets.push_back(*net);
    all.chances.push_back(step.probability);
  }
  const auto stake = small(1, parts);
  const auto bankroll = small(gambler.bankroll, parts);
  const auto goal = gambler.goal ? small(*gambler.goal, parts) : std::nullopt;
  if (!stake || !bankroll || (gambler.goal && !goal)) return std::nullopt;
  all.stake = *stake;
  all.bankroll = *bankroll;
  all.goal = goal;
  return all;
}

// Coup by coup: in how many of `all` to the power of the coups each amount is reached, as long as
// it is neither too little nor enough. Whole numbers need not be reduced at every step.
class Counting {
 public:
  explicit Counting(const Scaled& game) : game_(game) {
    for (const auto& chance : game.chances) all_ = lcm(all_, chance.get_den());
    for (const auto& chance : game.chances)
      parts_.push_back(chance.get_num() * (all_ / chance.get_den()));
  }

  Ruin ruin(int coups) {
    std::map<long, Integer> at;
    if (!settle(game_.bankroll, 1)) at[game_.bankroll] = 1;
    for (int coup = 0; coup < coups; ++coup) {
      whole_ *= all_;
      ruined_ *= all_;
      reached_ *= all_;
      std::map<long, Integer> next;
      for (const auto& [amount, ways] : at)
        for (std::size_t i = 0; i < parts_.size(); ++i) {
          const Integer more = ways * parts_[i];
          const long then = amount + game_.nets[i];
          if (!settle(then, more)) next[then] += more;
        }
      at = std::move(next);
    }
    Integer neither;
    for (const auto& [amount, ways] : at) neither += ways;
    return {fraction(ruined_, whole_), fraction(reached_, whole_), fraction(neither, whole_)};
  }

 private:
  bool settle(long amount, const Integer& ways) {
    if (game_.goal && amount >= *game_.goal) return reached_ += ways, true;
    if (amount < game_.stake) return ruined_ += ways, true;
    return false;
  }

  const Scaled& game_;
  std::vector<Integer> parts_;
  Integer all_ = 1;
  Integer whole_ = 1;
  Integer ruined_;
  Integer reached_;
};

// h(s) = Σ p h(s + net) for every amount s between, h = 1 below a stake and 0 from the goal on.
// Rows are eliminated downwards; what is left of each has entries to its right only.
class Endless {
 public:
  explicit Endless(const Scaled& game) : game_(game), count_(*game.goal - game.stake) {
    for (std::size_t i = 0; i < game.nets.size(); ++i)
      if (game.nets[i] != 0) moves_ += game.chances[i];
  }

  Ruin ruin() {
    for (long row = 0; row < count_; ++row) rows_.push_back(eliminated(equation(row)));
    std::vector<Fraction> ruined(static_cast<std::size_t>(count_));
    for (long row = count_ - 1; row >= 0; --row) {
      const auto& [entries, constant] = rows_[static_cast<std::size_t>(row)];
      Fraction value = constant;
      for (const auto& [column, factor] : entries)
        value += factor * ruined[static_cast<std::size_t>(column)];
      ruined[static_cast<std::size_t>(row)] = value;
    }
    Ruin result;
    result.ruined = ruined[static_cast<std::size_t>(game_.bankroll - game_.stake)];
    result.reached = 1 - result.ruined;
    return result;
  }

 private:
  // h(row) = constant + Σ factor · h(column)
  struct Row {
    std::map<long, Fraction> entries;
    Fraction constant;
  };

  // A coup that brings nothing is as if it had not been.
  Row equation(long row) const {
    Row one;
    for (std::size_t i = 0; i < game_.nets.size(); ++i) {
      if (game_.nets[i] == 0) continue;
      const long then = row + game_.nets[i];
      const Fraction chance = game_.chances[i] / moves_;
      if (then < 0)
        one.constant += chance;
      else if (then < count_)
        one.entries[then] += chance;
    }
    return one;
  }

  // With every amount below replaced by what it comes to.
  Row eliminated(Row row) const {
    const auto own = static_cast<long>(rows_.size());
    while (!row.entries.empty() && row.entries.begin()->first < own) {
      const auto [column, factor] = *row.entries.begin();
      row.entries.erase(row.entries.begin());
      const auto& below = rows_[static_cast<std::size_t>(column)];
      row.constant += factor * below.constant;
      for (const auto& [other, part] : below.entries) row.entries[other] += factor * part;
    }
    if (const auto self = row.entries.find(own); self != row.entries.end()) {
      const Fraction rest = 1 - self->second;
      row.entries.erase(self);
      row.constant /= rest;
      for (auto& [column, factor] : row.entries) factor /= rest;
    }
    return row;
  }

  const Scaled& game_;
  long count_;
  Fraction moves_;
  std::vector<Row> rows_;
};

// What takes some seconds: amounts times coups; and without an end, since the fractions grow with
// every row, amounts times amounts times how far a coup leads.
constexpr long most_counted = 10'000'000;
constexpr long most_eliminated = 1'000'000;

bool is_too_much(const Scaled& game, const Gambler& gambler) {
  const auto [least, greatest] = std::ranges::minmax(game.nets);
  if (!gambler.coups) {
    const long amounts = *game.goal - game.stake;
    const long widest = std::max({1L, -least, greatest});
    return amounts > 10'000 || widest > 10'000 || amounts * amounts * widest > most_eliminated;
  }
  if (*gambler.coups > most_repeated_coups) return true;
  const long top = game.bankroll + std::max(greatest, 0L) * *gambler.coups;
  const long amounts = game.goal ? std::min(*game.goal, top) : top;
  return amounts * *gambler.coups > most_counted;
}

}  // namespace

std::expected<Ruin, std::string> ruin_of(const std::vector<Step>& steps, const Gambler& gambler) {
  require(gambler.goal || gambler.coups, "odds: a gambler without an end");
  const auto game = scaled(steps, gambler);
  if (!game || is_too_much(*game, gambler))
    return std::unexpected(
        "this risk of ruin is too much work to be exact; try a smaller bankroll or goal, fewer "
        "coups, or a bet without a deduction");
  if (gambler.coups) return Counting(*game).ruin(*gambler.coups);
  if (game->bankroll < game->stake) return Ruin{1, 0, 0};
  if (game->bankroll >= *game->goal) return Ruin{0, 1, 0};
  if (std::ranges::all_of(game->nets, [](long net) { return net == 0; })) return Ruin{0, 0, 1};
  return Endless(*game).ruin();
}

}  // namespace sabot::odds
