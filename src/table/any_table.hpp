#pragma once
// A table of any game, at the edge where text and JSON come in and go out. The only place where
// the games' own types are forgotten.

#include <expected>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "sabot/base/json.hpp"
#include "sabot/base/notation.hpp"
#include "sabot/law/ruleset.hpp"
#include "sabot/ledger/ledger.hpp"
#include "sabot/rules/common/chance.hpp"
#include "sabot/rules/common/facts.hpp"
#include "sabot/rules/common/game_facts.hpp"
#include "sabot/rules/common/option.hpp"
#include "sabot/rules/common/refusal.hpp"
#include "sabot/rules/common/role.hpp"
#include "sabot/rules/common/table_view.hpp"
#include "sabot/table/bot.hpp"
#include "sabot/table/journal.hpp"
#include "sabot/table/reasons.hpp"
#include "sabot/table/replay.hpp"
#include "sabot/table/seal.hpp"
#include "sabot/table/standing.hpp"

namespace sabot {
class SchemaDefinitions;
}

namespace sabot::table {

// One event as somebody may be told it.
struct Told {
  std::string notation;
  boost::json::object json;  // {"event": "bet-placed", …, "by-articles": […]}
  law::Citations by;
  rules::Milestone milestone{};
  rules::Heard heard;  // what it tells of the game's chance
};

boost::json::array article_ids(const law::Citations& by);

// A command that is not one of this game, as text or as JSON; or the rules refuse it; or it cannot
// be stored.
using Failure = std::variant<NotationError, JsonError, rules::Refusal, JournalError>;

// A command that the rules accept, to be stored before it takes effect; valid until then.
struct Prepared {
  std::uint64_t sequence = 0;
  Payload payload;
  Digest hash;
  std::span<const ledger::Posting> postings;
};

class AnyTable {
 public:
  virtual ~AnyTable() = default;

  // By the two of them together a game is known: "as11", "punto-y-banca".
  virtual std::string_view regulation() const = 0;
  virtual std::string_view game() const = 0;

  // A line of the notation: "blas bet on=punto stake=100"; or the same as JSON: {"who": "blas",
  // "command": "bet", "on": "punto", "stake": "100"}. The events are those its giver may see.
  virtual std::expected<std::vector<Told>, Failure> submit(std::string_view line) = 0;
  virtual std::expected<std::vector<Told>, Failure> submit(const boost::json::object& command) = 0;

  // The same in two steps, for code that stores records elsewhere: what `prepare` gives is stored,
  // and then it takes effect by `commit`, or `abandon` says that it could not be stored. Between
  // the two the table takes nothing else.
  virtual std::expected<Prepared, Failure> prepare(std::string_view line) = 0;
  virtual std::expected<Prepared, Failure> prepare(const boost::json::object& command) = 0;
  virtual void commit() = 0;
  virtual void abandon() = 0;

  // The house signs all that stands so far; after the last seal nothing may come. In two steps
  // likewise, or at once.
  virtual Prepared prepare_seal(const HouseKey& key, bool last,
                                const std::optional<Digest>& times) = 0;
  Prepared prepare_seal(const HouseKey& key, bool last) { return prepare_seal(key, last, {}); }
  virtual std::expected<void, JournalError> seal(const HouseKey& key, bool last) = 0;

  virtual bool seal_is_due() const = 0;  // a coup has ended that is not signed

  // What was promised of chance and is still to be shown.
  virtual const std::optional<Promise>& promise() const = 0;
  // How it stands after its last record; between two of them only.
  virtual Standing standing() const = 0;

  // The events of the last command, if it was accepted, as this person may see them.
  virtual std::vector<Told> told_to(const PersonId& person) const = 0;
  // Whether this person is told just what anybody is.
  virtual bool is_told_as_anybody(const PersonId& person) const = 0;
  // The same as the journal has them, hidden cards and all: for judging, never for a player.
  virtual std::vector<Told> told_whole() const = 0;

  virtual std::vector<rules::Option> options(const PersonId& person) const = 0;
  virtual Reasons reasons(const PersonId& person) const = 0;
  virtual boost::json::value view(const PersonId& person) const = 0;
  // What chance must bring next.
  virtual rules::ChanceDue chance() const = 0;
  // What views of all games have in common.
  virtual rules::TableView table_view(const PersonId& person) const = 0;
  // Whether this person has a seat here.
  virtual bool seats(const PersonId& person) const = 0;
  // None where everybody who has come may play.
  virtual int seat_count() const = 0;
  bool has_seats() const { return seat_count() > 0; }
  // Or a place beside somebody's seat, to play standing.
  virtual bool places(const PersonId& person) const = 0;
  // The person's office, if the table knows them.
  virtual std::optional<rules::Role> role_of(const PersonId& person) const = 0;

