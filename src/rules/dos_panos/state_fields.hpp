#pragma once
// The fields of a table's state, for those who keep it as bytes.

#include <boost/describe/class.hpp>

#include "sabot/rules/baccarat/state_fields.hpp"
#include "sabot/rules/dos_panos/state.hpp"

namespace sabot::dos_panos {

BOOST_DESCRIBE_STRUCT(Bank, (), (banker, title, initial, deposited, amount, until, coups))
BOOST_DESCRIBE_STRUCT(Offer, (), (why, to, amount, tallas, asked, left_by, bids, lot))
BOOST_DESCRIBE_STRUCT(Stake, (), (by, on, amount, plays))
BOOST_DESCRIBE_STRUCT(Loose, (), (card, order))
BOOST_DESCRIBE_STRUCT(HandState, (),
                      (owed_to, holder, first, open, third, third_order, third_was_loose, lifted,
                       shown, voided, deemed_first, deemed, said, judged, abated, abate_lost, bound,
                       said_under, asked))
BOOST_DESCRIBE_STRUCT(State, (),
                      (phase, people, places, per_pano, minimum, maximum, bank_minimum,
                       bank_maximum, banco_authorised, free_bank_elsewhere, proven, session,
                       tallas_in_session, talla, coup, sabot, stop_card_appeared, unrevealed,
                       barred, turn, bank, offer, stake, claims, banco_by, banco_right, banco_voids,
                       banco_over, stakes, croupier, relieved, named, hands, aside, thirds, loose,
                       restored, five_binds, misannounced, due, winners))

}  // namespace sabot::dos_panos

namespace sabot {

template <>
struct BytesForm<dos_panos::Bank> : FieldBytes<dos_panos::Bank> {};
template <>
struct BytesForm<dos_panos::Offer> : FieldBytes<dos_panos::Offer> {};
template <>
struct BytesForm<dos_panos::Stake> : FieldBytes<dos_panos::Stake> {};
template <>
struct BytesForm<dos_panos::Loose> : FieldBytes<dos_panos::Loose> {};
template <>
struct BytesForm<dos_panos::HandState> : FieldBytes<dos_panos::HandState> {};
template <>
struct BytesForm<dos_panos::State> : FieldBytes<dos_panos::State> {};

}  // namespace sabot
