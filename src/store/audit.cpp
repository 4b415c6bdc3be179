#include "sabot/store/audit.hpp"

#include <boost/json/parse.hpp>
#include <fmt/format.h>

#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/store/posting_text.hpp"
#include "sabot/store/verify.hpp"

namespace sabot::store {
namespace {

using table::AuditFault;

// All that a table has, of one moment.
struct AllRows {
  std::vector<std::uint8_t> journal;
  std::vector<StoredPosting> postings;
  std::vector<ledger::Balance> balances;
  std::optional<std::vector<std::uint8_t>> secret;
  Untimed untimed;
  std::optional<AuditFault> wrong_time;
};

Stored<AllRows> read_rows(Reader& reader, std::string_view table) {
  const auto moment = reader.moment();
  if (!moment) return std::unexpected(moment.error());
  AllRows rows;
  TimesCheck times;
  rows.journal.assign(table::journal_mark.begin(), table::journal_mark.end());
  auto records = reader.records(table, 0, [&](const StoredRecord& record) {
    table::append_frame(rows.journal, record.sequence, record.payload, record.hash);
    auto wrong = times.take(record);
    if (!wrong.empty() && !rows.wrong_time)
      rows.wrong_time = AuditFault{record.sequence, std::move(wrong), {}};
  });
  if (!records) return std::unexpected(std::move(records.error()));
  rows.untimed = times.untimed();
  auto secret = reader.secret(table);
  if (!secret) return std::unexpected(std::move(secret.error()));
  rows.secret = *std::move(secret);
  const auto read = reader.postings(
      table, 0, [&](const StoredPosting& posting) { rows.postings.push_back(posting); });
  if (!read) return std::unexpected(read.error());
  auto balances = reader.balances(table);
  if (!balances) return std::unexpected(std::move(balances.error()));
  rows.balances = *std::move(balances);
  return rows;
}

std::string posting_text(const ledger::Posting& posting) {
  return fmt::format("{} from {} to {} ({})", to_text(posting.amount),
                     account_text(posting.debit).value_or("?"),
                     account_text(posting.credit).value_or("?"), to_text(posting.reason));
}

bool same(const ledger::Posting& a, const ledger::Posting& b) {
  return a.debit == b.debit && a.credit == b.credit && a.amount == b.amount &&
         a.reason == b.reason && a.by == b.by;
}

// Compares the stored postings, in order, with those that the rules make.
class PostingCheck {
 public:
  explicit PostingCheck(const std::vector<StoredPosting>& stored) : stored_(stored) {}

  void hear(std::uint64_t sequence, std::span<const ledger::Posting> made) {
    if (fault_) return;
    for (std::size_t i = 0; i < made.size() && !fault_; ++i) {
      const bool there = next_ < stored_.size() && stored_[next_].sequence == sequence &&
                         stored_[next_].position == i;
      if (!there)
        fail(sequence, made[i].by, "lacks its posting {}: {}", i, posting_text(made[i]));
      else if (!same(stored_[next_].posting, made[i]))
        fail(sequence, made[i].by, "has as posting {} {}, and the rules make {}", i,
             posting_text(stored_[next_].posting), posting_text(made[i]));
      ++next_;
    }
    if (!fault_ && next_ < stored_.size() && stored_[next_].sequence <= sequence) surplus();
  }
  // Behind the last record.
  void end() {
    if (!fault_ && next_ < stored_.size()) surplus();
  }

  const std::optional<AuditFault>& fault() const { return fault_; }

 private:
  void surplus() {
    const auto& one = stored_[next_];
    fail(one.sequence, one.posting.by, "has a posting {} that the rules do not make: {}",
         one.position, posting_text(one.posting));
  }

  template <class... Parts>
  void fail(std::uint64_t sequence, const law::Citations& by,
            fmt::format_string<const Parts&...> what, const Parts&... parts) {
    fault_ = AuditFault{sequence,
                        fmt::format("record {} {}", sequence, fmt::format(what, parts...)),
                        {by.begin(), by.end()}};
  }

  const std::vector<StoredPosting>& stored_;
  std::size_t next_ = 0;
  std::optional<AuditFault> fault_;
};

// Whether the house deals there by itself; a store of something else than a house does not say.
bool is_automatic(const TableInfo& info) {
  boost::system::error_code bad;
  const auto settings = boost::json::parse(info.settings, bad);
  const auto* by =
      !bad && settings.is_object() ? settings.get_object().if_contains("dealt-by") : nullptr;
  return by != nullptr && by->is_string() && by->get_string() == "automatic";
}

std::unexpected<AuditFault> fault_of(const StoreError& error, law::Language language) {
  return std::unexpected(
      AuditFault{std::nullopt, describe(error, language), {}, error.what != StoreTrouble::damaged});
}

}  // namespace

Stored<std::vector<std::uint8_t>> journal_of(Reader& reader, std::string_view table) {
  std::vector<std::uint8_t> bytes(table::journal_mark.begin(), table::journal_mark.end());
  const auto read = reader.records(table, 0, [&](const StoredRecord& record) {
    table::append_frame(bytes, record.sequence, record.payload, record.hash);
  });
  if (!read) return std::unexpected(read.error());
  return bytes;
}

std::expected<StoredAudit, AuditFault> audit(Reader& reader, const TableInfo& info,
                                             const table::AuditDemands& demands,
                                             law::Language language) {
  const auto rows = read_rows(reader, info.id);
  if (!rows) return fault_of(rows.error(), language);
  PostingCheck check(rows->postings);
  auto audited =
      table::audit_journal(rows->journal, demands, language,
                           [&](std::uint64_t sequence, std::span<const ledger::Posting> made) {
                             check.hear(sequence, made);
                           });
  if (check.fault()) return std::unexpected(*check.fault());
  if (!audited) return std::unexpected(std::move(audited.error()));
  check.end();
  if (check.fault()) return std::unexpected(*check.fault());
  const auto& genesis = audited->genesis;
  if (genesis.game != info.game || genesis.regulation != info.regulation ||
      genesis.overlay != info.overlay)
    return std::unexpected(AuditFault{
        0, "the table is listed with another game or rules than its first record has", {}});
  if (!genesis.table.empty() && genesis.table != info.id)
    return std::unexpected(
        AuditFault{0, "its first record is of another table: " + genesis.table, {}});
  if (auto wrong = wrong_balance(rows->balances, audited->account.books); !wrong.empty())
    return std::unexpected(AuditFault{std::nullopt, std::move(wrong), {}});
  if (rows->wrong_time) return std::unexpected(*rows->wrong_time);
  if (auto wrong = table::wrong_secret(rows->secret, audited->account.promise, is_automatic(info));
      !wrong.empty())
    return std::unexpected(AuditFault{std::nullopt, std::move(wrong), {}});
  return StoredAudit{*std::move(audited), rows->untimed};
}

Stored<std::optional<Digest>> house_key(Reader& reader) {
  const auto text = reader.meta("house-key");
  if (!text) return std::unexpected(text.error());
  if (!*text) return std::nullopt;
  const auto key = from_text<Digest>(**text);
  if (key) return *key;
  return std::unexpected(
      StoreError{StoreTrouble::damaged, "the house's key is not 64 hexadecimal digits"});
}

}  // namespace sabot::store
