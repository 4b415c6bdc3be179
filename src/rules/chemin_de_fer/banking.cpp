#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/chemin_de_fer/rulings.hpp"
#include "sabot/rules/common/limits.hpp"

// What a banker may do with the bank between coups: raise it, keep winnings out of play, keep it
// or pass the hand (es79.08.V, as11.cdf.E1 to E3).

namespace sabot::chemin_de_fer {
namespace {

// While the bank is made up: before it is announced, and after a coup.
Bar bar_making_up(const Context& at, const Citations& by) {
  if (auto bar = bar_banker(at, by)) return bar;
  if (!at.phase_is(Phase::announcing) && !at.phase_is(Phase::deciding))
    return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

Bar bar_deciding(const Context& at, const Citations& by) {
  if (auto bar = bar_banker(at, by)) return bar;
  if (!at.phase_is(Phase::deciding)) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

Money garage_threshold(const Context& at) {
  return checked_times(at.state.minimum, at.rules.garage_factor.value)
      .value_or(rules::largest_amount);
}

Citations garage_articles(const Context& at) {
  return Citations(at.art("as11.cdf.E3-b"_art)).add(at.rules.garage_factor.by);
}

// The condition looks at all that the banker has won, wherever it lies now (S-50).
bool has_won_enough(const Context& at) { return at.state.bank.won > garage_threshold(at); }

// The articles by which the banker passes the hand. Nobody acquires their own by taking it back,
// nor one that is forced on them.
Citations passing(const Context& at) {
  const auto& bank = at.state.bank;
  Citations by{at.art("as11.cdf.E1-f"_art)};
  const bool own_or_forced = bank.title == Title::retaken || bank.title == Title::forced;
  const bool acquired =
      bank.title == Title::auction || (bank.why == Vacancy::passed && !own_or_forced);
  if (at.actor->standing) by.add(at.art("as11.cdf.E1-o"_art));
  if (at.actor->is_seated() && acquired) by.add(at.art("as11.cdf.E1-p"_art));
  if (bank.coups == 1 && at.state.winner == Winner::empate) by.add(at.art("as11.cdf.E1-y"_art));
  return by;
}

}  // namespace

void return_bank(Course& on, const Citations& by) {
  const auto members = on.state.bank.members;
  for (const auto& one : members) on.add(BankReturned{one.who, one.bank, one.garage}, by);
}

void pass_bank(Course& on, const Citations& by) {
  const auto banker = on.state.bank.banker;
  const Money amount = on.state.bank.amount();
  return_bets(on, by);
  on.add(BankPassed{banker, amount}, by);
  return_bank(on, by);
  offer_passed(on);
}

Bar bar(const Context& at, As<RaiseBank>) { return bar_making_up(at, at.art("as11.cdf.E1-q"_art)); }

void offer(const Context& at, As<RaiseBank>, Options& out) {
  const Money greatest = std::min(room_in_bank(at.state), at.actor->chips);
  if (greatest > Money{})
    out.push_back({"raise-bank", {{"amount", rules::Amounts{{1}, greatest, {1}}}}});
}

Decision rule(const Context& at, const RaiseBank& command) {
  if (command.amount <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (auto bar = bar_adding(at, command.amount)) return std::unexpected(*bar);
  if (command.amount > at.actor->chips) return refuse(RefusalCode::insufficient_chips, "S-03"_art);
  return Course(at).add(BankRaised{at.who, command.amount}, at.art("as11.cdf.E1-q"_art)).done();
}

Bar bar(const Context& at, As<PutInGarage>) { return bar_making_up(at, garage_articles(at)); }

void offer(const Context& at, As<PutInGarage>, Options& out) {
  const auto& bank = at.state.bank;
  if (!has_won_enough(at)) return;
  const Money greatest =
      std::min({bank.winnings, bank.amount() - at.state.bank_minimum, rules::largest_amount});
  if (greatest > Money{})
    out.push_back({"put-in-garage", {{"amount", rules::Amounts{{1}, greatest, {1}}}}});
}

Decision rule(const Context& at, const PutInGarage& command) {
  const auto& bank = at.state.bank;
  if (command.amount <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.amount > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (bank.amount() - command.amount < at.state.bank_minimum)
    return refuse(RefusalCode::below_minimum, at.art("as11.cdf.E2-e"_art));
  if (command.amount > bank.winnings)
    return refuse(RefusalCode::above_maximum, garage_articles(at).add("S-50"_art));
  if (!has_won_enough(at))
    return refuse(RefusalCode::winnings_too_small, garage_articles(at).add("S-50"_art));
  auto by = garage_articles(at);
  if (bank.garage() > Money{}) by.add("S-50"_art);
  by.add(at.art("as11.cdf.E3-a"_art)).add(at.art("as11.cdf.B-ae"_art)).add(at.rules.bank_place);
  return Course(at).add(GarageMade{GarageKind::voluntario, command.amount, true}, by).done();
}

Bar bar(const Context& at, As<TodoVa>) {
  const Citations by{at.art("as11.cdf.E3-e"_art)};
  if (auto bar = bar_making_up(at, by)) return bar;
  if (at.state.bank.todo_va) return refusal(RefusalCode::wrong_phase, by);
  if (at.state.bank_maximum)
    return refusal(RefusalCode::bank_is_limited, Citations(by).add(at.rules.bank_unlimited.by));
  return std::nullopt;
}

Decision rule(const Context& at, const TodoVa&) {
  return Course(at)
      .add(GarageRenounced{at.state.bank.garage()}, at.art("as11.cdf.E3-e"_art))
      .done();
}

Bar bar(const Context& at, As<KeepBank>) { return bar_deciding(at, at.art("as11.cdf.E1-d"_art)); }

Decision rule(const Context& at, const KeepBank&) {
  return Course(at).add(BankKept{at.who}, at.art("as11.cdf.E1-d"_art)).done();
}

Bar bar(const Context& at, As<PassHand>) {
  if (auto bar = bar_making_up(at, at.art("as11.cdf.E1-f"_art))) return bar;
  if (at.state.bank.coups == 0)
    return refusal(RefusalCode::must_deal_once, at.art("as11.cdf.E1-w"_art));
  if (!at.state.aside.empty())
    return refusal(RefusalCode::must_play_on, at.art("as11.cdf.C1-b"_art));
  return std::nullopt;
}

Decision rule(const Context& at, const PassHand&) {
  Course on(at);
  on.add(BankPassed{at.who, at.state.bank.amount()}, passing(at));
  return_bank(on, at.art("as11.cdf.E1-f"_art));
  offer_passed(on);
  return on.done();
}

Bar bar(const Context& at, As<AnnounceBank>) {
  if (auto bar = bar_croupier(at, Phase::announcing, at.art("as11.cdf.B-g"_art))) return bar;
  if (!enough_players(at.rules, at.state))
    return refusal(RefusalCode::too_few_players, players_article(at.rules));
  return std::nullopt;
}

Decision rule(const Context& at, const AnnounceBank&) {
  const Money amount = at.state.bank.amount();
  const Citations by{at.art("as11.cdf.B-g"_art), at.art("as11.cdf.E2-b"_art)};
  return Course(at)
      .add(BankAnnounced{amount}, by)
      .add(Announced{.call = Call::hay_en_la_banca, .amount = amount}, by)
      .done();
}

}  // namespace sabot::chemin_de_fer
