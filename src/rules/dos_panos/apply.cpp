#include "sabot/rules/dos_panos/apply_bets.hpp"
#include "sabot/rules/dos_panos/apply_play.hpp"
#include "sabot/rules/dos_panos/apply_table.hpp"
#include "sabot/rules/dos_panos/game.hpp"

// What each event does to the table. Total: whatever has happened can be folded.

namespace sabot::dos_panos {
namespace {

struct Apply : ApplyTable, ApplyBets, ApplyPlay {
  explicit Apply(State& state) : ApplyTable{state}, ApplyBets{state}, ApplyPlay{state} {}

  using ApplyTable::operator();
  using ApplyBets::operator();
  using ApplyPlay::operator();
};

}  // namespace

void DosPanos::apply(State& state, const Event& event) { visit(Apply(state), event); }

}  // namespace sabot::dos_panos
