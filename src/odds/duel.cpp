#include "sabot/odds/duel.hpp"

#include "sabot/base/invariant.hpp"
#include "sabot/odds/duel_places.hpp"

namespace sabot::odds {
namespace {

using baccarat::Cuadro;
using baccarat::Draw;

constexpr int nowhere = Places::nowhere;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

std::string hand_text(const SeenHand& hand) {
  if (!hand.cards) return std::to_string(hand.total);
  return std::to_string(hand.cards->low) + '+' + std::to_string(hand.cards->high);
}

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
    : source_(source),
      drawing_(drawing),
      sees_(sees),
      sequences_(integer(source.sequences())),
      deduction_(deduction) {
  require(source.replaced || source.cards.size() >= cards_for_a_coup,
          "duel: fewer cards than a coup may need");
  const Places places(drawing_, sees_, punto_, banca_);
  WinCount punto(punto_.size(), banca_.size());
  WinCount banca(punto_.size(), banca_.size());
  walk_coups(source_, drawing_, [&](const Coup& coup) {
    const int difference = coup.punto() - coup.banca();
    if (difference == 0) return;
    auto& count = difference > 0 ? punto : banca;
    count.add(places.of_punto(coup), coup.punto_third != Coup::none, places.of_banca(coup),
              coup.banca_third != Coup::none, static_cast<std::int64_t>(coup.sequences));
  });
  punto_wins_ = punto.wins();
  banca_wins_ = banca.wins();
}

void Duel::walk(const std::function<void(const Coup&, int, int)>& visit) const {
  std::vector<Decision> punto;
  std::vector<Decision> banca;
  const Places places(drawing_, sees_, punto, banca);
  walk_coups(source_, drawing_,
             [&](const Coup& coup) { visit(coup, places.of_punto(coup), places.of_banca(coup)); });
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
