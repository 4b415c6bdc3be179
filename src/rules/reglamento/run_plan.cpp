#include "sabot/rules/reglamento/run_plan.hpp"

#include "sabot/base/forms.hpp"

namespace sabot::reglamento {

std::optional<std::string> fault_of(const RunPlan& plan) {
  if (plan.passes < 1 || plan.passes > RunPlan::most_passes)
    return "a run has from 1 to " + std::to_string(RunPlan::most_passes) + " passes";
  if (plan.minimum <= Money{} || plan.minimum > plan.maximum)
    return "the minimum is above 0, and no more than the maximum";
  if (plan.opening < plan.minimum || plan.opening > plan.maximum)
    return "an opening stake of " + to_text(plan.opening) + " is not between the minimum of " +
           to_text(plan.minimum) + " and the maximum of " + to_text(plan.maximum);
  const auto beyond = [&](int pass) { return pass < 1 || pass > plan.passes; };
  for (const auto& [pass, amount] : plan.raises)
    if (beyond(pass)) return "there is no pass " + std::to_string(pass) + " to raise before";
  for (const auto pass : plan.halves)
    if (beyond(pass)) return "there is no pass " + std::to_string(pass) + " to halve before";
  if (plan.suite && beyond(*plan.suite))
    return "there is no pass " + std::to_string(*plan.suite) + " to give the suite after";
  return std::nullopt;
}

std::optional<std::string> prepare(const Rules& rules, const RunPlan& plan, Bank& bank, int pass) {
  const auto before = " before pass " + std::to_string(pass);
  if (plan.halves.contains(pass)) {
    const auto half = half_if_allowed(rules, bank, plan.minimum);
    if (!half) return "the half may not be taken" + before;
    take_half(bank, *half);
  }
  if (const auto step = plan.raises.find(pass); step != plan.raises.end()) {
    if (step->second <= Money{} || step->second > plan.maximum - bank.amount)
      return "the bank of " + to_text(bank.amount) + " may not be raised by " +
             to_text(step->second) + before;
    raise(bank, step->second, raise_restarts(rules, bank));
  }
  return std::nullopt;
}

Bank after(Bank bank, const BankWin& won) {
  win(bank, won.winnings, won.taxed());
  bank.amount += won.stays;
  return bank;
}

}  // namespace sabot::reglamento
