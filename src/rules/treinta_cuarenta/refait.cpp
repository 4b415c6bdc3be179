#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/treinta_cuarenta/acts.hpp"

// 31 and 31: what the zero of the ruleta does, here to all chances. Half back, or prison, again and
// again; what is insured is spared.

namespace sabot::treinta_cuarenta {
namespace {

using layout::Halves;
using layout::halves;
using layout::must_stay;

// The first that a stake has met, or one more.
Citations refait_articles(const Rules& rules, int times) {
  return times == 1 ? rules.half : rules.prison_again;
}

Citations with_rounding(Citations by, const Rules& rules, const Halves& parts) {
  return parts.whole ? by : by.add(rules.rounding.by);
}

void give_half(Course& on, const Prisoner& one, const Citations& by) {
  const auto parts = halves(on.rules.halving(), one.value);
  on.add(HalfReturned{one.by, one.on, parts.returned, parts.taken, one.times},
         with_rounding(by, on.rules, parts));
}

// A stake that has met it, as it stands then: a new one whole, a prisoner halved.
Prisoner after_refait(Course& on, Prisoner one) {
  Halves parts{one.value, {}, true};
  if (one.times > 0) parts = halves(on.rules.halving(), one.value);
  one.value = parts.returned;
  ++one.times;
  on.add(RefaitMet{one.by, one.on, one.value, parts.taken, one.times},
         with_rounding(refait_articles(on.rules, one.times), on.rules, parts));
  return one;
}

void settle_refait(Course& on, const Prisoner& one) {
  const auto& rules = on.rules;
  if (on.state.last) return give_half(on, one, rules.last_coup);
  if (must_stay(rules.halving(), one.value, one.times, on.state.limits.minimum)) {
    on.add(Imprisoned{one.by, one.on, one.value, one.times}, rules.below_minimum.by);
    return;
  }
  on.add(ChoiceOffered{one.by, one.on, halves(rules.halving(), one.value).returned, one.value,
                       one.times},
         refait_articles(rules, one.times).add(rules.prison_offered));
}

// The insurance is used up by what it was for, whatever it is called.
void spare_insured(Course& on, const Stake& one) {
  const auto by = Citations(on.rules.insurance.by).add("S-116"_art);
  on.add(InsuranceTaken{one.by, one.on, one.insurance}, by)
      .add(InsuredSpared{one.by, one.on, one.insured}, by);
}

bool is_asked(const State& state) { return std::ranges::any_of(state.prison, &Prisoner::asked); }

Bar bar_choice(const Context& at) {
  if (auto bar = bar_player(at)) return bar;
  if (!at.phase_is(Phase::choosing)) return Refusal{RefusalCode::wrong_phase, at.rules.half};
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
Decision choose(const Context& at, Chance chance, Do act) {
  Course on(at);
  bool any = false;
  for (const auto& one : at.state.prison)
    if (one.asked && one.by == at.who && one.on == chance) act(on, one), any = true;
  if (!any) return refuse(RefusalCode::no_such_bet, at.rules.half);
  if (!is_asked(on.state)) end_coup(on, at.rules.collect);
  return on.done();
}

}  // namespace

bool meet_refait(Course& on) {
  const auto prison = on.state.prison;
  const auto stakes = on.state.stakes;
  for (const auto& one : prison) settle_refait(on, after_refait(on, one));
  for (const auto& one : stakes) {
    if (one.insured > Money{}) spare_insured(on, one);
    const Money rest = one.amount - one.insured;
    if (rest > Money{}) settle_refait(on, after_refait(on, {one.by, one.on, rest, 0, false}));
  }
  return is_asked(on.state);
}

void refund_prisoners(Course& on, const Citations& by) {
  const auto prison = on.state.prison;
  for (const auto& one : prison) give_half(on, one, by);
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
  return choose(at, command.on, [&](Course& on, const Prisoner& one) {
    give_half(on, one, refait_articles(at.rules, one.times));
  });
}

Decision rule(const Context& at, const Prison& command) {
  return choose(at, command.on, [&](Course& on, const Prisoner& one) {
    Citations by = at.rules.prison_offered;
    if (one.times > 1) by.add(at.rules.prison_again);
    on.add(Imprisoned{one.by, one.on, one.value, one.times}, by);
  });
}

}  // namespace sabot::treinta_cuarenta
