#include "sabot/rules/treinta_cuarenta/facts.hpp"

#include <array>
#include <variant>

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/set_up.hpp"
#include "sabot/rules/treinta_cuarenta/game.hpp"

namespace sabot::treinta_cuarenta {
namespace {

using rules::Lines;
using rules::Role;
namespace set_up = rules::set_up;

// Two croupiers: the first deals, and the second pays.
constexpr std::array<rules::Staff, 4> the_staff{{{"crupier", Role::croupier},
                                                 {"segundo", Role::croupier},
                                                 {"jefe", Role::chief},
                                                 {"caja", Role::cashier}}};

// table minimum=5
struct Table {
  Money minimum;
};
// sabot      counted, mixed, cut by whose cut it is, the red card in
struct Sabot {
  std::optional<int> count;  // left out: as many as the rules want
  std::optional<int> below;  // the same
};
BOOST_DESCRIBE_STRUCT(Table, (), (minimum))
BOOST_DESCRIBE_STRUCT(Sabot, (), (count, below))

std::string open_line(Money minimum) { return "casa open minimum=" + to_text(minimum); }

struct Expand {
  Lines operator()(const set_up::Player& player) const { return set_up::expand(player); }
  Lines operator()(const Table& table) const {
    auto lines = set_up::admit(the_staff);
    lines.push_back(open_line(table.minimum));
    return lines;
  }
  Lines operator()(const Sabot& sabot) const {
    return {"crupier count-cards count=" + set_up::number(sabot.count), "crupier mix",
            std::string(set_up::as_the_rules_want) + " cut at=20",
            "crupier place-stop-card below=" + set_up::number(sabot.below)};
  }
};

}  // namespace

const rules::GameFacts& TreintaCuarenta::facts() {
  static const rules::GameFacts all{
      .staff = the_staff,
      .ruler = Role::chief,
      .refusals = refusals,
      .opening = [](const rules::Opening& plan) { return open_line(plan.minimum); },
      .set_up =
          [](std::string_view line) {
            return set_up::read<std::variant<Table, set_up::Player, Sabot>>(line, Expand{});
          },
      .words = words(),
      .beginning = "count-cards count=0"};
  return all;
}

rules::Milestone TreintaCuarenta::milestone(const Event& event) {
  return rules::milestone_of<milestones>(event);
}

}  // namespace sabot::treinta_cuarenta
