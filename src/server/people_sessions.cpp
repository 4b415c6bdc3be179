#include <sodium/crypto_generichash_blake2b.h>

#include <algorithm>
#include <set>
#include <utility>

#include "sabot/chance/live_source.hpp"
#include "sabot/chance/sodium.hpp"
#include "sabot/server/people.hpp"

// Who is signed in. What is done to sessions is done in memory in the order in which it is stored,
// since the storage answers in that order: both always agree.

namespace sabot::server {
namespace {

// 64 hexadecimal digits, as a digest is written.
constexpr std::size_t token_length = 64;

Digest hash_of(std::string_view token) {
  chance::ready_sodium();
  Digest hash;
  // NOLINTNEXTLINE: letters are bytes
  const auto* const bytes = reinterpret_cast<const unsigned char*>(token.data());
  crypto_generichash_blake2b(hash.bytes.data(), hash.bytes.size(), bytes, token.size(), nullptr, 0);
  return hash;
}

std::string id_of(const Digest& session) {
  constexpr std::size_t enough = 16;
  return to_text(session).substr(0, enough);
}

}  // namespace

People::NewSession People::new_session(const PersonId& person) const {
  Digest secret;
  chance::LiveSource().fill(secret.bytes);
  auto token = to_text(secret);
  const auto now = clock_.now();
  const store::SessionInfo info{hash_of(token), person, now, now + settings_.session_lasts};
  return {std::move(token), info};
}

void People::keep(const store::SessionInfo& session) {
  sessions_.insert_or_assign(session.token, Session{session});
  people_.at(session.person).sessions.insert(session.token);
}

void People::forget(const Digest& session) {
  const auto found = sessions_.find(session);
  if (found == sessions_.end()) return;
  people_.at(found->second.info.person).sessions.erase(session);
  sessions_.erase(found);
}

std::optional<Digest> People::live(std::string_view token) const {
  if (token.size() != token_length) return std::nullopt;
  const auto hash = hash_of(token);
  return is_live(hash) ? std::optional(hash) : std::nullopt;
}

std::optional<PersonId> People::who(std::string_view token) const {
  const auto hash = live(token);
  if (!hash) return std::nullopt;
  return sessions_.at(*hash).info.person;
}

std::optional<Milliseconds> People::expires(std::string_view token) const {
  const auto hash = live(token);
  if (!hash) return std::nullopt;
  return sessions_.at(*hash).info.expires;
}

bool People::is_live(const Digest& session) const {
  const auto found = sessions_.find(session);
  return found != sessions_.end() && !found->second.is_ending &&
         found->second.info.expires > clock_.now();
}

std::vector<SessionSeen> People::sessions_of(const PersonId& person, std::string_view token) const {
  const auto current = live(token);
  std::vector<SessionSeen> seen;
  for (const auto& hash : people_.at(person).sessions) {
    const auto& info = sessions_.at(hash).info;
    if (is_live(hash)) seen.push_back({id_of(hash), info.created, info.expires, hash == current});
  }
  std::ranges::sort(seen, {}, &SessionSeen::created);
  return seen;
}

void People::tell_of_loss(const PersonId& person, std::optional<Appointment> office) const {
  if (told_of_loss_) told_of_loss_({person, std::move(office)});
}

void People::keep_only(const PersonId& person, const std::optional<store::SessionInfo>& kept) {
  for (const auto& hash : std::set(people_.at(person).sessions)) forget(hash);
  if (kept) keep(*kept);
  tell_of_loss(person);
}

void People::open_session(const PersonId& person, std::string_view checked_hash,
                          Answer<Entered> answer) {
  const auto found = people_.find(person);
  if (found == people_.end() || found->second.info.password != checked_hash)
    return answer(std::unexpected(problem(Objection::wrong_password)));
  // Perhaps the password: then this session would be one that its change was to end.
  if (found->second.is_changing) return answer(std::unexpected(problem(Objection::overloaded)));
  auto session = new_session(person);
  storage_.submit(store::PutSession{session.info},
                  [this, session = std::move(session),
                   answer = std::move(answer)](store::Stored<void> done) mutable {
                    if (!done) return answer(std::unexpected(problem(done.error())));
                    keep(session.info);
                    answer(Entered{session.info.person, std::move(session.token),
                                   session.info.expires, called(session.info.person)});
                  });
}

void People::set_password(const PersonId& person, std::string password_hash,
                          std::string_view kept_token, Answer<void> answer) {
  auto* const holder = changeable(person, answer);
  if (holder == nullptr) return;
  // A guest has none to change, and becomes an account by `upgrade`.
  if (is_guest(person))
    return answer(std::unexpected(problem(Objection::unfit, std::string(person.handle()))));
  store::PutPerson put{.info = holder->info, .ends_other_sessions = true};
  put.info.password = std::move(password_hash);
  if (who(kept_token) == person) put.session = sessions_.at(*live(kept_token)).info;
  change(*holder, put, std::move(answer),
         [this, person, kept = put.session] { keep_only(person, kept); });
}

void People::touch(std::string_view token) {
  const auto hash = live(token);
  if (!hash) return;
  auto& session = sessions_.at(*hash);
  const auto prolonged = session.info.expires - settings_.session_lasts;
  if (session.is_being_prolonged || clock_.now() - prolonged < settings_.prolonged_after) return;
  session.is_being_prolonged = true;
  auto info = session.info;
  info.expires = clock_.now() + settings_.session_lasts;
  storage_.submit(store::PutSession{info, true}, [this, info](const store::Stored<void>& done) {
    const auto found = sessions_.find(info.token);
    if (found == sessions_.end()) return;
    found->second.is_being_prolonged = false;
    if (done) found->second.info.expires = info.expires;
  });
}

void People::log_out(std::string_view token, Answer<void> answer) {
  const auto ending = live(token);
  // It has ended already, as was asked.
  if (!ending) return answer({});
  end(*ending, std::move(answer));
}

void People::end_session(const PersonId& person, std::string_view id, Answer<void> answer) {
  const auto& own = people_.at(person).sessions;
  const auto found = std::ranges::find_if(
      own, [&](const Digest& one) { return is_live(one) && id_of(one) == id; });
  if (found == own.end())
    return answer(std::unexpected(problem(Objection::not_found, std::string(id))));
  end(*found, std::move(answer));
}

void People::end(const Digest& session, Answer<void> answer) {
  sessions_.at(session).is_ending = true;
  auto told = [this, hash = session, answer = std::move(answer)](store::Stored<void> done) mutable {
    if (done) {
      forget(hash);
      return answer({});
    }
    if (const auto found = sessions_.find(hash); found != sessions_.end())
      found->second.is_ending = false;
    answer(std::unexpected(problem(done.error())));
  };
  storage_.submit(store::DropSession{session}, std::move(told));
  tell_of_loss(sessions_.at(session).info.person);
}

void People::log_out_everywhere(const PersonId& person, Answer<void> answer) {
  std::vector<Digest> ending;
  for (const auto& hash : people_.at(person).sessions)
    if (!std::exchange(sessions_.at(hash).is_ending, true)) ending.push_back(hash);
  storage_.submit(store::DropSessions{person},
                  [this, person, ending = std::move(ending),
                   answer = std::move(answer)](store::Stored<void> done) mutable {
                    if (done) {
                      for (const auto& hash : std::set(people_.at(person).sessions)) forget(hash);
                      return answer({});
                    }
                    for (const auto& hash : ending)
                      if (const auto found = sessions_.find(hash); found != sessions_.end())
                        found->second.is_ending = false;
                    answer(std::unexpected(problem(done.error())));
                  });
  tell_of_loss(person);
}

void People::prune() {
  const auto now = clock_.now();
  std::map<Digest, PersonId> ended;
  for (const auto& [hash, session] : sessions_)
    if (session.info.expires <= now) ended.emplace(hash, session.info.person);
  if (ended.empty() && is_pruned_) return;
  for (const auto& [hash, person] : ended) {
    forget(hash);
    tell_of_loss(person);
  }
  // Where it fails they are still nobody's, and the next time comes.
  storage_.submit(store::PruneSessions{now},
                  [this](const store::Stored<void>& done) { is_pruned_ = done.has_value(); });
}

}  // namespace sabot::server
