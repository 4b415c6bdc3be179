#pragma once
// Finds the reasons for what somebody may do, and may not, by trying: deciding changes nothing.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sabot/base/codec.hpp"
#include "sabot/base/notation.hpp"
#include "sabot/rules/common/table_game.hpp"
#include "sabot/table/automatic_croupier.hpp"
#include "sabot/table/choosing.hpp"
#include "sabot/table/reasons.hpp"

namespace sabot::table {

namespace detail {

// Always the first value, the least amount.
struct Least {
  std::uint32_t below(std::uint32_t) { return 0; }
  void fill(std::span<std::uint8_t> bytes) { std::ranges::fill(bytes, std::uint8_t{0}); }
};

// Every command of a game, with nothing said but amounts, which are the table's least.
template <rules::TableGame G>
std::vector<typename G::Command> blank_commands(Money least) {
  std::vector<typename G::Command> all;
  for (const auto& one : variant_codec<typename G::Command>.alternatives) {
    auto& command = all.emplace_back();
    auto* const record = one.emplace(&command);
    for (const auto& field : one.codec->fields)
      if (field.codec == &codec_of<Money>) *static_cast<Money*>(field_of(record, field)) = least;
  }
  return all;
}

}  // namespace detail

// The article is the first of those behind an act's first event, which is the act itself. The
// others, and whatever follows from it, may depend on cards that the person does not see: by which
// article a hand counts as it does, once it is shown. What bars a command they would be told on
// giving it.
template <rules::TableGame G>
class Reasoning {
 public:
  Reasoning(const typename G::Rules& rules, const typename G::State& state)
      : rules_(rules), state_(state) {}

  Reasons for_person(const PersonId& who) const {
    Reasons reasons;
    const auto options = G::options(rules_, state_, who);
    for (const auto& option : options) note(option, who, reasons);
    const auto least = G::view(rules_, state_, who).minimum;
    for (const auto& command : detail::blank_commands<G>(least)) {
      const auto name = name_of(command);
      if (find_option(options, name) != nullptr) continue;
      if (const auto why = refusal(who, command); why && rules::is_of_the_moment(why->code))
        reasons.barred.push_back({name, *why});
    }
    reasons.waiting = waiting();
    return reasons;
  }

  // Why the croupiers, none of whom has an act to do, cannot go on; if it is for want of people.
  std::optional<rules::Refusal> waiting() const {
    std::optional<rules::Refusal> why;
    for (const auto& one : G::facts().staff) {
      const auto who = *PersonId::from(one.handle);
      if (croupier_choice(G::options(rules_, state_, who)) != nullptr) return std::nullopt;
      for (const auto& command : detail::blank_commands<G>(Money{}))
        if (const auto refused = refusal(who, command);
            !why && refused && refused->code == rules::RefusalCode::too_few_players)
          why = refused;
    }
    return why;
  }

 private:
  static std::string_view name_of(const typename G::Command& command) {
    return sabot::detail::Alternatives<typename G::Command>::names[command.index()];
  }
  std::optional<rules::Refusal> refusal(const PersonId& who,
                                        const typename G::Command& command) const {
    const auto decision = G::decide(rules_, state_, {who, command});
    return decision ? std::nullopt : std::optional(decision.error());
  }

  // Of several options for one command the first tells.
  void note(const rules::Option& option, const PersonId& who, Reasons& reasons) const {
    const auto is_it = [&](const auto& one) { return one.command == option.command; };
    if (std::ranges::any_of(reasons.offered, is_it)) return;
    detail::Least least;
    const auto command = read_notation<typename G::Command>(choose(option, least));
    if (!command) return;
    const auto decision = G::decide(rules_, state_, {who, *command});
    if (decision && !decision->empty())
      reasons.offered.push_back({option.command, decision->front().by.front()});
  }

  const typename G::Rules& rules_;
  const typename G::State& state_;
};

}  // namespace sabot::table
