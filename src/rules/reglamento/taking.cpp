#include <algorithm>

#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/reglamento/rulings.hpp"

// Going out with the sabot, or taking a suite; a player who stands borrows the seat for it.

namespace sabot::reglamento {
namespace {

// After a tie anybody may ask for the suite that the house has (art. 37 e).
bool house_may_give(const State& state) {
  return state.phase == Phase::betting && state.bank.is_house && state.bank.last_tied;
}

bool is_offered(const State& state) {
  return state.phase == Phase::offering || state.phase == Phase::open_offer ||
         house_may_give(state);
}

Money least_bank(const State& state) {
  return house_may_give(state) ? state.bank.amount : state.offer.least;
}

bool is_suite(const State& state) {
  return house_may_give(state) || state.offer.why == Vacancy::suite;
}

Citations taking(const Context& at) {
  const auto& state = at.state;
  if (house_may_give(state)) return "ar.pyb.37-f"_art;
  switch (state.offer.why) {
    case Vacancy::suite: {
      const bool giver = state.offer.left_by == at.who;
      const bool first = at.rules.suite_order.value == SuiteOrder::giver_first;
      Citations by{!giver ? "ar.pyb.37-b"_art : first ? "ar.pyb.43-b"_art : "ar.pyb.37-d"_art};
      if (giver) by.add(at.rules.suite_order.by);
      return by.add("ar.pyb.39-a"_art);
    }
    case Vacancy::desisted: return {"ar.pyb.6-a"_art, "ar.pyb.7-a"_art};
    case Vacancy::turn: break;
  }
  Citations by{"ar.pyb.1-b"_art};
  return by.add(state.offer.left_by == at.who ? "ar.pyb.33-a"_art : "ar.pyb.31-a"_art);
}

Citations lending(const State& state) {
  if (is_suite(state)) return {"ar.pyb.37-c"_art, "S-99"_art};
  if (state.offer.why == Vacancy::desisted) return {"ar.pyb.6-a"_art, "A-29"_art, "S-99"_art};
  return {"ar.pyb.32-a"_art, "S-99"_art};
}

// Open to those who stand; or, where nobody wanted it, to all.
bool may_answer(const Context& at) {
  const auto& state = at.state;
  if (state.phase == Phase::offering) return state.offer.to == at.who;
  if (house_may_give(state) || state.offer.to_all) return true;
  return at.actor->standing;
}

SeatNumber seat_for(const Context& at) {
  if (at.actor->is_seated()) return at.actor->seat;
  return house_may_give(at.state) ? at.state.place : at.state.offer.seat;
}

Citations turn_articles(const Context& at) {
  Citations by{"ar.pyb.31-a"_art};
  const bool last = at.state.offer.left_by == at.who;
  return last ? by.add("ar.pyb.33-a"_art).add(at.rules.twice_in_a_row.by) : by;
}

bool has_had_a_turn(const Context& at) {
  const auto& state = at.state;
  if (is_suite(state) || state.offer.why != Vacancy::turn || state.phase != Phase::open_offer)
    return false;
  if (state.offer.left_by == at.who) return !may_go_out_again(at.rules, state);
  return has_been_out(state, at.who, seat_for(at));
}

}  // namespace

Bar bar_bank_amount(const Context& at, Money amount, Money least, const Citations& by,
                    const Citations& most) {
  const auto& limits = at.state.limits;
  if (amount <= Money{}) return refusal(RefusalCode::amount_not_positive, "S-02"_art);
  if (amount > rules::largest_amount) return refusal(RefusalCode::amount_too_large, "S-02"_art);
  if (amount < least) return refusal(RefusalCode::below_minimum, by);
  if (amount > limits.maximum) return refusal(RefusalCode::above_maximum, most);
  if (amount > at.actor->chips) return refusal(RefusalCode::insufficient_chips, "S-03"_art);
  return std::nullopt;
}

void take_bank(Course& on, const PersonId& by, Money amount, Title title, const Citations& why) {
  const auto* person = on.state.people.find(by);
  const SeatNumber lent = on.state.bank.is_house ? on.state.place : on.state.offer.seat;
  const SeatNumber seat = person->is_seated() ? person->seat : lent;
  if (!person->is_seated()) {
    const auto* owner = on.state.people.at_seat(seat);
    on.add(SeatLent{owner == nullptr ? std::nullopt : std::optional(owner->id), by, seat},
           lending(on.state));
  }
  // The next deck has begun at the same place: nobody has gone out anew.
  const bool continues = seat == on.state.next_at && by == on.state.last_out;
  const bool out = title != Title::suite && !continues;
  if (out && (title == Title::remate || starts_round(on.state, seat)))
    on.add(RoundBegan{seat}, {"ar.pyb.31-a"_art, "A-29"_art});
  on.add(BankTaken{by, seat, amount, title}, why);
  if (!on.state.in_play) offer_cut(on);
}

Bar bar(const Context& at, As<TakeBank>) {
  if (auto bar = bar_player(at, "ar.pyb.1-b"_art)) return bar;
  const auto& state = at.state;
  if (is_offered(state) && at.actor->standing && !at.rules.standing_bank.value)
    return refusal(RefusalCode::not_seated,
                   Citations("ar.pyb.4-a"_art).add(at.rules.standing_bank.by));
  if (is_offered(state) && may_answer(at) && has_had_a_turn(at))
    return refusal(RefusalCode::already_banked, turn_articles(at));
  if (!is_offered(state)) return refusal(RefusalCode::wrong_phase, "S-94"_art);
  if (!may_answer(at))
    return refusal(RefusalCode::not_your_turn,
                   is_suite(state) ? Citations("ar.pyb.43-a"_art).add("ar.pyb.37-b"_art)
                                   : Citations("S-94"_art));
  return std::nullopt;
}

void offer(const Context& at, As<TakeBank>, Options& out) {
  const Money least = least_bank(at.state);
  const Money greatest = std::min(at.state.limits.maximum, at.actor->chips);
  if (least <= greatest)
    out.push_back({"take-bank", {{"amount", rules::Amounts{least, greatest, {1}}}}});
}

Decision rule(const Context& at, const TakeBank& command) {
  const bool suite = is_suite(at.state);
  const Citations least = suite ? "ar.pyb.37-a"_art : "ar.pyb.2-a"_art;
  const Citations most = suite ? "ar.pyb.37-b"_art : "ar.pyb.3-a"_art;
  if (auto bar = bar_bank_amount(at, command.amount, least_bank(at.state), least, most))
    return std::unexpected(*bar);
  Course on(at);
  take_bank(on, at.who, command.amount, suite ? Title::suite : Title::turn, taking(at));
  return on.done();
}

}  // namespace sabot::reglamento
