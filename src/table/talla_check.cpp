#include "sabot/table/talla_check.hpp"

#include <algorithm>
#include <array>

#include <boost/json/array.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>

#include "sabot/base/invariant.hpp"
#include "sabot/chance/commitment.hpp"

namespace sabot::table {
namespace {

template <class T>
T value_of(const boost::json::value& json) {
  const auto value = from_text<T>(json.as_string());
  require(value.has_value(), "talla: an event that no table has told");
  return *value;
}

std::vector<Card> cards_of(const boost::json::value& json) {
  std::vector<Card> cards;
  for (const auto& one : json.as_array()) cards.push_back(value_of<Card>(one));
  return cards;
}

int number_of(const boost::json::value& json) { return static_cast<int>(json.as_int64()); }

// As many of each kind as of any other.
bool is_of_whole_packs(const std::vector<Card>& order) {
  std::array<int, Card::kinds> seen{};
  for (const auto card : order) ++seen[static_cast<std::size_t>(card.index())];
  return std::ranges::all_of(seen, [&](int count) { return count == seen.front(); });
}

std::string place_text(std::size_t place) {
  return "card " + std::to_string(place + 1) + " of the talla";
}

}  // namespace

void TallaCheck::hear(const boost::json::object& event) {
  if (fault_) return;
  const std::string_view name = event.at("event").as_string();
  if (name == "cards-counted") {
    talla_ = {};
    talla_.counted = number_of(event.at("count"));
  } else if (name == "cards-mixed") {
    if (const auto* promise = event.if_contains("commitment")) {
      talla_.promise = value_of<Digest>(*promise);
      ++promised_;
    }
  } else if (name == "cards-cut") {
    talla_.cut_at = number_of(event.at("at"));
  } else if (name == "first-card-turned") {
    talla_.drawn.emplace_back(value_of<Card>(event.at("card")));
  } else if (name == "cards-burned") {
    talla_.drawn.resize(talla_.drawn.size() +
                        static_cast<std::size_t>(number_of(event.at("count"))));
  } else if (name == "card-discarded") {
    talla_.drawn.emplace_back();
  } else if (name == "card-dealt") {
    deal(event);
  } else if (name == "hand-shown") {
    show(event);
  } else if (name == "coup-ended") {
    talla_.hands.clear();
  } else if (name == "talla-ended") {
    talla_.ended = true;
  } else if (name == "order-excused") {
    talla_.promise.reset();
    ++excused_;
  } else if (name == "order-revealed") {
    reveal(event);
  }
}

void TallaCheck::deal(const boost::json::object& event) {
  talla_.hands[std::string(event.at("hand").as_string())].push_back(talla_.drawn.size());
  const auto* card = event.if_contains("card");
  talla_.drawn.push_back(card ? std::optional(value_of<Card>(*card)) : std::nullopt);
}

void TallaCheck::show(const boost::json::object& event) {
  const auto hand = talla_.hands.find(std::string_view(event.at("hand").as_string()));
  if (hand == talla_.hands.end()) {
    fault_ = "a hand is shown that was not dealt";
    return;
  }
  talla_.shown.push_back({hand->second, cards_of(event.at("cards"))});
}

void TallaCheck::reveal(const boost::json::object& event) {
  if (!talla_.promise) return;
  auto wrong = broken_promise(value_of<Digest>(event.at("salt")), cards_of(event.at("order")));
  talla_.promise.reset();
  if (wrong.empty())
    ++verified_;
  else
    fault_ = std::move(wrong);
}

std::string TallaCheck::broken_promise(const Digest& salt, const std::vector<Card>& order) const {
  if (!chance::opens(*talla_.promise, {order, salt}))
    return "the order and salt revealed are not those that were promised";
  if (std::ssize(order) != talla_.counted || !is_of_whole_packs(order))
    return "the order revealed is not one of the cards that were counted";
  if (talla_.cut_at < 0 || talla_.cut_at > talla_.counted) return "the cut is not within the cards";
  return wrong_card(chance::after_cut(order, talla_.cut_at));
}

std::string TallaCheck::wrong_card(std::span<const Card> cut) const {
  if (talla_.drawn.size() > cut.size()) return "more cards were drawn than there were";
  for (std::size_t i = 0; i < talla_.drawn.size(); ++i)
    if (talla_.drawn[i] && *talla_.drawn[i] != cut[i])
      return place_text(i) + " was " + to_text(*talla_.drawn[i]) + ", and " + to_text(cut[i]) +
             " was promised";
  // Who turns a hand over names its cards in any order.
  for (const auto& [places, cards] : talla_.shown) {
    std::vector<Card> promised;
    for (const auto place : places) promised.push_back(cut[place]);
    if (!std::ranges::is_permutation(cards, promised))
      return "a hand was shown, from " + place_text(places.front()) +
             " on, that is not of the cards promised";
  }
  return {};
}

}  // namespace sabot::table
