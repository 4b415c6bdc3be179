#include "sabot/base/forms.hpp"
#include "sabot/rules/chemin_de_fer/rulings.hpp"
#include "sabot/rules/common/limits.hpp"

// The director opens the table with its limits, says whether a player who makes banco plays at
// will, notes which players have a seat elsewhere, and closes the table.

namespace sabot::chemin_de_fer {
namespace {

// The bank's maximum must fit the books.
Money greatest_minimum(const Rules& rules) {
  const int factor = rules.bank_unlimited.value ? 1 : rules.bank_factor.value;
  return Money{rules::largest_amount.cents / factor};
}

std::optional<Money> bank_maximum(const Rules& rules, Money minimum) {
  if (rules.bank_unlimited.value) return std::nullopt;
  return checked_times(minimum, rules.bank_factor.value);
}

Citations maximum_article(const Rules& rules) {
  return rules.bank_unlimited.value ? rules.bank_unlimited.by : rules.bank_factor.by;
}

const rules::OneOf yes_or_no{{"true", "false"}};

}  // namespace

Bar bar(const Context& at, As<Open>) {
  if (auto bar = bar_director(at, "S-22"_art)) return bar;
  if (!at.phase_is(Phase::closed)) return refusal(RefusalCode::wrong_phase, "S-22"_art);
  return std::nullopt;
}

// The bank's own minimum is not offered: what it may be depends on the minimum chosen.
void offer(const Context& at, As<Open>, Options& out) {
  const Money least = at.rules.authorised_minimum.value;
  const rules::Amounts minimum{least, greatest_minimum(at.rules), {1}};
  out.push_back({"open", {{"minimum", minimum}}});
}

Decision rule(const Context& at, const Open& command) {
  const auto& rules = at.rules;
  const Money bank_minimum = command.bank_minimum.value_or(command.minimum);
  if (command.minimum <= Money{} || bank_minimum <= Money{})
    return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.minimum > greatest_minimum(rules) || bank_minimum > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (bank_minimum < command.minimum)
    return refuse(RefusalCode::below_minimum, at.art("as11.cdf.E2-e"_art));
  const auto maximum = bank_maximum(rules, command.minimum);
  if (bank_minimum > maximum.value_or(rules::largest_amount))
    return refuse(RefusalCode::above_maximum, rules.bank_factor.by);
  if (command.minimum < rules.authorised_minimum.value)
    return refuse(RefusalCode::minimum_not_authorised,
                  Citations(rules.authorised_minimum.by).add(at.art("as11.cdf.E2-a"_art)));
  Citations by{at.art("as11.cdf.E2-a"_art), at.art("as11.cdf.E2-e"_art)};
  by.add(maximum_article(rules)).add(rules.circle).add("S-22"_art);
  return Course(at).add(TableOpened{command.minimum, bank_minimum, maximum}, by).done();
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
  if (const auto had = on.state.seguido; !had.is_nobody())
    on.add(SeguidoLapsed{had}, {on.art("as11.cdf.B-t"_art), "S-31"_art});
  on.add(TableClosed{}, "S-22"_art);
  return on.done();
}

Bar bar(const Context& at, As<AuthoriseBanco>) {
  const Citations by{at.art("as11.cdf.A-k"_art)};
  if (auto bar = bar_director(at, by)) return bar;
  if (!is_preparation(at.state.phase)) return refusal(RefusalCode::too_late, by);
  return std::nullopt;
}

void offer(const Context&, As<AuthoriseBanco>, Options& out) {
  out.push_back({"authorise-banco", {{"free", yes_or_no}}});
}

Decision rule(const Context& at, const AuthoriseBanco& command) {
  return Course(at).add(BancoAuthorised{command.free}, at.art("as11.cdf.A-k"_art)).done();
}

Bar bar(const Context& at, As<NoteElsewhere>) {
  return bar_director(at, {at.art("as11.cdf.D-i"_art), "S-40"_art});
}

void offer(const Context& at, As<NoteElsewhere>, Options& out) {
  rules::OneOf players;
  for (const auto& one : at.state.people.all())
    if (one.role == Role::player) players.values.push_back(to_text(one.id));
  if (players.values.empty()) return;
  out.push_back({"note-elsewhere", {{"person", players}, {"seated", yes_or_no}}});
}

Decision rule(const Context& at, const NoteElsewhere& command) {
  const Citations by{at.art("as11.cdf.D-i"_art), "S-40"_art};
  const auto* person = at.state.people.find(command.person);
  if (person == nullptr || person->role != Role::player)
    return refuse(RefusalCode::no_such_player, by);
  return Course(at).add(NotedElsewhere{command.person, command.seated}, by).done();
}

}  // namespace sabot::chemin_de_fer
