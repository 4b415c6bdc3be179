#pragma once
// One coup and one talla, card by card, in the plainest form there is: what the simulation is
// compared with, and what ties it to the tables.

#include <cstdint>
#include <span>
#include <vector>

#include "sabot/base/invariant.hpp"
#include "sabot/rules/baccarat/baccarat.hpp"
#include "sabot/sim/drawing.hpp"
#include "sabot/sim/sabot_plan.hpp"

namespace sabot::sim {

enum class Winner : std::uint8_t { punto, banca, empate };
enum class Hand : std::uint8_t { punto, banca };

struct Coup {
  Winner winner{};
  int punto = 0;  // final totals
  int banca = 0;
  int cards = 0;

  friend bool operator==(const Coup&, const Coup&) = default;
};

// `card(place)` gives the points of the next card, which is for this place: 0 to 3 the first four,
// by turns, 4 the punto's third, 5 the banca's. `chooses(hand, odds)` says whether a hand that
// draws only sometimes does so now.
template <class NextCard, class Chooses>
Coup play_coup(const Drawing& drawing, NextCard card, Chooses chooses) {
  int punto = card(0);
  int banca = card(1);
  punto = (punto + card(2)) % 10;
  banca = (banca + card(3)) % 10;
  int cards = 4;
  if (!baccarat::is_natural(punto) && !baccarat::is_natural(banca)) {
    const auto draws = [&](Hand hand, Odds odds) {
      return odds.is_mixed() ? chooses(hand, odds) : odds == Odds::always();
    };
    int third = baccarat::Cuadro::punto_stood;
    const auto& row = drawing.banca[static_cast<std::size_t>(banca)];
    if (draws(Hand::punto, drawing.punto[static_cast<std::size_t>(punto)])) {
      third = card(4);
      punto = (punto + third) % 10;
      ++cards;
    }
    if (draws(Hand::banca, row[static_cast<std::size_t>(third)])) {
      banca = (banca + card(5)) % 10;
      ++cards;
    }
  }
  const auto winner = punto > banca   ? Winner::punto
                      : punto < banca ? Winner::banca
                                      : Winner::empate;
  return {winner, punto, banca, cards};
}

// `sabot.turn()` gives the points of the card turned first, `sabot.burn(count)` takes cards out
// unseen, `sabot.card(coup, place)` and `sabot.chooses(coup, hand, odds)` are as above. Each coup
// goes to `listen`; what comes back is how many cards were burned.
template <class Sabot, class Listener>
int play_talla(const SabotPlan& plan, const Drawing& drawing, Sabot& sabot, Listener listen) {
  int left = plan.cards();
  int burned = 0;
  if (plan.burn) {
    burned = (*plan.burn)[static_cast<std::size_t>(sabot.turn())];
    sabot.burn(burned);
    left -= 1 + burned;
  }
  for (std::uint32_t coup = 0; left > plan.left_at_the_end(); ++coup) {
    const auto played = play_coup(
        drawing, [&](int place) { return sabot.card(coup, place); },
        [&](Hand hand, Odds odds) { return sabot.chooses(coup, hand, odds); });
    left -= played.cards;
    listen(played);
  }
  return burned;
}

// The coups of a talla whose cards come in this order, by their points. `chooses` as in play_coup.
template <class Chooses>
std::vector<Coup> coups_of(const SabotPlan& plan, const Drawing& drawing,
                           std::span<const std::uint8_t> order, Chooses chooses) {
  struct Ordered {
    std::span<const std::uint8_t> order;
    Chooses& decide;
    std::size_t next = 0;

    int turn() { return card(0, 0); }
    void burn(int count) { next += static_cast<std::size_t>(count); }
    int card(std::uint32_t, int) {
      require(next < order.size(), "simulation: more cards dealt than the order has");
      return order[next++];
    }
    bool chooses(std::uint32_t, Hand hand, Odds odds) { return decide(hand, odds); }
  };
  std::vector<Coup> coups;
  Ordered sabot{order, chooses};
  play_talla(plan, drawing, sabot, [&](const Coup& coup) { coups.push_back(coup); });
  return coups;
}

}  // namespace sabot::sim
