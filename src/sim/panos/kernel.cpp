#include "sabot/sim/panos/kernel_tables.hpp"
#include "sabot/sim/panos/reference.hpp"

// Coups with two paños, one in each lane. A vector of 16-bit lanes has groups of eight attempts:
// the random words of nine calls of Philox serve them.

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sabot/sim/panos/kernel.cpp"
#include <hwy/foreach_target.h>

#include "sabot/sim/vector_deck.inl"
#include "sabot/sim/vector_drawing.inl"

HWY_BEFORE_NAMESPACE();
namespace sabot::sim::HWY_NAMESPACE {

#if HWY_TARGET == HWY_SCALAR

void AddPanosBlock(const PanosPlan& plan, std::uint64_t block, PanosTotals& totals) {
  totals += reference_block(plan, block);
}

#else

// Other files have the same names in the same namespace.
namespace {

constexpr int cards_each = cards_per_panos_coup;
constexpr int calls_each = cards_per_panos_coup;  // of a group
using Deck = VectorDeck<cards_each>;

// Counts of a vector's lanes, from which the rest follows. That many additions fit into 16 bits.
class Tally {
 public:
  static constexpr std::uint64_t most = 0xFFFF;

  Tally() {
    for (auto& sum : sums_) sum = hn::Zero(D16());
  }

  HWY_INLINE void add(M16 valid, V16 first, V16 to_first, V16 second, V16 to_second) {
    const auto won = hn::And(valid, greater(first, to_first));
    const auto lost = hn::And(valid, greater(to_first, first));
    const auto others_won = greater(second, to_second);
    const auto others_lost = greater(to_second, second);
    count(0, valid);
    count(1, won);
    count(2, lost);
    count(3, hn::And(valid, others_won));
    count(4, hn::And(valid, others_lost));
    count(5, hn::And(won, others_won));
    count(6, hn::And(won, others_lost));
    count(7, hn::And(lost, others_won));
    count(8, hn::And(lost, others_lost));
  }

  void add_to(PanosTotals& totals) const {
    std::uint64_t of[kinds];
    for (int i = 0; i < kinds; ++i) of[i] = sum(sums_[i]);
    const auto won_tied = of[1] - of[5] - of[6];
    const auto lost_tied = of[2] - of[7] - of[8];
    const auto tied_won = of[3] - of[5] - of[7];
    const auto tied_lost = of[4] - of[6] - of[8];
    const auto tied = of[0] - of[1] - of[2] - tied_won - tied_lost;
    const PanosCounts counts{of[5],     of[6],    won_tied,  of[7], of[8],
                             lost_tied, tied_won, tied_lost, tied};
    totals.rounds += of[0];
    for (std::size_t i = 0; i < counts.size(); ++i) totals.counts[i] += counts[i];
  }

 private:
  static constexpr int kinds = 9;

  HWY_INLINE void count(int which, M16 lanes) {
    sums_[which] = hn::Sub(sums_[which], hn::VecFromMask(D16(), lanes));
  }
  static std::uint64_t sum(V16 lanes) {
    HWY_ALIGN std::uint16_t each[most_lanes];
    hn::Store(lanes, D16(), each);
    std::uint64_t result = 0;
    for (std::size_t lane = 0; lane < hn::Lanes(D16()); ++lane) result += each[lane];
    return result;
  }

  V16 sums_[kinds];
};

template <bool mixed>
class PanosKernel {
 public:
  PanosKernel(const PanosPlan& plan, std::uint64_t block)
      : place_{.seed = plan.seed, .block = block, .talla = 0},
        tables_(plan),
        philox_(plan.seed),
        deck_(plan.sabot, tables_.points),
        first_(tables_.puntos[0]),
        second_(tables_.puntos[1]),
        bit_(tables_.bit),
        seen_(tables_.seen),
        beats_(tables_.beats) {}

  // From this group of attempts on, this many vectors of groups.
  void run(std::uint32_t group, std::uint64_t vectors, PanosTotals& totals) const {
    const auto step = static_cast<std::uint32_t>(hn::Lanes(D16()));
    for (; vectors > 0;) {
      Tally tally;
      auto now = std::min(vectors, Tally::most / panos_coups_per_group);
      vectors -= now;
      for (; now > 0; --now, group += step) add_groups(group, tally);
      tally.add_to(totals);
    }
  }

 private:
  static constexpr int choice_calls = choices_per_panos_coup;

  HWY_INLINE void add_groups(std::uint32_t group, Tally& tally) const {
    V16 words[calls_each * words_per_call];
    for (std::uint32_t call = 0; call < calls_each; ++call)
      draw(Stream::panos_cards, calls_each, group, call, words + call * words_per_call);
    V16 choices[choice_calls * words_per_call];
    if constexpr (mixed)
      for (std::uint32_t call = 0; call < choice_calls; ++call)
        draw(Stream::panos_choices, choice_calls, group, call, choices + call * words_per_call);
    for (std::uint32_t i = 0; i < panos_coups_per_group; ++i)
      play(deck_.deal(words + i * cards_each), group, i,
           mixed ? choices + i * choices_per_panos_coup : words, tally);
  }

  // The words of one call for each group.
  HWY_INLINE void draw(Stream stream, std::uint64_t calls, std::uint32_t group, std::uint32_t call,
                       V16* HWY_RESTRICT out) const {
    const D64 d;
    const auto counter = place_.counter(stream, call);
    PhiloxState state[sets];
#pragma GCC unroll 4
    for (int set = 0; set < sets; ++set)
      state[set] = {hn::Add(VectorPhilox::lanes(set, group, calls), hn::Set(d, call)),
                    hn::Set(d, counter[1]), hn::Set(d, counter[2]), hn::Set(d, counter[3])};
    philox_.words(state, out);
  }

