#include "sabot/odds/panos/coup_table.hpp"

namespace sabot::odds {
namespace {

using baccarat::Draw;
using baccarat::is_natural;

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

std::string seen_text(int seen) {
  if (seen == BankerCell::stood) return "no";
  if (seen >= BankerCell::eight) return seen == BankerCell::eight ? "a8" : "a9";
  return std::to_string(seen);
}

// A hand that has had all its cards: naturals are of two.
struct Played {
  int total = 0;
  bool natural = false;
  bool drew = false;

  // Whether two cards beat what the other hand has made with three, whatever that is.
  bool is_superior_to(const Played& other, TwoCardsBeat beat) const {
    if (!natural || !other.drew || !is_natural(other.total)) return false;
    if (beat == TwoCardsBeat::nothing) return false;
    return total == 8 || beat == TwoCardsBeat::with_both;
  }

  Outcome against(const Played& banca, TwoCardsBeat beat) const {
    if (is_superior_to(banca, beat)) return Outcome::punto;
    if (banca.is_superior_to(*this, beat)) return Outcome::banca;
    return outcome_of(total, banca.total);
  }
};

}  // namespace

BankerCell BankerCell::of(std::size_t number) {
  const int all = static_cast<int>(number);
  return {all / (seen * seen), all / seen % seen, all % seen};
}

std::string cell_text(const BankerCell& cell) {
  return std::to_string(cell.total) + ':' + seen_text(cell.first) + ':' + seen_text(cell.second);
}

class CoupTable::Filling {
 public:
  Filling(CoupTable& table, const std::array<Draw, 8>& puntos, TwoCardsBeat beat)
      : table_(table), puntos_(puntos), beat_(beat) {}

  // All sequences in which the hands have these totals and the cards after them these points.
  void add(const NineCards::Triple& totals, const NineCards::Triple& cards, Wide sequences) {
    const auto& [first, second, banca] = totals;
    const Played stood{banca, is_natural(banca), false};
    const Played drawn{(banca + cards[2]) % 10, false, true};
    for (const auto& one : ways_of(first, cards[0]))
      for (const auto& other : ways_of(second, cards[1])) {
        if (!one.possible || !other.possible) continue;
        const BankerCell cell{banca, one.seen, other.seen};
        auto& ways =
            table_.ways_[(cell.number() * table_.choices() + one.choice) * table_.choices() +
                         other.choice];
        ways.drawn[joint(one.hand, other.hand, cell.is_over() ? stood : drawn)] += sequences;
        ways.stood[joint(one.hand, other.hand, stood)] += sequences;
      }
  }

 private:
  // One way for a paño to play its hand.
  struct Way {
    bool possible = false;
    int seen = 0;
    std::size_t choice = 0;
    Played hand;
  };

  std::array<Way, 2> ways_of(int total, int card) const {
    if (is_natural(total))
      return {Way{true, total == 8 ? BankerCell::eight : BankerCell::nine, 0, {total, true, false}},
              Way{}};
    const auto letter = puntos_[at(total)];
    const auto choice = choice_on(total);
    return {Way{letter != Draw::stand, card, choice, {(total + card) % 10, false, true}},
            Way{letter != Draw::draw, BankerCell::stood, choice, {total, false, false}}};
  }

  std::size_t choice_on(int total) const {
    for (std::size_t i = 0; i < table_.free_.size(); ++i)
      if (table_.free_[i] == total) return i + 1;
    return 0;
  }

  std::size_t joint(const Played& first, const Played& second, const Played& banca) const {
    return joint_outcome(first.against(banca, beat_), second.against(banca, beat_));
  }

  CoupTable& table_;
  const std::array<Draw, 8>& puntos_;
  TwoCardsBeat beat_;
};

CoupTable::CoupTable(const Source& source, const std::array<Draw, 8>& puntos, TwoCardsBeat beat) {
  for (int total = 0; total < 8; ++total)
    if (puntos[at(total)] == Draw::optional) free_.push_back(total);
  ways_.resize(banker_cells * choices() * choices());
  const NineCards cards(source);
  sequences_ = integer(cards.all());
  Filling filling(*this, puntos, beat);
  for (int first = 0; first < 10; ++first)
    for (int second = 0; second < 10; ++second)
      for (int banca = 0; banca < 10; ++banca)
        for (int number = 0; number < 1000; ++number) {
          const NineCards::Triple thirds{number / 100, number / 10 % 10, number % 10};
          if (const auto count = cards.sequences({first, second, banca}, thirds); count > 0)
            filling.add({first, second, banca}, thirds, count);
        }
}

}  // namespace sabot::odds
