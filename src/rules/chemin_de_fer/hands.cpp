#include <algorithm>

#include "sabot/rules/chemin_de_fer/rulings.hpp"

// What the hands are worth, and how far they are bound.

namespace sabot::chemin_de_fer {

bool would_be_free(const State& state) {
  return state.banco_free && state.holder == state.banco_by;
}

bool is_free(const Rules&, const State& state) {
  const auto& punto = state.hand(Hand::punto);
  const bool bound = punto.bond.to == Binding::by_rule || punto.bond.to == Binding::five_stands;
  return would_be_free(state) && !bound;
}

bool something_is_known(const State& state) {
  const auto is_known = [](const HandState& hand) {
    return hand.open[0] || hand.open[1] || hand.deemed || hand.deemed_first;
  };
  return state.hand(Hand::punto).seen || state.hand(Hand::banca).abated ||
         is_known(state.hand(Hand::punto)) || is_known(state.hand(Hand::banca));
}

baccarat::Draw punto_order(const Rules& rules, const HandState& punto, int total) {
  const auto order = rules.punto_draws.value[static_cast<std::size_t>(total)];
  const bool stands = punto.bond.to == Binding::five_stands || punto.bond.to == Binding::advised;
  return order == baccarat::Draw::optional && stands ? baccarat::Draw::stand : order;
}

bool is_advised_to_stand(const Rules& rules, const HandState& punto, int total) {
  return punto.bond.to == Binding::advised &&
         rules.punto_draws.value[static_cast<std::size_t>(total)] == baccarat::Draw::optional;
}

baccarat::Draw banker_order(const Rules& rules, const State& state, int total) {
  const auto& banca = state.hand(Hand::banca);
  const auto& punto = state.hand(Hand::punto);
  using baccarat::Draw;
  // A banker who counts as 0 keeps the right to a card; it is a duty only by the cuadro.
  const bool follows = banca.bond.to != Binding::loose && !punto.third_fell;
  if (banca.deemed_first && !follows) return Draw::optional;
  if (punto.third_fell && total >= rules.lost_card_stands.value) {
    const bool free =
        baccarat::is_natural(total) && rules.after_lost_card.value == AfterLostCard::may_draw;
    return free ? Draw::optional : Draw::stand;
  }
  if (baccarat::banker_always_draws(total)) return Draw::draw;
  // Once the right to abate is lost no table speaks of 8 and 9.
  if (!follows || total > 7) return Draw::optional;
  const int third = punto.third ? baccarat::points(*punto.third) : baccarat::Cuadro::punto_stood;
  const auto cell = rules.cuadro.value.at(total, third);
  return cell == Draw::optional && banca.bond.to == Binding::drawing ? Draw::draw : cell;
}

namespace {

// The article that a cause binds by.
Citations cause_articles(const Rules& rules, Cause cause) {
  switch (cause) {
    case Cause::cuadro_asked: return rules.art("as11.cdf.A-r"_art);
    case Cause::card_exposed: return rules.art("as11.cdf.C2-a"_art);
    case Cause::both_exposed: return rules.art("as11.cdf.C2-b"_art);
    case Cause::banker_exposed: return rules.art("as11.cdf.C3-i"_art);
    case Cause::carta_miscalled: return rules.art("as11.cdf.C2-d"_art);
    case Cause::outside_advice:
      return Citations(rules.art("as11.cdf.C4-c"_art)).add(rules.advice_binds.by);
    case Cause::croupiers_advice: return rules.art("as11.cdf.A-q"_art);
    case Cause::croupier_holds: break;
  }
  return Citations(rules.art("as11.cdf.A-i"_art)).add("S-34"_art);
}

// Of the causes that bind a hand so, the first.
template <class Binds>
Citations first_cause(const Rules& rules, const Bond& bond, Binds binds) {
  const auto found = std::ranges::find_if(bond.causes, binds);
  return found == bond.causes.end() ? Citations() : cause_articles(rules, *found);
}

bool has_five_stand(Cause cause) {
  return cause == Cause::outside_advice || cause == Cause::croupiers_advice ||
         cause == Cause::croupier_holds;
}

}  // namespace

// Where the cells come from. That a banker who asks for them must follow them is a rule of its own.
Citations cuadro_articles(const Rules& rules) {
  Citations by;
  for (const auto one : rules.cuadro.by)
    if (one != rules.art("as11.cdf.A-r"_art)) by.add(one);
  return by;
}

Citations bond_articles(const Rules& rules, const Bond& bond) {
  return bond.causes.empty() ? Citations() : cause_articles(rules, bond.causes.back());
}

Citations five_articles(const Rules& rules, const Bond& bond) {
  return first_cause(rules, bond, has_five_stand);
}

Citations freedom_lost_articles(const Rules& rules, const State& state) {
  const auto& punto = state.hand(Hand::punto);
  if (!would_be_free(state)) return {};
  return first_cause(rules, punto.bond,
                     [](Cause cause) { return cause != Cause::croupiers_advice; });
}

Citations banker_order_articles(const Rules& rules, const State& state, int total) {
  if (banker_order(rules, state, total) == baccarat::Draw::optional) return {};
  const auto& banca = state.hand(Hand::banca);
  if (state.hand(Hand::punto).third_fell) {
    if (baccarat::banker_always_draws(total)) return rules.art("as11.cdf.A-m"_art);
    const auto by = as_set(rules.art("as11.cdf.C3-g"_art), rules.lost_card_stands);
    return baccarat::is_natural(total) ? Citations(by).add(rules.after_lost_card.by) : by;
  }
  if (banca.bond.to == Binding::loose) return rules.art("as11.cdf.A-m"_art);
  Citations by = bond_articles(rules, banca.bond).add(cuadro_articles(rules));
  if (!rules.cuadro_rows.empty()) by.add(rules.cuadro_rows[static_cast<std::size_t>(total)]);
  if (banca.deemed_first) by.add(rules.art("as11.cdf.C3-b"_art)).add("S-60"_art);
  return by;
}

Citations punto_order_articles(const Rules& rules, const State& state, int total) {
  const auto& punto = state.hand(Hand::punto);
  const auto order = rules.punto_draws.value[static_cast<std::size_t>(total)];
  if (order == baccarat::Draw::optional) return five_articles(rules, punto.bond);
  const auto lost = freedom_lost_articles(rules, state);
  const bool set = rules.punto_draws.by.front().provenance() == law::Provenance::setting;
  if (set) return Citations(rules.punto_draws.by).add(lost);
  const auto by = order == baccarat::Draw::draw ? "as11.cdf.A-h"_art : "as11.cdf.A-j"_art;
  return Citations(rules.art(by)).add(lost);
}

State when_said(const State& state, Hand hand) {
  State then = state;
  then.hand(hand).bond = then.hand(hand).said_under;
  return then;
}

void bind(Course& on, Hand hand, Binding to, const Citations& by) {
  const auto now = on.state.hand(hand).bond.to;
  if (now == to || now == Binding::drawing || now == Binding::five_stands) return;
  // Rules and the croupier's advice together: the rules, and with 5 the punto stands.
  const bool both = now == Binding::advised || (now == Binding::by_rule && to == Binding::advised);
  on.add(HandBound{hand, both ? Binding::five_stands : to}, by);
}

}  // namespace sabot::chemin_de_fer
