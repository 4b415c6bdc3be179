#include "sabot/odds/reglamento_run.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace sabot::odds {
namespace {

using reglamento::Bank;
using reglamento::Rules;

Fraction units(Money amount) { return fraction(integer(amount.cents), 100); }

// What is expected by the plan from some moment on.
struct Expected {
  Fraction value;
  Fraction lost;
  Fraction kept;
};

// From before a pass on: by the plan, and with the suite given whenever that is better.
struct Going {
  Expected plan;
  Fraction best;
};

// x = a + t · max(c, y) and y = b + t · max(c, x), for x: a contraction, so one solution.
Fraction going_best(const Fraction& a, const Fraction& b, const Fraction& t,
                    const std::optional<Fraction>& c) {
  const Fraction alone = (a + t * b) / (1 - t * t);
  const Fraction other = b + t * alone;
  if (!c || (*c <= alone && *c <= other)) return alone;
  const Fraction given = a + t * *c;
  if (b + t * std::max(*c, given) <= *c) return given;
  return a + t * (b + t * *c);
}

class Run {
 public:
  Run(const Rules& rules, const RunPlan& plan, const OutcomeLaw& law)
      : rules_(rules), plan_(plan), law_(law) {}

  std::expected<RunReport, std::string> report() {
    auto bank = reglamento::opened(plan_.opening);
    if (!prepare(bank, 1)) return std::unexpected(error_);
    const auto all = go(bank, 0, std::nullopt);
    RunReport report{plan_,         {},      all.plan.value, all.plan.lost, 1 - all.plan.lost,
                     all.plan.kept, all.best};
    Fraction reached = 1;
    for (int number = 1; number <= plan_.passes && error_.empty(); ++number) {
      report.passes.push_back(pass(bank, number));
      report.passes.back().reached = reached;
      reached *= law_[won] / (law_[won] + law_[lost]);
    }
    if (!error_.empty()) return std::unexpected(error_);
    return report;
  }

 private:
  static constexpr auto won = static_cast<std::size_t>(Outcome::banca);
  static constexpr auto lost = static_cast<std::size_t>(Outcome::punto);
  static constexpr auto tied = static_cast<std::size_t>(Outcome::empate);

  // The steps of the plan before this pass; false where the table would refuse one.
  bool prepare(Bank& bank, int number) {
    if (error_.empty()) error_ = reglamento::prepare(rules_, plan_, bank, number).value_or("");
    return error_.empty();
  }

  Fraction give(const Bank& bank) const { return -units(exit_charge(rules_, bank)); }

  // Before a pass, with this many passes won; what giving it brings, where that is possible.
  Going go(const Bank& bank, int wins, const std::optional<Fraction>& giving) {
    const auto key = std::tuple(wins, bank.amount, bank.passes % 2, bank.earned, bank.half_taken,
                                giving.value_or(1));
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    auto after_tie = bank;
    tie(after_tie, rules_.ties_count.value);
    const auto now = decided(bank, wins);
    // Deductions come every second pass: after two ties all is as it was.
    const auto then = after_tie.passes == bank.passes ? now : decided(after_tie, wins);
    const auto& t = law_[tied];
    const auto in_all = [&](Fraction Expected::*part) {
      return Fraction((now.plan.*part + t * (then.plan.*part)) / (1 - t * t));
    };
    Going going{{in_all(&Expected::value), in_all(&Expected::lost), in_all(&Expected::kept)},
                going_best(now.best, then.best, t, giving)};
    return known_.emplace(key, std::move(going)).first->second;
  }

  // A pass that is no tie.
  Going decided(const Bank& bank, int wins) {
    const auto win = win_of(rules_, bank, bank.amount, plan_.maximum);
    const auto next = arrived(after(bank, win), wins + 1);
    const auto& p = law_[won];
    const auto& q = law_[lost];
    const Fraction net = units(win.net());
    const Fraction stake = units(bank.amount);
    return {{p * (net + next.plan.value) - q * stake, p * next.plan.lost + q,
             p * (units(win.deduction) + next.plan.kept)},
            p * (net + next.best) - q * stake};
  }

  // With a pass won: it is given or goes on.
  Going arrived(Bank bank, int wins) {
    const Fraction giving = give(bank);
    const Going given{{giving, 0, -giving}, giving};
    if (wins == plan_.passes || !prepare(bank, wins + 1)) return given;
    auto going = go(bank, wins, giving);
    if (plan_.suite == wins) going.plan = given.plan;
    going.best = std::max(going.best, giving);
    return going;
  }

  // One line of the report; the bank is left before the next pass.
  RunPass pass(Bank& bank, int number) {
    const auto win = win_of(rules_, bank, bank.amount, plan_.maximum);
    RunPass line{.number = number,
                 .reached = {},
                 .bank = bank.amount,
                 .deduction = win.deduction,
                 .paid_out = win.net() - win.stays,
                 .charge = {},
                 .give = {},
                 .go_on = {}};
    bank = after(bank, win);
    line.charge = exit_charge(rules_, bank);
    line.give = give(bank);
    if (number == plan_.passes || !prepare(bank, number + 1)) return line;
    line.go_on = go(bank, number, line.give).best;
    return line;
  }

  const Rules& rules_;
  const RunPlan& plan_;
  const OutcomeLaw& law_;
  std::map<std::tuple<int, Money, int, int, bool, Fraction>, Going> known_;
  std::string error_;
};

}  // namespace

std::expected<RunReport, std::string> reglamento_run(const law::Ruleset& ruleset,
                                                     const RunPlan& plan, const OutcomeLaw& law) {
  const auto rules = Rules::from(ruleset);
  if (!rules) return std::unexpected(rules.error().what);
  if (const auto fault = fault_of(plan)) return std::unexpected(*fault);
  return Run(*rules, plan, law).report();
}

}  // namespace sabot::odds
