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
    for (int kind = 0; kind < RowsPlan::kinds; ++kind) {
      const auto cards = plan.cards[static_cast<std::size_t>(kind)];
      red_.insert(red_.end(), static_cast<std::size_t>(cards), kind % 2 == 1 ? 1 : 0);
      below = static_cast<std::uint16_t>(below + cards);
      // Once both colours of these points are counted.
      if (kind % 2 == 1 && kind / 2 < bounds) full_[kind / 2] = hn::Set(d, below);
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
  // Of points: the colour matters of the first card alone.
  static constexpr int bounds = RowsPlan::kinds / 2 - 1;

  void begin(V16 rounds) {
    const D16 d;
    for (int i = 0; i < bounds; ++i) below_[i] = full_[i];
    left_ = all_;
    total_ = negra_ = first_ = hn::Zero(d);
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
    const auto points = take(number);
    left_ = hn::Add(left_, hn::VecFromMask(d, drawn));
    const auto begins = hn::Eq(hn::Or(total_, in_roja_), hn::Zero(d));
    first_ = hn::IfThenElse(hn::And(begins, drawn), number, first_);
    total_ = hn::Add(total_, hn::IfThenElseZero(drawn, points));
    const auto ends = above(total_, short_of_end_);
    if (!hn::AllFalse(d, ends)) end_rows(ends, totals);
  }

  // The points of the card with this number, as many as there are bounds up to it and one more;
  // and one card less of them is left.
  HWY_INLINE V16 take(V16 number) {
    const D16 d;
    auto points = hn::Set(d, bounds + 1);
#pragma GCC unroll 9
    for (int i = 0; i < bounds; ++i) {
      const auto before = hn::VecFromMask(d, above(below_[i], number));
      below_[i] = hn::Add(below_[i], before);
      points = hn::Add(points, before);
    }
    return points;
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
    const auto both = hn::Add(hn::Mul(negra_, hn::Set(d, RowsTotals::totals)), roja);
    HWY_ALIGN std::uint16_t cells[most_lanes];
    HWY_ALIGN std::uint16_t firsts[most_lanes];
    const auto count = hn::CompressStore(both, done, d, cells);
    hn::CompressStore(first_, done, d, firsts);
    for (std::size_t i = 0; i < count; ++i) ++totals.counts[cells[i] * 2u + red_[firsts[i]]];
#pragma GCC unroll 9
    for (int i = 0; i < bounds; ++i) below_[i] = hn::IfThenElse(done, full_[i], below_[i]);
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
  std::vector<std::uint8_t> red_;  // whether the card with a number is, in a full deck
  V16 full_[bounds];               // cards of no more than 1, 2, … points, before any is drawn
  V16 below_[bounds];              // and now
  V16 all_, left_, ends_at_, short_of_end_;
  V16 total_, negra_;
  V16 first_;    // number of the first card
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
