// Philox in vectors: eight random words of 16 bits for every lane of a vector of 16-bit lanes.
// Compiled once for each kind of processor, so it guards itself as Highway asks.

#if defined(SABOT_SIM_VECTOR_WORDS_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SABOT_SIM_VECTOR_WORDS_INL
#undef SABOT_SIM_VECTOR_WORDS_INL
#else
#define SABOT_SIM_VECTOR_WORDS_INL
#endif

#include <hwy/highway.h>

#include "sabot/sim/words.hpp"

// Without vectors the reference does the work.
#if HWY_TARGET != HWY_SCALAR
HWY_BEFORE_NAMESPACE();
namespace sabot::sim::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using D16 = hn::ScalableTag<std::uint16_t>;
using D32 = hn::ScalableTag<std::uint32_t>;
using D64 = hn::ScalableTag<std::uint64_t>;
using V16 = hn::Vec<D16>;
using V32 = hn::Vec<D32>;
using V64 = hn::Vec<D64>;

inline constexpr std::size_t most_lanes = HWY_MAX_BYTES / sizeof(std::uint16_t);

// A vector of 16-bit lanes has four times as many lanes as one of 64 bits: four of these make one.
inline constexpr int sets = 4;

// Counters and state are held in 64-bit lanes of which only the lower half counts, because the
// product of two such is 64 bits wide. The upper halves are never cleared.
struct PhiloxState {
  V64 x0, x1, x2, x3;
};

class VectorPhilox {
 public:
  explicit VectorPhilox(std::uint64_t seed) {
    const D64 d;
    auto k0 = static_cast<std::uint32_t>(seed);
    auto k1 = static_cast<std::uint32_t>(seed >> 32);
    for (int round = 0; round < Philox::rounds; ++round) {
      keys0_[round] = hn::Set(d, k0);
      keys1_[round] = hn::Set(d, k1);
      k0 += Philox::step0;
      k1 += Philox::step1;
    }
  }

  // From the state of each set, as counters, to the eight words of each lane. Lane 4i + l comes
  // from lane i of the set that lane_of_set gives l.
  HWY_INLINE void words(PhiloxState (&state)[sets], V16* HWY_RESTRICT out) const {
    // In registers, as all loops of the kernels: their states are too many to be kept elsewhere.
    for (int round = 0; round < Philox::rounds; ++round)
#pragma GCC unroll 4
      for (auto& one : state) turn(one, keys0_[round], keys1_[round]);
    split(state[0].x0, state[1].x0, state[2].x0, state[3].x0, out);
    split(state[0].x1, state[1].x1, state[2].x1, state[3].x1, out + 2);
    split(state[0].x2, state[1].x2, state[2].x2, state[3].x2, out + 4);
    split(state[0].x3, state[1].x3, state[2].x3, state[3].x3, out + 6);
  }

  static constexpr std::uint64_t lane_of_set(int set) {
    return set == 1 ? 2 : set == 2 ? 1 : set == 3 ? 3 : 0;
  }

  // step × (first + the lane of the 16-bit vector), for the lanes of this set.
  static HWY_INLINE V64 lanes(int set, std::uint64_t first, std::uint64_t step) {
    const D64 d;
    const auto of_set =
        hn::Add(hn::ShiftLeft<2>(hn::Iota(d, 0)), hn::Set(d, first + lane_of_set(set)));
    return hn::MulEven(hn::BitCast(D32(), of_set), hn::BitCast(D32(), hn::Set(d, step)));
  }

 private:
  static HWY_INLINE void turn(PhiloxState& s, V64 key0, V64 key1) {
    const D32 d32;
    const D64 d64;
    const auto p0 =
        hn::MulEven(hn::BitCast(d32, s.x0), hn::BitCast(d32, hn::Set(d64, Philox::multiplier0)));
    const auto p1 =
        hn::MulEven(hn::BitCast(d32, s.x2), hn::BitCast(d32, hn::Set(d64, Philox::multiplier1)));
    s.x0 = hn::Xor(hn::ShiftRight<32>(p1), hn::Xor(s.x1, key0));
    s.x1 = p1;
    s.x2 = hn::Xor(hn::ShiftRight<32>(p0), hn::Xor(s.x3, key1));
    s.x3 = p0;
  }

  // One of the four results of each set: its lower and its upper half, for every 16-bit lane.
  static HWY_INLINE void split(V64 set0, V64 set1, V64 set2, V64 set3, V16* HWY_RESTRICT out) {
    const D16 d16;
    const D32 d32;
    const auto pair = [&](V64 even, V64 odd) {
      return hn::OddEven(hn::BitCast(d32, hn::ShiftLeft<32>(odd)), hn::BitCast(d32, even));
    };
    const auto even = pair(set0, set1);
    const auto odd = pair(set2, set3);
    out[0] = hn::OddEven(hn::BitCast(d16, hn::ShiftLeft<16>(odd)), hn::BitCast(d16, even));
    out[1] = hn::OddEven(hn::BitCast(d16, odd), hn::BitCast(d16, hn::ShiftRight<16>(even)));
  }

  V64 keys0_[Philox::rounds];
  V64 keys1_[Philox::rounds];
};

// As many vectors as cannot give too many coups, again and again; what is left after them is less
// than a vector and is taken one by one by `rest(first, count)`, so that the width of the vector
// makes no difference.
template <class Kernel, class Totals, class Rest>
void add_in_vectors(const Kernel& kernel, std::uint64_t rounds, std::uint32_t coups_per_group,
                    Totals& totals, Rest rest) {
  const auto lanes = static_cast<std::uint32_t>(hn::Lanes(D16()));
  const auto wanted = totals.rounds + rounds;
  std::uint32_t group = 0;
  while (const auto vectors = (wanted - totals.rounds) / (lanes * coups_per_group)) {
    kernel.run(group, vectors, totals);
    group += static_cast<std::uint32_t>(vectors) * lanes;
  }
  rest(group * coups_per_group, wanted - totals.rounds);
}

}  // namespace sabot::sim::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif

#endif  // per target
