#include "sabot/odds/treinta_cuarenta/rows_law.hpp"

#include <algorithm>

#include "sabot/odds/composition.hpp"
#include "sabot/odds/treinta_cuarenta/rows_table.hpp"

// Cards are thought of as all different. The orders in which two rows can come are counted by the
// last card of each, which takes it to its end, and by the cards before it, whose order is free: if
// they are m and n, each choice of them stands for m! × n! orders of the first m + n + 2 cards.

namespace sabot::odds {
namespace {

using treinta_cuarenta::Rules;

constexpr int all_points = RowDeck::most_points;

// In the extensions of the language, which -Wpedantic wants to be told.
__extension__ using Wide = unsigned __int128;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

void add_times(Integer& sum, const Wide& ways, int times) {
  const mp_limb_t limbs[2] = {static_cast<mp_limb_t>(ways), static_cast<mp_limb_t>(ways >> 64)};
  const mp_size_t used = limbs[1] != 0 ? 2 : limbs[0] != 0 ? 1 : 0;
  mpz_t value;
  mpz_addmul_ui(sum.get_mpz_t(), mpz_roinit_n(value, limbs, used),
                static_cast<unsigned long>(times));
}

void add_times(Integer& sum, const Integer& ways, int times) {
  mpz_addmul_ui(sum.get_mpz_t(), ways.get_mpz_t(), static_cast<unsigned long>(times));
}

// Ways by both totals and by how many cards stand before the last of each row.
class Counted {
 public:
  explicit Counted(int ends_at)
      : ends_at_(ends_at), ways_(at(RowsLaw::totals * RowsLaw::totals * ends_at * ends_at)) {}

  template <class Number>
  void add(const RowStates& states, const RowsTable<Number>& table, int first_last, int second_last,
           int times) {
    for (auto i = states.from(ends_at_ - first_last); i < states.size(); ++i) {
      const int negra = states.sum(i) + first_last - ends_at_;
      for (auto j = states.from(ends_at_ - second_last); j < states.size(); ++j) {
        if (table.at(i, j) == 0) continue;
        const int roja = states.sum(j) + second_last - ends_at_;
        add_times(of(negra, roja, states.count(i), states.count(j)), table.at(i, j), times);
      }
    }
  }

  Integer& of(int negra, int roja, int first, int second) {
    return ways_[at(((negra * RowsLaw::totals + roja) * ends_at_ + first) * ends_at_ + second)];
  }

 private:
  int ends_at_;
  std::vector<Integer> ways_;
};

// One in this many orders of the first cards: as fractions with one denominator.
class Orders {
 public:
  Orders(int cards, int most) : most_(std::min(cards, most)), after_(at(most_ + 1)), factorial_{1} {
    after_[at(most_)] = 1;
    for (int i = most_; i-- > 0;) after_[at(i)] = after_[at(i + 1)] * (cards - i);
    for (int i = 1; i <= most_; ++i) factorial_.push_back(factorial_.back() * i);
  }

  // `marked` of the first row's cards have a place of their own among those before the last.
  Fraction probability(Counted& counted, int negra, int roja, int ends_at, int marked) const {
    Integer sum;
    for (int first = marked; first < ends_at; ++first)
      for (int second = 0; second < ends_at && first + second + 2 <= most_; ++second) {
        const auto& ways = counted.of(negra, roja, first, second);
        if (ways == 0) continue;
        sum += ways * factorial_[at(first - marked)] * factorial_[at(second)] *
               after_[at(first + second + 2)];
      }
    return fraction(sum, after_.front());
  }

 private:
  int most_;
  std::vector<Integer> after_;  // in how many ways the rest of them can follow
  std::vector<Integer> factorial_;
};

template <class Number>
class Rows {
 public:
  Rows(const RowDeck& deck, const RowStates& states, const RowsTable<Number>& table)
      : deck_(deck), states_(states), table_(table) {}

  void count(Counted& all) const {
    auto without = table_;
    auto both = table_;
    for (int first = 1; first <= all_points; ++first) {
      if (deck_.of(first) == 0) continue;
      without = table_;
      without.take_card(first);
      for (int second = 1; second <= all_points; ++second) {
        const int left = deck_.of(second) - (first == second);
        if (left == 0) continue;
        both = without;
        both.take_card(second);
        all.add(states_, both, first, second, deck_.of(first) * left);
      }
    }
  }

  // The same with a red card at the beginning of the first row. That card may have the points of
  // those at the ends, and is one less of them.
  void count_red(Counted& red) const {
    auto without = table_;
    auto rest = table_;
    auto any = table_;
    std::vector<RowsTable<Number>> begun(at(all_points + 1), table_);
    for (int first = 1; first <= all_points; ++first) {
      if (deck_.of(first) == 0) continue;
      without = table_;
      without.take_card(first);
      any.clear();
      for (int points = 1; points <= all_points; ++points) {
        auto& own = begun[at(points)];
        own.clear();
        const int ways = deck_.red[at(points)] * (deck_.of(first) - (points == first));
        if (ways == 0) continue;
        rest = without;
        rest.take_card(points);
        own.add_marked(rest, points, ways);
        any.add_marked(rest, points, ways);
      }
      for (int second = 1; second <= all_points; ++second) {
        const int left = deck_.of(second) - (first == second);
        if (left == 0) continue;
        rest = any;
        rest.subtract(begun[at(second)]);
        rest.take_card(second);
        red.add(states_, rest, first, second, left);
        if (left == 1) continue;
        rest = begun[at(second)];
        rest.take_card(second);
        red.add(states_, rest, first, second, left - 1);
      }
    }
  }

