#include "sabot/rules/chemin_de_fer/facts.hpp"

#include <array>
#include <variant>

#include "sabot/base/forms.hpp"
#include "sabot/rules/chemin_de_fer/game.hpp"
#include "sabot/rules/common/set_up.hpp"

namespace sabot::chemin_de_fer {
namespace {

using rules::Lines;
using rules::Role;
namespace set_up = rules::set_up;

constexpr std::array<rules::Staff, 3> the_staff{
    {{"crupier", Role::croupier}, {"inspector", Role::inspector}, {"caja", Role::cashier}}};

// table minimum=5 bank-minimum=10 banco-free=true
struct Table {
  Money minimum;
  std::optional<Money> bank_minimum;
  std::optional<bool> banco_free;
};
// sabot      counted, mixed, cut, stop card: the bank is offered
struct Sabot {
  std::optional<int> count;
  std::optional<int> below;
};
BOOST_DESCRIBE_STRUCT(Table, (), (minimum, bank_minimum, banco_free))
BOOST_DESCRIBE_STRUCT(Sabot, (), (count, below))

struct Expand {
  Lines operator()(const set_up::Player& player) const { return set_up::expand(player); }
  Lines operator()(const Table& table) const {
    const auto bank =
        table.bank_minimum ? " bank-minimum=" + to_text(*table.bank_minimum) : std::string();
    auto lines = set_up::admit(the_staff);
    lines.push_back("casa open minimum=" + to_text(table.minimum) + bank);
    if (table.banco_free.value_or(false)) lines.push_back("casa authorise-banco free=true");
    return lines;
  }
  Lines operator()(const Sabot& sabot) const {
    return {"crupier count-cards count=" + set_up::number(sabot.count), "crupier mix",
            "crupier mix-last", std::string(set_up::as_the_rules_want) + " cut at=20",
            "crupier place-stop-card below=" + set_up::number(sabot.below)};
  }
};

}  // namespace

const rules::GameFacts& CheminDeFer::facts() {
  static const rules::GameFacts all{
      .staff = the_staff,
      .ruler = Role::inspector,
      .refusals = refusals,
      .opening =
          [](const rules::Opening& plan) { return "casa open minimum=" + to_text(plan.minimum); },
      .set_up =
          [](std::string_view line) {
            return set_up::read<std::variant<Table, set_up::Player, Sabot>>(line, Expand{});
          },
      .words = words(),
      .among_players = true,
      .one_seat = true,
      .draws = rules::DrawWords{"carta", "no"},
      // Everybody else may have become an associate of the banker's: then nobody is left to bet.
      .way_out = R"(rule effect=pass-bank reason="nobody bets against this bank")",
      .beginning = "count-cards count=0"};
  return all;
}

rules::Milestone CheminDeFer::milestone(const Event& event) {
  return rules::milestone_of<milestones>(event);
}

}  // namespace sabot::chemin_de_fer
