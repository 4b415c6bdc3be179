#include "sabot/table/talla_check.hpp"

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "sabot/chance/commitment.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/chance/shuffle.hpp"
#include "heard_json.hpp"

namespace sabot::table {
namespace {

using boost::json::object;

boost::json::array texts(const std::vector<Card>& cards) {
  boost::json::array all;
  for (const auto card : cards) all.emplace_back(to_text(card));
  return all;
}

// A talla of one pack: three cards burned after the first, then two coups, the cards of the second
// dealt unseen and shown.
struct Talla {
  chance::SealedOrder sealed;
  std::optional<Digest> promise;
  std::vector<Card> cut;
  chance::SealedOrder revealed;

  Talla() {
    chance::SeededSource source(1, 0);
    auto order = chance::packs_in_order(1);
    chance::shuffle(std::span(order), source);
    sealed = chance::seal(std::move(order), source);
    promise = chance::commit(sealed);
    cut = chance::after_cut(sealed.order, 20);
    revealed = sealed;
  }

  std::vector<object> events() const {
    std::vector<object> all{{{"event", "cards-counted"}, {"count", 52}},
                            {{"event", "cards-mixed"}}};
    if (promise) all.back()["commitment"] = to_text(*promise);
    all.push_back({{"event", "cards-cut"}, {"by", "ana"}, {"at", 20}});
    all.push_back({{"event", "first-card-turned"}, {"card", to_text(cut[0])}, {"burn", 3}});
    all.push_back({{"event", "cards-burned"}, {"count", 3}});
    for (const std::size_t i : {4U, 5U})
      all.push_back({{"event", "card-dealt"}, {"hand", "punto"}, {"card", to_text(cut[i])}});
    all.push_back({{"event", "coup-ended"}, {"coup", 1}});
    all.push_back({{"event", "card-discarded"}});
    for (const char* hand : {"punto", "banca", "punto", "banca"})
      all.push_back({{"event", "card-dealt"}, {"hand", hand}, {"face", "down"}});
    all.push_back({{"event", "hand-shown"}, {"hand", "punto"}, {"cards", texts({cut[9], cut[7]})}});
    all.push_back(
        {{"event", "hand-shown"}, {"hand", "banca"}, {"cards", texts({cut[8], cut[10]})}});
    all.push_back({{"event", "talla-ended"}, {"talla", 1}});
    all.push_back({{"event", "order-revealed"},
                   {"salt", to_text(revealed.salt)},
                   {"order", texts(revealed.order)}});
    return all;
  }

