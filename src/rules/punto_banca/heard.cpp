#include "sabot/rules/baccarat/talla_heard.hpp"
#include "sabot/rules/punto_banca/game.hpp"

// What becomes of the cards of the sabot.

namespace sabot::punto_banca {
namespace {

namespace heard = rules::heard;

struct Hear : baccarat::TallaHeard {
  using baccarat::TallaHeard::operator();

  Heard operator()(const FirstCardTurned& e) const { return heard::Gone{1, e.card}; }
  Heard operator()(const CardsBurned& e) const { return heard::Gone{e.count}; }
  Heard operator()(const CardDiscarded&) const { return heard::Gone{}; }
  Heard operator()(const CardDealt& e) const {
    return heard::Dealt{static_cast<int>(e.hand), e.card, false};
  }
  Heard operator()(const HandShown& e) const {
    return heard::Shown{static_cast<int>(e.hand), e.cards};
  }
  Heard operator()(const CoupEnded&) const { return heard::CoupEnded{}; }
};

}  // namespace

rules::Heard PuntoBanca::heard(const Event& event) { return visit(Hear{}, event); }

rules::ChanceDue PuntoBanca::chance(const Rules&, const State& state) {
  return rules::CardDue{state.sabot};
}

}  // namespace sabot::punto_banca
