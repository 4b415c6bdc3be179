#include "sabot/sim/kernels.hpp"
#include "sabot/sim/reference.hpp"

// Independent coups, one in each lane. A vector of 16-bit lanes has groups of four attempts: the
// random words of three calls of Philox serve them.

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sabot/sim/coups_kernel.cpp"
#include <hwy/foreach_target.h>

#include "sabot/sim/vector_deck.inl"
#include "sabot/sim/vector_drawing.inl"

HWY_BEFORE_NAMESPACE();
namespace sabot::sim::HWY_NAMESPACE {

#if HWY_TARGET == HWY_SCALAR

void AddCoupsBlock(const Plan& plan, std::uint64_t block, Totals& totals) {
  totals += reference_block(plan, block);
}

#else

// Another file has the same names in the same namespace.
namespace {

using Deck = VectorDeck<cards_per_coup>;

// Counts of a vector's lanes. That many additions fit into 16 bits.
struct Tally {
  static constexpr std::uint64_t most = 0xFFFF;

  V16 valid, punto, empate;

  // Written out, because a constructor that is not would be compiled for any processor.
  Tally() : valid(hn::Zero(D16())), punto(hn::Zero(D16())), empate(hn::Zero(D16())) {}

  HWY_INLINE void add(M16 accepted, V16 punto_total, V16 banca_total) {
    const D16 d;
    const auto count = [&](V16& sum, M16 lanes) { sum = hn::Sub(sum, hn::VecFromMask(d, lanes)); };
    count(valid, accepted);
    count(punto, hn::And(accepted, greater(punto_total, banca_total)));
    count(empate, hn::And(accepted, hn::Eq(punto_total, banca_total)));
  }

  void add_to(Totals& totals) const {
    const auto all = sum(valid);
    const auto won = sum(punto);
    const auto ties = sum(empate);
    totals.rounds += all;
    totals.coups[static_cast<std::size_t>(Winner::punto)] += won;
    totals.coups[static_cast<std::size_t>(Winner::empate)] += ties;
    totals.coups[static_cast<std::size_t>(Winner::banca)] += all - won - ties;
  }

 private:
  static std::uint64_t sum(V16 lanes) {
    HWY_ALIGN std::uint16_t each[most_lanes];
    hn::Store(lanes, D16(), each);
    std::uint64_t result = 0;
    for (std::size_t lane = 0; lane < hn::Lanes(D16()); ++lane) result += each[lane];
    return result;
  }
};

template <bool mixed>
class CoupsKernel {
 public:
  CoupsKernel(const Plan& plan, std::uint64_t block)
      : place_{.seed = plan.seed, .block = block, .talla = 0},
        tables_(plan.sabot, plan.drawing),
        philox_(plan.seed),
        deck_(plan.sabot, tables_.points),
        drawing_(tables_) {}

  // From this group of attempts on, this many vectors of groups.
  void run(std::uint32_t group, std::uint64_t vectors, Totals& totals) const {
    const auto step = static_cast<std::uint32_t>(hn::Lanes(D16()));
    for (; vectors > 0;) {
      Tally tally;
      auto now = std::min(vectors, Tally::most / coups_per_group);
      vectors -= now;
      for (; now > 0; --now, group += step) add_groups(group, tally);
      tally.add_to(totals);
    }
  }

 private:
  HWY_INLINE void add_groups(std::uint32_t group, Tally& tally) const {
    V16 words[calls_per_group * words_per_call];
    for (std::uint32_t call = 0; call < calls_per_group; ++call)
      draw(Stream::coup_cards, calls_per_group, group, call, words + call * words_per_call);
    V16 choices[words_per_call];
    if constexpr (mixed) draw(Stream::coup_choices, 1, group, 0, choices);
#pragma GCC unroll 4
    for (std::uint32_t i = 0; i < coups_per_group; ++i) {
      const auto cards = deck_.deal(words + i * cards_per_coup);
      if constexpr (mixed)
        play(cards, group, i, choices[2 * i], choices[2 * i + 1], tally);
      else
        play(cards, group, i, words[0], words[0], tally);
    }
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

  HWY_INLINE void play(const Deck::Dealt& cards, std::uint32_t group, std::uint32_t of_group,
                       V16 punto_word, V16 banca_word, Tally& tally) const {
    const auto settle = [&](M16 lanes, std::uint16_t lower, Hand hand) {
      return lane_by_lane(lanes, [&](std::uint32_t lane) {
        const auto attempt = (group + lane) * coups_per_group + of_group;
        return place_.finer_word(Stream::coup_finer, attempt, static_cast<int>(hand)) < lower;
      });
    };
    const auto& points = cards.points;
    const auto punto = units(hn::Add(points[0], points[2]));
    const auto banca = units(hn::Add(points[1], points[3]));
    const auto punto_draws = drawing_.punto_draws(punto, banca, punto_word, settle);
    const auto stood = hn::Set(D16(), baccarat::Cuadro::punto_stood);
    const auto third = hn::IfThenElse(punto_draws, points[4], stood);
    const auto banca_draws = drawing_.banca_draws(punto, banca, third, banca_word, settle);
    tally.add(cards.valid, units(hn::Add(punto, hn::IfThenElseZero(punto_draws, points[4]))),
              units(hn::Add(banca, hn::IfThenElseZero(banca_draws, points[5]))));
  }

  Place place_;
  KernelTables tables_;
  VectorPhilox philox_;
  Deck deck_;
  VectorDrawing<mixed> drawing_;
};

template <bool mixed>
void add_with(const Plan& plan, std::uint64_t block, Totals& totals) {
  add_in_vectors(CoupsKernel<mixed>(plan, block), rounds_in_block(plan, block), coups_per_group,
                 totals, [&](std::uint32_t first, std::uint64_t count) {
                   add_coups(plan, block, first, count, totals);
                 });
}

}  // namespace

void AddCoupsBlock(const Plan& plan, std::uint64_t block, Totals& totals) {
  plan.drawing.is_mixed() ? add_with<true>(plan, block, totals)
                          : add_with<false>(plan, block, totals);
}

#endif

}  // namespace sabot::sim::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace sabot::sim {

HWY_EXPORT(AddCoupsBlock);

void add_coups_block(const Plan& plan, std::uint64_t block, Totals& totals) {
  HWY_DYNAMIC_DISPATCH(AddCoupsBlock)(plan, block, totals);
}

}  // namespace sabot::sim
#endif
