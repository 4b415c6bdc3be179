#pragma once
// What events tell of cards, written as a journal shows them: the tests of what follows the cards
// read better so.

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "sabot/base/card.hpp"
#include "sabot/rules/common/chance.hpp"

namespace sabot::table {

inline std::optional<Card> card_in(const boost::json::object& event) {
  const auto* card = event.if_contains("card");
  if (card == nullptr) return std::nullopt;
  return *from_text<Card>(std::string_view(card->as_string()));
}

inline std::vector<Card> cards_in(const boost::json::value& list) {
  std::vector<Card> cards;
  for (const auto& one : list.as_array())
    cards.push_back(*from_text<Card>(std::string_view(one.as_string())));
  return cards;
}

inline Digest digest_in(const boost::json::value& text) {
  return *from_text<Digest>(std::string_view(text.as_string()));
}

inline int number_in(const boost::json::object& event, std::string_view field) {
  return static_cast<int>(event.at(field).as_int64());
}

inline int hand_in(const boost::json::object& event) {
  const auto* hand = event.if_contains("hand");
  return hand != nullptr && hand->as_string() == "banca" ? 1 : 0;
}

inline rules::Heard heard(const boost::json::object& event) {
  namespace of = rules::heard;
  const std::string_view name = event.at("event").as_string();
  const auto* from = event.if_contains("from");
  if (name == "cards-counted") return of::Counted{number_in(event, "count")};
  if (name == "cards-mixed") {
    const auto* promise = event.if_contains("commitment");
    return of::OrderPromised{promise ? std::optional(digest_in(*promise)) : std::nullopt};
  }
  if (name == "cards-cut") return of::Cut{number_in(event, "at")};
  if (name == "first-card-turned" || name == "card-discarded") return of::Gone{1, card_in(event)};
  if (name == "cards-burned") return of::Gone{number_in(event, "count")};
  if (name == "card-set-aside") return of::SetAside{card_in(event)};
  if (name == "aside-discarded") return of::AsideGone{number_in(event, "count")};
  if (name == "card-dealt")
    return of::Dealt{hand_in(event), card_in(event), from && from->as_string() == "aside"};
  if (name == "card-exposed")
    return of::Exposed{hand_in(event), number_in(event, "place"), *card_in(event)};
  if (name == "hand-shown") return of::Shown{hand_in(event), cards_in(event.at("cards"))};
  if (name == "coup-ended") return of::CoupEnded{};
  if (name == "talla-ended") return of::TallaEnded{};
  if (name == "order-excused") return of::OrderExcused{};
  if (name == "order-revealed")
    return of::OrderShown{digest_in(event.at("salt")), cards_in(event.at("order"))};
  return {};
}

}  // namespace sabot::table
