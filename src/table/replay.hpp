#pragma once
// A table again from its journal. Folding takes the stored events as they are; recomputing decides
// every stored command again and refuses the first record that says anything else.

#include <algorithm>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "sabot/base/notation.hpp"
#include "sabot/ledger/ledger.hpp"
#include "sabot/rules/common/table_game.hpp"
#include "sabot/table/journal_reader.hpp"
#include "sabot/table/record.hpp"
#include "sabot/table/seal.hpp"
#include "sabot/table/standing.hpp"

namespace sabot::table {

enum class Depth : std::uint8_t { fold, recompute };

struct ReplayFault {
  std::uint64_t sequence = 0;
  std::string what;
  law::Citations by;  // where an article says otherwise than the record
};
// "record 12: the rules refuse …"; of the first record, what is wrong alone.
std::string text_of(const ReplayFault& fault);

// Told the money that each record has moved, as it is computed again.
using PostingListener =
    std::function<void(std::uint64_t sequence, std::span<const ledger::Posting> postings)>;

// What the house has signed of a journal.
struct Sealed {
  std::optional<Digest> key;  // none: it is not signed
  std::uint64_t seals = 0;
  bool due = false;                  // a coup has ended since the last seal
  bool ended = false;                // by the last seal: nothing was cut off
  std::uint64_t unsealed_coups = 0;  // before the house began to sign
};

template <rules::TableGame G>
struct Replayed {
  typename G::State state;
  ledger::Ledger books;
  Chain chain;
  std::uint64_t events = 0;
  Sealed sealed;
  OpenPromise promise;
};

// Watches a journal's seals go by: each must hold, all must be of one key, and once the house has
// begun to sign no coup may go unsealed. Nothing is to come after the last one.
class SealCheck {
 public:
  explicit SealCheck(Sealed so_far = {}) : sealed_(std::move(so_far)) {}

  // Both: what is wrong, or nothing.
  std::string take_seal(const Seal& seal, const Chain& before);
  std::string take_decision(bool closes_a_coup);

  const Sealed& sealed() const { return sealed_; }

 private:
  Sealed sealed_;
};

// Whether a coup has ended with it.
template <rules::TableGame G>
bool closes_a_coup(const std::vector<rules::Ruled<typename G::Event>>& events) {
  return std::ranges::any_of(events, [](const auto& one) {
    return G::milestone(one.event) == rules::Milestone::coup_ended;
  });
}

// The first record, with a chain that holds so far.
std::expected<Genesis, ReplayFault> read_genesis(JournalReader& reader);
ReplayFault as_replay_fault(const JournalFault& fault);

namespace detail {

template <rules::TableGame G>
class Replayer {
 public:
  using Command = rules::By<typename G::Command>;
  using Event = rules::Ruled<typename G::Event>;

  Replayer(const typename G::Rules& rules, Depth depth)
      : rules_(rules), depth_(depth), result{G::initial(rules), {}, {}, 0, {}, {}} {}

  // From here on, and not from the beginning; false where the bytes are not of this game's state.
  bool begin_at(std::span<const std::uint8_t> standing) {
    Stood<typename G::State> stood{result.state, {}, {}, false, {}};
    if (!read_stood(standing, stood)) return false;
    result.state = std::move(stood.state);
    result.books = std::move(stood.books);
    result.sealed = {.key = stood.sealed_by, .due = stood.seal_due};
    result.promise = OpenPromise(stood.promise);
    seals_ = SealCheck(result.sealed);
    return true;
  }
  std::vector<std::uint8_t> standing() const {
    std::vector<std::uint8_t> bytes;
    write_stood<typename G::State>(bytes, {result.state, result.books, result.sealed.key,
                                           result.sealed.due, result.promise.open()});
    return bytes;
  }

  // Empty where the record is good.
  std::string take(Payload payload, const Chain& before) {
    postings_.clear();
    cited_ = {};
    ByteReader in(payload);
    RecordKind kind{};
    if (seals_.sealed().ended) return "something comes after the last seal";
    if (!read_kind(in, kind)) return "the record is not a decision of this game";
    if (is_seal(kind)) return take_seal(in, kind, before);
    if (kind != RecordKind::decision || !read_command(in, command_))
      return "the record is not a decision of this game";
    if (depth_ == Depth::recompute) {
      if (auto wrong = recompute(payload); !wrong.empty()) return wrong;
    } else if (!read_events(in, events_)) {
      return "the record's events are not of this game";
    }
    return take_effect(before.length());
  }

