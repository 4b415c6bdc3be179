#pragma once
// A table played at random from what it offers, with everything that must hold of every game
// asked at every state. One word is one step.

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "any_command.hpp"
#include "coverage.hpp"
#include "disguise.hpp"
#include "round_trips.hpp"
#include "sabot/law/legal.hpp"
#include "sabot/table/choosing.hpp"
#include "sabot/table/replay.hpp"
#include "sabot/table/table.hpp"
#include "setting.hpp"
#include "twin.hpp"
#include "well_formed.hpp"

namespace sabot::conformance {

template <class G>
typename G::Rules rules_of(const Setting& setting) {
  auto ruleset = law::Ruleset::of(setting.regulation, setting.game).value();
  law::overlay_recorded(ruleset, setting.overlay).value();
  return G::Rules::from(ruleset).value();
}

// All of them at every state; or, to get further in the same time, only what no option offers.
enum class Checks { all, any_commands };

template <class G>
class Play {
 public:
  using State = typename G::State;
  using Command = rules::By<typename G::Command>;
  using Events = std::vector<rules::Ruled<typename G::Event>>;

  Play(const Setting& setting, Coverage& reached, Checks checks = Checks::all)
      : reached_(reached),
        checks_(checks),
        rules_(rules_of<G>(setting)),
        table_(open(rules_, setting)),
        read_(table_.journal().bytes().size()),
        folded_(rules_, table::Depth::fold),
        recomputed_(rules_, table::Depth::recompute),
        twin_(rules_) {
    set_up();
  }

  // Checks the state, and goes on to the next. A fault shows the whole play.
  void step(std::uint32_t word) {
    try {
      StepChance chance(word);
      check_state(chance);
      go_on(chance);
    } catch (const std::logic_error& broken) {
      throw Fault(std::string("broken: ") + broken.what() + transcript_);
    } catch (const Fault& fault) {
      throw Fault(fault.what() + transcript_);
    }
  }

  // The whole journal at once gives what the table has.
  void finish() const {
    for (const auto depth : {table::Depth::fold, table::Depth::recompute}) {
      table::JournalReader reader(table_.journal().bytes(), table_.journal().head());
      expect(table::read_genesis(reader).has_value(), "the first record cannot be read");
      const auto replayed = table::replay<G>(reader, rules_, depth);
      expect(replayed.has_value(), "the journal cannot be replayed");
      expect(replayed->state == table_.state() && replayed->books == table_.books(),
             "the journal gives another table");
    }
  }

 private:
  using Table = table::Table<G, table::MemoryJournal>;

  struct Offered {
    rules::Person person;
    std::vector<rules::Option> options;
  };

  static Table open(const typename G::Rules& rules, const Setting& setting) {
    const table::Genesis genesis{.game = std::string(setting.game),
                                 .regulation = std::string(setting.regulation),
                                 .overlay = std::string(setting.overlay),
                                 .parameters = {},
                                 .catalogue = std::string(law::fingerprint()),
                                 .table = {}};
    auto table = Table::open(rules, genesis, table::MemoryJournal());
    expect(table.has_value(), "the table cannot be opened");
    return *std::move(table);
  }

  void set_up() {
    for (const auto& [who, line] : About<G>::set_up(rules_)) give(*PersonId::from(who), line);
  }

  // ── what must hold at every state ──

  void check_state(StepChance& chance) {
    ++reached_.states;
    const auto fault = About<G>::fault(table_.state());
    expect(fault.empty(), fault);
    const State before = table_.state();
    ask_options();
    for (int i = 0; i < 6; ++i) check_command(any(chance), chance);
    check_borrowed(chance);
    check_money();
    if (checks_ != Checks::all) return;
    check_offered(chance);
    check_hidden(chance);
    check_refused_by_the_table(chance);
    expect(before == table_.state(), "deciding has changed the state");
  }

  // Somebody who plays or deals can go on, unless the table rests.
  void ask_options() {
    offered_.clear();
    bool goes_on = false;
    std::uint32_t heaviest = 0;
    next_ = "casa"_who;
    for (const auto& one : table_.state().people.all()) {
      offered_.push_back({one, G::options(rules_, table_.state(), one.id)});
      for (const auto& option : offered_.back().options) {
        expect(is_well_formed(option), "nothing can be chosen for ", option.command);
        goes_on |= About<G>::is_play(one, option);
        const auto weight = About<G>::weight(table_.state(), one, option);
        if (weight > heaviest) heaviest = weight, next_ = one.id;
      }
    }
    expect(goes_on || About<G>::rests(rules_, table_.state()), "nobody can go on");
    expect(G::options(rules_, table_.state(), "nadie"_who).empty(), "a stranger has options");
  }

