#include "sabot/rules/baccarat/talla_heard.hpp"
#include "sabot/rules/treinta_cuarenta/game.hpp"

// What becomes of the cards of the sabot.

namespace sabot::treinta_cuarenta {
namespace {

namespace heard = rules::heard;

struct Hear : baccarat::TallaHeard {
  using baccarat::TallaHeard::operator();

  Heard operator()(const CardDiscarded&) const { return heard::Gone{}; }
  Heard operator()(const CardDealt& e) const {
    return heard::Dealt{static_cast<int>(e.row), e.card, false};
  }
  Heard operator()(const CoupEnded&) const { return heard::CoupEnded{}; }
};

}  // namespace

rules::Heard TreintaCuarenta::heard(const Event& event) { return visit(Hear{}, event); }

rules::ChanceDue TreintaCuarenta::chance(const Rules&, const State& state) {
  return rules::CardDue{state.sabot};
}

}  // namespace sabot::treinta_cuarenta
