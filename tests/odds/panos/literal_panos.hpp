#pragma once
// A coup with two paños played card by card, as at a table: what the odds are compared with.

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "odds/literal.hpp"
#include "sabot/odds/coup_law.hpp"

namespace sabot::odds {

// What the banker can see of a paño: a third card, or two cards turned over, or neither.
struct SeenPano {
  std::optional<Card> third;
  std::optional<int> abated;
};

// How many times out of twelve each hand draws.
struct PanoPlayers {
  std::function<int(int pano, int total)> puntos;  // paño 0 or 1
  std::function<int(int total, const SeenPano& first, const SeenPano& second)> banca;
};

struct PanosEnded {
  std::array<Outcome, 2> outcomes{};
  std::int64_t weight = 0;  // out of twelve to the third
};

// Which totals of two cards beat what the other hand makes with a third.
using NaturalBeats = std::function<bool(int two_cards, int three_cards)>;

class LiteralPanos {
 public:
  LiteralPanos(const PanoPlayers& players, NaturalBeats beats)
      : players_(players), beats_(std::move(beats)) {}

  // Nine cards in the order in which they come.
  template <class Visit>
  void play(std::span<const Card> cards, const Visit& visit) const {
    const std::array<std::vector<Card>, 2> panos{std::vector<Card>{cards[0], cards[3]},
                                                 std::vector<Card>{cards[1], cards[4]}};
    const std::vector<Card> banca{cards[2], cards[5]};
    pano_speaks(0, panos, banca, cards.subspan(6), 1, visit);
  }

 private:
  using Panos = std::array<std::vector<Card>, 2>;

  static bool abates(const std::vector<Card>& hand) {
    return hand.size() == 2 && baccarat::is_natural(baccarat::total(hand));
  }

  template <class Visit>
  void pano_speaks(std::size_t pano, const Panos& panos, const std::vector<Card>& banca,
                   std::span<const Card> sabot, std::int64_t weight, const Visit& visit) const {
    if (pano == 2) return banca_speaks(panos, banca, sabot, weight, visit);
    const int draws = abates(panos[pano])
                          ? 0
                          : players_.puntos(static_cast<int>(pano), baccarat::total(panos[pano]));
    if (draws < always)
      pano_speaks(pano + 1, panos, banca, sabot, weight * (always - draws), visit);
    if (draws > 0) {
      auto more = panos;
      more[pano].push_back(sabot.front());
      pano_speaks(pano + 1, more, banca, sabot.subspan(1), weight * draws, visit);
    }
  }

  template <class Visit>
  void banca_speaks(const Panos& panos, const std::vector<Card>& banca, std::span<const Card> sabot,
                    std::int64_t weight, const Visit& visit) const {
    if (abates(banca) || (abates(panos[0]) && abates(panos[1])))
      return visit(end(panos, banca, weight * always));
    const int draws = players_.banca(baccarat::total(banca), seen(panos[0]), seen(panos[1]));
    if (draws < always) visit(end(panos, banca, weight * (always - draws)));
    if (draws > 0) {
      auto more = banca;
      more.push_back(sabot.front());
      visit(end(panos, more, weight * draws));
    }
  }

  static SeenPano seen(const std::vector<Card>& hand) {
    if (hand.size() == 3) return {hand[2], {}};
    if (abates(hand)) return {{}, baccarat::total(hand)};
    return {};
  }

  PanosEnded end(const Panos& panos, const std::vector<Card>& banca, std::int64_t weight) const {
    PanosEnded ended{{}, weight};
    const int total = baccarat::total(banca);
    for (std::size_t i = 0; i < 2; ++i) {
      const int own = baccarat::total(panos[i]);
      if (abates(panos[i]) && banca.size() == 3 && beats_(own, total))
        ended.outcomes[i] = Outcome::punto;
      else if (abates(banca) && panos[i].size() == 3 && beats_(total, own))
        ended.outcomes[i] = Outcome::banca;
      else
        ended.outcomes[i] = outcome_of(own, total);
    }
    return ended;
  }

  PanoPlayers players_;
  NaturalBeats beats_;
};

}  // namespace sabot::odds
