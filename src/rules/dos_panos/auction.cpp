#include <algorithm>

#include "sabot/rules/common/limits.hpp"
#include "sabot/rules/dos_panos/rulings.hpp"

// A bank without a banker is auctioned by the inspector; between equal bids a lot decides, and if
// nobody bids the game ends (es79.09.V.1, as11.dos.E1; S-84).

namespace sabot::dos_panos {
namespace {

// In the order of their numbers in the lot.
std::vector<PersonId> by_rank(const State& state, std::vector<PersonId> people) {
  std::ranges::stable_sort(people, {}, [&](const PersonId& one) { return rank_of(state, one); });
  return people;
}

// An abandoned bank that has been auctioned begins a new sabot.
void award(Course& on, const PersonId& to, Money amount, const Citations& by) {
  const bool abandoned = on.state.offer.why == Vacancy::abandoned;
  take_bank(on, to, amount, Title::auction, by);
  if (abandoned) end_talla(on, on.art("as11.dos.E1-l"_art));
}

// A bid that can no longer be paid counts for nothing.
void award_to_highest(Course& on) {
  const auto best = baccarat::highest_bid(on.state.people, on.state.offer.bids);
  if (best.by.empty()) {
    const Citations by{on.art("as11.dos.E1-m"_art)};
    on.add(NobodyBanks{}, by).add(GameEnded{}, by);
    return end_talla(on, by);
  }
  if (best.by.size() == 1)
    return award(on, best.by.front(), best.amount, on.art("as11.dos.E1-b"_art));
  on.add(LotDue{by_rank(on.state, best.by)},
         Citations(on.art("as11.dos.E1-c"_art)).add("S-84"_art));
}

}  // namespace

void open_auction(Course& on, int tallas, const Citations& by) {
  on.add(AuctionOpened{on.state.bank_minimum, tallas}, by);
}

Bar bar(const Context& at, As<OpenAuction>) {
  const Citations by{at.art("as11.dos.E1-b"_art)};
  if (auto bar = bar_inspector(at, by)) return bar;
  if (!at.phase_is(Phase::opening)) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

void offer(const Context&, As<OpenAuction>, Options& out) { out.push_back({"open-auction", {}}); }

Decision rule(const Context& at, const OpenAuction& command) {
  const int tallas = command.tallas.value_or(1);
  if (tallas < 1 || tallas > most_tallas)
    return refuse(RefusalCode::wrong_count, at.art("as11.dos.E1-d"_art));
  Course on(at);
  open_auction(on, tallas, on.art("as11.dos.E1-b"_art));
  return on.done();
}

Bar bar(const Context& at, As<Bid>) {
  if (auto bar = bar_player(at)) return bar;
  if (!at.phase_is(Phase::auction))
    return refusal(RefusalCode::wrong_phase, at.art("as11.dos.E1-b"_art));
  return std::nullopt;
}

void offer(const Context& at, As<Bid>, Options& out) {
  const auto& offer = at.state.offer;
  const Money least = baccarat::least_bid(offer.bids, at.who, offer.amount);
  const Money greatest = std::min(greatest_bank(at.state), at.actor->chips);
  if (least <= greatest && !bar_banking(at, at.who, least))
    out.push_back({"bid", {{"amount", rules::Amounts{least, greatest, {1}}}}});
}

Decision rule(const Context& at, const Bid& command) {
  const auto& offer = at.state.offer;
  if (command.amount <= Money{}) return refuse(RefusalCode::amount_not_positive, "S-02"_art);
  if (command.amount > rules::largest_amount)
    return refuse(RefusalCode::amount_too_large, "S-02"_art);
  if (command.amount < baccarat::least_bid(offer.bids, at.who, offer.amount)) {
    const bool again = baccarat::bid_of(offer.bids, at.who) != nullptr;
    return refuse(RefusalCode::below_minimum,
                  at.art(again ? "as11.dos.E1-b"_art : "as11.dos.E2-b"_art));
  }
  if (command.amount > greatest_bank(at.state))
    return refuse(RefusalCode::above_maximum, at.art("as11.dos.E2-b"_art));
  if (auto bar = bar_banking(at, at.who, command.amount)) return std::unexpected(*bar);
  return Course(at).add(BidMade{at.who, command.amount}, at.art("as11.dos.E1-b"_art)).done();
}

Bar bar(const Context& at, As<AwardBank>) {
  const Citations by{at.art("as11.dos.E1-b"_art)};
  if (auto bar = bar_inspector(at, by)) return bar;
  if (!at.phase_is(Phase::auction)) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

Decision rule(const Context& at, const AwardBank&) {
  Course on(at);
  award_to_highest(on);
  return on.done();
}

// Between equal bids the inspector's; between the paños the croupier's.
Bar bar(const Context& at, As<DrawLot>) {
  const bool of_panos = at.phase_is(Phase::banco_lot);
  const Citations by{at.art(of_panos ? "as11.dos.D-e"_art : "as11.dos.E1-c"_art)};
  const Role role = of_panos ? Role::croupier : Role::inspector;
  if (auto bar = rules::bar_unless(at.actor, role, by)) return bar;
  if (!of_panos && !at.phase_is(Phase::lot)) return refusal(RefusalCode::wrong_phase, by);
  return std::nullopt;
}

int numbers_in_lot(const State& state) {
  return state.phase == Phase::banco_lot ? 2 : static_cast<int>(state.offer.lot.size());
}

void offer(const Context& at, As<DrawLot>, Options& out) {
  out.push_back({"draw-lot", {{"number", rules::Numbers{1, numbers_in_lot(at.state)}}}});
}

Decision rule(const Context& at, const DrawLot& command) {
  const bool of_panos = at.phase_is(Phase::banco_lot);
  const auto by =
      Citations(at.art(of_panos ? "as11.dos.D-e"_art : "as11.dos.E1-c"_art)).add("S-84"_art);
  if (command.number < 1 || command.number > numbers_in_lot(at.state))
    return refuse(RefusalCode::no_such_number, by);
  Course on(at);
  on.add(LotDrawn{command.number}, by);
  if (of_panos) {
    award_banco(on, command.number == 1 ? Hand::primero : Hand::segundo, by);
    return on.done();
  }
  const auto to = on.state.offer.lot[static_cast<std::size_t>(command.number - 1)];
  const auto* bid = baccarat::bid_of(on.state.offer.bids, to);
  if (on.state.people.find(to)->chips < bid->amount)
    award_to_highest(on);
  else
    award(on, to, bid->amount, by);
  return on.done();
}

}  // namespace sabot::dos_panos
