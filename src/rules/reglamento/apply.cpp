#include "sabot/rules/reglamento/apply_bank.hpp"
#include "sabot/rules/reglamento/apply_pass.hpp"
#include "sabot/rules/reglamento/apply_table.hpp"
#include "sabot/rules/reglamento/game.hpp"

// What each event does to the table. Total: whatever has happened can be folded.

namespace sabot::reglamento {
namespace {

struct Apply : ApplyTable, ApplyBank, ApplyPass {
  explicit Apply(State& state) : ApplyTable{state}, ApplyBank{state}, ApplyPass{state} {}

  using ApplyTable::operator();
  using ApplyBank::operator();
  using ApplyPass::operator();
};

}  // namespace

void Reglamento::apply(State& state, const Event& event) { visit(Apply(state), event); }

}  // namespace sabot::reglamento