  void check_offered(StepChance& chance) {
    for (const auto& [person, options] : offered_)
      for (const auto& option : options) {
        const auto line = table::choose(option, chance);
        const auto decision = G::decide(rules_, table_.state(), {person.id, read(line)});
        expect(decision.has_value(), "offered and refused: ", person.id.handle(), " ", line);
        expect(table::is_offered(options, line), "chosen and not offered: ", line);
        check_events(*decision);
      }
  }

  void check_hidden(StepChance& chance) const {
    check_disguise<G>(rules_, table_.state(), PersonId(), chance);
    for (const auto& one : offered_)
      check_disguise<G>(rules_, table_.state(), one.person.id, chance);
  }

  // What is offered to one person, given by another: only the giver may be wrong.
  void check_borrowed(StepChance& chance) {
    const auto& lender = chance.one_of(offered_);
    if (lender.options.empty()) return;
    const auto line = table::choose(chance.one_of(lender.options), chance);
    check_command({chance.one_of(offered_).person.id, read(line)}, chance);
  }

  // A command that may or may not be among the options is accepted if and only if it is.
  void check_command(const Command& command, StepChance& chance) {
    const auto line = write_notation(command.command);
    const auto options = G::options(rules_, table_.state(), command.who);
    const auto decision = G::decide(rules_, table_.state(), command);
    const bool offered = table::is_offered(options, line);
    const bool agrees = decision.has_value() == offered ||
                        (decision && About<G>::may_go_unoffered(command.command));
    expect(agrees, offered ? "offered and refused: " : "not offered: ", command.who.handle(), " ",
           line);
    check_disguised_decision<G>(rules_, table_.state(), command, decision, chance);
    if (decision)
      check_events(*decision);
    else
      check_refusal(decision.error());
  }

  // Out of the pools; or what was accepted once, at another time; or what is offered, changed.
  Command any(StepChance& chance) {
    const AnyValue value(table_.state().people, chance);
    Command command{"nadie"_who, {}};
    if (chance.below(16) != 0) command.who = chance.one_of(offered_).person.id;
    if (chance.below(3) == 0) command.who = next_;
    switch (chance.below(3)) {
      case 0: command.command = any_command<typename G::Command>(value, chance); return command;
      case 1: {
        // Of every kind as often, so that what is done seldom is tried at the wrong time too.
        const auto& kind =
            *std::next(given_.begin(), chance.below(static_cast<std::uint32_t>(given_.size())));
        const auto who = command.who;
        command = chance.one_of(kind.second);
        if (chance.below(2) == 0) command.who = who;
        break;
      }
      default: {
        std::vector<std::pair<PersonId, const rules::Option*>> all;
        for (const auto& [person, options] : offered_)
          for (const auto& option : options) all.emplace_back(person.id, &option);
        const auto& [who, option] = chance.one_of(all);
        command.command = read(table::choose(*option, chance));
        if (chance.below(4) != 0) command.who = who;
      }
    }
    if (chance.below(3) != 0) change_one_field(command.command, value, chance);
    return command;
  }

  void check_refused_by_the_table(StepChance& chance) {
    const auto command = any(chance);
    if (G::decide(rules_, table_.state(), command)) return;
    const State state = table_.state();
    const auto books = table_.books();
    const auto head = table_.journal().head();
    expect(!table_.submit(command), "the table accepts what the rules refuse");
    expect(state == table_.state() && books == table_.books() && head == table_.journal().head(),
           "a refusal has changed the table");
  }

  void check_events(const Events& events) {
    expect(!events.empty(), "a command is accepted and nothing happens");
    for (const auto& one : events) {
      check_citations(one.by);
      check_round_trips(one.event);
    }
  }

  void check_refusal(const rules::Refusal& refusal) {
    ++reached_.refusals[refusal.code];
    check_citations(refusal.by);
  }

  void check_citations(const law::Citations& by) const {
    expect(!by.empty(), "nothing is cited");
    // A commentary is completed by the regulation that it comments on.
    const auto is_in_force = [&](law::Regulation cited) {
      const bool commentary = rules_.regulation == law::Regulation::art;
      return cited == rules_.regulation || (commentary && cited == law::Regulation::as11);
    };
    for (const auto one : by)
      expect(one.provenance() != law::Provenance::article || is_in_force(law::row(one).regulation),
             "an article of another regulation is cited: ", law::id(one));
  }

