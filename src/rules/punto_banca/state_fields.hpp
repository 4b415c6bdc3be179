#pragma once
// The fields of a table's state, for those who keep it as bytes.

#include <boost/describe/class.hpp>

#include "sabot/rules/common/state_fields.hpp"
#include "sabot/rules/punto_banca/state.hpp"

namespace sabot::punto_banca {

BOOST_DESCRIBE_STRUCT(Stake, (), (by, on, amount, freed))
BOOST_DESCRIBE_STRUCT(HandCards, (), (dealt, shown, said))
BOOST_DESCRIBE_STRUCT(State, (),
                      (phase, people, places, limits, standing_allowed, talla, coup, sabot, to_burn,
                       stop_card_appeared, unrevealed, turn, offered_to, holder, declined, stakes,
                       croupier, hands, punto_holder, due, winner, annulled))

}  // namespace sabot::punto_banca

namespace sabot {

template <>
struct BytesForm<punto_banca::Stake> : FieldBytes<punto_banca::Stake> {};
template <>
struct BytesForm<punto_banca::HandCards> : FieldBytes<punto_banca::HandCards> {};
template <>
struct BytesForm<punto_banca::State> : FieldBytes<punto_banca::State> {};

}  // namespace sabot
