#include "sabot/table/bots/punto_banca.hpp"

#include <algorithm>

#include <boost/json/array.hpp>

#include "sabot/table/choosing.hpp"

namespace sabot::table {
namespace {

// What the bot sees of itself in a view.
struct Seen {
  bool has_bet = false;
  bool has_bet_on_banca = false;
  bool holds_the_sabot = false;
  bool can_afford_a_bet = false;
};

Seen look(const boost::json::object& table, const PersonId& self) {
  Seen seen;
  for (const auto& stake : table.at("stakes").as_array()) {
    const auto& bet = stake.as_object();
    if (bet.at("by").as_string() != self.handle()) continue;
    seen.has_bet = true;
    seen.has_bet_on_banca |= bet.at("on").as_string() == "banca";
  }
  const auto& holder = table.at("holder");
  seen.holds_the_sabot = holder.is_string() && holder.as_string() == self.handle();
  if (const auto* me = table.at("self").if_object()) {
    const auto chips = from_text<Money>(std::string_view(me->at("chips").as_string()));
    const auto minimum = from_text<Money>(std::string_view(table.at("minimum").as_string()));
    seen.can_afford_a_bet = chips && minimum && *chips >= *minimum;
  }
  return seen;
}

// At most this many steps above the least: it stays at the table for the whole talla.
rules::Option with_small_stakes(const rules::Option& bet, int steps) {
  rules::Option small = bet;
  for (auto& field : small.fields)
    if (auto* amounts = std::get_if<rules::Amounts>(&field.domain)) {
      // Whole units where the table takes any cent: nobody bets 5.37.
      const Money unit = std::max(amounts->step, Money{100});
      const Money most{amounts->least.cents + unit.cents * steps};
      if (unit.cents % amounts->step.cents == 0) amounts->step = unit;
      amounts->greatest = std::min(amounts->greatest, most);
      amounts->greatest.cents -=
          (amounts->greatest.cents - amounts->least.cents) % amounts->step.cents;
    }
  return small;
}

class PuntoBancaBot {
 public:
  PuntoBancaBot(const PersonId& self, Whim whim, const BaccaratStrategy& strategy)
      : self_(self), whim_(std::move(whim)), strategy_(strategy) {}

  std::optional<std::string> operator()(Outlook& at) {
    for (const auto* act : {"show", "cut"})
      if (const auto* option = at.find(act)) return choose(*option, whim_);
    if (at.find("carta")) return speak(at);
    if (at.find("take-sabot")) return answer_offer(at);
    return bet(at);
  }

 private:
  // Its cards are face up by now.
  std::string speak(Outlook& at) {
    const auto total = static_cast<int>(at.view().at("punto").at("total").as_int64());
    return punto_draws(strategy_, total, whim_) ? "carta" : "no";
  }

  // A bot that cannot bet does not take it: it might have to. Now and then one does not want it.
  std::optional<std::string> answer_offer(Outlook& at) {
    const auto seen = look(at.view(), self_);
    const bool wants_it = (seen.can_afford_a_bet || seen.has_bet_on_banca) && !whim_.once_in(5);
    if (wants_it) return "take-sabot";
    if (at.find("decline-sabot")) return "decline-sabot";
    return seen.can_afford_a_bet ? std::optional<std::string>("take-sabot") : std::nullopt;
  }

  std::optional<std::string> bet(Outlook& at) {
    if (!at.find("bet") && !at.find("decline-sabot")) return std::nullopt;
    const auto seen = look(at.view(), self_);
    // The player who deals plays the bank's hand, and may have to bet on it.
    if (seen.holds_the_sabot && !seen.has_bet_on_banca) {
      if (const auto* banca = at.find("bet", "banca")) return small(*banca);
      if (!seen.has_bet && at.find("decline-sabot")) return "decline-sabot";
    }
    const auto* option = seen.has_bet ? nullptr : any_bet(at);
    if (option == nullptr) return std::nullopt;
    return small(*option);
  }

  std::string small(const rules::Option& bet) { return choose(with_small_stakes(bet, 4), whim_); }

  const rules::Option* any_bet(const Outlook& at) {
    std::vector<const rules::Option*> bets;
    for (const auto& one : at.options())
      if (one.command == "bet") bets.push_back(&one);
    if (bets.empty()) return nullptr;
    return bets[whim_.below(static_cast<std::uint32_t>(bets.size()))];
  }

  PersonId self_;
  Whim whim_;
  BaccaratStrategy strategy_;
};

}  // namespace

Bot punto_banca_bot(const PersonId& self, Whim whim, const BaccaratStrategy& strategy) {
  return PuntoBancaBot(self, std::move(whim), strategy);
}

namespace {

bool is_broke(const boost::json::object& view, const PersonId& self) {
  const auto* me = view.at("self").if_object();
  if (me == nullptr) return false;
  const auto bets = [&](const boost::json::value& stake) {
    return stake.at("by").as_string() == self.handle();
  };
  const auto amount = [](const boost::json::value& value) {
    return from_text<Money>(std::string_view(value.as_string())).value_or(Money{});
  };
  return amount(me->at("chips")) < amount(view.at("minimum")) &&
         std::ranges::none_of(view.at("stakes").as_array(), bets);
}

}  // namespace

const Seating punto_banca_seating{
    [](const PersonId& self, Whim whim) { return punto_banca_bot(self, std::move(whim)); },
    is_broke};

}  // namespace sabot::table
