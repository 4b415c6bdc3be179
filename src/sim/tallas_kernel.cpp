#include "sabot/sim/courses.hpp"
#include "sabot/sim/kernels.hpp"
#include "sabot/sim/reference.hpp"

// Whole tallas, one in each lane, coup by coup. A lane holds how many cards of each kind of points
// it has not seen yet; a random number below their sum is the next card.

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "sabot/sim/tallas_kernel.cpp"
#include <hwy/foreach_target.h>

#include "sabot/sim/vector_drawing.inl"

HWY_BEFORE_NAMESPACE();
namespace sabot::sim::HWY_NAMESPACE {

#if HWY_TARGET == HWY_SCALAR

void AddTallasBlock(const Plan& plan, std::uint64_t block, Totals& totals) {
  totals += reference_block(plan, block);
}

void AddCourses(const Plan& plan, std::uint64_t block, Courses& courses) {
  for (std::uint32_t talla = 0; talla < rounds_in_block(plan, block); ++talla) {
    for (const auto& coup : deal_talla(plan, block, talla).coups)
      courses.winners.push_back(coup.winner);
    courses.ends.push_back(courses.winners.size());
  }
}

#else

// Another file has the same names in the same namespace.
namespace {

// The cards that no lane has seen, by their points.
class VectorUnseen {
 public:
  VectorUnseen(const SabotPlan& sabot, const Place& first) : first_(first) {
    const D16 d;
    std::uint16_t below = 0;
    for (int points = 0; points < 9; ++points) {
      below = static_cast<std::uint16_t>(below + sabot.cards_of(points));
      below_[points] = hn::Set(d, below);
    }
    left_ = hn::Set(d, static_cast<std::uint16_t>(sabot.cards()));
  }

  HWY_INLINE V16 left() const { return left_; }

  // The first four cards of a coup, for which it is known how many are left before each.
  HWY_INLINE void draw_four(const V16* HWY_RESTRICT words, std::uint32_t slot,
                            V16* HWY_RESTRICT points) {
    const D16 d;
    auto uneven = hn::Zero(d);
    V16 range[4];
#pragma GCC unroll 4
    for (std::uint16_t i = 0; i < 4; ++i) {
      range[i] = hn::Sub(left_, hn::Set(d, i));
      uneven = hn::Or(uneven, maybe_uneven(words[i], range[i]));
    }
    const bool even = hn::AllTrue(d, hn::Eq(uneven, hn::Zero(d)));
#pragma GCC unroll 4
    for (std::uint32_t i = 0; i < 4; ++i) {
      const auto word = HWY_LIKELY(even) ? words[i] : evened(words[i], range[i], slot + i);
      points[i] = take(hn::MulHigh(word, range[i]));
    }
    left_ = hn::Sub(left_, hn::Set(d, 4));
  }

  // One card more for these lanes. What the others get means nothing.
  HWY_INLINE V16 draw_for(M16 lanes, V16 word, std::uint32_t slot) {
    const D16 d;
    const auto uneven = hn::IfThenElseZero(lanes, maybe_uneven(word, left_));
    if (HWY_UNLIKELY(!hn::AllTrue(d, hn::Eq(uneven, hn::Zero(d)))))
      word = evened(word, left_, slot);
    // For a number above all others nothing is taken.
    const auto number = hn::IfThenElse(lanes, hn::MulHigh(word, left_), hn::Set(d, 0x7FFF));
    left_ = hn::Add(left_, hn::VecFromMask(d, lanes));
    return take(number);
  }

  // A lane that has ended draws on, unobserved, from a sabot that never runs out.
  HWY_INLINE void end_all_but(M16 playing) {
    left_ = hn::IfThenElse(playing, left_, hn::Set(D16(), 64));
  }

 private:
  // Zero unless the product's lower half is below the range. Only then may the word be uneven.
  static HWY_INLINE V16 maybe_uneven(V16 word, V16 range) {
    return hn::SaturatedSub(range, hn::Mul(word, range));
  }

