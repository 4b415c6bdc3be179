#include "sabot/odds/dos_panos.hpp"

#include <algorithm>

#include "sabot/base/forms.hpp"
#include "sabot/rules/dos_panos/settlement.hpp"

namespace sabot::odds {
namespace {

using namespace dos_panos;

TwoCardsBeat beat_of(const Rules& rules) {
  if (rules.two_card_eight.value != TwoCardEight::beats) return TwoCardsBeat::nothing;
  return rules.two_card_nine.value == TwoCardNine::beats ? TwoCardsBeat::with_both
                                                         : TwoCardsBeat::with_eight;
}

BankerRules banker_of(const Rules& rules) {
  return {.cuadro = rules.cuadro.value,
          .zero_draws = rules.banker_with_zero.value == BankerWithZero::draws,
          .follows_for_one = rules.one_abated.value == OneAbated::follows,
          .bound_always = rules.restored_rules.value == RestoredRules::every_coup,
          .option_draws = rules.option_when_abated.value == OptionWhenAbated::draws};
}

// A bet of which so much plays on each paño.
PanosBet bet_of(std::string name, const std::array<Money, 2>& plays, Money stake) {
  PanosBet bet{std::move(name), {}};
  const auto first = first_nets();
  const auto second = second_nets();
  for (std::size_t i = 0; i < bet.on.size(); ++i) {
    const Fraction net =
        first[i] * in_stakes(plays[0], stake) + second[i] * in_stakes(plays[1], stake);
    bet.on[i] = {.resolved = net != 0, .net = net, .to_house = 0};
  }
  return bet;
}

// The bank against so much on each paño, which together are the stake.
PanosBet bank_of(const Rules& rules, const law::Cited<Ratio>& rate,
                 const std::array<Money, 2>& plays, Money stake) {
  PanosBet bet{"banca", {}};
  for (std::size_t i = 0; i < bet.on.size(); ++i) {
    Money won;
    Money lost;
    for (const auto& [outcome, amount] :
         {std::pair(of_first(i), plays[0]), {of_second(i), plays[1]}}) {
      if (outcome == Outcome::banca) won += amount;
      if (outcome == Outcome::punto) lost += amount;
    }
    const Money kept = deduction_of(rules, rate, won, lost).amount;
    const Money net = won - lost - kept;
    bet.on[i] = {
        .resolved = won != lost, .net = in_stakes(net, stake), .to_house = in_stakes(kept, stake)};
  }
  return bet;
}

// The stake shared in this ratio, where that leaves no fraction of a cent.
std::expected<std::array<Money, 2>, std::string> shared(Money stake, const PanoStakes& ratio) {
  const Fraction part = ratio.first / (ratio.first + ratio.second);
  const Integer parts = part.get_den();
  const Integer cents = stake.cents;
  if (cents % parts == 0) {
    const Money first{Integer(cents / parts * part.get_num()).get_si()};
    return std::array{first, stake - first};
  }
  const Integer next = (cents / parts + 1) * parts;
  if (!next.fits_slong_p())
    return std::unexpected(to_text(stake) +
                           " on both paños cannot be shared in the ratio of --panos");
  return std::unexpected(to_text(stake) +
                         " on both paños cannot be shared in the ratio of --panos; try " +
                         to_text(Money{next.get_si()}));
}

}  // namespace

std::expected<TwoPanos, std::string> read_panos(const law::Ruleset& ruleset) {
  const auto rules = Rules::from(ruleset);
  if (!rules) return std::unexpected(rules.error().what);
  const bool gross = rules->deduction_base.value == DeductionBase::gross;
  return TwoPanos{.packs = rules->packs.value,
                  .puntos = rules->punto_draws.value,
                  .banker = banker_of(*rules),
                  .beat = beat_of(*rules),
                  .caballo = rules->caballo.value,
                  .bank = rules->is_free_bank() ? odds::BankKind::free : odds::BankKind::limited,
                  .limited_deduction = {fraction(rules->deduction.value), gross},
                  .free_deduction = {fraction(rules->free_deduction.value), gross}};
}

std::expected<std::vector<PanosBet>, std::string> panos_bets_at(const law::Ruleset& ruleset,
                                                                const PanosQuery& query) {
  const auto rules = Rules::from(ruleset);
  if (!rules) return std::unexpected(rules.error().what);
  const auto& [stake, minimum] = *query.at;
  const auto both = shared(stake, query.stakes);
  if (!both) return std::unexpected(both.error());
  const auto own = rules->is_free_bank() ? odds::BankKind::free : odds::BankKind::limited;
  const bool free = query.bank.value_or(own) == odds::BankKind::free;
  const Money line = on_the_line(stake);
  const auto halves = split(*rules, minimum.value_or(rules->authorised_minimum.value), stake);
  std::vector<PanosBet> bets{bet_of("primero", {stake, Money{}}, stake),
                             bet_of("segundo", {Money{}, stake}, stake)};
  if (rules->caballo.value) bets.push_back(bet_of("caballo", halves, stake));
  bets.push_back(bet_of("raya-1", {line, Money{}}, stake));
  bets.push_back(bet_of("raya-2", {Money{}, line}, stake));
  bets.push_back(bank_of(*rules, free ? rules->free_deduction : rules->deduction, *both, stake));
  return bets;
}

}  // namespace sabot::odds
