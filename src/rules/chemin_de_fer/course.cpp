#include "sabot/rules/chemin_de_fer/acts.hpp"

namespace sabot::chemin_de_fer {

Course::Course(const Context& at) : rules(at.rules), state(at.state), who(at.who) {}
Course::~Course() = default;

template <class E>
Course& Course::add(E event, const Citations& by) {
  events_.push_back({Event(std::move(event)), by});
  CheminDeFer::apply(state, events_.back().event);
  return *this;
}

Decision Course::done() { return std::move(events_); }

Decision refuse(RefusalCode code, const Citations& by) {
  return std::unexpected(Refusal{code, by});
}

namespace {

template <class>
struct Adders;
template <class... E>
struct Adders<boost::variant2::variant<E...>> {
  // Naming each of them makes the compiler write it.
  [[gnu::used]] static inline const auto all = std::make_tuple(&Course::add<E>...);
};
template struct Adders<EventList>;

}  // namespace
}  // namespace sabot::chemin_de_fer
