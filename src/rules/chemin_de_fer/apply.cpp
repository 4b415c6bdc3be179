#include "sabot/rules/chemin_de_fer/apply_bank.hpp"
#include "sabot/rules/chemin_de_fer/apply_bets.hpp"
#include "sabot/rules/chemin_de_fer/apply_play.hpp"
#include "sabot/rules/chemin_de_fer/apply_table.hpp"
#include "sabot/rules/chemin_de_fer/game.hpp"

// What each event does to the table. Total: whatever has happened can be folded.

namespace sabot::chemin_de_fer {
namespace {

struct Apply : ApplyTable, ApplyBank, ApplyBets, ApplyPlay {
  explicit Apply(State& state)
      : ApplyTable{state}, ApplyBank{state}, ApplyBets{state}, ApplyPlay{state} {}

  using ApplyTable::operator();
  using ApplyBank::operator();
  using ApplyBets::operator();
  using ApplyPlay::operator();
};

}  // namespace

void CheminDeFer::apply(State& state, const Event& event) { visit(Apply(state), event); }

}  // namespace sabot::chemin_de_fer
