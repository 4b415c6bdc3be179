#pragma once
// The fields of a table's state, for those who keep it as bytes.

#include <boost/describe/class.hpp>

#include "sabot/rules/common/state_fields.hpp"
#include "sabot/rules/treinta_cuarenta/state.hpp"

namespace sabot::treinta_cuarenta {

BOOST_DESCRIBE_STRUCT(Stake, (), (by, on, amount, insured, insurance))
BOOST_DESCRIBE_STRUCT(Prisoner, (), (by, on, value, times, asked))
BOOST_DESCRIBE_STRUCT(RowCards, (), (cards, total))
BOOST_DESCRIBE_STRUCT(State, (),
                      (phase, people, places, limits, talla, coup, sabot, stop_card_appeared,
                       unrevealed, declined_cut, stakes, prison, tallador, rows, last, over))

}  // namespace sabot::treinta_cuarenta

namespace sabot {

template <>
struct BytesForm<treinta_cuarenta::Stake> : FieldBytes<treinta_cuarenta::Stake> {};
template <>
struct BytesForm<treinta_cuarenta::Prisoner> : FieldBytes<treinta_cuarenta::Prisoner> {};
template <>
struct BytesForm<treinta_cuarenta::RowCards> : FieldBytes<treinta_cuarenta::RowCards> {};
template <>
struct BytesForm<treinta_cuarenta::State> : FieldBytes<treinta_cuarenta::State> {};

}  // namespace sabot
