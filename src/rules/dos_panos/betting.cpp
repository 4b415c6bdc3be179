#include <algorithm>

#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/dos_panos/rulings.hpp"
#include "sabot/rules/dos_panos/settlement.hpp"

// Bets on either paño, a caballo on both, on the line for half (es79.09.II.3 and VII, as11.dos.B;
// A-13, S-79); and «ya no va más».

namespace sabot::dos_panos {
namespace {

On own_pano(const State& state, const Person& person) {
  return pano_of(state, person.seat) == Hand::primero ? On::primero : On::segundo;
}

Money played_at(const State& state, const PersonId& who, On on) {
  const auto* stake = state.stake_of(who, on);
  return stake == nullptr ? Money{} : stake->played();
}

// What plays on each paño of all that lies in one place with this bet, if it can lie so.
std::optional<std::array<Money, 2>> plays_of(const Context& at, const Bet& bet) {
  const bool line = bet.line.value_or(false);
  const Money before = played_at(at.state, at.who, bet.on);
  if (bet.on == On::caballo) {
    if (line) return std::nullopt;
    return split(at.rules, at.state.minimum, before + bet.stake);
  }
  if (line && on_the_line(bet.stake) == Money{}) return std::nullopt;
  const Money plays = before + (line ? on_the_line(bet.stake) : bet.stake);
  return bet.on == On::primero ? std::array{plays, Money{}} : std::array{Money{}, plays};
}

Citations place_articles(const Context& at, On on) {
  if (on == On::caballo) return Citations(at.rules.caballo.by).add(at.rules.area_line);
  if (on == own_pano(at.state, *at.actor)) return at.art("as11.dos.B-e"_art);
  return Citations(at.rules.other_pano.by).add(at.rules.other_area);
}

bool is_taken(const Context& at, On on) {
  if (on == On::caballo) return at.rules.caballo.value;
  return on == own_pano(at.state, *at.actor) || at.rules.other_pano.value;
}

Bar bar_bet(const Context& at, const Bet& bet) {
  const auto& state = at.state;
  if (bet.stake <= Money{}) return refusal(RefusalCode::amount_not_positive, "S-02"_art);
  if (bet.stake > rules::largest_amount) return refusal(RefusalCode::amount_too_large, "S-02"_art);
  if (!is_taken(at, bet.on))
    return refusal(RefusalCode::chance_not_offered, place_articles(at, bet.on));
  const auto plays = plays_of(at, bet);
  const Money sum =
      plays ? (*plays)[0] + (*plays)[1] : played_at(state, at.who, bet.on) + bet.stake;
  if (sum < state.minimum) return refusal(RefusalCode::below_minimum, at.art("as11.dos.E2-a"_art));
  if (state.maximum && sum > *state.maximum)
    return refusal(RefusalCode::above_maximum, at.art("as11.dos.E2-a"_art));
  if (bet.stake > at.actor->chips) return refusal(RefusalCode::insufficient_chips, "S-03"_art);
  if (!plays) return refusal(RefusalCode::not_the_amount, at.art("as11.dos.B-g"_art));
  return std::nullopt;
}

Citations bettor_articles(const Context& at, const Bet& bet) {
  Citations by{at.art("as11.dos.B-e"_art)};
  by.add(at.art(at.actor->standing ? "as11.dos.D-c"_art : "as11.dos.D-a"_art));
  by.add(place_articles(at, bet.on));
  if (bet.line.value_or(false)) by.add(at.art("as11.dos.B-g"_art));
  return by;
}

}  // namespace

Money limit_of(const State& state) {
  return state.stake > Money{} ? state.stake : state.bank.amount;
}

void return_bets(Course& on, const Citations& by) {
  while (!on.state.stakes.empty()) {
    const Stake stake = on.state.stakes.front();
    on.add(BetReturned{stake.by, stake.on, stake.amount}, by);
  }
}

Bar bar(const Context& at, As<Bet>) {
  const Citations by{at.art("as11.dos.B-e"_art)};
  if (auto bar = bar_player(at)) return bar;
  if (at.state.is_banker(at.who)) return refusal(RefusalCode::has_the_bank, at.rules.circle);
  if (is_coup(at.state.phase)) return refusal(RefusalCode::bets_closed, by);
  if (!at.phase_is(Phase::betting)) return refusal(RefusalCode::wrong_phase, by);
  if (!at.state.banco_by.is_nobody())
    return refusal(RefusalCode::banco_made, at.art("as11.dos.A-l"_art));
  return std::nullopt;
}

void offer(const Context& at, As<Bet>, Options& out) {
  const auto& state = at.state;
  const Money chips = std::min(at.actor->chips, rules::largest_amount);
  for (const auto& [name, on] : enumerators<On>) {
    if (!is_taken(at, on)) continue;
    const Money lies = played_at(state, at.who, on);
    const Money least = std::max(state.minimum - lies, Money{1});
    const Money room = state.maximum ? *state.maximum - lies : chips;
    const rules::OneOf where{{std::string(name)}};
    if (const Money most = std::min(room, chips); least <= most)
      out.push_back({"bet", {{"on", where}, {"stake", rules::Amounts{least, most, {1}}}}});
    // On the line it takes twice as much to play for the same.
    const Money line_least{2 * least.cents};
    const Money line_most = std::min(Money{2 * room.cents + 1}, chips);
    if (on != On::caballo && line_least <= line_most)
      out.push_back({"bet",
                     {{"on", where},
                      {"stake", rules::Amounts{line_least, line_most, {1}}},
                      {"line", rules::OneOf{{"true"}}}}});
  }
}

Decision rule(const Context& at, const Bet& command) {
  if (auto bar = bar_bet(at, command)) return std::unexpected(*bar);
  const auto [first, second] = *plays_of(at, command);
  Citations by = bettor_articles(at, command);
  // Only where the halves differ does it matter which is the larger.
  if (command.on == On::caballo && first != second)
    by = Citations(place_articles(at, command.on))
             .add(at.art("as11.dos.B-i"_art))
             .add(at.rules.bet_unit.by);
  return Course(at).add(BetPlaced{at.who, command.on, command.stake, first, second}, by).done();
}

Bar bar(const Context& at, As<Withdraw>) {
  if (auto bar = bar_player(at)) return bar;
  if (is_coup(at.state.phase))
    return refusal(RefusalCode::bets_closed,
                   Citations(at.art("as11.dos.B-e"_art)).add(at.art("as11.dos.C1-d"_art)));
  if (!at.phase_is(Phase::betting)) return refusal(RefusalCode::wrong_phase, "S-08"_art);
  if (!at.state.has_bet(at.who)) return refusal(RefusalCode::no_such_bet, "S-08"_art);
  if (at.state.banco_by == at.who)
    return refusal(RefusalCode::banco_stands,
                   Citations(at.art("as11.dos.A-k"_art)).add("S-61"_art));
  return std::nullopt;
}

void offer(const Context& at, As<Withdraw>, Options& out) {
  rules::OneOf places;
  for (const auto& [name, on] : enumerators<On>)
    if (at.state.stake_of(at.who, on) != nullptr) places.values.emplace_back(name);
  out.push_back({"withdraw", {{"on", std::move(places)}}});
}

Decision rule(const Context& at, const Withdraw& command) {
  const auto* stake = at.state.stake_of(at.who, command.on);
  if (stake == nullptr) return refuse(RefusalCode::no_such_bet, "S-08"_art);
  return Course(at).add(BetWithdrawn{at.who, command.on, stake->amount}, "S-08"_art).done();
}

namespace {

// With a free bank the banker's own chips answer too (S-78).
bool funds_suffice(const Context& at) {
  const auto& bank = at.state.bank;
  return at.state.at_risk() <= bank.amount + at.state.people.find(bank.banker)->chips;
}

// What a free bank could not pay comes from the banker's chips before the cards are dealt.
void bring_funds(Course& on) {
  const auto bank = on.state.bank;
  const Money risk = on.state.at_risk();
  if (!on.rules.is_free_bank() || risk <= bank.amount) return;
  on.add(FundsAdded{bank.banker, risk - bank.amount},
         Citations(on.rules.free_bank).add(on.art("as11.dos.E2-c"_art)).add("S-78"_art));
}

// The turn of each paño; both hands are those of a player who makes banco.
void owe_cards(Course& on) {
  for (const Hand pano : panos) {
    if (!on.state.banco_by.is_nobody()) {
      on.add(CardsOwedTo{pano, on.state.banco_by}, on.art("as11.dos.D-h"_art));
      continue;
    }
    const auto* turn = turn_of(on.state, pano);
    Citations by{on.art("as11.dos.D-f"_art)};
    if (turn == nullptr) by.add("S-34"_art);
    on.add(CardsOwedTo{pano, turn != nullptr ? turn->id : on.who},
           by.add(on.art("as11.dos.A-b"_art)));
    if (turn != nullptr && on.state.turn[index_of(pano)] != turn->seat)
      on.add(TurnPassed{pano, turn->seat}, on.art("as11.dos.D-f"_art));
  }
}

// Cards that the banker had drawn before the call are the first of the coup.
void deal_early_cards(Course& on) {
  for (std::size_t dealt = 0; !on.state.aside.empty(); ++dealt) {
    const auto card = on.state.aside.front();
    on.add(CardDealt{all_hands[dealt % all_hands.size()], card, Face::down, Source::aside},
           on.art("as11.dos.C1-b"_art));
    if (dealt == 5) after_six(on);
  }
}

}  // namespace

Bar bar(const Context& at, As<NoVaMas>) {
  const Citations by{at.art("as11.dos.B-e"_art)};
  if (auto bar = bar_croupier(at, Phase::betting, by)) return bar;
  if (!enough_players(at.rules, at.state))
    return refusal(RefusalCode::too_few_players, players_article(at.rules));
  if (at.state.stakes.empty()) return refusal(RefusalCode::nobody_has_bet, "S-39"_art);
  if (at.rules.is_free_bank() && !funds_suffice(at))
    return refusal(RefusalCode::funds_short,
                   Citations(at.art("as11.dos.E2-d"_art)).add("S-78"_art));
  return std::nullopt;
}

Decision rule(const Context& at, const NoVaMas&) {
  Course on(at);
  const Citations by{on.art("as11.dos.B-e"_art)};
  on.add(Announced{.call = Call::no_va_mas}, by);
  cover_bets(on);
  bring_funds(on);
  on.add(BetsClosed{at.who}, by);
  owe_cards(on);
  deal_early_cards(on);
  return on.done();
}

}  // namespace sabot::dos_panos
