#include "sabot/rules/punto_banca/facts.hpp"

#include <array>
#include <variant>

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/set_up.hpp"
#include "sabot/rules/punto_banca/game.hpp"

namespace sabot::punto_banca {
namespace {

using rules::Lines;
using rules::Role;
namespace set_up = rules::set_up;

constexpr std::array<rules::Staff, 3> the_staff{
    {{"crupier", Role::croupier}, {"jefe", Role::chief}, {"caja", Role::cashier}}};

// table minimum=5 factor=100
struct Table {
  Money minimum;
  int factor = 0;
  std::optional<bool> multiples;
  std::optional<bool> standing;
};
// sabot first=8h      counted, mixed, cut, stop card, first card, burned
struct Sabot {
  Card first;
  std::optional<int> count;  // left out: as many as the rules want
  std::optional<int> below;  // the same
};
BOOST_DESCRIBE_STRUCT(Table, (), (minimum, factor, multiples, standing))
BOOST_DESCRIBE_STRUCT(Sabot, (), (first, count, below))

std::string open_line(Money minimum, int factor, bool multiples, bool standing) {
  return "casa open minimum=" + to_text(minimum) + " factor=" + std::to_string(factor) +
         " multiples=" + to_text(multiples) + " standing=" + to_text(standing);
}

struct Expand {
  Lines operator()(const set_up::Player& player) const { return set_up::expand(player); }
  Lines operator()(const Table& table) const {
    auto lines = set_up::admit(the_staff);
    lines.push_back(open_line(table.minimum, table.factor, table.multiples.value_or(false),
                              table.standing.value_or(false)));
    return lines;
  }
  Lines operator()(const Sabot& sabot) const {
    return {"crupier count-cards count=" + set_up::number(sabot.count),
            "crupier mix",
            "crupier cut at=20",
            "crupier place-stop-card below=" + set_up::number(sabot.below),
            "crupier turn-first-card card=" + to_text(sabot.first),
            "crupier burn " + std::string(set_up::as_the_rules_want)};
  }
};

}  // namespace

const rules::GameFacts& PuntoBanca::facts() {
  static const rules::GameFacts all{
      .staff = the_staff,
      .ruler = Role::chief,
      .refusals = refusals,
      .opening =
          [](const rules::Opening& plan) {
            return open_line(plan.minimum, plan.factor, true, true);
          },
      .set_up =
          [](std::string_view line) {
            return set_up::read<std::variant<Table, set_up::Player, Sabot>>(line, Expand{});
          },
      .words = words(),
      .beginning = "count-cards count=0"};
  return all;
}

rules::Milestone PuntoBanca::milestone(const Event& event) {
  return rules::milestone_of<milestones>(event);
}

}  // namespace sabot::punto_banca
