#include "sabot/table/talla_check.hpp"

#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "sabot/chance/commitment.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "sabot/chance/shuffle.hpp"

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
    for (const auto& event : events()) check.hear(event);
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
    for (const auto& event : Talla().events()) check.hear(event);
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
  for (const auto& event : events) check.hear(event);
  EXPECT_EQ(check.fault(), std::nullopt);
  EXPECT_EQ(check.promised(), 1);
  EXPECT_EQ(check.verified(), 0);
}

TEST(TallaCheck, FindsAHandThatWasNotDealt) {
  TallaCheck check;
  check.hear({{"event", "hand-shown"}, {"hand", "punto"}, {"cards", texts({Card()})}});
  EXPECT_EQ(check.fault(), "a hand is shown that was not dealt");
}

TEST(TallaCheck, AnEndedTallaOwesItsOrderUntilItIsShownOrExcused) {
  auto events = Talla().events();
  events.pop_back();
  TallaCheck check;
  for (const auto& event : events) {
    EXPECT_FALSE(check.is_owed());
    check.hear(event);
  }
  EXPECT_TRUE(check.is_owed());
  check.hear({{"event", "order-excused"}});
  EXPECT_FALSE(check.is_owed());
  EXPECT_EQ(check.excused(), 1);
}

}  // namespace
}  // namespace sabot::table
