#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/dos_panos/rulings.hpp"

// The inspector announces a banker, who deposits the amount or does not want it; a bank that its
// banker has left is offered to the others for the amount that it began with (es79.09.V.1,
// as11.dos.E1; S-83).

namespace sabot::dos_panos {
namespace {

bool is_among(const std::vector<PersonId>& people, const PersonId& who) {
  return std::ranges::find(people, who) != people.end();
}

// The last talla of an award that begins with the sabot on the table, or, where a new one follows,
// with that.
int last_talla(const State& state) {
  const bool new_sabot = state.phase != Phase::offering && state.offer.why == Vacancy::abandoned;
  return state.talla + state.offer.tallas - (new_sabot ? 0 : 1);
}

bool may_be_offered(const Context& at, const Person& one) {
  const auto& state = at.state;
  return one.is_placed() && one.id != state.offer.left_by && !is_among(state.offer.asked, one.id) &&
         !is_among(state.barred, one.id) && !bar_banking(at, one.id, state.offer.amount);
}

const Person* next_to_ask(const Context& at) {
  const Person* next = nullptr;
  for (const auto& one : at.state.people.all())
    if (may_be_offered(at, one) &&
        (next == nullptr || rank_of(at.state, one.id) < rank_of(at.state, next->id)))
      next = &one;
  return next;
}

Bar bar_offered(const Context& at) {
  const Citations by{
      at.art(at.state.offer.why == Vacancy::abandoned ? "as11.dos.E1-k"_art : "as11.dos.E1-a"_art)};
  if (auto bar = bar_player(at)) return bar;
  if (!at.phase_is(Phase::offering)) return refusal(RefusalCode::wrong_phase, by);
  if (at.state.offer.to != at.who) return refusal(RefusalCode::not_your_turn, by);
  return std::nullopt;
}

}  // namespace

// What somebody lacks to be banker for this amount: the money, and proof of funds where the bank is
// free.
Bar bar_banking(const Context& at, const PersonId& who, Money amount) {
  if (at.state.people.find(who)->chips < amount)
    return refusal(RefusalCode::insufficient_chips,
                   Citations(at.art("as11.dos.E1-e"_art)).add("S-03"_art));
  if (at.rules.is_free_bank() && !is_among(at.state.proven, who))
    return refusal(RefusalCode::no_proof, at.art("as11.dos.E2-d"_art));
  return std::nullopt;
}

Money greatest_bank(const State& state) {
  return state.bank_maximum.value_or(rules::largest_amount);
}

void take_bank(Course& on, const PersonId& by, Money amount, Title title, const Citations& why) {
  Citations articles = why;
  articles.add(on.art("as11.dos.E1-e"_art)).add(on.art("as11.dos.B-d"_art)).add(on.rules.awarding);
  if (on.rules.is_free_bank()) articles.add(on.art("as11.dos.E2-d"_art));
  if (on.state.offer.tallas > 1) articles.add(on.art("as11.dos.E1-d"_art));
  on.add(BankTaken{by, amount, title, last_talla(on.state)}, articles);
}

void offer_onwards(Course& on) {
  const Context at(on.rules, on.state, on.who);
  const auto* next = next_to_ask(at);
  if (next == nullptr) return open_auction(on, on.state.offer.tallas, on.art("as11.dos.E1-l"_art));
  on.add(BankOffered{next->id, on.state.offer.amount},
         Citations(on.art("as11.dos.E1-k"_art)).add("S-83"_art));
}

Bar bar(const Context& at, As<AnnounceBanker>) {
  const Citations by{at.art("as11.dos.E1-a"_art)};
  if (auto bar = bar_inspector(at, by)) return bar;
  if (!at.phase_is(Phase::opening)) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

void offer(const Context& at, As<AnnounceBanker>, Options& out) {
  for (const auto& one : at.state.people.all()) {
    if (!one.is_placed() || bar_banking(at, one.id, at.state.bank_minimum)) continue;
    const Money most = std::min(greatest_bank(at.state), one.chips);
    out.push_back({"announce-banker",
                   {{"person", rules::OneOf{{to_text(one.id)}}},
                    {"amount", rules::Amounts{at.state.bank_minimum, most, {1}}}}});
  }
}

Decision rule(const Context& at, const AnnounceBanker& command) {
  const Citations by{at.art("as11.dos.E1-a"_art)};
  if (auto bar = bar_named(at, command.person, by)) return std::unexpected(*bar);
  if (command.amount <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.amount > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (command.amount < at.state.bank_minimum)
    return refuse(RefusalCode::below_minimum, at.art("as11.dos.E2-b"_art));
  if (command.amount > greatest_bank(at.state))
    return refuse(RefusalCode::above_maximum, at.art("as11.dos.E2-b"_art));
  if (auto bar = bar_banking(at, command.person, command.amount)) return std::unexpected(*bar);
  const int tallas = command.tallas.value_or(1);
  if (tallas < 1 || tallas > most_tallas)
    return refuse(RefusalCode::wrong_count, at.art("as11.dos.E1-d"_art));
  Course on(at);
  on.add(BankerAnnounced{command.person, command.amount, tallas}, by);
  on.add(Announced{.call = Call::banca, .amount = command.amount, .person = command.person}, by);
  return on.done();
}

Bar bar(const Context& at, As<TakeBank>) {
  if (auto bar = bar_offered(at)) return bar;
  return bar_banking(at, at.who, at.state.offer.amount);
}

Decision rule(const Context& at, const TakeBank&) {
  Course on(at);
  const bool abandoned = at.state.offer.why == Vacancy::abandoned;
  const auto title = abandoned ? Title::offered : Title::announced;
  take_bank(on, at.who, at.state.offer.amount, title,
            on.art(abandoned ? "as11.dos.E1-k"_art : "as11.dos.E1-a"_art));
  return on.done();
}

Bar bar(const Context& at, As<RefuseBank>) { return bar_offered(at); }

Decision rule(const Context& at, const RefuseBank&) {
  Course on(at);
  const bool abandoned = at.state.offer.why == Vacancy::abandoned;
  on.add(BankRefused{at.who}, on.art(abandoned ? "as11.dos.E1-l"_art : "as11.dos.E1-b"_art));
  if (abandoned) offer_onwards(on);
  return on.done();
}

}  // namespace sabot::dos_panos
