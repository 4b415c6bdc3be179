#include "sabot/sim/reglamento.hpp"

#include "sabot/sim/courses.hpp"
#include "sabot/sim/games.hpp"
#include "sabot/sim/reference.hpp"

namespace sabot::sim {
namespace {

// The table: where the sabot is, and whose bank it is.
class Rotation {
 public:
  Rotation(const RotationPlan& plan, RotationTotals& totals) : plan_(plan), totals_(totals) {
    begin(0);
  }

  void pass(Winner winner) {
    ++totals_.passes[static_cast<std::size_t>(winner)];
    if (node_ == RunNode::none) return pass_of_house(winner);
    fresh_ = false;
    const auto& node = plan_.graph.nodes[static_cast<std::size_t>(node_)];
    switch (winner) {
      case Winner::punto: end(RunEnd::lost); return begin(right(in_suite() ? giver_ : seat_));
      case Winner::banca:
        if (node.won == RunNode::none) return give(node.taker);
        node_ = node.won;
        return;
      case Winner::empate: node_ = node.tied; return;
    }
  }

  // A suite ends with the deck; a bank stays, unless it is to go back to whoever goes out again.
  void end_deck() {
    if (in_suite()) {
      if (node_ != RunNode::none) end(RunEnd::returned);
      begin(right(giver_));
    } else if (plan_.returns) {
      if (!fresh_) end(RunEnd::returned);
      begin(seat_);
    }
  }

  // Nobody has a bank that has begun; the house's is nobody's.
  bool is_between_runs() const { return fresh_ || node_ == RunNode::none; }

 private:
  static constexpr int nobody = -1;

  bool in_suite() const { return giver_ != nobody; }
  int right(int seat) const { return seat + 1 == plan_.players ? 0 : seat + 1; }

  void begin(int seat) {
    const auto& starts = plan_.graph.starts;
    seat_ = seat;
    giver_ = nobody;
    node_ = starts[static_cast<std::size_t>(seat) % starts.size()];
    fresh_ = true;
  }

  void end(RunEnd how) {
    ++totals_.ends[static_cast<std::size_t>(node_) * run_ends + static_cast<std::size_t>(how)];
  }

  void give(std::int32_t taker) {
    end(RunEnd::given);
    if (!in_suite()) giver_ = seat_;
    if (taker != RunNode::none) seat_ = right(seat_);
    node_ = taker;
    fresh_ = true;
  }

  void pass_of_house(Winner winner) {
    ++totals_.house[static_cast<std::size_t>(winner)];
    if (winner == Winner::punto) begin(right(giver_));
  }

  const RotationPlan& plan_;
  RotationTotals& totals_;
  int seat_ = 0;
  int giver_ = nobody;                 // of the original suite
  std::int32_t node_ = RunNode::none;  // none: the house's
  bool fresh_ = true;
};

void add_coups(const RotationPlan& plan, std::uint64_t block, Rotation& table) {
  auto wanted = rounds_in_block(plan, block);
  for (std::uint32_t number = 0; wanted > 0 || !table.is_between_runs(); ++number) {
    const auto coup = attempt(plan, block, number);
    if (!coup) continue;
    table.pass(coup->winner);
    if (wanted > 0) --wanted;
  }
}

void add_decks(const RotationPlan& plan, std::uint64_t block, Rotation& table) {
  static thread_local Courses courses;
  courses.clear();
  add_courses(plan, block, courses);
  std::size_t at = 0;
  for (const auto end : courses.ends) {
    for (; at < end; ++at) table.pass(courses.winners[at]);
    table.end_deck();
  }
  for (auto deck = static_cast<std::uint32_t>(courses.ends.size()); !table.is_between_runs();
       ++deck) {
    for (const auto& coup : deal_talla(plan, block, deck).coups) {
      table.pass(coup.winner);
      if (table.is_between_runs()) return;
    }
    table.end_deck();
  }
}

}  // namespace

std::expected<RotationPlan, std::string> rotation_of(const law::Ruleset& ruleset,
                                                     const std::vector<reglamento::RunPlan>& plans,
                                                     bool taken) {
  const auto rules = reglamento::Rules::from(ruleset);
  if (!rules) return std::unexpected(rules.error().what);
  auto graph = graph_of(*rules, plans, taken);
  if (!graph) return std::unexpected(graph.error());
  RotationPlan plan;
  plan.sabot = sabot_of(*rules);
  plan.graph = *std::move(graph);
  plan.players = rules->least_players.value;
  plan.returns = rules->bank_over_decks.value == reglamento::BankOverDecks::returned;
  if (plan.sabot.left_at_the_end() + 1 < cards_per_coup)
    return std::unexpected("with so few cards below the stop card a pass may run out of them");
  return plan;
}

RotationTotals& RotationTotals::operator+=(const RotationTotals& other) {
  require(ends.size() == other.ends.size(), "simulation: totals of different banks added");
  rounds += other.rounds;
  for (std::size_t i = 0; i < passes.size(); ++i) {
    passes[i] += other.passes[i];
    house[i] += other.house[i];
  }
  for (std::size_t i = 0; i < ends.size(); ++i) ends[i] += other.ends[i];
  return *this;
}

std::vector<std::uint64_t> RotationTotals::to_words() const {
  std::vector<std::uint64_t> words{rounds};
  words.insert(words.end(), passes.begin(), passes.end());
  words.insert(words.end(), house.begin(), house.end());
  words.insert(words.end(), ends.begin(), ends.end());
  return words;
}

RotationTotals empty_totals(const RotationPlan& plan) {
  RotationTotals totals;
  totals.ends.resize(plan.graph.nodes.size() * run_ends);
  return totals;
}

std::expected<RotationTotals, std::string> read_totals(const RotationPlan& plan,
                                                       std::span<const std::uint64_t> words) {
  auto totals = empty_totals(plan);
  const auto wanted = totals.to_words().size();
  if (words.size() != wanted)
    return std::unexpected("totals of these banks have " + std::to_string(wanted) +
                           " words; these are " + std::to_string(words.size()));
  totals.rounds = words.front();
  std::ranges::copy(words.subspan(1, 3), totals.passes.begin());
  std::ranges::copy(words.subspan(4, 3), totals.house.begin());
  std::ranges::copy(words.subspan(7), totals.ends.begin());
  return totals;
}

void add_block(const RotationPlan& plan, std::uint64_t block, RotationTotals& totals) {
  Rotation table(plan, totals);
  plan.kind == Kind::coups ? add_coups(plan, block, table) : add_decks(plan, block, table);
  totals.rounds += rounds_in_block(plan, block);
}

Ran<RotationTotals> run(const RotationPlan& plan, Blocks blocks, int threads, const Watch& watch) {
  require(plan.rounds <= most_rounds, "simulation: more rounds than its sums can hold");
  require(plan.sabot.left_at_the_end() + 1 >= cards_per_coup,
          "simulation: a sabot that may run out in its last coup");
  return run_blocks<RotationTotals>(plan, blocks, threads, watch);
}

}  // namespace sabot::sim
