#include "sabot/table/talla_check.hpp"

#include <algorithm>
#include <array>

#include "sabot/base/invariant.hpp"
#include "sabot/chance/commitment.hpp"

namespace sabot::table {
namespace {

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

void TallaCheck::hear(const rules::Heard& heard) {
  if (!fault_) std::visit([&](const auto& part) { on(part); }, heard);
}

void TallaCheck::on(const rules::heard::Counted& heard) {
  talla_ = {};
  talla_.counted = heard.cards;
}

void TallaCheck::on(const rules::heard::OrderPromised& heard) {
  if (!heard.commitment) return;
  talla_.promise = heard.commitment;
  ++promised_;
}

void TallaCheck::on(const rules::heard::OrderExcused&) {
  talla_.promise.reset();
  ++excused_;
}

TallaCheck::Place TallaCheck::draw(const std::optional<Card>& card) {
  const Place place = talla_.drawn++;
  if (card) talla_.named.push_back({place, *card});
  return place;
}

void TallaCheck::on(const rules::heard::Gone& heard) {
  require(heard.count >= 0, "talla: an event that no table has told");
  if (heard.card)
    draw(heard.card);
  else
    talla_.drawn += static_cast<std::size_t>(heard.count);
}

void TallaCheck::on(const rules::heard::Dealt& heard) {
  auto& hand = talla_.hands[heard.hand];
  if (!heard.from_aside) {
    hand.push_back(draw(heard.card));
    return;
  }
  if (talla_.aside.empty()) {
    fault_ = "a card is dealt from aside where none lay";
    return;
  }
  const Place place = talla_.aside.front();
  talla_.aside.pop_front();
  hand.push_back(place);
  if (heard.card) talla_.named.push_back({place, *heard.card});
}

void TallaCheck::on(const rules::heard::AsideGone& heard) {
  require(heard.count >= 0, "talla: an event that no table has told");
  if (heard.count > std::ssize(talla_.aside)) {
    fault_ = "more cards are thrown away than lay aside";
    return;
  }
  talla_.aside.erase(talla_.aside.begin(), talla_.aside.begin() + heard.count);
}

void TallaCheck::on(const rules::heard::Exposed& heard) {
  const auto hand = talla_.hands.find(heard.hand);
  if (hand == talla_.hands.end() || heard.place < 1 || heard.place > std::ssize(hand->second)) {
    fault_ = "a card is exposed that was not dealt";
    return;
  }
  const Place place = hand->second[static_cast<std::size_t>(heard.place - 1)];
  talla_.named.push_back({place, heard.card});
}

void TallaCheck::on(const rules::heard::Shown& heard) {
  const auto hand = talla_.hands.find(heard.hand);
  auto cards = heard.cards;
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

void TallaCheck::on(const rules::heard::OrderShown& heard) {
  if (!talla_.promise) return;
  auto wrong = broken_promise(heard.salt, heard.order);
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
  if (chance::opens(*talla_.promise, {order, salt}, chance::Lots::promised))
    if (auto wrong = wrong_lot(salt); !wrong.empty()) return wrong;
  return wrong_card(chance::after_cut(order, talla_.cut_at));
}

std::string TallaCheck::wrong_lot(const Digest& salt) const {
  for (std::size_t i = 0; i < talla_.lots.size(); ++i) {
    const auto& [of, number] = talla_.lots[i];
    require(of > 0, "talla: a lot that no table has announced");
    const int promised =
        chance::number_of({.cut_at = talla_.cut_at, .before = static_cast<int>(i), .of = of}, salt);
    if (number != promised)
      return "lot " + std::to_string(i + 1) + " of the talla drew " + std::to_string(number) +
             ", and " + std::to_string(promised) + " was promised";
  }
  return {};
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
