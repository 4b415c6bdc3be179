// The cards of independent coups, as many different ones as a coup may need, in every lane.
// Compiled once for each kind of processor, so it guards itself as Highway asks.

#if defined(SABOT_SIM_VECTOR_DECK_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SABOT_SIM_VECTOR_DECK_INL
#undef SABOT_SIM_VECTOR_DECK_INL
#else
#define SABOT_SIM_VECTOR_DECK_INL
#endif

#include "sabot/sim/sabot_plan.hpp"
#include "sabot/sim/vector_drawing.inl"

// Without vectors the reference does the work.
#if HWY_TARGET != HWY_SCALAR
HWY_BEFORE_NAMESPACE();
namespace sabot::sim::HWY_NAMESPACE {

template <int cards_each>
class VectorDeck {
 public:
  // The cards of an attempt, and whether they are all different.
  struct Dealt {
    V16 points[cards_each];
    M16 valid;
  };

  // The points are those of the card's group; see KernelTables.
  VectorDeck(const SabotPlan& sabot, const KernelTables::Bytes& points)
      : cards_(hn::Set(D16(), static_cast<std::uint16_t>(sabot.cards()))),
        uneven_(hn::Set(D16(), static_cast<std::uint16_t>(word_range % cards(sabot)))),
        // Rounded up, the reciprocal is exact for numbers up to all the cards of 16 packs.
        per_rank_(hn::Set(
            D16(), static_cast<std::uint16_t>((word_range + ranks(sabot) - 1) / ranks(sabot)))),
        points_(points),
        full_(sabot.is_full()) {
    std::uint16_t below = 0;
    for (int one = 0; one < 9; ++one) {
      below = static_cast<std::uint16_t>(below + sabot.cards_of(one));
      below_[one] = hn::Set(D16(), below);
    }
  }

  HWY_INLINE Dealt deal(const V16* HWY_RESTRICT words) const {
    const D16 d;
    Dealt dealt;
    V16 numbers[cards_each];
    auto least = hn::Mul(words[0], cards_);
#pragma GCC unroll 9
    for (int i = 0; i < cards_each; ++i) {
      numbers[i] = hn::MulHigh(words[i], cards_);
      if (i > 0) least = hn::Min(least, hn::Mul(words[i], cards_));
      dealt.points[i] = HWY_LIKELY(full_) ? points_.at(hn::MulHigh(numbers[i], per_rank_))
                                          : points_of(numbers[i]);
    }
    // Saturated: zero where the least is no less than the bound.
    auto fault = hn::Ne(hn::SaturatedSub(uneven_, least), hn::Zero(d));
#pragma GCC unroll 9
    for (int i = 1; i < cards_each; ++i)
#pragma GCC unroll 9
      for (int j = 0; j < i; ++j) fault = hn::Or(fault, hn::Eq(numbers[i], numbers[j]));
    dealt.valid = hn::Not(fault);
    return dealt;
  }

 private:
  static std::uint64_t cards(const SabotPlan& sabot) {
    return static_cast<std::uint64_t>(sabot.cards());
  }
  static std::uint64_t ranks(const SabotPlan& sabot) {
    return 4 * static_cast<std::uint64_t>(sabot.packs);
  }

  // Where cards are gone: as many points as there are bounds up to the number.
  HWY_INLINE V16 points_of(V16 number) const {
    const D16 d;
    auto points = hn::Set(d, 9);
#pragma GCC unroll 9
    for (const auto& bound : below_)
      points = hn::Add(points, hn::VecFromMask(d, greater(bound, number)));
    return points;
  }

  V16 cards_, uneven_, per_rank_;
  V16 below_[9];  // cards of no more than 0, 1, … 8 points
  Table points_;
  bool full_;
};

}  // namespace sabot::sim::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif

#endif  // per target
