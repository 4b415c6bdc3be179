#include "sabot/rules/reglamento/rulings.hpp"

// Naturals, the punto's table, the banca's, third cards, and which chance has won (arts. 22 to 26).

namespace sabot::reglamento {
namespace {

using baccarat::Cuadro;
using baccarat::Draw;

int total_of(const State& state, Hand hand) { return *final_total(state.hand(hand)); }
int first_of(const State& state, Hand hand) { return *first_total(state.hand(hand)); }

void decide(Course& on) {
  const int punto = total_of(on.state, Hand::punto);
  const int banca = total_of(on.state, Hand::banca);
  if (punto == banca) {
    on.add(CoupDecided{Chance::empate, punto, banca}, on.rules.who_pays.by)
        .add(Announced{Call::empate, {}, punto}, "S-21"_art);
    return;
  }
  const bool first = punto > banca;
  on.add(CoupDecided{first ? Chance::punto : Chance::banca, punto, banca}, "ar.pyb.25-a"_art)
      .add(Announced{Call::gana, first ? Hand::punto : Hand::banca, first ? punto : banca},
           "ar.pyb.25-a"_art);
}

// What has lain aside comes before what is still in the sabot; it is there already, face up.
void card_for(Course& on, Hand hand, const Citations& by) {
  on.add(CardDue{hand}, by).add(Announced{Call::carta, hand, {}}, by);
  const auto& aside = on.state.aside;
  const bool has_it = !aside.empty() && (hand == Hand::banca || !aside.front().undue);
  if (has_it)
    return third_card(on, hand, aside.front().card, Source::aside,
                      {aside.front().undue ? "ar.pyb.51-c"_art : "ar.pyb.51-b"_art, "S-98"_art});
  end_for_want_of_cards(on);
}

void stands(Course& on, Hand hand, const Citations& by) {
  on.add(Stood{hand}, by).add(Announced{Call::se_planta, hand, first_of(on.state, hand)}, by);
}

// The printed table speaks of the card given; of a punto that stood it says nothing, as of 0.
Citations cuadro_at(const Rules& rules, const State& state) {
  if (rules.cuadro_rows.empty()) return rules.cuadro.by;
  const int row = state.hand(Hand::punto).third ? first_of(state, Hand::banca) : 0;
  return Citations(rules.cuadro_rows[static_cast<std::size_t>(row)]).add(rules.cuadro.by);
}

void banca_does(Course& on, bool draws, const Citations& by) {
  if (draws) return card_for(on, Hand::banca, by);
  stands(on, Hand::banca, by);
  decide(on);
}

}  // namespace

Citations drawing_articles(const Rules& rules, const State& state, Hand hand) {
  return hand == Hand::punto ? punto_articles(rules, state) : cuadro_at(rules, state);
}

void banca_turn(Course& on) {
  const auto& state = on.state;
  const int banca = first_of(state, Hand::banca);
  const auto& third = state.hand(Hand::punto).third;
  const auto order =
      on.rules.cuadro.value.at(banca, third ? baccarat::points(*third) : Cuadro::punto_stood);
  const auto by = cuadro_at(on.rules, state);
  if (order != Draw::optional) return banca_does(on, order == Draw::draw, by);
  const auto said = state.hand(Hand::banca).said;
  if (said) return banca_does(on, *said == Declaration::carta, by);
  // Nobody chooses for the house.
  if (state.bank.is_house) return banca_does(on, false, by);
  on.add(WishAsked{state.bank.holder, Hand::banca}, by);
}

void after_both_shown(Course& on) {
  const int punto = first_of(on.state, Hand::punto);
  const int banca = first_of(on.state, Hand::banca);
  if (baccarat::is_natural(punto) || baccarat::is_natural(banca)) {
    const Citations by{"ar.pyb.26-a"_art};
    if (baccarat::is_natural(punto)) on.add(Natural{Hand::punto, punto}, by);
    if (baccarat::is_natural(banca)) on.add(Natural{Hand::banca, banca}, by);
    return decide(on);
  }
  const auto by = punto_articles(on.rules, on.state);
  if (!punto_stands(on.rules, on.state)) return card_for(on, Hand::punto, by);
  stands(on, Hand::punto, by);
  banca_turn(on);
}

void after_third_card(Course& on, Hand hand) {
  if (hand == Hand::punto) return banca_turn(on);
  decide(on);
}

void third_card(Course& on, Hand hand, std::optional<Card> card, Source from, const Citations& by) {
  const CardDealt dealt{hand, card, Face::up, from};
  if (from == Source::aside)
    on.add(dealt, by);
  else
    draw_with_stop_card(on, [&] { on.add(dealt, by); });
  after_third_card(on, hand);
}

}  // namespace sabot::reglamento
