#include <algorithm>

#include "sabot/rules/chemin_de_fer/rulings.hpp"

// Against the whole bank: banco, banco in association, banco seguido, and half of it with the
// table (es79.08.VII, as11.cdf.B).

namespace sabot::chemin_de_fer {
namespace {

Money disposable(const State& state, const PersonId& who) {
  const auto* person = state.people.find(who);
  Money sum = person ? person->chips : Money{};
  for (const auto& stake : state.stakes)
    if (stake.by == who) sum += stake.amount;
  return sum;
}

bool has_claimed(const State& state, const PersonId& who) {
  return std::ranges::any_of(state.claims, [&](const BancoClaim& one) { return one.by == who; });
}

bool can_pay(const State& state, const BancoClaim& claim) {
  const Money bank = state.bank.amount();
  if (!may_bet(state, claim.by)) return false;
  if (!claim.associate) return disposable(state, claim.by) >= bank;
  const auto* proposal = proposal_from(state, *claim.associate, claim.by);
  return proposal != nullptr && proposal->amount < bank && may_bet(state, *claim.associate) &&
         disposable(state, *claim.associate) >= proposal->amount &&
         disposable(state, claim.by) >= bank - proposal->amount;
}

Bar bar_against_bank(const Context& at, const Citations& by) {
  if (auto bar = bar_player(at)) return bar;
  if (auto bar = bar_member(at)) return refusal(bar->code, Citations(bar->by).add(by));
  return std::nullopt;
}

// The bets that lay there go back: the whole bank is somebody's now.
void make_banco(Course& on, const BancoClaim& claim, const Citations& by) {
  const Money bank = on.state.bank.amount();
  Money others;
  if (claim.associate) others = proposal_from(on.state, *claim.associate, claim.by)->amount;
  return_bets(on, by);
  on.add(BancoMade{claim.by, claim.kind, claim.associate}, by);
  on.add(BetPlaced{claim.by, bank - others, bank - others, false}, by);
  if (claim.associate) on.add(BetPlaced{*claim.associate, others, others, false}, by);
}

Citations banco_articles(const Course& on, const BancoClaim& claim) {
  Citations by{on.art("as11.cdf.E2-c"_art)};
  if (claim.kind == BancoKind::seguido)
    by.add(on.art("as11.cdf.B-t"_art)).add(on.art("as11.cdf.B-s"_art));
  if (claim.kind == BancoKind::asociado) by.add(on.art("as11.cdf.B-i"_art));
  return by;
}

std::vector<BancoClaim> claims_of(const State& state, BancoKind kind) {
  std::vector<BancoClaim> claims;
  for (const auto& one : state.claims)
    if (one.kind == kind && can_pay(state, one)) claims.push_back(one);
  return claims;
}

// Banco seguido comes first, then a player alone, then an association; within each the order of
// priority decides. Empty: nobody who claimed it can pay.
std::optional<BancoClaim> first_claim(const Course& on, Citations& by) {
  for (const auto kind : {BancoKind::seguido, BancoKind::solo, BancoKind::asociado}) {
    const auto claims = claims_of(on.state, kind);
    if (claims.empty()) continue;
    std::vector<PersonId> people;
    for (const auto& one : claims) people.push_back(one.by);
    const auto first = first_of(on.rules, on.state, people);
    const auto chosen = *std::ranges::find(claims, first.who, &BancoClaim::by);
    by = banco_articles(on, chosen);
    if (!first.by.empty()) by.add(on.art("as11.cdf.B-h"_art)).add(first.by);
    const bool before_association =
        kind == BancoKind::solo && !claims_of(on.state, BancoKind::asociado).empty();
    if (before_association) by.add(on.art("as11.cdf.B-i"_art));
    return chosen;
  }
  return std::nullopt;
}

// The cards are out, and nobody has lifted the punto's.
bool punto_cards_are_out(const State& state) {
  const Phase phase = state.phase;
  return (phase == Phase::dealing || phase == Phase::giving || phase == Phase::lifting) &&
         !state.hand(Hand::punto).seen;
}

}  // namespace

Bar bar(const Context& at, As<Banco>) {
  const Citations by{at.art("as11.cdf.E2-c"_art)};
  if (auto bar = bar_against_bank(at, by)) return bar;
  if (is_coup(at.state.phase)) return refusal(RefusalCode::bets_closed, at.art("as11.cdf.B-r"_art));
  if (!at.phase_is(Phase::banco) && !at.phase_is(Phase::betting))
    return refusal(RefusalCode::wrong_phase, by);
  if (!at.state.banco_by.is_nobody())
    return refusal(RefusalCode::banco_made, at.art("as11.cdf.B-h"_art));
  if (has_claimed(at.state, at.who))
    return refusal(RefusalCode::already_asked, at.art("as11.cdf.B-h"_art));
  return std::nullopt;
}

void offer(const Context& at, As<Banco>, Options& out) {
  if (can_pay(at.state, {at.who, BancoKind::solo, {}})) out.push_back({"banco", {}});
  for (const auto& one : at.state.proposals)
    if (can_pay(at.state, {at.who, BancoKind::asociado, one.by}))
      out.push_back({"banco", {{"associate", rules::OneOf{{std::string(one.by.handle())}}}}});
}

namespace {

// Some people cannot be the associate, whatever they have proposed; and a proposal of the whole
// bank or more would leave nothing for the player who makes banco.
Bar bar_associate(const Context& at, const std::optional<PersonId>& associate) {
  if (!associate) return std::nullopt;
  if (auto bar = bar_named(at, *associate, at.art("as11.cdf.B-i"_art))) return bar;
  if (*associate == at.who) return refusal(RefusalCode::wrong_person, at.art("as11.cdf.B-i"_art));
  if (!may_bet(at.state, *associate))
    return refusal(RefusalCode::wrong_person, at.art("as11.cdf.E1-c"_art));
  const auto* proposal = proposal_from(at.state, *associate, at.who);
  if (proposal != nullptr && proposal->amount >= at.state.bank.amount())
    return refusal(RefusalCode::above_maximum, at.art("as11.cdf.B-i"_art));
  return std::nullopt;
}

}  // namespace

Decision rule(const Context& at, const Banco& command) {
  const BancoClaim claim{at.who, command.associate ? BancoKind::asociado : BancoKind::solo,
                         command.associate};
  const bool proposed =
      !command.associate || proposal_from(at.state, *command.associate, at.who) != nullptr;
  if (auto bar = bar_associate(at, command.associate)) return std::unexpected(*bar);
  if (proposed && !can_pay(at.state, claim))
    return refuse(RefusalCode::insufficient_chips, "S-03"_art);
  if (!proposed) return refuse(RefusalCode::no_such_proposal, at.art("as11.cdf.B-i"_art));
  Course on(at);
  const auto by = banco_articles(on, claim);
  if (at.phase_is(Phase::banco))
    on.add(BancoClaimed{claim.by, claim.kind, claim.associate}, by);
  else
    make_banco(on, claim, Citations(by).add(on.art("as11.cdf.B-r"_art)));
  return on.done();
}

// Also when the cards are out, as long as nobody else has lifted them.
Bar bar(const Context& at, As<BancoSeguido>) {
  const auto& state = at.state;
  const Citations by{at.art("as11.cdf.B-s"_art)};
  if (auto bar = bar_against_bank(at, by)) return bar;
  const bool before = at.phase_is(Phase::banco) || at.phase_is(Phase::betting);
  if (is_coup(state.phase) && !punto_cards_are_out(state))
    return refusal(RefusalCode::cards_seen, at.art("as11.cdf.B-v"_art));
  // A player who knows something of the cards would not repeat a banco, but make it knowing.
  if (something_is_known(state))
    return refusal(RefusalCode::cards_seen, {at.art("as11.cdf.B-s"_art), "S-56"_art});
  if (!before && !punto_cards_are_out(state)) return refusal(RefusalCode::wrong_phase, by);
  if (state.seguido != at.who)
    return refusal(RefusalCode::no_right_to_seguido, at.art("as11.cdf.B-t"_art));
  if (state.banco_by == at.who) return refusal(RefusalCode::banco_made, by);
  if (has_claimed(state, at.who)) return refusal(RefusalCode::already_asked, by);
  if (disposable(state, at.who) < state.bank.amount())
    return refusal(RefusalCode::insufficient_chips, "S-03"_art);
  return std::nullopt;
}

Decision rule(const Context& at, const BancoSeguido&) {
  Course on(at);
  const BancoClaim claim{at.who, BancoKind::seguido, {}};
  auto by = banco_articles(on, claim);
  if (at.phase_is(Phase::banco)) {
    on.add(BancoClaimed{claim.by, claim.kind, {}}, by);
    return on.done();
  }
  const bool given_to_another = at.phase_is(Phase::lifting) && at.state.holder != at.who;
  if (given_to_another) by.add(on.art("as11.cdf.B-v"_art));
  make_banco(on, claim, by);
  if (!is_coup(on.state.phase)) return on.done();
  // Nothing of the bank is idle any more, and the cards belong to the player who repeats.
  set_idle(on);
  on.add(CardsOwedTo{at.who}, by);
  if (given_to_another)
    on.add(CardsRecovered{at.state.holder, at.who}, by).add(HandGiven{at.who}, by);
  return on.done();
}

Bar bar(const Context& at, As<AwardBanco>) {
  return bar_croupier(at, Phase::banco, at.art("as11.cdf.B-h"_art));
}

Decision rule(const Context& at, const AwardBanco&) {
  Course on(at);
  Citations by;
  const auto claim = first_claim(on, by);
  if (!claim) return on.add(NoBanco{}, on.art("as11.cdf.B-j"_art)).done();
  make_banco(on, *claim, by);
  return on.done();
}

namespace {

Bar bar_with_the_table(const Context& at, const Citations& by) {
  if (auto bar = bar_against_bank(at, by)) return bar;
  if (is_coup(at.state.phase)) return refusal(RefusalCode::bets_closed, by);
  if (!at.phase_is(Phase::betting)) return refusal(RefusalCode::wrong_phase, by);
  if (!at.state.banco_by.is_nobody()) return refusal(RefusalCode::banco_made, by);
  return std::nullopt;
}

Money half_of(const State& state) { return Money{state.bank.amount().cents / 2}; }

// What the player has bet already counts towards the half.
Money still_due(const State& state, const PersonId& who) {
  const auto* stake = state.stake_of(who);
  return half_of(state) - (stake ? stake->plays : Money{});
}

}  // namespace

Bar bar(const Context& at, As<BancoConLaMesa>) {
  const Citations by{at.art("as11.cdf.B-j"_art)};
  const auto& state = at.state;
  if (auto bar = bar_with_the_table(at, by)) return bar;
  if (!state.con_la_mesa.is_nobody()) return refusal(RefusalCode::half_taken, by);
  const auto* stake = state.stake_of(at.who);
  const Money due = still_due(state, at.who);
  if (half_of(state) < state.minimum)
    return refusal(RefusalCode::below_minimum, at.art("as11.cdf.E2-a"_art));
  if (due > at.actor->chips) return refusal(RefusalCode::insufficient_chips, "S-03"_art);
  const bool on_the_line = stake != nullptr && stake->plays != stake->amount;
  if (due < Money{} || on_the_line) return refusal(RefusalCode::not_the_amount, by);
  if (due > room_for(at.rules, state, at.who)) return refusal(RefusalCode::bank_is_covered, by);
  return std::nullopt;
}

Decision rule(const Context& at, const BancoConLaMesa&) {
  Course on(at);
  Citations by{on.art("as11.cdf.B-j"_art)};
  if (on.state.bank.amount().cents % 2 != 0) by.add("S-37"_art);
  const Money due = still_due(on.state, at.who);
  make_room(on, due);
  on.add(ConLaMesaMade{at.who}, by);
  if (due > Money{}) on.add(BetPlaced{at.who, due, due, false}, by);
  on.add(Announced{Call::completen, {}, {}, uncovered(on.state)}, on.art("as11.cdf.B-k"_art));
  return on.done();
}

Bar bar(const Context& at, As<UltimoCompleto>) {
  const Citations by{at.art("as11.cdf.B-m"_art)};
  const auto& state = at.state;
  if (auto bar = bar_with_the_table(at, by)) return bar;
  if (state.con_la_mesa.is_nobody() || state.con_la_mesa == at.who)
    return refusal(RefusalCode::not_your_turn, by);
  const Money rest = uncovered(state);
  // When somebody else has withdrawn, the player who completes it again has the cards.
  if (!state.ultimo_completo.is_nobody() && rest == Money{})
    return refusal(RefusalCode::half_taken, by);
  const bool enough = state.stake_of(at.who) != nullptr || rest >= state.minimum;
  if (rest > Money{} && !enough)
    return refusal(RefusalCode::below_minimum, at.art("as11.cdf.E2-a"_art));
  if (rest > at.actor->chips) return refusal(RefusalCode::insufficient_chips, "S-03"_art);
  if (rest == Money{}) return refusal(RefusalCode::bank_is_covered, by);
  return std::nullopt;
}

Decision rule(const Context& at, const UltimoCompleto&) {
  Course on(at);
  const Citations by{on.art("as11.cdf.B-m"_art)};
  const Money rest = uncovered(on.state);
  on.add(UltimoCompletoMade{at.who}, by).add(BetPlaced{at.who, rest, rest, false}, by);
  return on.done();
}

}  // namespace sabot::chemin_de_fer
