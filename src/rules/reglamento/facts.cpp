#include "sabot/rules/reglamento/facts.hpp"

#include <array>
#include <variant>

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/set_up.hpp"
#include "sabot/rules/reglamento/game.hpp"

namespace sabot::reglamento {
namespace {

using rules::Lines;
using rules::Role;
namespace set_up = rules::set_up;

constexpr std::array<rules::Staff, 4> the_staff{{{"crupier", Role::pagador},
                                                 {"jefe", Role::chief},
                                                 {"inspector", Role::inspector},
                                                 {"caja", Role::cashier}}};

// table minimum=5 maximum=1000
struct Table {
  Money minimum;
  Money maximum;
};
// deck      counted, tipped out, riffled: the remate is open, or the sabot offered
struct Deck {
  std::optional<int> count;  // left out: as many as the rules want
  std::optional<int> riffles;
};
// remate by=ana amount=100      the only bid
struct Remate {
  PersonId by;
  Money amount;
};
// sabot      cut, and the stop card in: bets are open
struct Sabot {
  std::optional<int> at;
  std::optional<int> below;
};
BOOST_DESCRIBE_STRUCT(Table, (), (minimum, maximum))
BOOST_DESCRIBE_STRUCT(Deck, (), (count, riffles))
BOOST_DESCRIBE_STRUCT(Remate, (), (by, amount))
BOOST_DESCRIBE_STRUCT(Sabot, (), (at, below))

std::string open_line(Money minimum, Money maximum) {
  return "casa open minimum=" + to_text(minimum) + " maximum=" + to_text(maximum);
}

struct Expand {
  Lines operator()(const set_up::Player& player) const { return set_up::expand(player); }
  Lines operator()(const Table& table) const {
    auto lines = set_up::admit(the_staff);
    lines.push_back(open_line(table.minimum, table.maximum));
    return lines;
  }
  Lines operator()(const Deck& deck) const {
    return {"crupier count-cards count=" + set_up::number(deck.count), "crupier ensalada",
            "crupier mix riffles=" + set_up::number(deck.riffles)};
  }
  Lines operator()(const Remate& remate) const {
    return {std::string(remate.by.handle()) + " bid amount=" + to_text(remate.amount),
            "crupier close-remate"};
  }
  Lines operator()(const Sabot& sabot) const {
    return {"* cut at=" + set_up::number(sabot.at),
            "crupier place-stop-card below=" + set_up::number(sabot.below)};
  }
};

}  // namespace

const rules::GameFacts& Reglamento::facts() {
  static const rules::GameFacts all{
      .staff = the_staff,
      .ruler = Role::chief,
      .dealer = Role::pagador,
      .refusals = refusals,
      .opening =
          [](const rules::Opening& plan) {
            return open_line(plan.minimum, Money{plan.minimum.cents * plan.factor});
          },
      .set_up =
          [](std::string_view line) {
            return set_up::read<std::variant<Table, set_up::Player, Deck, Remate, Sabot>>(line,
                                                                                          Expand{});
          },
      .words = words(),
      .draws = rules::DrawWords{"carta", "no"},
      .beginning = "count-cards count=0"};
  return all;
}

rules::Milestone Reglamento::milestone(const Event& event) {
  return rules::milestone_of<milestones>(event);
}

}  // namespace sabot::reglamento
