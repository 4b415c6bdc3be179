#include <algorithm>
#include <utility>

#include "sabot/rules/baccarat/talla_heard.hpp"
#include "sabot/rules/dos_panos/acts.hpp"
#include "sabot/rules/dos_panos/game.hpp"

// What becomes of the cards of the sabot.

namespace sabot::dos_panos {
namespace {

namespace heard = rules::heard;

struct Hear : baccarat::TallaHeard {
  using baccarat::TallaHeard::operator();

  Heard operator()(const CardDiscarded& e) const { return heard::Gone{1, e.card}; }
  Heard operator()(const CardLoose& e) const { return heard::Gone{1, e.card}; }
  Heard operator()(const CardSetAside& e) const { return heard::SetAside{e.card}; }
  Heard operator()(const AsideDiscarded& e) const { return heard::AsideGone{e.count}; }
  Heard operator()(const CardDealt& e) const {
    return heard::Dealt{static_cast<int>(e.hand), e.card, e.from == Source::aside};
  }
  Heard operator()(const CardExposed& e) const {
    return heard::Exposed{static_cast<int>(e.hand), e.place, e.card};
  }
  // A third card, which may have been another hand's, was named when it was dealt.
  Heard operator()(const HandShown& e) const {
    auto first_two = e.cards;
    first_two.resize(std::min<std::size_t>(first_two.size(), 2));
    return heard::Shown{static_cast<int>(e.hand), std::move(first_two)};
  }
  Heard operator()(const LotDue& e) const {
    return heard::LotDue{static_cast<int>(e.among.size())};
  }
  Heard operator()(const PanosLotDue&) const { return heard::LotDue{2}; }
  Heard operator()(const LotDrawn& e) const { return heard::LotDrawn{e.number}; }
  Heard operator()(const CoupEnded&) const { return heard::CoupEnded{}; }
};

}  // namespace

rules::Heard DosPanos::heard(const Event& event) { return visit(Hear{}, event); }

rules::ChanceDue DosPanos::chance(const Rules&, const State& state) {
  if (state.phase == Phase::lot || state.phase == Phase::banco_lot)
    return rules::LotDue{numbers_in_lot(state)};
  return rules::CardDue{.left = state.sabot, .lots = true};
}

}  // namespace sabot::dos_panos
