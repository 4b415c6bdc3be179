#include "sabot/rules/dos_panos/acts.hpp"

// What the hands must do: the paños by their totals, the banker as free as nothing binds
// (es79.09.VI and VIII.3, as11.dos.A and C3).

namespace sabot::dos_panos {
namespace {

using baccarat::Cuadro;
using baccarat::Draw;

// What the cuadro says of one paño; empty where it says nothing, because the paño has abated or is
// out of the coup. One that counts as a given total is still in it.
std::optional<Draw> cell(const Rules& rules, const State& state, Hand pano, int total) {
  const auto& hand = state.hand(pano);
  if (hand.voided || hand.abated) return std::nullopt;
  const int third = hand.third ? baccarat::points(*hand.third) : Cuadro::punto_stood;
  return rules.cuadro.value.at(total, third);
}

// Of both paños, or of the one that it speaks of.
struct Cells {
  std::optional<Draw> first;
  std::optional<Draw> second;

  bool one_only() const { return first.has_value() != second.has_value(); }
  bool same() const { return first && second && *first == *second; }
  bool differ() const {
    const bool opposed = first && second && *first != *second;
    return opposed && *first != Draw::optional && *second != Draw::optional;
  }
  Draw only() const { return first ? *first : *second; }
};

Citations cuadro_articles(const Rules& rules, int total) {
  Citations by = rules.cuadro.by;
  if (!rules.cuadro_rows.empty()) by.add(rules.cuadro_rows[static_cast<std::size_t>(total)]);
  return by;
}

Order five_order(const Rules& rules, int total, const Citations& by) {
  return {total <= rules.error_draws_to.value ? Draw::draw : Draw::stand, by};
}

// In a restored coup, or in every coup by the other reading of A-24.
std::optional<Order> restored_order(const Rules& rules, const State& state, const Cells& cells,
                                    int total) {
  const bool holds = state.restored || rules.restored_rules.value == RestoredRules::every_coup;
  if (!holds) return std::nullopt;
  Citations why;
  if (!state.restored) why = rules.restored_rules.by;
  const auto table = cuadro_articles(rules, total);
  if (cells.one_only()) {
    Citations by = Citations(rules.art("as11.dos.C3-a"_art)).add(table).add(why);
    if (cells.only() != Draw::optional) return Order{cells.only(), by};
    if (rules.option_when_abated.value == OptionWhenAbated::free) return std::nullopt;
    return Order{Draw::draw, by.add(rules.option_when_abated.by)};
  }
  if (cells.same()) {
    if (*cells.first == Draw::optional) return std::nullopt;
    return Order{*cells.first, Citations(rules.art("as11.dos.C3-b"_art)).add(table).add(why)};
  }
  if (state.restored == Culprit::banker && cells.differ())
    return five_order(rules, total,
                      Citations(rules.art("as11.dos.C3-d"_art)).add(rules.error_draws_to.by));
  return std::nullopt;
}

// A card that went to a paño by mistake, and that the second does not take, is the banker's,
// whether it is wanted or not, where the text has it so.
bool must_take_left_card(const Rules& rules, const State& state) {
  const bool second_takes = state.hand(Hand::segundo).said == Declaration::carta;
  return rules.left_card.value == LeftCard::taken && state.restored && !state.loose.empty() &&
         !second_takes;
}

// Where the banker asked for the cuadro, or has to follow it after advice.
Order cuadro_order(const Rules& rules, const State& state, const Cells& cells, int total) {
  const auto bound = state.hand(Hand::banca).bound;
  const bool advised = bound == Binding::drawing;
  Citations by{rules.art(advised ? "as11.dos.C5-c"_art : "as11.dos.A-h"_art)};
  by.add(cuadro_articles(rules, total));
  if (advised) by.add(rules.advice_binds.by);
  Draw draw = Draw::optional;
  if (cells.same()) draw = *cells.first;
  if (cells.one_only() && rules.one_abated.value == OneAbated::follows) {
    draw = cells.only();
    by.add(rules.one_abated.by);
  }
  // Two cells that differ bind nobody, advised or not.
  const bool speaks = cells.same() || cells.one_only();
  if (draw == Draw::optional && advised && speaks) return {Draw::draw, by};
  return draw == Draw::optional ? Order{} : Order{draw, by};
}

}  // namespace

bool is_played(const HandState& hand) { return !hand.voided && !hand.deemed; }

bool is_free(const Rules& rules, const State& state, Hand pano) {
  const auto& hand = state.hand(pano);
  const bool banco = !state.banco_by.is_nobody() && hand.holder == state.banco_by;
  const bool leave = rules.banco_freedom.value == BancoFreedom::always || state.banco_authorised;
  return banco && leave && hand.bound == Binding::loose;
}

Draw punto_order(const Rules& rules, const HandState& punto, int total) {
  const auto order = rules.punto_draws.value[static_cast<std::size_t>(total)];
  return order == Draw::optional && punto.bound == Binding::five_stands ? Draw::stand : order;
}

Citations punto_articles(const Rules& rules, const HandState& punto, int total) {
  if (Citations set = rules.punto_draws.by; set.front().provenance() == law::Provenance::setting)
    return set;
  const auto order = rules.punto_draws.value[static_cast<std::size_t>(total)];
  if (order == Draw::draw) return rules.art("as11.dos.A-c"_art);
  if (order == Draw::stand) return rules.art("as11.cdf.A-j"_art);
  Citations by{rules.art("as11.dos.A-d"_art)};
  if (punto.asked) return by.add(rules.art("as11.cdf.A-q"_art));
  return by.add(rules.art("as11.dos.C5-c"_art)).add(rules.advice_binds.by);
}

bool is_wrong(const Rules& rules, const State& state, Hand pano, Declaration said, int total) {
  const bool free = is_free(rules, state, pano);
  if (baccarat::is_natural(total))
    return said != Declaration::abatir && !(free && !rules.banco_abates.value);
  if (said == Declaration::abatir) return true;
  if (free) return false;
  const auto order = punto_order(rules, state.hand(pano), total);
  if (order == Draw::optional) return false;
  return (order == Draw::draw) != (said == Declaration::carta);
}

Order banker_order(const Rules& rules, const State& state, int total) {
  // No table speaks of 8 and 9.
  if (total > 7) return {};
  if (must_take_left_card(rules, state)) return {Draw::draw, rules.left_card.by};
  if (state.five_binds) {
    const auto& cause = state.misannounced ? rules.wrong_score.by : rules.exposed_hand.by;
    const auto by = Citations(cause).add(rules.error_draws_to.by);
    return five_order(rules, total, by);
  }
  const Cells cells{cell(rules, state, Hand::primero, total),
                    cell(rules, state, Hand::segundo, total)};
  if (const auto order = restored_order(rules, state, cells, total)) return *order;
  if (const auto bound = state.hand(Hand::banca).bound; bound != Binding::loose)
    if (const auto order = cuadro_order(rules, state, cells, total); order.draw != Draw::optional)
      return order;
  const bool draws = rules.banker_with_zero.value == BankerWithZero::draws;
  if (draws && baccarat::banker_always_draws(total))
    return {Draw::draw, Citations(rules.art("as11.cdf.A-m"_art)).add(rules.banker_with_zero.by)};
  return {};
}

void bind(Course& on, Hand hand, Binding to, const Citations& by) {
  const auto now = on.state.hand(hand).bound;
  if (now == to || now == Binding::drawing || now == Binding::five_stands) return;
  on.add(HandBound{hand, to}, by);
}

}  // namespace sabot::dos_panos