 private:
  const RowDeck& deck_;
  const RowStates& states_;
  const RowsTable<Number>& table_;
};

// Whether a card is red as often whatever its points: then it has nothing to do with the totals.
bool is_even(const RowDeck& deck) {
  const int red = deck.red[1];
  const int all = deck.of(1);
  for (int points = 2; points <= all_points; ++points)
    if (deck.red[at(points)] * all != red * deck.of(points)) return false;
  return all > 0;
}

template <class Number>
void fill(const RowDeck& deck, const RowStates& states, const RowsTable<Number>& table,
          const RowsQuery& query, RowsLaw& law) {
  const Rows<Number> rows(deck, states, table);
  const bool even = is_even(deck);
  const auto red_share = even ? fraction({deck.red[1], deck.of(1)}) : Fraction(0);
  Counted all(query.ends_at);
  rows.count(all);
  Counted red(query.ends_at);
  if (!even) rows.count_red(red);
  const int most = std::min(2 * query.ends_at, query.most_cards);
  const Orders orders(deck.cards(), std::max(most, 0));
  for (int i = 0; i < RowsLaw::totals; ++i)
    for (int j = 0; j < RowsLaw::totals; ++j) {
      law.all[at(i)][at(j)] = orders.probability(all, i, j, query.ends_at, 0);
      law.red_first[at(i)][at(j)] = even ? Fraction(law.all[at(i)][at(j)] * red_share)
                                         : orders.probability(red, i, j, query.ends_at, 1);
    }
}

// No coefficient is above what the function is worth at 1/2, times two for each point.
bool fits_wide(const RowDeck& deck, int ends_at) {
  Fraction most = 1;
  for (int points = 1; points <= all_points; ++points) {
    const Fraction factor =
        1 + Fraction(2) / Fraction(Integer(1) << static_cast<mp_bitcnt_t>(points));
    for (int i = 0; i < deck.of(points); ++i) most *= factor;
  }
  most *= Integer(1) << static_cast<mp_bitcnt_t>(2 * (ends_at - 1));
  return most < Integer(1) << 127;
}

// With two cards marked in any way.
bool has_room(const RowsTable<Wide>& table, int cards) {
  const auto most = *std::ranges::max_element(table.ways());
  const auto times = static_cast<Wide>(cards) * static_cast<Wide>(cards);
  return most < ~Wide{0} / times;
}

}  // namespace

std::expected<RowDeck, std::string> RowDeck::after(const Rules& rules, std::span<const Card> gone) {
  const auto known = Composition::after(rules.packs.value, gone);
  if (!known) return std::unexpected(known.error());
  SabotCount sabot(rules.packs.value);
  for (const auto card : gone) sabot.see(card);
  RowDeck deck;
  for (int index = 0; index < Card::kinds; ++index) {
    const auto card = Card::from_index(index);
    auto& colour = treinta_cuarenta::is_red(card) ? deck.red : deck.black;
    colour[at(treinta_cuarenta::points(rules, card))] += sabot.count_of(card);
  }
  return deck;
}

int RowDeck::cards() const {
  int all = 0;
  for (int points = 1; points <= most_points; ++points) all += of(points);
  return all;
}

RowsQuery rows_query(const Rules& rules, const RowDeck& deck) {
  const bool at_the_mouth = rules.stop_card_seen.value == baccarat::StopCardSeen::at_the_mouth;
  return {rules.row_ends_at.value,
          deck.cards() - rules.cards_below_stop.value - (at_the_mouth ? 1 : 0)};
}

RowsLaw rows_law(const RowDeck& deck, const RowsQuery& query) {
  RowsLaw law{.least = query.ends_at, .all = {}, .red_first = {}, .unfinished = 1};
  const RowStates states(query.ends_at);
  bool done = false;
  if (fits_wide(deck, query.ends_at)) {
    const RowsTable<Wide> table(states, deck);
    if (has_room(table, deck.cards())) fill(deck, states, table, query, law), done = true;
  }
  if (!done) fill(deck, states, RowsTable<Integer>(states, deck), query, law);
  for (const auto& row : law.all)
    for (const auto& one : row) law.unfinished -= one;
  return law;
}

ChanceLaw chance_law(const Rules& rules, const RowsLaw& law, treinta_cuarenta::Chance chance) {
  using treinta_cuarenta::Fate;
  ChanceLaw of;
  for (int i = 0; i < RowsLaw::totals; ++i)
    for (int j = 0; j < RowsLaw::totals; ++j)
      for (const bool red : {false, true}) {
        const auto& with_red = law.red_first[at(i)][at(j)];
        const Fraction often = red ? with_red : Fraction(law.all[at(i)][at(j)] - with_red);
        switch (fate_of(rules, chance, {law.least + i, law.least + j, red})) {
          case Fate::wins: of.win += often; break;
          case Fate::loses: of.loss += often; break;
          case Fate::tied: of.tie += often; break;
          case Fate::refait: of.refait += often; break;
        }
      }
  return of;
}

}  // namespace sabot::odds
