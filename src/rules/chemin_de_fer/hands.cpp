#include "sabot/rules/chemin_de_fer/rulings.hpp"

// What the hands are worth, and how far they are bound.

namespace sabot::chemin_de_fer {

std::optional<int> first_total(const HandState& hand) {
  if (hand.deemed_first) return hand.deemed_first;
  if (hand.first.size() != 2 || !hand.first[0] || !hand.first[1]) return std::nullopt;
  return (rules::points(*hand.first[0]) + rules::points(*hand.first[1])) % 10;
}

std::optional<int> final_total(const HandState& hand) {
  if (hand.deemed) return hand.deemed;
  const auto first = first_total(hand);
  if (!first || !hand.third) return first;
  return (*first + rules::points(*hand.third)) % 10;
}

bool is_free(const Rules&, const State& state) {
  const auto& punto = state.hand(Hand::punto);
  const bool bound = punto.bound == Binding::by_rule || punto.bound == Binding::five_stands;
  return state.banco_free && !bound && !state.holder.is_nobody() && state.holder == state.banco_by;
}

bool has_natural(const HandState& hand) {
  const auto total = first_total(hand);
  return total && rules::is_natural(*total) && !hand.deemed_first && !hand.deemed;
}

bool something_is_known(const State& state) {
  const auto is_known = [](const HandState& hand) {
    return hand.open[0] || hand.open[1] || hand.shown || hand.deemed || hand.deemed_first;
  };
  return state.hand(Hand::punto).seen || state.hand(Hand::banca).abated ||
         is_known(state.hand(Hand::punto)) || is_known(state.hand(Hand::banca));
}

rules::Draw punto_order(const Rules& rules, const HandState& punto, int total) {
  const auto order = rules.punto_draws.value[static_cast<std::size_t>(total)];
  const bool stands = punto.bound == Binding::five_stands || punto.bound == Binding::advised;
  return order == rules::Draw::optional && stands ? rules::Draw::stand : order;
}

bool is_advised_to_stand(const Rules& rules, const HandState& punto, int total) {
  return punto.bound == Binding::advised &&
         rules.punto_draws.value[static_cast<std::size_t>(total)] == rules::Draw::optional;
}

rules::Draw banker_order(const Rules& rules, const State& state, int total) {
  const auto& banca = state.hand(Hand::banca);
  const auto& punto = state.hand(Hand::punto);
  using rules::Draw;
  // Who counts as 0 keeps his right to a card, and has a duty only where he follows the cuadro.
  const bool follows = banca.bound != Binding::loose && !punto.third_fell;
  if (banca.deemed_first && !follows) return Draw::optional;
  if (punto.third_fell) {
    if (total == 7) return Draw::stand;
    if (total > 7)
      return rules.after_lost_card.value == AfterLostCard::stands ? Draw::stand : Draw::optional;
  }
  if (banker_always_draws(total)) return Draw::draw;
  // Once the right to abate is lost no table speaks of 8 and 9.
  const bool bound = banca.bound != Binding::loose && total <= 7 && !punto.third_fell;
  if (!bound) return Draw::optional;
  const int third = punto.third ? rules::points(*punto.third) : rules::Cuadro::punto_stood;
  const auto cell = rules.cuadro.value.at(total, third);
  return cell == Draw::optional && banca.bound == Binding::drawing ? Draw::draw : cell;
}

Citations banker_order_articles(const Rules& rules, const State& state, int total) {
  const auto& banca = state.hand(Hand::banca);
  const bool follows = banca.bound != Binding::loose && !state.hand(Hand::punto).third_fell;
  if (banca.deemed_first && !follows) return rules.art("as11.cdf.C3-b"_art);
  if (state.hand(Hand::punto).third_fell && total == 0)
    return Citations(rules.art("as11.cdf.A-m"_art)).add(rules.art("as11.cdf.C3-g"_art));
  if (state.hand(Hand::punto).third_fell)
    return total > 7 ? Citations(rules.art("as11.cdf.C3-g"_art)).add(rules.after_lost_card.by)
                     : Citations(rules.art("as11.cdf.C3-g"_art));
  if (total == 0 && banca.bound == Binding::loose) return rules.art("as11.cdf.A-m"_art);
  if (banca.bound == Binding::loose || total > 7) return rules.art("as11.cdf.A-l"_art);
  Citations by{rules.art("as11.cdf.A-r"_art)};
  by.add(rules.cuadro.by);
  if (!rules.cuadro_rows.empty()) by.add(rules.cuadro_rows[static_cast<std::size_t>(total)]);
  if (banca.bound == Binding::drawing) by.add(rules.art("as11.cdf.C2-b"_art));
  if (banca.deemed_first) by.add(rules.art("as11.cdf.C3-b"_art)).add("S-60"_art);
  return by;
}

Citations punto_order_articles(const Rules& rules, const State& state, int total) {
  const auto& punto = state.hand(Hand::punto);
  if (is_advised_to_stand(rules, punto, total)) return rules.art("as11.cdf.A-q"_art);
  if (is_free(rules, state)) return rules.art("as11.cdf.A-k"_art);
  if (rules.punto_draws.by.front().provenance() == law::Provenance::setting)
    return rules.punto_draws.by;
  switch (rules.punto_draws.value[static_cast<std::size_t>(total)]) {
    case rules::Draw::draw: return rules.art("as11.cdf.A-h"_art);
    case rules::Draw::stand: return rules.art("as11.cdf.A-j"_art);
    case rules::Draw::optional: break;
  }
  Citations by{rules.art("as11.cdf.A-i"_art)};
  if (punto.bound == Binding::five_stands)
    by = state.holder == state.croupier ? Citations(by).add("S-34"_art)
                                        : Citations(rules.art("as11.cdf.C4-c"_art)).add("A-23"_art);
  return by;
}

void bind(Course& on, Hand hand, Binding to, const Citations& by) {
  const auto now = on.state.hand(hand).bound;
  if (now == to || now == Binding::drawing || now == Binding::five_stands) return;
  // Rules and the croupier's advice together: the rules, and with 5 he stands.
  const bool both = (now == Binding::advised && to == Binding::by_rule) ||
                    (now == Binding::by_rule && to == Binding::advised);
  on.add(HandBound{hand, both ? Binding::five_stands : to}, by);
}

}  // namespace sabot::chemin_de_fer
