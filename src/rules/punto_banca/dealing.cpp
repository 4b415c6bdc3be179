#include <algorithm>

#include "sabot/rules/punto_banca/acts.hpp"

// «No va más», «cartas», the first four cards by turns, and third cards.

namespace sabot::punto_banca {
namespace {

constexpr std::size_t cards_per_hand = 2;

std::size_t dealt_so_far(const State& state) {
  return state.hand(Hand::punto).dealt.size() + state.hand(Hand::banca).dealt.size();
}

bool is_first_of_the_coup(const State& state) { return dealt_so_far(state) == 0; }

// The cards of one coup are named all as they are dealt, or all when they are shown.
bool named_so_far(const State& state) {
  const auto& first = state.hand(Hand::punto).dealt;
  return !first.empty() && first.front().has_value();
}

// Nearer to the right of the dealer; at the same place, a seated player before a standing one.
bool ranks_before(const Context& at, const PersonId& a, const PersonId& b) {
  const auto& state = at.state;
  const auto rank = [&](const PersonId& id) {
    const auto* person = state.people.find(id);
    return 2 * state.places.rank_right(state.turn, person->seat) + (person->standing ? 1 : 0);
  };
  return rank(a) < rank(b);
}

bool one_of_them_stands(const Context& at, Money highest) {
  return std::ranges::any_of(at.state.stakes, [&](const Stake& stake) {
    return stake.on == Chance::punto && stake.amount == highest &&
           at.state.people.find(stake.by)->standing;
  });
}

// The highest bettor on the punto holds its hand; nobody having bet on it, the croupier.
void give_punto(const Context& at, Verdict& verdict) {
  const Stake* highest = nullptr;
  bool equals = false;
  for (const auto& stake : at.state.stakes) {
    if (stake.on != Chance::punto) continue;
    const bool equal = highest != nullptr && stake.amount == highest->amount;
    const bool more = highest == nullptr || stake.amount > highest->amount;
    const bool wins_equal = equal && at.rules.equal_highest.value == EqualHighest::nearest_right &&
                            ranks_before(at, stake.by, highest->by);
    equals = more ? false : equals || equal;
    if (more || wins_equal) highest = &stake;
  }
  if (highest == nullptr) {
    verdict.add(HandGiven{Hand::punto, at.state.croupier}, at.art("as11.pyb.C-h"_art));
    return;
  }
  Citations by{at.art("as11.pyb.C-g"_art)};
  if (equals) by.add(at.rules.equal_highest.by);
  if (equals && one_of_them_stands(at, highest->amount)) by.add("S-18"_art);
  verdict.add(HandGiven{Hand::punto, highest->by}, by.add(at.art("as11.pyb.B-h"_art)));
}

Decision deal_first_four(const Context& at, const Deal& command) {
  const auto& state = at.state;
  if (!is_first_of_the_coup(state) && command.card.has_value() != named_so_far(state))
    return refuse(RefusalCode::naming_differs, "S-20"_art);
  const auto dealt = dealt_so_far(state);
  const Hand hand = dealt % 2 == 0 ? Hand::punto : Hand::banca;
  const bool last = dealt + 1 == 2 * cards_per_hand;
  Citations by{at.art("as11.pyb.B-g"_art)};
  if (last) by.add(at.art("as11.pyb.A1-a"_art));
  Verdict verdict;
  with_stop_card(at, verdict, [&] { verdict.add(CardDealt{hand, command.card, Face::down}, by); });
  if (last) give_punto(at, verdict);
  return verdict.done();
}

Decision deal_third(const Context& at, const Deal& command) {
  if (!command.card) return refuse(RefusalCode::card_not_named, "S-07"_art);
  const Hand hand = at.state.due;
  Verdict verdict;
  with_stop_card(at, verdict, [&] {
    const auto by = hand == Hand::punto ? "as11.pyb.B-j"_art : "as11.pyb.B-k"_art;
    verdict.add(CardDealt{hand, command.card, Face::up}, {at.art(by), "S-07"_art});
  });
  after_third_card(at, verdict, hand, *command.card);
  return verdict.done();
}

}  // namespace

bool holder_has_bet(const Rules& rules, const State& state) {
  if (state.holder.is_nobody()) return true;
  switch (rules.holder_must_bet.value) {
    case HolderBets::no: return true;
    case HolderBets::on_banca: return state.stake_on(state.holder, Chance::banca) > Money{};
    case HolderBets::on_any_chance: break;
  }
  for (const auto& stake : state.stakes)
    if (stake.by == state.holder) return true;
  return false;
}

namespace {

// Why the bets may be closed as they lie: without any, or without one of the player who deals.
Citations closing_articles(const Context& at) {
  const auto& state = at.state;
  Citations by{at.art("as11.pyb.B-f"_art)};
  if (state.stakes.empty()) by.add("S-15"_art);
  const bool has_bet = std::ranges::any_of(
      state.stakes, [&](const Stake& stake) { return stake.by == state.holder; });
  if (!state.holder.is_nobody() && !has_bet) by.add(at.rules.holder_must_bet.by);
  return by;
}

}  // namespace

Bar bar(const Context& at, As<NoVaMas>) {
  if (auto bar = bar_croupier(at, Phase::betting, at.art("as11.pyb.B-f"_art))) return bar;
  if (!holder_has_bet(at.rules, at.state))
    return Refusal{RefusalCode::holder_must_bet,
                   Citations(at.rules.duty_to_bet).add(at.rules.holder_must_bet.by)};
  return std::nullopt;
}

Decision rule(const Context& at, const NoVaMas&) {
  return Verdict()
      .add(Announced{Call::no_va_mas, {}, {}}, at.art("as11.pyb.B-f"_art))
      .add(BetsClosed{at.who}, closing_articles(at))
      .done();
}

Bar bar(const Context& at, As<Cartas>) {
  return bar_croupier(at, Phase::calling, at.art("as11.pyb.B-f"_art));
}

Decision rule(const Context& at, const Cartas&) {
  const Citations by{at.art("as11.pyb.B-f"_art)};
  return Verdict().add(Announced{Call::cartas, {}, {}}, by).add(CardsCalled{}, by).done();
}

Bar bar(const Context& at, As<Deal>) {
  // The sabot's holder deals; the croupier enters what comes out of it.
  if (auto bar = rules::bar_unless(at.actor, Role::croupier, "S-20"_art)) return bar;
  if (at.phase_is(Phase::dealing) || at.phase_is(Phase::drawing)) return std::nullopt;
  // Cards come by the calls, and then as many as there should be.
  const bool called = at.state.phase > Phase::calling;
  const auto article = called ? "as11.pyb.B-g"_art : "as11.pyb.B-f"_art;
  return Refusal{RefusalCode::wrong_phase, at.art(article)};
}

void offer(const Context& at, As<Deal>, std::vector<Option>& out) {
  const auto& state = at.state;
  if (state.sabot.left() == 0) return;
  const bool first = is_first_of_the_coup(state);
  Option deal{"deal", {}};
  // A third card is named too: both hands have been shown by then, and so named.
  if (first || named_so_far(state))
    deal.fields.push_back({"card", rules::Cards{state.sabot.kinds(), first}});
  out.push_back(std::move(deal));
}

Decision rule(const Context& at, const Deal& command) {
  const auto& sabot = at.state.sabot;
  if (sabot.left() == 0 || (command.card && !sabot.may_hold(*command.card)))
    return refuse(RefusalCode::card_not_in_sabot, at.rules.packs.by);
  return at.phase_is(Phase::dealing) ? deal_first_four(at, command) : deal_third(at, command);
}

}  // namespace sabot::punto_banca
