#include "sabot/odds/cells.hpp"

#include "sabot/odds/coup_law.hpp"
#include "sabot/odds/duel_places.hpp"

namespace sabot::odds {
namespace {

// Sequences by the punto's decision, the banca's, what each did there, and who won. Number 0
// stands for no decision.
class Ways {
 public:
  Ways(std::size_t punto, std::size_t banca)
      : banca_(banca + 1), counts_((punto + 1) * (banca + 1) * 4 * outcomes) {}

  std::uint64_t& at(std::size_t punto, bool punto_drew, std::size_t banca, bool banca_drew,
                    std::size_t outcome) {
    const auto drew = (punto_drew ? 2U : 0U) + (banca_drew ? 1U : 0U);
    return counts_[((punto * banca_ + banca) * 4 + drew) * outcomes + outcome];
  }

 private:
  std::size_t banca_;
  std::vector<std::uint64_t> counts_;
};

// How likely a decision's way is: certain where nobody decides.
Fraction weight(const Play& play, std::size_t number, bool drew) {
  if (number == 0) return 1;
  return drew ? play[number - 1] : Fraction(1 - play[number - 1]);
}

Fraction sum(const OutcomeLaw& law) { return law[0] + law[1] + law[2]; }

// What a win brings is less than the stake by the deduction.
Ending ending_of(const OutcomeLaw& sequences, Outcome own, Outcome other, const Fraction& brings) {
  const Fraction all = sum(sequences);
  Ending ending{.win = sequences[static_cast<std::size_t>(own)] / all,
                .tie = sequences[static_cast<std::size_t>(Outcome::empate)] / all,
                .loss = sequences[static_cast<std::size_t>(other)] / all,
                .value = 0,
                .variance = 0};
  ending.value = brings * ending.win - ending.loss;
  ending.variance = brings * brings * ending.win + ending.loss - ending.value * ending.value;
  return ending;
}

struct Looking {
  Outcome own;
  Outcome other;
  Fraction brings;
  Integer sequences;  // of six cards, in all
};

Cell cell_of(const OutcomeLaw& drawn, const OutcomeLaw& stood, const Looking& side) {
  Cell cell{sum(drawn) / side.sequences, std::nullopt};
  if (cell.reach == 0) return cell;
  BothWays ways{ending_of(drawn, side.own, side.other, side.brings),
                ending_of(stood, side.own, side.other, side.brings),
                {}};
  ways.gain = ways.draw.value - ways.stand.value;
  cell.ways = std::move(ways);
  return cell;
}

}  // namespace

Cells cells_of(const Duel& duel, const Play& punto, const Play& banca) {
  const auto rows = duel.punto().size();
  const auto columns = duel.banca().size();
  Ways ways(rows, columns);
  duel.walk([&](const Coup& coup, int row, int column) {
    const auto outcome = static_cast<std::size_t>(outcome_of(coup.punto(), coup.banca()));
    ways.at(static_cast<std::size_t>(row + 1), coup.punto_third != Coup::none,
            static_cast<std::size_t>(column + 1), coup.banca_third != Coup::none, outcome) +=
        coup.sequences;
  });
  // The sequences that lead to a decision and on by one of its ways, by how the coup ends.
  const auto of_punto = [&](std::size_t row, bool draws) {
    OutcomeLaw law;
    for (std::size_t column = 0; column <= columns; ++column)
      for (const bool drew : {false, true})
        for (std::size_t i = 0; i < outcomes; ++i)
          if (const auto count = ways.at(row, draws, column, drew, i); count > 0)
            law[i] += weight(banca, column, drew) * integer(count);
    return law;
  };
  const auto of_banca = [&](std::size_t column, bool draws) {
    OutcomeLaw law;
    for (std::size_t row = 0; row <= rows; ++row)
      for (const bool drew : {false, true})
        for (std::size_t i = 0; i < outcomes; ++i)
          if (const auto count = ways.at(row, drew, column, draws, i); count > 0)
            law[i] += weight(punto, row, drew) * integer(count);
    return law;
  };
  Cells cells;
  const Looking as_punto{Outcome::punto, Outcome::banca, 1, duel.sequences()};
  const Looking as_banca{Outcome::banca, Outcome::punto, 1 - duel.deduction(), duel.sequences()};
  for (std::size_t row = 1; row <= rows; ++row)
    cells.punto.push_back(cell_of(of_punto(row, true), of_punto(row, false), as_punto));
  for (std::size_t column = 1; column <= columns; ++column)
    cells.banca.push_back(cell_of(of_banca(column, true), of_banca(column, false), as_banca));
  return cells;
}

}  // namespace sabot::odds
