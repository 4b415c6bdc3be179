#pragma once
// The fields of what the games of the family keep in their states, for those who keep them as
// bytes.

#include <boost/describe/class.hpp>

#include "sabot/rules/baccarat/bids.hpp"
#include "sabot/rules/common/state_fields.hpp"

namespace sabot::baccarat {

BOOST_DESCRIBE_STRUCT(BidOf, (), (by, amount))

}  // namespace sabot::baccarat

namespace sabot {

template <>
struct BytesForm<baccarat::BidOf> : FieldBytes<baccarat::BidOf> {};

}  // namespace sabot
