#pragma once
// What a game's Course is made of, compiled once: in the game's course.cpp, after its acts.hpp,
//   SABOT_COURSE_ONCE(CheminDeFer)

#include <tuple>
#include <utility>

#include <boost/variant2/variant.hpp>

#include "sabot/rules/common/course.hpp"

namespace sabot::rules {

template <class Game>
Course<Game>::Course(const Context<Rules, State>& at)
    : rules(at.rules), state(at.state), who(at.who) {}

template <class Game>
Course<Game>::~Course() = default;

template <class Game>
template <class E>
Course<Game>& Course<Game>::add(E event, const law::Citations& by) {
  events_.push_back({Event(std::move(event)), by});
  Game::apply(state, events_.back().event);
  return *this;
}

template <class Game>
Decision<typename Game::Event> Course<Game>::done() {
  return std::move(events_);
}

template <class Game, class List>
struct CourseAdders;
template <class Game, class... E>
struct CourseAdders<Game, boost::variant2::variant<E...>> {
  // Naming each of them makes the compiler write it.
  [[gnu::used]] static inline const auto all = std::make_tuple(&Course<Game>::template add<E>...);
};

}  // namespace sabot::rules

#define SABOT_COURSE_ONCE(Game)                \
  template class ::sabot::rules::Course<Game>; \
  template struct ::sabot::rules::CourseAdders<Game, Game::Event::List>;
