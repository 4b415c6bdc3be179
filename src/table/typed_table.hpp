#pragma once
// An AnyTable made of a game and a journal.

#include <span>
#include <utility>

#include "sabot/base/forms.hpp"
#include "sabot/base/json.hpp"
#include "sabot/rules/common/book.hpp"
#include "sabot/rules/common/departure_view.hpp"
#include "sabot/table/any_table.hpp"
#include "sabot/table/reasoning.hpp"
#include "sabot/table/replay.hpp"
#include "sabot/table/schema.hpp"
#include "sabot/table/table.hpp"

namespace sabot::table {

std::expected<PersonId, JsonError> who_of(const boost::json::object& command);

template <rules::TableGame G>
Told tell(const typename G::Event& event, const law::Citations& by) {
  Told told{write_notation(event), to_json_object(event, "event"), by, G::milestone(event),
            G::heard(event)};
  told.json.emplace("by-articles", article_ids(by));
  return told;
}

template <rules::TableGame G>
class TypedTable final : public AnyTable {
 public:
  TypedTable(Table<G, AnyJournal> table, const law::Ruleset& ruleset)
      : table_(std::move(table)),
        regulation_(law::name(ruleset.regulation())),
        game_(ruleset.game()),
        departures_(to_json(rules::departure_views(ruleset))) {}

  std::string_view regulation() const override { return regulation_; }
  std::string_view game() const override { return game_; }

  std::expected<std::vector<Told>, Failure> submit(std::string_view line) override {
    return submit_command(read(line));
  }
  std::expected<std::vector<Told>, Failure> submit(const boost::json::object& json) override {
    return submit_command(read(json));
  }

  std::expected<Prepared, Failure> prepare(std::string_view line) override {
    return prepare_command(read(line));
  }
  std::expected<Prepared, Failure> prepare(const boost::json::object& json) override {
    return prepare_command(read(json));
  }
  void commit() override { last_ = &table_.commit(); }
  void abandon() override { table_.abandon(); }

  Prepared prepare_seal(const HouseKey& key, bool last,
                        const std::optional<Digest>& times) override {
    last_ = nullptr;
    table_.prepare_seal(key, last, times);
    return prepared();
  }
  std::expected<void, JournalError> seal(const HouseKey& key, bool last) override {
    last_ = nullptr;
    return table_.seal(key, last);
  }

  bool seal_is_due() const override { return table_.seal_is_due(); }
  const std::optional<Promise>& promise() const override { return table_.promise(); }
  Standing standing() const override { return {table_.journal().chain(), table_.standing()}; }

  std::vector<Told> told_to(const PersonId& person) const override {
    return told([&](const auto& event) { return G::seen_by(table_.state(), event, person); });
  }
  bool is_told_as_anybody(const PersonId& person) const override {
    const auto& state = table_.state();
    return last_ == nullptr || std::ranges::all_of(*last_, [&](const auto& one) {
             return G::seen_by(state, one.event, person) ==
                    G::seen_by(state, one.event, PersonId());
           });
  }
  std::vector<Told> told_whole() const override {
    return told([](const auto& event) { return event; });
  }

  std::vector<rules::Option> options(const PersonId& person) const override {
    return G::options(table_.rules(), table_.state(), person);
  }
  Reasons reasons(const PersonId& person) const override {
    return Reasoning<G>(table_.rules(), table_.state()).for_person(person);
  }
  boost::json::value view(const PersonId& person) const override {
    auto view = to_json(G::view(table_.rules(), table_.state(), person));
    // Everybody sees it, whatever the game.
    view.as_object().emplace("leaves-regulation", departures_);
    // Where the bank is a player's, the house has its part of what it wins, and no more.
    if (G::facts().among_players)
      view.as_object().emplace("cagnotte", to_text(table_.books().balance(rules::cagnotte)));
    return view;
  }
  rules::ChanceDue chance() const override { return G::chance(table_.rules(), table_.state()); }
  rules::TableView table_view(const PersonId& person) const override {
    return rules::table_view(G::view(table_.rules(), table_.state(), person));
  }
  bool seats(const PersonId& person) const override {
    const auto* known = table_.state().people.find(person);
    return known != nullptr && known->is_seated();
  }
  int seat_count() const override { return table_.state().places.count; }
  bool places(const PersonId& person) const override {
    const auto* known = table_.state().people.find(person);
    return known != nullptr && (known->is_placed() || !has_seats());
  }
  std::optional<rules::Role> role_of(const PersonId& person) const override {
    const auto* known = table_.state().people.find(person);
    return known != nullptr ? std::optional(known->role) : std::nullopt;
  }
  const ledger::Ledger& books() const override { return table_.books(); }
  std::expected<void, JournalError> sync() override { return table_.journal().sync(); }
  const Digest& head() const override { return table_.journal().chain().head(); }
  std::uint64_t length() const override { return table_.journal().chain().length(); }

