#include "sabot/rules/wheel/facts.hpp"

#include <array>
#include <variant>

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/set_up.hpp"
#include "sabot/rules/wheel/game.hpp"

namespace sabot::wheel {
namespace {

using rules::Lines;
using rules::Role;
namespace set_up = rules::set_up;

constexpr std::array<rules::Staff, 3> the_staff{
    {{"crupier", Role::croupier}, {"jefe", Role::chief}, {"caja", Role::cashier}}};

// table minimum=5
struct Table {
  Money minimum;
};
BOOST_DESCRIBE_STRUCT(Table, (), (minimum))

std::string open_line(Money minimum) { return "casa open minimum=" + to_text(minimum); }

struct Expand {
  Lines operator()(const set_up::Player& player) const { return set_up::expand(player); }
  Lines operator()(const Table& table) const {
    auto lines = set_up::admit(the_staff);
    lines.push_back(open_line(table.minimum));
    return lines;
  }
};

}  // namespace

const rules::GameFacts& Wheel::facts() {
  static const rules::GameFacts all{
      .staff = the_staff,
      .ruler = Role::chief,
      .refusals = refusals,
      .opening = [](const rules::Opening& plan) { return open_line(plan.minimum); },
      .set_up =
          [](std::string_view line) {
            return set_up::read<std::variant<Table, set_up::Player>>(line, Expand{});
          },
      .words = words(),
      .in_tallas = false};
  return all;
}

rules::Milestone Wheel::milestone(const Event& event) {
  return rules::milestone_of<milestones>(event);
}

}  // namespace sabot::wheel
