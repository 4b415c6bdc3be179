#pragma once
// Nothing hidden leaks: a second table gets every command of the first, except that the cards of
// one hand are others. Until that hand is turned over, only its holder must be able to tell the two
// apart.

#include <optional>
#include <string>
#include <vector>

#include <boost/json/serialize.hpp>

#include "about.hpp"
#include "disguise.hpp"
#include "fault.hpp"
#include "sabot/base/json.hpp"
#include "sabot/rules/common/table_game.hpp"
#include "sabot/table/reasoning.hpp"
#include "step_chance.hpp"

namespace sabot::conformance {

template <rules::TableGame G>
class Twin {
 public:
  using State = typename G::State;
  using Command = rules::By<typename G::Command>;
  using Events = std::vector<rules::Ruled<typename G::Event>>;

  explicit Twin(const typename G::Rules& rules) : rules_(rules) {}

  // The first table was at `before`; the command led to the events and to `after`.
  void follow(const State& before, const Command& command, const Events& events, const State& after,
              StepChance& chance) {
    if (!About<G>::has_secrets(rules_)) return;
    const auto hidden = About<G>::goes_face_down(before, command.command);
    if (hidden && About<G>::begins_coup(before)) {
      state_ = before;
      hand_ = static_cast<int>(chance.below(About<G>::hands));
    }
    if (!state_) return;
    if (About<G>::reveals(command.command, events, hand_)) return state_.reset();
    const auto decision =
        hidden == hand_ ? with_another_card(command, chance) : G::decide(rules_, *state_, command);
    // A short sabot may not have the other card any more: that much everybody may know.
    if (!decision && decision.error().code == rules::RefusalCode::card_not_in_sabot)
      return state_.reset();
    // A person who sees the cards may do what would not be allowed with others.
    if (!decision && About<G>::sees(before, hand_, command.who)) return state_.reset();
    expect(decision.has_value(), "what is hidden decides whether a command is refused");
    compare_events(*decision, events, after);
    for (const auto& one : *decision) G::apply(*state_, one.event);
    compare_views(after);
  }

 private:
  rules::Decision<typename G::Event> with_another_card(const Command& command,
                                                       StepChance& chance) const {
    const auto first = static_cast<int>(chance.below(Card::kinds));
    for (int i = 0; i < Card::kinds; ++i) {
      const auto card = Card::from_index((first + i) % Card::kinds);
      const Command other{command.who, About<G>::with_card(command.command, card)};
      if (other == command) continue;
      if (auto decision = G::decide(rules_, *state_, other)) return decision;
    }
    return G::decide(rules_, *state_, command);
  }

  template <class Look>
  void for_everybody(const State& state, Look look) const {
    look(PersonId());
    for (const auto& one : state.people.all())
      if (!About<G>::sees(state, hand_, one.id)) look(one.id);
  }

  void compare_events(const Events& ours, const Events& theirs, const State& state) const {
    expect(ours.size() == theirs.size(), "what is hidden changes how many events there are");
    for_everybody(state, [&](const PersonId& who) {
      for (std::size_t i = 0; i < ours.size(); ++i) {
        expect(ours[i].by == theirs[i].by, "what is hidden changes an event's articles");
        expect(G::seen_by(state, ours[i].event, who) == G::seen_by(state, theirs[i].event, who),
               who.handle(), " is told what is hidden: ", write_notation(theirs[i].event));
      }
    });
  }

  void compare_views(const State& theirs) {
    for_everybody(theirs, [&](const PersonId& who) {
      const auto view = boost::json::serialize(to_json(G::view(rules_, theirs, who)));
      expect(view == boost::json::serialize(to_json(G::view(rules_, *state_, who))), who.handle(),
             " sees what is hidden: ", view);
      const auto* person = theirs.people.find(who);
      // The dealer knows what was dealt.
      if (person == nullptr || About<G>::names_cards(*person)) return;
      expect(options_text(G::options(rules_, *state_, who)) ==
                 options_text(G::options(rules_, theirs, who)),
             who.handle(), " may do what depends on what is hidden");
      // Every command is tried for these: one person at a time is enough.
      if (++looks_ % 4 != 0) return;
      expect(table::Reasoning<G>(rules_, *state_).for_person(who) ==
                 table::Reasoning<G>(rules_, theirs).for_person(who),
             who.handle(), " is given reasons that depend on what is hidden");
    });
  }

  const typename G::Rules& rules_;
  std::optional<State> state_;
  int hand_ = 0;
  unsigned looks_ = 0;
};

}  // namespace sabot::conformance
