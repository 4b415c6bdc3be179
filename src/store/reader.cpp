#include "sabot/store/reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "sabot/base/forms.hpp"
#include "sabot/store/posting_text.hpp"
#include "sabot/store/reader_rows.hpp"
#include "sabot/store/schema.hpp"

namespace sabot::store {
namespace {

// The versions of the schema since which there is more to be read.
constexpr std::size_t with_trail = 3;
constexpr std::size_t with_wallets = 4;

constexpr std::string_view everybody =
    "SELECT handle, kind, password, created, language, called FROM people ORDER BY handle";
constexpr std::string_view everybody_without_names =
    "SELECT handle, kind, password, created, language, NULL FROM people ORDER BY handle";

Stored<Digest> digest(Bytes bytes) {
  Digest hash;
  if (bytes.size() != hash.bytes.size()) return damaged("a hash of another length");
  std::ranges::copy(bytes, hash.bytes.begin());
  return hash;
}

std::optional<ledger::Posting> read_posting(const Statement& row) {
  const auto debit = read_account(row.text(2));
  const auto credit = read_account(row.text(3));
  const auto by = read_articles(row.text(6));
  const auto reason = from_text<ledger::Reason>(row.text(5));
  if (!debit || !credit || !by || !reason) return std::nullopt;
  return ledger::Posting{*debit, *credit, Money{row.integer(4)}, *reason, *by};
}

}  // namespace

Stored<Reader> Reader::open(const std::filesystem::path& path) {
  auto database = Database::open(path, Access::read);
  if (!database) return std::unexpected(std::move(database.error()));
  Reader reader(*std::move(database));
  auto ready = check_readable(reader.database_);
  if (ready) ready = reader.prepare();
  if (ready) return reader;
  ready.error().reason = fmt::format("{}: {}", path.string(), ready.error().reason);
  return std::unexpected(std::move(ready.error()));
}

Stored<void> Reader::prepare() {
  const auto version = version_of(database_);
  if (!version) return std::unexpected(version.error());
  has_trail_ = *version >= with_trail;
  has_wallets_ = *version >= with_wallets;
  const std::array<std::pair<Statement*, std::string_view>, 13> all{{
      {&tables_, "SELECT * FROM tables ORDER BY created, id"},
      {&records_,
       "SELECT sequence, at, payload, hash FROM records WHERE table_id = ? AND sequence >= ? "
       "ORDER BY sequence LIMIT ?"},
      {&postings_,
       "SELECT sequence, position, debit, credit, cents, reason, articles FROM postings "
       "WHERE table_id = ? AND sequence >= ? ORDER BY sequence, position"},
      {&chain_,
       "SELECT sequence, hash FROM records WHERE table_id = ? ORDER BY sequence DESC LIMIT 1"},
      {&payload_, "SELECT payload FROM records WHERE table_id = ? AND sequence = ?"},
      {&hash_, "SELECT hash FROM records WHERE table_id = ? AND sequence = ?"},
      {&balances_, "SELECT account, cents FROM balances WHERE table_id = ? ORDER BY account"},
      {&secret_, "SELECT bytes FROM secrets WHERE table_id = ?"},
      {&answer_,
       "SELECT sequence, refusal FROM answers WHERE table_id = ? AND person = ? AND key = ?"},
      {&meta_, "SELECT value FROM meta WHERE key = ?"},
      {&people_, has_wallets_ ? everybody : everybody_without_names},
      {&sessions_, "SELECT token, person, created, expires FROM sessions ORDER BY person, token"},
      {&roles_, "SELECT person, table_id, role FROM roles ORDER BY person, table_id, role"},
  }};
  for (const auto& [statement, sql] : all) {
    auto prepared = database_.prepare(sql);
    if (!prepared) return std::unexpected(std::move(prepared.error()));
    *statement = *std::move(prepared);
  }
  if (has_trail_)
    if (auto ready = prepare_trail(); !ready) return ready;
  return has_wallets_ ? prepare_wallets() : Stored<void>();
}

Stored<void> Reader::prepare_trail() {
  auto trail =
      database_.prepare("SELECT sequence, at, entry, hash, signature FROM trail ORDER BY sequence");
  if (!trail) return std::unexpected(std::move(trail.error()));
  trail_ = *std::move(trail);
  auto standing = database_.prepare(
      "SELECT records, bytes, mark FROM standings WHERE table_id = ? AND records <= ? "
      "ORDER BY records DESC LIMIT 1");
  if (!standing) return std::unexpected(std::move(standing.error()));
  standing_ = *std::move(standing);
  return {};
}

Stored<Transaction> Reader::moment() {
  auto begun = Transaction::begin(database_, Transaction::Kind::reading);
  if (!begun) return begun;
  // The moment is that of the first reading, not of the beginning.
  if (const auto read = database_.integer("SELECT count(*) FROM sqlite_schema"); !read)
    return std::unexpected(read.error());
  return begun;
}

Stored<std::vector<TableInfo>> Reader::tables() {
  std::vector<TableInfo> all;
  const auto text = [&](int column) { return std::string(tables_.text(column)); };
  auto read = Rows(tables_).each([&]() -> Stored<void> {
    all.push_back(
        {text(0), tables_.integer(1), text(2), text(3), text(4), text(5), text(6), text(7)});
    return {};
  });
  if (!read) return std::unexpected(std::move(read.error()));
  return all;
}

Stored<void> Reader::records(std::string_view table, std::uint64_t from,
                             const std::function<void(const StoredRecord&)>& listener,
                             std::uint64_t most) {
  return Rows(records_).each(
      [&]() -> Stored<void> {
        const auto hash_there = digest(records_.bytes(3));
        if (!hash_there) return std::unexpected(hash_there.error());
        listener(
            {natural(records_.integer(0)), records_.integer(1), records_.bytes(2), *hash_there});
        return {};
      },
      table, bounded(from), bounded(most));
}

Stored<void> Reader::postings(std::string_view table, std::uint64_t from,
                              const std::function<void(const StoredPosting&)>& listener) {
  return Rows(postings_).each(
      [&]() -> Stored<void> {
        const auto sequence = natural(postings_.integer(0));
        const auto position = natural(postings_.integer(1));
        const auto posting = read_posting(postings_);
        if (!posting)
          return damaged(fmt::format("table {}, record {}, posting {}: not one of this program's",
                                     table, sequence, position));
        listener({sequence, position, *posting});
        return {};
      },
      table, bounded(from));
}

Stored<table::Chain> Reader::chain(std::string_view table) {
  table::Chain end;
  auto read = Rows(chain_).each(
      [&]() -> Stored<void> {
        const auto head = digest(chain_.bytes(1));
        if (!head) return std::unexpected(head.error());
        end = table::Chain(*head, natural(chain_.integer(0)) + 1);
        return {};
      },
      table);
  if (!read) return std::unexpected(std::move(read.error()));
  return end;
}

Stored<std::optional<std::vector<std::uint8_t>>> Reader::payload(std::string_view table,
                                                                 std::uint64_t sequence) {
  const Rows rows(payload_);
  const auto row = payload_.first(table, bounded(sequence));
  if (!row) return std::unexpected(row.error());
  if (!*row) return std::nullopt;
  const auto bytes = payload_.bytes(0);
  return std::vector<std::uint8_t>(bytes.begin(), bytes.end());
}

Stored<std::optional<Digest>> Reader::hash(std::string_view table, std::uint64_t sequence) {
  const Rows rows(hash_);
  const auto row = hash_.first(table, bounded(sequence));
  if (!row) return std::unexpected(row.error());
  if (!*row) return std::nullopt;
  return digest(hash_.bytes(0));
}

Stored<std::vector<ledger::Balance>> Reader::balances(std::string_view table) {
  std::vector<ledger::Balance> all;
  auto read = Rows(balances_).each(
      [&]() -> Stored<void> {
        const auto account = read_account(balances_.text(0));
        if (!account)
          return damaged(
              fmt::format("table {}: no account is called {}", table, balances_.text(0)));
        all.push_back({*account, Money{balances_.integer(1)}});
        return {};
      },
      table);
  if (!read) return std::unexpected(std::move(read.error()));
  return all;
}

Stored<std::optional<std::vector<std::uint8_t>>> Reader::secret(std::string_view table) {
  const Rows rows(secret_);
  const auto row = secret_.first(table);
  if (!row) return std::unexpected(row.error());
  if (!*row) return std::nullopt;
  const auto bytes = secret_.bytes(0);
  return std::vector<std::uint8_t>(bytes.begin(), bytes.end());
}

Stored<std::optional<KeptStanding>> Reader::standing(std::string_view table, std::uint64_t most) {
  if (!has_trail_) return std::nullopt;
  const Rows rows(standing_);
  const auto row = standing_.first(table, bounded(most));
  if (!row) return std::unexpected(row.error());
  if (!*row) return std::nullopt;
  const auto mark = digest(standing_.bytes(2));
  if (!mark) return std::unexpected(mark.error());
  const auto bytes = standing_.bytes(1);
  return KeptStanding{natural(standing_.integer(0)), {bytes.begin(), bytes.end()}, *mark};
}

Stored<void> Reader::trail(const std::function<void(const TrailEntry&)>& listener) {
  if (!has_trail_) return {};
  return Rows(trail_).each([&]() -> Stored<void> {
    const auto hash_there = digest(trail_.bytes(3));
    if (!hash_there) return std::unexpected(hash_there.error());
    TrailEntry entry{
        natural(trail_.integer(0)), trail_.integer(1), trail_.text(2), *hash_there, {}};
    if (!trail_.is_null(4)) {
      const auto bytes = trail_.bytes(4);
      if (bytes.size() != entry.signature.emplace().size())
        return damaged("a signature of another length");
      std::ranges::copy(bytes, entry.signature->begin());
    }
    listener(entry);
    return {};
  });
}

Stored<std::optional<Answer>> Reader::answer(std::string_view table, const CommandKey& command) {
  const Rows rows(answer_);
  const auto row = answer_.first(table, command.person.handle(), command.key);
  if (!row) return std::unexpected(row.error());
  if (!*row) return std::nullopt;
  Answer answer{std::nullopt, std::string(answer_.text(1))};
  if (!answer_.is_null(0)) answer.sequence = natural(answer_.integer(0));
  return answer;
}

Stored<std::optional<std::string>> Reader::meta(std::string_view key) {
  const Rows rows(meta_);
  const auto row = meta_.first(key);
  if (!row) return std::unexpected(row.error());
  if (!*row) return std::nullopt;
  return std::string(meta_.text(0));
}

Stored<std::vector<PersonInfo>> Reader::people() {
  std::vector<PersonInfo> all;
  auto read = Rows(people_).each([&]() -> Stored<void> {
    const auto handle = person(people_.text(0));
    if (!handle) return std::unexpected(handle.error());
    const auto kind = from_text<PersonKind>(people_.text(1));
    if (!kind)
      return damaged(
          fmt::format("{} is of the unknown kind {}", handle->handle(), people_.text(1)));
    PersonInfo info{*handle, *kind, {}, people_.integer(3), {}};
    if (!people_.is_null(2)) info.password = people_.text(2);
    if (!people_.is_null(4))
      info.language = people_.text(4) == "es" ? law::Language::es : law::Language::en;
    if (!people_.is_null(5)) info.called = people_.text(5);
    all.push_back(std::move(info));
    return {};
  });
  if (!read) return std::unexpected(std::move(read.error()));
  return all;
}

Stored<std::vector<SessionInfo>> Reader::sessions() {
  std::vector<SessionInfo> all;
  auto read = Rows(sessions_).each([&]() -> Stored<void> {
    const auto token = digest(sessions_.bytes(0));
    if (!token) return std::unexpected(token.error());
    const auto who = person(sessions_.text(1));
    if (!who) return std::unexpected(who.error());
    all.push_back({*token, *who, sessions_.integer(2), sessions_.integer(3)});
    return {};
  });
  if (!read) return std::unexpected(std::move(read.error()));
  return all;
}

Stored<std::vector<RoleInfo>> Reader::roles() {
  std::vector<RoleInfo> all;
  auto read = Rows(roles_).each([&]() -> Stored<void> {
    const auto who = person(roles_.text(0));
    if (!who) return std::unexpected(who.error());
    all.push_back({*who, std::string(roles_.text(1)), std::string(roles_.text(2))});
    return {};
  });
  if (!read) return std::unexpected(std::move(read.error()));
  return all;
}

Stored<std::vector<std::string>> Reader::damage() {
  std::vector<std::string> all;
  auto check = database_.prepare("PRAGMA integrity_check(20)");
  if (!check) return std::unexpected(std::move(check.error()));
  auto row = check->first();
  for (; row && *row; row = check->next())
    if (check->text(0) != "ok") all.emplace_back(check->text(0));
  if (!row) return std::unexpected(std::move(row.error()));
  const auto orphans = database_.integer("SELECT count(*) FROM pragma_foreign_key_check");
  if (!orphans) return std::unexpected(orphans.error());
  if (*orphans != 0) all.push_back(fmt::format("{} rows belong to nothing", *orphans));
  return all;
}

Stored<void> Reader::check_pages() {
  const auto found = damage();
  if (!found) return std::unexpected(found.error());
  if (found->empty()) return {};
  return damaged(found->front());
}

}  // namespace sabot::store
