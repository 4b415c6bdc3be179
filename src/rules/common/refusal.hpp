#pragma once
// Why a command is refused. One closed list, in order of precedence: where a command breaks
// several conditions, the first of them in this list is the one it is told. Numbers stand in
// journals and on the wire and are never reused.

#include <cstdint>
#include <string_view>

#include <boost/describe/enum.hpp>

#include "sabot/law/catalogue.hpp"
#include "sabot/law/citation.hpp"

namespace sabot::rules {

enum class RefusalCode : std::uint16_t {
  // Who
  unknown_table = 100,
  unknown_person = 101,
  wrong_role = 102,  // not an act of this person's office
  already_admitted = 103,
  no_such_player = 104,    // the person that the command names
  not_at_the_table = 105,  // admitted, but neither seated nor standing
  // When
  wrong_phase = 200,
  coup_in_progress = 201,  // not before the coup is over
  bets_closed = 202,       // «no va más» has been called
  not_your_turn = 203,
  not_your_hand = 204,
  not_revealed = 205,  // the last talla's order has not been shown yet
  // Places
  already_placed = 300,
  standing_not_allowed = 301,
  unknown_seat = 302,
  seat_taken = 303,
  seat_promised = 304,  // the waiting list comes first
  already_waiting = 305,
  seats_are_free = 306,  // nothing to wait for
  no_waiting_list = 307,
  // Amounts
  amount_not_positive = 400,
  amount_too_large = 401,  // more than the books can hold
  chance_not_offered = 402,
  below_minimum = 403,
  above_maximum = 404,
  not_a_multiple = 405,
  insufficient_chips = 406,
  no_such_bet = 407,
  holder_must_bet = 408,
  // The table's setting up
  factor_not_allowed = 500,
  minimum_not_authorised = 501,
  // Cards
  wrong_count = 600,
  cut_out_of_range = 601,
  wrong_stop_place = 602,
  card_not_in_sabot = 603,
  card_not_named = 604,  // a card dealt face up must be named
  naming_differs = 605,  // a coup's cards are named all as dealt, or all when shown
  // Rulings
  reason_unfit = 700,
};
BOOST_DESCRIBE_ENUM(RefusalCode, unknown_table, unknown_person, wrong_role, already_admitted,
                    no_such_player, not_at_the_table, wrong_phase, coup_in_progress, bets_closed,
                    not_your_turn, not_your_hand, not_revealed, already_placed,
                    standing_not_allowed, unknown_seat, seat_taken, seat_promised, already_waiting,
                    seats_are_free, no_waiting_list, amount_not_positive, amount_too_large,
                    chance_not_offered, below_minimum, above_maximum, not_a_multiple,
                    insufficient_chips, no_such_bet, holder_must_bet, factor_not_allowed,
                    minimum_not_authorised, wrong_count, cut_out_of_range, wrong_stop_place,
                    card_not_in_sabot, card_not_named, naming_differs, reason_unfit)

struct Refusal {
  RefusalCode code{};
  law::Citations by;

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

// What the person is told, and what to do next.
std::string_view advice(RefusalCode code, law::Language language);

}  // namespace sabot::rules
