#include <algorithm>

#include "sabot/base/invariant.hpp"
#include "sabot/rules/chemin_de_fer/rulings.hpp"
#include "sabot/rules/common/limits.hpp"

// Bets against the bank, up to what is in it; and who will hold the cards.

namespace sabot::chemin_de_fer {
namespace {

bool is_before_lifting(Phase phase) {
  return phase == Phase::dealing || phase == Phase::giving || phase == Phase::lifting;
}

// Nobody bets, not even late, once anything is known of the cards.
bool takes_late_bets(const State& state) {
  return is_before_lifting(state.phase) && !something_is_known(state);
}

// What was bet late before that can still be removed while the punto's cards have not been lifted:
// of a hand that counts as 9 they never are.
bool may_remove_late_bets(const State& state) {
  const bool not_lifted = (state.phase == Phase::retiring || state.phase == Phase::showing) &&
                          !state.hand(Hand::punto).seen;
  return is_before_lifting(state.phase) || not_lifted;
}

// The bank sets a limit only to the bet that takes all that is left of it.
Citations bettor_articles(const Context& at, Money plays) {
  Citations by = at.rules.circle;
  by.add(at.art(at.actor->standing ? "as11.cdf.D-b"_art : "as11.cdf.D-a"_art));
  if (plays == uncovered(at.state)) by.add(at.art("as11.cdf.E2-b"_art));
  return by;
}

Money plays_of(const State& state, const PersonId& who) {
  Money sum;
  for (const auto& one : state.stakes)
    if (one.by == who) sum += one.plays;
  return sum;
}

// How much of the stake is played for, if the bet says so in a way that can be.
std::optional<Money> played(const Bet& bet) {
  const bool line = bet.line.value_or(false);
  if (bet.plays && (line || *bet.plays <= Money{} || *bet.plays > bet.stake)) return std::nullopt;
  if (bet.plays) return *bet.plays;
  if (line && bet.stake.cents < 2) return std::nullopt;  // half a cent is nothing
  return line ? Money{bet.stake.cents / 2} : bet.stake;
}

// Only people who stand put their bets together.
bool may_join(const Context& at, const Person& other) {
  return at.actor->standing && other.standing && other.id != at.who;
}

rules::OneOf who_may_join(const Context& at) {
  rules::OneOf names;
  for (const auto& one : at.state.people.all())
    if (may_join(at, one)) names.values.emplace_back(one.id.handle());
  return names;
}

// What standing players have bet, and a seated one may displace while bets are open (S-52). A
// player who plays with the table does not give way: that right is theirs even standing.
bool gives_way(const State& state, const Stake& stake) {
  const auto* person = state.people.find(stake.by);
  return person != nullptr && person->standing && state.con_la_mesa != stake.by &&
         state.ultimo_completo != stake.by;
}

// What would give way to somebody's bet, where the house has it so.
Money standing_cover(const State& state, const PersonId& who) {
  const bool may = state.phase == Phase::betting && state.banco_by.is_nobody();
  Money sum;
  if (!may || !is_seated_here(state, who)) return sum;
  for (const auto& one : state.stakes)
    if (gives_way(state, one)) sum += one.plays;
  return sum;
}

// What the bank has no room for; what came first stays, even where priority might say otherwise.
Citations no_room(const Context& at, Money plays) {
  Citations by{at.art("as11.cdf.E2-b"_art)};
  if (plays <= uncovered(at.state) + standing_cover(at.state, at.who)) by.add(at.rules.cover.by);
  return by;
}

Bar bar_bet(const Context& at, const Bet& bet) {
  const Citations joining{at.art("as11.cdf.B-q"_art)};
  if (bet.with)
    if (auto bar = bar_named(at, *bet.with, joining)) return bar;
  if (bet.stake <= Money{}) return refusal(RefusalCode::amount_not_positive, "S-02"_art);
  if (bet.stake > rules::largest_amount) return refusal(RefusalCode::amount_too_large, "S-02"_art);
  const auto plays = played(bet);
  const Money sum = plays_of(at.state, at.who) + plays.value_or(bet.stake);
  if (sum < at.state.minimum)
    return refusal(RefusalCode::below_minimum, at.art("as11.cdf.E2-a"_art));
  if (plays && *plays > room_for(at.rules, at.state, at.who))
    return refusal(RefusalCode::above_maximum, no_room(at, *plays));
  if (bet.stake > at.actor->chips) return refusal(RefusalCode::insufficient_chips, "S-03"_art);
  if (!plays) return refusal(RefusalCode::not_the_amount, at.art("as11.cdf.C4-m"_art));
  // A player who has announced half of the bank plays for half of it.
  if (at.state.con_la_mesa == at.who)
    return refusal(RefusalCode::not_the_amount, at.art("as11.cdf.B-j"_art));
  if (bet.with && !may_join(at, *at.state.people.find(*bet.with)))
    return refusal(RefusalCode::bets_may_not_join, joining);
  return std::nullopt;
}

}  // namespace

void set_idle(Course& on) {
  const Money idle = uncovered(on.state);
  if (idle == on.state.bank.idle) return;
  const auto& [how, why] = on.rules.uncovered;
  const Citations by =
      Citations(on.art("as11.cdf.E3-c"_art)).add(on.art("as11.cdf.E3-a"_art)).add(why);
  if (idle == Money{}) {
    on.add(GarageEnded{GarageKind::obligatorio, on.state.bank.idle}, by);
    return;
  }
  on.add(GarageMade{GarageKind::obligatorio, idle, how == Uncovered::until_the_hand_ends}, by);
}

Money uncovered(const State& state) { return state.bank.amount() - state.covered(); }

bool may_bet(const State& state, const PersonId& who) { return state.bank.find(who) == nullptr; }

Bar bar_member(const Context& at) {
  if (may_bet(at.state, at.who)) return std::nullopt;
  Citations by{at.art("as11.cdf.E1-c"_art)};
  if (at.state.is_banker(at.who)) by = Citations(at.rules.circle).add(at.art("as11.cdf.E2-b"_art));
  return refusal(RefusalCode::has_the_bank, by);
}

Citations bound_by_banco(const Context& at) {
  const auto& state = at.state;
  Citations by{at.art("as11.cdf.E2-c"_art)};
  if (state.stake_of(at.who) == nullptr) return {};
  if (!state.banco_by.is_nobody()) return by.add("S-61"_art);
  if (state.con_la_mesa == at.who) return by.add(at.art("as11.cdf.B-j"_art)).add("S-61"_art);
  if (state.ultimo_completo == at.who) return by.add(at.art("as11.cdf.B-m"_art)).add("S-61"_art);
  return {};
}

Money room_for(const Rules& rules, const State& state, const PersonId& who) {
  const bool displaces = rules.cover.value == Cover::seated_first;
  return uncovered(state) + (displaces ? standing_cover(state, who) : Money{});
}

void make_room(Course& on, Money amount) {
  while (amount > uncovered(on.state)) {
    const Stake* last = nullptr;
    Rank last_rank;
    int order = 0;
    for (const auto& one : on.state.stakes) {
      const auto rank = rank_of(on.rules, on.state, one.by, ++order);
      if (!gives_way(on.state, one) || (last != nullptr && rank < last_rank)) continue;
      last = &one;
      last_rank = rank;
    }
    require(last != nullptr, "chemin de fer: a bet for which there is no room");
    on.add(BetReturned{last->by, last->amount, last->late},
           Citations(on.art("as11.cdf.D-c"_art)).add(on.rules.cover.by));
  }
}

void return_bets(Course& on, const Citations& by) {
  while (!on.state.stakes.empty()) {
    const Stake stake = on.state.stakes.front();
    on.add(BetReturned{stake.by, stake.amount, stake.late}, by);
  }
}

Bar bar(const Context& at, As<Bet>) {
  const Citations by{at.art("as11.cdf.E2-b"_art)};
  if (auto bar = bar_player(at)) return bar;
  if (auto bar = bar_member(at)) return bar;
  if (at.phase_is(Phase::betting) || takes_late_bets(at.state)) return std::nullopt;
  if (is_coup(at.state.phase))
    return refusal(RefusalCode::bets_closed, Citations(at.art("as11.cdf.B-z"_art)).add("S-38"_art));
  return refusal(RefusalCode::wrong_phase, by);
}

void offer(const Context& at, As<Bet>, Options& out) {
  const auto& state = at.state;
  if (state.con_la_mesa == at.who) return;
  const Money least = std::max(state.minimum - plays_of(state, at.who), Money{1});
  const Money chips = std::min(at.actor->chips, rules::largest_amount);
  const Money room = room_for(at.rules, state, at.who);
  const Money greatest = std::min(room, chips);
  const Money cent{1};
  if (least > greatest) return;
  out.push_back({"bet", {{"stake", rules::Amounts{least, greatest, cent}}}});
  // On the line it takes twice as much to play for the same.
  const Money line_least{2 * least.cents};
  const Money line_greatest = std::min(Money{2 * room.cents + 1}, chips);
  if (line_least <= line_greatest)
    out.push_back({"bet",
                   {{"stake", rules::Amounts{line_least, line_greatest, cent}},
                    {"line", rules::OneOf{{"true"}}}}});
  out.push_back({"bet",
                 {{"stake", rules::Amounts{greatest, chips, cent}},
                  {"plays", rules::Amounts{least, greatest, cent}}}});
  if (const auto others = who_may_join(at); !others.values.empty())
    out.push_back({"bet", {{"stake", rules::Amounts{least, greatest, cent}}, {"with", others}}});
}

Decision rule(const Context& at, const Bet& command) {
  if (auto bar = bar_bet(at, command)) return std::unexpected(*bar);
  const Money plays = *played(command);
  const bool line = command.line.value_or(false);
  const bool late = !at.phase_is(Phase::betting);
  Course on(at);
  Citations by = bettor_articles(at, plays);
  if (line) by.add(on.art("as11.cdf.C4-l"_art));
  if (late) by.add("S-38"_art);
  const Money lies = line ? command.stake : plays;
  const Money change = command.stake - lies;
  if (change > Money{}) by.add(on.art("as11.cdf.C4-m"_art));
  make_room(on, plays);
  on.add(BetPlaced{at.who, lies, plays, late}, by);
  if (change > Money{}) on.add(ChangeGiven{at.who, change}, on.art("as11.cdf.C4-m"_art));
  if (late) set_idle(on);
  return on.done();
}

namespace {

Citations withdrawing(const Context& at) {
  return at.phase_is(Phase::retiring) ? at.art("as11.cdf.C3-k"_art) : "S-08"_art;
}

}  // namespace

// Once the bets are closed they stay, except where the banker abates too early.
Bar bar(const Context& at, As<Withdraw>) {
  if (auto bar = bar_player(at)) return bar;
  const auto& state = at.state;
  const bool early_abating = at.phase_is(Phase::retiring);
  if (is_coup(state.phase) && !early_abating)
    return refusal(RefusalCode::bets_closed,
                   Citations(at.art("as11.cdf.B-z"_art)).add(at.art("as11.cdf.C1-d"_art)));
  if (!at.phase_is(Phase::betting) && !early_abating)
    return refusal(RefusalCode::wrong_phase, "S-08"_art);
  if (state.stake_of(at.who) == nullptr) return refusal(RefusalCode::no_such_bet, withdrawing(at));
  if (const auto by = bound_by_banco(at); !by.empty() && !early_abating)
    return refusal(RefusalCode::banco_stands, by);
  return std::nullopt;
}

Decision rule(const Context& at, const Withdraw&) {
  Course on(at);
  while (const auto* stake = on.state.stake_of(at.who))
    on.add(BetWithdrawn{at.who, stake->amount}, withdrawing(at));
  return on.done();
}

Bar bar(const Context& at, As<RemoveLateBets>) {
  const Citations by{at.art("as11.cdf.B-ab"_art)};
  if (auto bar = bar_banker(at, by)) return bar;
  if (!may_remove_late_bets(at.state)) return refusal(RefusalCode::wrong_phase, by);
  if (std::ranges::none_of(at.state.stakes, &Stake::late))
    return refusal(RefusalCode::no_such_bet, by);
  return std::nullopt;
}

Decision rule(const Context& at, const RemoveLateBets&) {
  Course on(at);
  for (const auto& stake : at.state.stakes)
    if (stake.late) on.add(BetReturned{stake.by, stake.amount, true}, on.art("as11.cdf.B-ab"_art));
  set_idle(on);
  return on.done();
}

namespace {

struct Owed {
  PersonId to;
  Citations by;
};

// Against a larger bank than the one that was passed, for one coup: once the first has been
// decided nobody is remembered from before. Raising it afterwards may make it larger (S-54).
std::optional<Owed> owed_by_larger_bank(const Course& on) {
  const auto& state = on.state;
  const auto& [whose, why] = on.rules.larger_bank;
  const auto& [measured, measured_by] = on.rules.larger_bank_amount;
  const auto& person = whose == LargerBank::banco_player ? state.former_banco : state.former_banker;
  const Money amount =
      measured == LargerBankAmount::as_awarded ? state.bank.awarded : state.bank.amount();
  if (amount <= state.former_bank) return std::nullopt;
  if (state.stake_of(person) == nullptr) return std::nullopt;
  Citations by = Citations(on.art("as11.cdf.E1-r"_art)).add(why);
  if (state.bank.awarded != state.bank.amount()) by.add(measured_by);
  return Owed{person, by};
}

// Half of the bank, or the half that completes it while it is complete.
std::optional<Owed> owed_with_the_table(const Course& on) {
  const auto& state = on.state;
  const bool complete = uncovered(state) == Money{};
  if (!state.ultimo_completo.is_nobody() && complete)
    return Owed{state.ultimo_completo, on.art("as11.cdf.B-m"_art)};
  if (state.con_la_mesa.is_nobody()) return std::nullopt;
  Citations by{on.art("as11.cdf.B-l"_art)};
  if (!state.ultimo_completo.is_nobody()) by.add("S-61"_art);
  return Owed{state.con_la_mesa, by};
}

// The seated player with the highest bet, or of those standing, where they may hold the cards; of
// equals the first in the order of all.
std::optional<Owed> owed_to_highest(const Course& on, bool seated) {
  std::vector<PersonId> highest;
  Money most;
  for (const auto& one : on.state.stakes) {
    if (is_seated_here(on.state, one.by) != seated || one.plays < most) continue;
    if (one.plays > most) highest.clear();
    most = one.plays;
    highest.push_back(one.by);
  }
  if (highest.empty()) return std::nullopt;
  const auto first = first_of(on.rules, on.state, highest);
  Citations by{on.art("as11.cdf.B-o"_art)};
  if (!first.by.empty()) by.add(on.art("as11.cdf.B-p"_art)).add(first.by);
  return Owed{first.who, by};
}

Owed whose_the_cards_are(const Course& on) {
  const auto& state = on.state;
  if (!state.banco_by.is_nobody()) return {state.banco_by, on.art("as11.cdf.E2-c"_art)};
  const auto& [rank, ranked_by] = on.rules.larger_bank_rank;
  auto larger = owed_by_larger_bank(on);
  auto with_the_table = owed_with_the_table(on);
  if (larger && with_the_table) {
    auto& first = rank == LargerBankRank::before_con_la_mesa ? larger : with_the_table;
    first->by.add(ranked_by);
    return *first;
  }
  if (larger) return *larger;
  if (with_the_table) return *with_the_table;
  if (const auto owed = owed_to_highest(on, true)) return *owed;
  // Only people who stand have bet.
  const auto& [standing, why] = on.rules.standing_cards;
  auto highest = owed_to_highest(on, false);
  if (highest && standing == StandingCards::they_hold) {
    highest->by.add(why);
    return *highest;
  }
  return {on.who, Citations(on.art("as11.cdf.B-o"_art)).add("A-39"_art).add(why).add("S-34"_art)};
}

// Cards that the banker had drawn before the call are the first of the coup.
void deal_early_cards(Course& on) {
  for (int dealt = 0; !on.state.aside.empty(); ++dealt) {
    const Hand hand = dealt % 2 == 0 ? Hand::punto : Hand::banca;
    const auto card = on.state.aside.front();
    on.add(CardDealt{hand, card, Face::down, Source::aside}, on.art("as11.cdf.C1-b"_art));
  }
  if (on.state.hand(Hand::banca).first.size() == 2) after_first_four(on);
}

}  // namespace

Bar bar(const Context& at, As<NoVanMas>) {
  if (auto bar = bar_croupier(at, Phase::betting, at.art("as11.cdf.B-z"_art))) return bar;
  if (!enough_players(at.rules, at.state))
    return refusal(RefusalCode::too_few_players, players_article(at.rules));
  if (at.state.stakes.empty()) return refusal(RefusalCode::nobody_has_bet, "S-39"_art);
  return std::nullopt;
}

Decision rule(const Context& at, const NoVanMas&) {
  Course on(at);
  const Citations by{on.art("as11.cdf.B-z"_art)};
  on.add(Announced{Call::no_van_mas, {}, {}, {}}, Citations(on.art("as11.cdf.B-k"_art)).add(by));
  on.add(BetsClosed{at.who}, by);
  if (on.state.banco_by.is_nobody() && on.state.sole_bettor && uncovered(on.state) == Money{})
    on.add(BancoMade{on.state.stakes.front().by, BancoKind::completo, {}},
           on.art("as11.cdf.E2-c"_art));
  // Before anything leaves the bank: who gets the cards may depend on how large it is.
  const auto owed = whose_the_cards_are(on);
  set_idle(on);
  on.add(CardsOwedTo{owed.to}, owed.by);
  deal_early_cards(on);
  return on.done();
}

}  // namespace sabot::chemin_de_fer
