#pragma once
// What a player of chemin de fer takes from its view.

#include <optional>
#include <string>

#include <boost/json/object.hpp>

#include "sabot/base/money.hpp"
#include "sabot/base/person.hpp"

namespace sabot::table {

struct CheminDeFerSeen {
  std::string phase;
  Money minimum{};
  Money bank_minimum{};
  // Himself
  Money chips{};
  bool is_banker = false;
  bool is_member = false;  // of the bank: the banker or an associate
  bool has_stake = false;
  bool has_proposed = false;  // an association
  bool has_bid = false;
  // The bank
  std::string vacancy;     // why it goes round: "initial", "passed"
  std::string offered_to;  // the player it is offered to,
  std::string banker;      // or who has it
  Money bank{};
  std::int64_t coups = 0;  // that the banker has dealt
  std::optional<Money> bank_maximum;
  Money highest_bid{};
  bool anybody_bets = false;
  // The hands, as far as the bot sees them
  std::optional<int> punto_total;
  std::optional<int> banca_total;
  std::optional<int> punto_third;  // its points
};

CheminDeFerSeen see_chemin_de_fer(const boost::json::object& view, const PersonId& self);

}  // namespace sabot::table
