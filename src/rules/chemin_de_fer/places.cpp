#include <algorithm>

#include "sabot/rules/chemin_de_fer/rulings.hpp"
#include "sabot/rules/common/limits.hpp"

// Coming to a place, changing it, leaving it for a moment or for good (es79.08.IV, as11.cdf.D).
// rules/common/attendance has what every game shares.

namespace sabot::chemin_de_fer {
namespace {

bool is_member(const State& state, const PersonId& who) { return state.bank.find(who) != nullptr; }

// The player has said banco, or is to make it together with somebody who has, and the answer is
// still to come.
bool is_claimed_by(const State& state, const PersonId& who) {
  return std::ranges::any_of(
      state.claims, [&](const BancoClaim& one) { return one.by == who || one.associate == who; });
}

// The player has a bet or a claim to banco, or has the punto's cards, if only by mistake.
bool is_engaged(const State& state, const PersonId& who) {
  return is_claimed_by(state, who) || state.stake_of(who) != nullptr || state.holder == who;
}

// The bank is offered to the player, or the player has said that they want it.
bool is_asked(const State& state, const PersonId& who) {
  if (!is_vacant(state.phase)) return false;
  return state.offer.to == who ||
         std::ranges::find(state.offer.bids, who, &BidOf::by) != state.offer.bids.end() ||
         std::ranges::find(state.offer.together, who, &Together::by) != state.offer.together.end();
}

// The banker and the associates stay where they are (S-35), and so do players whom a coup binds
// (S-14).
Bar bar_moving(const Context& at, const Citations& by) {
  const auto& state = at.state;
  if (is_member(state, at.who)) return refusal(RefusalCode::has_the_bank, "S-35"_art);
  if (is_coup(state.phase) && is_engaged(state, at.who))
    return refusal(RefusalCode::coup_in_progress, "S-14"_art);
  if (is_asked(state, at.who)) return refusal(RefusalCode::too_late, by);
  return std::nullopt;
}

Bar bar_sitting(const Context& at) {
  if (auto bar = bar_moving(at, at.art("as11.cdf.D-g"_art))) return bar;
  if (at.state.mark(at.who).elsewhere)
    return refusal(RefusalCode::seated_elsewhere, {at.art("as11.cdf.D-i"_art), "S-40"_art});
  return std::nullopt;
}

Bar bar_leaving(const Context& at) {
  const auto& state = at.state;
  if (is_member(state, at.who)) return refusal(RefusalCode::has_the_bank, "S-35"_art);
  if (is_coup(state.phase) && is_engaged(state, at.who))
    return refusal(RefusalCode::coup_in_progress, "S-14"_art);
  if (is_claimed_by(state, at.who))
    return refusal(RefusalCode::banco_stands, {at.art("as11.cdf.E2-c"_art), "S-61"_art});
  if (const auto by = bound_by_banco(at); !by.empty())
    return refusal(RefusalCode::banco_stands, Citations(by).add("S-14"_art));
  return std::nullopt;
}

std::vector<PersonId> away(const State& state) {
  std::vector<PersonId> all;
  for (const auto& mark : state.marks)
    if (mark.absent) all.push_back(mark.who);
  return all;
}

Citations vacant_seats(const Context& at) {
  return Citations(at.rules.waiting_list.by).add(at.art("as11.cdf.D-j"_art));
}

// During the talla those who wait come first; between tallas those who have asked for a change, in
// their order (D-j).
bool is_promised(const Context& at) {
  const auto& state = at.state;
  if (!is_preparation(state.phase)) return !state.people.waiting().empty();
  const auto& asked = state.change_asked;
  const auto ahead = std::ranges::find(asked, at.who) - asked.begin();
  const auto taken = std::ranges::count_if(state.people.all(), &Person::is_seated);
  return ahead >= state.places.count - taken;
}

Citations numbered_seats(const Context& at) {
  return Citations(at.rules.seats.by).add(at.rules.numbering);
}

// Seated, standing, or not at the table at all.
Citations taking_part(const Context& at) {
  const Citations seated{at.art("as11.cdf.D-a"_art)};
  const Citations standing{at.art("as11.cdf.D-b"_art)};
  if (at.actor == nullptr || !at.actor->is_placed()) return Citations(seated).add(standing);
  return at.actor->standing ? standing : seated;
}

Bar bar_seated(const Context& at, const Citations& by) {
  if (auto bar = bar_player(at)) return bar;
  if (!at.actor->is_seated()) return refusal(RefusalCode::not_seated, by);
  return std::nullopt;
}

}  // namespace

rules::Attendance attendance(const Context& at) {
  const auto& state = at.state;
  return rules::Attendance{
      .people = state.people,
      .actor = at.actor,
      .places = state.places,
      .open = !at.phase_is(Phase::closed),
      .standing_allowed = true,
      .waiting_list = at.rules.waiting_list.value,
      .taking_part = taking_part(at),
      .seats = numbered_seats(at),
      .standing = {at.art("as11.cdf.D-b"_art), at.art("as11.cdf.D-d"_art),
                   at.art("as11.cdf.D-l"_art)},
      .list = vacant_seats(at),
      .away = away(state),
      .away_by = at.art("as11.cdf.D-n"_art),
      .promised = is_preparation(state.phase) ? static_cast<int>(state.change_asked.size()) : 0,
      .sitting = bar_sitting(at),
      .leaving = bar_leaving(at),
  };
}

Decision rule(const Context& at, const Sit& command) {
  const auto decision = rules::decide(attendance(at), command);
  if (!decision) return std::unexpected(decision.error());
  Course on(at);
  auto by = Citations(at.art("as11.cdf.D-a"_art)).add(numbered_seats(at));
  if (at.state.people.waits(at.who)) by.add(vacant_seats(at));
  const bool between = is_preparation(at.state.phase);
  if (between) by.add(at.art("as11.cdf.D-h"_art));
  on.add(Seated{at.who, command.seat}, by);
  if (!between) on.add(MustSalute{at.who}, at.art("as11.cdf.D-g"_art));
  return on.done();
}

// The player's bets go back to them; what was offered to them goes on to the next.
Decision rule(const Context& at, const Leave& command) {
  const auto decision = rules::decide(attendance(at), command);
  if (!decision) return std::unexpected(decision.error());
  Course on(at);
  for (const auto& stake : at.state.stakes)
    if (stake.by == at.who) on.add(BetWithdrawn{stake.by, stake.amount}, "S-08"_art);
  if (at.state.seguido == at.who)
    on.add(SeguidoLapsed{at.who}, {at.art("as11.cdf.B-t"_art), "S-31"_art});
  on.add(Left{at.who}, decision->by);
  if (at.state.offer.to == at.who) offer_onwards(on);
  if (at.state.cut_offered_to == at.who) offer_cut(on);
  return on.done();
}

Bar bar(const Context& at, As<AskChange>) {
  const Citations by{at.art("as11.cdf.D-j"_art)};
  if (auto bar = bar_seated(at, by)) return bar;
  if (at.phase_is(Phase::closed)) return refusal(RefusalCode::wrong_phase, by);
  const auto& asked = at.state.change_asked;
  if (std::ranges::find(asked, at.who) != asked.end())
    return refusal(RefusalCode::already_asked, by);
  return std::nullopt;
}

Decision rule(const Context& at, const AskChange&) {
  return Course(at).add(ChangeAsked{at.who}, at.art("as11.cdf.D-j"_art)).done();
}

Bar bar(const Context& at, As<ChangeSeat>) {
  const Citations by{at.art("as11.cdf.D-e"_art)};
  if (auto bar = bar_seated(at, by)) return bar;
  if (at.phase_is(Phase::closed)) return refusal(RefusalCode::wrong_phase, by);
  return bar_moving(at, by);
}

void offer(const Context& at, As<ChangeSeat>, Options& out) {
  if (is_promised(at)) return;
  rules::OneOf vacant;
  for (SeatNumber seat = 1; seat <= at.state.places.last(); ++seat)
    if (at.state.people.at_seat(seat) == nullptr) vacant.values.push_back(std::to_string(seat));
  if (!vacant.values.empty()) out.push_back({"change-seat", {{"seat", vacant}}});
}

Decision rule(const Context& at, const ChangeSeat& command) {
  const auto& state = at.state;
  const auto numbered = numbered_seats(at);
  if (!state.places.has(command.seat)) return refuse(RefusalCode::unknown_seat, numbered);
  if (const auto* owner = state.people.at_seat(command.seat))
    return state.mark(owner->id).absent
               ? refuse(RefusalCode::empty_for_a_moment, at.art("as11.cdf.D-n"_art))
               : refuse(RefusalCode::seat_taken, numbered);
  if (is_promised(at)) return refuse(RefusalCode::seat_promised, vacant_seats(at));
  Course on(at);
  const SeatChanged change{at.who, at.actor->seat, command.seat};
  if (is_preparation(state.phase)) {
    on.add(change, {at.art("as11.cdf.D-j"_art), at.art("as11.cdf.D-h"_art)});
  } else {
    on.add(change, at.art("as11.cdf.D-j"_art));
    on.add(MustSalute{at.who}, {at.art("as11.cdf.D-e"_art), at.art("as11.cdf.D-f"_art)});
  }
  return on.done();
}

Bar bar(const Context& at, As<StepAway>) {
  const Citations by{at.art("as11.cdf.D-m"_art)};
  if (auto bar = bar_seated(at, by)) return bar;
  if (is_engaged(at.state, at.who)) return refusal(RefusalCode::coup_in_progress, "S-14"_art);
  return bar_moving(at, by);
}

Decision rule(const Context& at, const StepAway&) {
  Course on(at);
  on.add(SteppedAway{at.who}, {at.art("as11.cdf.D-n"_art), at.art("as11.cdf.D-m"_art)});
  if (at.state.cut_offered_to == at.who) offer_cut(on);
  return on.done();
}

Bar bar(const Context& at, As<ComeBack>) {
  const Citations by{at.art("as11.cdf.D-n"_art)};
  if (auto bar = rules::bar_unless(at.actor, Role::player, by)) return bar;
  if (!at.actor->is_placed()) return refusal(RefusalCode::not_at_the_table, by);
  if (!at.state.mark(at.who).absent) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

Decision rule(const Context& at, const ComeBack&) {
  return Course(at).add(CameBack{at.who}, at.art("as11.cdf.D-n"_art)).done();
}

Bar bar(const Context& at, As<Tip>) {
  const auto by = Citations(at.rules.tips).add("S-36"_art);
  if (auto bar = rules::bar_unless(at.actor, Role::player, by)) return bar;
  if (at.state.mark(at.who).absent)
    return refusal(RefusalCode::is_away, at.art("as11.cdf.D-n"_art));
  return std::nullopt;
}

void offer(const Context& at, As<Tip>, Options& out) {
  const Money greatest = std::min(at.actor->chips, rules::largest_amount);
  if (greatest > Money{}) out.push_back({"tip", {{"amount", rules::Amounts{{1}, greatest, {1}}}}});
}

Decision rule(const Context& at, const Tip& command) {
  if (command.amount <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.amount > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (command.amount > at.actor->chips) return refuse(RefusalCode::insufficient_chips, "S-03"_art);
  const auto by = Citations(at.rules.tips).add("S-36"_art);
  return Course(at).add(Tipped{at.who, command.amount}, by).done();
}

}  // namespace sabot::chemin_de_fer
