#include "sabot/rules/baccarat/talla_heard.hpp"
#include "sabot/rules/reglamento/game.hpp"

// What becomes of the cards of the sabot.

namespace sabot::reglamento {
namespace {

namespace heard = rules::heard;

struct Hear : baccarat::TallaHeard {
  using baccarat::TallaHeard::operator();

  Heard operator()(const CardBurned& e) const { return heard::Gone{1, e.card}; }
  Heard operator()(const CardSetAside& e) const { return heard::SetAside{e.card}; }
  Heard operator()(const AsideBurned& e) const { return heard::AsideGone{e.count}; }
  Heard operator()(const CardDealt& e) const {
    return heard::Dealt{static_cast<int>(e.hand), e.card, e.from == Source::aside};
  }
  Heard operator()(const CardExposed& e) const {
    return heard::Exposed{static_cast<int>(e.hand), e.place, e.card};
  }
  Heard operator()(const HandShown& e) const {
    return heard::Shown{static_cast<int>(e.hand), e.cards};
  }
  // After a confusion the hands are dealt anew.
  Heard operator()(const HandsBurned&) const { return heard::CoupEnded{}; }
  Heard operator()(const CoupEnded&) const { return heard::CoupEnded{}; }
};

}  // namespace

rules::Heard Reglamento::heard(const Event& event) { return visit(Hear{}, event); }

rules::ChanceDue Reglamento::chance(const Rules&, const State& state) {
  return rules::CardDue{state.sabot};
}

}  // namespace sabot::reglamento
