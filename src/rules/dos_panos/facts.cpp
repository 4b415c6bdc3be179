#include "sabot/rules/dos_panos/facts.hpp"

#include <array>
#include <variant>

#include "sabot/base/forms.hpp"
#include "sabot/law/art.hpp"
#include "sabot/rules/common/set_up.hpp"
#include "sabot/rules/dos_panos/game.hpp"

namespace sabot::dos_panos {
namespace {

using namespace law::literals;
using rules::Lines;
using rules::Role;
namespace set_up = rules::set_up;

constexpr std::array<rules::Staff, 3> the_staff{
    {{"crupier", Role::croupier}, {"inspector", Role::inspector}, {"caja", Role::cashier}}};

// table minimum=5 maximum=500 bank-minimum=100 bank-maximum=1000
struct Table {
  Money minimum;
  std::optional<Money> maximum;
  std::optional<Money> bank_minimum;
  std::optional<Money> bank_maximum;
};
// sabot      counted, mixed, cut, stop card: the bank is to be awarded
struct Sabot {
  std::optional<int> count;
  std::optional<int> below;
};
// banker name=ana amount=500 tallas=2      announced, and accepted
struct Banker {
  PersonId name;
  Money amount;
  std::optional<int> tallas;
};
BOOST_DESCRIBE_STRUCT(Table, (), (minimum, maximum, bank_minimum, bank_maximum))
BOOST_DESCRIBE_STRUCT(Sabot, (), (count, below))
BOOST_DESCRIBE_STRUCT(Banker, (), (name, amount, tallas))

std::string field(std::string_view name, const std::optional<Money>& amount) {
  return amount ? " " + std::string(name) + "=" + to_text(*amount) : std::string();
}

struct Expand {
  Lines operator()(const set_up::Player& player) const { return set_up::expand(player); }
  Lines operator()(const Table& table) const {
    auto lines = set_up::admit(the_staff);
    lines.push_back("casa open minimum=" + to_text(table.minimum) +
                    field("maximum", table.maximum) + field("bank-minimum", table.bank_minimum) +
                    field("bank-maximum", table.bank_maximum));
    return lines;
  }
  Lines operator()(const Sabot& sabot) const {
    return {"crupier count-cards count=" + set_up::number(sabot.count), "crupier mix",
            "crupier cut at=20", "crupier place-stop-card below=" + set_up::number(sabot.below)};
  }
  Lines operator()(const Banker& banker) const {
    const std::string who(banker.name.handle());
    const auto tallas = banker.tallas ? " tallas=" + std::to_string(*banker.tallas) : std::string();
    return {
        "inspector announce-banker person=" + who + " amount=" + to_text(banker.amount) + tallas,
        who + " take-bank"};
  }
};

}  // namespace

const rules::GameFacts& DosPanos::facts() {
  static const rules::GameFacts all{
      .staff = the_staff,
      .ruler = Role::inspector,
      .refusals = refusals,
      .opening =
          [](const rules::Opening& plan) { return "casa open minimum=" + to_text(plan.minimum); },
      .set_up =
          [](std::string_view line) {
            return set_up::read<std::variant<Table, set_up::Player, Sabot, Banker>>(line, Expand{});
          },
      .words = words(),
      .among_players = true,
      .draws = rules::DrawWords{"carta", "no"},
      .way_out = R"(rule effect=pass-bank reason="nobody bets against this bank")",
      .only_one = rules::OnlyOne{"bank-kind", "free", "note-free-bank", "S-87"_art},
      .beginning = "count-cards count=0"};
  return all;
}

rules::Milestone DosPanos::milestone(const Event& event) {
  return rules::milestone_of<milestones>(event);
}

}  // namespace sabot::dos_panos
