#include "sabot/base/forms.hpp"
#include "sabot/rules/wheel/acts.hpp"

// The ball stops. A croupier at a real wheel says in which number; one whose ball is a program
// opens what was promised, and the wheel as the players turned it gives the number (S-74).

namespace sabot::wheel {
namespace {

bool has_number(const Rules& rules, int number) {
  for (const int one : rules.order.value)
    if (one == number) return true;
  return false;
}

int number_at(const Rules& rules, int pocket, int turned) {
  return rules.order.value[static_cast<std::size_t>((pocket - 1 + turned) % rules.pockets())];
}

// The number, and which simple chances it wins for: none where it is the house's.
void announce(const Context& at, Verdict& verdict, int number) {
  const auto& rules = at.rules;
  const auto& cloth = rules.cloth;
  Citations by = rules.announce;
  if (number == cloth.house_number().value)
    by.add(rules.house_colour);
  else
    by.add(cloth.colours()).add(rules.simple);
  verdict.add(NumberAnnounced{number, cloth.simple_winners(number)}, by);
}

}  // namespace

Bar bar(const Context& at, As<Stop>) { return bar_croupier(at, Phase::no_more, at.rules.announce); }

void offer(const Context& at, As<Stop>, std::vector<Option>& out) {
  if (at.state.commitment)
    return out.push_back(
        {"stop",
         {{"pocket", rules::Numbers{1, at.rules.pockets()}}, {"salt", rules::AnyDigest{}}}});
  const auto& cloth = at.rules.cloth;
  rules::OneOf numbers;
  for (int one = 0; one <= cloth.highest(); ++one)
    if (has_number(at.rules, one)) numbers.values.push_back(to_text(one));
  out.push_back({"stop", {{"number", std::move(numbers)}}});
}

Decision rule(const Context& at, const Stop& command) {
  const auto& rules = at.rules;
  Verdict verdict;
  if (!at.state.commitment) {
    if (!command.number || command.pocket || command.salt)
      return refuse(RefusalCode::promise_unfit, "S-74"_art);
    if (!has_number(rules, *command.number))
      return refuse(RefusalCode::no_such_number, rules.order.by);
    announce(at, verdict, *command.number);
    return verdict.done();
  }
  if (command.number || !command.pocket || !command.salt)
    return refuse(RefusalCode::promise_unfit, "S-74"_art);
  if (*command.pocket < 1 || *command.pocket > rules.pockets())
    return refuse(RefusalCode::no_such_number, rules.order.by);
  verdict.add(SpinOpened{*command.pocket, *command.salt}, "S-74"_art);
  announce(at, verdict, number_at(rules, *command.pocket, at.state.turned));
  return verdict.done();
}

}  // namespace sabot::wheel
