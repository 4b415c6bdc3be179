#include "sabot/sim/treinta_cuarenta/rows.hpp"

// Coups of two rows, a strand in each lane. Every lane tries a word of its own as a card in every
// step, wherever its coup stands; a lane whose coup is complete begins the next.

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sabot/sim/treinta_cuarenta/rows_kernel.cpp"
#include <hwy/foreach_target.h>

#include "sabot/sim/vector_words.inl"

HWY_BEFORE_NAMESPACE();
namespace sabot::sim::HWY_NAMESPACE {

#if HWY_TARGET == HWY_SCALAR

void AddRowsBlock(const RowsPlan& plan, std::uint64_t block, RowsTotals& totals) {
  for (std::uint32_t strand = 0; strand < strands_per_block; ++strand)
    add_strand(plan, block, strand, totals);
}

#else

// Another file has the same names in the same namespace.
namespace {

using RowsMask = hn::Mask<D16>;

// Numbers far below 2^15 compare as signed ones, which all processors can.
HWY_INLINE RowsMask above(V16 a, V16 b) {
  const hn::RebindToSigned<D16> d;
  return hn::RebindMask(D16(), hn::Gt(hn::BitCast(d, a), hn::BitCast(d, b)));
}

class RowsKernel {
 public:
  RowsKernel(const RowsPlan& plan, std::uint64_t block)
      : plan_(plan), block_(block), philox_(plan.seed) {
    const D16 d;
    std::uint16_t below = 0;
    for (int kind = 0; kind < bounds; ++kind) {
      below = static_cast<std::uint16_t>(below + plan.cards[static_cast<std::size_t>(kind)]);
      full_[kind] = hn::Set(d, below);
    }
    all_ = hn::Set(d, static_cast<std::uint16_t>(plan.all_cards()));
    ends_at_ = hn::Set(d, static_cast<std::uint16_t>(plan.ends_at));
    short_of_end_ = hn::Set(d, static_cast<std::uint16_t>(plan.ends_at - 1));
  }

  // The strands of the lanes, from this one on.
  void run(std::uint32_t strand, RowsTotals& totals) {
    const D16 d;
    HWY_ALIGN std::uint16_t rounds[most_lanes];
    for (std::uint32_t lane = 0; lane < hn::Lanes(d); ++lane) {
      const auto own = rounds_of_strand(plan_, block_, strand + lane);
      rounds[lane] = static_cast<std::uint16_t>(own);
      totals.rounds += own;
    }
    begin(hn::Load(d, rounds));
    const Place first{.seed = plan_.seed, .block = block_, .talla = strand};
    for (std::uint32_t call = 0; !hn::AllFalse(d, playing_); ++call) {
      V16 words[words_per_call];
      draw_words(first, call, words);
      for (const auto& word : words) step(word, totals);
    }
  }

 private:
  static constexpr int bounds = RowsPlan::kinds - 1;

  void begin(V16 rounds) {
    const D16 d;
    for (int kind = 0; kind < bounds; ++kind) below_[kind] = full_[kind];
    left_ = all_;
    total_ = negra_ = red_ = hn::Zero(d);
    in_roja_ = hn::Zero(d);
    rounds_ = rounds;
    playing_ = hn::Ne(rounds, hn::Zero(d));
  }

  HWY_INLINE void draw_words(const Place& first, std::uint32_t call, V16* HWY_RESTRICT out) const {
    const D64 d;
    const auto counter = first.counter(Stream::rows_cards, call);
    PhiloxState state[sets];
#pragma GCC unroll 4
    for (int set = 0; set < sets; ++set)
      state[set] = {hn::Set(d, counter[0]), VectorPhilox::lanes(set, counter[1], 1),
                    hn::Set(d, counter[2]), hn::Set(d, counter[3])};
    philox_.words(state, out);
  }

  HWY_INLINE void step(V16 word, RowsTotals& totals) {
    const D16 d;
    const auto maybe_uneven = hn::SaturatedSub(left_, hn::Mul(word, left_));
    auto drawn = playing_;
    if (HWY_UNLIKELY(!hn::AllTrue(d, hn::Eq(maybe_uneven, hn::Zero(d)))))
      drawn = hn::AndNot(uneven(word), drawn);
    // For a number above all others nothing is taken.
    const auto number = hn::IfThenElse(drawn, hn::MulHigh(word, left_), hn::Set(d, 0x7FFF));
    const auto kind = take(number);
    left_ = hn::Add(left_, hn::VecFromMask(d, drawn));
    const auto begins = hn::Eq(hn::Or(total_, in_roja_), hn::Zero(d));
    red_ = hn::IfThenElse(hn::And(begins, drawn), hn::And(kind, hn::Set(d, 1)), red_);
    const auto points = hn::Add(hn::ShiftRight<1>(kind), hn::Set(d, 1));
    total_ = hn::Add(total_, hn::IfThenElseZero(drawn, points));
    const auto ends = above(total_, short_of_end_);
    if (!hn::AllFalse(d, ends)) end_rows(ends, totals);
  }