  HWY_INLINE M16 punto_draws(const Table& table, int pano, V16 total, V16 word, std::uint32_t group,
                             std::uint32_t of_group) const {
    const D16 d;
    auto draws = hn::TestBit(table.raw(total), hn::Set(d, 1));
    if constexpr (mixed)
      for (const auto& one : tables_.puntos_mixed[pano])
        draws = hn::Or(draws, sometimes(one, hn::Eq(total, hn::Set(d, one.total)), word,
                                        static_cast<PanosHand>(pano), group, of_group));
    return draws;
  }

  // By rows of what is seen of the first paño: a bit for every total that draws.
  HWY_INLINE V16 orders(V16 first, V16 second) const {
    const D16 d;
    auto result = hn::Zero(d);
#pragma GCC unroll 13
    for (int row = 0; row < PanoSeen::kinds; ++row) {
      const Table table(tables_.banca[row]);
      result = hn::IfThenElse(hn::Eq(first, hn::Set(d, static_cast<std::uint16_t>(row))),
                              table.raw(second), result);
    }
    return result;
  }

  HWY_INLINE void play(const Deck::Dealt& cards, std::uint32_t group, std::uint32_t of_group,
                       const V16* HWY_RESTRICT choices, Tally& tally) const {
    const D16 d;
    const auto& points = cards.points;
    const auto first = units(hn::Add(points[0], points[3]));
    const auto second = units(hn::Add(points[1], points[4]));
    const auto banca = units(hn::Add(points[2], points[5]));
    const auto first_draws = punto_draws(first_, 0, first, choices[0], group, of_group);
    const auto second_draws = punto_draws(second_, 1, second, choices[1], group, of_group);
    // 10 for a hand that stood, 11 and 12 for naturals.
    const auto seen_first = hn::IfThenElse(first_draws, points[6], seen_.at(first));
    const auto seen_second = hn::IfThenElse(second_draws, points[7], seen_.at(second));
    auto banca_draws =
        hn::Ne(hn::And(orders(seen_first, seen_second), bit_.at(banca)), hn::Zero(d));
    if constexpr (mixed)
      for (const auto& one : tables_.banca_mixed) {
        const auto here = hn::And(hn::Eq(banca, hn::Set(d, one.total)),
                                  hn::And(hn::Eq(seen_first, hn::Set(d, one.first)),
                                          hn::Eq(seen_second, hn::Set(d, one.second))));
        banca_draws = hn::Or(banca_draws,
                             sometimes(one, here, choices[2], PanosHand::banca, group, of_group));
      }
    const auto last = units(hn::Add(banca, hn::IfThenElseZero(banca_draws, points[8])));
    // Nor does a paño beat with three cards a banca that has made such a total with two.
    const auto beats = beats_.at(banca);
    tally.add(cards.valid, final_total(first, first_draws, points[6], banca_draws),
              hn::Add(last, hn::IfThenElseZero(first_draws, beats)),
              final_total(second, second_draws, points[7], banca_draws),
              hn::Add(last, hn::IfThenElseZero(second_draws, beats)));
  }

  // A total of two cards that a drawing banker does not beat counts as more than nine.
  HWY_INLINE V16 final_total(V16 total, M16 drew, V16 third, M16 banca_draws) const {
    const auto whole = units(hn::Add(total, hn::IfThenElseZero(drew, third)));
    return hn::Add(whole, hn::IfThenElseZero(banca_draws, beats_.at(total)));
  }

  HWY_INLINE M16 sometimes(const PanosKernelTables::Mixed& odds, M16 here, V16 word, PanosHand hand,
                           std::uint32_t group, std::uint32_t of_group) const {
    const auto upper = hn::Set(D16(), odds.upper);
    const auto draws = hn::And(here, hn::Lt(word, upper));
    const auto equal = hn::And(here, hn::Eq(word, upper));
    if (HWY_LIKELY(!any(equal))) return draws;
    return hn::Or(draws, lane_by_lane(equal, [&](std::uint32_t lane) {
                    const auto attempt = (group + lane) * panos_coups_per_group + of_group;
                    return panos_finer_word(place_, attempt, hand) < odds.lower;
                  }));
  }

  Place place_;
  PanosKernelTables tables_;
  VectorPhilox philox_;
  Deck deck_;
  Table first_;
  Table second_;
  Table bit_;
  Table seen_;
  Table beats_;
};

template <bool mixed>
void add_with(const PanosPlan& plan, std::uint64_t block, PanosTotals& totals) {
  add_in_vectors(PanosKernel<mixed>(plan, block), rounds_in_block(plan, block),
                 panos_coups_per_group, totals, [&](std::uint32_t first, std::uint64_t count) {
                   add_panos_coups(plan, block, first, count, totals);
                 });
}

}  // namespace

void AddPanosBlock(const PanosPlan& plan, std::uint64_t block, PanosTotals& totals) {
  plan.drawing.is_mixed() ? add_with<true>(plan, block, totals)
                          : add_with<false>(plan, block, totals);
}

#endif

}  // namespace sabot::sim::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace sabot::sim {

HWY_EXPORT(AddPanosBlock);

void add_block(const PanosPlan& plan, std::uint64_t block, PanosTotals& totals) {
  HWY_DYNAMIC_DISPATCH(AddPanosBlock)(plan, block, totals);
}

}  // namespace sabot::sim
#endif
