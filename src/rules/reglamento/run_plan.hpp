#pragma once
// What a holder means to do with a bank: with how much to go out, when to raise it, to take half
// of it and to give the suite. Odds and simulation play by such plans.

#include <map>
#include <optional>
#include <set>
#include <string>

#include "sabot/rules/reglamento/bank.hpp"

namespace sabot::reglamento {

// Passes are counted by those decided: pass 3 is the one after two passes won, whatever ties come
// between.
struct RunPlan {
  static constexpr int most_passes = 60;

  Money opening;
  Money minimum;
  Money maximum;
  int passes = 12;                // after these the suite is given at the latest
  std::map<int, Money> raises{};  // before this pass, by this amount
  std::set<int> halves{};         // before this pass, and before a raise
  std::optional<int> suite{};     // given after this pass

  bool gives_after(int wins) const { return wins == passes || suite == wins; }
};

// What is wrong with a plan by itself.
std::optional<std::string> fault_of(const RunPlan& plan);
// The steps before this pass; what is wrong where the table would refuse one.
std::optional<std::string> prepare(const Rules& rules, const RunPlan& plan, Bank& bank, int pass);
// The bank after a pass won.
Bank after(Bank bank, const BankWin& won);

}  // namespace sabot::reglamento
