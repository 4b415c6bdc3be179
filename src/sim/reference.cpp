#include "sabot/sim/reference.hpp"

#include <algorithm>

namespace sabot::sim {
namespace {

bool chooses(const Place& place, Stream upper, Stream lower, std::uint32_t coup, Hand hand,
             Odds odds) {
  const auto high = std::uint32_t{place.choice_word(upper, coup, static_cast<int>(hand))} << 16;
  return (high | place.finer_word(lower, coup, static_cast<int>(hand))) < odds.parts;
}

// A sabot from which cards are drawn one by one, each as likely as there are unseen cards of its
// points. What is burned unseen stays among them: it is like any card that is never dealt.
class Unseen {
 public:
  Unseen(const Plan& plan, const Place& place)
      : place_(place), left_(static_cast<std::uint32_t>(plan.sabot.cards())) {
    for (int points = 0; points < 10; ++points)
      counts_[static_cast<std::size_t>(points)] = plan.sabot.cards_of(points);
  }

  int turn() { return draw(place_.word(Stream::talla_cards, 0, 0), 0); }
  void burn(int) {}
  int card(std::uint32_t coup, int at) {
    if (at == 0) words_ = place_.card_words(Stream::talla_cards, 1, coup);
    const auto slot = 1 + coup * cards_per_coup + static_cast<std::uint32_t>(at);
    return draw(words_[static_cast<std::size_t>(at)], slot);
  }
  bool chooses(std::uint32_t coup, Hand hand, Odds odds) const {
    return sim::chooses(place_, Stream::talla_choices, Stream::talla_finer, coup, hand, odds);
  }

 private:
  int draw(std::uint16_t word, std::uint32_t slot) {
    const auto even = is_uneven(word, left_) ? redraw(place_, slot, left_) : word;
    int rest = value_of(even, left_);
    std::size_t points = 0;
    while (rest >= counts_[points]) rest -= counts_[points++];
    --counts_[points];
    --left_;
    return static_cast<int>(points);
  }

  Place place_;
  std::uint32_t left_;
  std::array<int, 10> counts_{};
  std::array<std::uint16_t, cards_per_coup> words_{};  // of the coup under way
};

Place place_of(const Plan& plan, std::uint64_t block, std::uint32_t talla = 0) {
  return {.seed = plan.seed, .block = block, .talla = talla};
}

}  // namespace

std::uint16_t redraw(const Place& place, std::uint32_t slot, std::uint32_t range) {
  for (std::uint32_t again = 0;; ++again) {
    const auto word = place.word(Stream::talla_redraws, again << 16 | slot, 0);
    if (!is_uneven(word, range)) return word;
  }
}

int points_of_number(int number, const SabotPlan& sabot) {
  if (sabot.is_full()) return points_of_number(number, sabot.packs);
  int points = 0;
  for (int below = sabot.cards_of(0); number >= below; below += sabot.cards_of(points)) ++points;
  return points;
}

std::optional<Coup> attempt(const Plan& plan, std::uint64_t block, std::uint32_t number) {
  const auto place = place_of(plan, block);
  const auto range = static_cast<std::uint32_t>(plan.sabot.cards());
  const auto words = place.card_words(Stream::coup_cards, 0, number);
  std::array<int, cards_per_coup> cards{};
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto card = value_of(words[i], range);
    const auto dealt = std::span(cards).first(i);
    if (is_uneven(words[i], range) || std::ranges::find(dealt, card) != dealt.end())
      return std::nullopt;
    cards[i] = card;
  }
  return play_coup(
      plan.drawing,
      [&](int at) { return points_of_number(cards[static_cast<std::size_t>(at)], plan.sabot); },
      [&](Hand hand, Odds odds) {
        return chooses(place, Stream::coup_choices, Stream::coup_finer, number, hand, odds);
      });
}

void add_coups(const Plan& plan, std::uint64_t block, std::uint32_t first, std::uint64_t wanted,
               Totals& totals) {
  for (auto number = first; wanted > 0; ++number)
    if (const auto coup = attempt(plan, block, number)) {
      ++totals.coups[static_cast<std::size_t>(coup->winner)];
      ++totals.rounds;
      --wanted;
    }
}

void add_talla(const Plan& plan, std::uint64_t block, std::uint32_t talla, Totals& totals) {
  Unseen sabot(plan, place_of(plan, block, talla));
  const Standings standings(plan.sabot);
  Counts counts{};
  int coups = 0;
  const auto standing = [&](Winner winner) {
    return static_cast<int>(counts[static_cast<std::size_t>(winner)]);
  };
  const int burned = play_talla(plan.sabot, plan.drawing, sabot, [&](const Coup& coup) {
    ++counts[static_cast<std::size_t>(coup.winner)];
    ++coups;
    if (plan.standings && coups <= standings.sure())
      ++totals.standings[standings.after(coups, standing(Winner::punto), standing(Winner::banca))];
    if (coups == standings.sure()) totals.sure.add(counts);
  });
  ++totals.rounds;
  totals.burned += static_cast<std::uint64_t>(burned);
  totals.whole.add(counts);
  for (std::size_t i = 0; i < counts.size(); ++i) totals.coups[i] += counts[i];
  if (plan.standings)
    ++totals.standings[standings.at_the_end(standing(Winner::punto), standing(Winner::banca))];
}

DealtTalla deal_talla(const Plan& plan, std::uint64_t block, std::uint32_t talla) {
  struct Noting : Unseen {
    Noting(const Plan& of, const Place& place, std::vector<std::uint8_t>& to)
        : Unseen(of, place), points(to) {}
    int turn() { return note(Unseen::turn()); }
    int card(std::uint32_t coup, int at) { return note(Unseen::card(coup, at)); }
    int note(int drawn) {
      points.push_back(static_cast<std::uint8_t>(drawn));
      return drawn;
    }
    std::vector<std::uint8_t>& points;
  };
  DealtTalla dealt;
  Noting sabot(plan, place_of(plan, block, talla), dealt.points);
  dealt.burned = play_talla(plan.sabot, plan.drawing, sabot,
                            [&](const Coup& coup) { dealt.coups.push_back(coup); });
  return dealt;
}

Totals reference_block(const Plan& plan, std::uint64_t block) {
  auto totals = empty_totals(plan);
  const auto rounds = rounds_in_block(plan, block);
  if (plan.kind == Kind::coups)
    add_coups(plan, block, 0, rounds, totals);
  else
    for (std::uint32_t talla = 0; talla < rounds; ++talla) add_talla(plan, block, talla, totals);
  return totals;
}

}  // namespace sabot::sim
