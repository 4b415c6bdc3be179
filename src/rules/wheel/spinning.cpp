#include <algorithm>

#include "sabot/rules/wheel/acts.hpp"

// A spin: bets are called for, the ball is launched and runs, and «no va más» ends the bets. Where
// the ball is a program's, where it falls is promised with the call, and the players may turn the
// wheel under it (S-74).

namespace sabot::wheel {
namespace {

void offer_promise(std::string_view command, std::vector<Option>& out) {
  out.push_back({command, {{"commitment", rules::AnyDigest{.may_be_left_out = true}}}});
}

Role caller(const Rules& rules) {
  return rules.bets_called_by.value == Caller::chief ? Role::chief : Role::croupier;
}

}  // namespace

Bar bar(const Context& at, As<HaganSusApuestas>) {
  const auto& by = at.rules.bets_called_by.by;
  if (auto bar = rules::bar_unless(at.actor, caller(at.rules), by)) return bar;
  if (!at.phase_is(Phase::waiting)) return Refusal{RefusalCode::wrong_phase, by};
  if (at.state.over) return Refusal{RefusalCode::session_over, at.rules.last_spin};
  return std::nullopt;
}

void offer(const Context&, As<HaganSusApuestas>, std::vector<Option>& out) {
  offer_promise("hagan-sus-apuestas", out);
}

Decision rule(const Context& at, const HaganSusApuestas& command) {
  Citations by = at.rules.bets_called_by.by;
  if (command.commitment) by.add("S-74"_art);
  return Verdict().add(BetsOpened{command.commitment}, by).done();
}

Bar bar(const Context& at, As<TurnWheel>) {
  if (auto bar = bar_player(at)) return bar;
  if (!takes_bets(at.state.phase) || !at.state.commitment)
    return Refusal{RefusalCode::wrong_phase, "S-74"_art};
  if (std::ranges::find(at.state.turners, at.who) != at.state.turners.end())
    return Refusal{RefusalCode::already_turned, "S-74"_art};
  return std::nullopt;
}

void offer(const Context& at, As<TurnWheel>, std::vector<Option>& out) {
  out.push_back({"turn-wheel", {{"pockets", rules::Numbers{0, at.rules.pockets() - 1}}}});
}

Decision rule(const Context& at, const TurnWheel& command) {
  if (command.pockets < 0 || command.pockets >= at.rules.pockets())
    return refuse(RefusalCode::no_such_number, "S-74"_art);
  return Verdict().add(WheelTurned{at.who, command.pockets}, "S-74"_art).done();
}

// Once a spin, and again after one that was void.
Bar bar(const Context& at, As<Lanzar>) {
  if (auto bar = rules::bar_unless(at.actor, Role::croupier, at.rules.staff)) return bar;
  if (!at.phase_is(Phase::betting) && !at.phase_is(Phase::annulled))
    return Refusal{RefusalCode::wrong_phase, at.rules.launch};
  return std::nullopt;
}

void offer(const Context& at, As<Lanzar>, std::vector<Option>& out) {
  if (at.phase_is(Phase::annulled)) return offer_promise("lanzar", out);
  out.push_back({"lanzar", {}});
}

Decision rule(const Context& at, const Lanzar& command) {
  const bool again = at.phase_is(Phase::annulled);
  // It was to be promised before anybody had bet.
  if (command.commitment && !again) return refuse(RefusalCode::too_late, "S-74"_art);
  Citations by = again ? at.rules.null_spin : at.rules.launch;
  if (command.commitment) by.add("S-74"_art);
  return Verdict()
      .add(BallLaunched{again ? at.state.number : std::nullopt, command.commitment}, by)
      .done();
}

Bar bar(const Context& at, As<NoVaMas>) {
  return bar_croupier(at, Phase::rolling, at.rules.bets_until);
}

Decision rule(const Context& at, const NoVaMas&) {
  return Verdict().add(BetsClosed{at.who}, at.rules.bets_until).done();
}

// Something has fallen into the wheel, the ball has jumped out or was badly launched.
Bar bar(const Context& at, As<TiradaNula>) {
  if (auto bar = bar_chief(at)) return bar;
  if (!at.phase_is(Phase::rolling) && !at.phase_is(Phase::no_more))
    return Refusal{RefusalCode::wrong_phase, at.rules.null_spin};
  return std::nullopt;
}

Decision rule(const Context& at, const TiradaNula&) {
  const auto& rules = at.rules;
  const bool open =
      at.phase_is(Phase::rolling) || rules.after_null_spin.value == AfterNullSpin::bets_open;
  return Verdict()
      .add(SpinAnnulled{at.state.number, open},
           Citations(rules.null_spin).add(rules.after_null_spin.by))
      .done();
}

Bar bar(const Context& at, As<UltimaJugada>) {
  if (auto bar = bar_chief(at)) return bar;
  const auto& state = at.state;
  const bool in_time = at.phase_is(Phase::waiting) || takes_bets(state.phase);
  if (!in_time) return Refusal{RefusalCode::wrong_phase, at.rules.last_spin};
  if (state.over) return Refusal{RefusalCode::session_over, at.rules.last_spin};
  if (state.last) return Refusal{RefusalCode::already_noted, at.rules.last_spin};
  return std::nullopt;
}

Decision rule(const Context& at, const UltimaJugada&) {
  return Verdict().add(LastSpinAnnounced{}, Citations(at.rules.last_spin).add("S-75"_art)).done();
}

}  // namespace sabot::wheel
