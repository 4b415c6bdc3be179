#pragma once
// How what is written about people becomes rows: who they are, who is signed in, who has which
// office. Refuses a second owner of a handle, and anything that names nobody or no table.

#include "sabot/store/database.hpp"
#include "sabot/store/write.hpp"

namespace sabot::store {

class PeopleAppender {
 public:
  // For as long as the database stays where it is.
  Stored<void> prepare(Database& database);

  Stored<void> put(const PutPerson& person);
  Stored<void> put(const PutSession& session);
  Stored<void> put(const DropSession& session);
  Stored<void> put(const DropSessions& sessions);
  Stored<void> put(const GrantRole& role);
  Stored<void> put(const RevokeRole& role);
  Stored<void> put(const PruneSessions& ended);

 private:
  Stored<void> check_known(const PersonId& person);
  Stored<void> open(const SessionInfo& session);

  Statement find_person_, find_table_, add_person_, change_person_;
  Statement add_session_, prolong_session_, drop_session_, drop_sessions_, prune_sessions_;
  Statement grant_, revoke_;
};

}  // namespace sabot::store
