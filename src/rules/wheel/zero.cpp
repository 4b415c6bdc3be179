#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/wheel/acts.hpp"

// What the zero does to the simple chances: half back, or prison, again and again.

namespace sabot::wheel {
namespace {

using layout::Halves;
using layout::halves;
using layout::must_stay;

// The zero that a stake has met is its first, or one more.
Citations zero_articles(const Rules& rules, int zeros) {
  return zeros == 1 ? rules.house_number_rule.by : rules.prison_again;
}

Citations with_rounding(Citations by, const Rules& rules, const Halves& parts) {
  return parts.whole ? by : by.add(rules.rounding.by);
}

void give_half(const Context& at, Verdict& verdict, const Prisoner& one, const Citations& by) {
  const auto parts = halves(at.rules.halving(), one.value);
  verdict.add(HalfReturned{one.by, one.on, parts.returned, parts.taken, one.zeros, one.pano},
              with_rounding(by, at.rules, parts));
}

// A stake that has met a zero, as it stands then: a new one whole, a prisoner halved.
Prisoner after_zero(const Context& at, Verdict& verdict, Prisoner one) {
  const auto& rules = at.rules;
  Halves parts{one.value, {}, true};
  if (one.zeros > 0) parts = halves(rules.halving(), one.value);
  one.value = parts.returned;
  ++one.zeros;
  verdict.add(ZeroMet{one.by, one.on, one.value, parts.taken, one.zeros, one.pano},
              with_rounding(zero_articles(rules, one.zeros), rules, parts));
  return one;
}

// Whether its owner has a choice.
bool offer_choice(const Context& at, Verdict& verdict, const Prisoner& one) {
  const auto& rules = at.rules;
  if (at.state.last) {
    give_half(at, verdict, one, rules.last_spin);
    return false;
  }
  const Money minimum = minimum_of(rules, at.state.minimum, one.pano);
  if (must_stay(rules.halving(), one.value, one.zeros, minimum)) {
    verdict.add(Imprisoned{one.by, one.on, one.value, one.zeros, one.pano}, rules.below_minimum.by);
    return false;
  }
  verdict.add(ChoiceOffered{one.by, one.on, halves(rules.halving(), one.value).returned, one.value,
                            one.zeros, one.pano},
              zero_articles(rules, one.zeros).add(rules.prison_offered));
  return true;
}

std::vector<Prisoner> all_that_meet_it(const State& state) {
  auto all = state.prison;
  for (const auto& stake : state.stakes)
    if (layout::is_simple(stake.on.suerte))
      all.push_back({stake.by, stake.on, stake.pano, stake.amount, 0, false});
  return all;
}

// Whose stakes on this chance are still to be spoken for.
bool is_asked(const State& state, const PersonId& who, const Chance& on) {
  return std::ranges::any_of(state.prison, [&](const Prisoner& one) {
    return one.asked && one.by == who && one.on == on;
  });
}

bool others_are_asked(const State& state, const PersonId& who, const Chance& on) {
  return std::ranges::any_of(state.prison, [&](const Prisoner& one) {
    return one.asked && (one.by != who || one.on != on);
  });
}

Bar bar_choice(const Context& at) {
  if (auto bar = bar_player(at)) return bar;
  const auto& by = at.rules.house_number_rule.by;
  if (!at.phase_is(Phase::choosing)) return Refusal{RefusalCode::wrong_phase, by};
  return std::nullopt;
}

void offer_chances(const Context& at, std::string_view command, std::vector<Option>& out) {
  rules::OneOf chances;
  for (const auto& one : at.state.prison)
    if (one.asked && one.by == at.who) {
      auto name = to_text(one.on);
      if (std::ranges::find(chances.values, name) == chances.values.end())
        chances.values.push_back(std::move(name));
    }
  if (!chances.values.empty()) out.push_back({command, {{"on", std::move(chances)}}});
}

// What is done with each of this player's stakes on the chance; after the last the coup ends.
template <class Do>
Decision choose(const Context& at, const Chance& on, Do act) {
  if (!is_asked(at.state, at.who, on))
    return refuse(RefusalCode::no_such_bet, at.rules.house_number_rule.by);
  Verdict verdict;
  for (const auto& one : at.state.prison)
    if (one.asked && one.by == at.who && one.on == on) act(verdict, one);
  if (!others_are_asked(at.state, at.who, on))
    verdict.add(CoupEnded{at.state.coup}, at.rules.collect);
  return verdict.done();
}

}  // namespace

bool meet_zero(const Context& at, Verdict& verdict) {
  const auto& rules = at.rules;
  if (rules.house_number_rule.value == HouseNumberRule::loses) return false;
  bool somebody_chooses = false;
  for (auto one : all_that_meet_it(at.state)) {
    if (rules.has_prison()) {
      const auto met = after_zero(at, verdict, one);
      somebody_chooses |= offer_choice(at, verdict, met);
    } else {
      one.zeros = 1;
      give_half(at, verdict, one, rules.house_number_rule.by);
    }
  }
  return somebody_chooses;
}

void release_prisoners(const Context& at, Verdict& verdict, int number) {
  const auto& rules = at.rules;
  const auto is_free = [&](const Prisoner& one) {
    return (rules.cloth.covered(one.on).value_or(0) & layout::one_number(number)) != 0;
  };
  for (const auto& one : at.state.prison)
    if (!is_free(one))
      verdict.add(PrisonerLost{one.by, one.on, one.value, one.zeros, one.pano}, rules.prison_lost);
  for (const auto& one : at.state.prison) {
    if (!is_free(one)) continue;
    Citations by = rules.prison_freed;
    if (one.zeros > 1) by.add(rules.prison_again);
    verdict.add(PrisonerFreed{one.by, one.on, one.value, one.zeros, one.pano}, by);
  }
}

Bar bar(const Context& at, As<Half>) { return bar_choice(at); }
Bar bar(const Context& at, As<Prison>) { return bar_choice(at); }

void offer(const Context& at, As<Half>, std::vector<Option>& out) {
  offer_chances(at, "half", out);
}
void offer(const Context& at, As<Prison>, std::vector<Option>& out) {
  offer_chances(at, "prison", out);
}

Decision rule(const Context& at, const Half& command) {
  return choose(at, command.on, [&](Verdict& verdict, const Prisoner& one) {
    give_half(at, verdict, one, zero_articles(at.rules, one.zeros));
  });
}

Decision rule(const Context& at, const Prison& command) {
  return choose(at, command.on, [&](Verdict& verdict, const Prisoner& one) {
    Citations by = at.rules.prison_offered;
    if (one.zeros > 1) by.add(at.rules.prison_again);
    verdict.add(Imprisoned{one.by, one.on, one.value, one.zeros, one.pano}, by);
  });
}

}  // namespace sabot::wheel
