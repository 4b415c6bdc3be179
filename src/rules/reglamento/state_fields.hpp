#pragma once
// The fields of a table's state, for those who keep it as bytes.

#include <boost/describe/class.hpp>

#include "sabot/rules/baccarat/state_fields.hpp"
#include "sabot/rules/reglamento/state.hpp"

namespace sabot::reglamento {

BOOST_DESCRIBE_STRUCT(Bank, (),
                      (holder, is_house, title, opening, amount, passes, wins, earned, half_taken,
                       ties, won_in, staked, raised, last_tied, suite_announced, untaxed, charge))
BOOST_DESCRIBE_STRUCT(Offer, (),
                      (why, least, from, at, to, seat, left_by, asked, standing_asked, to_all,
                       taker_pays))
BOOST_DESCRIBE_STRUCT(Lent, (), (seat, owner, to, behind, waits, ahead))
BOOST_DESCRIBE_STRUCT(Stake, (), (by, on, amount))
BOOST_DESCRIBE_STRUCT(Aside, (), (card, undue))
BOOST_DESCRIBE_STRUCT(HandState, (), (first, open, third, shown, said))
BOOST_DESCRIBE_STRUCT(State, (),
                      (phase, people, places, limits, talla, coup, sabot, in_play,
                       stop_card_appeared, inverted, burned, unrevealed, cutter, uncut, remate_due,
                       bids, tied, place, suite_of, next_from, after_suite, next_at, round_start,
                       been_out, last_out, in_a_row, bank, offer, lent, stakes, pagador, hands,
                       owed_to, punto_holder, drawn, real, waived, misstated, misstatement_noted,
                       aside, asked_unduly, due, winner))

}  // namespace sabot::reglamento

namespace sabot {

template <>
struct BytesForm<reglamento::Bank> : FieldBytes<reglamento::Bank> {};
template <>
struct BytesForm<reglamento::Offer> : FieldBytes<reglamento::Offer> {};
template <>
struct BytesForm<reglamento::Lent> : FieldBytes<reglamento::Lent> {};
template <>
struct BytesForm<reglamento::Stake> : FieldBytes<reglamento::Stake> {};
template <>
struct BytesForm<reglamento::Aside> : FieldBytes<reglamento::Aside> {};
template <>
struct BytesForm<reglamento::HandState> : FieldBytes<reglamento::HandState> {};
template <>
struct BytesForm<reglamento::State> : FieldBytes<reglamento::State> {};

}  // namespace sabot