  virtual const ledger::Ledger& books() const = 0;
  virtual std::expected<void, JournalError> sync() = 0;
  virtual const Digest& head() const = 0;
  virtual std::uint64_t length() const = 0;  // records so far
};

// What was read of a journal, and what stands at its end.
struct Account {
  std::uint64_t records = 0;
  std::uint64_t events = 0;
  Digest head;
  ledger::Ledger books;
  Sealed sealed;
  std::optional<Promise> promise;  // made, and not shown
};

// A record of a journal: the command, and the events it led to.
struct ToldRecord {
  std::uint64_t sequence = 0;
  std::string notation;      // "blas bet on=punto stake=100"
  boost::json::object json;  // {"who": "blas", "command": "bet", …}
  std::vector<Told> events;
};

// What one person was told by a record; nothing by a seal.
using TellSequence = std::function<void(std::uint64_t sequence, const std::vector<Told>& events)>;

// A table whose records somebody else stores, and the first of them.
struct Founded {
  std::unique_ptr<AnyTable> table;
  std::vector<std::uint8_t> genesis;
  Digest hash;
};

// A game that tables can be opened for.
struct Game {
  std::string_view name;  // "punto-y-banca"
  // Another regulation may have a game of the same name.
  std::vector<law::Regulation> regulations;
  const rules::GameFacts* facts;
  const Seating* seating;  // who fills its seats
  std::vector<Form> (*commands)();
  std::vector<Form> (*events)();
  std::expected<std::unique_ptr<AnyTable>, std::string> (*open)(
      const law::Ruleset& ruleset, std::string_view overlay,
      const std::optional<std::filesystem::path>& journal);
  // A new table whose records somebody else stores.
  std::expected<Founded, std::string> (*found)(const law::Ruleset& ruleset,
                                               std::string_view overlay, std::string_view table);
  // Such a table again from its journal's bytes, to go on where it stood.
  std::expected<std::unique_ptr<AnyTable>, std::string> (*resume)(
      const law::Ruleset& ruleset, std::span<const std::uint8_t> bytes, const Standing* from,
      const StandingListener& listener);
  // Replays a journal of this game, deciding everything again; the listener may be empty.
  std::expected<Account, ReplayFault> (*audit)(const law::Ruleset& ruleset,
                                               std::span<const std::uint8_t> bytes,
                                               const PostingListener& listener);
  // Hands out a journal's records one by one, as they stand; then what is wrong, if anything is.
  std::expected<void, std::string> (*tell_records)(
      std::span<const std::uint8_t> bytes, const std::function<void(const ToldRecord&)>& listener);
  // What this person was told from a sequence on, as it was told then.
  std::expected<void, std::string> (*tell_since)(const law::Ruleset& ruleset,
                                                 std::span<const std::uint8_t> bytes,
                                                 const Standing* standing, std::uint64_t from,
                                                 const PersonId& person,
                                                 const TellSequence& listener);
  // The record with this payload, if it is a decision of this game.
  std::optional<ToldRecord> (*tell_record)(std::uint64_t sequence, Payload payload);
  // A command's line, read and written again.
  std::expected<std::string, NotationError> (*normal)(std::string_view command);
  // The line of a command that is written as JSON; the person who gives it is ignored.
  std::expected<std::string, JsonError> (*normal_json)(const boost::json::object& command);
  // The words that a parameter of this ruleset may be; none where it is something else.
  std::vector<std::string> (*words)(const law::Ruleset& ruleset, std::string_view parameter);
  // Defines its commands, events and views as JSON Schema (schema.hpp).
  boost::json::object (*schema)(SchemaDefinitions& all);
};

const std::vector<Game>& games();
const Game* find_game(std::string_view regulation, std::string_view name);
// Of a ruleset that comes with the program.
const Game& game_of(const law::Ruleset& ruleset);
// Each once; and the games that bear a name, under whichever regulation.
std::vector<std::string_view> game_names();
std::vector<const Game*> games_named(std::string_view name);
// Of a game that there is.
const rules::GameFacts& facts_of(std::string_view regulation, std::string_view game);
const Seating& seating_of(std::string_view regulation, std::string_view game);
// The handle of the staff with this office; nobody where the game has none.
PersonId staff_of(const rules::GameFacts& facts, rules::Role role);
// The member of the staff who has an ordinary act to do now, the croupier before the others.
std::optional<PersonId> staff_to_act(const AnyTable& table, const rules::GameFacts& facts);
// The commands that bring its staff to a table and open it.
std::vector<std::string> opening_of(const rules::GameFacts& facts, const rules::Opening& plan);

// Opens a table by name, in memory or with its journal in a file. `overlay` is an operator's TOML.
std::expected<std::unique_ptr<AnyTable>, std::string> open_table(
    std::string_view regulation, std::string_view game, std::string_view overlay,
    const std::optional<std::filesystem::path>& journal = std::nullopt);

// A table whose records somebody else stores: a new one, and one again from its journal's bytes,
// which are read to their end and refused where they are not sound. Where a house has several, the
// first record says by its id which one it is.
std::expected<Founded, std::string> found_table(std::string_view regulation, std::string_view game,
                                                std::string_view overlay,
                                                std::string_view table = {});
//
// With a standing, nothing need be there between the first record and those behind it.
std::expected<std::unique_ptr<AnyTable>, std::string> resume_table(
    std::span<const std::uint8_t> journal, const Standing* from = nullptr,
    const StandingListener& listener = {});

// What this person was told by the records of a journal from a sequence on, which is not before the
// standing, where there is one.
std::expected<void, std::string> tell_since(std::span<const std::uint8_t> journal,
                                            std::uint64_t from, const PersonId& person,
                                            const TellSequence& listener,
                                            const Standing* standing = nullptr);

// Splits "blas bet on=punto" into who and what.
std::expected<std::pair<PersonId, std::string_view>, NotationError> split_who(
    std::string_view line);

}  // namespace sabot::table
