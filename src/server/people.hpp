#pragma once
// Everybody whom the house knows: guests and accounts, who is signed in, who holds which office.
// All of it is in memory, and changes there only once it is durable: nobody is told anything that
// a restart could take back.
//
// Belongs to the server's thread. Passwords are hashed and compared elsewhere, since that takes
// long; here are only their hashes. It must outlive what it has given to the storage.

#include <cstddef>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe/class.hpp>

#include "sabot/base/digest.hpp"
#include "sabot/base/person.hpp"
#include "sabot/law/catalogue.hpp"
#include "sabot/server/names.hpp"
#include "sabot/server/office.hpp"
#include "sabot/server/problem.hpp"
#include "sabot/server/storage.hpp"

namespace sabot::server {

struct PeopleSettings {
  Milliseconds session_lasts = Milliseconds{30} * 24 * 60 * 60 * 1000;
  // A session in use is extended, but not for every click.
  Milliseconds prolonged_after = Milliseconds{24} * 60 * 60 * 1000;
};

// Somebody has come in. The token's bearer is that person.
struct Entered {
  PersonId person;
  std::string token;
  Milliseconds expires = 0;
  std::string called = {};  // as the person writes it
};
BOOST_DESCRIBE_STRUCT(Entered, (), (person, token, expires, called))

// As administrators see a person.
struct PersonSeen {
  PersonId person;
  std::string called;
  bool is_guest = false;
  Milliseconds created = 0;
  std::vector<Appointment> offices;
};

// One of a person's own sessions, as they see it.
struct SessionSeen {
  std::string session;  // its id, which opens nothing
  Milliseconds created = 0;
  Milliseconds expires = 0;
  bool current = false;  // the one that asks
};
BOOST_DESCRIBE_STRUCT(SessionSeen, (), (session, created, expires, current))

// What somebody has lost, and their lines with it: this office, or else a session.
struct Loss {
  PersonId person;
  std::optional<Appointment> office;
};

class People {
 public:
  // Called once: when it is durable, or when it is refused, which may be at once.
  template <class T>
  using Answer = std::move_only_function<void(std::expected<T, Problem>)>;

  static std::expected<std::unique_ptr<People>, store::StoreError> load(
      Storage& storage, const Clock& clock, const PeopleSettings& settings = {});
  People(const People&) = delete;
  People& operator=(const People&) = delete;

  // Coming in, by a name as people write it (names.hpp). A handle is taken for good once it exists,
  // for chips may lie under it: a guest comes back by the token, an account by its password. Where
  // the name is taken, `about` of the problem proposes one that is free.
  std::expected<Named, Problem> check_name(std::string_view name) const;
  void enter_as_guest(std::string_view name, Answer<Entered> answer);
  void register_account(std::string_view name, std::string password_hash, Answer<Entered> answer);
  // The same for somebody who is absent: nobody is signed in.
  void add_account(std::string_view name, std::string password_hash, Answer<PersonId> answer);
  // A guest becomes an account under the same handle. The sessions of the guest end with it: a
  // token that was given to somebody without a password opens no account.
  void upgrade(const PersonId& person, std::string password_hash, Answer<Entered> answer);

  // Passwords. None where there is no such account.
  std::optional<std::string> password_hash_of(std::string_view name) const;
  // For the person who has shown the password of this hash; refused where it is no longer theirs,
  // because it was changed while it was compared.
  void open_session(const PersonId& person, std::string_view checked_hash, Answer<Entered> answer);
  // Ends all sessions but that of the token given, which may be none.
  void set_password(const PersonId& person, std::string password_hash, std::string_view kept_token,
                    Answer<void> answer);

