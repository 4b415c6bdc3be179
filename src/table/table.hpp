#pragma once
// One table: a command is decided, stored, and only then takes effect and is announced.

#include <algorithm>
#include <expected>
#include <utility>
#include <variant>
#include <vector>

#include "sabot/base/invariant.hpp"
#include "sabot/ledger/ledger.hpp"
#include "sabot/rules/common/table_game.hpp"
#include "sabot/table/journal.hpp"
#include "sabot/table/record.hpp"
#include "sabot/table/replay.hpp"
#include "sabot/table/seal.hpp"

namespace sabot::table {

// Why nothing happened: the rules refuse, or the journal cannot store. After the latter the table
// is stopped where it is.
using Rejection = std::variant<rules::Refusal, JournalError>;

template <rules::TableGame G, Journal J>
class Table {
 public:
  using Command = rules::By<typename G::Command>;
  using Events = std::vector<rules::Ruled<typename G::Event>>;

  // A new table, whose first record says what it is.
  static std::expected<Table, JournalError> open(typename G::Rules rules, const Genesis& genesis,
                                                 J journal) {
    Table table(std::move(rules), std::move(journal));
    write_genesis(table.record_, genesis);
    if (auto stored = table.journal_.append(table.record_); !stored)
      return std::unexpected(stored.error());
    return table;
  }

  // A table that has been played so far, with the journal in which it goes on.
  static Table resume(typename G::Rules rules, Replayed<G> replayed, J journal) {
    Table table(std::move(rules), std::move(journal));
    require(!replayed.sealed.ended, "table: its journal has ended");
    table.state_ = std::move(replayed.state);
    table.ledger_ = std::move(replayed.books);
    table.seal_due_ = replayed.sealed.due;
    table.sealed_by_ = replayed.sealed.key;
    table.promise_ = std::move(replayed.promise);
    return table;
  }

  // Decides, stores and takes effect. The events are valid until the next command.
  std::expected<const Events*, Rejection> submit(const Command& command) {
    if (auto refused = prepare(command); !refused) return std::unexpected(refused.error());
    if (auto stored = journal_.append(record_); !stored) {
      abandon();
      stopped_ = true;
      return std::unexpected(Rejection(stored.error()));
    }
    return &take_effect();
  }

  // The same in two steps, for code that stores records elsewhere: after `prepare` the record and
  // its postings are there to be stored, and the table does nothing else until `commit` says that
  // they are, or `abandon` that they are not.
  std::expected<void, Rejection> prepare(const Command& command) {
    if (stopped_) return std::unexpected(Rejection(why_stopped()));
    require(!pending_, "table: a command is still to be stored");
    auto decision = G::decide(rules_, state_, command);
    if (!decision) return std::unexpected(Rejection(decision.error()));
    book(*decision);
    record_.clear();
    write_decision(record_, command, *decision);
    events_ = std::move(*decision);
    pending_ = true;
    return {};
  }
  // The house's seal as the next record; in two steps likewise. Nothing happens at the table by it.
  void prepare_seal(const HouseKey& key, bool last, const std::optional<Digest>& times = {}) {
    require(!pending_ && !stopped_, "table: nothing can be sealed now");
    record_.clear();
    write_seal(record_, key.seal(journal_.chain(), last, times));
    sealed_by_ = key.public_key();
    ends_ = last;
    sealing_ = true;
    events_.clear();
    postings_.clear();
    pending_ = true;
  }
  std::expected<void, JournalError> seal(const HouseKey& key, bool last) {
    if (stopped_) return std::unexpected(why_stopped());
    prepare_seal(key, last);
    if (auto stored = journal_.append(record_); !stored) {
      abandon();
      stopped_ = true;
      return std::unexpected(stored.error());
    }
    take_effect();
    return {};
  }
  const Events& commit() {
    require(pending_ && journal_.append(record_).has_value(), "table: nothing to commit");
    return take_effect();
  }
  void abandon() {
    require(pending_, "table: nothing to abandon");
    unbook();
    events_.clear();
    pending_ = false;
    sealing_ = false;
    ends_ = false;
  }
  // A coup has ended that the house has not signed.
  bool seal_is_due() const { return seal_due_; }
  Payload record() const { return record_; }
  const std::vector<ledger::Posting>& postings() const { return postings_; }

  // What was promised of chance and is still to be shown.
  const std::optional<Promise>& promise() const { return promise_.open(); }
  // What it takes to go on from here.
  std::vector<std::uint8_t> standing() const {
    std::vector<std::uint8_t> bytes;
    write_stood<typename G::State>(bytes,
                                   {state_, ledger_, sealed_by_, seal_due_, promise_.open()});
    return bytes;
  }

  const typename G::Rules& rules() const { return rules_; }
  const typename G::State& state() const { return state_; }
  const ledger::Ledger& books() const { return ledger_; }
  const J& journal() const { return journal_; }
  J& journal() { return journal_; }

 private:
  Table(typename G::Rules rules, J journal)
      : rules_(std::move(rules)), state_(G::initial(rules_)), journal_(std::move(journal)) {}

  JournalError why_stopped() const {
    return {ends_ ? JournalTrouble::ended : JournalTrouble::closed, {}, {}};
  }

  const Events& take_effect() {
    // Until the state has followed the journal there is nothing sound to go on from.
    pending_ = false;
    stopped_ = true;
    for (const auto& one : events_) {
      G::apply(state_, one.event);
      promise_.hear(journal_.chain().length() - 1, G::heard(one.event));
    }
    seal_due_ = !sealing_ && (seal_due_ || closes_a_coup<G>(events_));
    sealing_ = false;
    stopped_ = ends_;
    return events_;
  }

  // Before anything is stored: what the books refuse must not stand in the journal.
  void book(const Events& events) {
    postings_.clear();
    for (const auto& one : events) G::postings(one, postings_);
    require(ledger_.post(postings_).has_value(), "table: the ledger refuses what the rules paid");
  }
  // Every posting backwards, in the reverse order: the books are as they were.
  void unbook() {
    std::ranges::reverse(postings_);
    for (auto& one : postings_) std::swap(one.debit, one.credit);
    require(ledger_.post(postings_).has_value(), "table: the books cannot be put back");
  }

  typename G::Rules rules_;
  typename G::State state_;
  ledger::Ledger ledger_;
  J journal_;
  // Kept to be filled again: a command allocates next to nothing.
  Events events_;
  std::vector<ledger::Posting> postings_;
  std::vector<std::uint8_t> record_;
  bool pending_ = false;  // booked, and not yet stored
  bool sealing_ = false;  // what is pending is a seal
  bool seal_due_ = false;
  std::optional<Digest> sealed_by_;  // the house's key, once it has signed
  OpenPromise promise_;
  bool stopped_ = false;
  bool ends_ = false;  // by the house's last seal
};

}  // namespace sabot::table