  void check_money() const {
    const auto& books = table_.books();
    expect(books.total() == Money{}, "the books do not sum to zero");
    for (const auto& [account, amount] : books.accounts())
      expect(ledger::may_be_negative(account.kind) || amount >= Money{},
             "below zero: ", account.owner.handle());
    const auto& state = table_.state();
    expect(books.balance({ledger::AccountKind::bank, {}}) == About<G>::bank(state),
           "the books have another bank");
    expect(books.balance({ledger::AccountKind::garage, {}}) == About<G>::garage(state),
           "the books have another garage");
    Money staked;
    for (const auto& one : state.people.all()) {
      staked += G::view(rules_, state, one.id).self->staked - About<G>::on_the_felt(state, one.id);
      expect(books.balance({ledger::AccountKind::chips, one.id}) == one.chips,
             "the books have other chips of ", one.id.handle());
      expect(books.balance({ledger::AccountKind::felt, one.id}) ==
                 About<G>::on_the_felt(state, one.id),
             "the books have another bet of ", one.id.handle());
    }
    expect(staked == About<G>::bank(state) + About<G>::garage(state),
           "what people see of their own is not all that is in the bank");
  }

  // ── going on ──

  struct Able {
    PersonId who;
    std::vector<std::pair<const rules::Option*, std::uint32_t>> options;  // each with its weight
    std::uint32_t weight = 0;                                             // that of the heaviest
  };

  std::vector<Able> able_to_go_on(bool anything) const {
    std::vector<Able> able;
    for (const auto& [person, options] : offered_) {
      Able one{person.id, {}, 0};
      for (const auto& option : options) {
        const auto weight = anything ? 1 : About<G>::weight(table_.state(), person, option);
        if (weight == 0) continue;
        one.options.emplace_back(&option, weight);
        one.weight = std::max(one.weight, weight);
      }
      if (!one.options.empty()) able.push_back(std::move(one));
    }
    return able;
  }

  template <class Range, class Weight>
  static const auto& by_weight(const Range& range, Weight weight, StepChance& chance) {
    std::uint32_t sum = 0;
    for (const auto& one : range) sum += weight(one);
    auto skip = chance.below(sum);
    auto at = range.begin();
    for (; skip >= weight(*at); ++at) skip -= weight(*at);
    return *at;
  }

  // Now and then anything that anybody may do; otherwise what goes on with the game, if anybody
  // can. First who, then what, so that nobody acts more often for having more to choose from.
  void go_on(StepChance& chance) {
    const bool anything = chance.below(About<G>::anything_in) == 0;
    auto able = able_to_go_on(anything);
    if (able.empty()) able = able_to_go_on(true);
    const auto& who = by_weight(
        able, [](const Able& one) { return one.weight; }, chance);
    const auto& [option, weight] = by_weight(
        who.options, [](const auto& one) { return one.second; }, chance);
    const auto line = anything ? table::choose(*option, chance)
                               : table::choose(About<G>::preferred(*option), chance);
    give(who.who, line, chance);
  }

  void give(const PersonId& who, std::string_view line, StepChance chance = StepChance(0)) {
    ((transcript_ += "\n  ") += who.handle()) += " ";
    transcript_ += line.substr(0, 120);
    const Command command{who, read(line)};
    const State before = table_.state();
    const auto events = table_.submit(command);
    expect(events.has_value(), "refused");
    for (const auto& one : **events)
      ++reached_.events[detail::Alternatives<typename G::Event>::names[one.event.index()]];
    given_[command.command.index()].push_back(command);
    if (checks_ != Checks::all) return;
    check_round_trips(command.command);
    check_replay();
    twin_.follow(before, command, **events, table_.state(), chance);
  }

  // The record just stored gives the same, folded and recomputed.
  void check_replay() {
    const auto bytes = table_.journal().bytes();
    const auto payload = bytes.subspan(read_ + table::frame_head_bytes,
                                       bytes.size() - read_ - table::frame_bytes_besides_payload);
    read_ = bytes.size();
    for (auto* replayer : {&folded_, &recomputed_}) {
      const auto wrong = replayer->take(payload, chain_);
      expect(wrong.empty(), "replay: ", wrong);
      expect(replayer->result.state == table_.state(), "replay gives another state");
      expect(replayer->result.books == table_.books(), "replay gives other books");
    }
    chain_ = table_.journal().chain();
  }

  static typename G::Command read(std::string_view line) {
    auto command = read_notation<typename G::Command>(line);
    expect(command.has_value(), "not a command: ", line);
    return *std::move(command);
  }

  Coverage& reached_;
  Checks checks_;
  typename G::Rules rules_;
  Table table_;
  std::size_t read_;    // this many bytes of the journal have been replayed
  table::Chain chain_;  // up to there
  table::detail::Replayer<G> folded_;
  table::detail::Replayer<G> recomputed_;
  Twin<G> twin_;
  std::vector<Offered> offered_;
  PersonId next_;                                      // who is the likeliest to go on
  std::map<std::size_t, std::vector<Command>> given_;  // by kind
  std::string transcript_;
};

}  // namespace sabot::conformance
