#pragma once
// What the events of preparing and ending a talla tell of its cards. A game adds its own.

#include "sabot/rules/baccarat/talla.hpp"
#include "sabot/rules/common/chance.hpp"

namespace sabot::baccarat {

struct TallaHeard {
  using Heard = rules::Heard;

  Heard operator()(const CardsCounted& e) const { return rules::heard::Counted{e.count}; }
  Heard operator()(const CardsMixed& e) const { return rules::heard::OrderPromised{e.commitment}; }
  Heard operator()(const CardsCut& e) const { return rules::heard::Cut{e.at}; }
  Heard operator()(const TallaEnded&) const { return rules::heard::TallaEnded{}; }
  Heard operator()(const OrderExcused&) const { return rules::heard::OrderExcused{}; }
  Heard operator()(const OrderRevealed& e) const {
    return rules::heard::OrderShown{e.salt, e.order};
  }
  // Nothing else moves a card.
  template <class E>
  Heard operator()(const E&) const {
    return {};
  }
};

}  // namespace sabot::baccarat
