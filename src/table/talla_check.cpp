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

std::size_t count_of(const boost::json::object& event) {
  const int count = number_of(event.at("count"));
  require(count >= 0, "talla: an event that no table has told");
  return static_cast<std::size_t>(count);
}

// A game in which no card ever lies aside does not say where its cards come from.
bool is_from_aside(const boost::json::object& event) {
  const auto* from = event.if_contains("from");
  return from != nullptr && from->as_string() == "aside";
}

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
  } else if (name == "coup-ended") {
    talla_.hands.clear();
  } else if (name == "talla-ended") {
    talla_.ended = true;
  } else if (name == "order-excused") {
    talla_.promise.reset();
    ++excused_;
  } else if (name == "order-revealed") {
    reveal(event);
  } else {
    hear_cards(name, event);
  }
}

void TallaCheck::hear_cards(std::string_view name, const boost::json::object& event) {
  if (name == "first-card-turned" || name == "card-discarded") {
    draw(event);
  } else if (name == "cards-burned") {
    talla_.drawn += count_of(event);
  } else if (name == "card-set-aside") {
    talla_.aside.push_back(draw(event));
  } else if (name == "aside-discarded") {
    throw_aside(count_of(event));
  } else if (name == "card-dealt") {
    deal(event);
  } else if (name == "card-exposed") {
    expose(event);
  } else if (name == "hand-shown") {
    show(event);
  }
}

TallaCheck::Place TallaCheck::draw(const boost::json::object& event) {
  const Place place = talla_.drawn++;
  if (const auto* card = event.if_contains("card"))
    talla_.named.push_back({place, value_of<Card>(*card)});
  return place;
}

void TallaCheck::deal(const boost::json::object& event) {
  auto& hand = talla_.hands[std::string(event.at("hand").as_string())];
  if (!is_from_aside(event)) {
    hand.push_back(draw(event));
    return;
  }
  if (talla_.aside.empty()) {
    fault_ = "a card is dealt from aside where none lay";
    return;
  }
  const Place place = talla_.aside.front();
  talla_.aside.pop_front();
  hand.push_back(place);
  if (const auto* card = event.if_contains("card"))
    talla_.named.push_back({place, value_of<Card>(*card)});
}

void TallaCheck::throw_aside(std::size_t count) {
  if (count > talla_.aside.size()) {
    fault_ = "more cards are thrown away than lay aside";
    return;
  }
  talla_.aside.erase(talla_.aside.begin(),
                     talla_.aside.begin() + static_cast<std::ptrdiff_t>(count));
}

void TallaCheck::expose(const boost::json::object& event) {
  const auto hand = talla_.hands.find(std::string_view(event.at("hand").as_string()));
  const auto nth = number_of(event.at("place"));
  if (hand == talla_.hands.end() || nth < 1 || nth > std::ssize(hand->second)) {
    fault_ = "a card is exposed that was not dealt";
    return;
  }
  const Place place = hand->second[static_cast<std::size_t>(nth - 1)];
  talla_.named.push_back({place, value_of<Card>(event.at("card"))});
}

void TallaCheck::show(const boost::json::object& event) {
  const auto hand = talla_.hands.find(std::string_view(event.at("hand").as_string()));
  auto cards = cards_of(event.at("cards"));
  if (hand == talla_.hands.end() || cards.size() > hand->second.size()) {
    fault_ = "a hand is shown that was not dealt";
    return;
  }
  // A third card was named when it was dealt, face up.
  constexpr std::size_t face_down = 2;
  if (cards.size() > face_down) cards.resize(face_down);
  const auto first = hand->second.begin();
  talla_.shown.push_back({{first, first + std::ssize(cards)}, std::move(cards)});
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
  if (talla_.drawn > cut.size()) return "more cards were drawn than there were";
  for (const auto& [place, card] : talla_.named)
    if (card != cut[place])
      return place_text(place) + " was " + to_text(card) + ", and " + to_text(cut[place]) +
             " was promised";
  // A hand that is turned over has its cards named in any order.
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
