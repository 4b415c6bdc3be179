#include "sabot/rules/common/chance.hpp"
#include "sabot/rules/wheel/game.hpp"

// What becomes of the ball.

namespace sabot::wheel {
namespace {

using rules::Heard;
namespace heard = rules::heard;

struct Hear {
  Heard operator()(const WheelShown& e) const { return heard::Wheel{e.order}; }
  Heard operator()(const BetsOpened& e) const { return heard::SpinPromised{e.commitment}; }
  Heard operator()(const WheelTurned& e) const { return heard::Turned{e.pockets}; }
  // One launched again may be promised again.
  Heard operator()(const BallLaunched& e) const {
    return e.commitment ? Heard(heard::SpinPromised{e.commitment}) : Heard();
  }
  Heard operator()(const SpinAnnulled&) const { return heard::SpinVoid{}; }
  Heard operator()(const CoupAnnulled&) const { return heard::SpinVoid{}; }
  Heard operator()(const TableClosed&) const { return heard::SpinVoid{}; }
  Heard operator()(const SpinOpened& e) const { return heard::PocketShown{e.pocket, e.salt}; }
  Heard operator()(const NumberAnnounced& e) const { return heard::NumberFell{e.number}; }
  // Nothing else moves it.
  template <class E>
  Heard operator()(const E&) const {
    return {};
  }
};

}  // namespace

Heard Wheel::heard(const Event& event) { return visit(Hear{}, event); }

rules::ChanceDue Wheel::chance(const Rules& rules, const State&) {
  return rules::PocketDue{rules.order.value};
}

}  // namespace sabot::wheel