  TallaCheck checked() const {
    TallaCheck check;
    for (const auto& event : events()) check.hear(heard(event));
    return check;
  }
};

Card another(Card card) { return Card::from_index((card.index() + 1) % Card::kinds); }

TEST(TallaCheck, ProvesATallaThatCameAsPromised) {
  const auto check = Talla().checked();
  EXPECT_EQ(check.fault(), std::nullopt);
  EXPECT_EQ(check.promised(), 1);
  EXPECT_EQ(check.verified(), 1);
}

TEST(TallaCheck, CountsTallasAndStartsEachAfresh) {
  TallaCheck check;
  for (int i = 0; i < 3; ++i)
    for (const auto& event : Talla().events()) check.hear(heard(event));
  EXPECT_EQ(check.fault(), std::nullopt);
  EXPECT_EQ(check.verified(), 3);
}

TEST(TallaCheck, FindsTheCardThatDiffers) {
  for (const std::size_t place : {0U, 4U, 5U}) {
    Talla talla;
    const auto promised = talla.cut[place];
    talla.cut[place] = another(promised);
    const auto check = talla.checked();
    EXPECT_EQ(check.fault(), "card " + std::to_string(place + 1) + " of the talla was " +
                                 to_text(another(promised)) + ", and " + to_text(promised) +
                                 " was promised");
    EXPECT_EQ(check.verified(), 0);
  }
}

TEST(TallaCheck, FindsAHandThatDiffers) {
  for (const std::size_t place : {7U, 8U, 9U, 10U}) {
    Talla talla;
    talla.cut[place] = another(talla.cut[place]);
    const auto fault = talla.checked().fault();
    ASSERT_TRUE(fault.has_value());
    EXPECT_TRUE(fault->starts_with("a hand was shown, from card ")) << *fault;
  }
}

TEST(TallaCheck, DoesNotKnowCardsThatNobodySaw) {
  for (const std::size_t place : {1U, 2U, 3U, 6U}) {
    Talla talla;
    talla.cut[place] = another(talla.cut[place]);
    EXPECT_EQ(talla.checked().fault(), std::nullopt);
  }
}

TEST(TallaCheck, FindsAnotherSaltOrOrder) {
  constexpr auto broken = "the order and salt revealed are not those that were promised";
  Talla salt;
  salt.revealed.salt.bytes[0] ^= 1;
  EXPECT_EQ(salt.checked().fault(), broken);
  Talla order;
  std::swap(order.revealed.order[40], order.revealed.order[41]);
  EXPECT_EQ(order.checked().fault(), broken);
}

// Promised and kept, but there never was such a pack.
TEST(TallaCheck, FindsAnOrderThatIsNotOfTheCardsCounted) {
  constexpr auto wrong = "the order revealed is not one of the cards that were counted";
  Talla twice;
  twice.revealed.order[19] = another(twice.revealed.order[19]);
  twice.promise = chance::commit(twice.revealed);
  EXPECT_EQ(twice.checked().fault(), wrong);
  Talla two_packs;
  const auto more = chance::packs_in_order(1);
  two_packs.revealed.order.insert(two_packs.revealed.order.end(), more.begin(), more.end());
  two_packs.promise = chance::commit(two_packs.revealed);
  EXPECT_EQ(two_packs.checked().fault(), wrong);
}

TEST(TallaCheck, WithoutAPromiseNothingIsProvenOrBroken) {
  Talla talla;
  talla.promise.reset();
  talla.cut[0] = another(talla.cut[0]);
  const auto check = talla.checked();
  EXPECT_EQ(check.fault(), std::nullopt);
  EXPECT_EQ(check.promised(), 0);
  EXPECT_EQ(check.verified(), 0);
}

TEST(TallaCheck, APromiseNotOpenedYetIsNotProven) {
  auto events = Talla().events();
  events.pop_back();
  TallaCheck check;
  for (const auto& event : events) check.hear(heard(event));
  EXPECT_EQ(check.fault(), std::nullopt);
  EXPECT_EQ(check.promised(), 1);
  EXPECT_EQ(check.verified(), 0);
}

TEST(TallaCheck, FindsAHandThatWasNotDealt) {
  TallaCheck check;
  check.hear(heard({{"event", "hand-shown"}, {"hand", "punto"}, {"cards", texts({Card()})}}));
  EXPECT_EQ(check.fault(), "a hand is shown that was not dealt");
}

// The events of one talla up to the cut, those given, and the revealing of its order.
TallaCheck checked_with(const Talla& talla, const std::vector<object>& events) {
  const auto all = talla.events();
  TallaCheck check;
  for (std::size_t i = 0; i < 3; ++i) check.hear(heard(all[i]));
  for (const auto& event : events) check.hear(heard(event));
  check.hear(heard(all.back()));
  return check;
}

object set_aside() { return {{"event", "card-set-aside"}}; }
object set_aside(Card card) { return {{"event", "card-set-aside"}, {"card", to_text(card)}}; }
object thrown_away(int count) { return {{"event", "aside-discarded"}, {"count", count}}; }
object dealt_unseen(const char* hand) {
  return {{"event", "card-dealt"}, {"hand", hand}, {"face", "down"}, {"from", "sabot"}};
}
object dealt(const char* hand, Card card, const char* from) {
  return {{"event", "card-dealt"}, {"hand", hand}, {"card", to_text(card)}, {"from", from}};
}
object exposed(const char* hand, int place, Card card) {
  return {{"event", "card-exposed"}, {"hand", hand}, {"place", place}, {"card", to_text(card)}};
}
object shown(const char* hand, const std::vector<Card>& cards) {
  return {{"event", "hand-shown"}, {"hand", hand}, {"cards", texts(cards)}};
}

std::string wrong_card_text(int number, Card was, Card promised) {
  return "card " + std::to_string(number) + " of the talla was " + to_text(was) + ", and " +
         to_text(promised) + " was promised";
}

// Two lie aside over the end of a coup; the first of them is dealt first.
TEST(TallaCheck, ACardThatLayAsideKeepsItsPlace) {
  const Talla talla;
  const auto events_with = [&](Card first, Card second, Card from_sabot) {
    return std::vector<object>{set_aside(),
                               set_aside(talla.cut[1]),
                               {{"event", "coup-ended"}, {"coup", 1}},
                               dealt("punto", first, "aside"),
                               dealt("banca", from_sabot, "sabot"),
                               dealt("punto", second, "aside")};
  };
  const auto& cut = talla.cut;
  EXPECT_EQ(checked_with(talla, events_with(cut[0], cut[1], cut[2])).verified(), 1);
  EXPECT_EQ(checked_with(talla, events_with(cut[1], cut[0], cut[2])).fault(),
            wrong_card_text(1, cut[1], cut[0]));
  EXPECT_EQ(checked_with(talla, events_with(cut[0], cut[1], cut[3])).fault(),
            wrong_card_text(3, cut[3], cut[2]));
}

TEST(TallaCheck, FindsAnotherCardSetAside) {
  const Talla talla;
  const auto other = another(talla.cut[0]);
  EXPECT_EQ(checked_with(talla, {set_aside(other)}).fault(),
            wrong_card_text(1, other, talla.cut[0]));
}

TEST(TallaCheck, AHandOfCardsThatLayAsideIsShownAsTheyLay) {
  const Talla talla;
  auto unseen = dealt_unseen("punto");
  unseen["from"] = "aside";
  const std::vector<object> laid{set_aside(), dealt_unseen("punto"), unseen};
  auto right = laid;
  right.push_back(shown("punto", {talla.cut[0], talla.cut[1]}));
  EXPECT_EQ(checked_with(talla, right).verified(), 1);
  auto wrong = laid;
  wrong.push_back(shown("punto", {talla.cut[1], talla.cut[2]}));
  EXPECT_EQ(checked_with(talla, wrong).verified(), 0);
}

TEST(TallaCheck, WhatLayAsideIsThrownAwayFromTheFront) {
  const Talla talla;
  const auto& cut = talla.cut;
  EXPECT_EQ(checked_with(talla, {set_aside(), set_aside(), set_aside(), thrown_away(2),
                                 dealt("punto", cut[2], "aside"), thrown_away(0),
                                 dealt("punto", cut[3], "sabot")})
                .verified(),
            1);
  EXPECT_EQ(checked_with(talla, {set_aside(), thrown_away(2)}).fault(),
            "more cards are thrown away than lay aside");
  EXPECT_EQ(
      checked_with(talla, {set_aside(), thrown_away(1), dealt("punto", cut[0], "aside")}).fault(),
      "a card is dealt from aside where none lay");
  EXPECT_THROW(checked_with(talla, {set_aside(), thrown_away(-1)}), BrokenInvariant);
}

TEST(TallaCheck, NothingLiesAsideInANewTalla) {
  const Talla talla;
  auto check = checked_with(talla, {set_aside()});
  check.hear(heard({{"event", "cards-counted"}, {"count", 52}}));
  check.hear(heard(dealt("punto", talla.cut[0], "aside")));
  EXPECT_EQ(check.fault(), "a card is dealt from aside where none lay");
}

TEST(TallaCheck, ADiscardedCardMayBeNamed) {
  const Talla talla;
  const auto discarded = [](Card card) {
    return object{{"event", "card-discarded"}, {"card", to_text(card)}};
  };
  EXPECT_EQ(checked_with(talla, {discarded(talla.cut[0]), dealt("punto", talla.cut[1], "sabot")})
                .verified(),
            1);
  const auto other = another(talla.cut[0]);
  EXPECT_EQ(checked_with(talla, {discarded(other)}).fault(),
            wrong_card_text(1, other, talla.cut[0]));
}

TEST(TallaCheck, AnExposedCardIsThatOfItsPlaceInTheHand) {
  const Talla talla;
  const std::vector<object> laid{dealt_unseen("punto"), dealt_unseen("banca"),
                                 dealt_unseen("punto"), dealt_unseen("banca")};
  const auto exposing = [&](int place, Card card) {
    auto events = laid;
    events.push_back(exposed("banca", place, card));
    return checked_with(talla, events);
  };
  EXPECT_EQ(exposing(1, talla.cut[1]).verified(), 1);
  EXPECT_EQ(exposing(2, talla.cut[3]).verified(), 1);
  EXPECT_EQ(exposing(2, talla.cut[1]).fault(), wrong_card_text(4, talla.cut[1], talla.cut[3]));
  for (const int place : {0, 3})
    EXPECT_EQ(exposing(place, talla.cut[1]).fault(), "a card is exposed that was not dealt");
  EXPECT_EQ(checked_with(talla, {exposed("banca", 1, talla.cut[0])}).fault(),
            "a card is exposed that was not dealt");
}

TEST(TallaCheck, AHandIsShownWithoutItsThirdCard) {
  const Talla talla;
  const auto& cut = talla.cut;
  const std::vector<object> laid{dealt_unseen("punto"), dealt_unseen("punto"),
                                 dealt("punto", cut[2], "sabot")};
  const auto showing = [&](const std::vector<Card>& cards) {
    auto events = laid;
    events.push_back(shown("punto", cards));
    return checked_with(talla, events);
  };
  EXPECT_EQ(showing({cut[1], cut[0]}).verified(), 1);
  EXPECT_EQ(showing({cut[0], cut[2]}).fault(),
            "a hand was shown, from card 1 of the talla on, that is not of the cards promised");
  EXPECT_EQ(showing({cut[0], cut[1], cut[2], cut[3]}).fault(),
            "a hand is shown that was not dealt");
}

TEST(TallaCheck, AnEndedTallaOwesItsOrderUntilItIsShownOrExcused) {
  auto events = Talla().events();
  events.pop_back();
  TallaCheck check;
  for (const auto& event : events) {
    EXPECT_FALSE(check.is_owed());
    check.hear(heard(event));
  }
  EXPECT_TRUE(check.is_owed());
  check.hear(heard({{"event", "order-excused"}}));
  EXPECT_FALSE(check.is_owed());
  EXPECT_EQ(check.excused(), 1);
}

// Two lots in one talla, between three and between two, drawn as the salt and the cut say.
TEST(TallaCheck, DrawsAgainTheLotsThatWerePromised) {
  namespace of = rules::heard;
  const Talla talla;
  const auto& salt = talla.sealed.salt;
  const int first = chance::number_of({.cut_at = 20, .before = 0, .of = 3}, salt);
  const int second = chance::number_of({.cut_at = 20, .before = 1, .of = 2}, salt);
  const auto checked = [&](chance::Lots lots, int one, int other) {
    TallaCheck check;
    check.hear(of::Counted{52});
    check.hear(of::OrderPromised{chance::commit(talla.sealed, lots)});
    check.hear(of::Cut{20});
    check.hear(of::LotDue{3});
    check.hear(of::LotDrawn{one});
    check.hear(of::LotDue{2});
    check.hear(of::LotDrawn{other});
    check.hear(of::TallaEnded{});
    check.hear(of::OrderShown{salt, talla.sealed.order});
    return check.fault().value_or("");
  };
  using enum chance::Lots;
  EXPECT_EQ(checked(promised, first, second), "");
  EXPECT_EQ(checked(promised, first, 3 - second), "lot 2 of the talla drew " +
                                                      std::to_string(3 - second) + ", and " +
                                                      std::to_string(second) + " was promised");
  EXPECT_NE(checked(promised, first % 3 + 1, second), "");
  // A promise of the order alone, as a person may make it, says nothing of lots.
  EXPECT_EQ(checked(apart, first % 3 + 1, 3 - second), "");
}

}  // namespace
}  // namespace sabot::table
