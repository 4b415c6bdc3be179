#pragma once
// A simple player who fills a seat: takes the sabot as a rule, bets once a coup, shows his cards.
// He knows nothing but his options and his view.

#include <optional>
#include <string>
#include <vector>

#include <boost/json/value.hpp>

#include "sabot/base/person.hpp"
#include "sabot/chance/random_source.hpp"
#include "sabot/rules/common/option.hpp"
#include "sabot/table/choosing.hpp"

namespace sabot::table {

// What he sees of himself in a view.
struct BotView {
  bool has_bet = false;
  bool has_bet_on_banca = false;
  bool holds_the_sabot = false;
  bool can_afford_a_bet = false;
};
BotView look(const boost::json::value& view, const PersonId& self);

// The option with this name; of several, the one whose first field is `first`, if it is given.
const rules::Option* find_option(const std::vector<rules::Option>& options,
                                 std::string_view command, std::string_view first = {});

// At most so many steps above the least: bots stay at the table for the whole talla.
rules::Option with_small_stakes(const rules::Option& bet, int steps);

template <chance::RandomSource S>
class Bot {
 public:
  Bot(const PersonId& self, S& source) : self_(self), source_(source) {}

  const PersonId& self() const { return self_; }

  // His next command, without who gives it; none where he has nothing to do.
  std::optional<std::string> next(const std::vector<rules::Option>& options,
                                  const boost::json::value& view) {
    if (find_option(options, "show")) return choose(*find_option(options, "show"), source_);
    const auto seen = look(view, self_);
    if (find_option(options, "take-sabot")) return answer_offer(options, seen);
    if (find_option(options, "cut")) return choose(*find_option(options, "cut"), source_);
    return bet(options, seen);
  }

 private:
  // Who cannot bet does not take it: he might have to. Now and then somebody does not want it.
  std::optional<std::string> answer_offer(const std::vector<rules::Option>& options,
                                          const BotView& seen) {
    const bool wants_it = (seen.can_afford_a_bet || seen.has_bet_on_banca) && source_.below(5) != 0;
    if (wants_it) return "take-sabot";
    if (find_option(options, "decline-sabot")) return "decline-sabot";
    return seen.can_afford_a_bet ? std::optional<std::string>("take-sabot") : std::nullopt;
  }

  std::optional<std::string> bet(const std::vector<rules::Option>& options, const BotView& seen) {
    // Who deals plays the bank's hand, and may have to bet on it.
    if (seen.holds_the_sabot && !seen.has_bet_on_banca) {
      if (const auto* banca = find_option(options, "bet", "banca")) return small(*banca);
      if (!seen.has_bet && find_option(options, "decline-sabot")) return "decline-sabot";
    }
    const auto* option = seen.has_bet ? nullptr : any_bet(options);
    if (option == nullptr) return std::nullopt;
    return small(*option);
  }

  std::string small(const rules::Option& bet) { return choose(with_small_stakes(bet, 4), source_); }

  const rules::Option* any_bet(const std::vector<rules::Option>& options) {
    std::vector<const rules::Option*> bets;
    for (const auto& one : options)
      if (one.command == "bet") bets.push_back(&one);
    if (bets.empty()) return nullptr;
    return bets[source_.below(static_cast<std::uint32_t>(bets.size()))];
  }

  PersonId self_;
  S& source_;
};

}  // namespace sabot::table
