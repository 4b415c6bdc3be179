#include "sabot/odds/duel.hpp"

#include <array>

#include "sabot/base/invariant.hpp"

namespace sabot::odds {
namespace {

using rules::Cuadro;
using rules::Draw;

constexpr int nowhere = -1;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

std::string hand_text(const SeenHand& hand) {
  if (!hand.cards) return std::to_string(hand.total);
  return std::to_string(hand.cards->low) + '+' + std::to_string(hand.cards->high);
}

// The number of the decision for each first hand (and third card), or nowhere.
using PuntoPlaces = std::array<int, two_card_hands>;
using BancaPlaces = std::array<std::array<int, 11>, two_card_hands>;

// One decision for each hand that is seen as another: by total, the first one of that total.
class Places {
 public:
  Places(const Drawing& drawing, Sees sees, std::vector<Decision>& punto,
         std::vector<Decision>& banca) {
    constexpr auto hands = all_two_cards();
    for (int hand = 0; hand < two_card_hands; ++hand) {
      const auto& cards = hands[at(hand)];
      punto_[at(hand)] = nowhere;
      banca_[at(hand)].fill(nowhere);
      if (rules::is_natural(cards.total())) continue;
      if (drawing.punto[at(cards.total())] == Draw::optional)
        punto_[at(hand)] = place(punto, cards, sees == Sees::cards, std::nullopt);
      for (int third = 0; third <= Cuadro::punto_stood; ++third)
        if (drawing.banca.at(cards.total(), third) == Draw::optional)
          banca_[at(hand)][at(third)] = place(banca, cards, sees != Sees::totals, third);
    }
  }

  int of_punto(const Coup& coup) const {
    return coup.natural() ? nowhere : punto_[at(coup.punto_hand)];
  }
  int of_banca(const Coup& coup) const {
    return coup.natural() ? nowhere : banca_[at(coup.banca_hand)][at(coup.punto_third)];
  }

 private:
  static int place(std::vector<Decision>& all, const TwoCards& cards, bool sees_cards,
                   std::optional<int> third) {
    if (!sees_cards)
      for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].hand.total == cards.total() && all[i].third == third) return static_cast<int>(i);
    all.push_back({{cards.total(), sees_cards ? std::optional(cards) : std::nullopt}, third});
    return static_cast<int>(all.size()) - 1;
  }

  PuntoPlaces punto_{};
  BancaPlaces banca_{};
};

// Sums of sequences fit 64 bits with a sign: there are fewer than 2^59.
class WinCount {
 public:
  WinCount(std::size_t punto, std::size_t banca)
      : by_punto_(punto), by_banca_(banca), by_both_(punto * banca) {}

  // p and 1 − p, q and 1 − q, multiplied out.
  void add(int punto, bool punto_draws, int banca, bool banca_draws, std::int64_t sequences) {
    const std::int64_t with_punto = punto_draws ? sequences : -sequences;
    const std::int64_t with_banca = banca_draws ? sequences : -sequences;
    const bool punto_free = punto != nowhere;
    const bool banca_free = banca != nowhere;
    const bool without_punto = !punto_free || !punto_draws;
    const bool without_banca = !banca_free || !banca_draws;
    if (without_punto && without_banca) always_ += sequences;
    if (punto_free && without_banca) by_punto_[at(punto)] += with_punto;
    if (banca_free && without_punto) by_banca_[at(banca)] += with_banca;
    if (punto_free && banca_free)
      by_both_[at(punto) * by_banca_.size() + at(banca)] +=
          punto_draws == banca_draws ? sequences : -sequences;
  }

  Wins wins() const {
    Wins wins{integer(always_), {}, {}, {}};
    for (const auto one : by_punto_) wins.by_punto.push_back(integer(one));
    for (const auto one : by_banca_) wins.by_banca.push_back(integer(one));
    wins.by_both.resize(by_punto_.size());
    for (std::size_t i = 0; i < by_both_.size(); ++i)
      wins.by_both[i / by_banca_.size()].push_back(integer(by_both_[i]));
    return wins;
  }

