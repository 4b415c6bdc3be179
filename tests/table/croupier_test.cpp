// The automatic croupier deals the order it has promised, as it lies after the cut.

#include "sabot/rules/chemin_de_fer/facts.hpp"
#include "sabot/table/automatic_croupier.hpp"

#include <gtest/gtest.h>

#include <set>

#include "sabot/base/forms.hpp"
#include "sabot/chance/seeded_source.hpp"
#include "heard_json.hpp"

namespace sabot::table {
namespace {

using rules::Option;

const auto nine_cards = *from_text<std::vector<Card>>("Ac,2c,3c,4c,5c,6c,7c,8c,9c");

// The next card, which the table then says was dealt.
Card drawn(HeldSabot& sabot) {
  const auto card = sabot.next();
  sabot.hear(heard({{"event", "card-dealt"}}));
  return card;
}

HeldSabot sabot_cut_at(int at) {
  HeldSabot sabot;
  sabot.take({nine_cards, Digest{}});
  sabot.hear(heard({{"event", "cards-cut"}, {"by", "ana"}, {"at", at}}));
  return sabot;
}

TEST(HeldSabot, DealsFromTheCut) {
  auto sabot = sabot_cut_at(6);
  EXPECT_EQ(to_text(drawn(sabot)), "7c");
  EXPECT_EQ(to_text(drawn(sabot)), "8c");
  EXPECT_EQ(to_text(drawn(sabot)), "9c");
  EXPECT_EQ(to_text(drawn(sabot)), "Ac");
}

TEST(HeldSabot, ShowsTheOrderBeforeTheCut) {
  EXPECT_EQ(to_text(sabot_cut_at(6).sealed().order), "Ac,2c,3c,4c,5c,6c,7c,8c,9c");
}

TEST(HeldSabot, PassesOverWhatWasBurnedOrDiscarded) {
  auto sabot = sabot_cut_at(1);
  EXPECT_EQ(to_text(drawn(sabot)), "2c");
  sabot.hear(heard({{"event", "cards-burned"}, {"count", 2}}));
  EXPECT_EQ(to_text(drawn(sabot)), "5c");
  sabot.hear(heard({{"event", "card-discarded"}}));
  EXPECT_EQ(to_text(drawn(sabot)), "7c");
}

TEST(HeldSabot, WhatLiesAsideIsDealtFirst) {
  auto sabot = sabot_cut_at(1);
  sabot.hear(heard({{"event", "card-set-aside"}, {"card", "2c"}}));
  sabot.hear(heard({{"event", "card-set-aside"}}));
  EXPECT_EQ(to_text(sabot.next()), "2c");
  sabot.hear(heard({{"event", "card-dealt"}, {"hand", "punto"}, {"from", "aside"}}));
  EXPECT_EQ(to_text(sabot.next()), "3c");
  sabot.hear(heard({{"event", "card-dealt"}, {"hand", "banca"}, {"from", "aside"}}));
  EXPECT_EQ(to_text(sabot.next()), "4c");
  sabot.hear(heard({{"event", "card-dealt"}, {"hand", "punto"}, {"from", "sabot"}}));
  EXPECT_EQ(to_text(sabot.next()), "5c");
}

TEST(HeldSabot, PassesOverWhatLayAsideAndWasThrownAway) {
  auto sabot = sabot_cut_at(1);
  for (int i = 0; i < 3; ++i) sabot.hear(heard({{"event", "card-set-aside"}}));
  sabot.hear(heard({{"event", "aside-discarded"}, {"count", 2}}));
  EXPECT_EQ(to_text(sabot.next()), "4c");
  sabot.hear(heard({{"event", "coup-ended"}, {"coup", 1}}));
  EXPECT_EQ(to_text(sabot.next()), "4c");
  sabot.hear(heard({{"event", "aside-discarded"}, {"count", 1}}));
  EXPECT_EQ(to_text(sabot.next()), "5c");
  EXPECT_THROW(sabot.hear(heard({{"event", "aside-discarded"}, {"count", 1}})), BrokenInvariant);
}

TEST(HeldSabot, NothingLiesAsideInANewTalla) {
  auto sabot = sabot_cut_at(1);
  sabot.hear(heard({{"event", "card-set-aside"}}));
  sabot.take({nine_cards, Digest{}});
  EXPECT_EQ(to_text(sabot.next()), "Ac");
}

TEST(HeldSabot, ACardIsGoneOnlyOnceItWasDealt) {
  auto sabot = sabot_cut_at(6);
  const auto card = sabot.next();
  EXPECT_EQ(sabot.next(), card);
  sabot.hear(heard({{"event", "first-card-turned"}}));
  EXPECT_NE(sabot.next(), card);
}

TEST(HeldSabot, AnEmptySabotIsAMistakeOfOurs) {
  auto sabot = sabot_cut_at(1);
  for (std::size_t i = 0; i < nine_cards.size(); ++i) drawn(sabot);
  EXPECT_THROW(drawn(sabot), BrokenInvariant);
}

Option option(std::string_view command, rules::CroupierAct act,
              std::vector<rules::Field> fields = {}) {
  return {command, std::move(fields), {act, {}}};
}
const auto count_cards =
    option("count-cards", rules::CroupierAct::routine, {{"count", rules::Numbers{52, 52}}});
const rules::ChanceDue one_pack = rules::CardDue{SabotCount(1)};
const rules::ChanceDue three_pockets = rules::PocketDue{{5, 7, 9}};

TEST(AutomaticCroupier, RevealsBeforeAnythingElse) {
  using enum rules::CroupierAct;
  EXPECT_EQ(croupier_choice({option("count-cards", routine), option("reveal", first)})->command,
            "reveal");
  EXPECT_EQ(croupier_choice({option("pay", routine)})->command, "pay");
  EXPECT_EQ(croupier_choice({}), nullptr);
}

TEST(AutomaticCroupier, ReportsNoIncidents) {
  using enum rules::CroupierAct;
  const auto report = option("report-early-card", never);
  EXPECT_EQ(croupier_choice({report, option("deal", routine), option("pay", routine)})->command,
            "deal");
  EXPECT_EQ(croupier_choice({report}), nullptr);
}

template <class... C>
int closing(const rules::Acts<C...>&) {
  return (0 + ... + rules::facts_in<C>(chemin_de_fer::command_facts).closes_a_phase());
}

TEST(AutomaticCroupier, KnowsWhatCutsOthersShort) {
  using namespace chemin_de_fer;
  EXPECT_EQ(closing(rules::Acts<MixLast, AwardBank, AnnounceBank, AwardBanco, NoVanMas>{}), 5);
  EXPECT_EQ(closing(rules::Acts<Mix, Deal, GiveCards, Pay>{}), 0);
}

TEST(AutomaticCroupier, PromisesAnOrderOnlyWhereItIsAsked) {
  chance::SeededSource source(1, 0);
  AutomaticCroupier croupier(source);
  EXPECT_EQ(croupier.next({option("mix", rules::CroupierAct::routine)}, one_pack), "mix");
  const auto last = *croupier.next(
      {option("mix-last", rules::CroupierAct::closing, {{"commitment", rules::AnyDigest{true}}})},
      one_pack);
  EXPECT_TRUE(last.starts_with("mix-last commitment=")) << last;
}

TEST(AutomaticCroupier, DoesNothingWithoutAnOption) {
  chance::SeededSource source(1, 0);
  AutomaticCroupier croupier(source);
  EXPECT_EQ(croupier.next({}, one_pack), std::nullopt);
}

TEST(AutomaticCroupier, KeepsHisPromise) {
  chance::SeededSource source(1, 0);
  AutomaticCroupier croupier(source);
  EXPECT_EQ(croupier.next({count_cards}, one_pack), "count-cards count=52");
  const auto mix = *croupier.next(
      {option("mix", rules::CroupierAct::routine, {{"commitment", rules::AnyDigest{true}}})},
      one_pack);
  const auto reveal = *croupier.next(
      {option("reveal", rules::CroupierAct::first,
              {{"salt", rules::AnyDigest{}}, {"order", rules::CardList{52, SabotCount(1)}}})},
      one_pack);

  const auto promised = *from_text<Digest>(std::string_view(mix).substr(mix.find('=') + 1));
  const auto order_at = reveal.find(" order=");
  const auto salt_at = reveal.find("salt=") + 5;
  const chance::SealedOrder shown{
      *from_text<std::vector<Card>>(std::string_view(reveal).substr(order_at + 7)),
      *from_text<Digest>(std::string_view(reveal).substr(salt_at, order_at - salt_at))};
  EXPECT_EQ(shown.order.size(), 52u);
  EXPECT_TRUE(chance::opens(promised, shown));
}

TEST(AutomaticCroupier, PromisesAPocketAndShowsIt) {
  chance::SeededSource source(1, 0);
  AutomaticCroupier croupier(source);
  const auto call = option("hagan-sus-apuestas", rules::CroupierAct::routine,
                           {{"commitment", rules::AnyDigest{true}}});
  const auto stop = option("stop", rules::CroupierAct::routine,
                           {{"pocket", rules::Numbers{1, 3}}, {"salt", rules::AnyDigest{}}});
  EXPECT_TRUE(promises(call));
  EXPECT_TRUE(shows_what_was_promised(stop));
  const auto promise = *croupier.next({call}, three_pockets);
  // A successor with its memory says the same.
  AutomaticCroupier successor(source);
  successor.recall(croupier.memory());
  const auto shown = *successor.next({stop}, three_pockets);
  EXPECT_EQ(shown, *croupier.next({stop}, three_pockets));
  const auto at = shown.find(" salt=");
  const chance::SealedNumber sealed{*from_text<int>(std::string_view(shown).substr(12, at - 12)),
                                    *from_text<Digest>(std::string_view(shown).substr(at + 6))};
  EXPECT_TRUE(sealed.number >= 1 && sealed.number <= 3);
  const auto promised = std::string_view(promise).substr(promise.find('=') + 1);
  EXPECT_TRUE(chance::opens(*from_text<Digest>(promised), sealed));
}

const auto draw_lot =
    option("draw-lot", rules::CroupierAct::routine, {{"number", rules::Numbers{1, 5}}});
const auto mix_promised =
    option("mix", rules::CroupierAct::routine, {{"commitment", rules::AnyDigest{true}}});

// Each lot is decided by the salt of the order, the cut and how many came before it.
TEST(AutomaticCroupier, DrawsLotsAsPromised) {
  chance::SeededSource source(1, 0);
  AutomaticCroupier croupier(source);
  const rules::ChanceDue with_lots = rules::CardDue{.left = SabotCount(1), .lots = true};
  const auto mix = *croupier.next({mix_promised}, with_lots);
  const auto promised = *from_text<Digest>(std::string_view(mix).substr(mix.find('=') + 1));
  const auto memory = croupier.memory();
  const chance::SealedOrder sealed{memory.order, memory.salt};
  EXPECT_TRUE(chance::opens(promised, sealed, chance::Lots::promised));
  EXPECT_FALSE(chance::opens(promised, sealed, chance::Lots::apart));
  croupier.hear(rules::heard::Cut{17});
  for (int before = 0; before < 4; ++before) {
    const int number = chance::number_of({.cut_at = 17, .before = before, .of = 5}, memory.salt);
    const auto line = "draw-lot number=" + std::to_string(number);
    EXPECT_EQ(croupier.next({draw_lot}, rules::LotDue{5}), line);
    // Asked again it says the same; and so does a successor who has heard what it heard.
    EXPECT_EQ(croupier.next({draw_lot}, rules::LotDue{5}), line);
    AutomaticCroupier successor(source);
    successor.recall(memory);
    successor.hear(rules::heard::Cut{17});
    for (int i = 0; i < before; ++i) successor.hear(rules::heard::LotDrawn{1});
    EXPECT_EQ(successor.next({draw_lot}, rules::LotDue{5}), line);
    croupier.hear(rules::heard::LotDrawn{number});
  }
}

// Whoever knows the salt would know the lot.
TEST(AutomaticCroupier, DrawsNoLotFromASaltThatWasShown) {
  chance::SeededSource source(1, 0);
  AutomaticCroupier croupier(source);
  (void)croupier.next({mix_promised}, one_pack);
  const auto memory = croupier.memory();
  croupier.hear(rules::heard::OrderShown{memory.salt, memory.order});
  std::set<std::string> drawn;
  for (int i = 0; i < 200; ++i) drawn.insert(*croupier.next({draw_lot}, rules::LotDue{5}));
  EXPECT_EQ(drawn.size(), 5u);
}

}  // namespace
}  // namespace sabot::table
