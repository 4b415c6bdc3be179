#pragma once
// The events of one decision as they are added, with the table as they have left it so far: for
// games in which one ruling may lead to another.

#include <vector>

#include "sabot/rules/common/deciding.hpp"

namespace sabot::rules {

template <class Game>
class Course {
 public:
  using Rules = typename Game::Rules;
  using State = typename Game::State;
  using Event = typename Game::Event;

  explicit Course(const Context<Rules, State>& at);
  ~Course();
  Course(const Course&) = delete;
  Course& operator=(const Course&) = delete;

  // Of every alternative of Event. Defined in course_once.hpp, for the one file of a game that
  // includes it: what a variant of a hundred alternatives needs takes seconds to compile.
  template <class E>
  Course& add(E event, const law::Citations& by);
  Decision<Event> done();

  law::Citation art(law::Citation citation) const { return rules.art(citation); }

  const Rules& rules;
  State state;
  PersonId who;  // the person who gave the command

 private:
  std::vector<Ruled<Event>> events_;
};

}  // namespace sabot::rules
