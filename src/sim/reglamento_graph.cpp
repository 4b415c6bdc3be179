#include "sabot/sim/reglamento_graph.hpp"

#include <map>
#include <tuple>

namespace sabot::sim {
namespace {

using namespace reglamento;

constexpr std::size_t most_nodes = std::size_t{1} << 18;

class Graphing {
 public:
  Graphing(const Rules& rules, bool taken) : rules_(rules), taken_(taken) {}

  std::expected<RunGraph, std::string> graph(const std::vector<RunPlan>& plans) {
    suites_ = static_cast<std::int32_t>(plans.size());
    for (std::size_t i = 0; i < plans.size() && error_.empty(); ++i) {
      error_ = fault_of(plans[i]).value_or("");
      graph_.starts.push_back(
          arrive({plans[i], static_cast<std::int32_t>(i), opened(plans[i].opening), 0, 0}));
      while (!open_.empty() && error_.empty()) expand();
    }
    if (!error_.empty()) return std::unexpected(error_);
    return std::move(graph_);
  }

 private:
  // Before a pass.
  struct Moment {
    RunPlan plan;
    std::int32_t root = 0;
    Bank bank;
    std::int64_t gained = 0;
    std::int64_t kept = 0;
  };
  using Key =
      std::tuple<std::int32_t, Money, int, Money, int, int, bool, bool, std::int64_t, std::int64_t>;

  // Deductions come every second pass, so that only the parity of the passes counts; but that
  // none has been played bears on the charge for giving the suite (art. 38 a).
  static Key key_of(const Moment& at) {
    const auto& bank = at.bank;
    const int passes = bank.passes == 0 ? 0 : 2 - bank.passes % 2;
    return {at.root,   bank.opening, bank.wins,       bank.amount,
            passes,    bank.earned,  bank.half_taken, bank.charge != Charge::none,
            at.gained, at.kept};
  }

  // After the steps of the plan before the next pass.
  std::int32_t arrive(Moment at) {
    if (error_.empty()) error_ = prepare(rules_, at.plan, at.bank, at.bank.wins + 1).value_or("");
    return place(std::move(at));
  }

  std::int32_t place(Moment at) {
    if (!error_.empty()) return RunNode::none;
    const auto next = static_cast<std::int32_t>(graph_.nodes.size());
    const auto [found, is_new] = known_.emplace(key_of(at), next);
    if (!is_new) return found->second;
    if (graph_.nodes.size() == most_nodes) {
      error_ = "this plan leads to too many different banks; give fewer passes";
      return RunNode::none;
    }
    graph_.nodes.emplace_back().root = at.root;
    open_.emplace_back(next, std::move(at));
    return next;
  }

  void expand() {
    const auto [index, at] = std::move(open_.back());
    open_.pop_back();
    auto tied = at;
    tie(tied.bank, rules_.ties_count.value);
    const auto after_tie = place(std::move(tied));
    const auto won = win_of(rules_, at.bank, at.bank.amount, at.plan.maximum);
    auto next = at;
    next.bank = after(at.bank, won);
    next.gained += won.net().cents;
    next.kept += won.deduction.cents;
    const auto charge = exit_charge(rules_, next.bank).cents;
    const bool gives = at.plan.gives_after(next.bank.wins);
    const auto taker = gives && taken_ ? place(suite_of(next)) : RunNode::none;
    const auto after_win = gives ? RunNode::none : arrive(next);
    auto& node = graph_.nodes[static_cast<std::size_t>(index)];
    node.tied = after_tie;
    node.won = after_win;
    node.taker = taker;
    note(node, RunEnd::lost, at.gained - at.bank.amount.cents, at.kept);
    note(node, RunEnd::given, next.gained - charge, next.kept + charge);
    note(node, RunEnd::returned, at.gained, at.kept);
  }

  static void note(RunNode& node, RunEnd end, std::int64_t result, std::int64_t kept) {
    node.results[static_cast<std::size_t>(end)] = result;
    node.kept[static_cast<std::size_t>(end)] = kept;
  }

  // For the same amount, counting passes from one (arts. 37 to 40).
  Moment suite_of(const Moment& given) const {
    Moment suite{given.plan, suites_, opened(given.bank.amount), 0, 0};
    suite.plan.raises.clear();
    suite.plan.halves.clear();
    suite.bank.title = Title::suite;
    if (rules_.exit_charge.value == ExitCharge::taker)
      suite.bank.charge = charge_of(rules_, given.bank, given.plan.maximum);
    return suite;
  }

  const Rules& rules_;
  const bool taken_;
  std::int32_t suites_ = 0;
  RunGraph graph_;
  std::map<Key, std::int32_t> known_;
  std::vector<std::pair<std::int32_t, Moment>> open_;
  std::string error_;
};

}  // namespace

std::expected<RunGraph, std::string> graph_of(const Rules& rules, const std::vector<RunPlan>& plans,
                                              bool taken) {
  return Graphing(rules, taken).graph(plans);
}

}  // namespace sabot::sim