  // Takes the card of this number among the unseen: as many points as there are bounds up to it.
  HWY_INLINE V16 take(V16 number) {
    const D16 d;
    auto points = hn::Set(d, 9);
#pragma GCC unroll 9
    for (auto& bound : below_) {
      const auto before = hn::VecFromMask(d, greater(bound, number));
      bound = hn::Add(bound, before);
      points = hn::Add(points, before);
    }
    return points;
  }

  HWY_NOINLINE V16 evened(V16 words, V16 ranges, std::uint32_t slot) const {
    const D16 d;
    HWY_ALIGN std::uint16_t word[most_lanes];
    HWY_ALIGN std::uint16_t range[most_lanes];
    hn::Store(words, d, word);
    hn::Store(ranges, d, range);
    for (std::size_t lane = 0; lane < hn::Lanes(d); ++lane) {
      // Most lanes need no division.
      if (static_cast<std::uint16_t>(word[lane] * range[lane]) >= range[lane]) continue;
      auto place = first_;
      place.talla += static_cast<std::uint32_t>(lane);
      if (is_uneven(word[lane], range[lane])) word[lane] = redraw(place, slot, range[lane]);
    }
    return hn::Load(d, word);
  }

  Place first_;   // of the first lane
  V16 below_[9];  // cards of no more than 0, 1, … 8 points
  V16 left_;
};

// How the tallas stand.
struct Score {
  V16 punto, banca, coups;

  Score() : punto(hn::Zero(D16())), banca(hn::Zero(D16())), coups(hn::Zero(D16())) {}

  HWY_INLINE void add(M16 playing, V16 punto_total, V16 banca_total) {
    const D16 d;
    const auto count = [&](V16& sum, M16 lanes) { sum = hn::Sub(sum, hn::VecFromMask(d, lanes)); };
    count(coups, playing);
    count(punto, hn::And(playing, greater(punto_total, banca_total)));
    count(banca, hn::And(playing, greater(banca_total, punto_total)));
  }

  // Since an earlier score, one coup ago: the winner and 1 more; 0 in a lane that has ended.
  HWY_INLINE V16 last(const Score& before) const {
    const auto since = [](V16 now, V16 then) { return hn::Sub(now, then); };
    const auto coup = since(coups, before.coups);
    const auto won = hn::Add(since(punto, before.punto), since(punto, before.punto));
    return hn::Sub(hn::Sub(hn::Add(coup, hn::Add(coup, coup)), won), since(banca, before.banca));
  }
};

template <bool mixed>
class TallasKernel {
 public:
  TallasKernel(const Plan& plan, std::uint64_t block)
      : plan_(plan),
        standings_(plan.sabot),
        block_(block),
        tables_(plan.sabot, plan.drawing),
        philox_(plan.seed),
        burn_(tables_.burn),
        drawing_(tables_) {}

  // The tallas of the lanes, from this one on; only the first `count` of them are added.
  void run(std::uint32_t talla, std::size_t count, Totals& totals) const {
    play_all(
        talla,
        [&](int coups, const Score&, const Score& score) { note(coups, count, score, totals); },
        [&](const Score& score, V16 burned) { finish(count, score, burned, totals); });
  }

  // The same, written down by who won each coup.
  void tell(std::uint32_t talla, std::size_t count, std::vector<std::uint16_t>& told,
            Courses& courses) const {
    const auto lanes = hn::Lanes(D16());
    told.resize(static_cast<std::size_t>(plan_.sabot.most_coups()) * lanes);
    std::size_t coups = 0;
    play_all(
        talla,
        [&](int, const Score& before, const Score& score) {
          hn::StoreU(score.last(before), D16(), told.data() + coups++ * lanes);
        },
        [](const Score&, V16) {});
    for (std::size_t lane = 0; lane < count; ++lane) {
      for (std::size_t coup = 0; coup < coups; ++coup) {
        const auto last = told[coup * lanes + lane];
        if (last == 0) break;
        courses.winners.push_back(static_cast<Winner>(last - 1));
      }
      courses.ends.push_back(courses.winners.size());
    }
  }

