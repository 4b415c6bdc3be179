#pragma once
// What the house keeps of what is won.

#include <cstdint>

#include <boost/describe/enum.hpp>

#include "sabot/base/money.hpp"
#include "sabot/law/citation.hpp"

namespace sabot::baccarat {

// Which way a fraction of a cent of a deduction goes.
enum class DeductionRounding : std::uint8_t { down, up };
BOOST_DESCRIBE_ENUM(DeductionRounding, down, up)

struct Deduction {
  Money amount;
  law::Citations by;  // with the rounding's own source only where there was something to round
};

Deduction deduction_of(Money won, const law::Cited<Ratio>& rate,
                       const law::Cited<DeductionRounding>& rounding);

}  // namespace sabot::baccarat
