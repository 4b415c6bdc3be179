#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/dos_panos/rulings.hpp"

// The director opens the table with its limits and closes it; with a free bank, accepts proof of
// funds and says when the second session begins; and notes whether another table has such a bank.

namespace sabot::dos_panos {
namespace {

const rules::OneOf yes_or_no{{"true", "false"}};

Money greatest_minimum(const Rules& rules) {
  return Money{rules::largest_amount.cents / rules.bank_factor.value};
}

Citations kind_articles(const Rules& rules) {
  return rules.is_free_bank() ? rules.free_bank : rules.limited_bank;
}

// The limits that an opening names: positive, and such as the books take.
Bar bar_amounts(const Open& open) {
  for (const auto& one :
       {std::optional(open.minimum), open.maximum, open.bank_minimum, open.bank_maximum}) {
    if (one && *one <= Money{}) return refusal(RefusalCode::amount_not_positive, "S-02"_art);
    if (one && *one > rules::largest_amount)
      return refusal(RefusalCode::amount_too_large, "S-02"_art);
  }
  return std::nullopt;
}

Bar bar_limits(const Context& at, const Open& open, Money bank_minimum, Money bank_maximum) {
  const Citations bank{at.art("as11.dos.E2-b"_art)};
  const Citations stakes{at.art("as11.dos.E2-a"_art)};
  if (bank_minimum < open.minimum) return refusal(RefusalCode::below_minimum, bank);
  if (open.maximum && *open.maximum < open.minimum)
    return refusal(RefusalCode::below_minimum, stakes);
  if (bank_maximum < bank_minimum) return refusal(RefusalCode::above_maximum, bank);
  if (at.rules.is_free_bank() && (open.maximum || open.bank_maximum))
    return refusal(RefusalCode::bank_is_free, at.art("as11.dos.E2-c"_art));
  if (open.minimum < at.rules.authorised_minimum.value)
    return refusal(RefusalCode::minimum_not_authorised,
                   Citations(at.rules.authorised_minimum.by).add(stakes));
  return std::nullopt;
}

}  // namespace

Bar bar(const Context& at, As<Open>) {
  if (auto bar = bar_director(at, "S-22"_art)) return bar;
  if (!at.phase_is(Phase::closed)) return refusal(RefusalCode::wrong_phase, "S-22"_art);
  if (at.rules.is_free_bank() && at.state.free_bank_elsewhere)
    return refusal(RefusalCode::free_bank_elsewhere,
                   Citations(at.art("as11.dos.E2-e"_art)).add("S-87"_art));
  return std::nullopt;
}

// The other limits are not offered: what they may be depends on the minimum chosen.
void offer(const Context& at, As<Open>, Options& out) {
  const rules::Amounts minimum{at.rules.authorised_minimum.value, greatest_minimum(at.rules), {1}};
  out.push_back({"open", {{"minimum", minimum}}});
}

Decision rule(const Context& at, const Open& command) {
  const auto& rules = at.rules;
  if (auto bar = bar_amounts(command)) return std::unexpected(*bar);
  if (command.minimum > greatest_minimum(rules))
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  const Money bank_minimum = command.bank_minimum.value_or(command.minimum);
  const Money by_factor = *checked_times(command.minimum, rules.bank_factor.value);
  const Money bank_maximum = rules.is_free_bank()
                                 ? rules::largest_amount
                                 : command.bank_maximum.value_or(std::max(by_factor, bank_minimum));
  if (auto bar = bar_limits(at, command, bank_minimum, bank_maximum)) return std::unexpected(*bar);
  Citations by{at.art("as11.dos.E2-a"_art)};
  by.add(kind_articles(rules)).add(rules.bank_kind.by).add(rules.circle).add("S-22"_art);
  const std::optional<Money> most =
      rules.is_free_bank() ? std::nullopt : std::optional(bank_maximum);
  return Course(at)
      .add(TableOpened{command.minimum, command.maximum, bank_minimum, most, rules.bank_kind.value},
           by)
      .done();
}

Bar bar(const Context& at, As<Close>) {
  if (auto bar = bar_director(at, "S-22"_art)) return bar;
  if (at.phase_is(Phase::closed)) return refusal(RefusalCode::wrong_phase, "S-22"_art);
  if (is_coup(at.state.phase)) return refusal(RefusalCode::coup_in_progress, "S-22"_art);
  return std::nullopt;
}

Decision rule(const Context& at, const Close&) {
  Course on(at);
  return_bets(on, "S-27"_art);
  return_bank(on, "S-22"_art);
  if (!is_preparation(at.state.phase)) end_talla(on, "S-22"_art);
  on.add(TableClosed{}, "S-22"_art);
  return on.done();
}

Bar bar(const Context& at, As<AuthoriseBanco>) {
  const auto by = Citations(at.rules.banco_freedom.by).add(at.art("as11.cdf.A-k"_art));
  if (auto bar = bar_director(at, by)) return bar;
  if (at.rules.banco_freedom.value == BancoFreedom::always)
    return refusal(RefusalCode::wrong_phase, by);
  if (!is_preparation(at.state.phase)) return refusal(RefusalCode::too_late, by);
  return std::nullopt;
}

void offer(const Context&, As<AuthoriseBanco>, Options& out) {
  out.push_back({"authorise-banco", {{"free", yes_or_no}}});
}

Decision rule(const Context& at, const AuthoriseBanco& command) {
  const auto by = Citations(at.rules.banco_freedom.by).add(at.art("as11.cdf.A-k"_art));
  return Course(at).add(BancoAuthorised{command.free}, by).done();
}

Bar bar(const Context& at, As<NoteFreeBank>) {
  return bar_director(at, Citations(at.art("as11.dos.E2-e"_art)).add("S-87"_art));
}

void offer(const Context&, As<NoteFreeBank>, Options& out) {
  out.push_back({"note-free-bank", {{"elsewhere", yes_or_no}}});
}

Decision rule(const Context& at, const NoteFreeBank& command) {
  const auto by = Citations(at.art("as11.dos.E2-e"_art)).add("S-87"_art);
  return Course(at).add(FreeBankNoted{command.elsewhere}, by).done();
}

namespace {

bool is_proven(const State& state, const PersonId& who) {
  return std::ranges::find(state.proven, who) != state.proven.end();
}

Citations proving(const Context& at) {
  return Citations(at.art("as11.dos.E2-d"_art)).add("S-78"_art);
}

}  // namespace

Bar bar(const Context& at, As<AcceptProof>) {
  if (auto bar = bar_director(at, proving(at))) return bar;
  if (!at.rules.is_free_bank() || at.phase_is(Phase::closed))
    return refusal(RefusalCode::wrong_phase, proving(at));
  return std::nullopt;
}

void offer(const Context& at, As<AcceptProof>, Options& out) {
  rules::OneOf players;
  for (const auto& one : at.state.people.all())
    if (one.role == Role::player && !is_proven(at.state, one.id))
      players.values.push_back(to_text(one.id));
  if (!players.values.empty()) out.push_back({"accept-proof", {{"person", players}}});
}

Decision rule(const Context& at, const AcceptProof& command) {
  const auto* person = at.state.people.find(command.person);
  if (person == nullptr || person->role != Role::player)
    return refuse(RefusalCode::no_such_player, proving(at));
  if (is_proven(at.state, command.person)) return refuse(RefusalCode::already_noted, proving(at));
  return Course(at).add(ProofAccepted{command.person}, proving(at)).done();
}

Bar bar(const Context& at, As<BeginSession>) {
  const auto by = Citations(at.rules.free_sessions.by).add("S-87"_art);
  if (auto bar = bar_director(at, by)) return bar;
  if (!at.rules.is_free_bank() || !at.phase_is(Phase::counting))
    return refusal(RefusalCode::wrong_phase, by);
  if (at.state.session >= at.rules.free_sessions.value)
    return refusal(RefusalCode::session_over, by);
  return std::nullopt;
}

Decision rule(const Context& at, const BeginSession&) {
  const auto by = Citations(at.rules.free_sessions.by).add("S-87"_art);
  return Course(at).add(SessionBegan{at.state.session + 1}, by).done();
}

}  // namespace sabot::dos_panos
