#include "sabot/base/invariant.hpp"
#include "sabot/rules/punto_banca/acts.hpp"

// Naturals, the punto's rule, the banca's cuadro, and who has won.

namespace sabot::punto_banca {
namespace {

using baccarat::Draw;

int total_of(const State& state, Hand hand) {
  int sum = 0;
  for (const auto& card : state.hand(hand).dealt) sum += baccarat::points(*card);
  return sum % 10;
}

void decide_coup(const Context& at, Verdict& verdict, int punto, int banca) {
  const Citations announcing{at.art("as11.pyb.B-l"_art)};
  if (punto == banca) {
    verdict.add(CoupDecided{Chance::empate, punto, banca}, at.art("as11.pyb.A1-e"_art))
        .add(Announced{Call::empate, {}, punto}, "S-21"_art);
    return;
  }
  const Hand best = punto > banca ? Hand::punto : Hand::banca;
  const Chance winner = punto > banca ? Chance::punto : Chance::banca;
  verdict
      .add(CoupDecided{winner, punto, banca},
           {at.art("as11.pyb.A1-d"_art), at.art("as11.pyb.B-l"_art)})
      .add(Announced{Call::gana, best, std::max(punto, banca)}, announcing);
}

void draw_or_stand(const Context& at, Verdict& verdict, Hand hand, int total, Draw order,
                   const Citations& by) {
  // The punto's announcements, and the same for the banca.
  const auto call = at.art(hand == Hand::punto ? "as11.pyb.B-j"_art : "as11.pyb.B-k"_art);
  if (order == Draw::draw)
    verdict.add(CardDue{hand}, by).add(Announced{Call::carta, hand, {}}, call);
  else
    verdict.add(Stood{hand}, by).add(Announced{Call::se_planta, hand, total}, call);
}

// The text's own row for this total, where it has one, stands beside the cuadro itself.
Citations cuadro_at(const Rules& rules, int banca) {
  Citations by = rules.cuadro.by;
  if (!rules.cuadro_rows.empty()) by.add(rules.cuadro_rows[static_cast<std::size_t>(banca)]);
  return by;
}

// True: the banca stands and the coup is decided.
bool banca_turn(const Context& at, Verdict& verdict, int banca, int punto_third) {
  const auto order = at.rules.cuadro.value.at(banca, punto_third);
  draw_or_stand(at, verdict, Hand::banca, banca, order, cuadro_at(at.rules, banca));
  return order != Draw::draw;
}

struct Order {
  Draw what{};
  Citations by;
};

Order punto_order(const Context& at, int punto) {
  const auto& draws = at.rules.punto_draws;
  const auto order = draws.value[static_cast<std::size_t>(punto)];
  if (order == Draw::optional) {
    const auto said = at.state.hand(Hand::punto).said;
    require(said.has_value(), "punto y banca: a free punto that has not been asked");
    return {*said == Declaration::carta ? Draw::draw : Draw::stand, whose_wish(at)};
  }
  const auto article = at.art(order == Draw::draw ? "as11.pyb.A2-a"_art : "as11.pyb.A2-b"_art);
  const bool is_law = draws.by.front().provenance() == law::Provenance::article;
  return {order, is_law ? Citations(article) : draws.by};
}

}  // namespace

void after_both_shown(const Context& at, Verdict& verdict, int punto, int banca) {
  if (baccarat::is_natural(punto) || baccarat::is_natural(banca)) {
    const Citations by{at.art("as11.pyb.A1-h"_art)};
    if (baccarat::is_natural(punto)) verdict.add(Natural{Hand::punto, punto}, by);
    if (baccarat::is_natural(banca)) verdict.add(Natural{Hand::banca, banca}, by);
    decide_coup(at, verdict, punto, banca);
    return;
  }
  const auto order = punto_order(at, punto);
  draw_or_stand(at, verdict, Hand::punto, punto, order.what, order.by);
  if (order.what == Draw::draw) return;
  if (banca_turn(at, verdict, banca, baccarat::Cuadro::punto_stood))
    decide_coup(at, verdict, punto, banca);
}

void after_third_card(const Context& at, Verdict& verdict, Hand hand, Card third) {
  const int punto = total_of(at.state, Hand::punto);
  const int banca = total_of(at.state, Hand::banca);
  if (hand == Hand::banca) {
    decide_coup(at, verdict, punto, (banca + baccarat::points(third)) % 10);
    return;
  }
  const int punto_now = (punto + baccarat::points(third)) % 10;
  if (banca_turn(at, verdict, banca, baccarat::points(third)))
    decide_coup(at, verdict, punto_now, banca);
}

}  // namespace sabot::punto_banca