 private:
  template <class After, class Finish>
  HWY_INLINE void play_all(std::uint32_t talla, After after, Finish at_end) const {
    const D16 d;
    const Place first{.seed = plan_.seed, .block = block_, .talla = talla};
    VectorUnseen unseen(plan_.sabot, first);
    Score score;
    const auto burned = turn_and_burn(first, unseen);
    // All of them are left but the card turned and those burned.
    auto left = hn::Sub(unseen.left(), burned);
    const auto end = hn::Set(d, static_cast<std::uint16_t>(plan_.sabot.left_at_the_end()));
    auto playing = greater(left, end);
    V16 words[calls_per_group * words_per_call];
    V16 choices[words_per_call];
    for (std::uint32_t coup = 0; any(playing); ++coup) {
      const auto of_group = coup % coups_per_group;
      if (of_group == 0) draw_words(first, coup / coups_per_group, words, choices);
      const auto before = score;
      left = hn::Sub(left, play(first, coup, words + of_group * cards_per_coup,
                                choices + of_group * 2, playing, unseen, score));
      playing = hn::And(playing, greater(left, end));
      unseen.end_all_but(playing);
      after(static_cast<int>(coup) + 1, before, score);
    }
    at_end(score, burned);
  }

  V16 turn_and_burn(const Place& first, VectorUnseen& unseen) const {
    const D16 d;
    if (!plan_.sabot.burn) return hn::Zero(d);
    V16 words[words_per_call];
    draw(first, Stream::talla_cards, 0, words);
    return burn_.at(unseen.draw_for(hn::FirstN(d, hn::Lanes(d)), words[0], 0));
  }

  HWY_INLINE void draw_words(const Place& first, std::uint32_t group, V16* HWY_RESTRICT words,
                             V16* HWY_RESTRICT choices) const {
    for (std::uint32_t call = 0; call < calls_per_group; ++call)
      draw(first, Stream::talla_cards, 1 + group * calls_per_group + call,
           words + call * words_per_call);
    if constexpr (mixed) draw(first, Stream::talla_choices, group, choices);
  }

  // The words of one call for the talla of each lane.
  HWY_INLINE void draw(const Place& first, Stream stream, std::uint32_t call,
                       V16* HWY_RESTRICT out) const {
    const D64 d;
    const auto counter = first.counter(stream, call);
    PhiloxState state[sets];
#pragma GCC unroll 4
    for (int set = 0; set < sets; ++set)
      state[set] = {hn::Set(d, counter[0]), VectorPhilox::lanes(set, counter[1], 1),
                    hn::Set(d, counter[2]), hn::Set(d, counter[3])};
    philox_.words(state, out);
  }

  // One coup of each talla; how many cards it took.
  HWY_INLINE V16 play(const Place& first, std::uint32_t coup, const V16* HWY_RESTRICT words,
                      const V16* HWY_RESTRICT choices, M16 playing, VectorUnseen& unseen,
                      Score& score) const {
    const D16 d;
    const auto settle = [&](M16 lanes, std::uint16_t lower, Hand hand) {
      return lane_by_lane(lanes, [&](std::uint32_t lane) {
        auto place = first;
        place.talla += lane;
        return place.finer_word(Stream::talla_finer, coup, static_cast<int>(hand)) < lower;
      });
    };
    const auto slot = 1 + coup * cards_per_coup;
    V16 points[4];
    unseen.draw_four(words, slot, points);
    auto punto = units(hn::Add(points[0], points[2]));
    auto banca = units(hn::Add(points[1], points[3]));
    const auto punto_draws = drawing_.punto_draws(punto, banca, mixed ? choices[0] : punto, settle);
    const auto card = unseen.draw_for(punto_draws, words[4], slot + 4);
    const auto third = hn::IfThenElse(punto_draws, card, hn::Set(d, baccarat::Cuadro::punto_stood));
    const auto banca_draws =
        drawing_.banca_draws(punto, banca, third, mixed ? choices[1] : punto, settle);
    const auto last = unseen.draw_for(banca_draws, words[5], slot + 5);
    punto = units(hn::Add(punto, hn::IfThenElseZero(punto_draws, card)));
    banca = units(hn::Add(banca, hn::IfThenElseZero(banca_draws, last)));
    score.add(playing, punto, banca);
    const auto thirds = hn::Add(hn::VecFromMask(d, punto_draws), hn::VecFromMask(d, banca_draws));
    return hn::IfThenElseZero(playing, hn::Sub(hn::Set(d, 4), thirds));
  }