 private:
  using Command = rules::By<typename G::Command>;

  static std::expected<Command, Failure> read(std::string_view line) {
    const auto parts = split_who(line);
    if (!parts) return std::unexpected(Failure(parts.error()));
    auto command = read_notation<typename G::Command>(parts->second);
    if (!command) {
      command.error().column += static_cast<std::size_t>(parts->second.data() - line.data());
      return std::unexpected(Failure(command.error()));
    }
    return Command{parts->first, *std::move(command)};
  }
  static std::expected<Command, Failure> read(const boost::json::object& json) {
    const auto who = who_of(json);
    if (!who) return std::unexpected(Failure(who.error()));
    auto command = from_json_object<typename G::Command>(json, "command", {"who"});
    if (!command) return std::unexpected(Failure(command.error()));
    return Command{*who, *std::move(command)};
  }
  static Failure failure(const Rejection& rejection) {
    return std::visit([](const auto& why) { return Failure(why); }, rejection);
  }

  std::expected<std::vector<Told>, Failure> submit_command(
      const std::expected<Command, Failure>& command) {
    last_ = nullptr;
    if (!command) return std::unexpected(command.error());
    const auto events = table_.submit(*command);
    if (!events) return std::unexpected(failure(events.error()));
    last_ = *events;
    return told_to(command->who);
  }

  std::expected<Prepared, Failure> prepare_command(const std::expected<Command, Failure>& command) {
    last_ = nullptr;
    if (!command) return std::unexpected(command.error());
    if (const auto done = table_.prepare(*command); !done)
      return std::unexpected(failure(done.error()));
    return prepared();
  }
  Prepared prepared() const {
    const auto& chain = table_.journal().chain();
    return {chain.length(), table_.record(), chain.link(table_.record()), table_.postings()};
  }

  template <class Seen>
  std::vector<Told> told(Seen seen) const {
    std::vector<Told> all;
    if (last_ != nullptr)
      for (const auto& one : *last_) all.push_back(tell<G>(seen(one.event), one.by));
    return all;
  }

