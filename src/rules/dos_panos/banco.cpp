#include <algorithm>
#include <optional>

#include "sabot/rules/dos_panos/rulings.hpp"
#include "sabot/rules/dos_panos/settlement.hpp"

// A coup begins: bets are opened, and where banco may be called, players who want to play against
// the whole bank say so first (es79.09.VI and IV, as11.dos.A and D; A-28, S-84, S-89).

namespace sabot::dos_panos {
namespace {

bool may_be_called(const Rules& rules, const State& state) {
  if (rules.banco_when.value == BancoWhen::every_coup) return true;
  return !state.banco_over || !state.banco_right.is_nobody();
}

bool has_claimed(const State& state, const PersonId& who) {
  return std::ranges::find(state.claims, who) != state.claims.end();
}

// What banco plays on each paño: the bank in two parts or, by the other reading of A-28, the whole
// of it on each.
std::array<Money, 2> parts(const Rules& rules, const State& state) {
  const Money whole = limit_of(state);
  if (rules.cover.value == CoverOfPanos::first_pano) return {whole, whole};
  return split(rules, state.minimum, whole);
}

Bar bar_affording(const Context& at) {
  const auto [first, second] = parts(at.rules, at.state);
  if (at.actor->chips < first + second) return refusal(RefusalCode::insufficient_chips, "S-03"_art);
  return std::nullopt;
}

bool can_pay(const Rules& rules, const State& state, const PersonId& who) {
  const auto [first, second] = parts(rules, state);
  return state.people.find(who)->chips >= first + second;
}

bool on_both_panos(const State& state, const std::vector<PersonId>& claims) {
  const auto pano = [&](const PersonId& one) {
    return pano_of(state, state.people.find(one)->seat);
  };
  return std::ranges::any_of(
      claims, [&](const PersonId& one) { return pano(one) != pano(claims.front()); });
}

Citations calling(const Context& at) {
  return at.state.banco_right.is_nobody() ? at.rules.banco_when.by
                                          : Citations(at.rules.banco_repeats.by).add("S-89"_art);
}

void make_banco(Course& on, const PersonId& by, const Citations& why) {
  const auto [first, second] = parts(on.rules, on.state);
  // One player alone: the puntos may not play in association.
  on.add(BancoMade{by},
         Citations(why).add(on.art("as11.dos.A-k"_art)).add(on.art("as11.dos.A-p"_art)));
  Citations placing{on.art("as11.dos.A-l"_art)};
  placing.add(on.rules.cover.by).add(on.rules.covering);
  on.add(BetPlaced{by, On::caballo, first + second, first, second}, placing);
}

std::vector<PersonId> able_claimants(const Course& on, std::optional<Hand> pano) {
  const auto& state = on.state;
  std::vector<PersonId> able;
  for (const auto& one : state.claims) {
    const bool here = !pano || pano_of(state, state.people.find(one)->seat) == *pano;
    if (here && can_pay(on.rules, state, one)) able.push_back(one);
  }
  return able;
}

void nobody_makes_banco(Course& on) {
  if (const auto had = on.state.banco_right; !had.is_nobody())
    on.add(BancoLapsed{had}, Citations(on.rules.banco_repeats.by).add("S-89"_art));
  on.add(NoBanco{}, Citations(on.art("as11.dos.B-e"_art)).add(on.rules.banco_when.by));
}

}  // namespace

void award_banco(Course& on, std::optional<Hand> first, const Citations& by) {
  auto able = able_claimants(on, first);
  if (able.empty()) able = able_claimants(on, std::nullopt);
  if (able.empty()) return nobody_makes_banco(on);
  const auto best = *std::ranges::min_element(
      able, {}, [&](const PersonId& one) { return rank_of(on.state, one); });
  Citations why = by;
  if (able.size() > 1) why.add(on.art("as11.dos.D-d"_art));
  make_banco(on, best, why);
}

Bar bar(const Context& at, As<OpenBets>) {
  const Citations by{at.art("as11.dos.B-e"_art)};
  if (auto bar = bar_croupier(at, Phase::announcing, by)) return bar;
  if (!enough_players(at.rules, at.state))
    return refusal(RefusalCode::too_few_players, players_article(at.rules));
  if (at.rules.stake_announced.value && at.state.stake == Money{})
    return refusal(RefusalCode::not_your_turn, at.rules.stake_announced.by);
  return std::nullopt;
}

Decision rule(const Context& at, const OpenBets&) {
  const bool banco = may_be_called(at.rules, at.state);
  Citations by{at.art("as11.dos.B-e"_art)};
  by.add(players_article(at.rules));
  if (banco) by.add(calling(at));
  return Course(at).add(BetsOpened{banco}, by).done();
}

Bar bar(const Context& at, As<Banco>) {
  const auto& state = at.state;
  if (auto bar = bar_player(at)) return bar;
  if (state.is_banker(at.who)) return refusal(RefusalCode::has_the_bank, at.rules.circle);
  if (is_coup(state.phase)) return refusal(RefusalCode::bets_closed, at.art("as11.dos.B-e"_art));
  if (!at.phase_is(Phase::banco)) {
    const bool late = at.phase_is(Phase::betting) || at.phase_is(Phase::announcing);
    return refusal(late ? RefusalCode::too_late : RefusalCode::wrong_phase, at.rules.banco_when.by);
  }
  if (!state.banco_right.is_nobody() && state.banco_right != at.who)
    return refusal(RefusalCode::not_your_turn, calling(at));
  if (has_claimed(state, at.who)) return refusal(RefusalCode::already_asked, calling(at));
  return bar_affording(at);
}

Decision rule(const Context& at, const Banco&) {
  return Course(at).add(BancoClaimed{at.who}, calling(at)).done();
}

Bar bar(const Context& at, As<AwardBanco>) {
  return bar_croupier(at, Phase::banco, at.rules.banco_when.by);
}

// By priority on one paño; between both a lot decides which of them comes first.
Decision rule(const Context& at, const AwardBanco&) {
  Course on(at);
  const auto able = able_claimants(on, std::nullopt);
  if (!able.empty() && on_both_panos(on.state, able))
    on.add(PanosLotDue{}, Citations(on.art("as11.dos.D-e"_art)).add("S-84"_art));
  else
    award_banco(on, std::nullopt, calling(at));
  return on.done();
}

}  // namespace sabot::dos_panos
