#pragma once
// Accidents with the cards on their way out of the sabot, ruled on alike wherever players bank:
// drawn before the bets were closed, face up, stuck together (es79.08.VIII.1 and 09.VIII.1,
// as11.cdf.C1 and dos.C1). A game lists these commands and events among its own, and says where
// its text has the articles and in which phases they can happen.

#include <algorithm>
#include <optional>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/operators.hpp>

#include "sabot/rules/baccarat/offices.hpp"
#include "sabot/rules/baccarat/talla.hpp"

namespace sabot::baccarat {

// clang-format off
// Commands
struct DrawnEarly { std::optional<Card> card; };   // before the bets were closed
struct CardFaceUp { Card card; };                  // it left the sabot so
struct CardsStuck { int count = 0; };
BOOST_DESCRIBE_STRUCT(DrawnEarly, (), (card))
BOOST_DESCRIBE_STRUCT(CardFaceUp, (), (card))
BOOST_DESCRIBE_STRUCT(CardsStuck, (), (count))

// Events
struct CardSetAside { std::optional<Card> card; };
struct AsideDiscarded { int count = 0; };
struct CardDiscarded { std::optional<Card> card; };          // straight from the sabot
struct CardsStuckNoted { int count = 0; };
BOOST_DESCRIBE_STRUCT(CardSetAside, (), (card))
BOOST_DESCRIBE_STRUCT(AsideDiscarded, (), (count))
BOOST_DESCRIBE_STRUCT(CardDiscarded, (), (card))
BOOST_DESCRIBE_STRUCT(CardsStuckNoted, (), (count))

// clang-format on

inline constexpr int most_cards_stuck = 6;

template <class Context>
rules::Bar bar_card(const Context& at, const std::optional<Card>& card) {
  const auto& sabot = at.state.sabot;
  if (sabot.left() == 0 || (card && !sabot.may_hold(*card)))
    return rules::Refusal{RefusalCode::card_not_in_sabot, at.rules.packs.by};
  return std::nullopt;
}

// All of a coup's cards are named as they are drawn, or none.
template <class Context>
rules::Bar bar_drawn_early(const Context& at, const std::optional<Card>& card) {
  using namespace law::literals;
  if (card)
    if (auto bar = bar_naming(at)) return bar;
  if (auto bar = bar_card(at, card)) return bar;
  const auto& aside = at.state.aside;
  if (!aside.empty() && aside.front().has_value() != card.has_value())
    return rules::Refusal{RefusalCode::naming_differs, "S-20"_art};
  return std::nullopt;
}

template <class Context>
void offer_drawn_early(const Context& at, std::vector<Option>& out) {
  const auto& state = at.state;
  if (state.sabot.left() == 0) return;
  const bool first = state.aside.empty();
  const bool is_named = !first && state.aside.front();
  if (is_named && !is_croupier(at)) return;
  Option drawn{"drawn-early", {}};
  if (is_named || (first && is_croupier(at)))
    drawn.fields.push_back({"card", rules::Cards{state.sabot.kinds(), first}});
  out.push_back(std::move(drawn));
}

template <class Context>
void offer_face_up(const Context& at, std::vector<Option>& out) {
  if (at.state.sabot.left() > 0)
    out.push_back({"card-face-up", {{"card", rules::Cards{at.state.sabot.kinds(), false}}}});
}

template <class Context>
void offer_stuck(const Context& at, std::vector<Option>& out) {
  const int most = std::min(most_cards_stuck, at.state.sabot.left());
  if (most >= 2) out.push_back({"cards-stuck", {{"count", rules::Numbers{2, most}}}});
}

// They were drawn with the card that was due, and the coup is void. A game's own `discard_card` and
// `annul_coup` are found by its Course.
template <class Course>
void void_for_stuck_cards(Course& on, int count, const law::Citations& by) {
  on.add(CardsStuckNoted{count}, by);
  for (int i = 0; i < count; ++i) discard_card(on, std::nullopt, by);
  annul_coup(on, by);
}

template <class Context>
rules::Bar bar_stuck(const Context& at, int count, const law::Citations& by) {
  if (count < 2 || count > most_cards_stuck) return rules::Refusal{RefusalCode::wrong_count, by};
  if (count > at.state.sabot.left())
    return rules::Refusal{RefusalCode::card_not_in_sabot, at.rules.packs.by};
  return std::nullopt;
}

}  // namespace sabot::baccarat
