// The simulation against the tables: the same order of the cards gives the same coups, the same
// totals, as many cards for each, and the same last coup, under every ruleset and under others that
// the texts lack.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "sabot/chance/seeded_source.hpp"
#include "sabot/chance/shuffle.hpp"
#include "sabot/sim/reference.hpp"
#include "sim/plans.hpp"
#include "sim/table_play.hpp"
#include "under_sanitizers.hpp"

namespace sabot::sim {
namespace {

// Of each.
constexpr int tallas = under_sanitizers ? 12 : 120;

// What an operator may change that the simulation must follow.
const std::vector<std::string> punto_banca_overlays{
    "",
    "packs = 1",
    "packs = 1\ncards-below-stop = 30\nburn-of-figures = 10",
    "packs = 2\ncards-below-stop = 6\nstop-card-seen = \"when-drawn\"",
    "packs = 8\ncards-below-stop = 14",
    "packs = 16",
    "stop-card-seen = \"when-drawn\"",
    "turned-card-is-one-of-the-burned = true",
    "turned-card-is-one-of-the-burned = true\nburn-of-figures = 1",
    "burn-of-figures = 0\npacks = 3",
    "burn-of-figures = 5\nturned-card-is-one-of-the-burned = true",
    "punto-draws = \"TPTPTPTP\"\ncuadro = [\"PPPPPPPPPPP\", \"TTTTTTTTTTT\", \"TPTPTPTPTPT\", "
    "\"PTPTPTPTPTP\", \"TTTTTPPPPPP\", \"PPPPPTTTTTT\", \"PPPPPPPPPPT\", \"TPPPPPPPPPP\"]",
};
const std::vector<std::string> chemin_de_fer_overlays{
    "",
    "packs = 1",
    "packs = 2\ncards-below-stop = 6\nstop-card-seen = \"when-drawn\"",
    "packs = 8\ncards-below-stop = 25",
    "punto-draws = \"TPTOOTPT\"\ncuadro = [\"TTTTTTTTTTT\", \"OTTPTTOTTTT\", \"TPTPTPTPTPT\", "
    "\"PTPTPTPTPTO\", \"TTTTTOPPPPP\", \"PPPPPTTTTTT\", \"PPPOPPPPPPT\", \"TPPPPPPPPPP\"]",
};

std::vector<Card> shuffled(int packs, chance::SeededSource& source) {
  auto order = chance::packs_in_order(packs);
  chance::shuffle(std::span(order), source);
  return order;
}

std::vector<std::uint8_t> points_of(const std::vector<Card>& order) {
  std::vector<std::uint8_t> points;
  for (const auto card : order) points.push_back(static_cast<std::uint8_t>(baccarat::points(card)));
  return points;
}

std::vector<std::pair<std::string, std::string>> punto_banca_games() {
  return {{"es79", "punto-y-banca"}, {"as11", "punto-y-banca"}, {"as11", "mini-punto-y-banca"}};
}

// Says which coup is the first that differs.
void expect_same(const std::vector<Coup>& simulated, const std::vector<Coup>& dealt) {
  for (std::size_t i = 0; i < std::min(simulated.size(), dealt.size()); ++i)
    ASSERT_EQ(simulated[i], dealt[i]) << "coup " << i + 1;
  ASSERT_EQ(simulated.size(), dealt.size());
}

TEST(TableAgreement, PuntoYBanca) {
  chance::SeededSource source(1, 0);
  for (const auto& [regulation, game] : punto_banca_games())
    for (const auto& overlay : punto_banca_overlays) {
      SCOPED_TRACE(regulation + " " + game + "\n" + overlay);
      const auto rules = rules_of<punto_banca::Rules>(regulation, game, overlay);
      const auto plan = plan_of(regulation, game, overlay);
      for (int i = 0; i < tallas; ++i) {
        const auto order = shuffled(rules.packs.value, source);
        const auto table = play_at_table(rules, order);
        const auto coups =
            coups_of(plan.sabot, plan.drawing, points_of(order), [](Hand, Odds) { return false; });
        ASSERT_NO_FATAL_FAILURE(expect_same(coups, table.coups));
        ASSERT_LE(plan.sabot.sure_coups(), std::ssize(coups));
        ASSERT_GE(plan.sabot.most_coups(), std::ssize(coups));
      }
    }
}

// Both where the banker asks for the cuadro, and chooses only where it allows, and where the banker
// is free.
TEST(TableAgreement, CheminDeFer) {
  chance::SeededSource source(2, 0);
  const Odds even{Odds::whole / 2};
  for (const std::string regulation : {"es79", "as11"})
    for (const auto& overlay : chemin_de_fer_overlays)
      for (const bool by_cuadro : {true, false}) {
        SCOPED_TRACE(regulation + "\n" + overlay);
        const auto rules = rules_of<chemin_de_fer::Rules>(regulation, "chemin-de-fer", overlay);
        auto plan = plan_of(regulation, "chemin-de-fer", overlay, even);
        if (!by_cuadro) plan.drawing = free_banker(rules, even);
        for (int i = 0; i < tallas / 3; ++i) {
          const auto order = shuffled(rules.packs.value, source);
          const auto table =
              play_at_table(rules, order, by_cuadro, [&] { return source.below(2) == 1; });
          auto choice = table.choices.begin();
          const auto coups = coups_of(plan.sabot, plan.drawing, points_of(order), [&](Hand, Odds) {
            return choice != table.choices.end() && *choice++;
          });
          ASSERT_NO_FATAL_FAILURE(expect_same(coups, table.coups));
          ASSERT_EQ(choice, table.choices.end());
        }
      }
}

// The order of a sabot in which a simulated talla comes: what nobody saw lies where it must.
std::vector<Card> order_of(const DealtTalla& dealt, const SabotPlan& sabot) {
  auto rest = chance::packs_in_order(sabot.packs);
  const auto take = [&](int points) {
    const auto found = std::ranges::find(rest, points, baccarat::points);
    require(found != rest.end(), "more cards of these points than the sabot has");
    const auto card = *found;
    rest.erase(found);
    return card;
  };
  std::vector<Card> seen;
  for (const auto points : dealt.points) seen.push_back(take(points));
  const auto turned = sabot.burn ? 1 : 0;
  auto order = std::vector(seen.begin(), seen.begin() + turned);
  order.insert(order.end(), rest.begin(), rest.begin() + dealt.burned);
  order.insert(order.end(), seen.begin() + turned, seen.end());
  order.insert(order.end(), rest.begin() + dealt.burned, rest.end());
  return order;
}

// What the simulation deals can be laid on a table, card by card, and comes out the same.
TEST(TableAgreement, SimulatedTallasOnATable) {
  for (const auto& [regulation, game] : punto_banca_games())
    for (const auto& overlay : punto_banca_overlays) {
      SCOPED_TRACE(regulation + " " + game + "\n" + overlay);
      const auto rules = rules_of<punto_banca::Rules>(regulation, game, overlay);
      auto plan = plan_of(regulation, game, overlay);
      plan.kind = Kind::tallas;
      plan.seed = 3;
      for (std::uint32_t talla = 0; talla < tallas / 6; ++talla) {
        const auto dealt = deal_talla(plan, 0, talla);
        const auto table = play_at_table(rules, order_of(dealt, plan.sabot));
        ASSERT_NO_FATAL_FAILURE(expect_same(dealt.coups, table.coups));
        ASSERT_EQ(dealt.burned, table.burned);
      }
    }
}

TEST(TableAgreement, SimulatedTallasOnATableOfCheminDeFer) {
  for (const std::string regulation : {"es79", "as11"})
    for (const auto& overlay : chemin_de_fer_overlays)
      for (const bool draws : {true, false}) {
        SCOPED_TRACE(regulation + "\n" + overlay);
        const auto rules = rules_of<chemin_de_fer::Rules>(regulation, "chemin-de-fer", overlay);
        auto plan =
            plan_of(regulation, "chemin-de-fer", overlay, draws ? Odds::always() : Odds::never());
        plan.kind = Kind::tallas;
        plan.seed = 4;
        for (std::uint32_t talla = 0; talla < tallas / 6; ++talla) {
          const auto dealt = deal_talla(plan, 0, talla);
          const auto table =
              play_at_table(rules, order_of(dealt, plan.sabot), true, [&] { return draws; });
          ASSERT_NO_FATAL_FAILURE(expect_same(dealt.coups, table.coups));
        }
      }
}

}  // namespace
}  // namespace sabot::sim
