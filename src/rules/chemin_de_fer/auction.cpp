#include <algorithm>

#include "sabot/rules/chemin_de_fer/rulings.hpp"
#include "sabot/rules/common/limits.hpp"

// A bank that nobody has taken in turn goes to the player who bids most; so does the bank of
// somebody who would not deal once (es79.08.V, as11.cdf.E1; ).

namespace sabot::chemin_de_fer {
namespace {

using baccarat::bid_of;
using baccarat::highest_bid;
using baccarat::least_bid;

bool is_among(const std::vector<PersonId>& people, const PersonId& who) {
  return std::ranges::find(people, who) != people.end();
}

bool would_not_deal(const State& state, const PersonId& who) {
  return is_among(state.offer.unwilling, who);
}

bool is_barred(const State& state, const PersonId& who) {
  return would_not_deal(state, who) || is_among(state.offer.passed_by, who);
}

// The article on a banker who would not deal names that player and the one who had passed the hand;
// an associate stays barred by the article on passed hands. What outlasts one auction is S-55.
Citations barring(const Context& at) {
  const auto& offer = at.state.offer;
  if (offer.why != Vacancy::refused) return at.art("as11.cdf.E1-s"_art);
  const bool first = offer.unwilling.back() == at.who || at.state.former_banker == at.who;
  if (first) return at.art("as11.cdf.E1-x"_art);
  const auto article = would_not_deal(at.state, at.who) ? "as11.cdf.E1-x"_art : "as11.cdf.E1-s"_art;
  return Citations(at.art(article)).add("S-55"_art);
}

// A hand that was passed may have a floor of its own.
bool has_floor_of_passed(const Rules& rules, const State& state) {
  return !state.former_banker.is_nobody() &&
         rules.auction_floor.value == AuctionFloor::passed_amount;
}

Citations least_bid_articles(const Context& at) {
  if (bid_of(at.state.offer.bids, at.who) != nullptr) return at.art("as11.cdf.E1-m"_art);
  Citations by;
  if (!at.state.former_banker.is_nobody()) by.add(at.rules.auction_floor.by);
  if (!has_floor_of_passed(at.rules, at.state)) by.add(at.art("as11.cdf.E2-e"_art));
  return by;
}

Money greatest_bid(const State& state) {
  return state.bank_maximum.value_or(rules::largest_amount);
}

}  // namespace

void open_auction(Course& on, const Citations& by) {
  const auto& rules = on.rules;
  const auto& state = on.state;
  const auto why = state.offer.why;
  const bool was_passed = !state.former_banker.is_nobody();
  const bool floor = has_floor_of_passed(rules, state);
  Citations articles = by;
  if (why == Vacancy::passed) articles.add(rules.passed_hand.by);
  if (was_passed) articles.add(rules.auction_floor.by);
  if (why != Vacancy::passed && why != Vacancy::refused) articles.add("S-29"_art);
  on.add(AuctionOpened{floor ? state.former_bank : state.bank_minimum}, articles);
}

Bar bar(const Context& at, As<Bid>) {
  if (auto bar = bar_player(at)) return bar;
  if (!at.phase_is(Phase::auction))
    return refusal(RefusalCode::wrong_phase, at.art("as11.cdf.E1-m"_art));
  return std::nullopt;
}

void offer(const Context& at, As<Bid>, Options& out) {
  if (is_barred(at.state, at.who)) return;
  const Money least = least_bid(at.state.offer.bids, at.who, at.state.offer.least);
  const Money greatest = std::min(greatest_bid(at.state), at.actor->chips);
  if (least <= greatest) out.push_back({"bid", {{"amount", rules::Amounts{least, greatest, {1}}}}});
}

Decision rule(const Context& at, const Bid& command) {
  const auto& state = at.state;
  if (command.amount <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.amount > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (command.amount < least_bid(state.offer.bids, at.who, state.offer.least))
    return refuse(RefusalCode::below_minimum, least_bid_articles(at));
  if (command.amount > greatest_bid(state))
    return refuse(RefusalCode::above_maximum, at.rules.bank_factor.by);
  if (command.amount > at.actor->chips) return refuse(RefusalCode::insufficient_chips, "S-03"_art);
  if (is_barred(state, at.who)) return refuse(RefusalCode::may_not_bid, barring(at));
  return Course(at).add(BidMade{at.who, command.amount}, at.art("as11.cdf.E1-m"_art)).done();
}

Bar bar(const Context& at, As<AwardBank>) {
  return bar_croupier(at, Phase::auction, at.art("as11.cdf.E1-m"_art));
}

Decision rule(const Context& at, const AwardBank&) {
  Course on(at);
  const auto best = highest_bid(at.state.people, at.state.offer.bids);
  if (best.by.empty()) {
    offer_onwards(on);
    return on.done();
  }
  const auto first = first_of(at.rules, at.state, best.by);
  const bool before_standing =
      is_seated_here(at.state, first.who) && std::ranges::any_of(best.by, [&](const PersonId& one) {
        return !is_seated_here(at.state, one);
      });
  Citations by{at.art("as11.cdf.E1-m"_art)};
  if (before_standing) by.add(at.art("as11.cdf.E1-n"_art));
  award_bank(on, first.who, best.amount, Title::auction, std::nullopt, by.add(first.by));
  return on.done();
}

Bar bar(const Context& at, As<RefuseToDeal>) {
  const Citations by{at.art("as11.cdf.E1-x"_art)};
  if (auto bar = bar_banker(at, by)) return bar;
  const bool before =
      at.phase_is(Phase::announcing) || at.phase_is(Phase::banco) || at.phase_is(Phase::betting);
  if (!before) return refusal(RefusalCode::wrong_phase, by);
  if (at.state.bank.coups > 0) return refusal(RefusalCode::too_late, by);
  if (!at.state.aside.empty())
    return refusal(RefusalCode::must_play_on, at.art("as11.cdf.C1-b"_art));
  return std::nullopt;
}

Decision rule(const Context& at, const RefuseToDeal&) {
  const Citations by{at.art("as11.cdf.E1-x"_art)};
  Course on(at);
  on.add(DealRefused{at.who}, Citations(by).add(at.art("as11.cdf.E1-w"_art)));
  return_bets(on, "S-27"_art);
  return_bank(on, by);
  if (!end_if_stopped(on)) open_auction(on, by);
  return on.done();
}

}  // namespace sabot::chemin_de_fer
