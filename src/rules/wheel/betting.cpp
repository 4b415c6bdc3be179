#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/wheel/acts.hpp"

// Bets on the chances of the cloth, while they are taken: from the call until «no va más».

namespace sabot::wheel {
namespace {

bool are_bets_taken(const State& state) {
  return takes_bets(state.phase) || (state.phase == Phase::annulled && !state.bets_closed);
}

Bar bar_betting_phase(const Context& at) {
  if (are_bets_taken(at.state)) return std::nullopt;
  const bool not_yet = at.phase_is(Phase::closed) || at.phase_is(Phase::waiting);
  if (not_yet) return Refusal{RefusalCode::wrong_phase, at.rules.bets_called_by.by};
  return Refusal{RefusalCode::bets_closed, at.rules.bets_until};
}

// What counts towards the maximum of a chance: this player's bets, or everybody's (S-68).
Money lying(const Context& at, const Chance& on) {
  if (at.rules.maximum_for.value == MaximumFor::each_player) return at.state.sum_on(at.who, on);
  Money sum;
  for (const auto& one : at.state.stakes)
    if (one.on == on) sum += one.amount;
  return sum;
}

Money own_on(const Context& at, const Chance& on, int pano) {
  const auto* stake = at.state.stake(at.who, on, pano);
  return stake ? stake->amount : Money{};
}

Money maximum(const Context& at, Suerte suerte) {
  return *checked_times(at.state.minimum, at.rules.cloth.terms(suerte).cap.value);
}

// Chips of a player's own have one value, and are laid whole (S-73).
Money step_of(const Context& at) {
  const auto* own = at.state.colour_of(at.who);
  const bool whole = at.rules.colour_stakes.value == ColourStakes::whole_chips;
  return own && whole ? own->value : Money{1};
}

// The stakes that will be taken on a chance: none where the least is above the greatest.
rules::Amounts amounts_for(const Context& at, const Chance& on, int pano) {
  const Money step = step_of(at);
  const Money missing = minimum_of(at.rules, at.state.minimum, pano) - own_on(at, on, pano);
  Money least = std::max(missing, Money{1});
  least.cents += (step.cents - least.cents % step.cents) % step.cents;
  Money greatest = std::min(maximum(at, on.suerte) - lying(at, on), at.actor->chips);
  greatest.cents -= greatest.cents % step.cents;
  return {least, greatest, step};
}

void offer_bet(const rules::Amounts& amounts, std::vector<std::string> names, int pano, int panos,
               std::vector<Option>& out) {
  if (names.empty() || amounts.least > amounts.greatest) return;
  Option option{"bet", {{"on", rules::OneOf{std::move(names)}}, {"stake", amounts}}};
  if (panos > 1) option.fields.push_back({"pano", rules::OneOf{{std::to_string(pano)}}});
  out.push_back(std::move(option));
}

// All chances of a kind that nobody's bet makes different, together; the others one by one.
void offer_kind(const Context& at, Suerte suerte, int pano, std::vector<Option>& out) {
  const auto& cloth = at.rules.cloth;
  const int panos = at.rules.panos.value;
  const auto& chances = cloth.chances(suerte);
  std::vector<std::string> free;
  const Chance* any_free = nullptr;
  for (std::size_t i = 0; i < chances.size(); ++i) {
    if (lying(at, chances[i]) != Money{}) {
      offer_bet(amounts_for(at, chances[i], pano), {cloth.names(suerte)[i]}, pano, panos, out);
      continue;
    }
    any_free = &chances[i];
    free.push_back(cloth.names(suerte)[i]);
  }
  if (any_free) offer_bet(amounts_for(at, *any_free, pano), std::move(free), pano, panos, out);
}

// What is wrong with a stake that is added to what lies there.
Bar bar_stake(const Context& at, const Bet& command, int pano) {
  const auto& rules = at.rules;
  const Money own = own_on(at, command.on, pano) + command.stake;
  if (own < minimum_of(rules, at.state.minimum, pano))
    return Refusal{RefusalCode::below_minimum, rules.minimum};
  if (lying(at, command.on) + command.stake > maximum(at, command.on.suerte))
    return Refusal{
        RefusalCode::above_maximum,
        Citations(rules.cloth.terms(command.on.suerte).cap.by).add(rules.maximum_for.by)};
  if (command.stake.cents % step_of(at).cents != 0)
    return Refusal{RefusalCode::not_a_multiple,
                   Citations(rules.colour_value).add(rules.colour_stakes.by)};
  return std::nullopt;
}

Citations placing(const Context& at, const Bet& command) {
  const auto& rules = at.rules;
  Citations by = rules.bets_until;
  by.add(rules.only_these);
  if (layout::is_simple(command.on.suerte)) by.add(rules.simple);
  return by.add(rules.cloth.reason_for(command.on)).add(rules.taking_part).add(rules.lie);
}

// Where there are two, a bet says on which.
std::optional<int> known_pano(const Context& at, const std::optional<int>& pano) {
  const int panos = at.rules.panos.value;
  if (!pano) return panos == 1 ? std::optional(1) : std::nullopt;
  return *pano >= 1 && *pano <= panos ? pano : std::nullopt;
}

}  // namespace

Bar bar(const Context& at, As<Bet>) {
  if (auto bar = bar_player(at)) return bar;
  return bar_betting_phase(at);
}

void offer(const Context& at, As<Bet>, std::vector<Option>& out) {
  for (int pano = 1; pano <= at.rules.panos.value; ++pano)
    for (const auto suerte : at.rules.cloth.order().value) offer_kind(at, suerte, pano, out);
}

Decision rule(const Context& at, const Bet& command) {
  const auto pano = known_pano(at, command.pano);
  if (!pano) return refuse(RefusalCode::unknown_pano, at.rules.panos.by);
  if (command.stake <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  const auto sum = checked_add(lying(at, command.on), command.stake);
  if (!sum || *sum > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (!at.rules.cloth.covered(command.on))
    return refuse(RefusalCode::chance_not_offered, at.rules.only_these);
  if (auto bar = bar_stake(at, command, *pano)) return std::unexpected(*bar);
  if (command.stake > at.actor->chips) return refuse(RefusalCode::insufficient_chips, "S-03"_art);
  return Verdict()
      .add(BetPlaced{at.who, command.on, command.stake, *pano}, placing(at, command))
      .done();
}

// A bet that has won may be taken off between spins too.
Bar bar(const Context& at, As<Withdraw>) {
  if (auto bar = bar_player(at)) return bar;
  if (at.phase_is(Phase::waiting)) return std::nullopt;
  return bar_betting_phase(at);
}

void offer(const Context& at, As<Withdraw>, std::vector<Option>& out) {
  for (const auto& stake : at.state.stakes) {
    if (stake.by != at.who) continue;
    Option option{"withdraw", {{"on", rules::OneOf{{to_text(stake.on)}}}}};
    if (at.rules.panos.value > 1)
      option.fields.push_back({"pano", rules::OneOf{{std::to_string(stake.pano)}}});
    out.push_back(std::move(option));
  }
}

Citations withdrawing(const Context& at, const Stake& stake) {
  if (!stake.won) return "S-08"_art;
  return layout::is_simple(stake.on.suerte) ? at.rules.keeps_simple : at.rules.keeps_multiple;
}

Decision rule(const Context& at, const Withdraw& command) {
  const auto pano = known_pano(at, command.pano);
  if (!pano) return refuse(RefusalCode::unknown_pano, at.rules.panos.by);
  const auto* stake = at.state.stake(at.who, command.on, *pano);
  if (stake == nullptr) return refuse(RefusalCode::no_such_bet, "S-08"_art);
  return Verdict()
      .add(BetWithdrawn{stake->by, stake->on, stake->amount, stake->pano}, withdrawing(at, *stake))
      .done();
}

}  // namespace sabot::wheel