  Table<G, AnyJournal> table_;
  std::string_view regulation_;
  std::string game_;
  boost::json::value departures_;  // where the settings leave the regulation
  const typename Table<G, AnyJournal>::Events* last_ = nullptr;
};

template <rules::TableGame G>
std::expected<std::unique_ptr<AnyTable>, std::string> open_typed(const law::Ruleset& ruleset,
                                                                 typename G::Rules rules,
                                                                 const Genesis& genesis,
                                                                 AnyJournal journal) {
  auto table = Table<G, AnyJournal>::open(std::move(rules), genesis, std::move(journal));
  if (!table) return std::unexpected(describe(table.error(), law::Language::en));
  return std::make_unique<TypedTable<G>>(*std::move(table), ruleset);
}

// The parameters in force, and the record that says so.
template <rules::TableGame G>
std::expected<typename G::Rules, std::string> rules_of(const law::Ruleset& ruleset) {
  auto rules = G::Rules::from(ruleset);
  if (!rules) return std::unexpected(rules.error().what);
  return *std::move(rules);
}
Genesis genesis_of(const law::Ruleset& ruleset, std::string_view overlay,
                   std::string_view table = {});

template <rules::TableGame G>
std::expected<Founded, std::string> found_game(const law::Ruleset& ruleset,
                                               std::string_view overlay, std::string_view table) {
  auto rules = rules_of<G>(ruleset);
  if (!rules) return std::unexpected(rules.error());
  const auto genesis = genesis_of(ruleset, overlay, table);
  Founded founded;
  write_genesis(founded.genesis, genesis);
  auto opened = open_typed<G>(ruleset, *std::move(rules), genesis, AnyJournal(ChainJournal()));
  if (!opened) return std::unexpected(opened.error());
  founded.table = *std::move(opened);
  founded.hash = founded.table->head();
  return founded;
}

// A whole journal, by the rules that it was written by and no others.
template <rules::TableGame G, class Watch = Unwatched>
std::expected<Replayed<G>, ReplayFault> replayed_game(const law::Ruleset& ruleset,
                                                      const typename G::Rules& rules,
                                                      std::span<const std::uint8_t> bytes,
                                                      Depth depth, const Watch& watch = {},
                                                      const Standing* from = nullptr) {
  JournalReader reader(bytes);
  const auto genesis = read_genesis(reader);
  if (!genesis) return std::unexpected(genesis.error());
  if (genesis->parameters != digest_of(ruleset))
    return std::unexpected(ReplayFault{0,
                                       "the journal was written with other parameters of " +
                                           ruleset.name() + " than this version of the program has",
                                       {}});
  detail::Replayer<G> replayer(rules, depth);
  if (from != nullptr) {
    reader.go_on_from(from->chain);
    if (!replayer.begin_at(from->bytes))
      return std::unexpected(ReplayFault{from->chain.length(), "how it stood cannot be read", {}});
  }
  return replay_with<G>(std::move(replayer), reader, watch);
}

template <rules::TableGame G>
std::expected<void, std::string> tell_since(const law::Ruleset& ruleset,
                                            std::span<const std::uint8_t> bytes,
                                            const Standing* standing, std::uint64_t from,
                                            const PersonId& person, const TellSequence& listener) {
  const auto rules = rules_of<G>(ruleset);
  if (!rules) return std::unexpected(rules.error());
  const auto watch = [&](std::uint64_t sequence, const auto& replayer) {
    if (sequence < from) return;
    std::vector<Told> seen;
    for (const auto& one : replayer.events())
      seen.push_back(tell<G>(G::seen_by(replayer.result.state, one.event, person), one.by));
    listener(sequence, seen);
  };
  const auto replayed = replayed_game<G>(ruleset, *rules, bytes, Depth::fold, watch, standing);
  if (!replayed) return std::unexpected(text_of(replayed.error()));
  return {};
}

template <rules::TableGame G>
std::expected<std::unique_ptr<AnyTable>, std::string> resume_game(
    const law::Ruleset& ruleset, std::span<const std::uint8_t> bytes, const Standing* from,
    const StandingListener& listener) {
  auto rules = rules_of<G>(ruleset);
  if (!rules) return std::unexpected(rules.error());
  const auto watch = [&](std::uint64_t, const auto& replayer) {
    const auto& chain = replayer.result.chain;
    if (listener.every != 0 && chain.length() % listener.every == 0)
      listener.take({chain, replayer.standing()});
  };
  auto replayed = replayed_game<G>(ruleset, *rules, bytes, Depth::fold, watch, from);
  if (!replayed) return std::unexpected(text_of(replayed.error()));
  if (replayed->sealed.ended)
    return std::unexpected("the journal has ended: the house has set its last seal");
  AnyJournal journal(ChainJournal(replayed->chain));
  return std::make_unique<TypedTable<G>>(
      Table<G, AnyJournal>::resume(*std::move(rules), *std::move(replayed), std::move(journal)),
      ruleset);
}

template <rules::TableGame G>
std::expected<std::unique_ptr<AnyTable>, std::string> open_game(
    const law::Ruleset& ruleset, std::string_view overlay,
    const std::optional<std::filesystem::path>& path) {
  auto rules = rules_of<G>(ruleset);
  if (!rules) return std::unexpected(rules.error());
  const auto genesis = genesis_of(ruleset, overlay);
  if (!path) return open_typed<G>(ruleset, *std::move(rules), genesis, AnyJournal(MemoryJournal()));
  auto journal = FileJournal::open(*path);
  if (!journal) return std::unexpected(describe(journal.error(), law::Language::en));
  if (journal->length() != 0)
    return std::unexpected("the journal " + path->string() + " is not empty: name a new file");
  return open_typed<G>(ruleset, *std::move(rules), genesis, AnyJournal(*std::move(journal)));
}

template <rules::TableGame G>
std::expected<Account, ReplayFault> audit_game(const law::Ruleset& ruleset,
                                               std::span<const std::uint8_t> bytes,
                                               const PostingListener& listener) {
  const auto rules = rules_of<G>(ruleset);
  if (!rules) return std::unexpected(ReplayFault{0, rules.error(), {}});
  const auto watch = [&](std::uint64_t sequence, const auto& replayer) {
    if (listener) listener(sequence, replayer.postings());
  };
  auto replayed = replayed_game<G>(ruleset, *rules, bytes, Depth::recompute, watch);
  if (!replayed) return std::unexpected(replayed.error());
  return Account{replayed->chain.length(),   replayed->events, replayed->chain.head(),
                 std::move(replayed->books), replayed->sealed, replayed->promise.open()};
}

// Of a decision's payload; none where it is not one of this game.
template <rules::TableGame G>
std::optional<ToldRecord> told_record(std::uint64_t sequence, Payload payload) {
  ByteReader in(payload);
  RecordKind kind{};
  rules::By<typename G::Command> by;
  std::vector<rules::Ruled<typename G::Event>> events;
  if (!read_kind(in, kind) || kind != RecordKind::decision || !read_command(in, by) ||
      !read_events(in, events))
    return std::nullopt;
  const std::string who(by.who.handle());
  ToldRecord told{sequence, who + " " + write_notation(by.command), {{"who", who}}, {}};
  for (auto& field : to_json_object(by.command, "command")) told.json.insert(field);
  for (const auto& one : events) told.events.push_back(tell<G>(one.event, one.by));
  return told;
}

template <rules::TableGame G>
std::expected<void, std::string> tell_records(
    std::span<const std::uint8_t> bytes, const std::function<void(const ToldRecord&)>& listener) {
  JournalReader reader(bytes);
  if (const auto genesis = read_genesis(reader); !genesis)
    return std::unexpected(genesis.error().what);
  while (true) {
    const auto record = reader.next();
    if (!record) return std::unexpected(as_replay_fault(record.error()).what);
    if (!*record) return {};
    if (is_seal((*record)->payload)) continue;
    const auto told = told_record<G>((*record)->sequence, (*record)->payload);
    if (!told)
      return std::unexpected("record " + std::to_string((*record)->sequence) +
                             ": not a decision of this game");
    listener(*told);
  }
}

template <rules::TableGame G>
std::expected<std::string, NotationError> normal_command(std::string_view line) {
  const auto command = read_notation<typename G::Command>(line);
  if (!command) return std::unexpected(command.error());
  return write_notation(*command);
}

template <rules::TableGame G>
std::expected<std::string, JsonError> normal_json_command(const boost::json::object& json) {
  const auto command = from_json_object<typename G::Command>(json, "command", {"who"});
  if (!command) return std::unexpected(command.error());
  return write_notation(*command);
}

// Given a word that there is not, the rules say which there are.
template <rules::TableGame G>
std::vector<std::string> words_of(const law::Ruleset& ruleset, std::string_view parameter) {
  const auto rules = G::Rules::from(ruleset.with_value(parameter, std::string("?")));
  return rules ? std::vector<std::string>() : rules.error().words;
}

template <rules::TableGame G>
Game game_of(std::string_view name, std::vector<law::Regulation> regulations,
             const Seating& seating) {
  return {name,
          std::move(regulations),
          &G::facts(),
          &seating,
          forms_of<typename G::Command>,
          forms_of<typename G::Event>,
          open_game<G>,
          found_game<G>,
          resume_game<G>,
          audit_game<G>,
          tell_records<G>,
          tell_since<G>,
          told_record<G>,
          normal_command<G>,
          normal_json_command<G>,
          words_of<G>,
          game_schema<G>};
}

}  // namespace sabot::table
