#pragma once
// What a game says of its commands and events, as data, to those who run a table without knowing
// its rules: the automatic croupier, bots, sessions, the server, the terminal. None of them knows
// a command or an event of a game by its name.

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>

#include <boost/describe/enum.hpp>

namespace sabot::rules {

// What a command is to the croupier who deals.
enum class CroupierAct : std::uint8_t {
  never,    // not an ordinary act: a report, or another person's
  routine,  // the next step, whenever it is offered
  closing,  // the same, after which players can no longer say what they might have said before it
  first,    // before all others: what was promised is shown
};
BOOST_DESCRIBE_ENUM(CroupierAct, never, routine, closing, first)

// What a command is to a player.
enum class PlayerAct : std::uint8_t {
  never,
  play,     // a part in the game: the croupier waits for it before closing a phase
  seldom,   // the same, but rarely what a player wants
  aside,    // what no game waits for: a tip, an offer to another player
  coming,   // taking a place
  parting,  // giving it up
};

BOOST_DESCRIBE_ENUM(PlayerAct, never, play, seldom, aside, coming, parting)

// What a command is to the people who serve at a table, beside the croupier's ordinary acts.
enum class StaffAct : std::uint8_t {
  never,
  keeping,  // of the table: who comes and goes, chips, what it is set to
  report,   // of what went wrong, for which the articles have an answer
  ruling,   // on what no article foresees
};
BOOST_DESCRIBE_ENUM(StaffAct, never, keeping, report, ruling)

struct CommandFacts {
  CroupierAct croupier{};
  PlayerAct player{};
  StaffAct staff{};

  bool is_ordinary() const { return croupier != CroupierAct::never; }
  bool closes_a_phase() const { return croupier == CroupierAct::closing; }
  bool can_wait() const { return player > PlayerAct::seldom; }
  bool operator==(const CommandFacts&) const = default;
};

// Commands with the same facts. A game lists each of its own once:
//   inline constexpr std::tuple command_facts{rules::play<Bet, Withdraw>, rules::closing<NoVaMas>};
template <class... C>
struct Acts {
  CommandFacts facts;
};
template <class... C>
inline constexpr Acts<C...> staff{{CroupierAct::never, PlayerAct::never, StaffAct::keeping}};
template <class... C>
inline constexpr Acts<C...> report{{CroupierAct::never, PlayerAct::never, StaffAct::report}};
template <class... C>
inline constexpr Acts<C...> ruling{{CroupierAct::never, PlayerAct::never, StaffAct::ruling}};
template <class... C>
inline constexpr Acts<C...> routine{{CroupierAct::routine, PlayerAct::never}};
template <class... C>
inline constexpr Acts<C...> closing{{CroupierAct::closing, PlayerAct::never}};
template <class... C>
inline constexpr Acts<C...> play{{CroupierAct::never, PlayerAct::play}};
template <class... C>
inline constexpr Acts<C...> seldom{{CroupierAct::never, PlayerAct::seldom}};
template <class... C>
inline constexpr Acts<C...> aside{{CroupierAct::never, PlayerAct::aside}};
template <class... C>
inline constexpr Acts<C...> coming{{CroupierAct::never, PlayerAct::coming}};
template <class... C>
inline constexpr Acts<C...> parting{{CroupierAct::never, PlayerAct::parting}};
// The player's whose turn it is, or the croupier's where there is none.
template <class... C>
inline constexpr Acts<C...> play_or_routine{{CroupierAct::routine, PlayerAct::play}};
template <class... C>
inline constexpr Acts<C...> aside_or_routine{{CroupierAct::routine, PlayerAct::aside}};

// What an event means to those who follow a game they don't know.
enum class Milestone : std::uint8_t {
  none,
  series_began,  // a talla
  series_ended,
  coup_began,     // bets, or what they are laid against
  coup_ended,     // the house seals it
  chips_given,    // a player may be left without any, though no coup has ended
  revealed,       // what was promised of chance
  house_decided,  // for an absent player
  closed,         // the table
};
template <class... E>
struct Marks {
  Milestone milestone{};
};
template <Milestone M, class... E>
inline constexpr Marks<E...> marks{M};

namespace detail {

template <class T, class... L>
constexpr bool is_among(const Acts<L...>*) {
  return (std::is_same_v<T, L> || ...);
}
template <class T, class... L>
constexpr bool is_among(const Marks<L...>*) {
  return (std::is_same_v<T, L> || ...);
}
template <class T, class... List>
constexpr std::size_t times_listed(const std::tuple<List...>*) {
  return (std::size_t{0} + ... + (is_among<T>(static_cast<const List*>(nullptr)) ? 1 : 0));
}

}  // namespace detail

// Of one command, from the lists of its game.
template <class C, class... List>
constexpr CommandFacts facts_in(const std::tuple<List...>& lists) {
  static_assert(detail::times_listed<C>(static_cast<const std::tuple<List...>*>(nullptr)) == 1,
                "each command stands once in its game's command_facts");
  CommandFacts facts;
  std::apply(
      [&](const auto&... list) {
        ((detail::is_among<C>(&list) ? void(facts = list.facts) : void()), ...);
      },
      lists);
  return facts;
}

// Of one event; most mean nothing to others.
template <class E, class... List>
constexpr Milestone milestone_in(const std::tuple<List...>& lists) {
  Milestone milestone = Milestone::none;
  std::apply(
      [&](const auto&... list) {
        ((detail::is_among<E>(&list) ? void(milestone = list.milestone) : void()), ...);
      },
      lists);
  return milestone;
}

}  // namespace sabot::rules
