// Which of the coups in a vector's lanes go on to third cards. Compiled once for each kind of
// processor, so it guards itself as Highway asks.

#if defined(SABOT_SIM_VECTOR_DRAWING_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SABOT_SIM_VECTOR_DRAWING_INL
#undef SABOT_SIM_VECTOR_DRAWING_INL
#else
#define SABOT_SIM_VECTOR_DRAWING_INL
#endif

#include <hwy/highway.h>

#include "sabot/rules/baccarat/baccarat.hpp"
#include "sabot/sim/coup.hpp"
#include "sabot/sim/kernel_tables.hpp"
#include "sabot/sim/vector_words.inl"

// Without vectors the reference does the work.
#if HWY_TARGET != HWY_SCALAR
HWY_BEFORE_NAMESPACE();
namespace sabot::sim::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using D8 = hn::Repartition<std::uint8_t, D16>;
using DI16 = hn::RebindToSigned<D16>;
using V8 = hn::Vec<D8>;
using M16 = hn::Mask<D16>;

// A table of 16 bytes, for every lane the byte of its number.
class Table {
 public:
  explicit Table(const KernelTables::Bytes& bytes) : bytes_(hn::LoadDup128(D8(), bytes.data())) {}

  HWY_INLINE V16 at(V16 number) const { return hn::And(raw(number), hn::Set(D16(), 0xFF)); }
  // The upper half of a lane is what the table has for 0.
  HWY_INLINE V16 raw(V16 number) const {
    return hn::BitCast(D16(), hn::TableLookupBytes(bytes_, hn::BitCast(D8(), number)));
  }

 private:
  V8 bytes_;
};

// Numbers far below 2^15 compare as signed ones, which all processors can.
HWY_INLINE M16 greater(V16 a, V16 b) {
  const DI16 d;
  return hn::RebindMask(D16(), hn::Gt(hn::BitCast(d, a), hn::BitCast(d, b)));
}

// The units of a sum of two digits: below ten the difference wraps round to a large number.
HWY_INLINE V16 units(V16 sum) { return hn::Min(sum, hn::Sub(sum, hn::Set(D16(), 10))); }

HWY_INLINE bool any(M16 mask) { return !hn::AllFalse(D16(), mask); }

// The drawing rules for all lanes at once. Where a hand draws only sometimes, `settle(lanes, lower,
// hand)` tells those of the lanes, given the lower half of the odds, whose upper halves are equal.
template <bool mixed>
class VectorDrawing {
 public:
  explicit VectorDrawing(const KernelTables& tables)
      : tables_(tables),
        punto_(tables.punto),
        banca_(tables.banca),
        bit_(tables.bit),
        // The greatest total that is no natural.
        plain_(hn::Set(D16(), 7)) {
    static_assert(!baccarat::is_natural(7) && baccarat::is_natural(8));
  }

  // By the totals of two cards.
  template <class Settle>
  HWY_INLINE M16 punto_draws(V16 punto, V16 banca, V16 word, Settle settle) const {
    auto draws = hn::TestBit(punto_.raw(punto), hn::Set(D16(), 1));
    if constexpr (mixed)
      for (const auto& one : tables_.punto_mixed) {
        const auto here = hn::Eq(punto, hn::Set(D16(), one.total));
        draws = hn::Or(draws, sometimes(one, here, word, Hand::punto, settle));
      }
    return hn::AndNot(greater(banca, plain_), draws);
  }

  // The punto's third card is what it drew, or Cuadro::punto_stood.
  template <class Settle>
  HWY_INLINE M16 banca_draws(V16 punto, V16 banca, V16 third, V16 word, Settle settle) const {
    const auto orders = hn::And(banca_.raw(third), bit_.at(banca));
    auto draws = hn::Ne(orders, hn::Zero(D16()));
    if constexpr (mixed)
      for (const auto& one : tables_.banca_mixed) {
        const auto here = hn::And(hn::Eq(banca, hn::Set(D16(), one.total)),
                                  hn::Eq(third, hn::Set(D16(), one.third)));
        draws = hn::Or(draws, sometimes(one, here, word, Hand::banca, settle));
      }
    return hn::AndNot(greater(punto, plain_), draws);
  }

 private:
  template <class Settle>
  static HWY_INLINE M16 sometimes(const KernelTables::Mixed& odds, M16 here, V16 word, Hand hand,
                                  Settle settle) {
    const auto upper = hn::Set(D16(), odds.upper);
    const auto draws = hn::And(here, hn::Lt(word, upper));
    const auto equal = hn::And(here, hn::Eq(word, upper));
    if (HWY_LIKELY(!any(equal))) return draws;
    return hn::Or(draws, settle(equal, odds.lower, hand));
  }

  const KernelTables& tables_;
  Table punto_;
  Table banca_;
  Table bit_;
  V16 plain_;
};

// Those of the lanes for which `holds(lane)`: for what is rare enough to be done one by one.
template <class Holds>
HWY_INLINE M16 lane_by_lane(M16 lanes, Holds holds) {
  const D16 d;
  HWY_ALIGN std::uint16_t each[most_lanes];
  hn::Store(hn::VecFromMask(d, lanes), d, each);
  for (std::size_t lane = 0; lane < hn::Lanes(d); ++lane)
    if (each[lane] != 0 && !holds(static_cast<std::uint32_t>(lane))) each[lane] = 0;
  return hn::MaskFromVec(hn::Load(d, each));
}

}  // namespace sabot::sim::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif

#endif  // per target
