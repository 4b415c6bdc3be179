#pragma once
// Why the store did not do what it was asked: a value, never an exception.

#include <cstdint>
#include <string>

#include "sabot/law/catalogue.hpp"

namespace sabot::store {

enum class StoreTrouble : std::uint8_t {
  // Opening
  cannot_open,
  in_use,       // another process writes it
  not_a_store,  // a database, but not one of ours
  older,        // of an earlier version; a writer brings it up to date
  newer,        // written by a later version of the program
  damaged,      // what is stored contradicts itself
  // One write alone: nothing of it was stored, and everything else goes on
  table_unknown,
  table_exists,
  person_unknown,
  person_exists,
  sequence_taken,    // somebody else has written this record
  does_not_follow,   // a gap, or a hash that does not continue the chain
  too_long,          // more than a record may hold
  posting_refused,   // not a posting, or an account would be below zero or overflow
  already_answered,  // this person's key has its answer: read it
  not_json,          // of a table's settings or of a refusal
  schema_refused,    // any other value that the schema does not admit
  queue_full,        // too much is waiting: nothing was taken in; try again later
  // The medium
  busy,          // another program holds the database for too long
  disk_full,     // nothing of it was stored
  cannot_write,  // whether it was stored is not known: open the store again
  cannot_read,
  stopped,  // an earlier failure has stopped this table: open the store again
  // Backup and restore
  file_exists,  // a backup never overwrites anything
  would_lose,   // the target has something that the backup lacks
};

struct StoreError {
  StoreTrouble what{};
  std::string reason;  // what exactly: a path, a table, SQLite's own words

  friend bool operator==(const StoreError&, const StoreError&) = default;
};

// Whether it concerns one write alone, so that those beside it are stored all the same.
constexpr bool is_of_one_write(StoreTrouble what) {
  return what >= StoreTrouble::table_unknown && what <= StoreTrouble::queue_full;
}

// What happened and what to do about it.
std::string describe(const StoreError& error, law::Language language);

}  // namespace sabot::store
