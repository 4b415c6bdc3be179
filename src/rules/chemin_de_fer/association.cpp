#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/chemin_de_fer/rulings.hpp"
#include "sabot/rules/common/limits.hpp"

// Somebody puts an amount at another's disposal, and the player who has the bank accepts it: the
// associate then wins and loses with the banker, and has no say (es79.08.V-b, V-c; as11.cdf.E1-b,
// E1-c).

namespace sabot::chemin_de_fer {
namespace {

Citations associating(const Context& at) { return at.art("as11.cdf.E1-b"_art); }

// Anybody who plays here may be the banker, come to the bank, or make banco.
bool may_be_helped(const Context& at, const Person& one) {
  return one.is_placed() && one.id != at.who;
}

}  // namespace

const Proposal* proposal_from(const State& state, const PersonId& by, const PersonId& to) {
  const auto found = std::ranges::find_if(
      state.proposals, [&](const Proposal& one) { return one.by == by && one.to == to; });
  return found == state.proposals.end() ? nullptr : &*found;
}

Money room_in_bank(const State& state) {
  return state.bank_maximum.value_or(rules::largest_amount) - state.bank.amount();
}

Bar bar_adding(const Context& at, Money amount) {
  if (amount > rules::largest_amount) return refusal(RefusalCode::amount_too_large, "S-02"_art);
  if (amount <= room_in_bank(at.state)) return std::nullopt;
  if (at.state.bank_maximum) return refusal(RefusalCode::above_maximum, at.rules.bank_factor.by);
  return refusal(RefusalCode::amount_too_large, "S-02"_art);
}

Bar bar(const Context& at, As<OfferAssociation>) {
  if (auto bar = bar_player(at)) return bar;
  if (at.state.is_banker(at.who)) return refusal(RefusalCode::has_the_bank, associating(at));
  if (at.phase_is(Phase::closed)) return refusal(RefusalCode::wrong_phase, associating(at));
  if (is_coup(at.state.phase))
    return refusal(RefusalCode::coup_in_progress, at.art("as11.cdf.E1-c"_art));
  return std::nullopt;
}

void offer(const Context& at, As<OfferAssociation>, Options& out) {
  rules::OneOf people;
  for (const auto& one : at.state.people.all())
    if (may_be_helped(at, one)) people.values.push_back(to_text(one.id));
  const Money greatest = std::min(at.actor->chips, rules::largest_amount);
  if (people.values.empty() || greatest <= Money{}) return;
  out.push_back(
      {"offer-association", {{"to", people}, {"amount", rules::Amounts{{1}, greatest, {1}}}}});
}

Decision rule(const Context& at, const OfferAssociation& command) {
  if (auto bar = bar_named(at, command.to, associating(at))) return std::unexpected(*bar);
  if (command.to == at.who) return refuse(RefusalCode::wrong_person, associating(at));
  if (command.amount <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.amount > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (command.amount > at.actor->chips) return refuse(RefusalCode::insufficient_chips, "S-03"_art);
  auto by = associating(at);
  if (at.state.former_banker == at.who) by.add(at.art("as11.cdf.E1-l"_art));
  return Course(at).add(AssociationOffered{at.who, command.to, command.amount}, by).done();
}

Bar bar(const Context& at, As<AcceptAssociate>) {
  if (auto bar = bar_banker(at, associating(at))) return bar;
  if (!at.phase_is(Phase::announcing) && !at.phase_is(Phase::deciding))
    return refusal(RefusalCode::wrong_phase, associating(at));
  return std::nullopt;
}

void offer(const Context& at, As<AcceptAssociate>, Options& out) {
  rules::OneOf people;
  for (const auto& one : at.state.proposals) {
    const bool can = one.to == at.who && !bar_adding(at, one.amount) &&
                     at.state.people.find(one.by)->chips >= one.amount;
    if (can) people.values.push_back(to_text(one.by));
  }
  if (!people.values.empty()) out.push_back({"accept-associate", {{"person", people}}});
}

Decision rule(const Context& at, const AcceptAssociate& command) {
  if (auto bar = bar_named(at, command.person, associating(at))) return std::unexpected(*bar);
  const auto* proposal = proposal_from(at.state, command.person, at.who);
  if (proposal == nullptr) return refuse(RefusalCode::no_such_proposal, associating(at));
  if (auto bar = bar_adding(at, proposal->amount)) return std::unexpected(*bar);
  if (at.state.people.find(proposal->by)->chips < proposal->amount)
    return refuse(RefusalCode::insufficient_chips, "S-03"_art);
  auto by = associating(at).add(at.art("as11.cdf.E1-c"_art));
  if (at.state.former_banker == proposal->by) by.add(at.art("as11.cdf.E1-l"_art));
  return Course(at).add(Associated{proposal->by, proposal->amount}, by).done();
}

}  // namespace sabot::chemin_de_fer
