#include "sabot/sim/wheel/spins.hpp"

// Spins in vectors of 16-bit lanes: a call of Philox for each lane gives eight words, and each of
// them a pocket. Only counting the pockets goes one by one.

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sabot/sim/wheel/spins_kernel.cpp"
#include <hwy/foreach_target.h>

#include "sabot/sim/vector_words.inl"

HWY_BEFORE_NAMESPACE();
namespace sabot::sim::HWY_NAMESPACE {

#if HWY_TARGET == HWY_SCALAR

void AddSpins(const SpinPlan& plan, std::uint64_t block, std::uint32_t zeros, std::uint64_t wanted,
              std::uint64_t* row) {
  SpinWords words(plan, block, zeros);
  for (; wanted > 0; --wanted) ++row[words.next()];
}

#else

// Another file has the same names in the same namespace.
namespace {

class SpinsKernel {
 public:
  SpinsKernel(const SpinPlan& plan, std::uint64_t block, std::uint32_t zeros)
      : place_{.seed = plan.seed, .block = block, .talla = zeros},
        philox_(plan.seed),
        pockets_(plan.pockets),
        range_(hn::Set(D16(), static_cast<std::uint16_t>(plan.pockets))),
        uneven_(hn::Set(D16(), static_cast<std::uint16_t>(
                                   word_range % static_cast<std::uint64_t>(plan.pockets)))) {}

  // From this call on, this many vectors of them. Says how many words gave a pocket.
  std::uint64_t run(std::uint32_t call, std::uint64_t vectors, std::uint64_t* row) const {
    const auto step = static_cast<std::uint32_t>(hn::Lanes(D16()));
    // Several, since the same pocket twice in a row would have to wait for its own counter.
    std::uint32_t counts[side_by_side][slots] = {};
    std::uint64_t all = vectors * step * words_per_call;
    for (; vectors > 0; --vectors, call += step) count(call, counts);
    for (const auto& each : counts) {
      for (int pocket = 0; pocket < pockets_; ++pocket) row[pocket] += each[pocket];
      all -= each[pockets_];
    }
    return all;
  }

 private:
  static constexpr std::size_t side_by_side = 4;
  // One more than pockets: a word that was left out counts there.
  static constexpr std::size_t slots = SpinPlan::most_pockets + 1;

  HWY_INLINE void count(std::uint32_t call, std::uint32_t (&counts)[side_by_side][slots]) const {
    const D16 d;
    V16 words[words_per_call];
    draw(call, words);
    const auto lanes = hn::Lanes(d);
    HWY_ALIGN std::uint16_t pockets[words_per_call * most_lanes];
#pragma GCC unroll 8
    for (std::size_t i = 0; i < words_per_call; ++i) {
      // Saturated: zero where the rest is no less than the bound.
      const auto left_out =
          hn::Ne(hn::SaturatedSub(uneven_, hn::Mul(words[i], range_)), hn::Zero(d));
      hn::Store(hn::IfThenElse(left_out, range_, hn::MulHigh(words[i], range_)), d,
                pockets + i * lanes);
    }
    for (std::size_t i = 0; i < words_per_call * lanes; i += side_by_side)
#pragma GCC unroll 4
      for (std::size_t j = 0; j < side_by_side; ++j) ++counts[j][pockets[i + j]];
  }

  HWY_INLINE void draw(std::uint32_t call, V16* HWY_RESTRICT out) const {
    const D64 d;
    const auto counter = place_.counter(Stream::spins, 0);
    PhiloxState state[sets];
#pragma GCC unroll 4
    for (int set = 0; set < sets; ++set)
      state[set] = {VectorPhilox::lanes(set, call, 1), hn::Set(d, counter[1]),
                    hn::Set(d, counter[2]), hn::Set(d, counter[3])};
    philox_.words(state, out);
  }

  Place place_;
  VectorPhilox philox_;
  int pockets_;
  V16 range_, uneven_;
};

}  // namespace

// As many vectors as cannot give too many spins, again and again; what is left after them is less
// than a vector and is taken one by one, so that the width of the vector makes no difference.
void AddSpins(const SpinPlan& plan, std::uint64_t block, std::uint32_t zeros, std::uint64_t wanted,
              std::uint64_t* row) {
  const SpinsKernel kernel(plan, block, zeros);
  const auto lanes = static_cast<std::uint32_t>(hn::Lanes(D16()));
  std::uint32_t call = 0;
  while (const auto vectors = wanted / (lanes * words_per_call)) {
    wanted -= kernel.run(call, vectors, row);
    call += static_cast<std::uint32_t>(vectors) * lanes;
  }
  SpinWords words(plan, block, zeros, call);
  for (; wanted > 0; --wanted) ++row[words.next()];
}

#endif

}  // namespace sabot::sim::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace sabot::sim {

HWY_EXPORT(AddSpins);

void add_spins(const SpinPlan& plan, std::uint64_t block, std::uint32_t zeros, std::uint64_t wanted,
               std::uint64_t* row) {
  HWY_DYNAMIC_DISPATCH(AddSpins)(plan, block, zeros, wanted, row);
}

}  // namespace sabot::sim
#endif
