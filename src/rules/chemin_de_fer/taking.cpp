#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/chemin_de_fer/rulings.hpp"
#include "sabot/rules/common/limits.hpp"

// The player who is asked takes the bank, alone or with somebody's help, or refuses it.

namespace sabot::chemin_de_fer {
namespace {

// What the player must put up, with the articles that say so.
struct Terms {
  Money least;
  Money greatest;
  bool exact = false;
  Citations by;
};

bool is_passed(const Context& at) { return at.state.offer.why == Vacancy::passed; }

Terms terms(const Context& at) {
  const auto& offer = at.state.offer;
  const auto exactly = [&](law::Citation by) {
    return Terms{offer.least, offer.least, true, at.art(by)};
  };
  if (at.phase_is(Phase::forced)) return exactly("as11.cdf.E1-t"_art);
  if (at.phase_is(Phase::retaking)) return exactly("as11.cdf.E1-j"_art);
  if (offer.why == Vacancy::continued) return exactly("as11.cdf.B-ag"_art);
  const Money greatest = at.state.bank_maximum.value_or(rules::largest_amount);
  Citations by{at.art("as11.cdf.E2-e"_art)};
  if (is_passed(at)) by = {at.art("as11.cdf.E1-h"_art), "A-31"_art};
  return {offer.least, greatest, false, by};
}

Title title(const Context& at) {
  if (at.phase_is(Phase::forced)) return Title::forced;
  if (at.phase_is(Phase::retaking)) return Title::retaken;
  if (at.state.offer.why == Vacancy::continued) return Title::continued;
  return at.actor->standing ? Title::standing : Title::in_turn;
}

// The article speaks of a hand that was passed; any other goes the same way by S-29.
Citations as_if_passed(const Context& at, Citations by) {
  return is_passed(at) ? by : by.add("S-29"_art);
}

Citations taking(const Context& at) {
  switch (title(at)) {
    case Title::forced: return as_if_passed(at, at.art("as11.cdf.E1-t"_art));
    case Title::retaken: return at.art("as11.cdf.E1-j"_art);
    case Title::continued: return at.art("as11.cdf.B-ag"_art);
    case Title::standing: {
      const auto by = as_if_passed(at, at.art("as11.cdf.E1-i"_art));
      return is_passed(at) ? Citations(by).add(at.art("as11.cdf.E1-h"_art)) : by;
    }
    default: break;
  }
  switch (at.state.offer.why) {
    case Vacancy::passed: return {at.art("as11.cdf.E1-f"_art), at.art("as11.cdf.E1-h"_art)};
    case Vacancy::lost: return at.art("as11.cdf.E1-e"_art);
    default: return at.art("as11.cdf.E1-a"_art);
  }
}

Bar bar_asked(const Context& at) {
  if (auto bar = bar_player(at)) return bar;
  const Citations by{at.art("as11.cdf.E1-a"_art), at.art("as11.cdf.E1-g"_art)};
  const bool asks = is_vacant(at.state.phase) && !at.phase_is(Phase::auction);
  if (!asks) return refusal(RefusalCode::wrong_phase, by);
  if (at.state.offer.to != at.who) return refusal(RefusalCode::not_your_turn, by);
  return std::nullopt;
}

// What is wrong with the amount of the whole bank, `part` of it being somebody else's.
Bar bar_amount(const Context& at, Money amount, Money part) {
  const auto asked = terms(at);
  if (amount <= Money{}) return refusal(RefusalCode::amount_not_positive, "S-02"_art);
  if (amount > rules::largest_amount) return refusal(RefusalCode::amount_too_large, "S-02"_art);
  if (!asked.exact && amount < asked.least) return refusal(RefusalCode::below_minimum, asked.by);
  // An associate adds to the banker's money; it does not take its place.
  if (amount <= part) return refusal(RefusalCode::below_minimum, at.art("as11.cdf.E1-b"_art));
  if (!asked.exact && amount > asked.greatest)
    return refusal(RefusalCode::above_maximum, at.rules.bank_factor.by);
  if (amount - part > at.actor->chips) return refusal(RefusalCode::insufficient_chips, "S-03"_art);
  if (asked.exact && amount != asked.least) return refusal(RefusalCode::not_the_amount, asked.by);
  return std::nullopt;
}

// A passed hand goes first to a player who takes it alone.
bool others_come_first(const Context& at) { return at.phase_is(Phase::offering) && is_passed(at); }

bool refusal_counts(const Context& at) {
  if (!at.phase_is(Phase::offering) || !at.actor->is_seated()) return false;
  switch (at.state.offer.why) {
    case Vacancy::continued: return false;
    case Vacancy::passed: return at.rules.refusals_counted.value == RefusalsCounted::every_offer;
    default: return true;
  }
}

Citations refusing(const Context& at) {
  if (at.phase_is(Phase::forced)) return at.art("as11.cdf.E1-u"_art);
  if (at.phase_is(Phase::retaking)) return at.art("as11.cdf.E1-j"_art);
  Citations by{at.art("as11.cdf.E1-g"_art)};
  // A player who stands has no seat to lose.
  return at.actor->is_seated() ? by.add(at.rules.refusals_counted.by) : by;
}

}  // namespace

void award_bank(Course& on, const PersonId& to, Money amount, Title title,
                const std::optional<PersonId>& associate, const Citations& by) {
  const auto seat = on.state.people.find(to)->seat;
  const auto* proposal = associate ? proposal_from(on.state, *associate, to) : nullptr;
  const Money part = proposal != nullptr ? proposal->amount : Money{};
  auto articles = by;
  articles.add(on.art("as11.cdf.B-f"_art)).add(on.rules.bank_place);
  if (part == Money{}) {
    on.add(BankTaken{to, seat, amount, title}, articles);
    return;
  }
  on.add(BankTakenTogether{to, seat, amount, amount - part, title}, articles);
  on.add(Associated{*associate, part}, {on.art("as11.cdf.E1-b"_art), on.art("as11.cdf.E1-c"_art)});
}

Bar bar(const Context& at, As<TakeBank>) { return bar_asked(at); }

void offer(const Context& at, As<TakeBank>, Options& out) {
  const auto asked = terms(at);
  const auto amounts = [&](Money part) {
    const Money most = std::min({asked.greatest, at.actor->chips + part, rules::largest_amount});
    return rules::Amounts{std::max(asked.least, part + Money{1}), most, {1}};
  };
  if (const auto alone = amounts({}); alone.least <= alone.greatest)
    out.push_back({"take-bank", {{"amount", alone}}});
  for (const auto& one : at.state.proposals) {
    if (one.to != at.who || at.state.people.find(one.by)->chips < one.amount) continue;
    const auto together = amounts(one.amount);
    if (together.least > together.greatest) continue;
    out.push_back(
        {"take-bank", {{"amount", together}, {"associate", rules::OneOf{{to_text(one.by)}}}}});
  }
}

Decision rule(const Context& at, const TakeBank& command) {
  const auto* proposal =
      command.associate ? proposal_from(at.state, *command.associate, at.who) : nullptr;
  const Money part = proposal != nullptr ? proposal->amount : Money{};
  if (command.associate) {
    const Citations by{at.art("as11.cdf.E1-b"_art)};
    if (auto bar = bar_named(at, *command.associate, by)) return std::unexpected(*bar);
    if (*command.associate == at.who) return refuse(RefusalCode::wrong_person, by);
  }
  if (auto bar = bar_amount(at, command.amount, part)) return std::unexpected(*bar);
  if (command.associate && proposal == nullptr)
    return refuse(RefusalCode::no_such_proposal, at.art("as11.cdf.E1-b"_art));
  if (proposal != nullptr && at.state.people.find(proposal->by)->chips < part)
    return refuse(RefusalCode::insufficient_chips, "S-03"_art);
  Course on(at);
  if (command.associate && others_come_first(at)) {
    on.add(BankWantedTogether{at.who, *command.associate, command.amount},
           at.art("as11.cdf.E1-k"_art));
    offer_onwards(on);
  } else {
    award_bank(on, at.who, command.amount, title(at), command.associate,
               taking(at).add(at.rules.circle));
  }
  return on.done();
}

Bar bar(const Context& at, As<RefuseBank>) { return bar_asked(at); }

Decision rule(const Context& at, const RefuseBank&) {
  Course on(at);
  const int in_a_row = at.state.mark(at.who).refusals + (refusal_counts(at) ? 1 : 0);
  on.add(BankRefused{at.who, in_a_row}, refusing(at));
  const SeatLost lost{at.who, at.actor->seat};
  if (at.phase_is(Phase::forced))
    on.add(lost, at.art("as11.cdf.E1-u"_art));
  else if (in_a_row > at.rules.refusals_allowed.value)
    on.add(lost, as_set(at.art("as11.cdf.D-k"_art), at.rules.refusals_allowed));
  offer_onwards(on);
  return on.done();
}

}  // namespace sabot::chemin_de_fer
