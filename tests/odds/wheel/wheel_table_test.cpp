// What the odds say of a bet is what the table does with it: by the game's own decide and apply,
// every chance on every number, and stakes on simple chances through several zeros.

#include <gtest/gtest.h>

#include "odds/rulesets.hpp"
#include "sabot/base/forms.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/odds/wheel/wheel_report.hpp"
#include "sabot/rules/common/book.hpp"
#include "sabot/rules/wheel/game.hpp"

namespace sabot::odds {
namespace {

const PersonId house = "casa"_who;
const PersonId chief = "jefa"_who;
const PersonId croupier = "crupier"_who;
const PersonId player = "ana"_who;

class Table {
 public:
  Table(const wheel::Rules& rules, Money minimum)
      : rules_(rules), state_(wheel::Wheel::initial(rules)) {
    using rules::Role;
    for (const auto& [person, role] : {std::pair(croupier, Role::croupier), {chief, Role::chief}})
      must(house, wheel::Admit{person, role});
    must(house, wheel::Admit{"caja"_who, Role::cashier});
    must(house, wheel::Open{minimum});
    must(house, wheel::Admit{player, Role::player});
    must("caja"_who, wheel::SellChips{player, 1'000'000_units});
    if (rules.seats.value > 0) must(player, wheel::Sit{1});
    to_house_ = {};
  }

  void bet(const layout::Chance& on, Money stake) {
    open();
    must(player, wheel::Bet{on, stake, {}});
  }
  // A number; after a zero the player chooses, where there is a choice.
  void spin(int number, const layout::Chance& on, bool takes_half) {
    if (state_.phase == wheel::Phase::waiting) open();
    must(croupier, wheel::Lanzar{});
    must(croupier, wheel::NoVaMas{});
    must(croupier, wheel::Stop{number, {}, {}});
    must(croupier, wheel::Pay{});
    if (state_.phase != wheel::Phase::choosing) return;
    if (takes_half)
      must(player, wheel::Half{on});
    else
      must(player, wheel::Prison{on});
  }
  bool is_settled() const { return state_.prison.empty(); }
  Money won() const { return Money{} - to_house_; }

 private:
  void open() {
    must(rules_.bets_called_by.value == wheel::Caller::chief ? chief : croupier,
         wheel::HaganSusApuestas{});
  }
  void must(const PersonId& who, const wheel::Command& command) {
    const auto decision = wheel::Wheel::decide(rules_, state_, {who, command});
    require(decision.has_value(), "table: a command was refused");
    for (const auto& one : *decision) {
      wheel::Wheel::apply(state_, one.event);
      std::vector<ledger::Posting> postings;
      wheel::Wheel::postings(one, postings);
      for (const auto& posting : postings) {
        if (posting.credit == rules::house) to_house_ += posting.amount;
        if (posting.debit == rules::house) to_house_ = to_house_ - posting.amount;
      }
    }
  }

  const wheel::Rules& rules_;
  wheel::State state_;
  Money to_house_;
};

Fraction in_stakes(Money amount, Money stake) {
  return fraction(integer(amount.cents), integer(stake.cents));
}

void expect_as_at_the_table(const WheelReport& report, const WheelKind& kind, const WheelWay& way,
                            const layout::Chance& on, const std::vector<int>& numbers) {
  const auto& rules = report.rules;
  const int last = numbers.back();
  const bool is_house = last == rules.cloth.house_number().value && kind.spared > 0;
  const int zeros = static_cast<int>(numbers.size()) - (is_house ? 0 : 1);
  Table table(rules, report.minimum);
  table.bet(on, *report.stake);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0 && table.is_settled()) break;
    const bool takes_half =
        way.choice && !kind.prison->goes_to_prison(*way.choice, static_cast<int>(i) + 1);
    table.spin(numbers[i], on, takes_half);
  }
  const bool covered = (*rules.cloth.covered(on) & layout::one_number(last)) != 0;
  EXPECT_EQ(in_stakes(table.won(), *report.stake), wheel_net(kind, way, zeros, covered))
      << to_text(on) << " on " << last << " after " << zeros << " zeros";
}

WheelReport wheel(std::string_view game, std::string_view overlay, Money stake, Money minimum) {
  return wheel_report(ruleset("es79", game, overlay), {stake, minimum}).value();
}

TEST(WheelTable, EveryChanceOnEveryNumber) {
  for (const auto* game : {"ruleta", "ruleta-americana", "boule"}) {
    SCOPED_TRACE(game);
    const auto report = wheel(game, "", 15_units, 5_units);
    for (const auto& kind : report.kinds)
      for (const auto& on : kind.chances)
        for (int number = 0; number <= report.rules.cloth.highest(); ++number) {
          const bool is_house = number == report.rules.cloth.house_number().value;
          if (number == 0 && !is_house) continue;  // the boule has no zero
          if (is_house && kind.prison) continue;   // one spin more; see below
          expect_as_at_the_table(report, kind, kind.ways.front(), on, {number});
        }
  }
}

TEST(WheelTable, ThroughSeveralZeros) {
  for (const auto* overlay : {"", "rounding = \"up\"", "below-minimum = \"first-zero\""})
    for (const Money stake : {5_units, 7_units, Money{1234}, 100_units})
      for (const Money minimum : {1_units, 5_units}) {
        SCOPED_TRACE(std::string(overlay) + ' ' + to_text(stake) + ' ' + to_text(minimum));
        const auto report = wheel("ruleta", overlay, stake, minimum);
        for (const auto& kind : report.kinds)
          for (const auto& way : kind.ways)
            for (std::size_t zeros = 1; kind.prison && zeros <= 6; ++zeros)
              for (const int number : {1, 2, 19, 36}) {
                std::vector<int> numbers(zeros, 0);
                numbers.push_back(number);
                expect_as_at_the_table(report, kind, way, kind.chances.front(), numbers);
              }
      }
}

}  // namespace
}  // namespace sabot::odds
