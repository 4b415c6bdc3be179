#include "bench/play.hpp"

#include "sabot/base/invariant.hpp"
#include "sabot/chance/shuffle.hpp"

namespace sabot::bench {
namespace {

using namespace punto_banca;
using rules::Role;

const PersonId house = "casa"_who;
const PersonId croupier = "crupier"_who;
const PersonId cashier = "caja"_who;
const std::vector<PersonId> players{"ana"_who,   "blas"_who,  "carla"_who, "diego"_who,
                                    "elena"_who, "fidel"_who, "gala"_who};

bool has_bet(const State& state, const PersonId& who) {
  for (const auto& stake : state.stakes)
    if (stake.by == who) return true;
  return false;
}

}  // namespace

Play record_play(std::uint64_t seed, int tallas) {
  Play play;
  State state = Game::initial(as11_rules());
  const auto take = [&](Command command) {
    auto decision = Game::decide(as11_rules(), state, command);
    require(decision.has_value(), "bench: the rules refuse a command of the play");
    for (const auto& one : *decision) {
      Game::apply(state, one.event);
      if (holds_alternative<CoupEnded>(one.event)) ++play.coups;
    }
    play.event_count += std::ssize(*decision);
    table::write_decision(play.payloads.emplace_back(), command, *decision);
    play.events.push_back(*std::move(decision));
    play.commands.push_back(std::move(command));
  };
  for (const auto& command : opening()) take(command);
  Everybody everybody(seed);
  const auto finished = [&] {
    return state.talla == tallas && state.phase == Phase::counting && !state.unrevealed;
  };
  while (!finished()) take(everybody.next(state));
  return play;
}

const Rules& as11_rules() {
  static const Rules rules = [] {
    const auto ruleset = law::Ruleset::of("as11", "punto-y-banca");
    require(ruleset.has_value(), "bench: the ruleset cannot be read");
    const auto read = Rules::from(*ruleset);
    require(read.has_value(), "bench: the ruleset contradicts itself");
    return *read;
  }();
  return rules;
}

table::Genesis genesis() {
  return {.game = "punto-y-banca",
          .regulation = "as11",
          .overlay = {},
          .parameters = {},
          .catalogue = std::string(law::fingerprint()),
          .table = {}};
}

std::vector<Command> opening() {
  std::vector<Command> commands{
      {house, Admit{croupier, Role::croupier}},
      {house, Admit{cashier, Role::cashier}},
      {house, Open{.minimum = Money{1000}, .factor = 100, .multiples = true, .standing = true}},
  };
  int seat = 0;
  for (const auto& player : players) {
    commands.push_back({house, Admit{player, Role::player}});
    commands.push_back({cashier, SellChips{player, Money{1'000'000'00}}});
    commands.push_back({player, Sit{++seat}});
  }
  return commands;
}

Command Everybody::next(const State& state) {
  switch (state.phase) {
    case Phase::offering:
      if (source_.below(8) == 0) return {state.offered_to, DeclineSabot{}};
      return {state.offered_to, TakeSabot{}};
    case Phase::betting: return bet_or_close(state);
    case Phase::calling: return {croupier, Cartas{}};
    case Phase::dealing:
    case Phase::drawing: return {croupier, Deal{draw()}};
    case Phase::showing_punto: return {state.punto_holder, Show{Hand::punto, {}}};
    case Phase::showing_banca:
      return {state.holder.is_nobody() ? croupier : state.holder, Show{Hand::banca, {}}};
    case Phase::paying: return {croupier, Pay{}};
    default: return prepare(state);
  }
}

Command Everybody::prepare(const State& state) {
  switch (state.phase) {
    case Phase::counting:
      if (state.unrevealed) return {croupier, Reveal{sealed_.salt, sealed_.order}};
      return {croupier, CountCards{state.sabot.size()}};
    case Phase::mixing: return {croupier, mix(state.sabot.packs())};
    case Phase::cutting: {
      const Cut cut{
          1 + static_cast<int>(source_.below(static_cast<std::uint32_t>(state.sabot.size() - 1)))};
      cut_ = chance::after_cut(sealed_.order, cut.at);
      next_card_ = 0;
      return {players.front(), cut};
    }
    case Phase::stopping: return {croupier, PlaceStopCard{as11_rules().cards_below_stop.value}};
    case Phase::turning: return {croupier, TurnFirstCard{draw()}};
    case Phase::burning:
      next_card_ += static_cast<std::size_t>(state.to_burn);
      return {croupier, Burn{}};
    default: throw BrokenInvariant("bench: a phase that nobody goes on from");
  }
}

// Each of the seven has one bet; what a tie has left lying counts for the next coup.
Command Everybody::bet_or_close(const State& state) {
  for (const auto& player : players)
    if (!has_bet(state, player)) return bet(player, player == state.holder);
  return {croupier, NoVaMas{}};
}

// Most on the punto and the banca, some on the tie; the holder of the sabot must bet on the banca.
Command Everybody::bet(const PersonId& who, bool holds_the_sabot) {
  const auto choice = source_.below(20);
  const Chance on = holds_the_sabot || choice < 8 ? Chance::banca
                    : choice < 17                 ? Chance::punto
                                                  : Chance::empate;
  return {who, Bet{on, Money{1000 * (1 + static_cast<int>(source_.below(10)))}}};
}

Mix Everybody::mix(int packs) {
  auto order = chance::packs_in_order(packs);
  chance::shuffle(std::span(order), source_);
  sealed_ = chance::seal(std::move(order), source_);
  return Mix{chance::commit(sealed_)};
}

const std::vector<Play>& short_plays() {
  static const std::vector<Play> plays = [] {
    std::vector<Play> all;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) all.push_back(record_play(seed, 1));
    return all;
  }();
  return plays;
}

}  // namespace sabot::bench