  // Sessions. Nobody, where it has ended or never was.
  std::optional<PersonId> who(std::string_view token) const;
  std::optional<Milliseconds> expires(std::string_view token) const;
  // By which a session is known without its token.
  std::optional<Digest> session_of(std::string_view token) const { return live(token); }
  bool is_live(const Digest& session) const;
  std::vector<SessionSeen> sessions_of(const PersonId& person, std::string_view token) const;
  // It is in use: extends it, at most once a day.
  void touch(std::string_view token);
  // From the moment of asking on, these are nobody's; unless it cannot be stored.
  void log_out(std::string_view token, Answer<void> answer);
  void log_out_everywhere(const PersonId& person, Answer<void> answer);
  // One of a person's own, by its id.
  void end_session(const PersonId& person, std::string_view id, Answer<void> answer);
  // Forgets sessions that have ended; from time to time.
  void prune();
  // Called whenever somebody loses a session or an office.
  void on_loss(std::function<void(const Loss&)> told) { told_of_loss_ = std::move(told); }

  // Offices. An empty table is the whole house, and an office held there is held at every table.
  bool has_office(const PersonId& person, Office office, std::string_view table) const;
  std::vector<Appointment> offices_of(const PersonId& person) const;
  // With the person who does it, where there is one.
  void grant(const PersonId& person, const Appointment& wanted, Answer<void> answer,
             const PersonId& by = {});
  void revoke(const PersonId& person, const Appointment& held, Answer<void> answer,
              const PersonId& by = {});

  bool exists(const PersonId& person) const { return people_.contains(person); }
  bool is_guest(const PersonId& person) const;
  // As the person writes it; the handle, of anybody whom the house does not know otherwise.
  std::string called(const PersonId& person) const;
  std::optional<law::Language> language_of(const PersonId& person) const;
  void set_language(const PersonId& person, law::Language language, Answer<void> answer);
  // In the order of the handles, at most this many, after this one.
  std::vector<PersonSeen> list(const PersonId& after, std::size_t most) const;

 private:
  struct Person {
    store::PersonInfo info;
    std::vector<Appointment> offices = {};
    std::vector<Appointment> asked =
        {};  // being stored: they count where offices exclude each other
    std::vector<Appointment> going = {};  // being revoked: they no longer count where one is needed
    std::set<Digest> sessions = {};
    bool is_changing = false;  // being stored: one change at a time, none overwrites another
  };
  struct Session {
    store::SessionInfo info;
    bool is_ending = false;
    bool is_being_prolonged = false;
  };
  struct NewSession {
    std::string token;
    store::SessionInfo info;
  };

  People(Storage& storage, const Clock& clock, const PeopleSettings& settings)
      : storage_(storage), clock_(clock), settings_(settings) {}

  std::expected<void, store::StoreError> read();
  bool is_taken(const PersonId& handle) const;
  std::string free_name(std::string_view like) const;
  NewSession new_session(const PersonId& person) const;
  void keep(const store::SessionInfo& session);
  void forget(const Digest& session);
  // The hash of a token whose session is there and has not ended.
  std::optional<Digest> live(std::string_view token) const;
  void end(const Digest& session, Answer<void> answer);
  // All of a person's sessions are over, but for this one.
  void keep_only(const PersonId& person, const std::optional<store::SessionInfo>& kept);
  void tell_of_loss(const PersonId& person, std::optional<Appointment> office = {}) const;
  bool is_last_administrator(const PersonId& person) const;

  void come(store::PersonInfo info, std::optional<NewSession> session, Answer<Entered> answer);
  // Stores a change to somebody, and announces it; `then` is done in between.
  void change(Person& person, store::PutPerson put, Answer<void> answer,
              std::move_only_function<void()> then = {});
  // Null, and answered, where there is no such person or one being changed.
  Person* changeable(const PersonId& person, Answer<void>& answer);

  Storage& storage_;
  const Clock& clock_;
  PeopleSettings settings_;
  std::map<PersonId, Person> people_;
  std::set<PersonId> coming_;  // names that are being stored
  std::map<Digest, Session> sessions_;
  bool is_pruned_ = false;  // what had ended before the house was opened is not in memory
  std::function<void(const Loss&)> told_of_loss_;
};

}  // namespace sabot::server