  // The kind of the card with this number, as many as there are bounds up to it; and one less of
  // it is left.
  HWY_INLINE V16 take(V16 number) {
    const D16 d;
    auto kind = hn::Set(d, bounds);
#pragma GCC unroll 19
    for (int i = 0; i < bounds; ++i) {
      const auto before = hn::VecFromMask(d, above(below_[i], number));
      below_[i] = hn::Add(below_[i], before);
      kind = hn::Add(kind, before);
    }
    return kind;
  }

  HWY_INLINE void end_rows(RowsMask ends, RowsTotals& totals) {
    const D16 d;
    const auto of_roja = hn::Ne(in_roja_, hn::Zero(d));
    const auto done = hn::And(ends, of_roja);
    const auto over = hn::Sub(total_, ends_at_);
    if (!hn::AllFalse(d, done)) end_coups(done, over, totals);
    const auto negra = hn::AndNot(of_roja, ends);
    negra_ = hn::IfThenElse(negra, over, negra_);
    in_roja_ = hn::Or(hn::IfThenZeroElse(done, in_roja_), hn::VecFromMask(d, negra));
    total_ = hn::IfThenZeroElse(ends, total_);
  }

  HWY_INLINE void end_coups(RowsMask done, V16 roja, RowsTotals& totals) {
    const D16 d;
    // (10 × negra + roja) × 2 + red
    const auto both = hn::Add(hn::Mul(negra_, hn::Set(d, RowsTotals::totals)), roja);
    const auto cell = hn::Add(hn::Add(both, both), red_);
    HWY_ALIGN std::uint16_t cells[most_lanes];
    const auto count = hn::CompressStore(cell, done, d, cells);
    for (std::size_t i = 0; i < count; ++i) ++totals.counts[cells[i]];
    for (int kind = 0; kind < bounds; ++kind)
      below_[kind] = hn::IfThenElse(done, full_[kind], below_[kind]);
    left_ = hn::IfThenElse(done, all_, left_);
    rounds_ = hn::Add(rounds_, hn::VecFromMask(d, done));
    playing_ = hn::Ne(rounds_, hn::Zero(d));
  }

  // Lane by lane: only few words need the division.
  HWY_NOINLINE RowsMask uneven(V16 words) const {
    const D16 d;
    HWY_ALIGN std::uint16_t word[most_lanes];
    HWY_ALIGN std::uint16_t left[most_lanes];
    hn::Store(words, d, word);
    hn::Store(left_, d, left);
    for (std::size_t lane = 0; lane < hn::Lanes(d); ++lane) {
      const auto low = static_cast<std::uint16_t>(word[lane] * left[lane]);
      word[lane] = low < left[lane] && is_uneven(word[lane], left[lane]) ? 1 : 0;
    }
    return hn::Ne(hn::Load(d, word), hn::Zero(d));
  }

  const RowsPlan& plan_;
  std::uint64_t block_;
  VectorPhilox philox_;
  V16 full_[bounds];   // cards of no more than each kind, before any is drawn
  V16 below_[bounds];  // and now
  V16 all_, left_, ends_at_, short_of_end_;
  V16 total_, negra_, red_;
  V16 in_roja_;  // all ones there
  V16 rounds_;   // that are still to be dealt
  RowsMask playing_;
};

}  // namespace

void AddRowsBlock(const RowsPlan& plan, std::uint64_t block, RowsTotals& totals) {
  RowsKernel kernel(plan, block);
  const auto lanes = static_cast<std::uint32_t>(hn::Lanes(D16()));
  for (std::uint32_t strand = 0; strand < strands_per_block; strand += lanes)
    kernel.run(strand, totals);
}

#endif

}  // namespace sabot::sim::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace sabot::sim {

HWY_EXPORT(AddRowsBlock);

void add_block(const RowsPlan& plan, std::uint64_t block, RowsTotals& totals) {
  HWY_DYNAMIC_DISPATCH(AddRowsBlock)(plan, block, totals);
}

}  // namespace sabot::sim
#endif
