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
  is_away = 106,           // the seat is empty for the moment
  not_seated = 107,
  has_the_bank = 108,  // the banker and the associates do not bet
  not_the_banker = 109,
  not_here = 110,        // the person that the command names has no place at the table
  wrong_person = 111,    // of this one it cannot be said
  may_not_bank = 112,    // won with this sabot, and left the bank
  already_banked = 113,  // in this round of the sabot
  // When
  wrong_phase = 200,
  coup_in_progress = 201,  // not before the coup is over
  bets_closed = 202,       // «no va más» has been called
  not_your_turn = 203,
  not_your_hand = 204,
  not_revealed = 205,  // the last talla's order has not been shown yet
  bets_open = 206,     // no card leaves the sabot before «no van más»
  too_few_players = 207,
  cards_seen = 208,  // they have been lifted from the cloth
  too_late = 209,
  must_deal_once = 210,
  must_play_on = 211,  // cards were drawn before the bets were closed
  no_right_to_seguido = 212,
  banco_made = 213,           // somebody plays against the whole bank
  not_awaited = 214,          // the game does not wait for them
  half_taken = 215,           // somebody plays for that half of the bank
  card_owed = 216,            // the banker has not turned over the card owed
  prisoners_wait = 217,       // stakes are in prison: only the session's last spin ends them
  session_over = 218,         // its last spin has been paid
  already_turned = 219,       // the wheel, by this player
  free_bank_elsewhere = 220,  // another table of the house has one
  // Places
  already_placed = 300,
  standing_not_allowed = 301,
  unknown_seat = 302,
  seat_taken = 303,
  seat_promised = 304,  // the waiting list comes first
  already_waiting = 305,
  seats_are_free = 306,  // nothing to wait for
  no_waiting_list = 307,
  empty_for_a_moment = 308,  // its owner will be back
  seated_elsewhere = 309,
  already_asked = 310,
  unknown_pano = 311,
  colour_taken = 312,  // or there is none of it
  has_colour = 313,
  no_colour = 314,
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
  not_the_amount = 409,
  may_not_bid = 410,
  bets_may_not_join = 411,
  no_such_proposal = 412,
  nobody_has_bet = 413,
  bank_is_covered = 414,
  winnings_too_small = 415,  // to be put in garage
  bank_is_limited = 416,
  banco_stands = 417,  // it cannot be withdrawn
  value_not_a_chip = 418,
  bank_is_free = 419,  // and nothing limits the bets against it
  no_proof = 420,      // of funds for a free bank
  funds_short = 421,   // a free bank could not pay all bets
  nobody_has_bid = 422,
  no_partners = 423,      // whoever has the sabot plays alone
  half_not_earned = 424,  // two passes must be won first
  no_suite = 425,         // it has not been announced
  // The table's setting up
  factor_not_allowed = 500,
  minimum_not_authorised = 501,
  wheel_unfit = 502,  // its numbers or their order
  // Cards
  wrong_count = 600,
  cut_out_of_range = 601,
  wrong_stop_place = 602,
  card_not_in_sabot = 603,
  card_not_named = 604,  // a card dealt face up must be named
  naming_differs = 605,  // a coup's cards are named all as dealt, or all when shown
  no_such_card = 606,    // nothing lies where the command says
  already_open = 607,
  card_not_owed = 608,   // the banker turns over a card of the bank's only where it is owed
  no_such_number = 609,  // on this wheel
  promise_unfit = 610,   // what was promised is opened, and nothing else
  no_new_sabot = 611,    // the house does not change it when the bank breaks
  // Rulings
  reason_unfit = 700,
  claim_not_admitted = 701,
  ruling_unfit = 702,  // a hand or a total is missing, or is not for this effect
  already_noted = 703,
  // What a hand may say
  must_draw = 800,
  must_stand = 801,
  must_abate = 802,
  may_not_abate = 803,
  already_bound = 804,  // the hand follows its rules whatever is asked
  may_not_cede = 805,   // the cards are that player's, or the next one's
};
// What BOOST_DESCRIBE_ENUM does, in two halves: it takes no more than 52 names at once.
// clang-format off
BOOST_DESCRIBE_ENUM_BEGIN(RefusalCode)
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, RefusalCode, unknown_table, unknown_person,
    wrong_role, already_admitted, no_such_player, not_at_the_table, is_away, not_seated,
    has_the_bank, not_the_banker, not_here, wrong_person, may_not_bank, already_banked, wrong_phase,
    coup_in_progress,
    bets_closed, not_your_turn, not_your_hand, not_revealed, bets_open, too_few_players, cards_seen,
    too_late, must_deal_once, must_play_on, no_right_to_seguido, banco_made, not_awaited,
    half_taken, card_owed, prisoners_wait, session_over, already_turned,
    free_bank_elsewhere,
    already_placed, standing_not_allowed, unknown_seat, seat_taken,
    seat_promised, already_waiting, seats_are_free, no_waiting_list, empty_for_a_moment,
    seated_elsewhere, already_asked, unknown_pano, colour_taken, has_colour, no_colour)
BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_ENUM_ENTRY, RefusalCode, amount_not_positive,
    amount_too_large, chance_not_offered, below_minimum, above_maximum, not_a_multiple,
    insufficient_chips, no_such_bet, holder_must_bet, not_the_amount, may_not_bid,
    bets_may_not_join, no_such_proposal, nobody_has_bet, bank_is_covered, winnings_too_small,
    bank_is_limited, banco_stands, value_not_a_chip, bank_is_free, no_proof, funds_short,
    nobody_has_bid, no_partners, half_not_earned, no_suite,
    factor_not_allowed, minimum_not_authorised,
    wheel_unfit, wrong_count,
    cut_out_of_range, wrong_stop_place, card_not_in_sabot, card_not_named, naming_differs,
    no_such_card, already_open, card_not_owed, no_such_number, promise_unfit, no_new_sabot,
    reason_unfit, claim_not_admitted, ruling_unfit,
    already_noted, must_draw, must_stand, must_abate, may_not_abate, already_bound, may_not_cede)
BOOST_DESCRIBE_ENUM_END(RefusalCode)
// clang-format on

struct Refusal {
  RefusalCode code{};
  law::Citations by;

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

// Whether the right person has spoken at the right time, and something in the game itself stands in
// the way: what a player wants to know before trying, too.
bool is_of_the_moment(RefusalCode code);

// What the person is told, and what to do next.
std::string_view advice(RefusalCode code, law::Language language);

}  // namespace sabot::rules
