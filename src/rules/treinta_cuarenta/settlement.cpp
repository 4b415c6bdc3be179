#include "sabot/rules/treinta_cuarenta/settlement.hpp"

namespace sabot::treinta_cuarenta {
namespace {

bool wins(Chance chance, const Rows& rows) {
  const bool roja = rows.roja < rows.negra;
  switch (chance) {
    case Chance::rojo: return roja;
    case Chance::negro: return !roja;
    case Chance::color: return roja == rows.first_is_red;
    case Chance::inverso: break;
  }
  return roja != rows.first_is_red;
}

}  // namespace

int points(const Rules& rules, Card card) {
  constexpr int ten = 10;
  return card.rank() > ten ? rules.figure_points.value : card.rank();
}

Fate fate_of(const Rules& rules, Chance chance, const Rows& rows) {
  if (rows.negra == rows.roja) return rows.negra == rules.refait.value ? Fate::refait : Fate::tied;
  return wins(chance, rows) ? Fate::wins : Fate::loses;
}

}  // namespace sabot::treinta_cuarenta
