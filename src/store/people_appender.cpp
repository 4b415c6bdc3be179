#include "sabot/store/people_appender.hpp"

#include <array>
#include <utility>

#include "sabot/base/forms.hpp"

namespace sabot::store {
namespace {

std::unexpected<StoreError> refuse(StoreTrouble what, std::string_view reason) {
  return std::unexpected(StoreError{what, std::string(reason)});
}

std::string_view language_text(law::Language language) {
  return language == law::Language::es ? "es" : "en";
}

Stored<bool> finds(Statement& statement, std::string_view key) {
  auto there = statement.first(key);
  statement.reset();
  return there;
}

}  // namespace

Stored<void> PeopleAppender::prepare(Database& database) {
  const std::array<std::pair<Statement*, std::string_view>, 11> all{{
      {&find_person_, "SELECT 1 FROM people WHERE handle = ?"},
      {&find_table_, "SELECT 1 FROM tables WHERE id = ?"},
      {&add_person_, "INSERT INTO people VALUES (?, ?, ?, ?, ?, ?)"},
      {&change_person_,
       "UPDATE people SET kind = ?2, password = ?3, language = ?4, called = ?5 "
       "WHERE handle = ?1"},
      {&add_session_,
       "INSERT INTO sessions VALUES (?, ?, ?, ?) "
       "ON CONFLICT (token) DO UPDATE SET expires = excluded.expires "
       "WHERE person = excluded.person"},
      {&prolong_session_, "UPDATE sessions SET expires = ?2 WHERE token = ?1"},
      {&drop_session_, "DELETE FROM sessions WHERE token = ?"},
      {&drop_sessions_, "DELETE FROM sessions WHERE person = ?"},
      {&prune_sessions_, "DELETE FROM sessions WHERE expires < ?"},
      {&grant_,
       "INSERT INTO roles (person, table_id, role) VALUES (?, ?, ?) "
       "ON CONFLICT (person, table_id, role) DO NOTHING"},
      {&revoke_, "DELETE FROM roles WHERE person = ? AND table_id = ? AND role = ?"},
  }};
  for (const auto& [statement, sql] : all) {
    auto prepared = database.prepare(sql);
    if (!prepared) return std::unexpected(std::move(prepared.error()));
    *statement = *std::move(prepared);
  }
  return {};
}

Stored<void> PeopleAppender::put(const PutPerson& person) {
  const auto& info = person.info;
  const auto handle = info.handle.handle();
  const auto known = finds(find_person_, handle);
  if (!known) return std::unexpected(known.error());
  if (*known && person.is_new) return refuse(StoreTrouble::person_exists, handle);
  if (!*known && !person.is_new) return refuse(StoreTrouble::person_unknown, handle);
  const auto kind = to_text(info.kind);
  const auto language = info.language.transform(language_text);
  auto done =
      person.is_new
          ? add_person_.run(handle, kind, info.password, info.created, language, info.called)
          : change_person_.run(handle, kind, info.password, language, info.called);
  if (done && person.ends_other_sessions) done = drop_sessions_.run(handle);
  if (done && person.session) done = open(*person.session);
  return done;
}

Stored<void> PeopleAppender::put(const PutSession& session) {
  if (!session.prolongs) return open(session.info);
  return prolong_session_.run(Bytes(session.info.token.bytes), session.info.expires);
}

Stored<void> PeopleAppender::open(const SessionInfo& session) {
  if (auto known = check_known(session.person); !known) return known;
  return add_session_.run(Bytes(session.token.bytes), session.person.handle(), session.created,
                          session.expires);
}

Stored<void> PeopleAppender::put(const DropSession& session) {
  return drop_session_.run(Bytes(session.token.bytes));
}

Stored<void> PeopleAppender::put(const DropSessions& sessions) {
  return drop_sessions_.run(sessions.person.handle());
}

Stored<void> PeopleAppender::put(const GrantRole& role) {
  const auto& [person, table, name] = role.info;
  if (auto known = check_known(person); !known) return known;
  const auto there = finds(find_table_, table);
  if (!there) return std::unexpected(there.error());
  if (!*there && !table.empty()) return refuse(StoreTrouble::table_unknown, table);
  return grant_.run(person.handle(), table, name);
}

Stored<void> PeopleAppender::put(const RevokeRole& role) {
  return revoke_.run(role.info.person.handle(), role.info.table, role.info.role);
}

Stored<void> PeopleAppender::put(const PruneSessions& ended) {
  return prune_sessions_.run(ended.before);
}

Stored<void> PeopleAppender::check_known(const PersonId& person) {
  const auto known = finds(find_person_, person.handle());
  if (!known) return std::unexpected(known.error());
  if (!*known) return refuse(StoreTrouble::person_unknown, person.handle());
  return {};
}

}  // namespace sabot::store
