#include "sabot/store/schema.hpp"

#include <fmt/format.h>

#include <array>

namespace sabot::store {
namespace {

// A table's id stands in every row that is its own: each row can be read by itself.
constexpr std::string_view version_1 = R"sql(
CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
  id TEXT PRIMARY KEY CHECK (id <> ''),
  created INTEGER NOT NULL,
  name TEXT NOT NULL,
  regulation TEXT NOT NULL,
  game TEXT NOT NULL,
  overlay TEXT NOT NULL,
  profile TEXT NOT NULL,
  settings TEXT NOT NULL CHECK (json_valid(settings))
) STRICT, WITHOUT ROWID;

CREATE TABLE records (
  table_id TEXT NOT NULL REFERENCES tables (id),
  sequence INTEGER NOT NULL CHECK (sequence >= 0),
  at INTEGER NOT NULL,
  payload BLOB NOT NULL,
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;

CREATE TABLE postings (
  table_id TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  position INTEGER NOT NULL CHECK (position >= 0),
  debit TEXT NOT NULL,
  credit TEXT NOT NULL CHECK (credit <> debit),
  cents INTEGER NOT NULL CHECK (cents > 0),
  reason TEXT NOT NULL,
  articles TEXT NOT NULL,
  PRIMARY KEY (table_id, sequence, position),
  FOREIGN KEY (table_id, sequence) REFERENCES records (table_id, sequence)
) STRICT, WITHOUT ROWID;

CREATE TABLE balances (
  table_id TEXT NOT NULL REFERENCES tables (id),
  account TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents >= 0 OR account IN ('cage', 'house')),
  PRIMARY KEY (table_id, account)
) STRICT, WITHOUT ROWID;

CREATE TABLE secrets (
  table_id TEXT PRIMARY KEY REFERENCES tables (id),
  bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE answers (
  table_id TEXT NOT NULL REFERENCES tables (id),
  person TEXT NOT NULL,
  key TEXT NOT NULL,
  at INTEGER NOT NULL,
  sequence INTEGER,
  refusal TEXT CHECK (refusal IS NULL OR json_valid(refusal)),
  PRIMARY KEY (table_id, person, key),
  FOREIGN KEY (table_id, sequence) REFERENCES records (table_id, sequence),
  CHECK ((sequence IS NULL) <> (refusal IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TRIGGER records_stay BEFORE DELETE ON records
BEGIN SELECT RAISE(ABORT, 'a record is never deleted'); END;
CREATE TRIGGER records_are_final BEFORE UPDATE ON records
BEGIN SELECT RAISE(ABORT, 'a record is never changed'); END;
CREATE TRIGGER postings_stay BEFORE DELETE ON postings
BEGIN SELECT RAISE(ABORT, 'a posting is never deleted'); END;
CREATE TRIGGER postings_are_final BEFORE UPDATE ON postings
BEGIN SELECT RAISE(ABORT, 'a posting is never changed'); END;
)sql";

// No foreign key can say "a table or none": the column that is null where there is none can. A
// person's sessions, and old answers, are found without reading all rows.
constexpr std::string_view version_2 = R"sql(
CREATE TABLE people (
  handle TEXT PRIMARY KEY CHECK (length(handle) BETWEEN 1 AND 16),
  kind TEXT NOT NULL CHECK (kind IN ('guest', 'account')),
  password TEXT CHECK (password <> ''),
  created INTEGER NOT NULL,
  language TEXT CHECK (language IN ('es', 'en')),
  CHECK ((kind = 'account') = (password IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
  token BLOB PRIMARY KEY CHECK (length(token) = 32),
  person TEXT NOT NULL REFERENCES people (handle),
  created INTEGER NOT NULL,
  expires INTEGER NOT NULL CHECK (expires > created)
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_a_person ON sessions (person);

CREATE TABLE roles (
  person TEXT NOT NULL REFERENCES people (handle),
  table_id TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role <> ''),
  known_table TEXT REFERENCES tables (id) GENERATED ALWAYS AS (nullif(table_id, '')) VIRTUAL,
  PRIMARY KEY (person, table_id, role)
) STRICT, WITHOUT ROWID;

CREATE INDEX answers_by_age ON answers (at);

CREATE TRIGGER people_stay BEFORE DELETE ON people
BEGIN SELECT RAISE(ABORT, 'a person is never deleted'); END;
CREATE TRIGGER people_keep_their_names BEFORE UPDATE OF handle, created ON people
BEGIN SELECT RAISE(ABORT, 'a handle is never given away'); END;
CREATE TRIGGER accounts_stay BEFORE UPDATE OF kind ON people
WHEN old.kind = 'account' AND new.kind <> 'account'
BEGIN SELECT RAISE(ABORT, 'an account never becomes a guest'); END;
)sql";

// The trail is written once, like records. Standings are only what records make: they may go.
constexpr std::string_view version_3 = R"sql(
CREATE TABLE trail (
  sequence INTEGER PRIMARY KEY CHECK (sequence >= 0),
  at INTEGER NOT NULL,
  entry TEXT NOT NULL CHECK (json_valid(entry)),
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  signature BLOB CHECK (length(signature) = 64)
) STRICT;

CREATE TABLE standings (
  table_id TEXT NOT NULL REFERENCES tables (id),
  records INTEGER NOT NULL CHECK (records > 0),
  bytes BLOB NOT NULL,
  mark BLOB NOT NULL CHECK (length(mark) = 32),
  PRIMARY KEY (table_id, records)
) STRICT;

CREATE TRIGGER trail_stays BEFORE DELETE ON trail
BEGIN SELECT RAISE(ABORT, 'an entry of the trail is never deleted'); END;
CREATE TRIGGER trail_is_final BEFORE UPDATE ON trail
BEGIN SELECT RAISE(ABORT, 'an entry of the trail is never changed'); END;
)sql";

// An entry stands under its number in the trail, which says the same. A person need not be known:
// a director admits anybody to a table.
constexpr std::string_view version_4 = R"sql(
CREATE TABLE wallets (
  person TEXT PRIMARY KEY CHECK (length(person) BETWEEN 1 AND 16),
  cents INTEGER NOT NULL CHECK (cents >= 0),
  allowed INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE wallet_entries (
  sequence INTEGER PRIMARY KEY REFERENCES trail (sequence),
  at INTEGER NOT NULL,
  person TEXT NOT NULL REFERENCES wallets (person),
  cents INTEGER NOT NULL CHECK (cents <> 0),
  why TEXT NOT NULL,
  by_person TEXT,
  key TEXT,
  table_id TEXT REFERENCES tables (id),
  record INTEGER,
  FOREIGN KEY (table_id, record) REFERENCES records (table_id, sequence),
  CHECK ((table_id IS NULL) = (record IS NULL)),
  CHECK (key IS NULL OR by_person IS NOT NULL)
) STRICT;
CREATE INDEX wallet_entries_of_a_person ON wallet_entries (person, sequence);
CREATE UNIQUE INDEX wallet_entries_by_key ON wallet_entries (by_person, key)
WHERE key IS NOT NULL;

CREATE TRIGGER wallet_entries_stay BEFORE DELETE ON wallet_entries
BEGIN SELECT RAISE(ABORT, 'an entry of a wallet is never deleted'); END;
CREATE TRIGGER wallet_entries_are_final BEFORE UPDATE ON wallet_entries
BEGIN SELECT RAISE(ABORT, 'an entry of a wallet is never changed'); END;

ALTER TABLE people ADD COLUMN called TEXT CHECK (called <> '');
)sql";

constexpr std::array all_migrations{
    Migration{"tables with their records, postings, balances, secrets and answers", version_1},
    Migration{"people with their sessions and roles; answers by age", version_2},
    Migration{"the trail of offices and settings; standings of tables", version_3},
    Migration{"wallets; names as people write them", version_4},
};

Stored<void> apply(Database& database, const Migration& migration, std::size_t version) {
  auto transaction = Transaction::begin(database, Transaction::Kind::writing);
  if (!transaction) return std::unexpected(std::move(transaction.error()));
  const auto sql = fmt::format("{}; PRAGMA user_version = {}; PRAGMA application_id = {};",
                               migration.sql, version, application_id);
  if (auto done = database.execute(sql); !done) {
    done.error().reason =
        fmt::format("version {}, {}: {}", version, migration.why, done.error().reason);
    return done;
  }
  return transaction->commit();
}

std::unexpected<StoreError> refuse_file(StoreTrouble what, std::string reason) {
  return std::unexpected(StoreError{what, std::move(reason)});
}

}  // namespace

std::span<const Migration> migrations() { return all_migrations; }

Stored<std::size_t> version_of(Database& database, std::size_t latest) {
  const auto mark = database.integer("PRAGMA application_id");
  if (!mark) return std::unexpected(mark.error());
  const auto version = database.integer("PRAGMA user_version");
  if (!version) return std::unexpected(version.error());
  const auto objects = database.integer("SELECT count(*) FROM sqlite_schema");
  if (!objects) return std::unexpected(objects.error());
  const bool is_empty = *mark == 0 && *version == 0 && *objects == 0;
  if (!is_empty && *mark != application_id)
    return refuse_file(StoreTrouble::not_a_store, fmt::format("its mark is {}", *mark));
  if (*version < 0) return refuse_file(StoreTrouble::damaged, fmt::format("version {}", *version));
  const auto number = static_cast<std::size_t>(*version);
  if (number > latest)
    return refuse_file(StoreTrouble::newer,
                       fmt::format("version {}; this program knows {}", number, latest));
  return number;
}

Stored<void> migrate(Database& database, std::span<const Migration> all) {
  const auto version = version_of(database, all.size());
  if (!version) return std::unexpected(version.error());
  for (auto next = *version; next < all.size(); ++next)
    if (auto done = apply(database, all[next], next + 1); !done) return done;
  return {};
}

Stored<void> check_readable(Database& database) {
  const auto version = version_of(database);
  if (!version) return std::unexpected(version.error());
  if (*version == 0) return refuse_file(StoreTrouble::not_a_store, "it is empty");
  if (*version < oldest_readable)
    return refuse_file(StoreTrouble::older, fmt::format("version {}", *version));
  return {};
}

}  // namespace sabot::store