  struct Lanes {
    HWY_ALIGN std::uint16_t punto[most_lanes];
    HWY_ALIGN std::uint16_t banca[most_lanes];
    HWY_ALIGN std::uint16_t coups[most_lanes];

    explicit Lanes(const Score& score) {
      const D16 d;
      hn::Store(score.punto, d, punto);
      hn::Store(score.banca, d, banca);
      hn::Store(score.coups, d, coups);
    }
    Counts counts(std::size_t lane) const {
      const auto ties = coups[lane] - punto[lane] - banca[lane];
      return {punto[lane], banca[lane], static_cast<std::uint64_t>(ties)};
    }
  };

  // After this many coups: what the totals have of tallas under way.
  HWY_INLINE void note(int coups, std::size_t count, const Score& score, Totals& totals) const {
    if (coups > standings_.sure()) return;
    if (!plan_.standings && coups != standings_.sure()) return;
    const Lanes lanes(score);
    for (std::size_t lane = 0; lane < count; ++lane) {
      if (plan_.standings)
        ++totals.standings[standings_.after(coups, lanes.punto[lane], lanes.banca[lane])];
      if (coups == standings_.sure()) totals.sure.add(lanes.counts(lane));
    }
  }

  void finish(std::size_t count, const Score& score, V16 burned, Totals& totals) const {
    const Lanes lanes(score);
    HWY_ALIGN std::uint16_t burn[most_lanes];
    hn::Store(burned, D16(), burn);
    for (std::size_t lane = 0; lane < count; ++lane) {
      const auto counts = lanes.counts(lane);
      totals.whole.add(counts);
      totals.burned += burn[lane];
      for (std::size_t i = 0; i < counts.size(); ++i) totals.coups[i] += counts[i];
      if (plan_.standings)
        ++totals.standings[standings_.at_the_end(lanes.punto[lane], lanes.banca[lane])];
    }
    totals.rounds += count;
  }

  const Plan& plan_;
  Standings standings_;
  std::uint64_t block_;
  KernelTables tables_;
  VectorPhilox philox_;
  Table burn_;
  VectorDrawing<mixed> drawing_;
};

template <bool mixed>
void add_with(const Plan& plan, std::uint64_t block, Totals& totals) {
  const TallasKernel<mixed> kernel(plan, block);
  const auto lanes = hn::Lanes(D16());
  const auto rounds = rounds_in_block(plan, block);
  for (std::uint64_t talla = 0; talla < rounds; talla += lanes)
    kernel.run(static_cast<std::uint32_t>(talla), std::min(lanes, rounds - talla), totals);
}

template <bool mixed>
void tell_with(const Plan& plan, std::uint64_t block, Courses& courses) {
  const TallasKernel<mixed> kernel(plan, block);
  const auto lanes = hn::Lanes(D16());
  const auto rounds = rounds_in_block(plan, block);
  std::vector<std::uint16_t> told;
  for (std::uint64_t talla = 0; talla < rounds; talla += lanes)
    kernel.tell(static_cast<std::uint32_t>(talla), std::min(lanes, rounds - talla), told, courses);
}

}  // namespace

void AddTallasBlock(const Plan& plan, std::uint64_t block, Totals& totals) {
  plan.drawing.is_mixed() ? add_with<true>(plan, block, totals)
                          : add_with<false>(plan, block, totals);
}

void AddCourses(const Plan& plan, std::uint64_t block, Courses& courses) {
  plan.drawing.is_mixed() ? tell_with<true>(plan, block, courses)
                          : tell_with<false>(plan, block, courses);
}

#endif

}  // namespace sabot::sim::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace sabot::sim {

HWY_EXPORT(AddTallasBlock);
HWY_EXPORT(AddCourses);

void add_tallas_block(const Plan& plan, std::uint64_t block, Totals& totals) {
  HWY_DYNAMIC_DISPATCH(AddTallasBlock)(plan, block, totals);
}

void add_courses(const Plan& plan, std::uint64_t block, Courses& courses) {
  HWY_DYNAMIC_DISPATCH(AddCourses)(plan, block, courses);
}

}  // namespace sabot::sim
#endif
