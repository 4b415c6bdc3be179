// Who may come to a table, and what the house does for those who leave it.

#include <utility>

#include "sabot/base/forms.hpp"
#include "sabot/server/live_table.hpp"
#include "sabot/server/staff.hpp"
#include "sabot/table/leaving.hpp"

namespace sabot::server {
namespace {

// They are not there: there is nothing to leave.
bool is_not_there(const table::Failure& failure) {
  const auto* refusal = std::get_if<rules::Refusal>(&failure);
  return refusal != nullptr && (refusal->code == rules::RefusalCode::not_at_the_table ||
                                refusal->code == rules::RefusalCode::unknown_person ||
                                refusal->code == rules::RefusalCode::wrong_role);
}

}  // namespace

std::optional<Problem> LiveTable::kept_out(const Request& request) const {
  const auto& door = plan_.door;
  if (door.bars(request.who)) return problem(Objection::barred);
  if (door.seats_for_friends && request.is_to_sit() && !door.knows(request.who) &&
      !is_bot(request.who.handle()))
    return problem(Objection::seats_kept);
  return std::nullopt;
}

Money LiveTable::chips_of(const PersonId& person) const {
  return table_->books().balance({ledger::AccountKind::chips, person});
}

Request LiveTable::chips_back(const PersonId& person, Money amount) const {
  return {
      .who = house_cashier,
      .command = "redeem-chips from=" + std::string(person.handle()) + " amount=" + to_text(amount),
      .key = {}};
}

std::optional<Request> LiveTable::returned_chips() const {
  for (const auto& one : table_->books().accounts())
    if (one.account.kind == ledger::AccountKind::chips && one.amount > Money{})
      return chips_back(one.account.owner, one.amount);
  return std::nullopt;
}

void LiveTable::note_parting(const PersonId& who, const std::vector<table::Told>& events) {
  const auto left = table::who_left(events);
  if (!left)
    gone_.erase(who);
  else if (!is_bot(left->handle()))
    gone_.insert(*left);
}

bool LiveTable::see_off() { return returns_chips() || leads_out(); }

bool LiveTable::returns_chips() {
  for (auto one = gone_.begin(); one != gone_.end();) {
    const auto chips = chips_of(*one);
    if (chips > Money{}) {
      auto back = chips_back(*one, chips);
      if (const auto prepared = prepare(back)) return store(*prepared, std::move(back)), true;
    }
    const auto bets = table_->books().balance({ledger::AccountKind::felt, *one});
    one = chips > Money{} || bets > Money{} ? std::next(one) : gone_.erase(one);
  }
  return false;
}

// Nobody is asked twice before something has happened.
bool LiveTable::leads_out() {
  if (outgoing_.empty() || tried_at_ == table_->length()) return false;
  tried_at_ = table_->length();
  for (auto one = outgoing_.begin(); one != outgoing_.end();) {
    Request word{.who = *one, .command = std::string(table::leaving), .key = {}};
    const auto prepared = prepare(word);
    if (prepared) return store(*prepared, std::move(word)), true;
    if (is_not_there(prepared.error())) gone_.insert(*one);
    one = gone_.contains(*one) ? outgoing_.erase(one) : std::next(one);
  }
  return returns_chips();
}

void LiveTable::depart(const PersonId& person, Answered answer) {
  Request word{.who = person, .command = std::string(table::leaving), .key = {}};
  word.answer = [this, person, answer = std::move(answer)](Answer done) mutable {
    // Where nobody has a place, one only takes one's chips.
    if (!done && done.error().code == to_text(rules::RefusalCode::not_at_the_table)) {
      gone_.insert(person);
      done = Accepted{sequence()};
      pump();
    }
    answer(std::move(done));
  };
  submit(std::move(word));
}

bool LiveTable::show_out(const PersonId& person) {
  outgoing_.insert(person);
  tried_at_ = 0;
  pump();
  return !outgoing_.contains(person) && !gone_.contains(person);
}

void LiveTable::change(PlanChange change, Answered answer) {
  if (stopped_) return answer(std::unexpected(*stopped_));
  changes_.emplace_back(std::move(change), std::move(answer));
  if (changes_.size() == 1) next_change();
}

void LiveTable::next_change() {
  auto plan = plan_;
  changes_.front().first(plan);
  store::SetSettings settings{id_, settings_of(plan), world_.clock.now()};
  world_.storage.submit(std::move(settings), [this, plan = std::move(plan)](auto stored) mutable {
    auto answer = std::move(changes_.front().second);
    changes_.pop_front();
    if (stored) plan_ = std::move(plan);
    if (!changes_.empty()) next_change();
    answer(stored ? Answer(Accepted{sequence()}) : std::unexpected(problem(stored.error())));
  });
}

void LiveTable::set_bots(std::vector<PersonId> bots, BotsBy by, Answered answer) {
  change(
      [bots = std::move(bots), by](Plan& plan) {
        plan.bots = bots;
        plan.bots_by = by;
      },
      [this, answer = std::move(answer)](Answer done) mutable {
        if (done) driver_.change_bots();
        answer(done);
        if (done) pump();
      });
}

}  // namespace sabot::server
