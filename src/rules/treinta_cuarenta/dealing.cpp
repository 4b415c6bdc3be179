#include "sabot/rules/treinta_cuarenta/acts.hpp"

// «No va más», and then the cards, face up: the negra until it ends, and then the roja.

namespace sabot::treinta_cuarenta {
namespace {

Row row_under_way(Phase phase) { return phase == Phase::dealing_negra ? Row::negra : Row::roja; }

// By its units alone.
Call call_of(const Rules& rules, int total) {
  const int units = total % 10;
  if (units != 0) return static_cast<Call>(units);
  return rules.forty_called.value == FortyCalled::cuarenta ? Call::cuarenta : Call::cero;
}

void close_row(Course& on, Row row, int total) {
  const auto& rules = on.rules;
  const auto call = call_of(rules, total);
  Citations by = Citations(rules.row_ends_at.by).add(rules.announce);
  if (total % 10 == 0) by.add(rules.forty_called.by);
  on.add(RowClosed{row, total, call}, by);
}

// Both totals, the chances that win, and what becomes of color.
void announce(Course& on) {
  const auto& rules = on.rules;
  const auto rows = rows_of(on.state);
  const auto wins = [&](Chance one) { return fate_of(rules, one, rows) == Fate::wins; };
  CoupAnnounced told{rows.negra, rows.roja, {}, {}};
  Citations by = rules.announce;
  switch (fate_of(rules, Chance::color, rows)) {
    case Fate::refait: by.add(rules.refait.by); break;
    case Fate::tied: by.add(rules.tie); break;
    default:
      by.add(rules.nearest).add(rules.colour);
      for (const auto one : {Chance::negro, Chance::rojo, Chance::color, Chance::inverso})
        if (wins(one)) told.wins.push_back(one);
      told.color = wins(Chance::color) ? ColorCall::gana : ColorCall::pierde;
  }
  on.add(std::move(told), by);
}

Citations dealing(const Rules& rules, bool first) {
  Citations by = rules.face_up;
  if (first) by.add(rules.rows);
  return by.add(rules.figure_points.by);
}

}  // namespace

Rows rows_of(const State& state) {
  const auto& negra = state.row(Row::negra);
  return {negra.total, state.row(Row::roja).total,
          !negra.cards.empty() && is_red(negra.cards.front())};
}

bool meets_red_card(Course& on, bool complete) {
  const auto& rules = on.rules;
  const bool is_next = on.state.sabot.left() == rules.cards_below_stop.value;
  const bool spares = complete && rules.stop_card_seen.value == StopCardSeen::when_drawn;
  if (!is_next || spares) return false;
  on.add(StopCardAppeared{}, Citations(rules.red_card).add(rules.stop_card_seen.by))
      .add(CoupAnnulled{}, rules.red_card_voids);
  end_coup(on, rules.red_card_voids);
  return true;
}

Bar bar(const Context& at, As<NoVaMas>) {
  if (auto bar = bar_croupier(at, Phase::betting, at.rules.bets_until)) return bar;
  if (at.state.over) return Refusal{RefusalCode::session_over, at.rules.last_coup};
  return std::nullopt;
}

Decision rule(const Context& at, const NoVaMas&) {
  Citations by = at.rules.bets_until;
  if (at.state.stakes.empty()) by.add("S-15"_art);
  return Course(at).add(BetsClosed{at.who}, by).done();
}

Bar bar(const Context& at, As<Deal>) {
  const auto& rules = at.rules;
  if (auto bar = rules::bar_unless(at.actor, Role::croupier, rules.staff)) return bar;
  const auto phase = at.state.phase;
  if (phase == Phase::dealing_negra || phase == Phase::dealing_roja) return std::nullopt;
  // The cards stay until all is paid; and none comes before the call.
  const bool is_dealt = phase == Phase::paying || phase == Phase::choosing;
  return Refusal{RefusalCode::wrong_phase, is_dealt ? rules.cards_stay : rules.bets_until};
}

void offer(const Context& at, As<Deal>, std::vector<Option>& out) {
  out.push_back({"deal", {{"card", rules::Cards{at.state.sabot.kinds(), false}}}});
}

Decision rule(const Context& at, const Deal& command) {
  const auto& rules = at.rules;
  if (!at.state.sabot.may_hold(command.card))
    return refuse(RefusalCode::card_not_in_sabot, rules.packs.by);
  const Row row = row_under_way(at.state.phase);
  const int total = at.state.row(row).total + points(rules, command.card);
  const bool ends = total >= rules.row_ends_at.value;
  const bool first = at.state.row(row).cards.empty();
  Course on(at);
  on.add(CardDealt{row, command.card, total}, dealing(rules, first));
  if (ends) close_row(on, row, total);
  const bool complete = ends && row == Row::roja;
  if (!meets_red_card(on, complete) && complete) announce(on);
  return on.done();
}

}  // namespace sabot::treinta_cuarenta
