#pragma once
// Nothing hidden leaks: the same table, with other cards wherever one person cannot see them, is to
// that person the same table. They see the same, may do the same, and are refused the same.

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <boost/json/serialize.hpp>

#include "about.hpp"
#include "fault.hpp"
#include "sabot/base/json.hpp"
#include "sabot/rules/common/table_game.hpp"
#include "sabot/table/option_json.hpp"
#include "step_chance.hpp"

namespace sabot::conformance {

inline std::string options_text(const std::vector<rules::Option>& options) {
  return boost::json::serialize(table::to_json(options));
}

// Cards exchanged for others that the sabot can still hold.
class Exchange {
 public:
  explicit Exchange(const SabotCount& sabot) : drawn_(sabot.size() - sabot.left()) {
    packs_ = sabot.packs();
    for (int i = 0; i < Card::kinds; ++i) at(i) = sabot.count_of(Card::from_index(i));
  }

  void exchange(Card& card, StepChance& chance) {
    const auto first = static_cast<int>(chance.below(Card::kinds));
    for (int i = 0; i < Card::kinds; ++i) {
      const int other = (first + i) % Card::kinds;
      if (other == card.index() || at(other) <= 0) continue;
      ++at(card.index());
      --at(other);
      card = Card::from_index(other);
      return;
    }
  }

  SabotCount sabot() const {
    SabotCount sabot(packs_);
    sabot.draw_unseen(drawn_);
    for (int i = 0; i < Card::kinds; ++i)
      for (int seen = left_[static_cast<std::size_t>(i)]; seen < packs_; ++seen)
        sabot.see(Card::from_index(i));
    return sabot;
  }

 private:
  int& at(int kind) { return left_[static_cast<std::size_t>(kind)]; }

  int packs_ = 0;
  int drawn_ = 0;
  std::array<int, Card::kinds> left_{};
};

// What one person could just as well be looking at; nothing where no card is hidden from them, or
// where they deal.
template <rules::TableGame G>
std::optional<typename G::State> disguised(const typename G::State& state, const PersonId& who,
                                           StepChance& chance) {
  const auto* person = state.people.find(who);
  if (person != nullptr && About<G>::names_cards(*person)) return std::nullopt;
  auto other = state;
  const auto hidden = About<G>::hidden_cards(other, who);
  if (hidden.empty()) return std::nullopt;
  if constexpr (requires { other.sabot; }) {
    Exchange cards(other.sabot);
    for (auto* card : hidden) cards.exchange(**card, chance);
    other.sabot = cards.sabot();
  }
  return other;
}

template <rules::TableGame G>
void check_disguise(const typename G::Rules& rules, const typename G::State& state,
                    const PersonId& who, StepChance& chance) {
  const auto other = disguised<G>(state, who, chance);
  if (!other) return;
  const auto view = boost::json::serialize(to_json(G::view(rules, state, who)));
  expect(view == boost::json::serialize(to_json(G::view(rules, *other, who))), who.handle(),
         " sees what is hidden: ", view);
  const auto options = options_text(G::options(rules, state, who));
  const auto others = options_text(G::options(rules, *other, who));
  expect(options == others, "what is hidden from ", who.handle(),
         " decides what he may do: ", options, "\n", others);
}

// Whether a command is accepted, and why it is not, tells nothing of what is hidden from the person
// who gives it.
template <rules::TableGame G>
void check_disguised_decision(const typename G::Rules& rules, const typename G::State& state,
                              const rules::By<typename G::Command>& command,
                              const rules::Decision<typename G::Event>& decision,
                              StepChance& chance) {
  const auto other = disguised<G>(state, command.who, chance);
  if (!other) return;
  const auto there = G::decide(rules, *other, command);
  const bool is_same = decision ? there.has_value()
                                : !there && there.error().code == decision.error().code &&
                                      there.error().by == decision.error().by;
  expect(is_same, "what is hidden decides how ", command.who.handle(),
         " is answered: ", write_notation(command.command));
}

}  // namespace sabot::conformance
