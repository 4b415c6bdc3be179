#include "sabot/rules/common/attendance.hpp"

#include <algorithm>

#include "sabot/base/reflect.hpp"
#include "sabot/law/art.hpp"
#include "sabot/rules/common/common_facts.hpp"
#include "sabot/rules/common/limits.hpp"

namespace sabot::rules {

using namespace law::literals;

namespace {

template <class C>
constexpr CommandFacts of = facts_in<C>(attendance_facts);

AttendanceDecision refuse(RefusalCode code, const law::Citations& by) {
  return std::unexpected(Refusal{code, by});
}

AttendanceDecision rule(AttendanceEvent event, const law::Citations& by) {
  return Ruled<AttendanceEvent>{event, by};
}

law::Citations both(law::Citations first, const law::Citations& second) {
  return first.add(second);
}

int free_seats(const Attendance& at) {
  return at.places.count -
         static_cast<int>(std::ranges::count_if(at.people.all(), &Person::is_seated));
}

bool is_away(const Attendance& at, const PersonId& who) {
  return std::ranges::find(at.away, who) != at.away.end();
}

// A vacant seat is kept for those who wait, in their order (S-17).
bool may_have_a_seat(const Attendance& at) {
  const auto& list = at.people.waiting();
  const auto ahead = std::ranges::distance(list.begin(), std::ranges::find(list, at.actor->id));
  return at.promised + ahead < free_seats(at);
}

Bar bar_player(const Attendance& at) {
  if (auto bar = bar_unless(at.actor, Role::player, at.taking_part)) return bar;
  if (is_away(at, at.actor->id)) return Refusal{RefusalCode::is_away, at.away_by};
  if (!at.open) return Refusal{RefusalCode::wrong_phase, at.taking_part};
  return std::nullopt;
}

Bar bar_sit(const Attendance& at) {
  if (auto bar = bar_player(at)) return bar;
  if (at.actor->is_seated()) return Refusal{RefusalCode::already_placed, at.seats};
  return at.sitting;
}

Bar bar_stand(const Attendance& at) {
  if (auto bar = bar_player(at)) return bar;
  if (at.actor->is_placed()) return Refusal{RefusalCode::already_placed, at.standing};
  if (!at.standing_allowed) return Refusal{RefusalCode::standing_not_allowed, at.standing};
  return std::nullopt;
}

Bar bar_wait(const Attendance& at) {
  if (auto bar = bar_player(at)) return bar;
  if (at.actor->is_seated()) return Refusal{RefusalCode::already_placed, at.list};
  if (at.people.waits(at.actor->id)) return Refusal{RefusalCode::already_waiting, at.list};
  if (may_have_a_seat(at)) return Refusal{RefusalCode::seats_are_free, at.list};
  if (!at.waiting_list) return Refusal{RefusalCode::no_waiting_list, at.list};
  return std::nullopt;
}

Bar bar_leave(const Attendance& at) {
  if (auto bar = bar_unless(at.actor, Role::player, at.taking_part)) return bar;
  if (!at.actor->is_placed() && !at.people.waits(at.actor->id))
    return Refusal{RefusalCode::not_at_the_table, at.taking_part};
  if (is_away(at, at.actor->id)) return Refusal{RefusalCode::is_away, at.away_by};
  return at.leaving;
}

// A player whom the cashier may serve.
Bar bar_customer(const Attendance& at, const PersonId& customer) {
  const auto* person = at.people.find(customer);
  if (person == nullptr || person->role != Role::player)
    return Refusal{RefusalCode::no_such_player, "S-13"_art};
  return std::nullopt;
}

OneOf seat_names(const Attendance& at, bool only_vacant) {
  OneOf names;
  for (SeatNumber seat = 1; seat <= at.places.last(); ++seat)
    if (at.places.has(seat) && !(only_vacant && at.people.at_seat(seat) != nullptr))
      names.values.push_back(std::to_string(seat));
  return names;
}

OneOf every_role() {
  OneOf roles;
  for (const auto& role : enumerators<Role>) roles.values.emplace_back(role.name);
  return roles;
}

NewPerson everybody(const Attendance& at) {
  NewPerson known;
  for (const auto& one : at.people.all()) known.known.push_back(one.id);
  return known;
}

void offer_chips(const Attendance& at, std::vector<Option>& out) {
  if (bar_unless(at.actor, Role::cashier, {})) return;
  for (const auto& one : at.people.all()) {
    if (one.role != Role::player) continue;
    const OneOf customer{{std::string(one.id.handle())}};
    if (one.chips < largest_amount)
      out.push_back({"sell-chips",
                     {{"to", customer}, {"amount", Amounts{{1}, largest_amount - one.chips, {1}}}},
                     of<SellChips>});
    if (one.chips > Money{})
      out.push_back({"redeem-chips",
                     {{"from", customer}, {"amount", Amounts{{1}, one.chips, {1}}}},
                     of<RedeemChips>});
  }
}

}  // namespace

Bar bar_unless(const Person* actor, Role role, const law::Citations& office) {
  if (actor == nullptr) return Refusal{RefusalCode::unknown_person, "S-01"_art};
  if (actor->role != role) return Refusal{RefusalCode::wrong_role, both(office, "S-01"_art)};
  return std::nullopt;
}

AttendanceDecision decide(const Attendance& at, const Admit& command) {
  if (auto bar = bar_unless(at.actor, Role::director, {})) return std::unexpected(*bar);
  // No text names nobody, but a value or a journal's bytes can.
  if (command.person.is_nobody()) return refuse(RefusalCode::unknown_person, "S-01"_art);
  if (at.people.find(command.person) != nullptr)
    return refuse(RefusalCode::already_admitted, "S-01"_art);
  return rule(Admitted{command.person, command.role}, "S-01"_art);
}

AttendanceDecision decide(const Attendance& at, const SellChips& command) {
  if (auto bar = bar_unless(at.actor, Role::cashier, "S-13"_art)) return std::unexpected(*bar);
  if (auto bar = bar_customer(at, command.to)) return std::unexpected(*bar);
  if (command.amount <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  const auto after = checked_add(at.people.find(command.to)->chips, command.amount);
  if (!after || *after > largest_amount) return refuse(RefusalCode::amount_too_large, "S-02"_art);
  return rule(ChipsSold{command.to, command.amount}, "S-13"_art);
}

AttendanceDecision decide(const Attendance& at, const RedeemChips& command) {
  if (auto bar = bar_unless(at.actor, Role::cashier, "S-13"_art)) return std::unexpected(*bar);
  if (auto bar = bar_customer(at, command.from)) return std::unexpected(*bar);
  if (command.amount <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.amount > at.people.find(command.from)->chips)
    return refuse(RefusalCode::insufficient_chips, "S-03"_art);
  return rule(ChipsRedeemed{command.from, command.amount}, "S-13"_art);
}

AttendanceDecision decide(const Attendance& at, const Sit& command) {
  if (auto bar = bar_sit(at)) return std::unexpected(*bar);
  if (!at.places.has(command.seat)) return refuse(RefusalCode::unknown_seat, at.seats);
  if (const auto* owner = at.people.at_seat(command.seat))
    return is_away(at, owner->id) ? refuse(RefusalCode::empty_for_a_moment, at.away_by)
                                  : refuse(RefusalCode::seat_taken, at.seats);
  if (!may_have_a_seat(at)) return refuse(RefusalCode::seat_promised, both(at.list, "S-17"_art));
  auto by = both(at.taking_part, at.seats);
  if (at.people.waits(at.actor->id)) by.add(at.list);
  return rule(Seated{at.actor->id, command.seat}, by);
}

AttendanceDecision decide(const Attendance& at, const StandBehind& command) {
  if (auto bar = bar_stand(at)) return std::unexpected(*bar);
  if (!at.places.has(command.seat)) return refuse(RefusalCode::unknown_seat, at.seats);
  return rule(StoodBehind{at.actor->id, command.seat}, both(at.standing, "S-18"_art));
}

AttendanceDecision decide(const Attendance& at, const Wait&) {
  if (auto bar = bar_wait(at)) return std::unexpected(*bar);
  return rule(PutOnList{at.actor->id, static_cast<int>(at.people.waiting().size()) + 1},
              both(at.list, "S-17"_art));
}

AttendanceDecision decide(const Attendance& at, const Leave&) {
  if (auto bar = bar_leave(at)) return std::unexpected(*bar);
  return rule(Left{at.actor->id}, at.taking_part);
}

void offer_attendance(const Attendance& at, std::vector<Option>& out) {
  if (!bar_unless(at.actor, Role::director, {}))
    out.push_back({"admit", {{"person", everybody(at)}, {"role", every_role()}}, of<Admit>});
  offer_chips(at, out);
  if (!bar_sit(at) && may_have_a_seat(at))
    out.push_back({"sit", {{"seat", seat_names(at, true)}}, of<Sit>});
  if (!bar_stand(at))
    out.push_back({"stand-behind", {{"seat", seat_names(at, false)}}, of<StandBehind>});
  if (!bar_wait(at)) out.push_back({"wait", {}, of<Wait>});
  if (!bar_leave(at)) out.push_back({"leave", {}, of<Leave>});
}

void apply(People& people, const Admitted& event) { people.admit(event.person, event.role); }
void apply(People& people, const ChipsSold& event) { people.give(event.to, event.amount); }
void apply(People& people, const ChipsRedeemed& event) { people.take(event.from, event.amount); }
void apply(People& people, const Seated& event) { people.place(event.person, event.seat, false); }
void apply(People& people, const StoodBehind& event) {
  people.place(event.person, event.seat, true);
}
void apply(People& people, const PutOnList& event) { people.put_on_list(event.person); }
void apply(People& people, const Left& event) { people.unplace(event.person); }

}  // namespace sabot::rules
