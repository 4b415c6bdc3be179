#include "sabot/server/people.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "sabot/base/forms.hpp"
#include "sabot/chance/live_source.hpp"
#include "sabot/server/staff.hpp"

// Who comes, and what is kept of them. Sessions are in people_sessions.cpp, offices in
// people_offices.cpp.

namespace sabot::server {
namespace {

store::PersonInfo account_of(const Named& named, std::string password_hash, Milliseconds now) {
  return {.handle = named.handle,
          .kind = store::PersonKind::account,
          .password = std::move(password_hash),
          .created = now,
          .called = named.called};
}

}  // namespace

std::expected<std::unique_ptr<People>, store::StoreError> People::load(
    Storage& storage, const Clock& clock, const PeopleSettings& settings) {
  std::unique_ptr<People> people(new People(storage, clock, settings));
  if (auto done = people->read(); !done) return std::unexpected(std::move(done.error()));
  return people;
}

std::expected<void, store::StoreError> People::read() {
  auto& reader = storage_.reader();
  const auto moment = reader.moment();
  if (!moment) return std::unexpected(moment.error());
  auto everybody = reader.people();
  if (!everybody) return std::unexpected(std::move(everybody.error()));
  for (auto& info : *everybody) {
    const auto handle = info.handle;
    people_.emplace(handle, Person{.info = std::move(info)});
  }
  const auto sessions = reader.sessions();
  if (!sessions) return std::unexpected(sessions.error());
  for (const auto& session : *sessions)
    if (session.expires > clock_.now() && people_.contains(session.person)) keep(session);
  const auto roles = reader.roles();
  if (!roles) return std::unexpected(roles.error());
  for (const auto& [person, table, role] : *roles) {
    const auto office = from_text<Office>(role);
    const auto holder = people_.find(person);
    if (!office || holder == people_.end())
      return std::unexpected(
          store::StoreError{store::StoreTrouble::damaged,
                            fmt::format("{} holds an office {}", person.handle(), role)});
    holder->second.offices.push_back({*office, table});
  }
  return {};
}

bool People::is_taken(const PersonId& handle) const {
  return people_.contains(handle) || coming_.contains(handle) || is_reserved(handle.handle());
}

std::expected<Named, Problem> People::check_name(std::string_view name) const {
  auto read = read_name(name);
  // What is not a name might be anything: it is not repeated.
  if (!read) return std::unexpected(problem(Objection::name_unfit));
  const auto handle = read->handle.handle();
  if (is_reserved(handle))
    return std::unexpected(problem(Objection::name_unfit, std::string(handle)));
  if (is_taken(read->handle))
    return std::unexpected(problem(Objection::name_taken, free_name(handle)));
  return *std::move(read);
}

// ana2, ana3 …; where all of those are taken, a number at random: finding one must not take longer
// the more there are.
std::string People::free_name(std::string_view like) const {
  constexpr std::uint32_t small = 100;
  constexpr std::uint32_t large = 1'000'000;
  constexpr std::uint32_t tries = small + 100;
  chance::LiveSource source;
  for (std::uint32_t next = 2; next < tries; ++next) {
    const auto number = std::to_string(next < small ? next : source.below(large));
    const auto room = PersonId::max_length - number.size();
    const auto handle = PersonId::from(std::string(like.substr(0, room)) + number);
    if (handle && !is_taken(*handle)) return std::string(handle->handle());
  }
  return {};
}

void People::come(store::PersonInfo info, std::optional<NewSession> session,
                  Answer<Entered> answer) {
  const auto handle = info.handle;
  coming_.insert(handle);
  store::PutPerson put{.info = info, .is_new = true};
  if (session) put.session = session->info;
  storage_.submit(std::move(put), [this, info = std::move(info), session = std::move(session),
                                   answer = std::move(answer)](store::Stored<void> done) mutable {
    coming_.erase(info.handle);
    if (!done) return answer(std::unexpected(problem(done.error())));
    Entered entered{info.handle, {}, 0, info.called.value_or(std::string(info.handle.handle()))};
    people_.emplace(entered.person, Person{.info = std::move(info)});
    if (session) {
      keep(session->info);
      entered.expires = session->info.expires;
      entered.token = std::move(session->token);
    }
    answer(std::move(entered));
  });
}

void People::enter_as_guest(std::string_view name, Answer<Entered> answer) {
  const auto named = check_name(name);
  if (!named) return answer(std::unexpected(named.error()));
  come({.handle = named->handle,
        .kind = store::PersonKind::guest,
        .created = clock_.now(),
        .called = named->called},
       new_session(named->handle), std::move(answer));
}

void People::register_account(std::string_view name, std::string password_hash,
                              Answer<Entered> answer) {
  const auto named = check_name(name);
  if (!named) return answer(std::unexpected(named.error()));
  come(account_of(*named, std::move(password_hash), clock_.now()), new_session(named->handle),
       std::move(answer));
}

void People::add_account(std::string_view name, std::string password_hash,
                         Answer<PersonId> answer) {
  const auto named = check_name(name);
  if (!named) return answer(std::unexpected(named.error()));
  come(account_of(*named, std::move(password_hash), clock_.now()), std::nullopt,
       [answer = std::move(answer)](std::expected<Entered, Problem> entered) mutable {
         if (!entered) return answer(std::unexpected(std::move(entered.error())));
         answer(entered->person);
       });
}

People::Person* People::changeable(const PersonId& person, Answer<void>& answer) {
  const auto found = people_.find(person);
  if (found == people_.end()) {
    answer(std::unexpected(problem(Objection::not_found, std::string(person.handle()))));
    return nullptr;
  }
  if (!found->second.is_changing) return &found->second;
  answer(std::unexpected(problem(Objection::overloaded)));
  return nullptr;
}

void People::change(Person& person, store::PutPerson put, Answer<void> answer,
                    std::move_only_function<void()> then) {
  person.is_changing = true;
  auto info = put.info;
  // Nobody is ever taken out of the map, so that the reference stays good.
  storage_.submit(std::move(put), [&person, info = std::move(info), then = std::move(then),
                                   answer = std::move(answer)](store::Stored<void> done) mutable {
    person.is_changing = false;
    if (!done) return answer(std::unexpected(problem(done.error())));
    person.info = std::move(info);
    if (then) then();
    answer({});
  });
}

void People::upgrade(const PersonId& person, std::string password_hash, Answer<Entered> answer) {
  auto session = new_session(person);
  Answer<void> told = [answer = std::move(answer),
                       entered =
                           Entered{person, std::move(session.token), session.info.expires,
                                   called(person)}](std::expected<void, Problem> done) mutable {
    if (!done) return answer(std::unexpected(std::move(done.error())));
    answer(std::move(entered));
  };
  auto* const guest = changeable(person, told);
  if (guest == nullptr) return;
  if (!is_guest(person))
    return told(std::unexpected(problem(Objection::unfit, std::string(person.handle()))));
  store::PutPerson put{.info = guest->info, .session = session.info, .ends_other_sessions = true};
  put.info.kind = store::PersonKind::account;
  put.info.password = std::move(password_hash);
  change(*guest, std::move(put), std::move(told),
         [this, person, kept = session.info] { keep_only(person, kept); });
}

std::optional<std::string> People::password_hash_of(std::string_view name) const {
  const auto named = read_name(name);
  const auto found = named ? people_.find(named->handle) : people_.end();
  return found == people_.end() ? std::nullopt : found->second.info.password;
}

bool People::is_guest(const PersonId& person) const {
  const auto found = people_.find(person);
  return found != people_.end() && found->second.info.kind == store::PersonKind::guest;
}

std::string People::called(const PersonId& person) const {
  const auto found = people_.find(person);
  const auto written = found == people_.end() ? std::nullopt : found->second.info.called;
  return written.value_or(std::string(person.handle()));
}

std::optional<law::Language> People::language_of(const PersonId& person) const {
  const auto found = people_.find(person);
  return found == people_.end() ? std::nullopt : found->second.info.language;
}

void People::set_language(const PersonId& person, law::Language language, Answer<void> answer) {
  auto* const speaker = changeable(person, answer);
  if (speaker == nullptr) return;
  auto info = speaker->info;
  info.language = language;
  change(*speaker, {.info = std::move(info)}, std::move(answer));
}

std::vector<PersonSeen> People::list(const PersonId& after, std::size_t most) const {
  std::vector<PersonSeen> seen;
  for (auto one = people_.upper_bound(after); one != people_.end() && seen.size() < most; ++one)
    seen.push_back({one->first, called(one->first), is_guest(one->first), one->second.info.created,
                    one->second.offices});
  return seen;
}

}  // namespace sabot::server
