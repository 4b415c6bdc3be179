#pragma once
// The fields of a table's state, for those who keep it as bytes.

#include <boost/describe/class.hpp>

#include "sabot/rules/common/state_fields.hpp"
#include "sabot/rules/wheel/state.hpp"

namespace sabot::wheel {

BOOST_DESCRIBE_STRUCT(Stake, (), (by, on, pano, amount, won))
BOOST_DESCRIBE_STRUCT(Prisoner, (), (by, on, pano, value, zeros, asked))
BOOST_DESCRIBE_STRUCT(Own, (), (by, colour, value))
BOOST_DESCRIBE_STRUCT(State, (),
                      (phase, people, places, minimum, coup, stakes, prison, colours, commitment,
                       turners, turned, bets_closed, last, over, croupier, number, past))

}  // namespace sabot::wheel

namespace sabot {

template <>
struct BytesForm<wheel::Stake> : FieldBytes<wheel::Stake> {};
template <>
struct BytesForm<wheel::Prisoner> : FieldBytes<wheel::Prisoner> {};
template <>
struct BytesForm<wheel::Own> : FieldBytes<wheel::Own> {};
template <>
struct BytesForm<wheel::State> : FieldBytes<wheel::State> {};

}  // namespace sabot
