#include "sabot/table/session_game.hpp"

#include <algorithm>

#include <boost/json/array.hpp>

#include "sabot/base/forms.hpp"
#include "sabot/base/invariant.hpp"
#include "sabot/table/bots/chemin_de_fer.hpp"
#include "sabot/table/bots/chemin_de_fer_seen.hpp"
#include "sabot/table/bots/punto_banca.hpp"

namespace sabot::table {
namespace {

std::vector<std::string> open_punto_banca(const SessionPlan& plan) {
  return {
      "casa admit person=crupier role=croupier",
      "casa admit person=jefe role=chief",
      "casa admit person=caja role=cashier",
      "casa open minimum=" + to_text(plan.minimum) + " factor=" + std::to_string(plan.factor) +
          " multiples=true standing=true",
  };
}

bool is_broke_at_punto_banca(const boost::json::object& view, const PersonId& self) {
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

std::vector<std::string> open_chemin_de_fer(const SessionPlan& plan) {
  return {
      "casa admit person=crupier role=croupier",
      "casa admit person=inspector role=inspector",
      "casa admit person=caja role=cashier",
      "casa open minimum=" + to_text(plan.minimum),
  };
}

bool is_broke_at_chemin_de_fer(const boost::json::object& view, const PersonId& self) {
  const auto seen = see_chemin_de_fer(view, self);
  return seen.chips < seen.bank_minimum && !seen.has_stake && !seen.is_member;
}

// Everybody else may have become an associate of the banker's: then nobody is left to bet.
constexpr std::string_view nobody_bets =
    R"(rule effect=pass-bank reason="nobody bets against this bank")";

}  // namespace

const SessionGame& session_game(std::string_view game) {
  static const std::vector<SessionGame> all{
      {{"punto-y-banca", "mini-punto-y-banca"},
       open_punto_banca,
       [](const PersonId& self, Whim whim) { return punto_banca_bot(self, std::move(whim)); },
       is_broke_at_punto_banca,
       rules::Role::chief,
       false,
       {}},
      {{"chemin-de-fer"},
       open_chemin_de_fer,
       [](const PersonId& self, Whim whim) { return chemin_de_fer_bot(self, std::move(whim)); },
       is_broke_at_chemin_de_fer,
       rules::Role::inspector,
       true,
       nobody_bets},
  };
  const auto found = std::ranges::find_if(all, [&](const SessionGame& one) {
    return std::ranges::find(one.names, game) != one.names.end();
  });
  require(found != all.end(), "session: a game that nobody knows how to play");
  return *found;
}

}  // namespace sabot::table