  // Of the record taken last: its events, none where it is a seal; the money it moved; and where
  // it is wrong, what says so.
  const std::vector<Event>& events() const { return events_; }
  std::span<const ledger::Posting> postings() const { return postings_; }
  const law::Citations& cited() const { return cited_; }

 private:
  std::string recompute(Payload payload) {
    auto decision = G::decide(rules_, result.state, command_);
    if (!decision) {
      cited_ = decision.error().by;
      return "the rules refuse the command that was stored as accepted: " +
             to_text(decision.error().code);
    }
    events_ = std::move(*decision);
    // Canonical bytes: the same decision is the same record, and nothing else is.
    record_.clear();
    write_decision(record_, command_, events_);
    if (std::ranges::equal(record_, payload)) return {};
    return "the rules decide otherwise than what was stored" + first_difference(payload);
  }

  // Between what the rules decide and the stored events, for a person to see.
  std::string first_difference(Payload payload) {
    ByteReader in(payload);
    RecordKind kind{};
    Command command;
    std::vector<Event> stored;
    if (!read_kind(in, kind) || !read_command(in, command) || !read_events(in, stored)) return {};
    for (std::size_t i = 0; i < std::max(events_.size(), stored.size()); ++i) {
      const bool decided = i < events_.size();
      if (decided && i < stored.size() && events_[i] == stored[i]) continue;
      if (decided) cited_ = events_[i].by;
      if (decided && i < stored.size() && events_[i].event == stored[i].event)
        return ": other articles are behind " + write_notation(events_[i].event);
      return ": " + (decided ? write_notation(events_[i].event) : "nothing more") + ", and not " +
             (i < stored.size() ? write_notation(stored[i].event) : "nothing");
    }
    return {};
  }

  std::string take_effect(std::uint64_t sequence) {
    for (const auto& one : events_) {
      G::apply(result.state, one.event);
      result.promise.hear(sequence, G::heard(one.event));
      G::postings(one, postings_);
    }
    result.events += events_.size();
    if (!result.books.post(postings_)) return "the ledger refuses the record's postings";
    auto unsealed = seals_.take_decision(closes_a_coup<G>(events_));
    result.sealed = seals_.sealed();
    return unsealed;
  }

  std::string take_seal(ByteReader& in, RecordKind kind, const Chain& before) {
    Seal seal;
    events_.clear();
    if (!read_seal(in, kind, seal)) return "the record is no seal";
    auto wrong = seals_.take_seal(seal, before);
    result.sealed = seals_.sealed();
    return wrong;
  }

  const typename G::Rules& rules_;
  Depth depth_;
  SealCheck seals_;
  Command command_;
  std::vector<Event> events_;
  std::vector<ledger::Posting> postings_;
  std::vector<std::uint8_t> record_;
  law::Citations cited_;

 public:
  Replayed<G> result;
};

}  // namespace detail

struct Unwatched {
  void operator()(std::uint64_t, const auto&) const {}
};

// From where the reader and the replayer stand. `watch` is called with each record's sequence and
// the replayer that has taken it.
template <rules::TableGame G, class Watch>
std::expected<Replayed<G>, ReplayFault> replay_with(detail::Replayer<G> replayer,
                                                    JournalReader& reader, const Watch& watch) {
  while (true) {
    const auto before = reader.chain();
    const auto record = reader.next();
    if (!record) return std::unexpected(as_replay_fault(record.error()));
    if (!*record) break;
    // Stored events that no decision led to may break an invariant: that, too, is a bad record.
    try {
      if (auto wrong = replayer.take((*record)->payload, before); !wrong.empty())
        return std::unexpected(
            ReplayFault{(*record)->sequence, std::move(wrong), replayer.cited()});
    } catch (const BrokenInvariant& broken) {
      return std::unexpected(ReplayFault{(*record)->sequence, broken.what(), {}});
    }
    replayer.result.chain = reader.chain();
    watch((*record)->sequence, replayer);
  }
  replayer.result.chain = reader.chain();
  return std::move(replayer.result);
}

// From behind the first record, where the reader stands.
template <rules::TableGame G, class Watch = Unwatched>
std::expected<Replayed<G>, ReplayFault> replay(JournalReader& reader,
                                               const typename G::Rules& rules, Depth depth,
                                               const Watch& watch = {}) {
  return replay_with<G>(detail::Replayer<G>(rules, depth), reader, watch);
}

}  // namespace sabot::table
