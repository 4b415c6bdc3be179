#include "sabot/server/live_table.hpp"

#include <algorithm>
#include <utility>

#include "sabot/base/forms.hpp"
#include "sabot/law/art.hpp"
#include "sabot/server/answers.hpp"
#include "sabot/server/frames.hpp"
#include "sabot/server/staff.hpp"
#include "sabot/server/standings.hpp"
#include "sabot/table/other_tables.hpp"

namespace sabot::server {
namespace {
using namespace law::literals;

// Commands that wait at one table; those that come after them are refused for now.
constexpr std::size_t longest_queue = 64;

bool is_to_note(const Request& request) {
  return std::visit([](const auto& command) { return table::is_to_note_elsewhere(command); },
                    request.command);
}

bool closes_the_table(const std::vector<table::Told>& events) {
  return std::ranges::any_of(
      events, [](const table::Told& one) { return one.milestone == rules::Milestone::closed; });
}

}  // namespace

LiveTable::LiveTable(World& world, std::string id, Plan plan,
                     std::unique_ptr<table::AnyTable> table, const table::Times& times)
    : world_(world),
      id_(std::move(id)),
      plan_(std::move(plan)),
      game_(*table::find_game(plan_.regulation, plan_.game)),
      only_one_(table::only_one_of(plan_.regulation, plan_.game, plan_.overlay)),
      table_(std::move(table)),
      training_(plan_.profile == Profile::training ? Training::of(plan_, *game_.facts) : nullptr),
      times_(times),
      outgoing_(plan_.door.barred.begin(), plan_.door.barred.end()),
      driver_(world, *this) {}

LiveTable::~LiveTable() = default;

void LiveTable::submit(Request request) {
  if (stopped_) return request.answer(std::unexpected(*stopped_));
  if (queue_.size() >= longest_queue)
    return request.answer(std::unexpected(problem(Objection::overloaded)));
  queue_.push_back(std::move(request));
  pump();
}

// A broken invariant is reported to everybody at this table and to the person running the house;
// the other tables go on.
void LiveTable::alone(const std::function<void()>& act) {
  try {
    act();
  } catch (const std::exception& broken) {
    pumping_ = false;
    ++world_.counters.stopped;
    stop(problem(Objection::table_stopped, broken.what()));
  }
}

void LiveTable::pump() {
  if (pumping_) return;
  alone([&] { take_all(); });
}

void LiveTable::take_all() {
  pumping_ = true;
  while (!storing_ && !stopped_) {
    if (table_->seal_is_due()) {
      store_seal(false);
    } else if (ending_) {
      end();
    } else if (see_off()) {
      continue;
    } else if (!queue_.empty()) {
      auto next = std::move(queue_.front());
      queue_.pop_front();
      take(std::move(next));
    } else {
      break;
    }
  }
  pumping_ = false;
  if (!storing_ && !stopped_ && !resting_) driver_.consider();
}

void LiveTable::take(Request request) {
  sitting_ = {};
  if (is_answered_before(request)) return;
  if (auto kept = kept_out(request)) {
    ++world_.counters.refused;
    return request.answer(std::unexpected(*std::move(kept)));
  }
  if (notes_elsewhere(request)) return;
  const auto prepared = prepare(request);
  if (prepared) return store(*prepared, std::move(request));
  sitting_ = {};
  ++world_.counters.refused;
  const auto why = problem(prepared.error());
  // What the rules refuse is refused in the same words when it comes again: the moment for it may
  // have come by then, but not the intention.
  if (request.key && std::holds_alternative<rules::Refusal>(prepared.error()))
    return store_refusal(std::move(request), why);
  request.answer(std::unexpected(why));
}

bool LiveTable::is_another_croupier(const PersonId& person) const {
  return plan_.dealt_by == DealtBy::automatic && person != house_croupier &&
         table_->role_of(person) == game_.facts->dealer;
}

std::vector<rules::Option> LiveTable::options_of(const PersonId& person) const {
  if (is_another_croupier(person)) return {};
  auto all = table_->options(person);
  if (table_->role_of(person) == rules::Role::director)
    std::erase_if(all, [&](const rules::Option& one) {
      const Request asked{.who = person, .command = std::string(one.command), .key = {}};
      return told_by_house_alone(asked).has_value();
    });
  return all;
}

// Only the house sees all the tables.
std::optional<law::Citation> LiveTable::told_by_house_alone(const Request& request) const {
  if (request.who == house_director) return std::nullopt;
  if (game_.facts->one_seat && is_to_note(request)) return "S-40"_art;
  const auto& only = game_.facts->only_one;
  const auto is_note = [&](const auto& command) { return table::is_note_of(*only, command); };
  if (only && std::visit(is_note, request.command)) return only->by;
  return std::nullopt;
}

std::expected<table::Prepared, table::Failure> LiveTable::prepare(Request& request) {
  // Two who deal from one sabot would break the order that was promised.
  if (is_another_croupier(request.who))
    return std::unexpected(rules::Refusal{rules::RefusalCode::wrong_role, "S-20"_art});
  if (const auto why = told_by_house_alone(request))
    return std::unexpected(rules::Refusal{rules::RefusalCode::wrong_role, *why});
  if (auto* object = std::get_if<boost::json::object>(&request.command)) {
    (*object)["who"] = request.who.handle();
    return table_->prepare(*object);
  }
  return table_->prepare(std::string(request.who.handle()) + " " +
                         std::get<std::string>(request.command));
}

bool LiveTable::is_answered_before(Request& request) {
  if (!request.key) return false;
  const auto before = answer_before(world_.storage.reader(), id_, game_, request);
  if (before && !*before) return false;
  ++(before ? world_.counters.repeated : world_.counters.refused);
  request.answer(before ? **before : std::unexpected(before.error()));
  return true;
}

bool LiveTable::notes_elsewhere(Request& request) {
  if (!request.is_to_sit()) return false;
  const auto person = request.who;
  const bool seated = game_.facts->one_seat && world_.is_seated_elsewhere(person, id_);
  if (!seated) sitting_ = person;
  if (!game_.facts->one_seat) return false;
  const auto noted = noted_.find(person);
  if (noted != noted_.end() && noted->second == seated) return false;
  Request note{.who = house_director,
               .command = "note-elsewhere person=" + std::string(person.handle()) +
                          " seated=" + (seated ? "true" : "false"),
               .key = {},
               .answer = [this, person](const Answer& answer) {
                 if (!answer) noted_.erase(person);
               }};
  const auto prepared = prepare(note);
  // A table wants to hear nothing of a person it does not know, and will not seat them either.
  if (!prepared) return false;
  noted_[person] = seated;
  queue_.push_front(std::move(request));
  store(*prepared, std::move(note));
  return true;
}

void LiveTable::store(const table::Prepared& prepared, Request request) {
  store(prepared, std::move(request), world_.clock.now());
}

void LiveTable::store(const table::Prepared& prepared, Request request, Milliseconds at) {
  auto money = world_.wallets.hold(prepared.postings, request.who);
  if (!money) {
    table_->abandon();
    ++world_.counters.refused;
    return request.answer(std::unexpected(std::move(money.error())));
  }
  money_ = *std::move(money);
  at_ = at;
  store::Append append{.table = id_,
                       .sequence = prepared.sequence,
                       .at = at_,
                       .payload = {prepared.payload.begin(), prepared.payload.end()},
                       .hash = prepared.hash,
                       .postings = {prepared.postings.begin(), prepared.postings.end()},
                       .secret = std::move(request.secret),
                       .answers = std::nullopt,
                       .wallets = money_.changes};
  if (request.key) append.answers = store::CommandKey{request.who, *request.key};
  current_ = std::move(request);
  storing_ = true;
  world_.storage.submit(std::move(append), [this](store::Stored<void> result) { stored(result); });
}

void LiveTable::store_seal(bool last) {
  sealing_ = last ? Sealing::last : Sealing::coup;
  // It signs its own time as well.
  const auto now = world_.clock.now();
  auto times = times_;
  times.add(now);
  store(table_->prepare_seal(world_.key, last, times.digest()), Request{}, now);
}

void LiveTable::end() {
  auto word = returned_chips();
  if (!word) word = driver_.last_word();
  if (word)
    if (const auto prepared = prepare(*word)) return store(*prepared, *std::move(word));
  store_seal(true);
}

void LiveTable::store_refusal(Request request, const Problem& why) {
  store::Refused refused{id_,
                         world_.clock.now(),
                         {request.who, *request.key},
                         kept_text({why, normal_line(game_, request)})};
  current_ = std::move(request);
  refusal_ = why;
  storing_ = true;
  world_.storage.submit(std::move(refused), [this](store::Stored<void> result) { stored(result); });
}

void LiveTable::stored(store::Stored<void> result) {
  alone([&] { follow(std::move(result)); });
}

void LiveTable::follow(store::Stored<void> result) {
  storing_ = false;
  world_.wallets.settle(std::exchange(money_, {}), result.has_value());
  auto done = std::exchange(current_, Request{});
  // Not after the note that goes before: the seat itself is still to come.
  if (done.who == sitting_) sitting_ = {};
  const auto sealed = std::exchange(sealing_, Sealing::none);
  const auto refusal = std::exchange(refusal_, std::nullopt);
  if (!result) {
    const auto why = problem(result.error());
    if (!refusal) table_->abandon();
    // If nothing was taken in, the table stays as it was and may go on.
    if (result.error().what != store::StoreTrouble::queue_full) {
      ++world_.counters.stopped;
      stop(problem(Objection::table_stopped, store::describe(result.error(), law::Language::en)));
    }
    done.answer(std::unexpected(why));
    return pump();
  }
  if (refusal) {
    done.answer(std::unexpected(*refusal));
    return pump();
  }
  const auto sequence = table_->length();
  table_->commit();
  times_.add(at_);
  if (sealed != Sealing::none) times_ = table::Times();
  if (table_->length() % records_to_a_standing == 0) keep_standing();
  if (sealed != Sealing::none) {
    ++world_.counters.sealed;
    broadcast(sealed_frame(sequence, at_, table_->head()));
    if (sealed == Sealing::last) {
      std::exchange(closed_by_, Request{}).answer(Accepted{closed_at_});
      stop(problem(Objection::table_closed));
      world_.ended(id_);
    }
  } else {
    ++world_.counters.accepted;
    const auto whole = table_->told_whole();
    driver_.hear(whole);
    note_parting(done.who, whole);
    tell(sequence, at_);
    if (closes_the_table(whole)) {
      ending_ = true;
      closed_by_ = std::move(done);
      closed_at_ = sequence;
    } else {
      done.answer(Accepted{sequence});
    }
  }
  pump();
}

// Nobody waits for it: without it the table is read from further back.
void LiveTable::keep_standing() {
  if (auto keep = standing_to_keep(world_.key, id_, {table_->standing(), times_}))
    world_.storage.submit(*std::move(keep), [](const store::Stored<void>&) {});
}

void LiveTable::stop(const Problem& why) {
  stopped_ = why;
  sitting_ = {};
  driver_.rest();
  broadcast(stopped_frame(*stopped_));
  std::exchange(closed_by_, Request{}).answer(std::unexpected(*stopped_));
  auto waiting = std::exchange(queue_, {});
  for (auto& one : waiting) one.answer(std::unexpected(*stopped_));
}

void LiveTable::ready(const PersonId& person, std::optional<std::uint64_t> seen) {
  driver_.ready(person, seen);
  if (!resting_) pump();
}

void LiveTable::close(const PersonId& by, Answered answer) {
  submit(Request{.who = by,
                 .command = std::string(game_.facts->closing),
                 .key = {},
                 .answer = std::move(answer)});
}

bool LiveTable::is_closed() const {
  return ending_ || (stopped_ && stopped_->code == to_text(Objection::table_closed));
}

void LiveTable::start() {
  // Killed between its closing and the last seal, or closed by an older server.
  ending_ = table_->table_view(PersonId()).is_closed();
  resting_ = false;
  pump();
}

void LiveTable::rest() {
  resting_ = true;
  driver_.rest();
}

void LiveTable::recall(const Secret& secret, const std::vector<table::ToldRecord>& since) {
  driver_.recall(secret, since);
}

}  // namespace sabot::server
