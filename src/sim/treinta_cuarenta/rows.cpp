#include "sabot/sim/treinta_cuarenta/rows.hpp"

#include <numeric>

namespace sabot::sim {
namespace {

// One strand's cards: a number below those left is a card, in the order of the kinds.
class Strand {
 public:
  Strand(const RowsPlan& plan, std::uint64_t block, std::uint32_t strand)
      : plan_(plan), place_{.seed = plan.seed, .block = block, .talla = strand} {
    shuffle();
  }

  void shuffle() {
    cards_ = plan_.cards;
    left_ = static_cast<std::uint32_t>(plan_.all_cards());
  }

  int draw() {
    for (;;) {
      const auto word = next_word();
      if (is_uneven(word, left_)) continue;
      int number = value_of(word, left_);
      std::size_t kind = 0;
      while (number >= cards_[kind]) number -= cards_[kind++];
      --cards_[kind];
      --left_;
      return static_cast<int>(kind);
    }
  }

 private:
  std::uint16_t next_word() {
    if (used_ == words_per_call) {
      words_ = philox(place_.counter(Stream::rows_cards, call_++), place_.seed);
      used_ = 0;
    }
    return Place::part(words_, used_++);
  }

  const RowsPlan& plan_;
  Place place_;
  std::array<int, RowsPlan::kinds> cards_{};
  std::uint32_t left_ = 0;
  std::uint32_t call_ = 0;
  PhiloxWords words_{};
  int used_ = words_per_call;
};

}  // namespace

int RowsPlan::all_cards() const { return std::accumulate(cards.begin(), cards.end(), 0); }

std::expected<RowsPlan, std::string> rows_plan(const treinta_cuarenta::Rules& rules,
                                               std::span<const Card> gone) {
  SabotCount sabot(rules.packs.value);
  for (const auto card : gone) sabot.see(card);
  RowsPlan plan{.ends_at = rules.row_ends_at.value};
  int points = 0;
  for (int index = 0; index < Card::kinds; ++index) {
    const auto card = Card::from_index(index);
    const int worth = treinta_cuarenta::points(rules, card);
    const int kind = 2 * (worth - 1) + (treinta_cuarenta::is_red(card) ? 1 : 0);
    plan.cards[static_cast<std::size_t>(kind)] += sabot.count_of(card);
    points += worth * sabot.count_of(card);
  }
  // Twice the most that a row can have: whatever comes, both are complete before the last card.
  constexpr int most_points = 10;
  if (points < 2 * (plan.ends_at + most_points) + most_points)
    return std::unexpected("too few cards are left for a coup");
  return plan;
}

RowsTotals& RowsTotals::operator+=(const RowsTotals& other) {
  rounds += other.rounds;
  for (std::size_t i = 0; i < cells; ++i) counts[i] += other.counts[i];
  return *this;
}

std::vector<std::uint64_t> RowsTotals::to_words() const {
  std::vector<std::uint64_t> words{rounds};
  words.insert(words.end(), counts.begin(), counts.end());
  return words;
}

RowsTotals empty_totals(const RowsPlan&) { return {}; }

std::expected<RowsTotals, std::string> read_totals(const RowsPlan&,
                                                   std::span<const std::uint64_t> words) {
  if (words.size() != 1 + RowsTotals::cells)
    return std::unexpected("totals of two rows have " + std::to_string(1 + RowsTotals::cells) +
                           " words; these are " + std::to_string(words.size()));
  RowsTotals totals{words.front(), {}};
  std::ranges::copy(words.subspan(1), totals.counts.begin());
  return totals;
}

void add_strand(const RowsPlan& plan, std::uint64_t block, std::uint32_t strand,
                RowsTotals& totals) {
  Strand cards(plan, block, strand);
  const auto rounds = rounds_of_strand(plan, block, strand);
  for (std::uint32_t coup = 0; coup < rounds; ++coup, cards.shuffle()) {
    std::array<int, 2> rows{};
    int red = -1;
    for (auto& total : rows)
      while (total < plan.ends_at) {
        const int kind = cards.draw();
        if (red < 0) red = kind % 2;
        total += kind / 2 + 1;
      }
    ++totals.counts[RowsTotals::cell(rows[0] - plan.ends_at, rows[1] - plan.ends_at, red)];
  }
  totals.rounds += rounds;
}

Ran<RowsTotals> run(const RowsPlan& plan, Blocks blocks, int threads, const Watch& watch) {
  require(plan.rounds <= most_rounds, "simulation: more rounds than its sums can hold");
  require(plan.ends_at > 0 && plan.all_cards() > 0, "simulation: no rows to deal");
  return run_blocks<RowsTotals>(plan, blocks, threads, watch);
}

}  // namespace sabot::sim
