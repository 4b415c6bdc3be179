#pragma once
// How each write becomes rows. Refuses what would not verify afterwards: a record that does not
// continue its table's chain, a posting that its table's balances do not allow.
//
// A write costs a savepoint, one search for the table's last record, one hash, one row, and for
// each posting one row and two balances; each of those grows with the logarithm of the database.

#include <memory>

#include "sabot/store/database.hpp"
#include "sabot/store/people_appender.hpp"
#include "sabot/store/trail.hpp"
#include "sabot/store/wallet_appender.hpp"
#include "sabot/store/write.hpp"
#include "sabot/table/chain.hpp"

namespace sabot::store {

class Appender {
 public:
  // For as long as the database stays where it is.
  static Stored<Appender> on(Database& database);

  // Within a transaction. After an error that is_of_one_write nothing of this write is in it;
  // after any other the transaction must be given up.
  Stored<void> write(const Write& write);
  // The entries of the trail.
  void sign_with(const table::HouseKey& key) { trail_.sign_with(key); }

 private:
  explicit Appender(Database& database) : database_(&database) {}

  Stored<void> prepare();
  Stored<void> put(const Append& append);
  Stored<void> put(const NewTable& table);
  Stored<void> put(const Refused& refused);
  Stored<void> put(const SetMeta& meta);
  Stored<void> put(const SetSettings& change);
  Stored<void> put(const PruneAnswers& old);
  Stored<void> put(const Note& note) { return trail_.add(note.at, note.entry); }
  Stored<void> put(const KeepStanding& standing);
  Stored<void> put(const GrantRole& role);
  Stored<void> put(const RevokeRole& role);
  Stored<void> put(const MoveMoney& money);
  Stored<void> put(const auto& of_people) { return people_.put(of_people); }
  Stored<table::Chain> chain_of(const std::string& table);
  Stored<void> check_unanswered(const std::string& table, const CommandKey& command);
  Stored<void> post(const Append& append);
  // Adds to a balance what may be less than nothing.
  Stored<void> move(const std::string& table, const std::string& account, std::int64_t cents);
  Stored<void> change_secret(const std::string& table, const SecretChange& change);

  Database* database_;
  Statement save_, release_, undo_;
  Statement last_record_, add_record_, add_posting_, add_balance_, change_balance_;
  Statement set_secret_, drop_secret_;
  Statement find_answer_, add_answer_, prune_answers_;
  Statement find_table_, add_table_, set_settings_, read_table_, set_meta_, keep_standing_;
  PeopleAppender people_;
  Trail trail_;
  WalletAppender wallets_;
};

}  // namespace sabot::store
