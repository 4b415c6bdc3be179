#include <algorithm>

#include "sabot/rules/dos_panos/rulings.hpp"

// Which people may act, where they sit and who comes first (es79.09.IV, as11.dos.D): the seats of
// the first paño are numbered from the banker's right, those of the second from the banker's left.

namespace sabot::dos_panos {
namespace {

// The banker is not one of the players of a paño (A-12, S-77).
int players_on(const State& state, Hand pano) {
  return static_cast<int>(std::ranges::count_if(state.people.all(), [&](const Person& one) {
    return one.is_placed() && pano_of(state, one.seat) == pano && !state.is_banker(one.id);
  }));
}

// The number of the seat on its own paño, 1 being next to the banker.
int place_on_pano(const State& state, SeatNumber seat) {
  return pano_of(state, seat) == Hand::primero ? seat : seat - state.per_pano;
}

bool has_claimed(const State& state, const PersonId& who) {
  return std::ranges::find(state.claims, who) != state.claims.end();
}

// The player has a paño's cards, or they are the player's.
bool holds_cards(const State& state, const PersonId& who) {
  return std::ranges::any_of(panos, [&](Hand pano) {
    return state.hand(pano).holder == who || state.hand(pano).owed_to == who;
  });
}

bool is_in_lot(const State& state, const PersonId& who) {
  const auto& lot = state.offer.lot;
  return state.phase == Phase::lot && std::ranges::find(lot, who) != lot.end();
}

Bar bar_moving(const Context& at) {
  const auto& state = at.state;
  if (state.is_banker(at.who)) return refusal(RefusalCode::has_the_bank, "S-35"_art);
  const bool engaged = state.has_bet(at.who) || holds_cards(state, at.who);
  if (is_coup(state.phase) && engaged) return refusal(RefusalCode::coup_in_progress, "S-14"_art);
  if (is_in_lot(state, at.who)) return refusal(RefusalCode::too_late, at.art("as11.dos.E1-c"_art));
  if (has_claimed(state, at.who) || state.banco_by == at.who)
    return refusal(RefusalCode::banco_stands,
                   Citations(at.art("as11.dos.A-k"_art)).add("S-61"_art));
  return std::nullopt;
}

// Seated, standing, or not at the table at all.
Citations taking_part(const Context& at) {
  const Citations seated{at.art("as11.dos.D-a"_art)};
  const Citations standing{at.art("as11.dos.D-c"_art)};
  if (at.actor == nullptr || !at.actor->is_placed()) return Citations(seated).add(standing);
  return at.actor->standing ? standing : seated;
}

}  // namespace

Bar bar_director(const Context& at, const Citations& by) {
  return rules::bar_unless(at.actor, Role::director, by);
}

Bar bar_inspector(const Context& at, const Citations& by) {
  return rules::bar_unless(at.actor, Role::inspector, by);
}

Bar bar_report(const Context& at, bool fits, const Citations& by) {
  if (auto bar = bar_reporter(at)) return bar;
  if (!fits) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

Bar bar_player(const Context& at) {
  const Citations by{at.art("as11.dos.D-a"_art), at.art("as11.dos.D-c"_art)};
  if (auto bar = rules::bar_unless(at.actor, Role::player, by)) return bar;
  if (!at.actor->is_placed()) return refusal(RefusalCode::not_at_the_table, by);
  return std::nullopt;
}

Bar bar_banker(const Context& at, const Citations& by) {
  if (auto bar = bar_player(at)) return bar;
  if (!at.state.is_banker(at.who)) return refusal(RefusalCode::not_the_banker, by);
  return std::nullopt;
}

bool is_here(const State& state, const PersonId& who) {
  const auto* person = state.people.find(who);
  return person != nullptr && person->is_placed();
}

Hand pano_of(const State& state, SeatNumber seat) {
  return seat <= state.per_pano ? Hand::primero : Hand::segundo;
}

bool enough_players(const Rules& rules, const State& state) {
  return std::ranges::all_of(
      panos, [&](Hand pano) { return players_on(state, pano) >= rules.players_per_pano.value; });
}

Citations players_article(const Rules& rules) { return rules.players_per_pano.by; }

Rank rank_of(const State& state, const PersonId& who, int order) {
  const auto* person = state.people.find(who);
  if (person == nullptr || !person->is_placed()) return {2, 0, Hand::primero, order};
  return {person->standing ? 1 : 0, place_on_pano(state, person->seat),
          pano_of(state, person->seat), person->standing ? order : 0};
}

// Only the seated handle the cards, the banker's own seat being passed by.
const Person* turn_of(const State& state, Hand pano) {
  const SeatNumber first = pano == Hand::primero ? 1 : state.per_pano + 1;
  const SeatNumber start = std::max(state.turn[index_of(pano)], first);
  const auto may = [&](const Person* one) {
    return one != nullptr && !state.is_banker(one->id) &&
           std::ranges::find(state.relieved, one->id) == state.relieved.end();
  };
  for (int i = 0; i < state.per_pano; ++i) {
    const SeatNumber seat = first + (start - first + i) % state.per_pano;
    if (const auto* one = state.people.at_seat(seat); may(one)) return one;
  }
  return nullptr;
}

SeatNumber seat_after(const State& state, Hand pano, SeatNumber seat) {
  const SeatNumber first = pano == Hand::primero ? 1 : state.per_pano + 1;
  return first + (seat - first + 1) % state.per_pano;
}

rules::Attendance attendance(const Context& at) {
  return rules::Attendance{
      .people = at.state.people,
      .actor = at.actor,
      .places = at.state.places,
      .open = !at.phase_is(Phase::closed),
      .standing_allowed = true,
      .waiting_list = at.rules.waiting_list.value,
      .taking_part = taking_part(at),
      .seats = Citations(at.rules.seats_per_pano.by).add(at.rules.numbering),
      .standing = {at.art("as11.dos.D-b"_art), at.art("as11.dos.D-c"_art)},
      .list = at.rules.waiting_list.by,
      .sitting = bar_moving(at),
      .leaving = bar_moving(at),
  };
}

// The player's bets go back; what was offered to them goes on to the next.
Decision rule(const Context& at, const Leave& command) {
  const auto decision = rules::decide(attendance(at), command);
  if (!decision) return std::unexpected(decision.error());
  Course on(at);
  for (const auto& stake : at.state.stakes)
    if (stake.by == at.who) on.add(BetWithdrawn{stake.by, stake.on, stake.amount}, "S-08"_art);
  if (at.state.banco_right == at.who) {
    const auto by = Citations(on.art("as11.dos.A-n"_art)).add("S-89"_art);
    on.add(BancoLapsed{at.who}, by);
    // Nobody else comes into that right.
    if (at.phase_is(Phase::banco)) on.add(NoBanco{}, by);
  }
  on.add(Left{at.who}, decision->by);
  if (at.state.offer.to != at.who) return on.done();
  const bool abandoned = on.state.offer.why == Vacancy::abandoned;
  on.add(BankRefused{at.who}, on.art(abandoned ? "as11.dos.E1-l"_art : "as11.dos.E1-b"_art));
  if (abandoned) offer_onwards(on);
  return on.done();
}

}  // namespace sabot::dos_panos
