#include <algorithm>

#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/reglamento/rulings.hpp"

// The first bank goes to the highest bidder; equal bids are to be improved, and then go by the
// right from seat 1 (art. 5, S-91).

namespace sabot::reglamento {
namespace {

bool is_remate(const State& state) {
  return state.phase == Phase::remate || state.phase == Phase::improving;
}

bool may_bid(const State& state, const PersonId& who) {
  return state.phase == Phase::remate || std::ranges::find(state.tied, who) != state.tied.end();
}

// Seat 1 is the first by the right, and the numbers rise.
PersonId first_by_the_right(const State& state, const std::vector<PersonId>& people) {
  return *std::ranges::min_element(
      people, {}, [&](const PersonId& one) { return state.people.find(one)->seat; });
}

}  // namespace

Bar bar(const Context& at, As<Bid>) {
  if (auto bar = bar_seated(at, "ar.pyb.5-a"_art)) return bar;
  if (!is_remate(at.state)) return refusal(RefusalCode::wrong_phase, "ar.pyb.5-a"_art);
  return std::nullopt;
}

void offer(const Context& at, As<Bid>, Options& out) {
  const auto& state = at.state;
  const Money least = baccarat::least_bid(state.bids, at.who, state.limits.minimum);
  const Money greatest = std::min(state.limits.maximum, at.actor->chips);
  if (least <= greatest && may_bid(state, at.who))
    out.push_back({"bid", {{"amount", rules::Amounts{least, greatest, {1}}}}});
}

Decision rule(const Context& at, const Bid& command) {
  const auto& state = at.state;
  const Money least = baccarat::least_bid(state.bids, at.who, state.limits.minimum);
  const Citations bidding{"ar.pyb.5-a"_art, "S-91"_art};
  if (auto bar = bar_bank_amount(at, command.amount, least,
                                 baccarat::bid_of(state.bids, at.who) ? bidding : "ar.pyb.2-a"_art,
                                 "ar.pyb.3-a"_art))
    return std::unexpected(*bar);
  if (!may_bid(state, at.who)) return refuse(RefusalCode::may_not_bid, "ar.pyb.5-b"_art);
  const Citations by = at.phase_is(Phase::improving) ? Citations("ar.pyb.5-b"_art) : bidding;
  return Course(at).add(BidMade{at.who, command.amount}, by).done();
}

// A bid that can no longer be paid counts for nothing.
Bar bar(const Context& at, As<CloseRemate>) {
  if (auto bar = rules::bar_unless(at.actor, Role::pagador, "ar.pyb.5-a"_art)) return bar;
  if (!is_remate(at.state)) return refusal(RefusalCode::wrong_phase, "ar.pyb.5-a"_art);
  if (seated(at.state) < at.rules.least_players.value)
    return refusal(RefusalCode::too_few_players, at.rules.least_players.by);
  if (baccarat::highest_bid(at.state.people, at.state.bids).by.empty())
    return refusal(RefusalCode::nobody_has_bid, Citations("ar.pyb.1-b"_art).add("S-91"_art));
  return std::nullopt;
}

Decision rule(const Context& at, const CloseRemate&) {
  const auto best = baccarat::highest_bid(at.state.people, at.state.bids);
  Course on(at);
  const bool equal = best.by.size() > 1;
  const bool can_improve = at.phase_is(Phase::remate) && best.amount < at.state.limits.maximum;
  if (equal && can_improve) {
    on.add(ImprovementAsked{best.by, best.amount}, Citations("ar.pyb.5-b"_art).add("S-91"_art));
    return on.done();
  }
  const auto by = Citations("ar.pyb.1-b"_art).add(equal ? "ar.pyb.5-c"_art : "ar.pyb.5-a"_art);
  take_bank(on, first_by_the_right(on.state, best.by), best.amount, Title::remate, by);
  return on.done();
}

}  // namespace sabot::reglamento