 private:
  std::int64_t always_ = 0;
  std::vector<std::int64_t> by_punto_;
  std::vector<std::int64_t> by_banca_;
  std::vector<std::int64_t> by_both_;
};

// gained · wins − lost · losses, for whole weights.
struct Stakes {
  Integer gained;
  Integer lost;
  Integer of(const Integer& wins, const Integer& losses) const {
    return gained * wins - lost * losses;
  }
};

}  // namespace

std::string decision_text(const Decision& decision) {
  auto text = hand_text(decision.hand);
  if (!decision.third) return text;
  return text + ':' +
         (*decision.third == Cuadro::punto_stood ? "no" : std::to_string(*decision.third));
}

Draw letter_at(const Cuadro& cuadro, const Decision& decision) {
  return cuadro.at(decision.hand.total, decision.third.value_or(Cuadro::punto_stood));
}

Fraction Wins::of(const Play& punto, const Play& banca) const {
  Fraction sum = always;
  for (std::size_t j = 0; j < banca.size(); ++j) sum += by_banca[j] * banca[j];
  for (std::size_t i = 0; i < punto.size(); ++i) {
    Fraction drawing = by_punto[i];
    for (std::size_t j = 0; j < banca.size(); ++j)
      if (banca[j] != 0) drawing += by_both[i][j] * banca[j];
    sum += punto[i] * drawing;
  }
  return sum;
}

Duel::Duel(const Source& source, const Drawing& drawing, Sees sees, const Fraction& deduction)
    : sequences_(integer(source.sequences())), deduction_(deduction) {
  require(source.replaced || source.cards.size() >= cards_for_a_coup,
          "duel: fewer cards than a coup may need");
  count(source, drawing, sees);
}

void Duel::count(const Source& source, const Drawing& drawing, Sees sees) {
  const Places places(drawing, sees, punto_, banca_);
  WinCount punto(punto_.size(), banca_.size());
  WinCount banca(punto_.size(), banca_.size());
  walk_coups(source, drawing, [&](const Coup& coup) {
    const int difference = coup.punto() - coup.banca();
    if (difference == 0) return;
    auto& count = difference > 0 ? punto : banca;
    count.add(places.of_punto(coup), coup.punto_third != Coup::none, places.of_banca(coup),
              coup.banca_third != Coup::none, static_cast<std::int64_t>(coup.sequences));
  });
  punto_wins_ = punto.wins();
  banca_wins_ = banca.wins();
}

Fraction Duel::punto_value(const Play& punto, const Play& banca) const {
  return (punto_wins_.of(punto, banca) - banca_wins_.of(punto, banca)) / sequences_;
}

Fraction Duel::banca_value(const Play& punto, const Play& banca) const {
  const Fraction won = (1 - deduction_) * banca_wins_.of(punto, banca);
  return (won - punto_wins_.of(punto, banca)) / sequences_;
}

Fraction Duel::house_value(const Play& punto, const Play& banca) const {
  return deduction_ * banca_wins_.of(punto, banca) / sequences_;
}

TwoSidedGame Duel::game() const {
  const Stakes to_punto{1, 1};
  const Stakes to_banca{deduction_.get_den() - deduction_.get_num(), deduction_.get_den()};
  TwoSidedGame game;
  game.rows.with.resize(punto_.size());
  game.columns.with.resize(banca_.size());
  for (std::size_t i = 0; i < punto_.size(); ++i)
    game.rows.alone.push_back(to_punto.of(punto_wins_.by_punto[i], banca_wins_.by_punto[i]));
  for (std::size_t j = 0; j < banca_.size(); ++j)
    game.columns.alone.push_back(to_banca.of(banca_wins_.by_banca[j], punto_wins_.by_banca[j]));
  for (std::size_t i = 0; i < punto_.size(); ++i)
    for (std::size_t j = 0; j < banca_.size(); ++j) {
      const auto& punto = punto_wins_.by_both[i][j];
      const auto& banca = banca_wins_.by_both[i][j];
      game.rows.with[i].push_back(to_punto.of(punto, banca));
      game.columns.with[j].push_back(to_banca.of(banca, punto));
    }
  return game;
}

}  // namespace sabot::odds
