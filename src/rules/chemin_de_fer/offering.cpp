#include <algorithm>

#include "sabot/rules/chemin_de_fer/rulings.hpp"

// The bank on its way: to the seated in their turn, to those standing, back to the player who
// passed it, to auction, and in the end by force to the neighbour (es79.08.V, as11.cdf.E1; A-30,
// S-29).

namespace sabot::chemin_de_fer {
namespace {

// A banker who may go on and does not want to leaves a first bank like any other.
Vacancy why(const State& state) {
  return state.offer.why == Vacancy::continued ? Vacancy::initial : state.offer.why;
}

bool is_passed(const State& state) { return why(state) == Vacancy::passed; }

bool was_asked(const State& state, const PersonId& who) {
  return std::ranges::find(state.offer.asked, who) != state.offer.asked.end();
}

// The next of the seated beyond where the round has come to, of those who are `wanted`.
template <class Wanted>
std::optional<Person> next_in_round(const Course& on, Wanted wanted) {
  const auto& state = on.state;
  const auto& places = state.places;
  const auto start = start_of_round(on.rules, state);
  const int reached = state.offer.at == 0 ? -1 : places.rank_right(start, state.offer.at);
  const auto* next = state.people.next_seated_right(places, start, [&](const Person& one) {
    return places.rank_right(start, one.seat) > reached && wanted(one);
  });
  return next == nullptr ? std::nullopt : std::optional(*next);
}

// The first in priority among those not asked yet.
template <class Wanted>
std::optional<Person> next_in_rank(const Course& on, Wanted wanted) {
  const auto& state = on.state;
  std::optional<Person> first;
  Rank best;
  int order = 0;
  for (const auto& one : state.people.all()) {
    const auto rank = rank_of(on.rules, state, one.id, ++order);
    if (!is_present(state, one.id) || was_asked(state, one.id) || !wanted(one)) continue;
    if (!first || rank < best) first = one, best = rank;
  }
  return first;
}

void offer_to(Course& on, const Person& one, const Citations& by) {
  const auto& state = on.state;
  const Money least = is_passed(state) ? state.former_bank : state.bank_minimum;
  on.add(BankOffered{one.id, one.seat, why(state), least}, by);
}

// A player who is not there when the hand comes loses the seat to the first who waits for one.
void lose_seat(Course& on, const Person& absent) {
  const auto by = on.art("as11.cdf.D-m"_art);
  on.add(SeatLost{absent.id, absent.seat}, by);
  const auto& waiting = on.state.people.waiting();
  const auto first = std::ranges::find_if(
      waiting, [&](const PersonId& one) { return !on.state.mark(one).elsewhere; });
  if (first == waiting.end()) return;
  const PersonId newcomer = *first;
  on.add(Seated{newcomer, absent.seat}, Citations(by).add(on.rules.waiting_list.by));
  on.add(MustSalute{newcomer}, on.art("as11.cdf.D-g"_art));
}

// The bank passes by a player who is away or must still let it pass. Whether it did.
bool passes_by(Course& on, const Person& one) {
  if (on.state.mark(one.id).absent) return lose_seat(on, one), true;
  if (!on.state.mark(one.id).must_salute) return false;
  on.add(Saluted{one.id}, {on.art("as11.cdf.D-e"_art), on.art("as11.cdf.D-g"_art), "S-41"_art});
  return true;
}

Citations turn_articles(const Course& on) {
  const auto& rules = on.rules;
  Citations by;
  switch (why(on.state)) {
    case Vacancy::lost:
      by.add(on.art("as11.cdf.E1-e"_art));
      if (on.state.offer.acquired) by.add(on.art("as11.cdf.E1-v"_art));
      break;
    case Vacancy::passed:
      by.add(on.art("as11.cdf.E1-f"_art)).add(on.art("as11.cdf.E1-h"_art));
      break;
    default: by.add(on.art("as11.cdf.E1-a"_art)).add(rules.numbering).add(rules.rotation.by);
  }
  // Only after somebody did not want it: players whom it passes by have an event of their own.
  const bool went_on = !on.state.offer.to.is_nobody();
  if (went_on) by.add(on.art("as11.cdf.E1-g"_art));
  return by;
}

// In turn everybody's hand comes; a hand that was passed is offered to those who have priority for
// it.
bool offer_to_seated(Course& on) {
  const bool passed = is_passed(on.state);
  while (const auto next = next_in_round(on, [&](const Person& one) {
           const auto& mark = on.state.mark(one.id);
           const bool has_priority = !mark.must_salute && !mark.absent;
           return !passed || (has_priority && one.id != on.state.former_banker);
         })) {
    if (passes_by(on, *next)) continue;
    offer_to(on, *next, turn_articles(on));
    return true;
  }
  return false;
}

bool offer_to_standing(Course& on) {
  const auto next = next_in_rank(
      on, [&](const Person& one) { return one.standing && one.id != on.state.former_banker; });
  if (!next) return false;
  Citations by{on.art("as11.cdf.E1-i"_art)};
  if (!is_passed(on.state)) by.add("S-29"_art);
  offer_to(on, *next, by.add(rank_articles(on.rules, on.state, next->id)));
  return true;
}

// Players who must still salute, all of them seated, have no priority for a passed hand, but may
// have what nobody else wants.
bool offer_to_saluting(Course& on) {
  const auto next = next_in_rank(on, [&](const Person& one) {
    return on.state.mark(one.id).must_salute && one.id != on.state.former_banker;
  });
  if (!next) return false;
  offer_to(on, *next, rank_articles(on.rules, on.state, next->id).add("S-41"_art));
  return true;
}

// Nobody has taken it alone: the first player who wanted it in association, and still can, has it.
// Such a player stays at the table until then.
bool award_together(Course& on) {
  for (const auto& one : on.state.offer.together) {
    const auto* proposal = proposal_from(on.state, one.associate, one.by);
    if (proposal == nullptr || proposal->amount >= one.amount) continue;
    const auto* banker = on.state.people.find(one.by);
    const auto* associate = on.state.people.find(one.associate);
    const bool can =
        associate->chips >= proposal->amount && banker->chips >= one.amount - proposal->amount;
    if (!can) continue;
    const auto title = banker->standing ? Title::standing : Title::in_turn;
    const Together chosen = one;
    award_bank(on, chosen.by, chosen.amount, title, chosen.associate,
               {on.art("as11.cdf.E1-k"_art), on.art("as11.cdf.E1-h"_art)});
    return true;
  }
  return false;
}

bool offer_to_retake(Course& on) {
  const auto former = on.state.former_banker;
  if (!is_passed(on.state) || !is_present(on.state, former)) return false;
  on.add(RetakeOffered{former, on.state.former_bank},
         Citations(on.art("as11.cdf.E1-j"_art)).add(on.rules.passed_hand.by));
  return true;
}

// A player who has just given it up, or would not deal, is not made to take it.
bool may_be_forced(const State& state, const PersonId& who) {
  const auto& unwilling = state.offer.unwilling;
  const bool would_not_deal = std::ranges::find(unwilling, who) != unwilling.end();
  return who != state.former_banker && !would_not_deal;
}

void force(Course& on) {
  while (const auto next = next_in_round(
             on, [&](const Person& one) { return may_be_forced(on.state, one.id); })) {
    if (passes_by(on, *next)) continue;
    Citations by{on.art("as11.cdf.E1-t"_art)};
    if (!is_passed(on.state)) by.add("S-29"_art);
    on.add(BankForced{next->id, next->seat, on.state.bank_minimum}, by);
    return;
  }
  on.add(NobodyBanks{}, "S-43"_art);
  end_talla(on, "S-43"_art);
}

void go_round(Course& on) {
  if (offer_to_seated(on) || offer_to_standing(on)) return;
  const bool retake_first = on.rules.passed_hand.value == PassedHand::retake_first;
  if (is_passed(on.state)) {
    if (offer_to_saluting(on) || award_together(on)) return;
    if (retake_first && offer_to_retake(on)) return;
  }
  open_auction(on, on.art("as11.cdf.E1-m"_art));
}

}  // namespace

void begin_bank(Course& on) {
  const auto right = on.state.may_continue;
  if (!right || !is_present(on.state, right->by)) return go_round(on);
  const auto seat = on.state.people.find(right->by)->seat;
  on.add(BankOffered{right->by, seat, Vacancy::continued, right->amount},
         on.art("as11.cdf.B-ag"_art));
}

void offer_after_loss(Course& on) { go_round(on); }

void offer_passed(Course& on) {
  if (!end_if_stopped(on)) go_round(on);
}

void offer_onwards(Course& on) {
  switch (on.state.phase) {
    case Phase::offering: return go_round(on);
    case Phase::retaking:
      if (!on.state.offer.auctioned) return open_auction(on, on.art("as11.cdf.E1-m"_art));
      return force(on);
    case Phase::auction:
      if (on.rules.passed_hand.value == PassedHand::auction_first && offer_to_retake(on)) return;
      return force(on);
    default: return force(on);
  }
}

}  // namespace sabot::chemin_de_fer
